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
AT_A_TIME = 1 << 19  # codes of a view, before they are pooled: fewer cost more calls
PAIRED = 128  # rows of shares that are halved at a time
WORTH_THREADS = 1 << 23  # bytes looked at: for fewer, handing over takes more than the work
TALL = 4  # cells down a block, from which rows are halved first


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
        size = min(_narrowest(edges[:-1], edges[1:]) for edges in (rows, columns))
        level = int(np.log2(max(size / FINE, 1)))
        if level and "levels" not in self.__dict__ and self._views < AT_ONCE:
            self._views += 1
            level = 0
        level = min(level, len(self.levels)) if level else 0
        cells = self.levels[level - 1] if level else self.pattern
        firsts, lasts = _cells_of(rows, level)
        left = int(columns[0]) >> level
        across = _Across(*_cells_of(columns - (left << level), level))
        n_blocks, n_columns = len(firsts), len(columns) - 1
        out = np.zeros((n_blocks, n_columns), np.uint8)
        looked_at = int(lasts[-1] - firsts[0]) * across.width(n_columns)
        is_tall = cells.dtype != np.uint8 and _narrowest(firsts, lasts) >= TALL
        count = min(n_blocks, -(-looked_at // (AT_A_TIME << is_tall)))
        cuts = np.arange(count + 1) * n_blocks // count

        def band(number: int) -> None:
            start, stop = int(cuts[number]), int(cuts[number + 1])
            begin, end = int(firsts[start]), int(lasts[stop - 1])
            reach = int(columns[:-1].searchsorted(rows[stop])) if causal else n_columns
            codes = out[start:stop, :reach]
            with _shelves.one() as room:
                if reach:
                    part = cells[begin:end, left : left + across.width(reach)]
                    down = _down(part, firsts[start:stop] - begin, lasts[start:stop] - begin, room)
                    out[start:stop, :reach] = codes = across.pooled(down, reach, room)
                if each is not None:
                    each(slice(start, stop), codes)

        if looked_at * cells.itemsize < WORTH_THREADS:
            for number in range(count):
                band(number)
        else:
            # What takes longest comes first: no thread has it left when the others are done.
            spread(lambda number: band(count - 1 - number), count)
        return out


def _down(cells: NDArray[Any], firsts: Ints, lasts: Ints, room: _Shelf) -> Codes:
    """Return the code of the largest of each block of rows, column by column.

    Parameters
    ----------
    cells : (n_rows, n_columns), shares or codes; the first row is that of the first block
    firsts, lasts : of each block, the last one left out
    """
    least, n = _narrowest(firsts, lasts), cells.shape[1]
    if cells.dtype == np.uint8:
        codes = cells
        if not cells.flags.c_contiguous:  # take() would copy them each time
            codes = room.codes("cells", len(cells), n)
            codes[...] = cells
    elif least < TALL:
        codes = room.codes("cells", len(cells), n)
        _encode(cells, codes)
    else:
        codes = _encoded_pairs(cells, room)
        least, firsts, lasts = least >> 1, firsts >> 1, (lasts + 1) >> 1
    while least >= TALL:
        codes = _pairs_of_rows(codes, room.codes(f"of {least}", (len(codes) + 1) // 2, n))
        least, firsts, lasts = least >> 1, firsts >> 1, (lasts + 1) >> 1
    found = room.codes("rows", len(firsts), n)
    codes.take(firsts, axis=0, out=found, mode="clip")
    for step in range(1, int((lasts - firsts).max())):
        more, places = room.codes("more", len(firsts), n), np.minimum(firsts + step, lasts - 1)
        codes.take(places, axis=0, out=more, mode="clip")
        np.maximum(found, more, out=found)
    return found


def _encoded_pairs(cells: Floats, room: _Shelf) -> Codes:
    """Return the code of the largest of every two rows; an odd last one stands alone.

    Two rows that are read at once come from memory as fast as it gives anything.
    """
    n = cells.shape[1]
    codes = room.codes("cells", (len(cells) + 1) // 2, n)
    for top in range(0, len(cells), PAIRED):
        part = cells[top : top + PAIRED]
        both = _pairs_of_rows(part, room.cells((len(part) + 1) // 2, n))
        _encode(both, codes[top // 2 : top // 2 + len(both)])
    return codes


class _Across:
    """Pools columns, the same ones of every band of rows.

    Parameters
    ----------
    firsts, lasts : columns of each block, the last one left out
    """

    def __init__(self, firsts: Ints, lasts: Ints) -> None:
        self._firsts, self._ends = firsts, lasts
        self._least = _narrowest(firsts, lasts)
        # Which columns are the last of wider blocks, one mask a column more.
        self._more = []
        for step in range(self._least, int((lasts - firsts).max())):
            mask = np.zeros(int(lasts[-1]), np.uint8)
            mask[firsts[lasts - firsts > step] + step] = 255
            self._more.append(mask)

    def width(self, count: int) -> int:
        """Return how many columns the first blocks take."""
        return int(self._ends[count - 1])

    def pooled(self, codes: Codes, count: int, room: _Shelf) -> Codes:
        """Return the largest of each of the first blocks, (n_rows, count).

        The largest of so many cells side by side are made for all places at once, over the ends of
        rows, where no block begins: that costs a tenth of picking the places.
        """
        high, n = codes.shape
        if count == n:
            return codes
        run, width = codes.reshape(-1), 1
        while width < min(self._least, n):
            step = min(width, self._least - width, n - width)
            wider = room.codes(f"{width} wide", high, n).reshape(-1)
            np.maximum(run[:-step], run[step:], out=wider[:-step])
            run, width = wider, width + step
        for step, last in enumerate(self._more, self._least):
            part = np.bitwise_and(codes, last[:n], out=room.codes("more", high, n)).reshape(-1)
            wider = room.codes("widest", high, n).reshape(-1)
            np.maximum(run[:-step], part[step:], out=wider[:-step])
            wider[-step:] = run[-step:]
            run = wider
        firsts = self._firsts[:count]
        picked = room.codes("columns", high, count)
        run.reshape(high, n).take(firsts, axis=1, out=picked, mode="clip")
        if firsts[-1] > n - width:  # the last block is cut short by the end of the cells
            codes[:, firsts[-1] :].max(axis=1, out=picked[:, -1])
        return picked


def _cells_of(edges: Ints, level: int) -> tuple[Ints, Ints]:
    """Return the first and the last but one cell of a level that each block has."""
    return edges[:-1] >> level, (edges[1:] + (1 << level) - 1) >> level


def _narrowest(firsts: Ints, lasts: Ints) -> int:
    """Return how many cells the narrowest block has; the last one may be cut short by the end."""
    widths = lasts - firsts
    return int(widths[:-1].min() if len(widths) > 1 else widths[0])


class _Shelf:
    """What a thread computes the bands of views in: new memory costs more than the work."""

    def __init__(self) -> None:
        self._kept: dict[str, NDArray[Any]] = {}

    def codes(self, name: str, high: int, wide: int) -> Codes:
        """Return room for codes, whose name nothing else has while it is used."""
        return self._room(name, np.uint8, high, wide)

    def cells(self, high: int, wide: int) -> Floats:
        """Return room for shares."""
        return self._room("shares", np.float32, high, wide)

    def _room(self, name: str, kind: type, high: int, wide: int) -> NDArray[Any]:
        kept = self._kept.get(name)
        if kept is None or kept.size < high * wide:
            kept = self._kept[name] = np.empty(high * wide, kind)
        return kept[: high * wide].reshape(high, wide)


_shelves = reused.Spare(_Shelf)


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
    """Write the largest of every two columns; an odd last one stands alone. `codes` are lost.

    Two bytes are looked at as one number, so that they need not be picked apart.
    """
    if codes.shape[1] % 2:
        codes = np.concatenate([codes, codes[:, -1:]], axis=1)
        room = np.empty(codes.size // 2, np.uint16)
    low = codes.view(np.uint16)
    high = np.right_shift(low, 8, out=room[: low.size].reshape(low.shape))
    np.bitwise_and(low, 255, out=low)
    np.copyto(out, np.maximum(high, low, out=high), casting="unsafe")
