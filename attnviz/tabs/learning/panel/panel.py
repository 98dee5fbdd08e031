"""The panel: what is learned, by which model, and what its heads do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QPlainTextEdit, QWidget

from attnviz.language import tr
from attnviz.learning.tasks import TASKS
from attnviz.model.document.learning import HEADS, LARGEST_SEED, LAYERS, LONGEST, PAIRS, WIDTHS
from attnviz.tabs.learning import words
from attnviz.tabs.learning.panel.heads_table import HeadsTable
from attnviz.tabs.learning.panel.rate_field import RateField
from attnviz.tabs.learning.state import State
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.panel import BETWEEN, Card, Panel
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.scroll_port import bring_into_sight
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.controls.whole_field import WholeField
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.tab.state import differs

PAIRS_HIGH = 74.0  # px of the design
TIGHT = 4.0  # px of the design between the parts of two fields in one line


class LearningPanel(Panel):
    """Shows task, model and heads, and passes wishes on. Setters never emit."""

    task_chosen = Signal(str)
    pairs_submitted = Signal(str)
    size_chosen = Signal(str, int)
    rate_submitted = Signal(object)
    seed_submitted = Signal(object)
    length_submitted = Signal(object)
    hold_wished = Signal(object, bool)
    open_requested = Signal()
    best_requested = Signal()
    slower_requested = Signal()
    refused = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, state: State) -> None:
        super().__init__(theme)
        tasks, model, heads = self.add_card(), self.add_card(), self.add_card()
        self.task = QComboBox(tasks)
        self.task.setAccessibleName(tr("Task"))
        self.task.setToolTip(tr("What is to be learned; another task begins at step 0"))
        self.task.addItems([tr(task.title) for task in TASKS.values()])
        self.task.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.task_note = plain_label("", tasks, wraps=True)
        self.pairs = QPlainTextEdit(tasks)
        self.pairs.setAccessibleName(tr("Pairs, one per line"))
        self.pairs.setToolTip(tr("Two words per line, such as “cat dog”"))
        self.pairs.setTabChangesFocus(True)
        self.take_pairs = KeyButton(tr("Learn these pairs"), theme, tasks)
        self._headings = [plain_label(tr("Task"), tasks)]
        tasks.add(self._headings[0], self.task, self.task_note, self.pairs, self.take_pairs)
        self._make_model(theme, model)
        self.heads_table = HeadsTable(theme, heads)
        self.even_note = plain_label("", heads, wraps=True)
        heads.add(self.heads_table, self.even_note)
        self.best = KeyButton("", theme, self, kind="tonal")
        self.slower = KeyButton("", theme, self, kind="tonal")
        self.open = KeyButton(tr("Open in “Step by step”"), theme, self)
        self.open.setToolTip(tr("This layer at this step, on this text, as a copy on tab 2"))
        self.note = plain_label("", self, wraps=True)
        for button in (self.best, self.slower, self.open):
            button.may_be_narrow()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add_below(self.best, self.slower, self.open, self.note)
        self._shown_pairs: object = None
        self._connect()
        self.set_theme(theme)

    def _make_model(self, theme: Theme, model: Card) -> None:
        self._headings.append(plain_label(tr("Model"), model))
        model.add(self._headings[-1])
        self._form = form = QGridLayout()
        model.column.addLayout(form)
        self.sizes = {
            "layers": self._segments(theme, model, tr("Layers"), LAYERS),
            "heads": self._segments(theme, model, tr("Heads per layer"), HEADS),
        }
        self.width_box = QComboBox(model)
        self.width_box.setAccessibleName(tr("Width"))
        self.width_box.setToolTip(
            tr("Numbers in the vector of a token, distributed among the heads")
        )
        self.width_box.addItems([str(n) for n in WIDTHS])
        self.width_box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rate = RateField(tr("Learning rate"), theme, model)
        self.rate.setToolTip(tr("Applies from the step shown; at step 0, from the start"))
        self.seed = WholeField(tr("Seed"), theme, model)
        self.seed.ends = 0, LARGEST_SEED
        self.seed.setToolTip(tr("A seed always gives the same numbers and texts"))
        self.length = WholeField(tr("Steps"), theme, model)
        self.length.ends = 1, LONGEST
        self.length.setToolTip(tr("How many steps the run takes"))
        self._names = []
        rows: Sequence[tuple[str, QWidget]] = (
            (tr("Layers"), self.sizes["layers"]),
            (tr("Heads per layer"), self.sizes["heads"]),
            (tr("Width"), self.width_box),
            (tr("Learning rate"), self.rate),
        )
        for row, (name, field) in enumerate(rows):
            label = plain_label(name, model)
            label.setBuddy(field)
            self._names.append(label)
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
        form.setColumnStretch(0, 1)
        both = self._both = QHBoxLayout()
        model.column.addLayout(both)
        for name, field in ((tr("Seed"), self.seed), (tr("Steps"), self.length)):
            label = plain_label(name, model)
            label.setBuddy(field)
            self._names.append(label)
            both.addWidget(label)
            both.addWidget(field)
            both.addStretch(int(field is self.seed))

    def _segments(self, theme: Theme, card: Card, name: str, known: Sequence[int]) -> Segmented:
        choice = Segmented(name, theme, card)
        choice.set_names([str(n) for n in known], 0)
        return choice

    def _connect(self) -> None:
        self.task.activated.connect(self._on_task_chosen)
        self.take_pairs.clicked.connect(self._on_pairs_submitted)
        self.sizes["layers"].chosen.connect(self._on_layers_chosen)
        self.sizes["heads"].chosen.connect(self._on_heads_chosen)
        self.width_box.activated.connect(self._on_width_chosen)
        self.rate.submitted.connect(self.rate_submitted)
        self.seed.submitted.connect(partial(self._on_whole_submitted, self.seed))
        self.seed.stepped.connect(self._on_seed_stepped)
        self.length.submitted.connect(partial(self._on_whole_submitted, self.length))
        self.length.stepped.connect(self._on_length_stepped)
        for field in (self.rate, self.seed, self.length):
            field.refused.connect(self.refused)
            field.left.connect(self.left)
        self.heads_table.hold_wished.connect(self.hold_wished)
        self.open.clicked.connect(self.open_requested)
        self.best.clicked.connect(self.best_requested)
        self.slower.clicked.connect(self.slower_requested)

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        yield from self.sizes.values()
        yield from (self.heads_table, self.take_pairs, self.best, self.slower, self.open)

    def dress(self) -> None:
        super().dress()
        theme = self._theme
        self._form.setVerticalSpacing(round(theme.px(BETWEEN)))
        self._both.setSpacing(round(theme.px(TIGHT)))
        tick, label = theme.size("tick"), theme.size("label")
        for heading in self._headings:
            heading.setStyleSheet(f"font-size: {label}px; font-weight: bold;")
        for name in self._names:
            name.setStyleSheet(f"font-size: {label}px;")
        for note in (self.task_note, self.even_note, self.note):
            note.setStyleSheet(f"font-size: {tick}px; color: {theme.muted.name()};")
        self.rate.set_look(theme)
        self.seed.set_look(theme, "0000")
        self.length.set_look(theme, "0000")
        self.pairs.setFont(theme.font("label"))
        self.pairs.setFixedHeight(round(theme.px(PAIRS_HIGH)))

    def show_state(self, state: State, before: State | None) -> None:
        """Show task, model and heads."""
        self._spec = spec = state.spec
        if differs(state, before, "spec"):
            self.task.setCurrentIndex(list(TASKS).index(spec.task))
            self.task_note.setText(words.task_note(spec))
            for part in (self.pairs, self.take_pairs):
                part.setVisible(spec.task == PAIRS)
            if spec.task == PAIRS and spec.pairs != self._shown_pairs:
                self.pairs.setPlainText("\n".join(map(" ".join, spec.pairs)))
            self._shown_pairs = spec.pairs
            for (name, choice), known in zip(self.sizes.items(), (LAYERS, HEADS), strict=True):
                choice.set_current(known.index(getattr(spec, name)))
            self.width_box.setCurrentIndex(WIDTHS.index(spec.width))
            self.seed.set_value(str(spec.seed))
            self.length.set_value(str(spec.length))
            self.note.setText(words.note(state))
        if differs(state, before, "spec", "shown"):
            self.rate.set_value(words.rate_text(state.shown.rate))
            stopped = state.shown.stopped
            offered_now = stopped and self.best.isHidden()
            self.best.setVisible(stopped)
            self.slower.setVisible(stopped)
            if stopped:
                self.best.setText(tr("Back to step {step}, the best", step=state.shown.best))
                slower = words.rate_text(words.smaller_rate(state.shown.rate))
                self.slower.setText(tr("Restart with {rate}", rate=slower))
            if offered_now:  # below the heads, where a low window does not reach
                bring_into_sight(self.slower)
            self.even_note.setVisible("copy" in state.scores)
            self.even_note.setText(
                tr("A head that spreads evenly: copy {share}",
                    share=whole_percent(state.shown.even["copy"]))
            )  # fmt: skip
            self.open.setEnabled(not state.waits)
        self.heads_table.show_state(state, before)

    def _on_task_chosen(self, place: int) -> None:
        self.task_chosen.emit(list(TASKS)[place])

    def _on_pairs_submitted(self) -> None:
        self.pairs_submitted.emit(self.pairs.toPlainText())
        self.left.emit()  # Space plays then; it pressed the button again

    def _on_layers_chosen(self, place: int) -> None:
        self.size_chosen.emit("layers", LAYERS[place])

    def _on_heads_chosen(self, place: int) -> None:
        self.size_chosen.emit("heads", HEADS[place])

    def _on_width_chosen(self, place: int) -> None:
        self.size_chosen.emit("width", WIDTHS[place])

    def _on_whole_submitted(self, field: WholeField, value: int) -> None:
        """Wish for a number that can be had; the field itself says why another cannot."""
        assert field.ends is not None
        if field.ends[0] <= value <= field.ends[1]:
            wish = self.seed_submitted if field is self.seed else self.length_submitted
            wish.emit(value)

    def _on_seed_stepped(self, by: int) -> None:
        self.seed_submitted.emit(min(max(self._spec.seed + by, 0), LARGEST_SEED))

    def _on_length_stepped(self, by: int) -> None:
        self.length_submitted.emit(min(max(self._spec.length + 50 * by, 1), LONGEST))
