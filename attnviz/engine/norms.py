"""Norms of vectors: by their root mean square, or by mean and variance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[Any]


def root_mean_square(x: Floats, eps: float) -> Floats:
    """Return √(mean(x²) + eps) over the last axis, which stays with length one.

    Parameters
    ----------
    x : (..., width)
    eps : added to the mean square, above 0
    """
    mean_square = np.einsum("...i,...i->...", x, x)[..., None] / x.dtype.type(x.shape[-1])
    return np.asarray(np.sqrt(mean_square + x.dtype.type(eps)))


def rms_norm(x: Floats, weight: Floats, eps: float) -> Floats:
    """Return x / √(mean(x²) + eps) · weight over the last axis (Zhang and Sennrich 2019).

    Parameters
    ----------
    x : (..., width)
    weight : (width,)
    eps : added to the mean square, above 0
    """
    out = x * (x.dtype.type(1) / root_mean_square(x, eps))
    out *= weight
    return np.asarray(out)


def layer_norm(x: Floats, weight: Floats, bias: Floats | None, eps: float) -> Floats:
    """Return the same of x less its mean, plus a bias if there is one (Ba et al. 2016)."""
    out = rms_norm(x - x.mean(axis=-1, keepdims=True), weight, eps)
    if bias is not None:
        out += bias
    return out
