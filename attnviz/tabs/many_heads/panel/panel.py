"""The panel beside the picture: sizes, one pass by stages, what if; or one head of the map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.edits.what_if import choices, compare_head, other_last_word
from attnviz.tabs.many_heads.panel.head_card import HeadCard
from attnviz.tabs.many_heads.panel.model_size import (
    FIELDS,
    NOTE,
    Calculation,
    facts,
    fields,
    of_model,
)
from attnviz.tabs.many_heads.panel.pass_list import PassList
from attnviz.tabs.many_heads.panel.shift_card import ShiftCard
from attnviz.tabs.many_heads.panel.size_card import SizeCard
from attnviz.tabs.many_heads.panel.stages import stages
from attnviz.tabs.many_heads.state import State
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.panel import Panel
from attnviz.ui.controls.section import Section
from attnviz.ui.look.numbers import grouped
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.tab.held_list import HeldList
from attnviz.ui.tab.state import differs
from attnviz.ui.tab.what_if_section import WhatIfSection, WhatIfTopic

if TYPE_CHECKING:
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfRequest


class ManyHeadsPanel(Panel):
    """Shows what belongs to the layer on screen; the calculator's numbers are its own."""

    stage_pointed = Signal(str)
    refused = Signal(str)

    def __init__(self, theme: Theme, state: State) -> None:
        super().__init__(theme)
        self._state = state
        self.calculation = self._sizes = Calculation()
        self.head_card = HeadCard(theme, self)
        self._column.insertWidget(0, self.head_card)
        self.head_card.hide()
        self.shift_card = ShiftCard(theme, self)
        self._column.insertWidget(0, self.shift_card)
        self.shift_card.hide()
        self.held = HeldList(theme, self.add_card())
        card = self._size_card = self.add_card()
        self.card = SizeCard(tr("Llama 2 7B sizes"), theme, fields(), card)
        card.add(self.card)
        self.card.number_wished.connect(self.set_number)
        self.card.reset_requested.connect(self.reset)
        self.card.refused.connect(self.refused)
        self.sizes = Section(tr("Change the sizes"), theme, self._give_form, self)
        self.stages = PassList(theme, self)
        self.one_pass = Section(tr("Forward pass"), theme, self._give_stages, self)
        shortcut_labels.label(self.one_pass.head, tr("Forward pass"), "grid.pass", "F8")
        self.trying = WhatIfSection(theme, self._topic, self._compare, self)
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

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield from super().themed_parts()
        yield from (self.head_card, self.shift_card, self.held, self.card, self.stages)
        yield from (self.sizes, self.one_pass, self.trying)

    def show_state(self, state: State, before: State | None) -> None:
        """Show the sizes of a layer, and try again what is being tried."""
        self._state = state
        self.head_card.show_state(state, before)
        self.shift_card.show_state(state, before)
        if differs(state, before, "survey"):
            self._take_sizes(state)
        if differs(state, before, "shown", "covered"):
            of_layer = state.shown in ("layer", "map")
            for part in (self._size_card, self.sizes, self.one_pass):
                part.setVisible(of_layer)
            self.trying.setVisible(of_layer and not state.covered)  # it would tell the answer
        if before is None:
            self._show_card()  # its numbers may be written otherwise now
        elif differs(state, before, "document"):
            self._show_stages()
        holds = state.document.holds or (before is not None and before.document.holds)
        if holds and differs(state, before, "document", "covered"):
            self.held.show(state.document, state.trace, covered=state.covered)
        if differs(state, before, "document", "head", "covered"):
            self.trying.try_again()

    def _topic(self) -> WhatIfTopic:
        document, head = self._state.document, self._state.head
        return WhatIfTopic(
            self._state.name(head), other_last_word(document, head), choices(document)
        )

    def _compare(self, request: WhatIfRequest) -> Answer:
        """Try a change on the chosen head."""
        state = self._state
        return compare_head(state.document, state.trace, state.head, **asdict(request))

    def _take_sizes(self, state: State) -> None:
        """Begin with the sizes of the model that is open; without one, with those of a large one.

        What a person changed stays for as long as the model is the same.
        """
        survey = state.survey
        known = survey is not None and state.has_values and not state.document.captured
        sizes = Calculation()
        if survey is not None and known:
            sizes = of_model(state.document, survey.n_layers)
        if sizes == self._sizes:
            return
        self.calculation = self._sizes = sizes
        named = tr("Sizes of {name}", name=survey.name) if survey is not None and known else ""
        self.card.set_title(named or tr("Llama 2 7B sizes"))
        self._show_card()

    def set_number(self, id_: str, number: int) -> None:
        """Set a number of the calculator."""
        try:
            self.calculation = self.calculation.with_number(id_, number)
        except EditError as error:
            self.refused.emit(str(error))
        self._show_card()

    def reset(self) -> None:
        """Set the calculator back."""
        self.calculation = self._sizes
        self._show_card()

    def _show_card(self) -> None:
        calculation = self.calculation
        self.card.set_facts(facts(calculation), tr(NOTE) if self._sizes == Calculation() else "")
        for spec in FIELDS:
            number = calculation.number(spec.id)
            self.card.set_number(spec.id, number, grouped(number))
        self.card.set_changed(calculation != self._sizes)
        self._show_stages()

    def _show_stages(self) -> None:
        state = self._state
        self.stages.set_stages(stages(state.document, state.n_groups, self.calculation.size))
