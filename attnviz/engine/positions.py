"""How a layer learns where its tokens stand: rotation (RoPE) and a bias by distance (ALiBi)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine.arrays import FloatArray, as_floats
from attnviz.errors import EditError, ShapeError

Frequencies = NDArray[np.float64]

LAYOUTS = ("half", "interleaved")


def rotate(
    vectors: ArrayLike,
    *,
    base: float = 10000.0,
    layout: str = "half",
    width: int | None = None,
    positions: ArrayLike | None = None,
    inv_freq: ArrayLike | None = None,
    attention_factor: float = 1.0,
) -> FloatArray:
    """Turn queries or keys by their position: rotary position embedding, Su et al. 2021.

    The numbers of a vector form pairs; pair p of the token at position t is turned by the angle
    t · inv_freq[p]. A score between two turned vectors depends on their distance alone.

    Parameters
    ----------
    vectors
        (..., n_tokens, d_k).
    base
        The slowest pair turns about 1/base as fast as the first.
    layout
        "half": number p pairs with p + width/2 (Hugging Face files). "interleaved": 2p pairs with
        2p + 1 (original Llama files, GPT-J).
    width
        How many of the first numbers are turned, even; all of d_k when left out.
    positions
        (n_tokens,), 0 .. n_tokens - 1 when left out.
    inv_freq
        (width / 2,), the speeds themselves instead of `base`.
    attention_factor
        Factor on the turned numbers (YaRN).

    Returns
    -------
    (..., n_tokens, d_k), same dtype; angles are computed in float64.

    Raises
    ------
    EditError, ShapeError
        The layout is unknown, the width is odd or too large, positions or speeds do not fit.
    """
    array = as_floats("vectors", vectors)
    if array.ndim < 2:
        raise ShapeError(f"vectors: found shape {array.shape}, expected (..., n_tokens, d_k)")
    if layout not in LAYOUTS:
        raise EditError(f"RoPE layout: found {layout!r}, expected one of {', '.join(LAYOUTS)}")
    speeds = pair_speeds(array.shape[-1], base, width, inv_freq)
    steps = np.arange(array.shape[-2]) if positions is None else np.asarray(positions)
    if steps.shape != array.shape[-2:-1] or steps.dtype.kind not in "iuf":
        raise ShapeError(
            f"positions: found shape {steps.shape} of {steps.dtype}, expected "
            f"{array.shape[-2]} numbers, one per token"
        )
    angles = steps.astype(np.float64)[:, None] * speeds
    cos = (np.cos(angles) * attention_factor).astype(array.dtype)
    sin = (np.sin(angles) * attention_factor).astype(array.dtype)
    first, second = _pairs(layout, speeds.size)
    turned = array.copy()
    with np.errstate(all="ignore"):
        a, b = array[..., first], array[..., second]
        turned[..., first] = a * cos - b * sin
        turned[..., second] = b * cos + a * sin
    return turned


def inverse_frequencies(width: int, base: float = 10000.0) -> Frequencies:
    """Return base^(-2p / width) for p = 0 .. width/2 - 1, the angle per step of each pair."""
    _even("rotary width", width)
    _positive("RoPE base", base)
    return float(base) ** (-np.arange(0, width, 2, dtype=np.float64) / width)


def linear_frequencies(width: int, base: float, factor: float) -> Frequencies:
    """Slow every pair down by `factor`: positions squeezed into the trained context."""
    return inverse_frequencies(width, base) / _positive("RoPE factor", factor)


def dynamic_frequencies(
    width: int, base: float, factor: float, n_tokens: int, context: int
) -> Frequencies:
    """Raise the base once a text is longer than the trained context (dynamic NTK scaling).

    base · (factor · n / context - (factor - 1))^(width / (width - 2)) with n at least `context`;
    the formula of Hugging Face transformers' "dynamic" RoPE type.

    Raises
    ------
    EditError
        For an odd width, one below 4, or a factor or context that is not above 0.
    """
    _even("rotary width", width)
    if width < 4:
        raise EditError(f"rotary width: found {width}, dynamic scaling needs at least 4")
    _positive("RoPE context", context)
    length = max(n_tokens, context) / context
    growth = _positive("RoPE factor", factor) * length - (factor - 1)
    return inverse_frequencies(width, base * growth ** (width / (width - 2)))


def llama3_frequencies(
    width: int,
    base: float,
    factor: float,
    *,
    low_freq_factor: float,
    high_freq_factor: float,
    context: int,
) -> Frequencies:
    """Slow only the slow pairs down, as Llama 3.1 does.

    A pair whose full turn is longer than context / low_freq_factor is slowed by `factor`, one
    shorter than context / high_freq_factor is left alone, and between them the two are mixed in
    proportion (Hugging Face transformers' "llama3" RoPE type, from Meta's reference code).

    Raises
    ------
    EditError
        When the two bounds do not grow, or a number is not above 0.
    """
    if not 0 < low_freq_factor < high_freq_factor:
        raise EditError(
            f"low_freq_factor {low_freq_factor} and high_freq_factor {high_freq_factor}: expected "
            "two numbers above 0, the second larger"
        )
    speeds = inverse_frequencies(width, base)
    turn = 2 * math.pi / speeds
    ratio = _positive("RoPE context", context) / turn
    share = np.clip((ratio - low_freq_factor) / (high_freq_factor - low_freq_factor), 0.0, 1.0)
    mixed: Frequencies = (1 - share) * speeds / _positive("RoPE factor", factor) + share * speeds
    return mixed


def yarn_frequencies(
    width: int,
    base: float,
    factor: float,
    context: int,
    *,
    beta_fast: float = 32.0,
    beta_slow: float = 1.0,
    truncate: bool = True,
) -> Frequencies:
    """Slow pairs down by how often they turn within the trained context: YaRN, Peng et al. 2023.

    Pairs that turn more than `beta_fast` times are left alone, those that turn less than
    `beta_slow` times are slowed by `factor`, with a straight ramp over the pairs between.
    `truncate` rounds the ends of the ramp outwards to whole pairs, as most files expect.
    """
    speeds = inverse_frequencies(width, base)
    _positive("RoPE context", context)

    def pair_turning(times: float) -> float:
        return width * math.log(context / (times * 2 * math.pi)) / (2 * math.log(base))

    low, high = pair_turning(beta_fast), pair_turning(beta_slow)
    if truncate:
        low, high = math.floor(low), math.ceil(high)
    low, high = max(low, 0.0), min(high, width - 1.0)
    high = high if high != low else high + 0.001
    ramp = np.clip((np.arange(width // 2, dtype=np.float64) - low) / (high - low), 0.0, 1.0)
    mixed: Frequencies = ramp * speeds / _positive("RoPE factor", factor) + (1 - ramp) * speeds
    return mixed


def yarn_attention_factor(factor: float, mscale: float = 1.0) -> float:
    """Return YaRN's factor on turned vectors, 0.1 · mscale · ln(factor) + 1 above factor 1."""
    return 1.0 if factor <= 1 else 0.1 * mscale * math.log(factor) + 1.0


def alibi_slopes(n_heads: int) -> Frequencies:
    """Return one slope per head: 2^(-8/n), 2^(-16/n), ... for n a power of two.

    Other head counts take the slopes of the power of two below, then every second slope of the
    next one (Press et al. 2021 and their code).

    Raises
    ------
    EditError
        For no head at all.
    """
    if n_heads < 1:
        raise EditError(f"heads: found {n_heads}, expected at least 1")
    whole = 1 << (n_heads.bit_length() - 1)
    slopes = [2.0 ** (-8.0 * (h + 1) / whole) for h in range(whole)]
    slopes += [2.0 ** (-4.0 * (h + 1) / whole) for h in range(0, 2 * (n_heads - whole), 2)]
    return np.array(slopes)


def alibi_bias(
    n_heads: int,
    n_query: int,
    n_key: int,
    *,
    slopes: ArrayLike | Sequence[float] | None = None,
    offset: int | None = None,
) -> Frequencies:
    """Return -slope · distance for every head, query and key, to be added to the scaled scores.

    Press et al. 2021. The last query stands at the last key unless `offset` gives the position of
    the first. `slopes` (n_heads,) replaces `alibi_slopes`. Returns (n_heads, n_query, n_key).

    Raises
    ------
    ShapeError
        When there is not one slope a head.
    """
    steep = alibi_slopes(n_heads) if slopes is None else np.asarray(slopes, dtype=np.float64)
    if steep.shape != (n_heads,):
        raise ShapeError(f"slopes: found shape {steep.shape}, expected ({n_heads},), one per head")
    first = n_key - n_query if offset is None else offset
    distance = np.abs(np.arange(first, first + n_query)[:, None] - np.arange(n_key)[None, :])
    bias: Frequencies = 0.0 - steep[:, None, None] * distance
    return bias


def pair_speeds(
    d_k: int, base: float, width: int | None, inv_freq: ArrayLike | None
) -> Frequencies:
    """Return the angle per step of every pair that is turned."""
    if inv_freq is not None:
        speeds = np.asarray(inv_freq, dtype=np.float64)
        wanted = speeds.size * 2 if width is None else width
        if speeds.ndim != 1 or 2 * speeds.size != wanted or wanted > d_k:
            raise ShapeError(
                f"inv_freq: found shape {speeds.shape}, expected half the rotary width "
                f"({'at most ' if width is None else ''}{(width or d_k) // 2})"
            )
        return speeds
    turned = d_k if width is None else width
    _even("rotary width", turned)
    if turned > d_k:
        raise ShapeError(f"rotary width: found {turned}, the head is only {d_k} wide")
    return inverse_frequencies(turned, base)


def _pairs(layout: str, n_pairs: int) -> tuple[slice, slice]:
    """Say where the first and the second numbers of all pairs stand."""
    if layout == "half":
        return slice(0, n_pairs), slice(n_pairs, 2 * n_pairs)
    return slice(0, 2 * n_pairs, 2), slice(1, 2 * n_pairs, 2)


def _even(name: str, width: int) -> None:
    if width < 2 or width % 2:
        raise EditError(f"{name}: found {width}, expected an even number of at least 2")


def _positive(name: str, value: float) -> float:
    if not math.isfinite(value) or value <= 0:
        raise EditError(f"{name}: found {value}, expected a number above 0")
    return float(value)
