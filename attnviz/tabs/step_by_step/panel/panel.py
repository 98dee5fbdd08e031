"""The panel beside the steps: the weights so far, presets, size, switches, copies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu

from attnviz.language import mark, tr
from attnviz.model.document.document import Document
from attnviz.model.edits.what_if import choices, compare_head, other_last_word
from attnviz.tabs.step_by_step.canvas.cell_size import whole_from_sharp
from attnviz.tabs.step_by_step.panel.switch_button import SwitchButton
from attnviz.tabs.step_by_step.state.one_head import same_scene
from attnviz.tabs.step_by_step.state.plan import PANES
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.as_text import FORMS
from attnviz.tabs.step_by_step.words.held import held_cells
from attnviz.tabs.step_by_step.words.presets import (
    SENTENCE,
    SMALL_EXAMPLE,
    preset_names,
    why_not_resizable,
)
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.panel import BETWEEN, INNER, OUTER, Panel
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import RING, line_height, measure_grid
from attnviz.ui.grid.value import Floats, Grid
from attnviz.ui.look.labels import visible, widest
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.predict.cover import cover_rows
from attnviz.ui.tab.held_list import HeldList
from attnviz.ui.tab.state import differs
from attnviz.ui.tab.what_if_section import WhatIfSection, WhatIfTopic

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.panel.letter_plot import LetterPlot
    from attnviz.tabs.step_by_step.panel.slopes import SlopesPanel
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfRequest

SHARES = "pattern"
TEXT_TITLE = "Numbers of the chapter"
TITLE = mark("Final weights A (step 10)")
HINT = mark("Type over any number: every later step follows. What is computed is then held.")
ROW, LOWEST_ROW = 38.0, 14.0
MOST_HIGH = 240.0


class StepByStepPanel(Panel):
    """Shows a small grid of weights and what can be done. Setters never emit."""

    preset_chosen = Signal(str)
    reset_requested = Signal()
    scale_toggled = Signal()
    mask_toggled = Signal()
    rope_toggled = Signal()
    softcap_toggled = Signal()
    size_requested = Signal()
    copy_chosen = Signal(str)
    cell_clicked = Signal(str, int, int)
    slopes_made = Signal(object)
    """The cards of slopes are there, a `SlopesPanel`."""

    def __init__(self, theme: Theme, state: State) -> None:
        super().__init__(theme)
        self._state = state
        self._grid: Grid | None = None
        self.letter_card = self.add_card()
        self.letter_title = plain_label("", self.letter_card, role="heading", wraps=True)
        self.letter_card.add(self.letter_title)
        self.letter_card.hide()
        self.letter_plot: LetterPlot | None = None
        shares, held, switches = self.add_card(), self.add_card(), self.add_card()
        self.title = plain_label(tr(TITLE), shares, role="heading")
        self.host = GridHost(theme, shares)
        self.host.setAccessibleName(self.title.text())
        self.host.set_decoration(self._paint_ground)
        self.host.cell_clicked.connect(self._on_clicked)
        self.host.copy_requested.connect(self.host.copy_cell)
        self.hint = plain_label(tr(HINT), self, wraps=True)
        self.presets = KeyButton(tr("Preset"), theme, self, behind="chevron")
        self.presets.setToolTip(tr("Start from other numbers"))
        self.presets.setMenu(self._menu(preset_names(state.pointer.seed)))
        self.presets.menu().triggered.connect(self._on_preset)
        self.reset = KeyButton(tr("Reset to the chapter"), theme, self, kind="quiet")
        put_back = tr("Put the numbers back to the start")
        shortcut_labels.tip(self.reset, put_back, "steps.reset", "Ctrl+R")
        self.reset.clicked.connect(self.reset_requested)
        self.size_button = KeyButton(tr("Size…"), theme, self)
        self.size_button.clicked.connect(self.size_requested)
        self.scale_button = SwitchButton("÷√d_k", theme, switches)
        self.mask_button = SwitchButton(tr("Mask"), theme, switches)
        self.rope_button = SwitchButton("RoPE", theme, switches)
        self.softcap_button = SwitchButton(tr("Soft cap"), theme, switches)
        self._connect_switches()
        self.held = HeldList(theme, held)
        self.source = KeyButton("", theme, self)
        self.source.setToolTip(
            tr("Which numbers are calculated: those of the example or of the sentence")
        )
        self.source.clicked.connect(self._on_source)
        self.copies = KeyButton(tr("Copy  LaTeX · NumPy"), theme, self, behind="chevron")
        self.copies.setToolTip(tr("Copy all matrices of this calculation"))
        self.copies.setMenu(self._menu(_forms()))
        self.copies.menu().triggered.connect(self._on_copy)
        shares.add(self.title, self.host)
        switches.add(self.scale_button, self.mask_button, self.rope_button, self.softcap_button)
        self.what_if = WhatIfSection(theme, self._topic, self._compare, self)
        self.slopes: SlopesPanel | None = None
        self._place()
        self.set_theme(theme)

    def _connect_switches(self) -> None:
        scales = tr("Divide the scores by √d_k or not")
        shortcut_labels.tip(self.scale_button, scales, "steps.scale", "D")
        shortcut_labels.tip(self.mask_button, tr("Mask future words or not"), "steps.mask", "M")
        self.rope_button.setToolTip(tr("Rotate queries and keys by their positions or not"))
        self.softcap_button.setToolTip(tr("Bend large scores into the cap or not"))
        self.scale_button.clicked.connect(self.scale_toggled)
        self.mask_button.clicked.connect(self.mask_toggled)
        self.rope_button.clicked.connect(self.rope_toggled)
        self.softcap_button.clicked.connect(self.softcap_toggled)

    def _menu(self, entries: list[tuple[str, str]]) -> QMenu:
        menu = QMenu(self)
        for key, text in entries:
            if not key:
                menu.addSeparator()
                continue
            action = menu.addAction(text)
            action.setData(key)
        return menu

    def _on_preset(self, action: QAction) -> None:
        self.preset_chosen.emit(action.data())

    def _on_source(self) -> None:
        self.preset_chosen.emit(SENTENCE if self._state.own else SMALL_EXAMPLE)

    def _on_copy(self, action: QAction) -> None:
        self.copy_chosen.emit(action.data())

    def _place(self) -> None:
        self.add_below(self.hint)
        self._row = QHBoxLayout()
        self.below.addLayout(self._row)
        for button in (self.presets, self.size_button):
            self._row.addWidget(button, 1)
        self.copies.may_be_narrow()
        self.add_below(self.source, self.copies, self.reset, self.what_if)

    # What is shown

    def show_state(self, state: State, before: State | None) -> None:
        """Show the weights so far, and what there is to do with the numbers on screen."""
        self._state = state
        if state.backward is not None:
            self._show_slopes(state, before)
            return
        if before is not None and before.backward is not None:
            self.stand_in(None)
            self.held.show(state.one.document, state.one.trace, covered=state.covered)
            before = None
        if differs(state, before, "one", "covered"):
            one, known = state.one, None if before is None else before.one
            holds = bool(one.document.holds or (known and known.document.holds))
            alike = (
                known is not None
                and same_scene(known, one)
                and not (holds and held_cells(known, SHARES) != held_cells(one, SHARES))
            )
            if holds:
                self.held.show(one.document, one.trace, covered=state.covered)
            if alike and not state.covered and not differs(state, before, "covered"):
                self._show_numbers(state.one.slice("pattern"))
            else:
                self._show_shares(state)
                self._show_switches(state.one.document)
            if known is None or known.document.base is not one.document.base:
                self._show_reset(one.document)
            if self.what_if.panel is not None and not state.covered:
                self.what_if.try_again()
        if differs(state, before, "rope_on", "softcap_on"):
            for button, on in (
                (self.rope_button, state.rope_on),
                (self.softcap_button, state.softcap_on),
            ):
                button.setVisible(on is not None)
                button.set_state(bool(on), tr("on") if on else tr("off"))
        if state.step.letter or not self.letter_card.isHidden():
            self._show_letter(state)
        if differs(state, before, "covered"):
            self.what_if.setHidden(state.covered)  # its pictures would give the answer away
        if differs(state, before, "own"):
            other = tr("The sentence of tab 1") if state.own else tr("The small example")
            self.source.setText(other)
        if before is None or state.pointer.seed != before.pointer.seed:
            self._name_presets(preset_names(state.pointer.seed))
        array, *cell = state.pointed
        pane = PANES[array]
        cells = ((cell[0], cell[1]),) if pane.rows == pane.columns == "token" else ()
        if self._grid is not None and self._grid.lit_cells != cells:
            self._grid = self._grid.but(lit_cells=cells)
            self.host.set_lit(SHARES, cells=cells)

    def _show_letter(self, state: State) -> None:
        """Show what a lettered step does to the lit cell, where that is a picture."""
        if state.step.letter not in ("R", "C"):
            self.letter_card.hide()
            return
        from attnviz.tabs.step_by_step.panel.letter_plot import LetterPlot, title_of
        from attnviz.tabs.step_by_step.state.letter_picture import letter_picture

        if self.letter_plot is None:
            self.letter_plot = LetterPlot(self._theme, self.letter_card)
            self.letter_card.add(self.letter_plot)
        picture = letter_picture(state)
        self.letter_card.setVisible(picture is not None)
        self.letter_title.setText("" if picture is None else title_of(picture))
        self.letter_plot.show_picture(picture)

    def _show_slopes(self, state: State, before: State | None) -> None:
        """Show what would change a number in the place of what the tab has else."""
        if self.slopes is None:
            from attnviz.tabs.step_by_step.panel.slopes import SlopesPanel

            self.slopes = SlopesPanel(self._theme, self)
            self.slopes_made.emit(self.slopes)
        self.slopes.show_state(state, before)
        self.stand_in(self.slopes)

    def _show_shares(self, state: State) -> None:
        one, tokens = state.one, state.one.document.tokens
        grid = Grid(
            one.slice("pattern"),
            row_labels=tokens,
            spoken_columns=tokens,
            row_numbers=one.numbers("token"),
            column_numbers=one.numbers("token"),
            hidden=one.hidden if one.hidden.any() else None,
            held=held_cells(one, SHARES),
            legend=True,
        )
        grid = cover_rows(grid, Ballot() if state.covered else None)
        old, self._grid = self._grid, grid
        if old is None or old.shape != grid.shape or old.row_labels != grid.row_labels:
            self._fit()
        else:
            self._grid = grid.but(row_label_width=old.row_label_width)
            self.host.set_grid(SHARES, self._grid)

    def _show_numbers(self, shares: Floats) -> None:
        """Show other weights of the same words."""
        if self._grid is not None:
            self.host.set_values(SHARES, shares)
            self._grid = self.host.grid(SHARES)

    def _show_switches(self, document: Document) -> None:
        scale, mask = document.options.scale_on, document.options.mask_on
        self.scale_button.set_state(scale, tr("on") if scale else tr("off"))
        self.mask_button.set_state(mask, tr("on") if mask else tr("off"))
        why_not = why_not_resizable(document)
        self.size_button.setEnabled(not why_not)
        self.size_button.setToolTip(why_not or tr("Words, d_model and d_k from 2 to 8"))

    def _show_reset(self, document: Document) -> None:
        """Say what Reset goes back to."""
        start = document.original
        text = tr("Reset to the chapter") if start.title == TEXT_TITLE else tr("Reset the numbers")
        self.reset.setText(text)
        self.reset.setEnabled(start is not document)

    def _name_presets(self, entries: list[tuple[str, str]]) -> None:
        menu = self.presets.menu()
        for action, (_, text) in zip(menu.actions() if menu else (), entries, strict=True):
            action.setText(text)

    def _topic(self) -> WhatIfTopic:
        document, head = self._state.one.document, self._state.one.head
        name = visible(document.heads[head].title)
        return WhatIfTopic(name, other_last_word(document, head), choices(document))

    def _compare(self, request: WhatIfRequest) -> Answer:
        """Try a change on the head that is shown."""
        one = self._state.one
        return compare_head(one.document, one.trace, one.head, **asdict(request))

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        yield from (
            self.host, self.presets, self.size_button, self.copies, self.reset, self.source,
            self.scale_button, self.mask_button, self.rope_button, self.softcap_button,
            self.what_if, self.held,
            *(() if self.letter_plot is None else (self.letter_plot,)),
            *(() if self.slopes is None else (self.slopes,)),
        )  # fmt: skip

    def dress(self) -> None:
        super().dress()
        self._row.setSpacing(round(self._theme.px(BETWEEN)))
        self._fit()

    def _fit(self) -> None:
        """Give the small grid the width of the panel."""
        grid, theme = self._grid, self._theme
        if grid is None or self.width() <= 0:
            return
        rows, columns = grid.shape
        width = self.width() - 2 * (round(theme.px(OUTER)) + round(theme.px(INNER)))
        names = widest(grid.row_labels, QFontMetricsF(theme.font("label", bold=True)))
        left = min(names + theme.px(8) + RING, width * 0.36)
        # Where many share a pixel, cells are parts of one: all of them have the width of the panel.
        wide = whole_from_sharp(max(0.0, width - left - 1 - RING) / columns)
        tall = max(theme.px(LOWEST_ROW), min(theme.px(ROW), theme.px(MOST_HIGH) / rows))
        high = whole_from_sharp(min(tall, wide * 1.2))
        self._grid = grid = replace(grid, row_label_width=left)
        self.host.set_grid(SHARES, grid)
        room = measure_grid(grid, theme, (wide, high))
        # The first name is higher than its row where that is small.
        top = max(theme.px(4), (line_height(theme, "label") - high) / 2)
        self.host.setFixedHeight(ceil(room.height() + top) + RING)
        self.host.set_rect(SHARES, QRectF(0, top, width, room.height()), (wide, high))

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self._theme.surface)

    def _on_clicked(self, name: str, row: int, column: int, modifiers: object) -> None:
        self.cell_clicked.emit(SHARES, row, column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the grid to the width."""
        self._fit()


def _forms() -> list[tuple[str, str]]:
    """Return (form, what the menu says) of all that can be copied; a line where nothing stands."""
    forms = ["LaTeX", "NumPy"]
    others = [form for form in FORMS if form not in forms]
    named = [(form, tr("All matrices as {form}", form=form)) for form in (*forms, *others)]
    return [*named[: len(forms)], ("", ""), *named[len(forms) :]]
