"""Scores into shares: the softmax of a row, with every limit case decided.

A row with nothing allowed gets shares of exactly 0. Hidden cells are exactly 0 whatever else stands
in the row. Scores of +inf share the row among themselves.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from attnviz.engine.arrays import FloatArray, as_floats
from attnviz.errors import EditError, ShapeError


def exponentials(masked_scores: ArrayLike, sink_logits: ArrayLike | None = None) -> FloatArray:
    """Return exp(score - largest score of the row); exactly 0 where hidden.

    Subtracting the row maximum changes no share and keeps exp in range (raw scores of +49.6 and
    -60.2 stand in one row at d_k = 1024). Scores of +inf share the row among themselves. A NaN a
    query may see makes the row's visible cells NaN; hidden cells stay 0. `sink_logits` (n_heads,)
    only takes part in the maximum here.
    """
    masked = as_floats("masked_scores", masked_scores)
    sink = None if sink_logits is None else _sink_column(masked, sink_logits)
    return _exp_below(masked, _row_max(masked, sink))


def softmax(masked_scores: ArrayLike, sink_logits: ArrayLike | None = None) -> FloatArray:
    """Turn every row of scores into shares.

    Parameters
    ----------
    masked_scores
        (..., n_query, n_key), -inf where hidden.
    sink_logits
        (n_heads,), a learned score per head that joins every row and takes its share without
        being a token (gpt-oss, 2025): rows then sum to less than 1. One number for 2-D scores.

    Returns
    -------
    The pattern, same shape: rows sum to 1, or are exactly 0 where nothing is allowed.
    """
    masked = as_floats("masked_scores", masked_scores)
    sink = None if sink_logits is None else _sink_column(masked, sink_logits)
    top = _row_max(masked, sink)
    shares = _exp_below(masked, top)
    total = shares.sum(axis=-1, keepdims=True)
    if sink is not None:
        total = total + _exp_below(sink, top)
    if (total > 0).all():
        shares /= total
        return shares
    # Some row has no key or a NaN: shares of 0 stay 0 there instead of becoming 0 / 0 or 0 / NaN.
    np.divide(shares, total, out=shares, where=shares != 0)
    return shares


def softmax_at(masked_scores: ArrayLike, temperature: float) -> FloatArray:
    """Softmax of the scores divided by a temperature, with its limit at 0.

    At 0 the largest scores of a row share it evenly. The row maximum is taken off before dividing,
    so no temperature, however small, overflows. Raises EditError when it is negative (that would
    turn the ranking upside down) or not finite.
    """
    heat = float(temperature)
    if not math.isfinite(heat) or heat < 0:
        raise EditError(f"temperature: found {heat}, expected 0 or a number above 0")
    masked = as_floats("masked_scores", masked_scores)
    top = _row_max(masked, None)
    with np.errstate(all="ignore"):
        below = np.where(masked == top, masked.dtype.type(0), masked - top)
        below = np.where(below < 0, below / heat, below)  # at heat 0 all below the top is -inf
    return softmax(np.where(masked == -np.inf, masked.dtype.type(-np.inf), below))


def _sink_column(masked: FloatArray, sink_logits: ArrayLike) -> FloatArray:
    """Shape the sink logits so that each head's stands beside every one of its rows."""
    sink = as_floats("sink_logits", sink_logits).astype(masked.dtype, copy=False)
    heads = masked.shape[-3:-2]
    if sink.shape != heads:
        raise ShapeError(f"sink_logits: found shape {sink.shape}, expected {heads}, one per head")
    return sink[..., None, None]


def _row_max(masked: FloatArray, sink: FloatArray | None) -> FloatArray:
    with np.errstate(invalid="ignore"):
        top: FloatArray = np.max(masked, axis=-1, keepdims=True, initial=-np.inf)
        return top if sink is None else np.maximum(top, sink)


def _exp_below(values: FloatArray, top: FloatArray) -> FloatArray:
    """Return exp(values - top) with the limits at infinity: 1 at the top, 0 at -inf."""
    if np.isfinite(top).all():
        with np.errstate(under="ignore", over="ignore"):
            below = np.asarray(values - top)
            return np.asarray(np.exp(below, out=below))
    with np.errstate(all="ignore"):
        raised = np.where(values == top, values.dtype.type(1), np.exp(values - top))
    return np.where(values == -np.inf, values.dtype.type(0), raised)
