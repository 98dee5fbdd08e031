"""One layer of a decoder-only language model on a residual stream, in NumPy.

Norm, queries keys and values, norms of queries and keys, rotation, scores, scale, cap, mask,
softmax, blend, output matrix; then the MLP. What a config says decides which of these there are.
Attention is that of Vaswani et al. 2017 3.2.1, rotation Su et al. 2021, grouped heads Ainslie et
al. 2023, gated MLPs Shazeer 2020.

Every array may have axes in front of those that are named: streams that pass through the layer at
once, and share its weights.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.changes import LayerChanges
from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.weights import LayerWeights
from attnviz.engine.erf import erf
from attnviz.engine.norms import layer_norm, rms_norm

FEW_ROWS = 128

Floats = NDArray[Any]


class RowPlaces:
    """The rows that are computed, and what follows from where they stand in the text.

    Parameters
    ----------
    n : tokens of the text
    first : the rows are those from here on
    """

    def __init__(self, config: ModelConfig, n: int, first: int, dtype: Any) -> None:
        self.n = n
        self.first = first
        self._dtype = np.dtype(dtype)
        self._masks: dict[int | None, Floats] = {}
        self.cos_sin: tuple[Floats, Floats] | None = None
        """Cos and sin of every pair's angle, (n_new, width/2) each; None without RoPE."""
        if config.rope is not None:
            angles = np.outer(np.arange(first, n, dtype=np.float64), config.rope.speeds(n))
            factor = config.rope.attention_factor()
            self.cos_sin = (
                (np.cos(angles) * factor).astype(dtype),
                (np.sin(angles) * factor).astype(dtype),
            )

    def mask(self, window: int | None) -> Floats:
        """Return 0 where a query of the rows sees a key and -inf elsewhere, (n_new, n)."""
        if window not in self._masks:
            back = np.arange(self.first, self.n)[:, None] - np.arange(self.n)[None, :]
            hidden = back < 0 if window is None else (back < 0) | (back >= window)
            zero, unseen = self._dtype.type(0), self._dtype.type(-np.inf)
            self._masks[window] = np.where(hidden, unseen, zero)
        return self._masks[window]


def attend(
    w: LayerWeights,
    h: Floats,
    keys: Floats,
    values: Floats,
    *,
    config: ModelConfig,
    layer: int,
    places: RowPlaces,
    changes: LayerChanges,
) -> tuple[Floats, Floats]:
    """Return the patterns (n_heads, n_new, n) and blended values (n_heads, n_new, d_k) of rows.

    Parameters
    ----------
    h : (n_new, d_model), the stream of the rows, normed
    keys, values : (n_kv_heads, n, d_k) of rows that are known; those of the new ones are entered
    layer : its number
    """
    H, G, d_k = config.n_heads, config.n_kv_heads, config.d_k
    first, n = places.first, places.n
    *streams, n_new, _ = h.shape
    qkv = plus(times(h, w.qkv), w.qkv_b).reshape(*streams, n_new, H + 2 * G, d_k).swapaxes(-3, -2)
    q, k, v = qkv[..., :H, :, :], qkv[..., H : H + G, :, :], qkv[..., H + G :, :, :]
    if w.q_norm is not None and w.k_norm is not None:
        eps = config.norm_eps
        q, k = rms_norm(q, w.q_norm, eps), rms_norm(k, w.k_norm, eps)
    if places.cos_sin is not None and not changes.rope_off:
        q, k = rotated(q, *places.cos_sin), rotated(k, *places.cos_sin)
    changes.hold_vectors("Q", q, first)
    changes.hold_vectors("K", k, first)
    changes.hold_vectors("V", v, first)
    keys[..., first:, :], values[..., first:, :] = k, v
    scale = 1.0 if changes.scale_off else config.scale_of(layer)
    scale /= changes.temperature
    grouped = (q * h.dtype.type(scale)).reshape(*streams, G, H // G, n_new, d_k)
    scores = grouped @ keys[..., :, None, :, :].swapaxes(-1, -2)
    scores = scores.reshape(*streams, H, n_new, n)
    changes.hold_scaled(scores, first, scale)
    scores = capped(scores, None if changes.softcap_off else config.softcap)
    if not changes.mask_off:
        scores += places.mask(config.windows[layer])
    changes.hide(scores, first)
    changes.hold_masked(scores, first)
    masked = scores.copy() if changes.divides else scores
    pattern = softmaxed(scores)
    changes.divide_rows(pattern, masked, first)
    changes.hold_rows(pattern, first)
    grouped = pattern.reshape(*streams, G, H // G, n_new, n)
    z = (grouped @ values[..., :, None, :, :]).reshape(*streams, H, n_new, d_k)
    changes.replace_z(z, first)
    return pattern, z


def left_by(
    w: LayerWeights,
    x: Floats,
    z: Floats,
    *,
    config: ModelConfig,
    changes: LayerChanges,
    first: int,
) -> Floats:
    """Return the residual stream after the layer, (n_new, d_model).

    Parameters
    ----------
    x : (n_new, d_model), the stream before it
    z : (n_heads, n_new, d_k), what the heads hand over
    first : the row of the text that the first of these is
    """
    joined = z.swapaxes(-3, -2)
    joined = joined.reshape(*joined.shape[:-2], -1)
    attended = plus(times(joined, w.out), w.out_b)
    changes.hold_out(attended, first)
    if config.parallel:
        return changes.replace_stream(x + attended + _mlp(config, w, x), first)
    if w.post1 is not None:
        attended = normed(config, attended, w.post1, None)
    x = x + attended
    x = np.asarray(x + _mlp(config, w, x) if config.has_mlp else x)
    return changes.replace_stream(x, first)


def _mlp(config: ModelConfig, w: LayerWeights, x: Floats) -> Floats:
    """Return what the MLP adds to a stream, (n_new, d_model)."""
    assert w.down is not None
    inner = mlp_inner(config, w, normed(config, x, w.norm2, w.norm2_b))
    fed = plus(times(inner, w.down), w.down_b)
    return fed if w.post2 is None else normed(config, fed, w.post2, None)


def mlp_inner(config: ModelConfig, w: LayerWeights, h: Floats) -> Floats:
    """Return the MLP's inner numbers for normed vectors: (…, d_model) to (…, d_ff)."""
    assert w.up is not None
    inner = plus(times(h, w.up), w.up_b)
    if not config.gated:
        return activated(config.activation, inner)
    half = inner.shape[-1] // 2
    return np.asarray(activated(config.activation, inner[..., :half]) * inner[..., half:])


def normed(config: ModelConfig, x: Floats, weight: Floats | None, bias: Floats | None) -> Floats:
    """Norm vectors (…, d_model) as the model does: by mean and variance, by RMS, or not."""
    if config.norm == "none":
        return x
    assert weight is not None
    if config.norm == "layer":
        return layer_norm(x, weight, bias, config.norm_eps)
    return plus(rms_norm(x, weight, config.norm_eps), bias)


def rotated(vectors: Floats, cos: Floats, sin: Floats) -> Floats:
    """Rotate the pairs (p, p + width/2) of each head: (…, n, d_k), cos and sin (n, width/2)."""
    half = cos.shape[-1]
    a, b = vectors[..., :half], vectors[..., half : 2 * half]
    out = np.empty_like(vectors)
    out[..., :half] = a * cos - b * sin
    out[..., half : 2 * half] = b * cos + a * sin
    out[..., 2 * half :] = vectors[..., 2 * half :]
    return out


def capped(scores: Floats, cap: float | None) -> Floats:
    """Bend numbers smoothly into -cap..cap (Gemma 2); None leaves them."""
    if cap is None:
        return scores
    bound = scores.dtype.type(cap)
    return np.asarray(np.tanh(scores / bound) * bound)


def softmaxed(scores: Floats) -> Floats:
    """Turn scores (…, n_query, n_key) into rows that sum to 1, in place; hidden rows give 0."""
    top = scores.max(axis=-1, keepdims=True)
    scores -= np.where(np.isfinite(top), top, scores.dtype.type(0))
    np.exp(scores, out=scores)
    sums = scores.sum(axis=-1, keepdims=True)
    scores /= np.where(sums > 0, sums, scores.dtype.type(1))
    return scores


def activated(name: str, x: Floats) -> Floats:
    """Return the MLP's activation: silu, relu, gelu, or gelu in its tanh form."""
    one = x.dtype.type(1)
    if name == "silu":
        with np.errstate(over="ignore"):  # e^-x past the largest number: x / inf is 0, as it should
            return np.asarray(x / (one + np.exp(-x)))
    if name == "relu":
        return np.asarray(np.maximum(x, x.dtype.type(0)))
    if name == "gelu":
        return np.asarray(x * x.dtype.type(0.5) * (one + erf(x * x.dtype.type(0.5**0.5))))
    inner = x.dtype.type((2 / np.pi) ** 0.5) * (x + x.dtype.type(0.044715) * x * x * x)
    return np.asarray(x.dtype.type(0.5) * x * (one + np.tanh(inner)))


def times(x: Floats, W: Floats) -> Floats:
    """Return x Wᵀ, (…, out), for rows x (…, width) and a large W (out, width).

    All rows go through in one product. BLAS copies its second matrix into another order first. For
    few rows that takes as long as the product, so the large one comes first: 30 layers of
    SmolLM2-135M at 16 tokens take 76 ms instead of 109.
    """
    rows = x.reshape(-1, x.shape[-1])
    found = (W @ rows.T).T if len(rows) <= FEW_ROWS else rows @ W.T
    return np.asarray(found.reshape(*x.shape[:-1], len(W)))


def plus(x: Floats, bias: Floats | None) -> Floats:
    """Add a bias to every row, if there is one; in place."""
    if bias is not None:
        x += bias
    return x
