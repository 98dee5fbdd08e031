"""Tiles over cells of a grid, as Predict first lays them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from attnviz.widgets.ballot import Ballot
from attnviz.widgets.grid import Bools, Grid


def cover_cells(grid: Grid, cells: Bools) -> Grid:
    """Lay tiles over some cells; masked ones stay as they are: what is not written is no secret.

    What lies under a tile is not in the grid any more: neither its number, nor a scale, a letter
    or a mark that would tell.

    Parameters
    ----------
    cells : bool, of the shape of the grid
    """
    if grid.hidden is not None:
        cells = cells & ~grid.hidden
    if not cells.any():
        return grid
    values = np.where(cells, 0.0, np.asarray(grid.values))
    return replace(
        grid,
        values=values,
        covered=cells,
        tints=None if grid.tints is None else np.where(cells, 0.0, grid.tints),
        skipped=None if grid.skipped is None else grid.skipped & ~cells,
        changed=None if grid.changed is None else grid.changed & ~cells,
        marks={place: text for place, text in grid.marks.items() if not cells[place]},
    )


def cover_rows(grid: Grid, ballot: Ballot | None, rows: slice = slice(None)) -> Grid:
    """Lay tiles over whole rows, from the left as far as they are not lifted."""
    if ballot is None:
        return grid
    cells = np.zeros(grid.shape, bool)
    cells[rows, ballot.uncovered(grid.shape[1]) :] = True
    return cover_cells(grid, cells)
