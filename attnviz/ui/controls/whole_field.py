"""A field for one whole number; it wishes for what was typed and shows what it is told."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.ui.controls.typed import has_nothing_to_undo
from attnviz.ui.look.numbers import grouped, parse
from attnviz.ui.look.theme import Theme

_GROUPING = str.maketrans("", "", " ,.\u00a0\u2009\u202f'’_")


def parse_whole(text: str) -> int:
    """Read a whole number of any size: 64, 1,024, 1 024.

    Raises
    ------
    EditError
        If it is no number or no whole one.
    """
    plain = text.strip().translate(_GROUPING)
    groups = text.strip().replace(".", ",").split(",")
    if plain.isascii() and plain.isdigit() and all(len(group) == 3 for group in groups[1:]):
        return int(plain)
    number = parse(text)
    if not number.is_integer():
        shown = text.strip()
        raise EditError(
            tr("“{text}” is not a whole number. Type a whole number such as 64.", text=shown)
        )
    return int(number)


class WholeField(QLineEdit):
    """Return submits, Esc and leaving with a bad number restore, arrow keys step."""

    submitted = Signal(object)
    """The number, an int of any size."""
    stepped = Signal(int)
    refused = Signal(str)
    left = Signal()
    """Return or Esc: the field is done with the keyboard."""

    def __init__(self, label: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self.ends: tuple[int, int] | None = None
        """Least and most; whoever hears of a number beyond them takes the nearer end."""
        self._shown = ""
        self._large = False
        self._theme = theme
        self.textEdited.connect(self._on_text_edited)

    def set_look(self, theme: Theme, sample: str, large: bool = False) -> None:
        """Take another look; as wide as `sample`, in large letters of the accent if asked."""
        self._theme, self._large = theme, large
        size = theme.size("title" if large else "label")
        colour = theme.accent if large else theme.text
        weight = "bold" if large else "normal"
        self.setStyleSheet(
            f"WholeField {{ font-size: {size}px; font-weight: {weight}; color: {colour.name()}; }}"
            f"WholeField:disabled {{ color: {theme.future_text.name()}; }}"
        )
        metrics = QFontMetricsF(theme.font("title" if large else "label", bold=large))
        self.setFixedWidth(round(metrics.horizontalAdvance(sample) + theme.px(26)))

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
            keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape, Qt.Key.Key_Return)
            if event.key() in keys:
                event.accept()
                return True
            if has_nothing_to_undo(self, event):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Submit, restore or step; everything else is typing."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._submit():
                self.left.emit()
        elif key == Qt.Key.Key_Escape:
            self.set_value(self._shown)
            self.left.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Up else -1)
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
            self.set_value(self._shown)

    def _submit(self) -> bool:
        if self.text() == self._shown:
            return True
        try:
            value = parse_whole(self.text())
        except EditError as error:
            self._set_wrong(True)
            self.refused.emit(str(error))
            return False
        shown = self._shown
        self.submitted.emit(value)
        if self._shown == shown:  # the wish was refused or changed nothing
            self.set_value(shown)
        if self.ends and not self.ends[0] <= value <= self.ends[1]:
            self.refused.emit(self._beyond(value, *self.ends))
        return True

    def _beyond(self, value: int, least: int, most: int) -> str:
        return tr(
            "{name}: found {value}, expected {least} to {most}",
            name=self.accessibleName(),
            value=grouped(value),
            least=least,
            most=grouped(most),
        )

    def _on_text_edited(self) -> None:
        self._set_wrong(False)

    def _set_wrong(self, wrong: bool) -> None:
        if wrong != self.wrong:
            self.setProperty("wrong", wrong)
            self.style().unpolish(self)
            self.style().polish(self)
