"""A tab on screen: what it said, and hands to act on it."""

import json
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication

FIGURES = Path(__file__).parents[1] / "data" / "figures"
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def figures(name):
    """Return numbers of the design."""
    return json.loads((FIGURES / f"{name}.json").read_text(encoding="utf-8"))


class TabDriver:
    """A view on a session."""

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
            self._panel.resize(304, 588)
            self.qtbot.addWidget(self._panel)
        return self._panel

    @property
    def document(self):
        return self.session.document()

    @property
    def caption(self):
        return self.captions[-1]

    @property
    def status(self):
        return self.statuses[-1]

    @property
    def undo_names(self):
        stack = self.session.undo_stack
        return [stack.text(i) for i in range(stack.count())]

    def press(self, key):
        """Run the command that has this key, if it can be run now."""
        wanted = QKeySequence(key).toString()
        found = [
            each
            for each in self.view.commands()
            if wanted in [QKeySequence(k).toString() for k in each.keys]
        ]
        assert len(found) == 1, key
        _run(found[0])

    def run(self, id_):
        """Run the command of this name, as a menu does."""
        wanted = f"{type(self.view).id}.{id_}"
        (command,) = [each for each in self.view.commands() if each.id == wanted]
        _run(command)

    def send(self, kind, point, buttons=LEFT, modifiers=NONE, widget=None):
        """Send a mouse event to the canvas or another widget."""
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
        widget, point = widget or self.canvas, QPointF(point)
        event = QMouseEvent(kind, point, widget.mapToGlobal(point), button, buttons, modifiers)
        QApplication.sendEvent(widget, event)

    def hover(self, point):
        """Move the pointer there, no button down."""
        self.send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton)


def _run(command):
    if command.enabled is None or command.enabled():
        command.run()
