"""The sentence field with its list and its notes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.language import mark, tr
from attnviz.model.document.sheet import split_words
from attnviz.model.edits.sentence import LONGEST_SENTENCE, built_in, kept_length, loss_of
from attnviz.settings import Preference, Settings
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.words.text_note import note_of
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.sentence_field import SentenceField
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from attnviz.tabs.sentence_heads.controls.text_warning import TextWarning

LONGEST_LIST = 10  # own sentences that the list keeps
HINT = mark("type your own")
EMPTY = mark("Type at least one word")


def own_sentences(raw: object) -> tuple[str, ...]:
    """Read sentences from the settings: the last ten, each once.

    Raises
    ------
    ValueError
        When they are no texts.
    """
    # An ini file gives a list of one as a plain string.
    found = [raw] if isinstance(raw, str) else raw
    if not isinstance(found, list | tuple) or not all(isinstance(text, str) for text in found):
        raise ValueError(raw)
    return tuple(dict.fromkeys(text for text in found if text))[:LONGEST_LIST]


OWN_SENTENCES: Preference[tuple[str, ...]] = Preference("heads/own-sentences", (), own_sentences)


class SentenceBar(Themed, QWidget):
    """Shows and changes the text of the document; tells when a text cannot be used yet."""

    sentence_submitted = Signal(str)
    waiting_changed = Signal(bool)
    """Whether what is typed cannot be used, so that the picture is of the last good text."""
    row_requested = Signal(int)
    """A person wants to set the sheet row of the word at this place."""

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._shown: object = None
        self._waiting = False
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

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.field,) if self.note is None else (self.field, self.note)

    def dress(self) -> None:
        """Make room; projecting, the field shows only while it is used."""
        margin = round(self._theme.px(16))
        self._column.setContentsMargins(margin, 0, margin, 0)
        self._show_field()

    def show_state(self, state: State, before: State | None) -> None:
        """Show the text of the document."""
        self._state, document = state, state.document
        self.setVisible(not state.has_picker)
        shown = (state.tokens, state.unknown, document.sheet is None, state.sentence)
        if before is not None and shown == self._shown and not self.field.editing:
            return
        self._shown = shown
        self.field.set_text(state.sentence, document.sheet is not None, _hint())
        if not self.field.editing:
            self._say(note_of(document, state.sentence))
        self._show_field()

    def _show_anew(self) -> None:
        self.show_state(self._state, None)

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
        if not split_words(text):
            self._refuse()
            return False
        self.field.close_editor()
        self._wait(False)
        self._remember(text.strip())
        self.sentence_submitted.emit(text)
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
        sheet = self._state.document.sheet
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
        sheet = self._state.document.sheet
        known = [s for group in sheet.sentences for s in group] if sheet is not None else []
        if sentence not in known:
            others = (other for other in self.own if other != sentence)
            self._store.set(OWN_SENTENCES, (sentence, *others))

    def _on_typed(self, text: str) -> None:
        if not split_words(text):
            self._refuse()
            return
        self.field.set_wrong(False)
        self._say(loss_of(self._state.document.sheet, text, visible))
        self._wait(False)

    def _refuse(self) -> None:
        self.field.set_wrong(True)
        self._say(tr(EMPTY), error=True)
        self._wait(True)

    def _on_cancelled(self) -> None:
        self._show_anew()
        self._wait(False)

    def _wait(self, waiting: bool) -> None:
        if waiting != self._waiting:
            self._waiting = waiting
            self.waiting_changed.emit(waiting)

    def _kept_length(self, text: str) -> int:
        return kept_length(self._state.document.sheet, text)

    def _say(self, text: str, error: bool = False) -> None:
        if not text and self.note is None:
            return
        if self.note is None:
            from attnviz.tabs.sentence_heads.controls.text_warning import TextWarning

            self.note = TextWarning(self._theme, self)
            self.note.acted.connect(self._on_note_acted)
            self._column.addWidget(self.note)
        strange = not error and bool(self._state.unknown)
        self.note.set_note(text, tr("Edit in sheet") if strange and text else "", error)
        self.note.setVisible(bool(text))

    def _on_note_acted(self) -> None:
        if self._state.unknown:
            self.row_requested.emit(min(self._state.unknown))

    def _show_field(self) -> None:
        self.field.setVisible(not self._theme.projector or self.field.editing)


def _hint() -> str:
    return shortcut_labels.beside(tr(HINT), shortcut_labels.key_of("heads.edit_sentence", "F2"))
