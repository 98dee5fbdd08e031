"""A field for one number that wishes for what was typed and shows what it is told."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.errors import EditError
from attnviz.ui.controls.typed import has_nothing_to_undo

_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class SubmittedField(QLineEdit):
    """Return submits, Esc and leaving with a bad number restore; what arrows do is a subclass's."""

    submitted = Signal(object)
    """The number that `number_of` made of the text."""
    refused = Signal(str)
    left = Signal()
    """Return or Esc: the field is done with the keyboard."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self._shown = ""
        self.textEdited.connect(self._on_text_edited)

    @abstractmethod
    def number_of(self, text: str) -> Any:
        """Return the number that a text stands for.

        Raises
        ------
        EditError
            Says what can be typed instead.
        """

    @abstractmethod
    def step(self, by: int) -> None:
        """Wish for the next number (+1) or the one before (-1)."""

    def after_submitting(self, value: Any) -> None:
        """Say something of a number that was submitted, once whoever heard of it has acted."""

    def set_value(self, text: str) -> None:
        """Show this, also while something else is being typed."""
        self._shown = text
        if self.text() != text or self.isUndoAvailable():
            at = self.cursorPosition()
            self.setText(text)
            self.setCursorPosition(at)
        self._set_wrong(False)

    @property
    def wrong(self) -> bool:
        """Whether what was typed cannot be used."""
        return bool(self.property("wrong"))

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the window away from what is being typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() in (*_ARROWS, *_RETURN, Qt.Key.Key_Escape):
                event.accept()
                return True
            if has_nothing_to_undo(self, event):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Submit, restore or step; everything else is typing."""
        key = event.key()
        if key in _RETURN:
            if self._submit():
                self.left.emit()
        elif key == Qt.Key.Key_Escape:
            SubmittedField.set_value(self, self._shown)
            self.left.emit()
        elif key in _ARROWS:
            self.step(1 if key == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.PopupFocusReason:
            return
        if self.text() != self._shown and not self._submit():
            SubmittedField.set_value(self, self._shown)

    def _submit(self) -> bool:
        if self.text() == self._shown:
            return True
        try:
            value = self.number_of(self.text())
        except EditError as error:
            self._set_wrong(True)
            self.refused.emit(str(error))
            return False
        shown = self._shown
        self.submitted.emit(value)
        if self._shown == shown:  # the wish was refused or changed nothing
            SubmittedField.set_value(self, shown)
        self.after_submitting(value)
        return True

    def _on_text_edited(self) -> None:
        self._set_wrong(False)

    def _set_wrong(self, wrong: bool) -> None:
        if wrong != self.wrong:
            self.setProperty("wrong", wrong)
            self.style().unpolish(self)
            self.style().polish(self)
