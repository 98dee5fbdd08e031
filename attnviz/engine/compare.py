"""One head's pattern before and after a change: what differs, and which rows do not by a bit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import ShapeError

Floats = NDArray[Any]


@dataclass(frozen=True, eq=False)
class PatternChange:
    """A pattern before and after.

    Parameters
    ----------
    before, after : (n_query, n_key)
    difference : (n_query, n_key), after less before
    hidden_before, hidden_after : bool (n_query, n_key), True where a query may not look
    changed_rows : bool (n_query,), False = equal to the bit
    moved : (n_query,), share of the weight that went to another key
    """

    before: Floats
    after: Floats
    difference: Floats
    hidden_before: NDArray[np.bool_]
    hidden_after: NDArray[np.bool_]
    changed_rows: NDArray[np.bool_]
    moved: Floats


def compare_patterns(
    before: Floats,
    after: Floats,
    allowed_before: NDArray[np.bool_],
    allowed_after: NDArray[np.bool_],
) -> PatternChange:
    """Compare two patterns of one shape.

    Raises
    ------
    ShapeError
        When the shapes or dtypes differ.
    """
    if before.shape != after.shape or before.dtype != after.dtype:
        raise ShapeError(
            f"patterns {before.shape} {before.dtype} and {after.shape} {after.dtype}: "
            "expected two of one shape and dtype"
        )
    difference = after - before
    lost = np.maximum(-difference, 0).sum(axis=-1)
    gained = np.maximum(difference, 0).sum(axis=-1)
    return PatternChange(
        before=before,
        after=after,
        difference=difference,
        hidden_before=~allowed_before,
        hidden_after=~allowed_after,
        changed_rows=np.asarray(~_same_bits(before, after).all(axis=-1)),
        moved=np.minimum(np.maximum(lost, gained), 1),  # sums of shares end a bit over 1
    )


def _same_bits(a: Floats, b: Floats) -> NDArray[np.bool_]:
    """Tell for every number whether the two hold the same bits, so that 0 and -0 differ."""
    whole = np.dtype(f"u{a.dtype.itemsize}")
    bits = (np.ascontiguousarray(each).view(whole) for each in (a, b))
    same: NDArray[np.bool_] = np.equal(*bits)
    return same
