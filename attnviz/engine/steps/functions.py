"""The functions of the step table that are more than one call of another module.

Each makes the step of its name: `attnviz.engine.steps.table` says from what and how, the table in
`attnviz.engine` which shape it has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import attention, masks, norms, positions
from attnviz.engine.heads import MANY_ROWS, product
from attnviz.engine.steps.trace import Held

Array = NDArray[Any]

# e^700 is 1e304 and e^80 is 5.5e34: sums of some thousand still fit float64 and float32.
LARGEST_EXPONENT = {np.dtype(np.float64): 700.0, np.dtype(np.float32): 80.0}


def allowed(mask: Any, mask_on: bool, n_tokens: int) -> NDArray[np.bool_]:
    """Build the mask that a value such as `MaskSpec` stands for, (n_tokens, n_tokens)."""
    return masks.allowed(
        mask.kind if mask_on else "none",
        n_tokens,
        n_tokens,
        window=mask.window,
        n_sinks=mask.n_sinks,
        stride=mask.stride,
        custom=mask.custom,
    )


def scale(scale_on: bool, factor: float | None, d_k: int) -> float:
    if not scale_on:
        return 1.0
    return float(attention.default_scale(d_k) if factor is None else factor)


def root_mean_squares(flat: Array, weight: Array | None, eps: float) -> Array | None:
    """Return what each row is divided by where queries or keys are normed, else None."""
    return None if weight is None else norms.root_mean_square(flat, eps)


def normed(flat: Array, rms: Array | None, weight: Array | None) -> Array:
    return flat if rms is None or weight is None else np.asarray(flat / rms * weight)


def rotated(array: Array, rope: Any, places: Sequence[int] | None = None) -> Array:
    """Turn queries or keys by their places, 0, 1, 2, … when left out."""
    if rope is None:
        return array
    return positions.rotate(
        array,
        positions=places,
        base=rope.base,
        layout=rope.layout,
        width=rope.width,
        inv_freq=rope.inv_freq,
        attention_factor=rope.attention_factor,
    )


def position_bias(alibi: bool, n_heads: int, n_tokens: int) -> Array | None:
    return positions.alibi_bias(n_heads, n_tokens, n_tokens) if alibi else None


def scores(Q: Array, K_T: Array, kv_of_head: tuple[int, ...]) -> Array:
    keys = attention.expand_heads(K_T, len(kv_of_head), kv_of_head)
    return product(Q, keys) if Q.shape[-1] >= MANY_ROWS else np.asarray(Q @ keys)


def hidden(allowed: Array) -> Array:
    return np.asarray(np.where(allowed, 0.0, -np.inf))


def exponent_shift(masked: Array, sink_logits: Array | None) -> Array:
    """Return what each row loses before e^x: nothing, or its largest score if e^x overflows."""
    top = masked.max(axis=-1, keepdims=True)
    if sink_logits is not None:
        top = np.maximum(top, sink_logits[:, None, None])
    far = np.isfinite(top) & (np.abs(top) > LARGEST_EXPONENT[masked.dtype])
    return np.asarray(np.where(far, top, masked.dtype.type(0)))


def exponentials(masked: Array, shift: Array) -> Array:
    below = np.asarray(masked - shift)
    return np.asarray(np.exp(below, out=below))  # a second array would take longer than e^x itself


def sink_exponentials(sink_logits: Array | None, shift: Array) -> Array | None:
    if sink_logits is None:
        return None
    return np.asarray(np.exp(sink_logits[:, None, None] - shift))


def row_sums(exponentials: Array, sink: Array | None) -> Array:
    total = exponentials.sum(axis=-1, keepdims=True)
    return np.asarray(total if sink is None else total + sink)


def divided_rows(holds: Iterable[Held]) -> tuple[tuple[int, int], ...]:
    """List (head, row) of the rows whose shares follow from held exponentials or row sums."""
    places = (hold.place for hold in holds if hold.array in ("exponentials", "row_sums"))
    return tuple(sorted({(place[0], place[1]) for place in places}))


def shares(
    masked: Array,
    sink_logits: Array | None,
    exponentials: Array,
    row_sums: Array,
    divided_rows: tuple[tuple[int, int], ...],
) -> Array:
    """Return the pattern: softmax of the scores, or the quotient where a person holds its parts."""
    pattern = attention.softmax(masked, sink_logits)
    if divided_rows:
        heads, rows = map(list, zip(*divided_rows, strict=True))
        parts, totals = exponentials[heads, rows], row_sums[heads, rows]
        pattern = pattern.copy()
        pattern[heads, rows] = np.divide(parts, totals, out=np.zeros_like(parts), where=totals != 0)
    return pattern


def z(pattern: Array, V: Array, kv_of_head: tuple[int, ...]) -> Array:
    return attention.blend(pattern, attention.expand_heads(V, len(kv_of_head), kv_of_head))


def concat(z: Array, muted: frozenset[int]) -> Array:
    kept = z
    if muted:
        kept = z.copy()
        kept[sorted(muted)] = 0.0
    return attention.concat_heads(kept)


def out(concat: Array, W_O: Array | None, b_O: Array | None) -> Array:
    out = concat if W_O is None else concat @ W_O
    return out if b_O is None else out + b_O
