"""The field in which a person types the text that the model is tried on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.ui.controls.typed import has_nothing_to_undo


class TextField(QLineEdit):
    """Return and leaving commit, Esc gives up."""

    committed = Signal(str)
    given_up = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = False

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the window away from what is being typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()
                return True
            if has_nothing_to_undo(self, event):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._end(keep=True)
        elif event.key() == Qt.Key.Key_Escape:
            self._end(keep=False)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._end(keep=True)

    def _end(self, *, keep: bool) -> None:
        if self._over:
            return
        self._over = True
        if keep:
            self.committed.emit(self.text())
        else:
            self.given_up.emit()
