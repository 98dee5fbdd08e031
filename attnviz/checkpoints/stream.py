"""What one layer adds to the residual stream at one position, as lengths of vectors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.weights import LayerWeights, Weights

Floats = NDArray[Any]


@dataclass(frozen=True)
class StreamLengths:
    """Lengths of the vectors around one layer. They do not add up: directions differ.

    Parameters
    ----------
    before, after : of the residual stream
    heads, head : of what all heads add, and of the part of one of them
    mlp : of what the MLP adds, None where there is none
    """

    before: float
    heads: float
    head: float
    mlp: float | None
    after: float


def stream_lengths(
    weights: Weights, run: Run, layer: int, head: int, position: int
) -> StreamLengths:
    """Measure what a layer and one of its heads add at one position of a run.

    Where a norm follows attention (Gemma 2), the head's part is scaled as that norm scales the
    whole.
    """
    config, w = weights.config, weights.layer(layer)
    z = np.asarray(run.z[layer, :, position], dtype=np.float64)
    out = np.asarray(w.out, dtype=np.float64).reshape(config.d_model, config.n_heads, config.d_k)
    parts = np.einsum("hk,dhk->hd", z, out)
    whole = parts.sum(axis=0) if w.out_b is None else parts.sum(axis=0) + w.out_b
    scale = _norm_after(w, whole, config.norm_eps)
    before, after = (
        np.asarray(run.stream[i, position], dtype=np.float64) for i in (layer, layer + 1)
    )
    added = whole * scale
    return StreamLengths(
        before=_length(before),
        heads=_length(added),
        head=_length(parts[head] * scale),
        mlp=_length(after - before - added) if config.has_mlp else None,
        after=_length(after),
    )


def _norm_after(w: LayerWeights, whole: Floats, eps: float) -> Floats | float:
    """Return the factor of the norm after attention, 1 where there is none."""
    if w.post1 is None:
        return 1.0
    size = float(np.sqrt((whole**2).mean() + eps))
    return np.asarray(np.asarray(w.post1, dtype=np.float64) / size)


def _length(vector: Floats) -> float:
    return float(np.linalg.norm(vector))
