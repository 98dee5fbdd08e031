"""What hiding some keys does to a head: how much weight has to move, how its output turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import ShapeError

Floats = NDArray[Any]


@dataclass(frozen=True, eq=False)
class MaskEffect:
    """One head before and after another mask, per query row.

    Parameters
    ----------
    length, length_before : (n_query,) Euclidean length of the row of z
    cosine : (n_query,) cosine between the two rows of z, NaN where one of them is 0
    moved : (n_query,) share of the weight that had to go to another key, 0 to 1
    """

    length: Floats
    length_before: Floats
    cosine: Floats
    moved: Floats


def mask_effect(before: Floats, after: Floats, z_before: Floats, z_after: Floats) -> MaskEffect:
    """Compare a head under two masks.

    Parameters
    ----------
    before, after : (n_query, n_key) patterns
    z_before, z_after : (n_query, d_v) blended values

    Raises
    ------
    ShapeError
        When the shapes before and after differ.

    Notes
    -----
    The weight that moved is half the sum of all absolute differences of a row: what one key loses
    another gains. A row that sees nothing any more lost all it had.
    """
    if before.shape != after.shape or z_before.shape != z_after.shape:
        raise ShapeError(
            f"patterns {before.shape} and {after.shape}, outputs {z_before.shape} and "
            f"{z_after.shape}: expected two of one shape"
        )
    lost = np.maximum(before - after, 0).sum(axis=-1)
    gained = np.maximum(after - before, 0).sum(axis=-1)
    moved = np.minimum(np.maximum(lost, gained), 1)  # sums of shares end a bit over 1
    length = np.linalg.norm(z_after, axis=-1)
    length_before = np.linalg.norm(z_before, axis=-1)
    product = length * length_before
    inner = (z_before * z_after).sum(axis=-1)
    cosine = np.full(length.shape, np.nan)
    np.divide(inner, product, out=cosine, where=product > 0)
    return MaskEffect(length, length_before, np.clip(cosine, -1, 1), moved)


def mean_length(z: Floats, rows: slice = slice(4, None)) -> float:
    """Average the length of a head's output over rows, by default from the fifth word on."""
    chosen = z[rows] if len(z[rows]) else z
    return float(np.linalg.norm(chosen, axis=-1).mean())
