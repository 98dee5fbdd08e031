"""Two traces beside each other: which numbers differ, and by how much.

Tokens stand in the rows of an `Alignment`; every other axis has to be of one size in both. A number
without a partner is compared with nothing, except a weight: what looks at a token that only one
text has looks at it with 0 in the other, so that the differences of a row of the pattern sum to 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.alignment import Alignment
from attnviz.engine.steps.axes import axes_of
from attnviz.engine.steps.trace import Trace

ROUNDING = 1e-12  # what is not more differs by rounding alone
_TOKENS = "tu"
_OF_THE_MASK = ("masked_scores", "exponentials", "pattern")  # what both hide is not compared
_FROM_ZERO = ("exponentials", "pattern")  # what a key that is not there would have

Place = tuple[int | None, ...]


@dataclass(frozen=True)
class Difference:
    """One number of two traces.

    Parameters
    ----------
    array : its name
    at_a, at_b : places in A and B; None on an axis where the text has no such token
    a, b : the numbers
    """

    array: str
    at_a: Place
    at_b: Place
    a: float
    b: float

    @property
    def change(self) -> float:
        """B less A."""
        return self.b - self.a


@dataclass(frozen=True, eq=False)
class Compared:
    """One array of two traces, rows beside rows.

    Parameters
    ----------
    name : of the array
    a, b : float64, both of the aligned shape; nan where a side has no number
    compared : bool, the same shape: True where there are two numbers to compare
    places_a, places_b : for every axis, the place in A or B; -1 where there is none
    """

    name: str
    a: NDArray[np.float64]
    b: NDArray[np.float64]
    compared: NDArray[np.bool_]
    places_a: tuple[NDArray[np.intp], ...]
    places_b: tuple[NDArray[np.intp], ...]

    @cached_property
    def size(self) -> NDArray[np.float64]:
        """How far the numbers are apart; 0 where nothing is compared, inf beside a hidden score."""
        with np.errstate(invalid="ignore"):
            apart = np.abs(self.b - self.a)
        alike = (self.a == self.b) | (np.isnan(self.a) & np.isnan(self.b)) | ~self.compared
        return np.where(alike, 0.0, np.where(np.isnan(apart), np.inf, apart))

    def largest(self, most: int, tolerance: float = ROUNDING) -> Iterator[Difference]:
        """Yield so many differences over the tolerance, the largest first."""
        size = self.size.ravel()
        order = np.argsort(-size, kind="stable")[:most]
        for flat in order[size[order] > tolerance]:
            yield self._at(tuple(int(i) for i in np.unravel_index(flat, self.size.shape)))

    def _at(self, index: tuple[int, ...]) -> Difference:
        return Difference(
            self.name,
            _place(self.places_a, index),
            _place(self.places_b, index),
            float(self.a[index]),
            float(self.b[index]),
        )


@dataclass(frozen=True, eq=False)
class Differences:
    """Two traces compared.

    Parameters
    ----------
    arrays : those that could be compared, by name in the order of the table
    left_out : name of an array to its shapes in A and B, None where there is no such array
    """

    arrays: Mapping[str, Compared]
    left_out: Mapping[str, tuple[tuple[int, ...] | None, tuple[int, ...] | None]]

    @property
    def compared(self) -> int:
        """How many numbers were compared."""
        return sum(int(each.compared.sum()) for each in self.arrays.values())

    def count(self, tolerance: float = ROUNDING) -> int:
        """Return how many numbers differ by more than the tolerance."""
        return sum(int((each.size > tolerance).sum()) for each in self.arrays.values())

    def largest(self, most: int, tolerance: float = ROUNDING) -> list[Difference]:
        """Return so many differences, the largest first; of equal ones the earlier array first."""
        found = [each for array in self.arrays.values() for each in array.largest(most, tolerance)]
        found.sort(key=lambda each: -abs(each.change))
        return found[:most]


def differences(
    a: Trace,
    b: Trace,
    alignment: Alignment,
    names: Iterable[str],
    *,
    head: int | None = None,
) -> Differences:
    """Compare the arrays of these names, token rows beside each other as aligned.

    Parameters
    ----------
    head : the query head that counts, with what it reads of keys and values; None = all
    """
    arrays, left_out = {}, {}
    for name in names:
        of_a, of_b = a.arrays.get(name), b.arrays.get(name)
        if of_a is None and of_b is None:
            continue
        if of_a is None or of_b is None or not _fit(name, of_a, of_b):
            left_out[name] = (_shape(of_a), _shape(of_b))
        else:
            arrays[name] = _compared(name, a, b, alignment, head)
    return Differences(arrays, left_out)


def _shape(array: NDArray[Any] | None) -> tuple[int, ...] | None:
    return None if array is None else array.shape


def _fit(name: str, a: NDArray[Any], b: NDArray[Any]) -> bool:
    axes = axes_of(name)
    return all(i == j for x, i, j in zip(axes, a.shape, b.shape, strict=True) if x not in _TOKENS)


def _compared(name: str, a: Trace, b: Trace, alignment: Alignment, head: int | None) -> Compared:
    axes, shape = axes_of(name), a[name].shape
    places_a = _places(axes, shape, [row.a for row in alignment.rows])
    places_b = _places(axes, shape, [row.b for row in alignment.rows])
    of_a, there_a = aligned(a[name], places_a)
    of_b, there_b = aligned(b[name], places_b)
    compared = there_a & there_b
    if name in _OF_THE_MASK:
        keys = places_a[axes.index("t")], places_a[axes.index("u")]
        seen_a = _seen(a, keys)
        seen_b = _seen(b, (places_b[axes.index("t")], places_b[axes.index("u")]))
        if name in _FROM_ZERO:
            rows = (keys[0] >= 0) & (places_b[axes.index("t")] >= 0)
            compared = np.broadcast_to(rows[:, None], compared.shape)
            of_a = np.where(there_a, of_a, 0.0)
            of_b = np.where(there_b, of_b, 0.0)
        compared = compared & (seen_a | seen_b)
    if head is not None and axes[0] in "hg":
        own = head if axes[0] == "h" else a["kv_of_head"][head]
        compared = compared & (places_a[0] == own).reshape(-1, *[1] * (compared.ndim - 1))
    return Compared(name, of_a, of_b, compared, places_a, places_b)


def _places(
    axes: str, shape: tuple[int, ...], tokens: list[int | None]
) -> tuple[NDArray[np.intp], ...]:
    rows = np.array([-1 if place is None else place for place in tokens], dtype=np.intp)
    return tuple(
        rows if letter in _TOKENS else np.arange(n, dtype=np.intp)
        for letter, n in zip(axes, shape, strict=True)
    )


def aligned(
    array: NDArray[Any], places: tuple[NDArray[np.intp], ...]
) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Return an array in its aligned shape, and where it has numbers.

    Parameters
    ----------
    places : for every axis, the place in the array; -1 where there is none
    """
    there = np.ones((), dtype=np.bool_)
    for each in places:
        there = there[..., None] & (each >= 0)
    return np.where(there, array[np.ix_(*places)].astype(np.float64), np.nan), there


def _seen(trace: Trace, places: tuple[NDArray[np.intp], ...]) -> NDArray[np.bool_]:
    """Return (rows, rows), True where the mask of a text lets a query look at a key."""
    queries, keys = places
    allowed: NDArray[np.bool_] = trace["allowed"][np.ix_(queries, keys)]
    return allowed & (queries >= 0)[:, None] & (keys >= 0)


def _place(places: tuple[NDArray[np.intp], ...], index: tuple[int, ...]) -> Place:
    found = (int(each[i]) for each, i in zip(places, index, strict=True))
    return tuple(None if place < 0 else place for place in found)
