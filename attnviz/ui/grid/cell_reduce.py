"""Cells too small for edges and numbers: what a pixel shows of the cells that lie under it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.ui.grid.cell_look import colour_table, grounds, hidden_cells
from attnviz.ui.grid.hatch import hatch_dots
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.ends import ends_of
from attnviz.ui.look.ramp import Ground, Pixels
from attnviz.ui.look.theme import Theme


def reduced(
    grid: Grid, theme: Theme, rows: range, cols: range, size: tuple[int, int], *, dpr: float
) -> Pixels:
    """Return a window of a grid as size[0] x size[1] pixels; each shows its most extreme cell.

    Cells smaller than a pixel must not vanish: the largest weight, or the number with the largest
    absolute value, of those under a pixel decides its colour.

    Returns
    -------
    uint32 array, shape (high, wide)
    """
    values = grid.block(rows, cols)
    table = colour_table(theme, grid.quantity)
    window = np.s_[rows.start : rows.stop, cols.start : cols.stop]
    hidden = hidden_cells(grid, values, window)
    shown = np.where(hidden, np.nan, values if grid.tints is None else grid.tints[window])
    top = _pooled(shown, size, np.fmax)
    if (grid.diverges or grid.quantity == "plain") and top.shape != shown.shape:
        low = _pooled(shown, size, np.fmin)
        top = np.where(-low > top, low, top)
    all_hidden = _pooled(hidden, size, np.logical_and)
    codes, _, _ = grounds(grid, theme, table, top, ends_of(top))
    codes[np.isnan(top)] = table.n_codes + Ground.NOT_A_NUMBER
    codes[all_hidden] = table.n_codes + Ground.HATCH
    if grid.covered is not None:
        codes[_pooled(grid.covered[window], size, np.logical_or)] = table.n_codes + Ground.COVER
    pixels = _repeated(table.grounds.take(codes), size)
    if all_hidden.any():
        pixels[_repeated(all_hidden, size) & hatch_dots(size, theme, dpr)] = theme.hatch_line.rgb()
    return pixels


def _pooled(array: NDArray[Any], size: tuple[int, int], largest: np.ufunc) -> NDArray[Any]:
    """Return `array` with at most as many rows and columns as `size`, each pooled over its own."""
    array = _rows_pooled(array, size[0], largest)
    if array.shape[1] > size[1]:
        array = _rows_pooled(np.ascontiguousarray(array.T), size[1], largest).T
    return array


def _rows_pooled(array: NDArray[Any], most: int, largest: np.ufunc) -> NDArray[Any]:
    """Pool rows, whole ones side by side: `reduceat` would go down every column by itself."""
    count = len(array)
    if count <= most:
        return array
    firsts = (np.arange(most + 1) * count) // most
    last, firsts = firsts[1:] - 1, firsts[:-1]
    found = array[firsts]
    for step in range(1, int((last - firsts).max()) + 1):
        largest(found, array[np.minimum(firsts + step, last)], out=found)
    return found


def _repeated(array: NDArray[Any], size: tuple[int, int]) -> NDArray[Any]:
    """Return `array` with as many rows and columns as `size`, each repeated where it has fewer."""
    for axis, wanted in enumerate(size):
        count = array.shape[axis]
        if count < wanted:
            array = array.take((np.arange(wanted) * count) // wanted, axis=axis)
    return array
