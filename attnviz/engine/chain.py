"""The chain rule behind one slope: a sum over the cells of the next step that take the cell in.

Each product is the slope of the number with respect to such a cell, times how far that cell moves
per unit of the one in question.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.backward import Gradient, Index, without_held
from attnviz.engine.explain.cells import reached
from attnviz.engine.steps.table import BY_NAME, FACTS, STEPS, Step
from attnviz.engine.steps.trace import Trace

Array = NDArray[Any]

# What these do to one array is a sum of its cells times numbers that do not depend on it.
_LINEAR = ("sum", "copy", "average", "rotate", "scale", "add", "total", "join")


class Link(NamedTuple):
    """One way from a cell to the number.

    Parameters
    ----------
    array, place : the cell of the next step that it runs through
    slope : of the number with respect to that cell
    factor : how far that cell moves per unit of the one in question
    """

    array: str
    place: Index
    slope: float
    factor: float

    @property
    def product(self) -> float:
        """What this way adds to the slope."""
        return self.slope * self.factor


def chain(found: Gradient, array: str, place: Index) -> list[Link]:
    """Return the products that make the slope of one cell, in the order of the steps.

    Steps that change nothing in this layer are passed over: without rotary positions the way goes
    from Q as it was projected to the scores at once.

    Parameters
    ----------
    found : the slopes
    array, place : the cell in question, of an array that the number follows from
    """
    links: list[Link] = []
    own = BY_NAME.get(array)
    if own is not None and own.rule.hidden_stay and not found.trace["allowed"][place[-2:]]:
        return links  # what the mask hides stays as it is
    for step in _later(found, array):
        if found.trace[step.name] is found.trace[array] and step.name != found.array:
            links += chain(found, step.name, place)
            continue
        handed = without_held(found.trace, step.name, found[step.name])
        takes_in = reached(found.trace, step.name, {array: _one_cell(found.trace, array, place)})
        cells = np.argwhere(takes_in & found.paths.get(step.name, np.zeros((), dtype=np.bool_)))
        factors = _factors(found.trace, step, array, place, [tuple(cell) for cell in cells])
        for cell, factor in zip(cells.tolist(), factors, strict=True):
            at = tuple(cell)
            links.append(Link(step.name, at, float(handed[at]), factor))
    past = found.straight.get(array)
    if past is not None and past[place]:
        links.append(Link(found.array, place, float(past[place]), 1.0))
    return links


def _later(found: Gradient, array: str) -> list[Step]:
    """Return the steps that take an array in and that the number follows from."""
    return [
        step
        for step in (*FACTS, *STEPS)
        if step.name in found
        and step.name != array
        and array in step.inputs
        and step.backward is not None
        and any(name == array for name, _ in step.rule.operands)
    ]


def _one_cell(trace: Trace, array: str, place: Index) -> NDArray[np.bool_]:
    marks = np.zeros(trace[array].shape, dtype=np.bool_)
    marks[place] = True
    return marks


def _factors(trace: Trace, step: Step, array: str, place: Index, cells: list[Index]) -> list[float]:
    """Return how far each cell of a step moves per unit of one cell that it takes in."""
    inputs = [trace[name] for name in step.inputs]
    if step.rule.operation in _LINEAR:
        # A product may take an array in twice: only the place of the operand is another number.
        which = step.inputs.index(array)
        unit = np.zeros_like(trace[array])
        without = step.function(*inputs[:which], unit, *inputs[which + 1 :])
        unit = unit.copy()
        unit[place] = 1
        moved = step.function(*inputs[:which], unit, *inputs[which + 1 :])
        return [float(moved[cell] - without[cell]) for cell in cells]
    found = []
    assert step.backward is not None
    for cell in cells:
        seed = np.zeros_like(trace[step.name])
        seed[cell] = 1
        handed = step.backward(seed, trace[step.name], *inputs)
        parts = [p for n, p in zip(step.inputs, handed, strict=True) if n == array]
        found.append(sum(float(part[place]) for part in parts if part is not None))
    return found
