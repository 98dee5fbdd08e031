"""The saturation tab on a real session, with hands to act on it."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

FIGURES = Path(__file__).parents[2] / "data" / "figures"
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def figures(name):
    return json.loads((FIGURES / f"{name}.json").read_text(encoding="utf-8"))


class Tab:
    """The tab on screen, what it said, and hands to act on it."""

    def __init__(self, view, qtbot):
        self.view, self.session, self.canvas, self.qtbot = view, view.session, view.canvas, qtbot
        self.captions, self.statuses, self._panel = [], [], None
        view.caption_changed.connect(self.captions.append)
        view.status_changed.connect(self.statuses.append)

    @property
    def panel(self):
        """The side panel, which belongs to the window, that is to the test."""
        if self._panel is None:
            self._panel = self.view.side_panel()
            self.qtbot.addWidget(self._panel)
        return self._panel

    @property
    def spec(self):
        return self.session.lab.saturation

    @property
    def shown(self):
        return self.canvas.picture

    @property
    def caption(self):
        return self.captions[-1]

    @property
    def undo_names(self):
        stack = self.session.undo_stack
        return [stack.text(i) for i in range(stack.count())]

    def run(self, id_):
        """Run the command of this name, as a menu does."""
        (command,) = [c for c in self.view.commands() if c.id == f"saturation.{id_}"]
        if command.enabled is None or command.enabled():
            command.run()

    def press(self, key):
        """Run the command that has this key."""
        wanted = QKeySequence(key).toString()
        found = [
            c
            for c in self.view.commands()
            if wanted in [QKeySequence(k).toString() for k in c.keys]
        ]
        assert len(found) == 1, key
        if found[0].enabled is None or found[0].enabled():
            found[0].run()

    def undo(self):
        self.session.undo_stack.undo()

    def at_size(self, size):
        track = self.canvas.layout_now().track
        return QPointF(track.x_of(size), track.y)

    def key_row(self, key, side=0):
        return self.canvas.layout_now().charts[side].row_rect(key).center()

    def score_box(self, key):
        layout = self.canvas.layout_now().charts[0]
        return layout.input_rect(key, self.canvas._theme).center()

    def send(self, kind, point, buttons=LEFT, modifiers=NONE, widget=None):
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
        widget = widget or self.canvas
        event = QMouseEvent(kind, point, widget.mapToGlobal(point), button, buttons, modifiers)
        QApplication.sendEvent(widget, event)

    def drag(self, *points, modifiers=NONE):
        """Press at the first point, move over the others, let go at the last."""
        self.send(QEvent.Type.MouseButtonPress, points[0], modifiers=modifiers)
        for point in points[1:]:
            self.send(QEvent.Type.MouseMove, point, modifiers=modifiers)
        self.send(QEvent.Type.MouseButtonRelease, points[-1], Qt.MouseButton.NoButton, modifiers)

    def click(self, point):
        self.drag(point)

    def hover(self, point):
        self.send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton)

    def type(self, text):
        """Replace what stands in the field with the focus, and press Return."""
        field = QApplication.focusWidget()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)

    def settle(self):
        """Wait until bars and dots have arrived."""
        self.qtbot.waitUntil(lambda: not self.canvas.motion.easing)


@pytest.fixture
def tab(qtbot):
    """Return the tab as it opens, 976 x 588."""
    from attnviz.model.document.lab import Lab
    from attnviz.model.files.presets import preset
    from attnviz.session import Session
    from attnviz.tabs.saturation.view import SaturationView
    from attnviz.ui.look.theme import theme

    session = Session(Lab(preset("tiny")))
    view = SaturationView(session, theme("light"))
    view.setProperty("session", session)  # lives as long as the view
    qtbot.addWidget(view)
    view.resize(976, 588)
    view.show()
    view.activateWindow()
    qtbot.waitExposed(view)
    view.setFocus()
    qtbot.waitUntil(view.canvas.hasFocus)
    return Tab(view, qtbot)
