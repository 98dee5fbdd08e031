"""A field that leads to a word of a long text: by its number, or to each place where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from attnviz.language import tr
from attnviz.numbering import FROM_ONE, TokenNumbers, places_of
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.numbers import grouped
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

BACK = Qt.KeyboardModifier.ShiftModifier


class GoTo(Themed, QWidget):
    """The field with its count; Enter goes on, Shift+Enter back, Esc closes it."""

    went = Signal(int)
    found_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._tokens: Sequence[str] = ()
        self._numbering = FROM_ONE
        self._start = 0
        self.places: tuple[int, ...] = ()
        self._at: int | None = None
        self.field, self.count = QLineEdit(self), plain_label()
        self.field.setPlaceholderText(tr("a word or a number; Enter: next, Shift+Enter: back"))
        self.field.setAccessibleName(tr("Go to a word or a number"))
        self.field.textChanged.connect(self._on_typed)
        self.field.installEventFilter(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        self.setAutoFillBackground(True)
        self.set_theme(theme)

    @property
    def found(self) -> frozenset[int]:
        """Return the words that are found, while the field is open."""
        return frozenset(self.places) if self.isVisible() else frozenset()

    def dress(self) -> None:
        self.field.setFont(self._theme.font("label"))
        self.count.setFont(self._theme.font("tick"))

    def open_field(
        self, where: QRect, tokens: Sequence[str], numbering: TokenNumbers, start: int
    ) -> None:
        """Open it over a place, for a text in which a word is chosen."""
        self._tokens, self._numbering, self._start = tokens, numbering, start
        self.setGeometry(where)
        self.show()
        self.raise_()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._on_typed(self.field.text())

    def close_field(self) -> None:
        """Close it; the page has the keyboard then."""
        if self.isVisible():
            had = self.field.hasFocus()
            self.hide()
            self.found_changed.emit()
            page = self.parentWidget()
            if had and page is not None:
                page.setFocus()

    def go(self, by: int) -> None:
        """Go to the next or the previous place; after the last one the first again."""
        if not self.places:
            return
        if self._at is None:
            later = [k for k, place in enumerate(self.places) if place >= self._start]
            self._at = later[0] if later else 0
        else:
            self._at = (self._at + by) % len(self.places)
        self._tell()
        self.went.emit(self.places[self._at])

    def _on_typed(self, text: str) -> None:
        self.places, self._at = places_of(self._tokens, text, self._numbering), None
        self._tell()
        self.found_changed.emit()

    def _tell(self) -> None:
        n = len(self.places)
        if not self.field.text().strip():
            said = ""
        elif not n:
            said = tr("not in the text")
        elif self._at is None:
            said = tr("{n} found", n=grouped(n))
        else:
            said = tr("{number} of {n}", number=grouped(self._at + 1), n=grouped(n))
        self.count.setText(said)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Take Enter and Esc from the field."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.go(-1 if event.modifiers() & BACK else 1)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close_field()
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]
