"""The line in which the sentence is typed (F2); out of sight until then."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attnviz.language import mark, tr
from attnviz.model.document.document import Document
from attnviz.model.document.sheet import split_words
from attnviz.model.edits.sentence import LONGEST_SENTENCE, kept_length, sentence_of
from attnviz.tabs.many_heads.state import State
from attnviz.ui.controls.sentence_field import SentenceField
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

EMPTY = mark("Type at least one word")


class TextLine(Themed, QWidget):
    """Lets a person type another text."""

    submitted = Signal(str)
    """A text with a word was typed."""
    refused = Signal(str)
    left = Signal()
    """Nobody types any more."""

    def __init__(self, theme: Theme, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.field = SentenceField(theme, self._kept_length, self, longest=LONGEST_SENTENCE)
        self.field.text_typed.connect(self._on_typed)
        self.field.submitted.connect(self.submit)
        self.field.cancelled.connect(self._leave)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.field)
        self.set_theme(theme)
        self.hide()

    def show_state(self, state: State, before: State | None) -> None:
        """Take the document whose text may be typed over."""
        self._document = state.document

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.field,)

    def dress(self) -> None:
        side = round(self._theme.px(16))
        self._row.setContentsMargins(side, 0, side, 0)

    def edit(self) -> None:
        """Let a person type; only words of a character sheet have vectors."""
        self.field.set_text(sentence_of(self._document, ""), self._document.sheet is not None)
        self.show()
        self.field.edit()

    def cancel(self) -> bool:
        """Give up typing; False when nobody was."""
        if not self.field.editing:
            return False
        self._leave()
        return True

    def submit(self, text: str) -> None:
        """Take a sentence, if it has a word."""
        if split_words(text):
            self.submitted.emit(text)
            self._leave()
        else:
            self._on_typed(text)

    def _leave(self) -> None:
        self.field.set_wrong(False)
        self.field.close_editor()
        self.hide()
        self.left.emit()

    def _on_typed(self, text: str) -> None:
        empty = not split_words(text)
        self.field.set_wrong(empty)
        if empty:
            self.refused.emit(tr(EMPTY))

    def _kept_length(self, text: str) -> int:
        return kept_length(self._document.sheet, text)
