"""Large arrays in memory that has been used before.

Memory that is new is handed over by the system page by page, each filled with zeros first: at a
thousand tokens and more that takes as long as what is computed in it. Here memory of an array that
nobody refers to any more is kept for the next one of its size. The system is told that it may take
it away (`MADV_FREE`), which it does where memory gets short, and puts zeros in its place.
"""

from __future__ import annotations

import contextlib
import math
import mmap
import weakref
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
T = TypeVar("T")

LARGE = 2**20  # bytes from which memory is kept
HUGE = 2**23
KEPT = 8  # pieces at most: queries, keys, values and what is blended, of two layers
KEPT_HUGE = 4  # the weights of a layer, its shares, and as much of another
FREE: int | None = getattr(mmap, "MADV_FREE", None)
"""Nothing is kept where the system cannot take it back."""


@dataclass(frozen=True, eq=False)
class _Pages:
    """Memory that nobody uses.

    Parameters
    ----------
    memory : as the system gave it
    zeros : names the cells that hold 0, see `blank`; None where nobody knows
    """

    memory: mmap.mmap
    zeros: Hashable


_idle: deque[_Pages] = deque(maxlen=KEPT)
_idle_huge: deque[_Pages] = deque(maxlen=KEPT_HUGE)


def _shelf(size: int) -> deque[_Pages]:
    return _idle_huge if size >= HUGE else _idle


class Spare(Generic[T]):
    """Room to compute in, handed from one who is done to the next, as many as work at once.

    Parameters
    ----------
    make : makes another where all are taken
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._idle: list[T] = []

    @contextlib.contextmanager
    def one(self) -> Iterator[T]:
        """Lend one; nobody else has it meanwhile."""
        try:
            lent = self._idle.pop()  # not asked first: another thread may take the last
        except IndexError:
            lent = self._make()
        try:
            yield lent
        finally:
            self._idle.append(lent)


class _Lease:
    """Memory while arrays refer to it; what they are views of."""

    def __init__(self, piece: _Pages, shape: tuple[int, ...]) -> None:
        start = np.frombuffer(piece.memory, np.uint8).__array_interface__["data"]
        typestr = np.dtype(np.float32).str
        self.__array_interface__ = {
            "shape": shape, "typestr": typestr, "data": start, "version": 3,
        }  # fmt: skip
        weakref.finalize(self, _give_back, piece).atexit = False


def empty(shape: tuple[int, ...]) -> Floats:
    """Return an array of any numbers: what was in that memory before."""
    return blank(shape, None)[0]


def copied(array: Floats) -> Floats:
    """Return a copy of an array."""
    made = empty(array.shape)
    made[...] = array
    return made


def blank(shape: tuple[int, ...], zeros: Hashable) -> tuple[Floats, bool]:
    """Return an array, and whether some cells of it hold 0 already.

    New memory is 0 everywhere, and memory that was asked for with the same `zeros` before still is
    0 there. So whoever asks has to leave 0 in those cells, for as long as the array exists.

    Parameters
    ----------
    shape : of the array
    zeros : names those cells; None where nobody can promise to leave them
    """
    size = 4 * math.prod(shape)
    if FREE is None or size < LARGE:
        return np.empty(shape, np.float32), False
    named = None if zeros is None else (shape, zeros)
    piece = _taken(size, named)
    if piece is None:
        return np.asarray(_Lease(_Pages(_new(size), named), shape)), True
    known = named is not None and piece.zeros == named
    return np.asarray(_Lease(_Pages(piece.memory, named), shape)), known


def _taken(size: int, zeros: Hashable) -> _Pages | None:
    """Return a piece that nobody uses and that fits, the one with these zeros before others."""
    shelf = _shelf(size)
    for is_any in (False, True):
        for _ in range(len(shelf)):
            with contextlib.suppress(IndexError):  # another thread has taken the last one
                piece = shelf.popleft()
                fits = size <= len(piece.memory) <= 2 * size
                if fits and (is_any or piece.zeros == zeros):
                    return piece
                shelf.append(piece)
    return None


def _new(size: int) -> mmap.mmap:
    memory = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with contextlib.suppress(OSError):  # a kernel without large pages
            memory.madvise(mmap.MADV_HUGEPAGE)
    return memory


def _give_back(piece: _Pages) -> None:
    if FREE is not None:
        with contextlib.suppress(OSError):
            piece.memory.madvise(FREE)
            _shelf(len(piece.memory)).append(piece)
