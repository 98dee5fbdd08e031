"""Which rows, columns and cells light up for one cell: its sources, or all that it feeds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from attnviz.engine.explain.cells import depends_on, explain
from attnviz.tabs.step_by_step.state.one_head import OF_LAYER, Bools, Index, OneHead
from attnviz.tabs.step_by_step.state.plan import StepPlan

Cell = tuple[int, int]
MANY = 512  # cells: more are lit as whole rows and columns or not at all


@dataclass(frozen=True)
class Lights:
    """What is outlined in one matrix."""

    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()


def lights(one: OneHead, step: StepPlan, array: str, row: int, column: int) -> dict[str, Lights]:
    """Return the lights of every matrix on the canvas for one pointed-at cell.

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


def _sources(one: OneHead, step: StepPlan, array: str, row: int, column: int) -> dict[str, Lights]:
    others = step.arrays[:-1]
    found: dict[str, set[Cell]] = defaultdict(set)
    for name, index in _visible_sources(one, array, one.place(array, row, column), others):
        cell = one.cell(name, index)
        if cell is not None:
            found[name].add(cell)
    if not found and array == "out":
        return {"X": Lights(rows=(row,))}
    return {name: as_lines(cells, one.shape(name)) for name, cells in found.items()}


def _visible_sources(
    one: OneHead, array: str, index: Index, others: Sequence[str], further: bool = True
) -> Iterator[tuple[str, Index]]:
    """Follow the arithmetic back to matrices on the canvas, through one array that is not."""
    for source in explain(one.trace, array, index).sources:
        name = one.same(source.name, others)
        if name:
            yield name, source.index
        elif further and source.value != 0 and one.trace.is_array(source.name):
            yield from _visible_sources(one, source.name, source.index, others, further=False)


def as_lines(cells: set[Cell], shape: tuple[int, int]) -> Lights:
    """Write a set of cells as whole rows and columns where they are, else one by one."""
    rows = _full(cells, shape[1], 0)
    columns = _full(cells, shape[0], 1) if not rows else ()
    inside = {c for c in cells if c[0] not in rows and c[1] not in columns}
    return Lights(rows, columns, tuple(sorted(inside)) if len(inside) <= MANY else ())


def _full(cells: set[Cell], need: int, axis: int) -> tuple[int, ...]:
    """Return the rows (or columns) that are all there; a line of one cell is a cell."""
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
    if source == "M" and target == "masked_scores":
        marks = np.zeros(one.shape(target), dtype=bool)
        marks[cell] = True
        return marks
    found = depends_on(one.trace, source, one.place(source, *cell), target)
    return found if target in OF_LAYER else found[one.place(target, 0, 0)[0]]
