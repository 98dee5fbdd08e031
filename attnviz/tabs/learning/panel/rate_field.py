"""The field of the learning rate; it wishes for what was typed and shows what it is told."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.errors import EditError
from attnviz.model.document.learning import check_rate
from attnviz.ui.controls.typed import has_nothing_to_undo
from attnviz.ui.look.numbers import parse
from attnviz.ui.look.theme import Theme

KEPT = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Up, Qt.Key.Key_Down)
FACTOR = 2.0  # of an arrow key


class RateField(QLineEdit):
    """Return submits, Esc and leaving with a bad number restore, arrow keys double and halve."""

    submitted = Signal(float)
    refused = Signal(str)
    left = Signal()
    """Return or Esc: the field is done with the keyboard."""

    def __init__(self, label: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self._shown = ""
        self.set_look(theme)

    def set_look(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self.setStyleSheet(f"RateField {{ font-size: {theme.size('label')}px; }}")
        metrics = QFontMetricsF(theme.font("label"))
        self.setFixedWidth(round(metrics.horizontalAdvance("0.00000") + theme.px(26)))

    def set_value(self, text: str) -> None:
        """Show this."""
        if text != self._shown or not self.hasFocus():
            self._shown = text
            if self.text() != text:
                self.setText(text)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the window away from what is being typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() in KEPT:
                event.accept()
                return True
            if has_nothing_to_undo(self, event):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._submit():
                self.left.emit()
        elif key == Qt.Key.Key_Escape:
            self.setText(self._shown)
            self.left.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._stride(FACTOR if key == Qt.Key.Key_Up else 1 / FACTOR)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.PopupFocusReason:
            return
        if not self._submit():
            self.setText(self._shown)

    def _stride(self, factor: float) -> None:
        try:
            rate = parse(self._shown) * factor
            check_rate(rate)
        except EditError as error:
            self.refused.emit(str(error))
        else:
            self.submitted.emit(float(f"{rate:.3g}"))

    def _submit(self) -> bool:
        if self.text() == self._shown:
            return True
        try:
            rate = parse(self.text())
            check_rate(rate)
        except EditError as error:
            self.refused.emit(str(error))
            return False
        before = self._shown
        self.submitted.emit(rate)
        if self._shown == before:  # the wish was refused or changed nothing
            self.setText(before)
        return True
