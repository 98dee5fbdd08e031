"""The saturation tab on a real session, with hands to act on it."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tabs.driver import NONE, TabDriver


class Tab(TabDriver):
    """The saturation tab."""

    @property
    def spec(self):
        return self.session.lab.saturation

    @property
    def shown(self):
        return self.canvas.picture

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

    def drag(self, *points, modifiers=NONE):
        """Press at the first point, move over the others, let go at the last."""
        self.send(QEvent.Type.MouseButtonPress, points[0], modifiers=modifiers)
        for point in points[1:]:
            self.send(QEvent.Type.MouseMove, point, modifiers=modifiers)
        self.send(QEvent.Type.MouseButtonRelease, points[-1], Qt.MouseButton.NoButton, modifiers)

    def click(self, point):
        self.drag(point)

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
