"""Tiles over cells of a grid, as Predict first lays them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from attnviz.ui.grid.value import Bools, Grid
from attnviz.ui.predict.ballot import Ballot


def cover_cells(grid: Grid, cells: Bools, limit: float | None = None) -> Grid:
    """Lay tiles over some cells; masked ones stay as they are: what is not written is no secret.

    What lies under a tile is not in the grid any more: neither its number, nor a scale, a letter
    or a mark that would tell.

    Parameters
    ----------
    cells : bool, of the shape of the grid
    limit : end of the colour scale of numbers with a sign, None = what is left to be seen
    """
    seen = np.ones(grid.shape, bool) if grid.hidden is None else ~grid.hidden
    cells = cells & seen
    if not cells.any():
        return grid
    scaled = grid.quantity == "weight" or limit is not None or bool((seen & ~cells).any())
    values = np.where(cells, 0.0, np.asarray(grid.values))
    return replace(
        grid,
        values=values,
        limit=grid.limit if limit is None else limit,
        legend=grid.legend and scaled,
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
    # Once it is revealed the scale is no secret, and colours must not change while tiles lift.
    signed = not ballot.covered and grid.diverges
    return cover_cells(grid, cells, grid.top if signed else None)
