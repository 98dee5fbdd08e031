"""Which rows, columns and cells of the canvas light up for one cell: its sources, or what it feeds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from attnviz.engine.explain import Operand, depends_on, explain
from attnviz.views.step_by_step.one_head import OF_LAYER, Bools, OneHead
from attnviz.views.step_by_step.plan import PANES, StepPlan

Cell = tuple[int, int]
MANY = 512  # cells: more are lit as whole rows and columns or not at all


@dataclass(frozen=True)
class Lights:
    """What is outlined in one matrix."""

    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()


def lights(one: OneHead, step: StepPlan, array: str, row: int, column: int) -> dict[str, Lights]:
    """Give the lights of every matrix on the canvas for one pointed-at cell.

    A cell of the result lights its sources; a cell of a source lights every cell that follows
    from it.
    """
    lit = {name: Lights() for name in step.arrays}
    if array in lit:
        lit[array] = Lights(cells=((row, column),))
    if array == step.arrays[-1] and len(step.arrays) > 1:
        lit |= _sources(one, step, array, row, column)
        return lit
    for target in step.arrays:
        if target != array:
            lit[target] = _fed(one, array, (row, column), target)
    return lit


def _sources(
    one: OneHead, step: StepPlan, array: str, row: int, column: int
) -> dict[str, Lights]:
    others = step.arrays[:-1]
    found: dict[str, set[Cell]] = defaultdict(set)
    for operand in _visible_sources(one, array, row, column, others):
        cell = one.cell(operand.name, operand.index)
        if cell is not None:
            found[operand.name].add(cell)
    if not found and array == "out":
        return {"X": Lights(rows=(row,))}
    return {name: as_lines(cells, one.shape(name)) for name, cells in found.items()}


def _visible_sources(
    one: OneHead, array: str, row: int, column: int, others: Iterable[str]
) -> list[Operand]:
    """Follow the arithmetic back to matrices that are on the canvas, at most two steps."""
    wanted = set(others)
    how = explain(one.trace, array, one.place(array, row, column))
    seen: list[Operand] = []
    for source in how.sources:
        if source.name in wanted:
            seen.append(source)
        elif source.name in one.trace.arrays and source.name.endswith("_flat"):
            inner = explain(one.trace, source.name, source.index)
            seen += [s for s in inner.sources if s.name in wanted]
    return seen


def as_lines(cells: set[Cell], shape: tuple[int, int]) -> Lights:
    """Write a set of cells as whole rows and columns where they are, else one by one."""
    rows = _full(cells, shape[1], 0)
    columns = _full(cells, shape[0], 1) if not rows else ()
    inside = {c for c in cells if c[0] not in rows and c[1] not in columns}
    return Lights(rows, columns, tuple(sorted(inside)) if len(inside) <= MANY else ())


def _full(cells: set[Cell], need: int, axis: int) -> tuple[int, ...]:
    """Give the rows (or columns) that are all there; a line of one cell is a cell."""
    if need < 2:
        return ()
    count: dict[int, int] = defaultdict(int)
    for cell in cells:
        count[cell[axis]] += 1
    return tuple(sorted(line for line, n in count.items() if n == need))


def _fed(one: OneHead, source: str, cell: Cell, target: str) -> Lights:
    marks = fed(one, source, cell, target)
    rows, columns = np.nonzero(marks)
    return as_lines(set(zip(rows.tolist(), columns.tolist(), strict=True)), one.shape(target))


def fed(one: OneHead, source: str, cell: Cell, target: str) -> Bools:
    """Mark the cells of a matrix that follow from a cell of another, shape of `target`."""
    nothing = np.zeros(one.shape(target), dtype=bool)
    if source == "M":
        if target == "masked_scores":
            nothing[cell] = True
        return nothing
    if source in ("exponentials", "row_sums") and target == "pattern":
        nothing[cell[0]] = ~one.hidden[cell[0]]
        return nothing
    place = one.place(source, *cell)
    pane = PANES[source]
    if pane.matrix:
        stored = one.edit_place(pane, *cell)
        if stored is None:
            return nothing
        source, place = pane.matrix, stored
    marks: Bools = depends_on(one.trace, source, place, target)
    return marks if target in OF_LAYER else marks[one.place(target, 0, 0)[0]]
