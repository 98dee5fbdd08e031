"""The keys of a canvas while one votes in Predict first."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from attnviz.ui.predict.predicting import Predicting

PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class VoteKeys(QObject):
    """Turns keys of the canvas into votes while the answer is covered.

    Going on (PageDown), Space and Esc are the window's and come through the tab.
    """

    def __init__(self, prediction: Predicting, parent: QObject) -> None:
        super().__init__(parent)
        self._prediction = prediction
        self._widgets: list[QWidget] = []

    def listen_to(self, widgets: list[QWidget]) -> None:
        """Listen to these widgets, and to no others."""
        if widgets == self._widgets:
            return
        for widget in filter(isValid, self._widgets):  # a table that is put away is gone
            widget.removeEventFilter(self)
        self._widgets = widgets
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the keys of a vote before any shortcut, then count them."""
        kind = event.type()
        if kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        assert isinstance(event, QKeyEvent)
        if not self._is_ours(event):
            return False
        if kind == QEvent.Type.KeyPress:
            self._act(event)
        event.accept()
        return True

    def _is_ours(self, event: QKeyEvent) -> bool:
        question = self._prediction.question
        if not self._prediction.covered or question is None:
            return False
        if event.modifiers() & ~_KEYPAD not in PLAIN:
            return False
        if event.key() in _ENTER:
            return True
        if not self._prediction.asks:
            return False
        return event.key() == Qt.Key.Key_Backspace or self._prediction.takes(event.text())

    def _act(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._prediction.enter()
        elif event.key() == Qt.Key.Key_Backspace:
            self._prediction.take_back()
        else:
            self._prediction.type(event.text())
