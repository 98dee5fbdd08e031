"""The backward rule of each step: from slopes of what it made to slopes of what it took in.

`slope` holds, for every cell of the output, how much some number far down the table moves per unit
of that cell. A rule returns the same for each input, in the order of the step's inputs, None for
inputs that are no arrays of numbers: the vector-Jacobian product of the step (reverse mode;
Baydin et al. 2018). Every rule takes (slope, output, *inputs).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import attention, kv_sharing, positions

Array = NDArray[Any]
Slopes = tuple[Array | None, ...]


def given(slope: Array, out: Array, array: Array) -> Slopes:
    return (slope,)


def share(slope: Array, out: Array, W: Array | None, *sharing: Any) -> Slopes:
    kv_of_head, n_kv_heads, used = sharing
    if W is None or used is None or used == n_kv_heads:
        return slope, None, None, None
    d_W = np.zeros_like(W)
    sources = kv_sharing.stored_of_used(kv_of_head, n_kv_heads, used)
    for one, stored in zip(slope, sources, strict=True):
        d_W[list(stored)] += one / W.dtype.type(len(stored))
    return d_W, None, None, None


def project(slope: Array, out: Array, X: Array, W: Array, b: Array | None) -> Slopes:
    d_X = (slope @ W.swapaxes(-1, -2)).sum(axis=0)
    return d_X, X.T @ slope, None if b is None else slope.sum(axis=1)


def root_mean_squares(
    slope: Array, out: Array | None, flat: Array, weight: Array | None, eps: float
) -> Slopes:
    if out is None:
        return np.zeros_like(flat), None, None
    return slope * flat / (out * flat.dtype.type(flat.shape[-1])), None, None


def normed(
    slope: Array, out: Array, flat: Array, rms: Array | None, weight: Array | None
) -> Slopes:
    if rms is None or weight is None:
        return slope, None, None
    per_unit = slope * weight / rms
    d_rms = -(per_unit * flat).sum(axis=-1, keepdims=True) / rms
    return per_unit, d_rms, (slope * flat / rms).sum(axis=(0, 1))


def rotated(slope: Array, out: Array, array: Array, rope: Any) -> Slopes:
    """Turn back: the transpose of a rotation is the rotation the other way."""
    if rope is None:
        return slope, None
    speeds = rope.inv_freq
    if speeds is None:
        width = array.shape[-1] if rope.width is None else rope.width
        speeds = positions.inverse_frequencies(width, rope.base)
    back = positions.rotate(
        slope,
        layout=rope.layout,
        width=rope.width,
        inv_freq=-np.asarray(speeds),
        attention_factor=rope.attention_factor,
    )
    return back, None


def turned(slope: Array, out: Array, K: Array) -> Slopes:
    return (np.swapaxes(slope, 1, 2),)


def scores(slope: Array, out: Array, Q: Array, K_T: Array, kv_of_head: tuple[int, ...]) -> Slopes:
    K = attention.expand_heads(K_T, len(kv_of_head), kv_of_head).swapaxes(-1, -2)
    return slope @ K, _by_group(Q.swapaxes(-1, -2) @ slope, len(K_T), kv_of_head), None


def scaled(slope: Array, out: Array, scores: Array, scale: float, temperature: float) -> Slopes:
    return attention.scale_scores(slope, scale / temperature), None, None


def capped(slope: Array, out: Array, scaled: Array, cap: float | None) -> Slopes:
    if cap is None:
        return slope, None
    bent = out / out.dtype.type(cap)
    return slope * (1 - bent * bent), None


def masked(slope: Array, out: Array, capped: Array, allowed: Array, bias: Array | None) -> Slopes:
    return np.where(allowed, slope, slope.dtype.type(0)), None, None


def exponent_shift(slope: Array, out: Array, masked: Array, sink_logits: Array | None) -> Slopes:
    """The largest score of a row is taken off where e^x would overflow, and nothing elsewhere."""
    d_masked = np.zeros_like(slope, shape=masked.shape)
    moved = np.where(out != 0, slope, slope.dtype.type(0))
    largest = masked.argmax(axis=-1)[..., None]
    at_sink = np.zeros(out.shape, dtype=np.bool_)
    d_sink = None
    if sink_logits is not None:
        at_sink = sink_logits[:, None, None] >= np.take_along_axis(masked, largest, axis=-1)
        d_sink = np.where(at_sink, moved, slope.dtype.type(0)).sum(axis=(1, 2))
    np.put_along_axis(d_masked, largest, np.where(at_sink, slope.dtype.type(0), moved), axis=-1)
    return d_masked, d_sink


def exponentials(slope: Array, out: Array, masked: Array, shift: Array) -> Slopes:
    grown = slope * out
    return grown, -grown.sum(axis=-1, keepdims=True)


def sink_exponentials(
    slope: Array, out: Array | None, sink_logits: Array | None, shift: Array
) -> Slopes:
    if out is None:
        return None, None
    grown = slope * out
    return grown.sum(axis=(1, 2)), -grown


def row_sums(slope: Array, out: Array, exponentials: Array, sink: Array | None) -> Slopes:
    return np.broadcast_to(slope, exponentials.shape), None if sink is None else slope


def quotients(slope: Array, out: Array, masked: Array, sink: Any, *parts: Any) -> Slopes:
    """A = E ÷ Σ, by way of E and Σ: a row that sees nothing has no slope."""
    exponentials, row_sums, _ = parts
    total = np.where(row_sums > 0, row_sums, np.inf).astype(row_sums.dtype)
    d_E = slope / total
    d_total = -(d_E * (exponentials / total)).sum(axis=-1, keepdims=True)
    return None, None, d_E, d_total, None


def z(slope: Array, out: Array, pattern: Array, V: Array, kv_of_head: tuple[int, ...]) -> Slopes:
    spread = attention.expand_heads(V, len(kv_of_head), kv_of_head)
    d_V = _by_group(pattern.swapaxes(-1, -2) @ slope, len(V), kv_of_head)
    return slope @ spread.swapaxes(-1, -2), d_V, None


def concat(slope: Array, out: Array, z: Array, muted: frozenset[int]) -> Slopes:
    n_heads, n_tokens, d_v = z.shape
    d_z = slope.reshape(n_tokens, n_heads, d_v).swapaxes(0, 1)
    if muted:
        d_z = d_z.copy()
        d_z[sorted(muted)] = 0
    return d_z, None


def out(slope: Array, out: Array, concat: Array, W_O: Array | None, b_O: Array | None) -> Slopes:
    d_b = None if b_O is None else slope.sum(axis=0)
    if W_O is None:
        return slope, None, d_b
    return slope @ W_O.T, concat.T @ slope, d_b


def _by_group(by_head: Array, n_groups: int, kv_of_head: tuple[int, ...]) -> Array:
    """Add up what the query heads say of the key/value head that they share."""
    if kv_of_head == tuple(range(n_groups)):
        return by_head
    summed = np.zeros((n_groups, *by_head.shape[1:]), dtype=by_head.dtype)
    for head, group in enumerate(kv_of_head):
        summed[group] += by_head[head]
    return summed
