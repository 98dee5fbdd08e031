"""The forward pass of a decoder-only language model, in NumPy, keeping every pattern.

Layer by layer: norm, queries keys and values, norms of queries and keys, rotation, scores, scale,
cap, mask, softmax, blend, output matrix; then the MLP. What a config says decides which of these
there are. Attention is that of Vaswani et al. 2017 3.2.1, rotation Su et al. 2021, grouped heads
Ainslie et al. 2023, gated MLPs Shazeer 2020.

A run can go on from an earlier one: rows of a text that begins alike are taken over (no query sees
what comes after it), and so are layers below the first one that a change touches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.changes import Change, LayerChanges, first_changed_layer, of_layer
from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.rope import RopeSpec
from attnviz.checkpoints.weights import LayerWeights, Weights
from attnviz.engine.erf import erf
from attnviz.engine.norms import layer_norm, rms_norm
from attnviz.errors import CheckpointError

FEW_ROWS = 128

Floats = NDArray[Any]
Ids = NDArray[np.int64]
Progress = Callable[[int, int], bool]
Each = Callable[[int, Floats, Floats], None]
"""Takes the number of a layer, its patterns (n_heads, n, n) and values (n_kv_heads, n, d_k)."""


class CancelledError(Exception):
    """The person who waited for a run does not want it any more; nothing was changed."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Run:
    """One text through the model. Layers, heads and positions count from 0.

    Parameters
    ----------
    ids : (n,) token ids
    stream : (n_layers + 1, n, d_model), the residual stream before each layer, and after the last
    final : (n, d_model), the stream after the last norm
    pattern : (n_layers, n_heads, n, n), rows are queries and sum to 1; none of the layers where
        they were handed over
    z : (n_layers, n_heads, n, d_k), blended values before the output matrix
    keys, values : (n_layers, n_kv_heads, n, d_k), keys rotated
    logits : (vocabulary,) at the last position, after the logit cap
    changes : what was replaced while it ran
    """

    config: ModelConfig
    ids: Ids
    stream: Floats
    final: Floats
    pattern: Floats
    z: Floats
    keys: Floats
    values: Floats
    logits: Floats
    changes: tuple[Change, ...] = ()
    reused_rows: int = 0
    reused_layers: int = 0

    @property
    def n_tokens(self) -> int:
        return len(self.ids)

    def probabilities(self) -> Floats:
        """Return the softmax of the last position's logits, float64 (vocabulary,)."""
        shifted = self.logits.astype(np.float64) - float(self.logits.max())
        exponentials = np.exp(shifted)
        return np.asarray(exponentials / exponentials.sum())

    def top(self, count: int = 5) -> list[tuple[int, float]]:
        """Return the most likely next tokens: (id, probability), the likeliest first."""
        shares = self.probabilities()
        count = min(count, len(shares))
        ids = np.argpartition(-shares, count - 1)[:count]
        ids = ids[np.argsort(-shares[ids], kind="stable")]
        return [(int(i), float(shares[i])) for i in ids]


def forward(
    weights: Weights,
    ids: Sequence[int] | Ids,
    *,
    previous: Run | None = None,
    changes: Sequence[Change] = (),
    progress: Progress | None = None,
    each: Each | None = None,
) -> Run:
    """Run a text through the model.

    Parameters
    ----------
    weights : the model
    ids : token ids, at least one
    previous : an earlier run whose rows and layers are taken over where they hold
    changes : what is replaced while it runs
    progress : called as (layers done, layers) after each layer; False cancels
    each : takes the patterns of each layer, which are then not kept: those of a long text take more
        memory than there is. They are overwritten by the next layer; nothing is taken over

    Raises
    ------
    CheckpointError
        For no token, an id that is not in the vocabulary, or a text longer than the model allows.
    CancelledError
        When `progress` returns False.
    """
    config = weights.config
    tokens = _checked(config, ids)
    changes = tuple(changes)
    if each is not None:
        previous = None
    rows, layers = _reusable(config, tokens, previous, changes)
    going = _Pass(config, len(tokens), rows, weights.dtype, keeps=each is None)
    if previous is not None:
        going.take_over(previous, layers)
    if layers:
        assert previous is not None
        x = previous.stream[layers, rows:].copy()
    else:
        x = weights.embedded(tokens[rows:], rows)
    for index in range(layers, config.n_layers):
        here = of_layer(changes, index)
        x = here.replace_stream(going.layer(weights.layer(index), index, x, here), rows)
        if each is not None:
            each(index, going.patterns_of(index), going.values[index])
        if progress is not None and not progress(index + 1, config.n_layers):
            raise CancelledError
    going.stream[config.n_layers, rows:] = x
    weight, bias = weights.final_norm()
    going.final[rows:] = normed(config, x, weight, bias)
    logits = capped(weights.logits(going.final[-1:])[0], config.logit_cap)
    return Run(
        config=config,
        ids=tokens,
        stream=going.stream,
        final=going.final,
        pattern=going.pattern if each is None else going.pattern[:0],
        z=going.z,
        keys=going.keys,
        values=going.values,
        logits=logits,
        changes=changes,
        reused_rows=rows,
        reused_layers=layers,
    )


def all_logits(weights: Weights, run: Run) -> Floats:
    """Return the logits of every position, (n, vocabulary), after the logit cap."""
    return logits_at(weights, run, slice(None))


def logits_at(weights: Weights, run: Run, positions: slice) -> Floats:
    """Return the logits of some positions, (n, vocabulary), after the logit cap."""
    return capped(weights.logits(run.final[positions]), weights.config.logit_cap)


class _Pass:
    """A run while it is computed: its arrays as in `Run`, filled in from row `first` on."""

    def __init__(self, config: ModelConfig, n: int, first: int, dtype: Any, *, keeps: bool) -> None:
        L, H, G, d_k = config.n_layers, config.n_heads, config.n_kv_heads, config.d_k
        self.config = config
        self.n = n
        self.first = first
        self.stream = np.empty((L + 1, n, config.d_model), dtype)
        self.final = np.empty((n, config.d_model), dtype)
        self.pattern = np.zeros((L if keeps else 1, H, n, n), dtype)
        self._keeps = keeps
        self.z = np.empty((L, H, n, d_k), dtype)
        self.keys = np.empty((L, G, n, d_k), dtype)
        self.values = np.empty((L, G, n, d_k), dtype)
        self._cos_sin = None if config.rope is None else _cos_sin(config.rope, n, first, dtype)
        self._masks: dict[int | None, Floats] = {}

    def take_over(self, previous: Run, layers: int) -> None:
        """Copy what holds: the first rows of all layers, or all rows of the first layers."""
        rows = self.first
        self.stream[:, :rows] = previous.stream[:, :rows]
        self.final[:rows] = previous.final[:rows]
        self.pattern[:, :, :rows, :rows] = previous.pattern[:, :, :rows, :rows]
        for name in ("z", "keys", "values"):
            getattr(self, name)[:, :, :rows] = getattr(previous, name)[:, :, :rows]
        if layers:
            self.stream[:layers] = previous.stream[:layers]
            for name in ("pattern", "z", "keys", "values"):
                getattr(self, name)[:layers] = getattr(previous, name)[:layers]

    def patterns_of(self, index: int) -> Floats:
        """Return the patterns of a layer, (n_heads, n, n), to be read or filled in."""
        return np.asarray(self.pattern[index if self._keeps else 0])

    def layer(self, w: LayerWeights, index: int, x: Floats, changes: LayerChanges) -> Floats:
        """Return the residual stream after one layer for the new rows, (n_new, d_model)."""
        config = self.config
        self.stream[index, self.first :] = x
        attended = self._attention(w, index, normed(config, x, w.norm1, w.norm1_b), changes)
        if config.parallel:
            fed = _mlp(config, w, normed(config, x, w.norm2, w.norm2_b))
            return np.asarray(x + attended + fed)
        if w.post1 is not None:
            attended = normed(config, attended, w.post1, None)
        x = x + attended
        if not config.has_mlp:
            return np.asarray(x)
        fed = _mlp(config, w, normed(config, x, w.norm2, w.norm2_b))
        if w.post2 is not None:
            fed = normed(config, fed, w.post2, None)
        return np.asarray(x + fed)

    def _attention(self, w: LayerWeights, index: int, h: Floats, changes: LayerChanges) -> Floats:
        """Return what attention adds for the new rows, before a norm after it, (n_new, d_model)."""
        config, first = self.config, self.first
        H, G, d_k = config.n_heads, config.n_kv_heads, config.d_k
        n_new, n = len(h), self.n
        qkv = plus(times(h, w.qkv), w.qkv_b).reshape(n_new, H + 2 * G, d_k).swapaxes(0, 1)
        q, k = qkv[:H], qkv[H : H + G]
        if w.q_norm is not None and w.k_norm is not None:
            eps = config.norm_eps
            q, k = rms_norm(q, w.q_norm, eps), rms_norm(k, w.k_norm, eps)
        if self._cos_sin is not None and not changes.rope_off:
            q, k = rotated(q, *self._cos_sin), rotated(k, *self._cos_sin)
        changes.hold_vectors("Q", q, first)
        changes.hold_vectors("K", k, first)
        keys, values = self.keys[index], self.values[index]
        keys[:, first:], values[:, first:] = k, qkv[H + G :]
        changes.hold_vectors("V", values[:, first:], first)
        scale = 1.0 if changes.scale_off else config.scale_of(index)
        grouped = (q * h.dtype.type(scale)).reshape(G, H // G, n_new, d_k)
        scores = (grouped @ keys[:, None].swapaxes(-1, -2)).reshape(H, n_new, n)
        changes.hold_scaled(scores, first, scale)
        scores = capped(scores, config.softcap)
        scores += self._mask(config.windows[index], h.dtype)
        changes.hide(scores, first)
        changes.hold_masked(scores, first)
        pattern = softmaxed(scores)
        changes.hold_rows(pattern, first)
        self.patterns_of(index)[:, first:] = pattern
        z = (pattern.reshape(G, H // G, n_new, n) @ values[:, None]).reshape(H, n_new, d_k)
        changes.replace_z(z, first)
        self.z[index][:, first:] = z
        return plus(times(z.swapaxes(0, 1).reshape(n_new, H * d_k), w.out), w.out_b)

    def _mask(self, window: int | None, dtype: Any) -> Floats:
        """Return 0 where a query of the new rows sees a key and -inf elsewhere, (n_new, n)."""
        if window not in self._masks:
            back = np.arange(self.first, self.n)[:, None] - np.arange(self.n)[None, :]
            hidden = back < 0 if window is None else (back < 0) | (back >= window)
            self._masks[window] = np.where(hidden, dtype.type(-np.inf), dtype.type(0))
        return self._masks[window]


def _checked(config: ModelConfig, ids: Sequence[int] | Ids) -> Ids:
    tokens = np.asarray(ids, dtype=np.int64)
    if tokens.ndim != 1 or not len(tokens):
        raise CheckpointError(
            f"tokens: found shape {tokens.shape}, expected a list of at least one"
        )
    outside = tokens[(tokens < 0) | (tokens >= config.vocab_size)]
    if len(outside):
        raise CheckpointError(
            f"tokens: found id {int(outside[0])}, expected 0 to {config.vocab_size - 1}"
        )
    if len(tokens) > config.max_tokens:
        raise CheckpointError(
            f"{len(tokens):,} tokens, the model has {config.max_tokens:,} positions. "
            "Shorten the text"
        )
    return tokens


def _reusable(
    config: ModelConfig, ids: Ids, previous: Run | None, changes: tuple[Change, ...]
) -> tuple[int, int]:
    """Return how many rows of all layers, or how many layers of all rows, can be taken over."""
    if previous is None or previous.config is not config:
        return 0, 0
    rope = config.rope
    if rope is not None and not np.array_equal(
        rope.speeds(len(ids)), rope.speeds(len(previous.ids))
    ):
        return 0, 0
    if np.array_equal(previous.ids, ids):
        differ = set(changes) ^ set(previous.changes)
        if not differ and changes == previous.changes:
            return 0, config.n_layers
        return 0, first_changed_layer(differ or set(changes))
    if changes or previous.changes:
        return 0, 0
    shorter = min(len(ids), previous.n_tokens)
    unlike = np.flatnonzero(previous.ids[:shorter] != ids[:shorter])
    rows = int(unlike[0]) if len(unlike) else shorter
    # The last row is computed anew, so that there is one to compute.
    return min(rows, len(ids) - 1), 0


def _cos_sin(rope: RopeSpec, n: int, first: int, dtype: Any) -> tuple[Floats, Floats]:
    """Return cos and sin of every pair's angle at positions first .. n - 1: (n_new, width/2)."""
    angles = np.outer(np.arange(first, n, dtype=np.float64), rope.speeds(n))
    factor = rope.attention_factor()
    return (np.cos(angles) * factor).astype(dtype), (np.sin(angles) * factor).astype(dtype)


def _mlp(config: ModelConfig, w: LayerWeights, h: Floats) -> Floats:
    """Return what the MLP adds, (n, d_model)."""
    assert w.down is not None
    return plus(times(mlp_inner(config, w, h), w.down), w.down_b)


def mlp_inner(config: ModelConfig, w: LayerWeights, h: Floats) -> Floats:
    """Return the MLP's inner numbers for normed vectors: (n, d_model) to (n, d_ff)."""
    assert w.up is not None
    inner = plus(times(h, w.up), w.up_b)
    if not config.gated:
        return activated(config.activation, inner)
    half = inner.shape[1] // 2
    return np.asarray(activated(config.activation, inner[:, :half]) * inner[:, half:])


def normed(config: ModelConfig, x: Floats, weight: Floats | None, bias: Floats | None) -> Floats:
    """Norm vectors (n, d_model) as the model does: by mean and variance, by RMS, or not."""
    if config.norm == "none":
        return x
    assert weight is not None
    if config.norm == "layer":
        return layer_norm(x, weight, bias, config.norm_eps)
    return plus(rms_norm(x, weight, config.norm_eps), bias)


def rotated(vectors: Floats, cos: Floats, sin: Floats) -> Floats:
    """Rotate the pairs (p, p + width/2) of each head: (heads, n, d_k), cos and sin (n, width/2)."""
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
    """Turn scores (heads, n_query, n_key) into rows that sum to 1, in place; hidden rows give 0."""
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
    """Return x Wᵀ for few rows x (n, width) and a large W (out, width).

    BLAS copies its second matrix into another order first. For few rows that takes as long as the
    product, so the large one comes first: 30 layers of SmolLM2-135M at 16 tokens take 76 ms
    instead of 109.
    """
    return np.asarray((W @ x.T).T if len(x) <= FEW_ROWS else x @ W.T)


def plus(x: Floats, bias: Floats | None) -> Floats:
    """Add a bias to every row, if there is one; in place."""
    if bias is not None:
        x += bias
    return x
