"""One attention layer as pure functions, a step each, and `attend`, which does them in order.

Every array puts heads first: ``(..., n_heads, n_tokens, width)``. float64 and float32 are kept as
they come; float16 is widened to float32 before the first product, because its largest number,
65504, is passed by quite ordinary dot products.

The formula is Vaswani et al. 2017, 3.2.1: ``softmax(Q Kᵀ / √d_k) V``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from attnviz.engine.arrays import (
    BoolArray,
    FloatArray,
    as_floats,
    check_fits,
    signed,
    wide_enough,
)
from attnviz.engine.heads import combine, concat_heads, expand_heads, head_map, project
from attnviz.engine.softmax import exponentials, softmax, softmax_at
from attnviz.errors import EditError, ShapeError

if TYPE_CHECKING:
    from attnviz.engine import blocked

__all__ = [
    "Attention",
    "attend",
    "blend",
    "cap_scores",
    "checked_allowed",
    "combine",
    "concat_heads",
    "default_scale",
    "expand_heads",
    "exponentials",
    "head_map",
    "mask_scores",
    "project",
    "raw_scores",
    "scale_scores",
    "softmax",
    "softmax_at",
]


@signed(Q="(..., n_query, d_k)", K="(..., n_key, d_k)", returns="(..., n_query, n_key)")
def raw_scores(Q: ArrayLike, K: ArrayLike) -> FloatArray:
    """Compare every query with every key: Q Kᵀ.

    Q is (..., n_query, d_k) and K (..., n_key, d_k) with as many heads; returns
    (..., n_query, n_key). Raises ShapeError when the widths or the heads differ.
    """
    Q, K = as_floats("Q", Q), as_floats("K", K)
    if Q.ndim < 2 or Q.ndim != K.ndim or Q.shape[:-2] != K.shape[:-2]:
        raise ShapeError(f"Q {Q.shape} and K {K.shape}: expected the same number of heads")
    if Q.shape[-1] != K.shape[-1]:
        raise ShapeError(
            f"Q {Q.shape} and K {K.shape}: queries are {Q.shape[-1]} wide and keys "
            f"{K.shape[-1]}, expected the same width d_k"
        )
    with np.errstate(all="ignore"):
        scores: FloatArray = Q @ np.swapaxes(K, -1, -2)
    return scores


def default_scale(d_k: int) -> float:
    """Return 1 / √d_k, the factor of scaled dot-product attention; d_k is the width of one head.

    Raises
    ------
    ShapeError
        When d_k is below 1.
    """
    if d_k < 1:
        raise ShapeError(f"head size d_k: found {d_k}, expected at least 1")
    return 1.0 / math.sqrt(d_k)


def scale_scores(scores: ArrayLike, scale: float) -> FloatArray:
    """Multiply all scores with `scale`, usually 1 / √d_k; same shape and dtype.

    Raises
    ------
    EditError
        When the scale is negative or not finite.
    """
    factor = float(scale)
    if not math.isfinite(factor) or factor < 0:
        raise EditError(f"scale: found {factor}, expected a number that is not negative")
    plain = as_floats("scores", scores)
    with np.errstate(all="ignore"):
        scaled: FloatArray = wide_enough(plain, factor) * factor
        return scaled.astype(plain.dtype, copy=False)


def cap_scores(scaled_scores: ArrayLike, softcap: float | None) -> FloatArray:
    """Bend scores smoothly into -softcap..softcap: softcap · tanh(score / softcap).

    Comes after the scale and before the mask (Gemma 2, 2024): a hidden score capped would come
    back as -softcap and be seen. None leaves the scores as they are.

    Raises
    ------
    EditError
        When the cap is not a number above 0.
    """
    scaled = as_floats("scaled_scores", scaled_scores)
    if softcap is None:
        return scaled
    cap = float(softcap)
    if not math.isfinite(cap) or cap <= 0:
        raise EditError(f"softcap: found {cap}, expected a number above 0, or none")
    with np.errstate(all="ignore"):
        capped: FloatArray = np.tanh(wide_enough(scaled, cap) / cap) * cap
        return capped.astype(scaled.dtype, copy=False)


def checked_allowed(allowed: ArrayLike, scores_shape: tuple[int, ...]) -> BoolArray:
    """Return `allowed` as booleans that fit scores of `scores_shape`, or say what is wrong.

    Numbers are refused even where they are 0 and 1: in some libraries true means *hidden*, in
    others a number is added to the score, and a mask read the wrong way shows the future.

    Raises
    ------
    EditError, ShapeError
        For anything but booleans, or a shape that fits no scores.
    """
    mask = np.asarray(allowed)
    if mask.dtype != np.bool_:
        raise EditError(
            f"allowed: found {mask.dtype} values, expected booleans where True means the query may "
            "look at the key. For a mask where true means hidden pass ~mask; numbers to be added "
            "to the scores (0 and -inf) go into bias"
        )
    check_fits("allowed", mask.shape, scores_shape)
    return mask


@signed(
    scaled_scores="(..., n_query, n_key)",
    allowed="bool (n_query, n_key) or None",
    bias="(n_query, n_key) or None",
    returns="(..., n_query, n_key)",
)
def mask_scores(
    scaled_scores: ArrayLike, allowed: ArrayLike | None = None, bias: ArrayLike | None = None
) -> FloatArray:
    """Add the bias and put -inf wherever a query may not look.

    Parameters
    ----------
    scaled_scores
        (..., n_query, n_key), after scale and cap.
    allowed
        bool (n_query, n_key) or (n_heads, n_query, n_key), True = may look.
    bias
        Numbers added to the scores (ALiBi, additive masks); -inf hides the key as well.

    Returns
    -------
    (..., n_query, n_key); whatever a hidden cell held, NaN included, is -inf afterwards.
    """
    scaled = as_floats("scaled_scores", scaled_scores)
    if allowed is None and bias is None:
        return scaled
    visible = np.True_ if allowed is None else checked_allowed(allowed, scaled.shape)
    hidden = np.full(scaled.shape, -np.inf, dtype=scaled.dtype)
    if bias is None:
        np.copyto(hidden, scaled, where=visible)
        return hidden
    with np.errstate(all="ignore"):
        shift = as_floats("bias", bias).astype(scaled.dtype, copy=False)
        check_fits("bias", shift.shape, scaled.shape)
        return np.add(scaled, shift, out=hidden, where=visible & (shift != -np.inf))


@signed(pattern="(..., n_query, n_key)", V="(..., n_key, d_v)", returns="(..., n_query, d_v)")
def blend(pattern: ArrayLike, V: ArrayLike) -> FloatArray:
    """Mix the value vectors by their shares: pattern · V.

    pattern is (..., n_query, n_key) and V (..., n_key, d_v); returns (..., n_query, d_v). A key
    with share 0 adds nothing at all, even when its value is NaN or infinite.

    Raises
    ------
    ShapeError
        When heads or keys of the two differ.
    """
    shares, V = as_floats("pattern", pattern), as_floats("V", V)
    if shares.ndim < 2 or shares.shape[:-2] != V.shape[:-2] or shares.shape[-1:] != V.shape[-2:-1]:
        raise ShapeError(
            f"pattern {shares.shape} and V {V.shape}: expected (n_heads, n_query, n_key) and "
            "(n_heads, n_key, d_v) with the same heads and keys"
        )
    finite = np.isfinite(V)
    with np.errstate(all="ignore"):
        if finite.all():
            plain: FloatArray = shares @ V
            return plain
        z: FloatArray = shares @ np.where(finite, V, V.dtype.type(0))
        seen = (shares != 0).astype(z.dtype)
        for value, held in (
            (np.inf, np.isposinf(V)),
            (-np.inf, np.isneginf(V)),
            (np.nan, np.isnan(V)),
        ):
            reached = seen @ held.astype(z.dtype) > 0
            z = z + np.where(reached, z.dtype.type(value), z.dtype.type(0))
        return z


@dataclass(frozen=True, eq=False)
class _Given:
    """What attention is computed of, with a key/value head for every query head."""

    Q: FloatArray
    K: FloatArray
    V: FloatArray
    allowed: ArrayLike | None
    bias: ArrayLike | None
    scale: float
    softcap: float | None
    sink_logits: ArrayLike | None


class Attention:
    """The named arrays of one attention computation, all (..., n_heads, n_query, n_key) but z.

    Of many tokens only what leads to z is computed at once; the others when they are asked for.
    """

    def __init__(self, given: _Given) -> None:
        self._given = given
        self._blocks = _in_blocks(given)
        if self._blocks is None:
            self.z  # noqa: B018 (what is wrong with the numbers is told now, not later)
        else:  # a number that is changed later must not change what is computed later
            from attnviz.engine import reused

            allowed = None if given.allowed is None else np.array(given.allowed)
            Q, K = reused.copied(given.Q), reused.copied(given.K)
            self._given = replace(given, Q=Q, K=K, allowed=allowed)

    @cached_property
    def scores(self) -> FloatArray:
        """Q Kᵀ."""
        return raw_scores(self._given.Q, self._given.K)

    @cached_property
    def scaled_scores(self) -> FloatArray:
        """The scores times the scale, and nothing else."""
        return scale_scores(self.scores, self._given.scale)

    @cached_property
    def masked_scores(self) -> FloatArray:
        """The scaled scores after cap, bias and mask."""
        given = self._given
        capped = cap_scores(self.scaled_scores, given.softcap)
        return mask_scores(capped, given.allowed, given.bias)

    @cached_property
    def pattern(self) -> FloatArray:
        """The shares: rows sum to 1, or are 0 where nothing is allowed."""
        if self._blocks is None:
            return softmax(self.masked_scores, self._given.sink_logits)
        shape = (*self._given.Q.shape[:-1], self._given.K.shape[-2])
        return self._blocks.shares().reshape(shape)

    @cached_property
    def z(self) -> FloatArray:
        """The blended values, (..., n_heads, n_query, d_v)."""
        if self._blocks is None:
            return blend(self.pattern, self._given.V)
        return self._blocks.z.reshape(*self._given.Q.shape[:-1], self._given.V.shape[-1])


def _in_blocks(given: _Given) -> blocked.Exponentials | None:
    """Return the exponentials of many tokens; None where the plain steps are as good, or needed."""
    from attnviz.engine import blocked  # with its threads no part of a start

    Q, K, V = given.Q, given.K, given.V
    plain = given.bias is None and given.softcap is None and given.sink_logits is None
    small = Q.shape[-2] * K.shape[-2] < blocked.LARGE or not Q.size or not V.size
    if small or not plain or any(each.dtype != np.float32 for each in (Q, K, V)):
        return None
    if Q.shape[:-2] != K.shape[:-2] or Q.shape[-1] != K.shape[-1]:
        return None  # the plain steps say what is wrong
    allowed = None
    if given.allowed is not None:
        allowed = checked_allowed(given.allowed, (*Q.shape[:-1], K.shape[-2]))
        if allowed.ndim > 2:
            return None
        allowed = np.broadcast_to(allowed, (Q.shape[-2], K.shape[-2]))
    if not math.isfinite(given.scale) or given.scale < 0:
        return None
    Q, K, V = (each.reshape(-1, *each.shape[-2:]) for each in (Q, K, V))
    return blocked.attend(Q, K, V, allowed, given.scale)


@signed(
    Q="(..., n_heads, n_query, d_k)",
    K="(..., n_kv_heads, n_key, d_k)",
    V="(..., n_kv_heads, n_key, d_v)",
    allowed="bool (n_query, n_key) or None",
    bias="(n_heads, n_query, n_key) or None",
    scale="float or None",
    softcap="float or None",
    sink_logits="(n_heads,) or None",
    kv_of_head="n_heads numbers or None",
)
def attend(
    Q: ArrayLike,
    K: ArrayLike,
    V: ArrayLike,
    *,
    allowed: ArrayLike | None = None,
    bias: ArrayLike | None = None,
    scale: float | None = None,
    softcap: float | None = None,
    sink_logits: ArrayLike | None = None,
    kv_of_head: Sequence[int] | None = None,
) -> Attention:
    """Compute attention from queries, keys and values: scale, cap, bias and mask, softmax, blend.

    Parameters
    ----------
    Q
        (..., n_heads, n_query, d_k); (n_query, d_k) stands for one head.
    K
        (..., n_kv_heads, n_key, d_k), shared over the query heads when there are fewer.
    V
        (..., n_kv_heads, n_key, d_v); d_v may differ from d_k.
    allowed
        bool (n_query, n_key) or (n_heads, n_query, n_key), True = may look.
    bias
        Added to the scaled scores; -inf hides.
    scale
        Factor on the raw products, 1 / √d_k when left out.
    softcap
        Cap after the scale, before bias and mask.
    sink_logits
        (n_heads,), a learned score per head that takes a share and is no token.
    kv_of_head
        The key/value head of each query head; h // (n_heads // n_kv_heads) when left out.

    Returns
    -------
    Attention
        scores, scaled_scores (nothing but the scale), masked_scores (after cap, bias and mask),
        pattern and z (..., n_heads, n_query, d_v). Of many tokens in float32 it keeps every weight
        and computes in blocks of rows (`attnviz.engine.blocked`), to within 2e-6.

    Raises
    ------
    ShapeError, EditError
        Names the array, what was found and what was expected.
    """
    Q, K, V = as_floats("Q", Q), as_floats("K", K), as_floats("V", V)
    if not Q.ndim == K.ndim == V.ndim >= 2:
        raise ShapeError(
            f"Q {Q.shape}, K {K.shape}, V {V.shape}: expected three arrays "
            "(n_heads, n_tokens, width)"
        )
    if K.shape[:-1] != V.shape[:-1]:
        raise ShapeError(
            f"K {K.shape} and V {V.shape}: expected the same key/value heads and the same keys"
        )
    if Q.ndim >= 3:
        K = expand_heads(K, Q.shape[-3], kv_of_head)
        V = expand_heads(V, Q.shape[-3], kv_of_head)
    factor = default_scale(Q.shape[-1]) if scale is None else float(scale)
    return Attention(_Given(Q, K, V, allowed, bias, factor, softcap, sink_logits))
