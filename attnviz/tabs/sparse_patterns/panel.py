"""The panel beside the picture: what a pattern computes and keeps, and the tools."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout

from attnviz.language import tr
from attnviz.model.edits.sparse import LAYOUTS, LONG_SIZES, LONG_WINDOWS, SIZES, layout_place
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.words.numbers import count_lines
from attnviz.tabs.sparse_patterns.words.sums import count_sum, kept_sum, long_sum
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.panel import INNER, OUTER, Card, Panel
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.labels import visible, widest
from attnviz.ui.look.numbers import grouped
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.look.tones import HIGH
from attnviz.ui.tab.state import differs

BETWEEN = 4.0  # px of the design, between the lines of a card
FIGURE = 22.0  # px of the design: letters of the three large numbers


class SparsePatternsPanel(Panel):
    """Shows counts and settings of a pattern. Setters never emit."""

    tokens_chosen = Signal(int)
    long_tokens_chosen = Signal(int)
    long_window_chosen = Signal(int)
    layout_chosen = Signal(int)
    diagonal_chosen = Signal(bool)
    head_chosen = Signal(int)
    trial_requested = Signal()
    long_requested = Signal()
    long_head_chosen = Signal(int)
    queries_closed = Signal()
    reset_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        counts, kept, choices = (self.add_card(between=BETWEEN) for _ in range(3))
        self._headings = [
            plain_label(tr("Scores"), counts, wraps=True),
            plain_label(tr("KV cache"), kept, wraps=True),
        ]
        self.scores, self.scores_note, self.long_scores, self.long_note = (
            plain_label("", counts, wraps=True) for _ in range(4)
        )
        self.memory, self.memory_note = (plain_label("", kept, wraps=True) for _ in range(2))
        self.tokens = _choice(
            choices,
            tr("Tokens in the picture"),
            tr("How many rows and columns the picture has"),
            [str(n) for n in SIZES],
        )
        self.long_tokens = _choice(
            choices,
            tr("Length of the long text"),
            tr("How many tokens the large numbers are for"),
            map(grouped, LONG_SIZES),
        )
        self.long_window = _choice(
            choices,
            tr("Window for the long text"),
            tr("How many tokens the window covers in the long text"),
            map(grouped, LONG_WINDOWS),
        )
        self.layout_box = _choice(
            choices,
            tr("Layout of 32 layers"),
            tr("Which layers use the pattern, and which see everything"),
            [tr(name) for name, _, _ in LAYOUTS],
        )
        self.heads = _choice(choices, tr("Head to test"), tr("The head to try this pattern on"), [])
        self.long_heads = _choice(
            choices, tr("Head of the file"), tr("Which head of Q and K of the file is shown"), []
        )
        self.diagonal = QCheckBox(tr("keep the diagonal"), choices)
        self.diagonal.setToolTip(tr("While you draw, every token keeps seeing itself"))
        self.trial = KeyButton("", theme, self, kind="tonal")
        shortcut_labels.label(self.trial, tr("Try it on the sentence"), "sparse.trial", "E")
        self.trial.setCheckable(True)
        self.trial.setToolTip(
            tr("Apply this pattern to the sentence of tabs 1 and 4, or remove it")
        )
        self.long = KeyButton("", theme, self)
        shortcut_labels.label(self.long, tr("Show the long text"), "sparse.long", "Z")
        self.long.setCheckable(True)
        self.long.setToolTip(tr("The whole pattern: scroll, and zoom in to single cells"))
        self.close_queries = KeyButton(tr("Close Q and K"), theme, self)
        self.close_queries.setToolTip(tr("Show the long text of the rule again"))
        self.reset = KeyButton(tr("Reset"), theme, self, kind="quiet")
        back = tr("Reset to the original pattern")
        shortcut_labels.tip(self.reset, back, "sparse.reset", "Ctrl+R")
        heading, other = self._headings
        counts.add(heading, self.scores, self.scores_note, self.long_scores, self.long_note)
        kept.add(other, self.memory, self.memory_note)
        self._place(choices)
        self._connect()
        self.set_theme(theme)

    def _place(self, choices: Card) -> None:
        self._form = form = QGridLayout()
        choices.column.addLayout(form)
        self._names = []
        for row, (name, box) in enumerate(
            (
                (tr("tokens in the picture"), self.tokens),
                (tr("long text"), self.long_tokens),
                (tr("head of the file"), self.long_heads),
                (tr("its window w"), self.long_window),
                (tr("layout"), self.layout_box),
                (tr("head to test"), self.heads),
            )
        ):
            label = plain_label(name, choices, wraps=True)
            label.setBuddy(box)
            self._names.append(label)
            form.addWidget(label, row, 0)
            form.addWidget(box, row, 1)
        form.setColumnStretch(1, 1)
        choices.add(self.diagonal)
        for button in (self.trial, self.long, self.close_queries, self.reset):
            button.may_be_narrow()
            self.add_below(button)

    def _connect(self) -> None:
        self.tokens.activated.connect(self._on_tokens_chosen)
        self.long_tokens.activated.connect(self._on_long_tokens_chosen)
        self.long_window.activated.connect(self._on_long_window_chosen)
        self.layout_box.activated.connect(self.layout_chosen)
        self.heads.activated.connect(self.head_chosen)
        self.diagonal.clicked.connect(self.diagonal_chosen)
        self.trial.clicked.connect(self.trial_requested)
        self.long.clicked.connect(self.long_requested)
        self.long_heads.activated.connect(self.long_head_chosen)
        self.close_queries.clicked.connect(self.queries_closed)
        self.reset.clicked.connect(self.reset_requested)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (*super().themed_parts(), self.trial, self.long, self.close_queries, self.reset)

    def dress(self) -> None:
        super().dress()
        theme = self._theme
        self._form.setVerticalSpacing(round(theme.px(BETWEEN)))
        self.diagonal.setMinimumHeight(round(theme.px(HIGH)))
        tick, label = theme.size("tick"), theme.size("label")
        for heading in self._headings:
            heading.setStyleSheet(f"font-size: {label}px; font-weight: bold;")
        for note in (self.scores_note, self.long_note, self.memory_note):
            note.setStyleSheet(f"font-size: {tick}px; color: {theme.muted.name()};")
        for name in self._names:
            name.setStyleSheet(f"font-size: {label}px;")
        for box, numbers in ((self.long_tokens, LONG_SIZES), (self.long_window, LONG_WINDOWS)):
            for place, count in enumerate(numbers):
                box.setItemText(place, grouped(count))
        self._fit_numbers()

    def _fit_numbers(self) -> None:
        """Give the numbers letters in which each stands on one line, as large as can be."""
        theme, numbers = self._theme, (self.scores, self.long_scores, self.memory)
        room = self.width() - 2 * (round(theme.px(OUTER)) + round(theme.px(INNER)))
        texts = [number.text() for number in numbers]
        sizes = range(round(theme.px(FIGURE)), theme.size("body"), -1)
        bold = ((px, QFontMetricsF(theme.font("title", px=px))) for px in sizes)
        fitting = (px for px, metrics in bold if widest(texts, metrics) <= room)
        sheet = f"font-size: {next(fitting, theme.size('body'))}px; font-weight: bold;"
        if sheet != self.scores.styleSheet():
            for number in numbers:
                number.setStyleSheet(sheet)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the numbers to the width."""
        self._fit_numbers()

    def show_state(self, state: State, before: State | None) -> None:
        """Show counts and settings; the counts not while they are covered."""
        if differs(state, before, "spec", "covered"):
            self._show_pattern(state)
        if differs(state, before, "heads"):
            self.heads.clear()
            self.heads.addItems([visible(name) for name in state.heads])
        self.heads.setCurrentIndex(state.head)
        self.trial.setChecked(state.pointer.trying)
        self.trial.setVisible(not state.of_model)
        if differs(state, before, "queries"):
            self._show_queries(state)
        self.long_heads.setCurrentIndex(state.pointer.long_head)
        self.long.setChecked(state.long)
        self.long.setEnabled(state.can_show_long)

    def _show_queries(self, state: State) -> None:
        """Offer the heads of Q and K of a file; the long text has its length then."""
        queries = state.queries
        n_heads = 0 if queries is None else queries.n_heads
        self.long_heads.clear()
        self.long_heads.addItems([grouped(head + 1) for head in range(n_heads)])
        self.long_heads.setVisible(n_heads > 1)
        for name in self._names:
            if name.buddy() is self.long_heads:
                name.setVisible(n_heads > 1)
        self.close_queries.setVisible(queries is not None)
        self.long_tokens.setEnabled(queries is None)
        said = "" if queries is None else grouped(queries.n_tokens)
        self.long_tokens.setPlaceholderText(said)
        self._show_long_tokens(state)

    def _show_long_tokens(self, state: State) -> None:
        known = state.queries is None
        place = _place_of(LONG_SIZES, state.spec.long_tokens) if known else -1
        self.long_tokens.setCurrentIndex(place)

    def _show_pattern(self, state: State) -> None:
        spec = state.spec
        shown = (
            (self.scores, self.scores_note),
            (self.long_scores, self.long_note),
            (self.memory, self.memory_note),
        )
        for (number, note), (text, says) in zip(
            shown, count_lines(state.pattern, state.covered), strict=True
        ):
            number.setText(text)
            note.setText(says)
        sums = ("", "", "")
        if not state.covered:
            sums = (count_sum(state.pattern), long_sum(state.pattern), kept_sum(state.pattern))
        for labels, told in zip(shown, sums, strict=True):
            for label in labels:
                label.setToolTip(told)
        self._fit_numbers()
        self.tokens.setCurrentIndex(_place_of(SIZES, spec.n_tokens))
        self.tokens.setPlaceholderText(grouped(spec.n_tokens))
        self._show_long_tokens(state)
        self.long_window.setCurrentIndex(_place_of(LONG_WINDOWS, spec.long_window))
        self.long_window.setPlaceholderText(grouped(spec.long_window))
        place = layout_place(spec)
        self.layout_box.setCurrentIndex(-1 if place is None else place)
        self.diagonal.setVisible(state.pattern.drawn)
        self.diagonal.setChecked(spec.keep_diagonal)

    def _on_tokens_chosen(self, place: int) -> None:
        self.tokens_chosen.emit(SIZES[place])

    def _on_long_tokens_chosen(self, place: int) -> None:
        self.long_tokens_chosen.emit(LONG_SIZES[place])

    def _on_long_window_chosen(self, place: int) -> None:
        self.long_window_chosen.emit(LONG_WINDOWS[place])


def _place_of(values: Sequence[int], value: int) -> int:
    return values.index(value) if value in values else -1


def _choice(card: Card, name: str, tip: str, texts: Iterable[str]) -> QComboBox:
    box = QComboBox(card)
    box.setAccessibleName(name)
    box.setToolTip(tip)
    box.addItems(list(texts))
    return box
