"""The least and the greatest number of an array: what a scale, a text size and a format need."""

import weakref
from math import isfinite
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

LARGE = 2**14  # cells from which an array is gone through once; a scale asks at every repaint
_FARTHEST: dict[int, tuple[weakref.ref[NDArray[Any]], float]] = {}


class Ends(NamedTuple):
    """Least and greatest finite number of an array (both 0 if there is none)."""

    low: float
    high: float
    all_finite: bool

    @property
    def farthest(self) -> float:
        """Return the largest absolute value."""
        return max(-self.low, self.high)

    def within(self, low: float, high: float) -> bool:
        """Whether every number is finite and lies from `low` to `high`."""
        return self.all_finite and low <= self.low and self.high <= high


def ends_of(values: NDArray[Any]) -> Ends:
    """Return the ends of an array of floats of any shape: two passes over it if all is finite."""
    if not values.size:
        return Ends(0.0, 0.0, True)
    # The functions themselves: the methods of an array go through Python first.
    low, high = float(np.minimum.reduce(values, None)), float(np.maximum.reduce(values, None))
    if isfinite(low) and isfinite(high):
        return Ends(low, high, True)
    finite = values[np.isfinite(values)]
    if not finite.size:
        return Ends(0.0, 0.0, False)
    return Ends(float(finite.min()), float(finite.max()), False)


def farthest(values: NDArray[Any]) -> float:
    """Return the largest absolute value that is finite, 0 if there is none."""
    if values.size < LARGE or values.flags.writeable:
        return _farthest(values)
    place = id(values)
    known = _FARTHEST.get(place)
    if known is None or known[0]() is not values:
        forget = weakref.ref(values, lambda _: _FARTHEST.pop(place, None))
        known = _FARTHEST[place] = (forget, _farthest(values))
    return known[1]


def _farthest(values: NDArray[Any]) -> float:
    top = float(np.abs(values).max(initial=0.0))
    if isfinite(top):
        return top
    finite = np.abs(values, where=np.isfinite(values), out=np.zeros_like(values))
    return float(finite.max(initial=0.0))
