"""What a pattern says in one number: how spread out, how many keys, how much flows where."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from attnviz.engine.arrays import FloatArray, as_floats
from attnviz.errors import ShapeError


def entropy(pattern: ArrayLike, *, bits: bool = True) -> FloatArray:
    """Return how undecided each row is, -Σ p log p, in bits (or nats); a share of 0 adds 0.

    pattern is (..., n_query, n_key); returns (..., n_query). A row of exact zeros has entropy 0.
    Rows that sum to less than 1 (a learned sink) are taken as they stand.
    """
    shares = as_floats("pattern", pattern)
    with np.errstate(invalid="ignore", divide="ignore"):
        logs = np.where(shares == 0, shares.dtype.type(0), np.log(shares))
        nats: FloatArray = np.abs((shares * logs).sum(axis=-1))
    return nats / math.log(2) if bits else nats


def keys_in_play(pattern: ArrayLike) -> FloatArray:
    """Return 2 to the entropy in bits: as many equal keys would be as undecided, (..., n_query).

    A row without any key has 0 in play.
    """
    shares = as_floats("pattern", pattern)
    counts: FloatArray = np.exp2(entropy(shares)) * (shares != 0).any(axis=-1)
    return counts


def largest_share(pattern: ArrayLike) -> FloatArray:
    """Return the largest share of each row, 0 for a row without keys: (..., n_query)."""
    top: FloatArray = np.max(as_floats("pattern", pattern), axis=-1, initial=0.0)
    return top


def others(pattern: ArrayLike) -> FloatArray:
    """Return 1 - p for every share as the sum of the other shares, same shape.

    Near one-hot 1 - p cancels to nothing while the others still hold 15 digits.
    """
    shares = as_floats("pattern", pattern)
    rest = np.zeros_like(shares)
    rest[..., 1:] = np.cumsum(shares[..., :-1], axis=-1)
    rest[..., :-1] += np.cumsum(shares[..., :0:-1], axis=-1)[..., ::-1]
    return rest


def slope(pattern: ArrayLike) -> FloatArray:
    """Return how far the shares move when the scores do: ‖diag(p) - p pᵀ‖ by row, (..., n_query).

    That matrix is the derivative of the softmax; the norm is Frobenius. Its diagonal p(1 - p) is
    computed with `others`, so it stays right where a share is 1 to the last digit.
    """
    shares = as_floats("pattern", pattern)
    diagonal = shares * others(shares)
    squares = shares * shares
    norm: FloatArray = np.sqrt((diagonal * diagonal + squares * others(squares)).sum(axis=-1))
    return norm


def best_loser(pattern: ArrayLike) -> FloatArray:
    """Return p(1 - p) of the second largest share of each row, (..., n_query).

    It is how much the strongest key that did not win could still learn.

    Raises
    ------
    ShapeError
        When there are fewer than two keys.
    """
    shares = as_floats("pattern", pattern)
    if shares.shape[-1] < 2:
        raise ShapeError(f"pattern: found shape {shares.shape}, expected at least two keys")
    steep = shares * others(shares)
    second = np.argsort(shares, axis=-1, kind="stable")[..., -2:-1]
    return np.take_along_axis(steep, second, axis=-1)[..., 0]
