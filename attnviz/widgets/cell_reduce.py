"""Cells smaller than a pixel: what a dot shows of the many that lie under it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.widgets.cell_look import colour_table, grounds, hidden_cells
from attnviz.widgets.ends import ends_of
from attnviz.widgets.grid import Grid
from attnviz.widgets.ramp import Ground, Pixels
from attnviz.widgets.theme import Theme

HATCH_STEP = 6  # px: the hatch of a reduced picture runs over all cells


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
    shown = np.where(hidden, np.nan, values if grid.tints is None else grid.tints[window])
    top = _pooled(_pooled(shown, high, 0, np.fmax), wide, 1, np.fmax)
    if grid.quantity in ("signed", "plain"):
        low = _pooled(_pooled(shown, high, 0, np.fmin), wide, 1, np.fmin)
        top = np.where(-low > top, low, top)
    all_hidden = _pooled(_pooled(hidden, high, 0, np.logical_and), wide, 1, np.logical_and)
    codes, _, _ = grounds(grid, theme, table, top, ends_of(top))
    codes[np.isnan(top)] = table.n_codes + Ground.NOT_A_NUMBER
    codes[all_hidden] = table.n_codes + Ground.HATCH
    covered = None if grid.covered is None else grid.covered[window]
    if covered is not None:
        any_covered = _pooled(_pooled(covered, high, 0, np.logical_or), wide, 1, np.logical_or)
        codes[any_covered] = table.n_codes + Ground.COVER
    pixels = table.grounds.take(codes)
    diagonal = (np.arange(high)[:, None] + np.arange(wide)[None, :]) % HATCH_STEP == 0
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
