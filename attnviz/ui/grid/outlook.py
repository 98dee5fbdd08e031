"""Which part of a square of cells is in sight, and how large its cells are: a pure value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

LARGEST = 48.0  # dots a cell at most
STEP = 2**0.5  # one step of the zoom

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Outlook:
    """A window on n x n cells.

    Parameters
    ----------
    n : cells each way
    wide, high : of the window, in device dots
    cell : dots a cell
    left, top : column and row at the upper left corner
    """

    n: int
    wide: int
    high: int
    cell: float
    left: float = 0.0
    top: float = 0.0

    @classmethod
    def whole(cls, n: int, wide: int, high: int) -> Outlook:
        """Show everything, as large as it fits."""
        wide, high = max(1, wide), max(1, high)
        return cls(n, wide, high, min(LARGEST, min(wide, high) / n))

    @property
    def least(self) -> float:
        """The cell size at which everything fits."""
        return Outlook.whole(self.n, self.wide, self.high).cell

    def resized(self, wide: int, high: int) -> Outlook:
        """Show the same corner in another window; everything again if it was in sight."""
        if self.cell <= self.least:
            return Outlook.whole(self.n, wide, high)
        return replace(self, wide=max(1, wide), high=max(1, high))._held()

    def zoomed(self, factor: float, x: float, y: float) -> Outlook:
        """Make cells larger or smaller; what is at dot (x, y) stays there."""
        cell = min(max(self.cell * factor, self.least), LARGEST)
        left, top = self.left + x / self.cell - x / cell, self.top + y / self.cell - y / cell
        return replace(self, cell=cell, left=left, top=top)._held()

    def panned(self, dx: float, dy: float) -> Outlook:
        """Move so many dots right and down."""
        return replace(self, left=self.left + dx / self.cell, top=self.top + dy / self.cell)._held()

    def centred(self, row: float, column: float) -> Outlook:
        """Bring a cell into the middle."""
        left, top = column - self.wide / self.cell / 2, row - self.high / self.cell / 2
        return replace(self, left=left, top=top)._held()

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Return (row, column) of the cell at a dot."""
        row, column = int(self.top + y / self.cell), int(self.left + x / self.cell)
        return (row, column) if x >= 0 <= y and max(row, column) < self.n else None

    def filled(self) -> tuple[float, float]:
        """Return how many dots across and down hold cells."""
        across, down = (self.n - self.left) * self.cell, (self.n - self.top) * self.cell
        return min(float(self.wide), across), min(float(self.high), down)

    def rows(self) -> tuple[Ints, Ints]:
        """Return the edges of the blocks of rows in sight, and the block of each dot."""
        return self._spans(self.top, self.high)

    def columns(self) -> tuple[Ints, Ints]:
        """Return the edges of the blocks of columns in sight, and the block of each dot."""
        return self._spans(self.left, self.wide)

    def _spans(self, start: float, dots: int) -> tuple[Ints, Ints]:
        return _spans(self.n, self.cell, start, dots)

    def _held(self) -> Outlook:
        """Keep the window within the cells."""
        most_left = max(0.0, self.n - self.wide / self.cell)
        most_top = max(0.0, self.n - self.high / self.cell)
        left, top = min(max(self.left, 0.0), most_left), min(max(self.top, 0.0), most_top)
        return replace(self, left=left, top=top)


@lru_cache(maxsize=16)
def _spans(n: int, cell: float, start: float, dots: int) -> tuple[Ints, Ints]:
    """Cut one axis into blocks: a cell each, or as many cells as share a dot."""
    dots = min(dots, max(1, round((n - start) * cell)))
    firsts = np.minimum((start + np.arange(dots) / cell).astype(np.int64), n - 1)
    new = np.empty(dots, np.bool_)
    new[0] = True
    np.not_equal(firsts[1:], firsts[:-1], out=new[1:])
    past = min(n, max(int(start + dots / cell), int(firsts[-1]) + 1))
    edges, block_of_dot = np.append(firsts[new], past), np.cumsum(new) - 1
    edges.setflags(write=False)
    block_of_dot.setflags(write=False)
    return edges, block_of_dot
