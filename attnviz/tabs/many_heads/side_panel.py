"""The panel beside the picture: a large model's sizes, one pass by stages, and what if."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.edits.what_if import CHOICES
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.model_size import FIELDS, NOTE, Calculation, facts, fields
from attnviz.tabs.many_heads.pass_list import PassList
from attnviz.tabs.many_heads.size_card import SizeCard
from attnviz.tabs.many_heads.stages import stages
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.panel import Panel
from attnviz.ui.controls.section import Section
from attnviz.ui.look.numbers import grouped
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.what_if_panel import Answer, WhatIfRequest
from attnviz.ui.tab.what_if_section import WhatIfSection


class SidePanel(Panel):
    """Shows what the view tells it; the calculator's numbers are its own."""

    stage_pointed = Signal(str)
    refused = Signal(str)

    def __init__(self, theme: Theme, compare: Callable[[WhatIfRequest], Answer]) -> None:
        super().__init__(theme)
        self._figure: Figure | None = None
        self.calculation = Calculation()
        card = self.add_card()
        self.card = SizeCard(tr("Llama 2 7B sizes"), theme, fields(), card)
        card.add(self.card)
        self.card.number_wished.connect(self.set_number)
        self.card.reset_requested.connect(self.reset)
        self.card.refused.connect(self.refused)
        self.sizes = Section(tr("Change the sizes"), theme, self._give_form, self)
        self.stages = PassList(theme, self)
        self.one_pass = Section(tr("One pass"), theme, self._give_stages, self)
        shortcut_labels.label(self.one_pass.head, tr("One pass"), "grid.pass", "F8")
        self.trying = WhatIfSection(theme, CHOICES, compare, self)
        self.card.form.hide()
        self.stages.hide()
        self.stages.stage_pointed.connect(self.stage_pointed)
        self.add_below(self.sizes, self.one_pass, self.trying)
        self._show_card()
        self.set_theme(theme)

    def _give_form(self) -> QWidget:
        return self.card.form

    def _give_stages(self) -> QWidget:
        return self.stages

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        self.card.set_theme(theme)
        self.stages.set_theme(theme)
        for section in (self.sizes, self.one_pass, self.trying):
            section.set_theme(theme)
        self._show_card()

    def show_figure(self, figure: Figure, word: str) -> None:
        """Show the sizes of a layer, and try again what is being tried.

        Parameters
        ----------
        word : suggestion for another last word
        """
        self._figure = figure
        self._show_stages()
        self.trying.setVisible(not figure.covered)  # it would tell what comes out
        self.trying.show_pattern_of(figure.name(figure.head), word)

    def set_number(self, id_: str, number: int) -> None:
        """Set a number of the calculator."""
        try:
            self.calculation = self.calculation.with_number(id_, number)
        except EditError as error:
            self.refused.emit(str(error))
        self._show_card()

    def reset(self) -> None:
        """Set the calculator back."""
        self.calculation = Calculation()
        self._show_card()

    def _show_card(self) -> None:
        calculation = self.calculation
        self.card.set_facts(facts(calculation), tr(NOTE))
        for spec in FIELDS:
            number = calculation.number(spec.id)
            self.card.set_number(spec.id, number, grouped(number))
        self.card.set_changed(calculation.changed)
        self._show_stages()

    def _show_stages(self) -> None:
        if self._figure is not None:
            listed = stages(self._figure.document, self._figure.n_groups, self.calculation.size)
            self.stages.set_stages(listed)
