"""Cells too small for edges and numbers: what a pixel shows of the cells that lie under it."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.ui.grid.cell_look import colour_table, grounds, hidden_cells
from attnviz.ui.grid.hatch import hatch_dots
from attnviz.ui.grid.value import Bools, Grid
from attnviz.ui.look.ends import ends_of
from attnviz.ui.look.ramp import Ground, Pixels
from attnviz.ui.look.theme import Theme

Ends = NDArray[np.int64]

ROWS_AT_ONCE = 64


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
    table = colour_table(theme, grid.quantity)
    pooled = len(rows) > size[0] or len(cols) > size[1]
    both_ends = pooled and (grid.diverges or grid.quantity == "plain")
    across = _ends(len(cols), size[1])
    bands = [
        _band(grid, rows[int(down[0]) : int(down[-1])], cols, (down, across), both_ends=both_ends)
        for down in _parts(_ends(len(rows), size[0]), whole=grid.tiled)
    ]
    top, all_hidden, covered = (np.concatenate(part) for part in zip(*bands, strict=True))
    codes, _, _ = grounds(grid, theme, table, top, ends_of(top))
    codes[np.isnan(top)] = table.n_codes + Ground.NOT_A_NUMBER
    codes[all_hidden] = table.n_codes + Ground.HATCH
    codes[covered] = table.n_codes + Ground.COVER
    pixels = _repeated(table.grounds.take(codes), size)
    if all_hidden.any():
        pixels[_repeated(all_hidden, size) & hatch_dots(size, theme, dpr)] = theme.hatch_line.rgb()
    return pixels


def _ends(count: int, most: int) -> Ends:
    """Return where the cells under each of `most` pixels begin, and the last of them end."""
    pixels = min(count, most)
    return np.arange(pixels + 1) * count // pixels


def _parts(ends: Ends, *, whole: bool) -> Iterator[Ends]:
    """Cut rows into parts that stay in the cache: 4,096 x 4,096 cells take half the time."""
    step = len(ends) if whole else max(1, ROWS_AT_ONCE * len(ends) // int(ends[-1]))
    for first in range(0, len(ends) - 1, step):
        yield ends[first : first + step + 1]


def _band(
    grid: Grid, rows: range, cols: range, ends: tuple[Ends, Ends], *, both_ends: bool
) -> tuple[NDArray[Any], Bools, Bools]:
    """Return some rows pooled: the number of each pixel, whether all of it is hidden, or covered.

    Parameters
    ----------
    ends : of the rows and the columns under each pixel, rows counted from the first of the window
    both_ends : whether the number with the largest absolute value decides
    """
    values = grid.block(rows, cols)
    window = np.s_[rows.start : rows.stop, cols.start : cols.stop]
    hidden = hidden_cells(grid, values, window)
    shown = np.where(hidden, np.nan, values if grid.tints is None else grid.tints[window])
    top = _pooled(shown, ends, np.fmax)
    if both_ends:
        low = _pooled(shown, ends, np.fmin)
        top = np.where(-low > top, low, top)
    all_hidden = _pooled(hidden, ends, np.logical_and)
    if grid.covered is None:
        return top, all_hidden, np.zeros(top.shape, bool)
    return top, all_hidden, _pooled(grid.covered[window], ends, np.logical_or)


def _pooled(array: NDArray[Any], ends: tuple[Ends, Ends], largest: np.ufunc) -> NDArray[Any]:
    """Return `array` with the rows and columns between `ends` pooled into one each."""
    array = _rows_pooled(array, ends[0] - ends[0][0], largest)
    if array.shape[1] >= len(ends[1]):
        array = _rows_pooled(np.ascontiguousarray(array.T), ends[1], largest).T
    return array


def _rows_pooled(array: NDArray[Any], ends: Ends, largest: np.ufunc) -> NDArray[Any]:
    """Pool rows, whole ones side by side: `reduceat` would go down every column by itself."""
    if len(array) < len(ends):
        return array
    last, firsts = ends[1:] - 1, ends[:-1]
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
