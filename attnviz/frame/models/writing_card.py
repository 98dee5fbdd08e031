"""The card *Writing*: the next step and the last, how a token is chosen, what is kept of keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from attnviz.checkpoints.sampling import LEAST, MOST, Sampling
from attnviz.language import quoted, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.number_box import NumberBox
from attnviz.ui.controls.panel import Card
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import grouped, one_decimal_percent, short_bytes
from attnviz.ui.look.numbers import whole_percent as percent
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Iterable

    from attnviz.checkpoints.written import WrittenText
    from attnviz.ui.look.themed import TakesTheme

SHOWN = 3  # of the written tokens, the last ones
LONGEST = 7  # letters of one of them
SEEDS = 2**31 - 1


class WritingCard(Card):
    """Shows what was written and wishes for more. Setters never emit."""

    next_wished = Signal()
    back_wished = Signal()
    play_wished = Signal()
    keep_wished = Signal()
    """All of it is to be the text."""
    cut_wished = Signal(int)
    """So many of the written tokens are to be left."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._built = False
        self._steps: list[KeyButton] = []
        self._first = 0
        super().__init__(theme, parent)
        self.heading = plain_label(tr("Writing"), self, role="heading")
        self.count = plain_label("", self, role="tick")
        self.back = KeyButton(tr("Back"), theme, self)
        self.play = KeyButton("", theme, self, before="play")
        self.next = KeyButton("", theme, self, kind="primary")
        self.how = Segmented(tr("How a token is chosen"), theme, self)
        self.how.set_names((tr("Greedy"), tr("Sampled")), 0)
        self.temperature, self.seed = QDoubleSpinBox(self), NumberBox(self)
        self.temperature.setRange(LEAST, MOST)
        self.temperature.setSingleStep(0.1)
        self.temperature.setDecimals(1)
        self.seed.setRange(0, SEEDS)
        start = Sampling()
        self.temperature.setValue(start.temperature)
        self.seed.setValue(start.seed)
        self.temperature.setAccessibleName(tr("Temperature"))
        self.seed.setAccessibleName(tr("Seed"))
        self.temperature_label = plain_label(tr("Temperature"), self, role="tick")
        self.seed_label = plain_label(tr("Seed"), self, role="tick")
        self.stops = KeyButton(tr("Stop after a sentence"), theme, self)
        self.stops.setCheckable(True)
        self.keep = KeyButton(tr("Keep as the text"), theme, self)
        self.kept = plain_label("", self, role="tick", wraps=True)
        self._lay_out()
        self.next.clicked.connect(self.next_wished)
        self.back.clicked.connect(self.back_wished)
        self.play.clicked.connect(self.play_wished)
        self.keep.clicked.connect(self.keep_wished)
        self.how.chosen.connect(self._on_how)
        shortcut_labels.label(self.next, tr("Write next"), "model.write", "G")
        self.set_playing(False)
        self._built = True
        self._show_how()
        self.set_theme(theme)
        self.hide()

    def _lay_out(self) -> None:
        top, buttons, drawn, ends = QHBoxLayout(), QHBoxLayout(), QGridLayout(), QVBoxLayout()
        ends.addWidget(self.stops)
        ends.addWidget(self.keep)
        top.addWidget(self.heading, 1)
        top.addWidget(self.count)
        buttons.addWidget(self.back)
        buttons.addWidget(self.play)
        buttons.addStretch(1)
        drawn.addWidget(self.temperature_label, 0, 0)
        drawn.addWidget(self.temperature, 0, 1)
        drawn.addWidget(self.seed_label, 1, 0)
        drawn.addWidget(self.seed, 1, 1)
        self._list = QHBoxLayout()
        self._list.setSpacing(0)
        self._list.addStretch(1)
        self.column.addLayout(top)
        self.column.addLayout(self._list)
        self.column.addLayout(buttons)
        # By itself: beside the others it is wider than the panel in German and French.
        self.column.addWidget(self.next, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.how)
        self.column.addLayout(drawn)
        self.column.addLayout(ends)
        self.column.addWidget(self.kept)

    @property
    def sampling(self) -> Sampling | None:
        """Return how a token is drawn; None = the likeliest is taken."""
        if self.how.current == 0:
            return None
        return Sampling(round(self.temperature.value(), 1), self.seed.value())

    @property
    def stops_at_full_stop(self) -> bool:
        """Whether a full stop ends what plays."""
        return self.stops.isChecked()

    def set_playing(self, playing: bool) -> None:
        """Show whether one token after another is written."""
        self.play.setText(tr("Pause") if playing else tr("Play"))
        self.play.set_icons("pause" if playing else "play")

    def set_written(self, behind: WrittenText) -> None:
        """Show what was written, and what is kept of keys and values."""
        written, n_tokens = [step.token for step in behind.steps], behind.run.n_tokens
        token_bytes, c = behind.token_bytes, behind.run.config
        self.back.setEnabled(bool(written))
        self.keep.setEnabled(bool(written))
        self.count.setText(tr("{n} written", n=len(written)) if written else "")
        shown = written[-SHOWN:]
        self._first = len(written) - len(shown)
        while len(self._steps) < len(shown):
            self._steps.append(self._make_step(len(self._steps)))
        for place, button in enumerate(self._steps):
            button.setVisible(place < len(shown))
            if place < len(shown):
                token, number = shown[place], self._first + place + 1
                piece = token.piece.strip() or token.piece
                name = piece if len(piece) <= LONGEST else f"{piece[: LONGEST - 1]}…"
                name = quoted(visible(name))
                button.setText(f"{name} {percent(token.share)}".replace("&", "&&"))
                share = one_decimal_percent(token.share)
                button.setToolTip(
                    tr(
                        "Token {number}, {share}: go back to here, and drop what follows",
                        number=number,
                        share=share,
                    )
                )
        whole = short_bytes(n_tokens * token_bytes)
        said = tr(
            "KV cache: {whole}, {n} tokens × {each}",
            whole=whole,
            n=n_tokens,
            each=short_bytes(token_bytes),
        )
        made = tr(
            "2 × {layers} layers × {heads} KV heads × {width} × {bytes} bytes",
            layers=c.n_layers,
            heads=c.n_kv_heads,
            width=c.d_k,
            bytes=behind.run.keys.itemsize,
        )
        most = c.max_tokens * token_bytes
        long = tr("at {n} tokens {whole}", n=grouped(c.max_tokens), whole=short_bytes(most))
        lines = [said, made, long]
        if c.n_kv_heads < c.n_heads:
            own = short_bytes(most // c.n_kv_heads * c.n_heads)
            lines.append(tr("if every head had its own: {whole}", whole=own))
        self.kept.setText("\n".join(lines))

    def step(self, place: int) -> KeyButton:
        """Return the button of a written token, from the first that is shown."""
        return self._steps[place]

    def themed_parts(self) -> Iterable[TakesTheme]:
        if not self._built:
            return ()
        parts = (self.back, self.play, self.next, self.how, self.stops, self.keep)
        return (*self._steps, *parts)

    def _make_step(self, place: int) -> KeyButton:
        button = KeyButton("", self._theme, self, kind="quiet")
        button.may_be_narrow()
        button.clicked.connect(partial(self._on_step, place))
        self._list.insertWidget(place, button)
        return button

    def _on_step(self, place: int) -> None:
        self.cut_wished.emit(self._first + place + 1)

    def _on_how(self, place: int) -> None:
        self.how.set_current(place)
        self._show_how()

    def _show_how(self) -> None:
        drawn = self.how.current == 1
        parts: tuple[QWidget | QLabel, ...] = (
            self.temperature_label, self.temperature, self.seed_label, self.seed,
        )  # fmt: skip
        for part in parts:
            part.setVisible(drawn)
