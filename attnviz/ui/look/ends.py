"""The least and the greatest number of an array: what a scale, a text size and a format need."""

from math import isfinite
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


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
