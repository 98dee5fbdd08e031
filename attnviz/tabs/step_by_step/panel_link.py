"""Keeps the side panel in step with the example, and hands its wishes to the view."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from attnviz.language import tr
from attnviz.model.edits.what_if import CHOICES, compare_head, other_last_word
from attnviz.tabs.step_by_step.copying import FORMS
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.plan import PANES
from attnviz.tabs.step_by_step.side_panel import StepPanel
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.predict.cover import cover_rows
from attnviz.ui.tab.what_if_section import WhatIfSection

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.view import StepByStepView
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfRequest

TEXT_TITLE = "Numbers of the text"


class PanelLink:
    """The panel of one view."""

    def __init__(self, view: StepByStepView, theme: Theme) -> None:
        self._view = view
        forms = [(form, tr("All matrices as {form}", form=form)) for form in ("LaTeX", "NumPy")]
        forms += [("", "")]
        forms += [
            (form, tr("All matrices as {form}", form=form))
            for form in FORMS
            if form not in dict(forms)
        ]
        self.panel = StepPanel(theme, view.choices.entries, forms)
        panel = self.panel
        panel.preset_chosen.connect(view.choose_preset)
        panel.reset_requested.connect(view.choices.reset)
        panel.scale_toggled.connect(view.choices.switch_scale)
        panel.mask_toggled.connect(view.choices.switch_mask)
        panel.size_requested.connect(view.ask_size)
        panel.copy_chosen.connect(view.outputs.copy_all)
        panel.cell_clicked.connect(self._on_clicked)
        self._one: OneHead | None = None
        self.what_if = WhatIfSection(theme, CHOICES, self._compare, panel)
        panel.add_section(self.what_if)

    def show(self, one: OneHead) -> None:
        """Show weights, switches and names of the present example."""
        document, panel = one.document, self.panel
        grid = Grid(
            one.slice("pattern"),
            row_labels=document.tokens,
            spoken_columns=document.tokens,
            hidden=one.hidden if one.hidden.any() else None,
            legend=True,
        )
        panel.set_shares(cover_rows(grid, Ballot() if self._view.covered else None))
        panel.set_switches(scale=document.options.scale_on, mask=document.options.mask_on)
        self._show_reset(one)
        panel.set_resizable(self._view.choices.why_not_resizable())
        panel.set_presets(self._view.choices.entries)
        self._try_again(one)

    def _try_again(self, one: OneHead) -> None:
        self._one = one
        self.what_if.setHidden(self._view.covered)  # its pictures would give the answer away
        if self._view.covered:
            return
        name = visible(one.document.heads[one.head].title)
        self.what_if.show_pattern_of(name, other_last_word(one.document, one.head))

    def _compare(self, wish: WhatIfRequest) -> Answer:
        """Try a change on the head that is shown."""
        one = self._one
        assert one is not None
        return compare_head(one.document, one.trace, one.head, **asdict(wish))

    def set_numbers(self, one: OneHead) -> None:
        """Show other weights of the same words."""
        if self._view.covered:
            self.show(one)
            return
        self.panel.set_numbers(one.slice("pattern"))
        self._show_reset(one)
        self._try_again(one)

    def _show_reset(self, one: OneHead) -> None:
        start = one.document.original
        text = tr("Reset to the text") if start.title == TEXT_TITLE else tr("Reset the numbers")
        self.panel.set_reset(text, start is not one.document)

    def set_lit(self, cell: tuple[str, int, int]) -> None:
        """Outline the weight that belongs to a lit cell between two words."""
        array, row, column = cell
        pane = PANES[array]
        between = pane.rows == pane.columns == "token"
        self.panel.set_lit((row, column) if between else None)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.panel.set_theme(theme)
        self.what_if.set_theme(theme)

    def _on_clicked(self, row: int, column: int) -> None:
        self._view.keep_lit("pattern", row, column)
