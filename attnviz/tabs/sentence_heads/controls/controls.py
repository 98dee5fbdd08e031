"""The row over the picture: which head, which last word, and Predict first."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.model.edits.sentence import endings
from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predict_button import PredictButton

NO_PARTNER = mark("This text has no counterpart with a different last word.")


class Controls(FittedRow):
    """Shows the head, and the last words of a text that has a partner. Setters never emit."""

    head_chosen = Signal(int)
    swap_requested = Signal()
    whole_words_chosen = Signal(bool)
    back_requested = Signal()
    play_requested = Signal()
    next_requested = Signal()

    GAP = 16.0

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._shown: object = None
        self.heads = Segmented(tr("Head"), theme, self)
        self.endings = Segmented(tr("Last word"), theme, self)
        self.pieces = Segmented(tr("Tokens or words"), theme, self)
        self.back = KeyButton(tr("Back"), theme, self, before="left")
        self.play = KeyButton(tr("Play"), theme, self, before="play")
        self.play.setToolTip(tr("Play or pause"))
        self.next = KeyButton(tr("Next"), theme, self, kind="primary", behind="right")
        self._writing = (self.back, self.play, self.next)
        for button in self._writing:
            button.hide()
        self.predict = PredictButton(theme, "heads", self)
        self._row.addWidget(self.heads)
        self._row.addWidget(self.endings)
        self._row.addWidget(self.pieces)
        self._row.addStretch(1)
        for button in self._writing:
            self._row.addWidget(button)
        self._row.addWidget(self.predict)
        self.back.clicked.connect(self.back_requested)
        self.play.clicked.connect(self.play_requested)
        self.next.clicked.connect(self.next_requested)
        self.heads.chosen.connect(self.head_chosen)
        self.endings.chosen.connect(self.swap_requested)
        self.pieces.chosen.connect(self._on_pieces_chosen)
        shortcut_labels.follow(self, self._name_again)
        self.set_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""
        for button in self._writing:
            button.set_theme(theme)
        self.heads.set_theme(theme)
        self.endings.set_theme(theme)
        self.pieces.set_theme(theme)
        self.predict.set_theme(theme)

    def show_state(self, state: State, before: State | None) -> None:
        """Show the heads of the document and the last words there are."""
        self._state, document = state, state.document
        self.heads.setVisible(not state.has_picker)
        for button in self._writing:
            button.setVisible(state.writes)
        self.play.setText(tr("Pause") if state.writes_on else tr("Play"))
        self.play.set_icons("pause" if state.writes_on else "play")
        self.heads.set_current(state.head)
        self.pieces.setVisible(state.has_pieces and not state.writes)
        self.pieces.set_current(int(state.pointer.whole_words))
        shown = (document.tokens, document.heads, document.sheet is None)
        if before is not None and shown == self._shown:
            return
        self._shown = shown
        names = [visible(spec.title) for spec in document.heads]
        tips = [_tip(place, spec.title, spec.question) for place, spec in enumerate(document.heads)]
        self.heads.set_names(names, state.head, tips)
        self.pieces.set_names(
            [tr("Tokens"), tr("Words")],
            int(state.pointer.whole_words),
            [tr("What the model reads, one by one"), tr("The tokens of a word as one")],
        )
        words, which = endings(document)
        swappable = len(words) > 1
        self.endings.setVisible(document.sheet is not None)
        names = [f"… {visible(word)}" for word in words]
        key = shortcut_labels.key_of("heads.swap", "T")
        why = shortcut_labels.after(tr("Swap the last word"), key) if swappable else tr(NO_PARTNER)
        self.endings.set_names(names, which if swappable else -1, [why] * len(names))
        self.endings.setEnabled(swappable)

    def _on_pieces_chosen(self, which: int) -> None:
        self.whole_words_chosen.emit(which == 1)

    def _name_again(self) -> None:
        if self._state is not None:
            self.show_state(self._state, None)


def _tip(place: int, name: str, asks: str) -> str:
    """Name a head, its key, and what it asks."""
    number = str(place + 1)
    key = shortcut_labels.key_of(f"heads.head_{number}", number) if place < 9 else ""
    return shortcut_labels.after(visible(name), key) + (f"\n{visible(asks)}" if asks else "")
