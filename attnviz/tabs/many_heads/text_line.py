"""The line in which the sentence is typed (F2); out of sight until then."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attnviz.language import mark, tr
from attnviz.model.document.sheet import split_words
from attnviz.model.edits.layer import set_sentence
from attnviz.model.edits.sentence import LONGEST_SENTENCE, kept_length, loss_of, sentence_of
from attnviz.session import Session
from attnviz.ui.controls.sentence_field import SentenceField
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme

EMPTY = mark("Type at least one word")


class TextLine(QWidget):
    """Changes the text of the document."""

    refused = Signal(str)
    left = Signal()
    """Nobody types any more."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.field = SentenceField(theme, self._kept_length, self, longest=LONGEST_SENTENCE)
        self.field.text_typed.connect(self._on_typed)
        self.field.submitted.connect(self.submit)
        self.field.cancelled.connect(self._leave)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.field)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        side = round(theme.px(16))
        self._row.setContentsMargins(side, 0, side, 0)
        self.field.set_theme(theme)

    def can_edit(self) -> bool:
        """Whether the text can be changed: only words of a character sheet have vectors."""
        return self._session.document().sheet is not None

    def edit(self) -> None:
        """Let a person type."""
        document = self._session.document()
        self.field.set_text(sentence_of(document, ""), self.can_edit())
        self.show()
        self.field.edit()

    def cancel(self) -> bool:
        """Return up typing; False when nobody was."""
        if not self.field.editing:
            return False
        self._leave()
        return True

    def submit(self, text: str) -> None:
        """Take a sentence, if it has a word."""
        words = split_words(text)
        if not words:
            self._on_typed(text)
            return
        done = self._session.edit(
            set_sentence,
            text,
            text=tr("Sentence: {words}", words=" ".join(words)[:40]),
            pointing={"token": len(words) - 1, "key": None},  # fitted to the words that are used
        )
        if done:
            lost = loss_of(self._session.document().sheet, text, visible)
            if lost:
                self.refused.emit(lost)
        self._leave()

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
        return kept_length(self._session.document().sheet, text)
