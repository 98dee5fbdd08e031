"""What each cell of a window of a grid looks like: ground, ink and text, before any painting.

Screen and export both paint from a `Look`, so they cannot disagree.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QFontMetricsF

from attnviz.widgets import numbers
from attnviz.widgets.grid import Bools, Cell, Floats, Grid
from attnviz.widgets.ramp import Codes, Ground, Pixels, Ramp, blend_table
from attnviz.widgets.theme import Theme

ALLOWED_SHARE, MARKED_SHARE = 0.68, 0.9  # where on the weight ramp a mask takes its two fills
COVERED, SKIPPED = "?", "·"


class Table(NamedTuple):
    """Colours by code: the ramp, the fixed grounds, then both once more dimmed."""

    grounds: Pixels
    inks: Pixels
    shades: Pixels
    n_codes: int
    half: int


class Special(NamedTuple):
    """A cell without a number: its ground code, text and pattern."""

    code: int
    text: str = ""
    hatched: bool = False
    crossed: bool = False


class TextPlan(NamedTuple):
    """How cell numbers are written: text size in px, decimals, width of the widest one."""

    px: int
    digits: int
    wide: float


@dataclass(frozen=True, eq=False)
class Look:
    """One window of a grid, shape (rows, columns) throughout.

    ``specials`` maps what a cell shows instead of a number to the cells that show it.
    """

    values: Floats
    codes: Codes
    numbered: Bools
    specials: dict[Special, Bools]
    table: Table
    changed: Bools | None


@lru_cache(maxsize=16)
def colour_table(theme: Theme, signed: bool) -> Table:
    """Return the colours of every code of a ramp in a theme."""
    ramp = theme.signed_ramp if signed else theme.weight_ramp
    weights = theme.weight_ramp
    marked = MARKED_SHARE if not theme.projector else ALLOWED_SHARE
    fixed = {
        Ground.SURFACE: (theme.surface.rgb(), theme.text.rgb()),
        Ground.HATCH: (theme.hatch_ground.rgb(), theme.text.rgb()),
        Ground.COVER: (theme.select_fill.rgb(), theme.text.rgb()),
        Ground.NOT_A_NUMBER: (theme.surface.rgb(), theme.error.rgb()),
        Ground.ALLOWED: _ramp_pair(weights, ALLOWED_SHARE),
        Ground.MARKED: _ramp_pair(weights, marked),
    }
    pairs = [fixed[ground] for ground in Ground]
    grounds = np.append(ramp.colours, np.array([p[0] for p in pairs], np.uint32))
    inks = np.append(ramp.inks, np.array([p[1] for p in pairs], np.uint32))
    surface = np.uint32(theme.surface.rgb())
    grounds = np.append(grounds, mixed(grounds, surface))
    inks = np.append(inks, mixed(inks, surface))
    return Table(grounds, inks, blend_table(grounds, inks), ramp.n_codes, len(grounds) // 2)


def _ramp_pair(ramp: Ramp, share: float) -> tuple[int, int]:
    code = int(ramp.codes(np.array([share]))[0])
    return int(ramp.colours[code]), int(ramp.inks[code])


def mixed(pixels: Pixels, other: np.uint32) -> Pixels:
    """Return pixels half way to another colour."""
    half = np.uint32(0x7F7F7F)
    return (pixels >> np.uint32(1) & half) + (other >> np.uint32(1) & half) | np.uint32(0xFF000000)


def look_at(grid: Grid, theme: Theme, rows: range, cols: range) -> Look:
    """Return the look of a window of a grid."""
    values = grid.block(rows, cols)
    table = colour_table(theme, grid.quantity == "signed")
    window = np.s_[rows.start : rows.stop, cols.start : cols.stop]
    codes, numbered, specials = _grounds(grid, theme, table, values)
    hidden = hidden_cells(grid, values, window)
    first = table.n_codes
    layers = [
        (_cut(grid.skipped, window), Special(first + Ground.SURFACE, SKIPPED)),
        (np.isnan(values), Special(first + Ground.NOT_A_NUMBER, crossed=True)),
        (hidden, Special(first + Ground.HATCH, grid.hidden_text, hatched=True)),
        (_cut(grid.covered, window), Special(first + Ground.COVER, COVERED)),
    ]
    for cells, special in layers:
        if cells is not None and cells.any():
            _lay(codes, numbered, specials, cells, special)
    for cell, text in _letters(grid, rows, cols):
        code = int(codes[cell])
        code = first + Ground.MARKED if code == first + Ground.ALLOWED else code
        _lay(codes, numbered, specials, cell, Special(code, text, code == first + Ground.HATCH))
    if grid.dimmed_rows:
        dimmed = [row - rows.start for row in grid.dimmed_rows if row in rows]
        codes[dimmed] += table.half
        specials = _dimmed(specials, dimmed, table.half)
    return Look(values, codes, numbered, specials, table, _cut(grid.changed, window))


def hidden_cells(grid: Grid, values: Floats, window: tuple[slice, slice]) -> Bools:
    """Return which cells of a window are masked away, shape like `values`."""
    hidden = np.isneginf(values)
    cut = _cut(grid.hidden, window)
    return hidden if cut is None else hidden | cut


def _grounds(
    grid: Grid, theme: Theme, table: Table, values: Floats
) -> tuple[Codes, Bools, dict[Special, Bools]]:
    numbered = np.full(values.shape, grid.style != "none" and grid.quantity != "mask")
    specials: dict[Special, Bools] = {}
    if grid.quantity == "mask":
        codes = np.full(values.shape, table.n_codes + Ground.ALLOWED, np.uint16)
        skipped = values == 0
        if skipped.any():
            ground = Special(table.n_codes + Ground.SURFACE, SKIPPED)
            _lay(codes, numbered, specials, skipped, ground)
    elif grid.quantity == "plain":
        codes = np.full(values.shape, table.n_codes + Ground.SURFACE, np.uint16)
    elif grid.quantity == "signed":
        codes = theme.signed_ramp.codes(values, grid.top)
    else:
        codes = theme.weight_ramp.codes(values)
    return codes, numbered, specials


def _lay(
    codes: Codes,
    numbered: Bools,
    specials: dict[Special, Bools],
    cells: Bools | Cell,
    special: Special,
) -> None:
    """Give `cells` the look `special`, over whatever they showed before."""
    for where in specials.values():
        where[cells] = False
    codes[cells] = special.code
    numbered[cells] = False
    specials.setdefault(special, np.zeros(codes.shape, bool))[cells] = True


def _letters(grid: Grid, rows: range, cols: range) -> Iterator[tuple[Cell, str]]:
    """Yield (cell in the window, letter) of the marks to be seen; covered cells hide theirs."""
    for (row, col), text in grid.marks.items():
        if row in rows and col in cols and not grid.is_on("covered", row, col):
            yield (row - rows.start, col - cols.start), text


def _dimmed(specials: dict[Special, Bools], rows: list[int], half: int) -> dict[Special, Bools]:
    """Split specials into those of dimmed rows and the others."""
    split: dict[Special, Bools] = {}
    for special, cells in specials.items():
        dim = np.zeros_like(cells)
        dim[rows] = cells[rows]
        split[special] = cells & ~dim
        split[special._replace(code=special.code + half)] = dim
    return split


def _cut(mask: Bools | None, window: tuple[slice, slice]) -> Bools | None:
    return None if mask is None else mask[window]


def reduced(grid: Grid, theme: Theme, rows: range, cols: range, size: tuple[int, int]) -> Pixels:
    """Return a window of a grid as size[0] x size[1] pixels; each shows its most extreme cell.

    Cells smaller than a pixel must not vanish: the largest weight, or the number with the largest
    absolute value, of those under a pixel decides its colour.

    Returns
    -------
    uint32 array, shape (high, wide)
    """
    high, wide = size
    values = grid.block(rows, cols)
    table = colour_table(theme, grid.quantity == "signed")
    window = np.s_[rows.start : rows.stop, cols.start : cols.stop]
    hidden = hidden_cells(grid, values, window)
    shown = np.where(hidden, np.nan, values)
    top = _pooled(_pooled(shown, high, 0, np.fmax), wide, 1, np.fmax)
    if grid.quantity in ("signed", "plain"):
        low = _pooled(_pooled(shown, high, 0, np.fmin), wide, 1, np.fmin)
        top = np.where(-low > top, low, top)
    all_hidden = _pooled(_pooled(hidden, high, 0, np.logical_and), wide, 1, np.logical_and)
    codes, _, _ = _grounds(grid, theme, table, top)
    codes[np.isnan(top)] = table.n_codes + Ground.NOT_A_NUMBER
    codes[all_hidden] = table.n_codes + Ground.HATCH
    covered = _cut(grid.covered, window)
    if covered is not None:
        any_covered = _pooled(_pooled(covered, high, 0, np.logical_or), wide, 1, np.logical_or)
        codes[any_covered] = table.n_codes + Ground.COVER
    pixels = table.grounds.take(codes)
    diagonal = (np.arange(high)[:, None] + np.arange(wide)[None, :]) % 6 == 0
    pixels[all_hidden & diagonal] = theme.hatch_line.rgb()
    return pixels


def _pooled(array: NDArray[Any], size: int, axis: int, largest: np.ufunc) -> NDArray[Any]:
    """Return `array` with `size` entries along an axis, each pooled over (or repeating) its own."""
    count = array.shape[axis]
    if size >= count:
        repeated: NDArray[Any] = array.take((np.arange(size) * count) // size, axis=axis)
        return repeated
    pooled: NDArray[Any] = largest.reduceat(array, (np.arange(size) * count) // size, axis=axis)
    return pooled


def text_plan(
    grid: Grid, theme: Theme, wide: float, high: float, values: Floats
) -> TextPlan | None:
    """Return the text size and decimals with which every number of a window fits its cell.

    Smaller type is tried first, down to the tick size, then one decimal less; None if even that
    does not fit.
    """
    if grid.style == "none" or grid.quantity == "mask":
        return None
    finite = values[np.isfinite(values)]
    low, top = (float(finite.min()), float(finite.max())) if finite.size else (0.0, 0.0)
    whole = grid.style == "shortest" and not np.any(finite % 1)
    extent = _Extent(low < 0, _places(min(low, 0.0)), _places(max(top, 0.0)), whole)
    signed = grid.quantity == "signed"
    return _fitting(theme, (wide, high), (grid.style, grid.digits, signed), extent)


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
    for decimals in dict.fromkeys((digits, min(digits, 1))):
        samples = _samples(writing, decimals, extent)
        for px in range(theme.size("cell"), theme.size("tick") - 1, -1):
            metrics = QFontMetricsF(theme.font("cell", px=px))
            need = max(metrics.horizontalAdvance(text) for text in samples)
            if need <= cell[0] - 3 and px * 1.2 <= cell[1] - 1:
                return TextPlan(px, decimals, need)
        if style == "percent":
            break
    return None


def _samples(
    writing: tuple[numbers.Style, int, bool], decimals: int, extent: _Extent
) -> tuple[str, ...]:
    """Return texts as wide as the widest numbers: the widest figure in every place."""
    style, _, signed = writing
    if style == "percent":
        return (f"{numbers.MINUS}100" if extent.negative else "100",)
    point = "" if extent.whole or not decimals else "." + "8" * decimals
    minus = numbers.MINUS if extent.negative or (signed and style == "decimals") else ""
    return minus + "8" * extent.low_places + point, "8" * extent.top_places + point
