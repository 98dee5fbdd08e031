"""A pattern that is held, seen from any distance: the largest weight under every dot, at once.

Every level halves the one before it and keeps the largest of four cells, so that one weight among
268 million is still there when all of them lie under a few hundred dots. Levels are bytes: a share
in 255 steps, more than the eye tells apart. Near enough to see single cells, the pattern itself is
looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine import reused
from attnviz.engine.blocked import Floats, spread
from attnviz.errors import ShapeError

Codes = NDArray[np.uint8]
Ints = NDArray[np.int64]

STEPS = 255
SCALE = 255.99  # a share of 1 is the last step, and none is beyond it
COARSEST = 256  # cells each way under which no further level is worth its while
BAND = 64  # rows at a time: 4 MiB of float32 at 16,384 columns
IN_BAND = 3  # levels made of a band while it is in the cache, so it is a multiple of 8
FINE = 1.4  # cells of a level that share a dot each way, at least
AT_ONCE = 2  # views that are taken without levels: the part in sight, and all of it beside
DOTS = 160  # rows of a view at a time
WORTH_THREADS = 1 << 23  # bytes looked at: for fewer, handing over takes more than the work
THIN = 3  # cells down a block, up to which all places are pooled at once
WIDE = 4  # cells across a block, from which columns are halved first


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
        size = BAND // 2 * pattern.shape[1]
        self._rooms = reused.Spare(lambda: _Room.of(size))
        self._views = 0

    @cached_property
    def levels(self) -> list[Codes]:
        """The levels, from half as many cells each way; made when the first is looked at."""
        levels = [_codes(shape) for shape in level_shapes(*self.pattern.shape)]
        if levels:
            spread(partial(self._band, levels[:IN_BAND]), -(-len(self.pattern) // BAND))
        for below, above in pairwise(levels[IN_BAND - 1 :]):
            _halve(below, above, _Room.of((len(below) + 1) // 2 * below.shape[1]))
        return levels

    def _band(self, into: list[Codes], number: int) -> None:
        """Halve a band of rows of the pattern, as codes, and these again for further levels."""
        part = self.pattern[number * BAND : (number + 1) * BAND]
        shape = (len(part) + 1) // 2, part.shape[1]
        with self._rooms.one() as room:
            both = _pairs_of_rows(part, room.cells[: shape[0] * shape[1]].reshape(shape))
            codes = room.codes[: both.size].reshape(shape)
            _encode(both, codes)
            top = number * BAND // 2
            made = into[0][top : top + shape[0]]
            _narrow(codes, made, room.pairs)
            for level in into[1:]:
                below, top = made, top // 2
                made = level[top : top + (len(below) + 1) // 2]
                _halve(below, made, room)

    def view(
        self,
        row_edges: ArrayLike,
        column_edges: ArrayLike,
        *,
        causal: bool = False,
        each: Callable[[slice, Codes], None] | None = None,
    ) -> Codes:
        """Return the code of the largest share in each block of cells.

        The first views go through the cells themselves, which takes less than making the levels;
        the levels are made for who keeps looking.

        Parameters
        ----------
        row_edges, column_edges
            Rising whole numbers (m + 1,) and (k + 1,), see `pattern_tiles.blocks`. Where blocks are
            large, their ends are moved outwards by less than a block.
        causal
            Whether blocks in the future need not be looked at; they are 0 or what is there.
        each
            Called with the rows of blocks that are done and their codes, in the thread that did it;
            with `causal` without the columns at the end that all of them have ahead.

        Returns
        -------
        uint8 (m, k), shares in 255 steps
        """
        rows, columns = (np.asarray(edges, dtype=np.int64) for edges in (row_edges, column_edges))
        size = min(_narrowest(rows), _narrowest(columns))
        level = int(np.log2(max(size / FINE, 1)))
        if level and "levels" not in self.__dict__ and self._views < AT_ONCE:
            self._views += 1
            level = 0
        level = min(level, len(self.levels)) if level else 0
        cells = self.levels[level - 1] if level else self.pattern
        firsts, lasts = _cells_of(rows, level)
        left = int(columns[0]) >> level
        across = _Across(*_cells_of(columns - (left << level), level))
        n_columns = len(columns) - 1
        out = np.zeros((len(firsts), n_columns), np.uint8)

        def band(number: int) -> None:
            start, stop = number * DOTS, min((number + 1) * DOTS, len(firsts))
            begin, end = int(firsts[start]), int(lasts[stop - 1])
            reach = int(columns[:-1].searchsorted(rows[stop])) if causal else n_columns
            if reach:
                part = cells[begin:end, left : left + across.width(reach)]
                down = _down(part, firsts[start:stop] - begin, lasts[start:stop] - begin)
                out[start:stop, :reach] = across.pooled(down, reach)
            if each is not None:
                each(slice(start, stop), out[start:stop, :reach])

        count = -(-len(firsts) // DOTS)
        looked_at = (int(lasts[-1]) - int(firsts[0])) * across.width(n_columns) * cells.itemsize
        if looked_at < WORTH_THREADS:
            for number in range(count):
                band(number)
        else:
            # What takes longest comes first: no thread has it left when the others are done.
            spread(lambda number: band(count - 1 - number), count)
        return out


def _down(cells: NDArray[Any], firsts: Ints, lasts: Ints) -> Codes:
    """Return the code of the largest of each block of rows, column by column.

    Parameters
    ----------
    cells : (n_rows, n_columns), shares or codes
    firsts, lasts : of each block, the last one left out
    """
    if int((lasts - firsts).max()) <= THIN:
        return _rows_pooled(_encoded(cells), firsts, lasts)
    n_columns, widths = cells.shape[1], lasts - firsts
    found = np.empty((len(firsts), n_columns), cells.dtype)
    # Blocks of one height that follow each other are one call.
    cuts = np.flatnonzero((widths[1:] != widths[:-1]) | (firsts[1:] != lasts[:-1])) + 1
    for start, stop in pairwise((0, *cuts.tolist(), len(firsts))):
        part = cells[firsts[start] : lasts[stop - 1]]
        blocks = part.reshape(stop - start, -1, n_columns)
        np.maximum.reduce(blocks, axis=1, out=found[start:stop])
    return _encoded(found)


class _Across:
    """Pools columns, the same ones of every band of rows.

    Parameters
    ----------
    firsts, lasts : columns of each block, the last one left out
    """

    def __init__(self, firsts: Ints, lasts: Ints) -> None:
        self._ends = lasts
        self._halvings = 0
        while len(firsts) > 1 and int((lasts - firsts)[:-1].min()) >= WIDE:
            self._halvings += 1
            firsts, lasts = firsts >> 1, (lasts + 1) >> 1
        self._firsts, self._lasts = firsts, lasts

    def width(self, count: int) -> int:
        """Return how many columns the first blocks take."""
        return int(self._ends[count - 1])

    def pooled(self, codes: Codes, count: int) -> Codes:
        """Return the largest of each of the first blocks, (n_rows, count)."""
        for _ in range(self._halvings):
            codes = _narrowed(codes)
        return _columns_pooled(codes, self._firsts[:count], self._lasts[:count])


def _rows_pooled(codes: Codes, firsts: Ints, lasts: Ints) -> Codes:
    """Return the largest of each thin block of rows."""
    found: Codes = codes[firsts]  # take() would first copy the rows of a part of a level
    for step in range(1, int((lasts - firsts).max())):
        np.maximum(found, codes[np.minimum(firsts + step, lasts - 1)], out=found)
    return found


def _columns_pooled(codes: Codes, firsts: Ints, lasts: Ints) -> Codes:
    """Return the largest of each thin block of columns.

    The largest of so many cells side by side are made at once for all places, once for each width
    that occurs, and each block takes one of them: that is one walk with steps, where a step costs
    most.
    """
    high, n = codes.shape
    widths = lasts - firsts
    least, most = int(widths.min()), int(widths.max())
    if most == 1:
        return codes if len(firsts) == n else codes.take(firsts, axis=1)
    made = np.empty((high, most - least + 1, n), np.uint8)
    # A block never begins where its window has no room.
    run = codes if least > 1 else made[:, 0]
    run[...] = codes
    for width in range(2, most + 1):
        before, room = run, n - width + 1
        run = made[:, width - least] if width >= least else np.empty_like(codes)
        np.maximum(before[:, :room], codes[:, width - 1 :], out=run[:, :room])
    kinds = made.shape[1]
    places = firsts + (widths - least) * n
    return np.asarray(made.reshape(high, kinds * n).take(places, axis=1))


def _cells_of(edges: Ints, level: int) -> tuple[Ints, Ints]:
    """Return the first and the last but one cell of a level that each block has."""
    return edges[:-1] >> level, (edges[1:] + (1 << level) - 1) >> level


def _encoded(cells: NDArray[Any]) -> Codes:
    """Return shares as codes; codes as they are."""
    if cells.dtype == np.uint8:
        return cells
    out = np.empty(cells.shape, np.uint8)
    _encode(cells, out)
    return out


def _narrowed(codes: Codes) -> Codes:
    """Return the largest of every two columns; an odd last one stands alone.

    Two bytes are looked at as one number, so that they need not be picked apart.
    """
    if codes.shape[1] % 2:
        codes = np.concatenate([codes, codes[:, -1:]], axis=1)
    pairs = np.ascontiguousarray(codes).view(np.uint16)
    high = pairs >> 8
    np.maximum(high, pairs & 255, out=high)
    return high.astype(np.uint8)


@dataclass(frozen=True, eq=False)
class _Room:
    """What a thread halves one band after another in: new memory costs more than the work.

    Parameters
    ----------
    cells, codes, pairs : of so many cells, flat; two codes are looked at as one pair
    """

    cells: Floats
    codes: Codes
    pairs: NDArray[np.uint16]

    @classmethod
    def of(cls, size: int) -> _Room:
        """Make room for so many cells."""
        return cls(np.empty(size, np.float32), np.empty(size, np.uint8), np.empty(size, np.uint16))


def _codes(shape: tuple[int, int]) -> Codes:
    """Return room for a level."""
    size = shape[0] * shape[1]
    return reused.empty((-(-size // 4),)).view(np.uint8)[:size].reshape(shape)


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


def _halve(below: Codes, above: Codes, room: _Room) -> None:
    """Write the largest of each 2 × 2 cells; an odd last row or column stands alone."""
    shape = len(above), below.shape[1]
    codes = room.codes[: shape[0] * shape[1]].reshape(shape)
    _narrow(_pairs_of_rows(below, codes), above, room.pairs)


def _pairs_of_rows(cells: NDArray[Any], out: NDArray[Any]) -> NDArray[Any]:
    """Write the largest of every two rows; an odd last one stands alone."""
    whole = len(cells) // 2
    np.maximum(cells[0 : 2 * whole : 2], cells[1::2], out=out[:whole])
    out[whole:] = cells[2 * whole :]
    return out


def _narrow(codes: Codes, out: Codes, room: NDArray[np.uint16]) -> None:
    """Write the largest of every two columns as `_narrowed` does; `codes` are lost."""
    if codes.shape[1] % 2:
        out[...] = _narrowed(codes)
        return
    low = codes.view(np.uint16)
    high = np.right_shift(low, 8, out=room[: low.size].reshape(low.shape))
    np.bitwise_and(low, 255, out=low)
    np.copyto(out, np.maximum(high, low, out=high), casting="unsafe")
