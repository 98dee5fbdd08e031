"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

import numpy as np

from attnviz.language import tr
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import LAST, MASKED, PANES
from attnviz.tabs.step_by_step.state.state import Lit, State, first_lit
from attnviz.tabs.step_by_step.words.held import is_held
from attnviz.tabs.step_by_step.words.status import line_name, picks_status, said_of, status
from attnviz.ui.predict.ballot import Question
from attnviz.ui.tab.by_hand import Piece, brief


def asked_cell(state: State) -> Lit:
    """Return the cell of the step's result that is asked for: the lit one, if that is a question.

    What the mask hides is none, and what is held is given.
    """
    one, (array, row, column) = state.one, state.lit
    result = state.step.arrays[-1]
    if array != result:
        array = result
        row, column = first_lit(one, state.step, state.link)
    if array in MASKED and one.hidden[row, column]:
        seen = np.flatnonzero(~one.hidden[row])
        column = int(seen[-1]) if seen.size else column
    if is_held(one, array, row, column):
        row, column = _free_cell(one, array, row) or (row, column)
    return array, row, column


def _free_cell(one: OneHead, array: str, row: int) -> tuple[int, int] | None:
    """Return a cell that is computed and seen, in this row or else in another; None for none."""
    rows, columns = one.shape(array)
    for place in (row, *range(rows)):
        for column in range(columns):
            seen = array not in MASKED or not one.hidden[place, column]
            if seen and not is_held(one, array, place, column):
                return place, column
    return None


def question(state: State) -> Question:
    """Ask for the number in a cell."""
    one, step, cell = state.one, state.step, asked_cell(state)
    array, row, column = cell
    number = float(one.slice(array)[row, column])
    return Question(
        about=(step.number, one.document.tokens, one.head, one.shape(array), cell),
        text=tr("{step}: what is {cell}?", step=tr(step.title), cell=_where(one, cell)),
        answer=brief(number, array),
        number=number,
        share=array == "pattern",
    )


def _where(one: OneHead, cell: Lit) -> str:
    array, row, column = cell
    return f"{PANES[array].symbol} ({one.cell_name(array, row, column)})"


def covered_line(one: OneHead, cell: Lit) -> tuple[Piece, ...]:
    """Write a cell without its arithmetic: that is what the class does."""
    return (Piece(f"{line_name(one, *cell)} = ?", strong=True),)


def covered_status(state: State) -> str:
    """Say step and cell, and no number of it; what is not covered is told as ever."""
    cell = said_of(state)
    if not state.hides(cell[0]):
        return picks_status(state) or status(state)
    return tr(
        "Step {number} of {last}   {formula}   {cell}: answer hidden",
        number=state.step.number,
        last=LAST,
        formula=tr(state.step.formula),
        cell=_where(state.one, cell),
    )


def covered_cell(one: OneHead, cell: Lit) -> str:
    """Say a covered cell as a screen reader does; a masked one is no secret."""
    array, row, column = cell
    masked = array in MASKED and one.hidden[row, column]
    where = _where(one, cell)
    return tr("{cell}, masked", cell=where) if masked else tr("{cell}, answer hidden", cell=where)
