"""A pattern that is held, seen from any distance: the largest weight under every dot, at once.

Every level halves the one before it and keeps the largest of four cells, so that one weight among
268 million is still there when all of them lie under a few hundred dots. Levels are bytes: a share
in 255 steps, more than the eye tells apart. Near enough to see single cells, the pattern itself is
looked at.
"""

from __future__ import annotations

from functools import cached_property, partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine.blocked import Floats, spread
from attnviz.errors import ShapeError

Codes = NDArray[np.uint8]
Ints = NDArray[np.int64]

STEPS = 255
SCALE = 255.99  # a share of 1 is the last step, and none is beyond it
COARSEST = 256  # cells each way under which no further level is worth its while
BAND = 16  # rows at a time: 1 MiB of float32 at 16,384 columns
FINE = 1.4  # cells of a level that share a dot each way, at least


class Pyramid:
    """Levels of one pattern, from half as many cells each way to a few hundred.

    Parameters
    ----------
    pattern : float32 (n_query, n_key), shares from 0 to 1; not copied

    Raises
    ------
    ShapeError
        When it has not two axes, or one of them is empty.
    """

    def __init__(self, pattern: Floats) -> None:
        if pattern.ndim != 2 or not pattern.size:
            raise ShapeError(f"pattern {pattern.shape}: expected (n_query, n_key)")
        self.pattern = pattern
        # Memory that is new costs more than what is computed in it.
        self._spare: list[Floats] = []

    @cached_property
    def levels(self) -> list[Codes]:
        """The levels, from half as many cells each way; made when the first is looked at."""
        levels = [np.empty(shape, np.uint8) for shape in level_shapes(*self.pattern.shape)]
        if levels:
            spread(partial(self._band, levels[0]), -(-len(self.pattern) // BAND))
        for below, above in pairwise(levels):
            _halve(below, above)
        return levels

    def _band(self, into: Codes, number: int) -> None:
        """Halve a band of rows of the pattern, and make codes of what is left."""
        part = self.pattern[number * BAND : (number + 1) * BAND]
        size = (BAND // 2) * part.shape[1]
        spare = self._spare.pop() if self._spare else np.empty(size + size // 2 + BAND, np.float32)
        high = (len(part) + 1) // 2
        both = spare[: high * part.shape[1]].reshape(high, part.shape[1])
        whole = len(part) // 2
        np.maximum(part[0 : 2 * whole : 2], part[1::2], out=both[:whole])
        both[whole:] = part[2 * whole :]
        wide = (part.shape[1] + 1) // 2
        found = spare[size : size + high * wide].reshape(high, wide)
        pairs = part.shape[1] // 2
        np.maximum(both[:, 0 : 2 * pairs : 2], both[:, 1::2], out=found[:, :pairs])
        found[:, pairs:] = both[:, 2 * pairs :]
        out = into[number * BAND // 2 : number * BAND // 2 + high]
        _encode(found, out)
        self._spare.append(spare)

    def view(self, row_edges: ArrayLike, column_edges: ArrayLike) -> Codes:
        """Return the code of the largest share in each block of cells.

        Parameters
        ----------
        row_edges, column_edges
            Rising whole numbers (m + 1,) and (k + 1,), see `pattern_tiles.blocks`. Where blocks are
            large, their ends are moved outwards by less than a block.

        Returns
        -------
        uint8 (m, k), shares in 255 steps
        """
        rows, columns = (np.asarray(edges, dtype=np.int64) for edges in (row_edges, column_edges))
        size = min(_narrowest(rows), _narrowest(columns))
        level = int(np.log2(max(size / FINE, 1)))
        level = min(level, len(self.levels)) if level else 0
        cells = self.levels[level - 1] if level else self.pattern
        left, right = int(columns[0]) >> level, (int(columns[-1]) + (1 << level) - 1) >> level
        down = _pooled(cells[:, left:right], rows, level)
        if not level:
            down, shares = np.empty(down.shape, np.uint8), down
            _encode(shares, down)
        # Along rows both times, which is how they lie in memory.
        turned = np.ascontiguousarray(down.T)
        return np.ascontiguousarray(_pooled(turned, columns - (left << level), level).T)


def level_shapes(n_query: int, n_key: int) -> list[tuple[int, int]]:
    """Return how many cells each way the levels of a pattern have, the largest level first."""
    shapes, shape = [], (n_query, n_key)
    while max(shape) > COARSEST:
        shape = (shape[0] + 1) // 2, (shape[1] + 1) // 2
        shapes.append(shape)
    return shapes


def _encode(shares: Floats, out: Codes) -> None:
    """Write shares as whole steps, in one pass."""
    np.multiply(shares, np.float32(SCALE), out=out, casting="unsafe")


def _narrowest(edges: Ints) -> int:
    # The last block may be cut short by the end of the cells.
    widths = np.diff(edges)
    return int(widths[:-1].min(initial=2**31)) if len(widths) > 1 else int(widths.max(initial=1))


def _pooled(cells: NDArray[Any], edges: Ints, level: int) -> NDArray[Any]:
    """Return the largest of each block of rows; edges are in cells of the pattern."""
    firsts, lasts = edges[:-1] >> level, (edges[1:] + (1 << level) - 1) >> level
    begin, end = int(firsts[0]), int(lasts[-1])
    part = cells[begin:end]
    if len(firsts) == len(part):
        return part
    # Whole rows side by side: `reduceat` would go down every column by itself.
    found = part[firsts - begin]
    for step in range(1, int((lasts - firsts).max())):
        np.maximum(found, part[np.minimum(firsts + step, lasts - 1) - begin], out=found)
    return np.asarray(found)


def _halve(below: Codes, above: Codes) -> None:
    """Write the largest of each 2 × 2 cells; an odd last row or column stands alone."""
    high, wide = below.shape[0] // 2, below.shape[1] // 2
    both = np.maximum(below[0 : 2 * high : 2], below[1::2])
    if 2 * high < below.shape[0]:
        both = np.concatenate([both, below[2 * high :]])
    np.maximum(both[:, 0 : 2 * wide : 2], both[:, 1::2], out=above[:, :wide])
    above[:, wide:] = both[:, 2 * wide :]
