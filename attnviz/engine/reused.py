"""Large arrays in memory that has been used before.

Memory that is new is handed over by the system page by page, each filled with zeros first: at a
thousand tokens and more that takes as long as what is computed in it. Here memory of an array that
nobody refers to any more is kept for the next one of its size. The system is told that it may take
it away (`MADV_FREE`), which it does where memory gets short.
"""

from __future__ import annotations

import contextlib
import math
import mmap
import weakref
from collections import deque

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

LARGE = 2**23  # bytes from which memory is kept
KEPT = 4  # pieces at most: the weights of a layer, what they blend, and as much of another
FREE: int | None = getattr(mmap, "MADV_FREE", None)
"""Nothing is kept where the system cannot take it back."""

_idle: deque[mmap.mmap] = deque(maxlen=KEPT)


class _Lease:
    """Memory while arrays refer to it; what they are views of."""

    def __init__(self, piece: mmap.mmap, shape: tuple[int, ...]) -> None:
        start = np.frombuffer(piece, np.uint8).__array_interface__["data"]
        typestr = np.dtype(np.float32).str
        self.__array_interface__ = {
            "shape": shape, "typestr": typestr, "data": start, "version": 3,
        }  # fmt: skip
        weakref.finalize(self, _give_back, piece).atexit = False


def empty(shape: tuple[int, ...]) -> Floats:
    """Return an array of any numbers: what was in that memory before."""
    size = 4 * math.prod(shape)
    if FREE is None or size < LARGE:
        return np.empty(shape, np.float32)
    return np.asarray(_Lease(_taken(size) or _new(size), shape))


def _taken(size: int) -> mmap.mmap | None:
    """Return a piece that nobody uses and that fits, if there is one."""
    for _ in range(len(_idle)):
        with contextlib.suppress(IndexError):  # another thread has taken the last one
            piece = _idle.popleft()
            if size <= len(piece) <= 2 * size:
                return piece
            _idle.append(piece)
    return None


def _new(size: int) -> mmap.mmap:
    piece = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with contextlib.suppress(OSError):  # a kernel without large pages
            piece.madvise(mmap.MADV_HUGEPAGE)
    return piece


def _give_back(piece: mmap.mmap) -> None:
    if FREE is not None:
        with contextlib.suppress(OSError):
            piece.madvise(FREE)
            _idle.append(piece)
