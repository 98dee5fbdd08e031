"""What a sparse pattern costs and reaches: layers of hearing, tokens kept, bytes, mixed layouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine import masks
from attnviz.errors import EditError, ShapeError

BoolArray = NDArray[np.bool_]


@dataclass(frozen=True)
class ModelSize:
    """Sizes of a model's attention, as far as memory and counts of numbers depend on them.

    `bytes_per_number` is 2 for 16-bit numbers.
    """

    n_layers: int
    d_model: int
    n_heads: int
    n_kv_heads: int
    d_head: int
    bytes_per_number: int = 2

    @property
    def cache_per_token(self) -> int:
        """Bytes of keys and values kept for one token in all layers."""
        return self.cache_per_token_and_layer * self.n_layers

    @property
    def cache_per_token_and_layer(self) -> int:
        """Bytes of one token's keys and values in one layer."""
        return 2 * self.n_kv_heads * self.d_head * self.bytes_per_number

    @property
    def projections_per_layer(self) -> int:
        """Numbers in W_Q, W_K, W_V and W_O of one layer."""
        return 2 * self.d_model * self.d_head * (self.n_heads + self.n_kv_heads)


# Touvron et al. 2023: 32 layers, 32 heads of 128 numbers, no shared key/value heads.
LLAMA_2_7B = ModelSize(n_layers=32, d_model=4096, n_heads=32, n_kv_heads=32, d_head=128)


def reach(allowed: ArrayLike, n_layers: int) -> BoolArray:
    """Follow who has heard from whom through layers of the same mask.

    A token hears, one layer further, from all that those it looks at have heard; what it holds
    itself it keeps (the residual stream), even where it may not look at itself.

    Parameters
    ----------
    allowed
        bool (n_tokens, n_tokens), True = may look.
    n_layers
        How many layers to follow.

    Returns
    -------
    bool (n_layers, n_tokens, n_tokens): after layer L + 1 row i has heard from column j.
    """
    step = _square(allowed) | np.eye(len(_square(allowed)), dtype=np.bool_)
    heard = np.eye(len(step), dtype=np.bool_)
    layers = np.empty((n_layers, *step.shape), dtype=np.bool_)
    for layer in range(n_layers):
        heard = heard @ step
        layers[layer] = heard
    return layers


def layers_to_hear_all(allowed: ArrayLike, row: int = -1) -> int | None:
    """Count the layers until a token has heard from every token up to its own position.

    None when it never does, however many layers there are. row counts from 0; -1 is the last.
    """
    step = _square(allowed) | np.eye(len(_square(allowed)), dtype=np.bool_)
    position = range(len(step))[row]
    heard = np.zeros(len(step), dtype=np.bool_)
    heard[position] = True
    for layer in range(1, len(step) + 1):
        heard = heard @ step
        if heard[: position + 1].all():
            return layer
    return None


def kept_tokens(kind: str, n_tokens: int, *, window: int | None = None, n_sinks: int = 1) -> int:
    """Count the tokens whose keys and values have to stay in memory while a text goes on.

    Only a window lets go of old tokens, with or without sinks. Full and strided patterns keep
    all: a later query may come back to any of them.
    """
    rule = masks.rule_of(kind, window=window, n_sinks=n_sinks, stride=2)
    if kind not in ("window", "sink-window") or rule.window is None:
        return n_tokens
    return min(n_tokens, rule.window + rule.n_sinks)


def needed_tokens(allowed: ArrayLike) -> int:
    """Count the most tokens that any step of a text still needs, for a mask of this very length.

    `allowed` is bool (n_tokens, n_tokens). While token t is computed, token j <= t is needed when t
    or a later query may look at it.
    """
    mask = _square(allowed)
    later = np.logical_or.accumulate(mask[::-1], axis=0)[::-1]
    return int(np.tril(later).sum(axis=1).max(initial=0))


def cache_bytes(n_tokens: int, size: ModelSize = LLAMA_2_7B) -> int:
    """Count the bytes of keys and values that `n_tokens` kept tokens take in all layers."""
    return n_tokens * size.cache_per_token


@lru_cache(maxsize=64)
def hybrid_layout(n_layers: int, local_per_global: int | None) -> tuple[bool, ...]:
    """Lay out layers, True = global: after so many local ones a global one; None = all local."""
    if local_per_global is None:
        return (False,) * n_layers
    return tuple((layer + 1) % (local_per_global + 1) == 0 for layer in range(n_layers))


def layout_scores(is_global: Sequence[bool], n_tokens: int, window: int) -> tuple[int, int]:
    """Count the scores of a layout of full and window layers: (computed, if all were full)."""
    full = masks.count("full", n_tokens)
    local = masks.count("window", n_tokens, window=window)
    n_global = sum(map(bool, is_global))
    return n_global * full + (len(is_global) - n_global) * local, len(is_global) * full


def layout_bytes(
    is_global: Sequence[bool], n_tokens: int, window: int, size: ModelSize = LLAMA_2_7B
) -> tuple[int, int]:
    """Count the bytes of keys and values of a layout: (kept, if all layers were full)."""
    local = kept_tokens("window", n_tokens, window=window)
    n_global = sum(map(bool, is_global))
    kept = n_global * n_tokens + (len(is_global) - n_global) * local
    each = size.cache_per_token_and_layer
    return kept * each, len(is_global) * n_tokens * each


def stretched(allowed: ArrayLike, n_tokens: int) -> tuple[float, int]:
    """Estimate a drawn mask at another length: its share of all causal cells, and the count."""
    mask = np.tril(_square(allowed))
    share = float(mask.sum() / masks.count("full", len(mask)))
    return share, round(share * masks.count("full", n_tokens))


def _square(allowed: ArrayLike) -> BoolArray:
    mask = np.asarray(allowed)
    if mask.dtype != np.bool_:
        raise EditError(f"mask: found {mask.dtype} values, expected booleans, True = may look")
    if mask.ndim != 2 or mask.shape[0] != mask.shape[1] or not mask.size:
        raise ShapeError(f"mask: found shape {mask.shape}, expected (n_tokens, n_tokens)")
    return mask
