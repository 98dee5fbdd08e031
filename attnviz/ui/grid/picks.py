"""Several rows or columns at once: which, and how the numbers in them add up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.language import tr
from attnviz.ui.look.labels import visible

NAMED = 8  # rows or columns that are named; of more, how many there are
GAP = "   "  # between the parts of a status line

Numbers = NDArray[Any]
Bools = NDArray[np.bool_]


@dataclass(frozen=True)
class Picks:
    """Rows or columns that are picked together, in their order; never both.

    Parameters
    ----------
    grid : the matrix they belong to; "" where all on screen are meant
    """

    grid: str = ""
    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.rows or self.columns)

    @property
    def places(self) -> tuple[int, ...]:
        """The rows or the columns, whichever they are."""
        return self.rows or self.columns

    def on(self, grid: str) -> Picks:
        """Return what is picked of a matrix: nothing, when it is of another one."""
        return self if grid == self.grid else Picks(grid)

    def with_row(self, row: int) -> Picks:
        """Pick a row, or let it go; columns are let go."""
        return Picks(self.grid, rows=_toggled(self.rows, row))

    def with_column(self, column: int) -> Picks:
        """Pick a column, or let it go; rows are let go."""
        return Picks(self.grid, columns=_toggled(self.columns, column))

    def with_rows_to(self, row: int, start: int) -> Picks:
        """Pick all rows between one and the nearest that is picked, or else `start`."""
        return Picks(self.grid, rows=_filled(self.rows, row, start))

    def with_columns_to(self, column: int, start: int) -> Picks:
        """Pick all columns between one and the nearest that is picked, or else `start`."""
        return Picks(self.grid, columns=_filled(self.columns, column, start))

    def within(self, n_rows: int, n_columns: int) -> Picks:
        """Keep what a matrix of this size has."""
        return replace(
            self,
            rows=tuple(row for row in self.rows if row < n_rows),
            columns=tuple(column for column in self.columns if column < n_columns),
        )

    def line(self, values: Numbers, row: int, column: int) -> Numbers:
        """Return the picked cells of the column at hand (rows are picked), or of the row.

        Parameters
        ----------
        values : shape (…, rows, columns)

        Returns
        -------
        array, shape (…, picked)
        """
        if self.rows:
            return values[..., list(self.rows), column]
        return values[..., row, list(self.columns)]

    def part(self, values: Numbers) -> Numbers:
        """Return the picked rows, or columns, of an array of shape (…, rows, columns)."""
        return values[..., list(self.rows), :] if self.rows else values[..., list(self.columns)]

    def part_names(
        self, rows: Sequence[str], columns: Sequence[str]
    ) -> tuple[list[str], list[str]]:
        """Return the names of the rows and columns of `part`."""
        if self.rows:
            return [rows[row] for row in self.rows], list(columns)
        return list(rows), [columns[column] for column in self.columns]

    def lead(self, rows: Sequence[str], columns: Sequence[str], row: int, column: int) -> str:
        """Name what is picked, and the row or column at hand."""
        if len(self.places) == 1:
            row, column = (*self.rows, row)[0], (*self.columns, column)[0]
            one, other = visible(rows[row]), visible(columns[column])
            return tr("row {row}, column {column}", row=one, column=other)
        if self.rows:
            names = _listed([rows[place] for place in self.rows])
            return tr("rows {rows}, column {column}", rows=names, column=visible(columns[column]))
        names = _listed([columns[place] for place in self.columns])
        return tr("row {row}, columns {columns}", row=visible(rows[row]), columns=names)


def sums_text(
    lead: str,
    lines: Sequence[tuple[str, Numbers]],
    masked: Bools,
    write: Callable[[float], str],
) -> str:
    """Say sum and mean of picked cells after what they are; a masked one is not counted.

    Parameters
    ----------
    lines : what each line is called, and its numbers, shape (picked,)
    masked : which of them are hidden, shape (picked,)
    write : how a number is written
    """
    parts = [lead]
    if masked.all():
        return GAP.join((lead, tr("all masked: nothing to add")))
    for name, cells in lines:
        told = sum_and_mean(cells[~masked], write)
        parts.append(f"{name} {told}" if name else told)
    left_out = int(masked.sum())
    if left_out:
        parts.append(tr("{n} masked, not counted", n=left_out))
    return GAP.join(parts)


def sum_and_mean(cells: Numbers, write: Callable[[float], str]) -> str:
    """Say sum and mean of some numbers; of what is not a number or has no end, just that."""
    with np.errstate(invalid="ignore", over="ignore"):
        total = float(cells.sum(dtype=np.float64))
    return tr("sum {sum}, mean {mean}", sum=write(total), mean=write(total / cells.size))


def _listed(names: Sequence[str]) -> str:
    told = ", ".join(visible(name) for name in names[:NAMED])
    more = len(names) - NAMED
    return tr("{names} and {n} more", names=told, n=more) if more > 0 else told


def _toggled(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    if place in places:
        return tuple(each for each in places if each != place)
    return tuple(sorted((*places, place)))


def _filled(places: tuple[int, ...], place: int, start: int) -> tuple[int, ...]:
    near = min(places, key=lambda each: abs(each - place), default=start)
    return tuple(sorted({*places, *range(min(near, place), max(near, place) + 1)}))
