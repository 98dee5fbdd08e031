"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

import numpy as np

from attnviz.language import tr
from attnviz.session import Selection
from attnviz.tabs.step_by_step.by_hand import brief
from attnviz.tabs.step_by_step.by_hand_line import Piece
from attnviz.tabs.step_by_step.focus import first_lit
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.panes import MASKED
from attnviz.tabs.step_by_step.plan import LAST, PANES, StepPlan
from attnviz.tabs.step_by_step.pointer import Lit, Pointer
from attnviz.tabs.step_by_step.status import SHARES, line_name
from attnviz.ui.predict.ballot import Question


def asked_cell(
    pointer: Pointer, one: OneHead, step: StepPlan, selection: Selection, own: bool
) -> Lit:
    """Return the cell of the step's result that is asked for: the lit one, unless it is masked."""
    array, row, column = pointer.lit(one, step, selection, own)
    result = step.arrays[-1]
    if array != result:
        array = result
        row, column = first_lit(one, step, pointer.link(one, selection, own))
    if array in MASKED and one.hidden[row, column]:
        seen = np.flatnonzero(~one.hidden[row])
        column = int(seen[-1]) if seen.size else column
    return array, row, column


def question(one: OneHead, step: StepPlan, cell: Lit) -> Question:
    """Ask for the number in a cell."""
    array, row, column = cell
    number = float(one.slice(array)[row, column])
    soft = array in SHARES
    return Question(
        about=(step.number, one.document.tokens, one.head, one.shape(array), cell),
        text=tr("{step}: what is {cell}?", step=tr(step.title), cell=_where(one, cell)),
        answer=brief(number, soft),
        number=number,
        share=array == "pattern",
    )


def _where(one: OneHead, cell: Lit) -> str:
    array, row, column = cell
    return f"{PANES[array].symbol} ({one.cell_name(array, row, column)})"


def covered_line(one: OneHead, cell: Lit) -> tuple[Piece, ...]:
    """Write a cell without its arithmetic: that is what the class does."""
    return (Piece(f"{line_name(one, *cell)} = ?", strong=True),)


def covered_status(one: OneHead, step: StepPlan, cell: Lit) -> str:
    """Say step and cell, and no number of it."""
    return tr(
        "Step {number} of {last}   {formula}   {cell} covered",
        number=step.number,
        last=LAST,
        formula=tr(step.formula),
        cell=_where(one, cell),
    )


def covered_cell(one: OneHead, cell: Lit) -> str:
    """Say a covered cell as a screen reader does; a masked one is no secret."""
    array, row, column = cell
    masked = array in MASKED and one.hidden[row, column]
    where = _where(one, cell)
    return tr("{cell}, masked", cell=where) if masked else tr("{cell}, covered", cell=where)
