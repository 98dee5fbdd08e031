"""The sentence field with its list and its notes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.language import mark, tr
from attnviz.model.document.sheet import split_words
from attnviz.model.edits.layer import set_sentence
from attnviz.model.edits.sentence import LONGEST_SENTENCE
from attnviz.session import Session
from attnviz.settings import Preference, Settings
from attnviz.tabs.sentence_heads.sentences import (
    built_in,
    kept_length,
    loss_of,
    note_of,
    own_sentences,
    sentence_of,
    unknown_places,
)
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.sentence_field import SentenceField
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from attnviz.tabs.sentence_heads.text_warning import TextWarning

OWN_SENTENCES: Preference[tuple[str, ...]] = Preference("heads/own-sentences", (), own_sentences)
HINT = mark("type your own")
EMPTY = mark("Type at least one word")


class SentenceBar(QWidget):
    """Shows and changes the text of the document; tells when a text cannot be used yet."""

    dimmed_changed = Signal(bool)
    row_requested = Signal(int)
    """A person wants to set the sheet row of the word at this place."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._theme = theme
        self._typed = ""
        self._shown: object = None
        self._dimmed = False
        self._menu: QMenu | None = None
        self._settings: Settings | None = None
        self.note: TextWarning | None = None
        self.field = SentenceField(theme, self._kept_length, self, longest=LONGEST_SENTENCE)
        self.field.text_typed.connect(self._on_typed)
        self.field.submitted.connect(self.submit)
        self.field.cancelled.connect(self._on_cancelled)
        self.field.list_requested.connect(self.open_list)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        self._column.addWidget(self.field)
        self.set_theme(theme)
        shortcut_labels.follow(self, self._show_anew)

    @property
    def waiting(self) -> bool:
        """Whether what is typed cannot be used, so that the picture is of the last good text."""
        return self.field.wrong

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes; projecting, the field shows only while it is used."""
        self._theme = theme
        margin = round(theme.px(16))
        self._column.setContentsMargins(margin, 0, margin, 0)
        self.field.set_theme(theme)
        if self.note is not None:
            self.note.set_theme(theme)
        self._show_field()

    def refresh(self) -> None:
        """Show the text of the document."""
        document = self._session.document()
        shown = (document.tokens, unknown_places(document), document.sheet is None, self._typed)
        if shown == self._shown and not self.field.editing:
            return
        self._typed = sentence_of(document, self._typed)
        self._shown = (*shown[:3], self._typed)
        self.field.set_text(self._typed, document.sheet is not None, _hint())
        if not self.field.editing:
            self._say(note_of(document, self._typed))
        self._show_field()

    def _show_anew(self) -> None:
        self._shown = None
        self.refresh()

    def edit(self) -> None:
        """Let a person type a sentence."""
        self.field.setVisible(True)
        self.field.edit()

    def cancel(self) -> bool:
        """Return up typing; False when nobody was."""
        if not self.field.editing:
            return False
        self.field.close_editor()
        self._on_cancelled()
        return True

    def submit(self, text: str) -> bool:
        """Take a sentence, if it has a word."""
        words = split_words(text)
        if not words:
            self._refuse()
            return False
        self.field.close_editor()
        self._dim(False)
        self._typed = text.strip()
        self._remember(self._typed)
        sheet = self._session.document().sheet
        kept = words if sheet is None else words[: sheet.max_words]
        # The row of the last word is the one to look at first.
        if tuple(kept) != self._session.document().tokens:
            self._session.edit(
                set_sentence,
                text,
                text=tr("Sentence: {words}", words=_short(kept)),
                pointing={"token": len(kept) - 1, "key": None},
            )
        self._show_anew()
        return True

    def open_list(self) -> None:
        """Offer the built-in sentences, then one's own."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = self.make_list()
        self._menu.popup(self.field.mapToGlobal(QPoint(0, self.field.height())))

    def make_list(self) -> QMenu:
        """Make the menu of sentences."""
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        sheet = self._session.document().sheet
        groups = (built_in(sheet) if sheet is not None else [], self.own)
        for sentences in groups:
            menu.addSeparator()
            for sentence in sentences:
                menu.addAction(sentence.replace("&", "&&"), partial(self.submit, sentence))
        return menu

    @property
    def own(self) -> tuple[str, ...]:
        """Sentences of one's own, the last one first, remembered from start to start."""
        return self._store.get(OWN_SENTENCES)

    @property
    def _store(self) -> Settings:
        if self._settings is None:
            self._settings = Settings()
        return self._settings

    def _remember(self, sentence: str) -> None:
        sheet = self._session.document().sheet
        known = [s for group in sheet.sentences for s in group] if sheet is not None else []
        if sentence not in known:
            others = (other for other in self.own if other != sentence)
            self._store.set(OWN_SENTENCES, (sentence, *others))

    def _on_typed(self, text: str) -> None:
        if not split_words(text):
            self._refuse()
            return
        self.field.set_wrong(False)
        self._say(loss_of(self._session.document().sheet, text, visible))
        self._dim(False)

    def _refuse(self) -> None:
        self.field.set_wrong(True)
        self._say(tr(EMPTY), error=True)
        self._dim(True)

    def _on_cancelled(self) -> None:
        self._show_anew()
        self._dim(False)

    def _dim(self, dimmed: bool) -> None:
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.dimmed_changed.emit(dimmed)

    def _kept_length(self, text: str) -> int:
        return kept_length(self._session.document().sheet, text)

    def _say(self, text: str, error: bool = False) -> None:
        if not text and self.note is None:
            return
        if self.note is None:
            from attnviz.tabs.sentence_heads.text_warning import TextWarning

            self.note = TextWarning(self._theme, self)
            self.note.acted.connect(self._on_note_acted)
            self._column.addWidget(self.note)
        strange = not error and bool(unknown_places(self._session.document()))
        self.note.set_note(text, tr("Set its row") if strange and text else "", error)
        self.note.setVisible(bool(text))

    def _on_note_acted(self) -> None:
        places = unknown_places(self._session.document())
        if places:
            self.row_requested.emit(min(places))

    def _show_field(self) -> None:
        self.field.setVisible(not self._theme.projector or self.field.editing)


def _short(words: list[str]) -> str:
    text = " ".join(words)
    return text if len(text) <= 40 else text[:39] + "…"


def _hint() -> str:
    return shortcut_labels.beside(tr(HINT), shortcut_labels.key_of("heads.edit_sentence", "F2"))
