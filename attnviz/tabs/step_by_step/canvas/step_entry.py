"""A small field that takes the number of a step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.language import tr


class StepEntry(QLineEdit):
    """Goes as soon as no further digit could follow; Enter goes at once, Esc leaves."""

    entered = Signal(int)
    left = Signal()

    def __init__(self, last: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self.setPlaceholderText(f"1–{last}")
        self.setAccessibleName(tr("Number of a step, 1 to {last}", last=last))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._on_edited)
        self.hide()

    def ask(self, over: QWidget) -> None:
        """Show the field, empty, over what is shown: the canvas, or the comparison in its place."""
        if over is not self.parentWidget():
            self.setParent(over)
            wide, high = self.width(), self.height()
            self.move(max(0, (over.width() - wide) // 2), max(0, over.height() - 2 * high))
        self.clear()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def event(self, event: QEvent) -> bool:
        """Keep all keys from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go, leave, or type."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave without going."""
        super().focusOutEvent(event)
        self.hide()

    def _on_edited(self, text: str) -> None:
        kept = "".join(c for c in text if c.isdecimal() and c.isascii())
        if kept != text:
            self.setText(kept)
        if kept and int(kept) * 10 > self._last:
            self._go()

    def _go(self) -> None:
        text = self.text()
        if text and 1 <= int(text) <= self._last:
            self._leave()
            self.entered.emit(int(text))
        else:
            self.selectAll()

    def _leave(self) -> None:
        self.hide()
        self.left.emit()
