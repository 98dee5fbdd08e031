"""Which text size and how many decimals let every number of a grid fit its cell."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from PySide6.QtGui import QFontMetricsF

from attnviz.ui.grid.value import Floats, Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.ends import Ends, ends_of
from attnviz.ui.look.theme import Theme

SHORT_PLACES = 1  # a number with more places before the point has a shorter form
FARTHEST = 18  # places, beyond which the shorter form is 2e23
NEAR, APART = 3.0, 0.12  # px, and share of a cell's width: between two numbers side by side


class TextPlan(NamedTuple):
    """How cell numbers are written: text size in px, decimals, width of the widest one.

    Instead of decimals it may have `numbers.SHORT`.
    """

    px: int
    digits: int
    wide: float


def text_plan(
    grid: Grid, theme: Theme, wide: float, high: float, values: Floats, *, ends: Ends | None = None
) -> TextPlan | None:
    """Return the text size and decimals with which every number of a window fits its cell.

    Smaller type is tried first, down to the tick size, then fewer decimals, then two figures where
    numbers are long: −11, −3.8M, and whole ones without decimals; None if even one does not fit.
    ``ends`` are those of the values, for who knows them already.
    """
    if grid.style == "none" or grid.quantity == "mask":
        return None
    low, top, all_finite = ends or ends_of(values)
    whole = False
    if grid.style == "shortest":
        finite = values if all_finite else values[np.isfinite(values)]
        whole = not np.any(finite % 1)
    low, top = min(low, 0.0), max(top, 0.0)
    extent = _Extent(low < 0, _places(low), _places(top), whole)
    signed = grid.diverges
    plan = _fitting(theme, (wide, high), (grid.style, grid.digits, signed), extent)
    if plan is None and grid.style in ("decimals", "nonzero"):
        finite = values if all_finite else values[np.isfinite(values)]
        if not np.any(finite % 1):
            extent = extent._replace(whole=True)
            return _fitting(theme, (wide, high), (grid.style, 0, signed), extent)
    return plan


class _Extent(NamedTuple):
    """How long numbers get: sign, places before the point of least and greatest, no decimals."""

    negative: bool
    low_places: int
    top_places: int
    whole: bool


def _places(value: float) -> int:
    # A number that rounds up to one place more is wider than the sample by that place.
    return len(str(int(abs(value) + 0.005)))


@lru_cache(maxsize=1024)
def _fitting(
    theme: Theme,
    cell: tuple[float, float],
    writing: tuple[numbers.Style, int, bool],
    extent: _Extent,
) -> TextPlan | None:
    style, digits, _ = writing
    long = max(extent.low_places, extent.top_places) > SHORT_PLACES
    shorter = (numbers.SHORT,) if long and style != "percent" else ()
    for decimals in dict.fromkeys((digits, min(digits, 2), min(digits, 1), *shorter)):
        samples = _samples(writing, decimals, extent)
        for px in range(_largest(theme, cell[1]), theme.size("tick") - 1, -1):
            metrics = QFontMetricsF(theme.font("cell", px=px))
            need = max(metrics.horizontalAdvance(text) for text in samples)
            # Numbers that nearly meet look like one: smaller letters are better, down to the least.
            apart = NEAR if px == theme.size("tick") else max(NEAR, APART * cell[0])
            if need <= cell[0] - apart and px * 1.2 <= cell[1] - 1:
                return TextPlan(px, decimals, need)
        if style == "percent":
            break
    return None


def _largest(theme: Theme, high: float) -> int:
    """Return the text size of a roomy cell: on screen a fifth of its height, up to a title's."""
    usual = theme.size("cell")
    return usual if theme.projector else max(usual, min(round(high / 5), theme.size("title")))


def _samples(
    writing: tuple[numbers.Style, int, bool], decimals: int, extent: _Extent
) -> tuple[str, ...]:
    """Return texts as wide as the widest numbers: the widest figure in every place."""
    style, _, signed = writing
    if style == "percent":
        return (f"{numbers.MINUS}100" if extent.negative else "100", ">99")
    if decimals == numbers.SHORT:
        minus = numbers.MINUS if extent.negative else ""
        places = max(extent.low_places, extent.top_places)
        longest = "888M" if places > 3 else "8" * places
        if places > FARTHEST:
            longest = f"8e{places}"
        return f"{minus}8{numbers.decimal_mark()}8", minus + longest
    point = "" if extent.whole or not decimals else numbers.decimal_mark() + "8" * decimals
    minus = numbers.MINUS if extent.negative or (signed and style == "decimals") else ""
    return minus + "8" * extent.low_places + point, "8" * extent.top_places + point
