"""Held numbers of a layer, as text."""

from __future__ import annotations

from attnviz import rounding
from attnviz.engine.steps.rules import Index
from attnviz.engine.steps.table import BY_NAME
from attnviz.engine.steps.trace import Trace
from attnviz.model.matrices.text import as_cell


def held_texts(trace: Trace, name: str = "") -> tuple[str, ...]:
    """Say of each held number what it is and what it would be: S[2, 1] = 0 (computed 1.96).

    Parameters
    ----------
    name : of one array; "" = of all
    """
    return tuple(
        _text(trace, array, place, value)
        for array, cells in trace.held.items()
        for place, value in cells.items()
        if name in ("", array)
    )


def _text(trace: Trace, array: str, place: Index, value: float) -> str:
    alone = len(place) == 3 and len(trace[array]) == 1
    where = ", ".join(map(str, place[1:] if alone else place))
    number = trace.computed[array][place]
    computed = rounding.clean(float(number)) if number.dtype.itemsize > 4 else number
    shown = type(number)(value)
    return f"{BY_NAME[array].symbol}[{where}] = {as_cell(shown)} (computed {as_cell(computed)})"
