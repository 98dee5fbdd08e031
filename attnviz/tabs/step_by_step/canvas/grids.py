"""The matrices of a step as grids: numbers, names, colours, what is hidden, changed and locked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from attnviz.language import tr
from attnviz.model.document.sheet import LEAST, MOST
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import MASKED, Pane, StepPlan
from attnviz.tabs.step_by_step.words.held import can_be_held, held_cells
from attnviz.ui.grid.value import Bools, Grid
from attnviz.ui.look import numbers

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.state.backward import Backward

SOFT_DIGITS = 3
SOFT = ("exponentials", "row_sums", "pattern")


def grids_of(
    one: OneHead, step: StepPlan, projector: bool, backward: Backward | None = None
) -> dict[str, Grid]:
    """Build the grids of a step, left to right: of its numbers, or of what they would change."""
    return {pane.array: grid_of(one, pane, projector, backward) for pane in step.panes}


def grid_of(
    one: OneHead, pane: Pane, projector: bool = False, backward: Backward | None = None
) -> Grid:
    """Build the grid of one matrix."""
    array = pane.array
    if backward is not None and array != "M":
        return _slopes(one, pane, backward)
    whole_percent = projector and array == "pattern" and numbers.number_format().percents
    grid = Grid(
        one.slice(array),
        title=title(one, pane, whole_percent),
        title_colour=pane.colour,
        quantity=pane.quantity,
        row_labels=one.names(pane.rows, array),
        column_labels=("Σ",) if pane.columns == "total" else one.names(pane.columns, array),
        row_numbers=one.numbers(pane.rows),
        column_numbers=one.numbers(pane.columns),
        style="percent" if whole_percent else _style(array),
        digits=SOFT_DIGITS
        if array in ("exponentials", "row_sums")
        else numbers.digits_in_matrices(),
        legend=pane.quantity != "plain",
        min_cell=1.0,
        hidden=one.hidden if array in MASKED else None,
        hidden_text=numbers.HIDDEN if array in ("M", "masked_scores") else "",
        tints=one.slice("pattern") if array == "exponentials" else None,
    )
    if pane.matrix:
        return _editable(one, pane, grid)
    if can_be_held(array):
        return grid.but(editable=True, holds=True, held=held_cells(one, array))
    return grid


def _slopes(one: OneHead, pane: Pane, backward: Backward) -> Grid:
    """Build the grid of the slopes of a matrix: all of them are on one scale."""
    array, unit = pane.array, 10.0**backward.power
    hidden = one.hidden if array in MASKED else None
    paths = backward.paths(one, array)
    shown = backward.slopes(one, array) / unit
    from attnviz.tabs.step_by_step.state.backward import FAINTEST

    rows, columns = np.nonzero(paths & (shown != 0) & (np.abs(shown) < FAINTEST))
    faint = zip(rows.tolist(), columns.tolist(), strict=True)
    times = f" × 10{numbers.superscript(backward.power)}" if backward.power else ""
    return Grid(
        np.where(paths, shown, 0.0),
        title=f"∂{title(one, pane)}{times}",
        title_colour=pane.colour,
        quantity="change",
        limit=backward.limit / unit,
        row_labels=one.names(pane.rows, array),
        column_labels=("Σ",) if pane.columns == "total" else one.names(pane.columns, array),
        row_numbers=one.numbers(pane.rows),
        column_numbers=one.numbers(pane.columns),
        digits=SOFT_DIGITS,
        style="nonzero",
        legend=pane.quantity != "plain",
        min_cell=1.0,
        hidden=hidden,
        skipped=~paths if hidden is None else ~paths & ~hidden,
        skipped_word=tr("no path"),
        marks=dict.fromkeys(faint, numbers.ABOUT_ZERO),
    )


def _style(array: str) -> numbers.Style:
    if array == "M":
        return "shortest"
    return "nonzero" if array in SOFT else "decimals"


def title(one: OneHead, pane: Pane, per_cent: bool = False) -> str:
    """Return what stands over a matrix: its letter and what it holds."""
    symbol, says = pane.symbol, tr(pane.says) if pane.says else ""
    if pane.array == "out":
        symbol = "O" if one.single else "out"
        says = tr("output") if one.single else tr("all heads")
    if per_cent:
        says = tr("per cent")
    return f"{symbol}  {says}" if says else symbol


def _editable(one: OneHead, pane: Pane, grid: Grid) -> Grid:
    sheet = one.document.sheet
    bounds = locked = None
    if pane.matrix == "X" and sheet is not None:
        bounds = (LEAST, MOST)
        locked = np.zeros(grid.shape, dtype=bool)
        locked[:, sheet.meaning :] = True
    return replace(
        grid,
        editable=one.edit_place(pane, 0, 0) is not None,
        bounds=bounds,
        locked=locked,
        changed=changed_cells(one, pane),
    )


def changed_cells(one: OneHead, pane: Pane) -> Bools | None:
    """Mark the numbers that differ from what was opened or chosen; None when none does."""
    if one.document.base is None:
        return None
    place = one.edit_place(pane, 0, 0)
    if place is None:
        return None
    marks: Bools = one.document.changed_cells(pane.matrix)
    marks = marks if len(place) == 2 else marks[place[0]]
    return marks if marks.any() else None


def same_marks(before: Grid, after: Bools | None) -> bool:
    """Whether a grid shows these corner marks already."""
    if before.changed is None or after is None:
        return before.changed is after
    return np.array_equal(before.changed, after)
