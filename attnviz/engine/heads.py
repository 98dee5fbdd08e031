"""Into the heads and out again: projections, shared key/value heads, joining the heads' rows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from attnviz.engine.arrays import FloatArray, as_floats
from attnviz.errors import ShapeError

MANY_ROWS = 256  # from which on looking for an identity takes nothing beside the product


def project(X: ArrayLike, W: ArrayLike, bias: ArrayLike | None = None) -> FloatArray:
    """Multiply every token vector with the projection matrix of every head.

    Parameters
    ----------
    X
        (n_tokens, d_model), token vectors; or (..., n_tokens, d_model).
    W
        (n_heads, d_model, d_k).
    bias
        (n_heads, d_k), added to every token's row.

    Returns
    -------
    (..., n_heads, n_tokens, d_k)

    Raises
    ------
    ShapeError
        The width of X is not the height of W, or the bias does not fit.
    """
    X, W = as_floats("X", X), as_floats("W", W)
    if X.ndim < 2 or W.ndim != 3 or X.shape[-1] != W.shape[-2]:
        raise ShapeError(
            f"X {X.shape} does not fit W {W.shape}: expected X (n_tokens, d_model) and "
            "W (n_heads, d_model, d_k) with the same d_model"
        )
    with np.errstate(all="ignore"):
        tokens = X[..., None, :, :]
        projected = product(tokens, W) if X.shape[-1] >= MANY_ROWS else tokens @ W
        if bias is None:
            return projected
        shift = as_floats("bias", bias)
        expected = (W.shape[0], W.shape[2])
        if shift.shape != expected:
            raise ShapeError(f"bias: found shape {shift.shape}, expected {expected} (heads, width)")
        return projected + shift.astype(projected.dtype, copy=False)[:, None, :]


def product(left: FloatArray, right: FloatArray) -> FloatArray:
    """Multiply large matrices; an identity among them takes no arithmetic.

    Attention that was captured has one in the place of its tokens' vectors and of its keys: of
    4,000 tokens that are products of 6 · 10¹⁰ numbers a head.

    Parameters
    ----------
    left, right
        (..., n, k) and (..., k, m), whose first axes fit each other.
    """
    made = np.broadcast_shapes(left.shape[:-2], right.shape[:-2])
    for one, other in ((left, right), (right, left)):
        if other.shape[:-2] == made and _is_identity(one):
            return other.astype(np.result_type(left, right), copy=False)
    whole: FloatArray = left @ right
    return whole


def _is_identity(matrices: FloatArray) -> bool:
    n = matrices.shape[-1]
    if matrices.shape[-2] != n or not (matrices[..., 0, :2] == (1, 0)).all():
        return False
    diagonal = np.diagonal(matrices, axis1=-2, axis2=-1)
    return bool((diagonal == 1).all()) and np.count_nonzero(matrices) == diagonal.size


def head_map(n_heads: int, n_kv_heads: int) -> tuple[int, ...]:
    """Return the key/value head of every query head: h // (n_heads // n_kv_heads).

    Ainslie et al. 2023: neighbouring query heads form a group that shares one key/value head.
    Raises ShapeError when the heads cannot be dealt into groups of equal size.
    """
    if n_kv_heads < 1 or n_heads < 1 or n_heads % n_kv_heads:
        raise ShapeError(
            f"{n_heads} query heads cannot share {n_kv_heads} key/value heads: "
            f"{n_heads} is not a multiple of {n_kv_heads}"
        )
    group = n_heads // n_kv_heads
    return tuple(head // group for head in range(n_heads))


def expand_heads(K: ArrayLike, n_heads: int, kv_of_head: Sequence[int] | None = None) -> FloatArray:
    """Return every query head its key/value head.

    Parameters
    ----------
    K
        (..., n_kv_heads, n_key, width), keys or values.
    n_heads
        How many query heads there are.
    kv_of_head
        The key/value head of each query head; `head_map` when left out.

    Returns
    -------
    (..., n_heads, n_key, width); K itself when nothing has to be shared.

    Raises
    ------
    ShapeError
        The head counts do not divide, or `kv_of_head` names a head that is not there.
    """
    K = as_floats("K", K)
    if K.ndim < 3:
        raise ShapeError(f"found shape {K.shape}, expected (n_kv_heads, n_key, width)")
    n_kv_heads = K.shape[-3]
    if kv_of_head is None:
        mapping = head_map(n_heads, n_kv_heads)
    else:
        mapping = tuple(int(head) for head in kv_of_head)
        if len(mapping) != n_heads or any(not 0 <= head < n_kv_heads for head in mapping):
            raise ShapeError(
                f"kv_of_head {mapping}: expected {n_heads} numbers from 0 to {n_kv_heads - 1}"
            )
    if mapping == tuple(range(n_kv_heads)):
        return K
    return np.take(K, mapping, axis=-3)


def concat_heads(z: ArrayLike) -> FloatArray:
    """Lay the heads' rows side by side: (..., n_heads, n_tokens, d_v) -> (..., n_tokens, all).

    Raises
    ------
    ShapeError
        When z has fewer than three axes.
    """
    z = as_floats("z", z)
    if z.ndim < 3:
        raise ShapeError(f"z: found shape {z.shape}, expected (n_heads, n_tokens, d_v)")
    side = np.swapaxes(z, -3, -2)
    return side.reshape(*side.shape[:-2], z.shape[-3] * z.shape[-1])


def combine(z: ArrayLike, W_O: ArrayLike | None, bias: ArrayLike | None = None) -> FloatArray:
    """Join the heads and multiply with the output matrix: Concat(head₁ … head_h) W_O.

    z is (..., n_heads, n_tokens, d_v), W_O (n_heads * d_v, d_model), bias (d_model,); returns
    (..., n_tokens, d_model). Without W_O the joined rows come back as they are.

    Raises
    ------
    ShapeError
        When the joined rows, W_O and the bias do not fit together.
    """
    joined = concat_heads(z)
    if W_O is None:
        return joined
    W_O = as_floats("W_O", W_O)
    if W_O.ndim != 2 or joined.shape[-1] != W_O.shape[0]:
        raise ShapeError(
            f"joined heads are {joined.shape[-1]} wide, W_O is {W_O.shape}: expected "
            "(n_heads * d_v, d_model)"
        )
    with np.errstate(all="ignore"):
        out: FloatArray = joined @ W_O
        if bias is None:
            return out
        shift = as_floats("bias", bias)
        if shift.shape != out.shape[-1:]:
            raise ShapeError(f"bias: found shape {shift.shape}, expected {out.shape[-1:]}")
        return out + shift.astype(out.dtype, copy=False)
