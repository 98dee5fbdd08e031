"""Tool tips after half a second; Qt waits 0.7 s, and has no setting for it but a style of our own.

A style written in Python would be asked thousands of times for each picture. So the controls that
have a tip, and no others, are listened to, and the tip is asked for a little earlier.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCursor, QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from attnviz.frame.chrome.control_watch import ControlWatch
from attnviz.ui.controls.tips import are_quiet
from attnviz.ui.reading.descendants import descendants

WAKE_MS = 500
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QSlider, QTabBar)
_LEAVE = frozenset({
    QEvent.Type.Leave, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.KeyPress,
    QEvent.Type.Hide,
})  # fmt: skip


class PromptTips(ControlWatch):
    """Listens to controls that the pointer enters."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._over: QWidget | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAKE_MS)
        self._timer.timeout.connect(self._on_waited)

    def controls(self, place: QWidget) -> Iterable[QWidget]:
        """List the usual controls, and whatever else has a tip."""
        for widget in descendants(place, QWidget):
            if isinstance(widget, CONTROLS) or widget.toolTip():
                yield widget

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Start waiting when the pointer comes to rest, stop when something else happens."""
        kind = event.type()
        if kind == QEvent.Type.ToolTip:
            return are_quiet()
        if kind in (QEvent.Type.Enter, QEvent.Type.MouseMove):
            assert isinstance(watched, QWidget)
            self._over = watched
            self._timer.start()
        elif kind in _LEAVE:
            self._timer.stop()
        return False

    def _on_waited(self) -> None:
        widget = self._over
        if widget is None or not isValid(widget) or not widget.isVisible():
            return
        at = QCursor.pos()
        here = widget.mapFromGlobal(at)
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if widget.toolTip() and widget.rect().contains(here) and not pressed:
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, here, at))
