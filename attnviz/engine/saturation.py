"""Why scores are divided by √d_k: one query and six keys at every width from 1 to 1,024.

A draw holds 1,024 numbers a vector and width d uses the first d of them. So one draw and one width
always give the same bars, and a wider vector only adds numbers: the raw score walks at random and
its spread grows like √d (Vaswani et al. 2017, 3.2.1, footnote 4).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine import measures
from attnviz.engine.softmax import softmax
from attnviz.errors import EditError
from attnviz.language import tr

Numbers = NDArray[np.float64]

WIDEST, N_KEYS = 1024, 6
STOPS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
DIVISORS = ("1", "sqrt", "d")
QUANTITIES = ("largest", "entropy", "slope", "range")

# The draw that needs the smallest correction to show the chapter's figure at d_k = 64, and the
# scores / √64 that follow from the figure's printed percentages (level and last digit are free).
CHAPTER_DRAW, CHAPTER_WIDTH = 14547, 64
CHAPTER_UNIT_SCORES = (1.55, -1.88, -0.46, 0.44, -0.03, 0.40)

_CHUNK = 100


@dataclass(frozen=True, eq=False)
class Draw:
    """One query (1024,) and six keys (6, 1024), read-only."""

    q: Numbers
    keys: Numbers

    def __post_init__(self) -> None:
        self.q.setflags(write=False)
        self.keys.setflags(write=False)


@dataclass(frozen=True, eq=False)
class Readout:
    """What one bar chart says about six scores.

    `scores` are the raw ones and `divided` what entered the softmax; `range` is largest minus
    smallest raw score, `slope` the norm of the softmax derivative, `best_loser` p(1 - p) of the
    second largest share, `rounded_away` how many shares a 16-bit float stores as 0.
    """

    scores: Numbers
    divided: Numbers
    shares: Numbers
    range: float
    largest: float
    entropy: float
    keys_in_play: float
    slope: float
    best_loser: float
    rounded_away: int


@dataclass(frozen=True, eq=False)
class Band:
    """Mean and 10th and 90th percentile of a quantity over many draws, (11,) each, by stop."""

    mean: Numbers
    low: Numbers
    high: Numbers


def draw(number: int, distribution: str = "normal") -> Draw:
    """Return draw `number`: NumPy's default generator seeded with it, the query first, then keys.

    distribution is "normal" (mean 0, spread 1) or "coin" (-1 or +1, also of spread 1).

    Raises
    ------
    EditError
        For a number below 0, or an unknown distribution.
    """
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise EditError(
            tr("draw: found {number}, expected a whole number from 0", number=repr(number))
        )
    rng = np.random.default_rng(number)
    if distribution == "normal":
        return Draw(rng.standard_normal(WIDEST), rng.standard_normal((N_KEYS, WIDEST)))
    if distribution == "coin":
        return Draw(_coins(rng, (WIDEST,)), _coins(rng, (N_KEYS, WIDEST)))
    raise EditError(
        tr(
            "distribution: found {distribution}, expected normal or coin",
            distribution=repr(distribution),
        )
    )


def chapter_draw() -> Draw:
    """Return the draw the tab opens on: draw 14547 bent so that d_k = 64 shows the figure.

    The first 64 numbers of each key are moved along the query by the least that gives
    `CHAPTER_UNIT_SCORES` · √64; everything else is the draw's own.
    """
    plain = draw(CHAPTER_DRAW)
    head, keys = plain.q[:CHAPTER_WIDTH], plain.keys.copy()
    wanted = np.array(CHAPTER_UNIT_SCORES) * math.sqrt(CHAPTER_WIDTH)
    shift = (wanted - keys[:, :CHAPTER_WIDTH] @ head) / (head @ head)
    keys[:, :CHAPTER_WIDTH] += np.outer(shift, head)
    return Draw(plain.q, keys)


def scores(vectors: Draw, d_k: int) -> Numbers:
    """Return the six raw scores q · k at width d_k, (6,)."""
    width = _width(d_k)
    products: Numbers = vectors.keys[:, :width] @ vectors.q[:width]
    return products


def walk(vectors: Draw, d_k: int) -> Numbers:
    """Return the scores as they build up: partial sums over 1 .. d_k numbers, (6, d_k)."""
    width = _width(d_k)
    return np.cumsum(vectors.keys[:, :width] * vectors.q[:width], axis=1)


def divisor_of(name: str, d_k: int) -> float:
    """Return what the scores are divided by: "1", "sqrt" (√d_k) or "d" (d_k).

    Raises
    ------
    EditError
        For another name.
    """
    if name not in DIVISORS:
        raise EditError(
            tr(
                "divisor: found {name}, expected one of {divisors}",
                name=repr(name),
                divisors=", ".join(DIVISORS),
            )
        )
    return {"1": 1.0, "sqrt": math.sqrt(d_k), "d": float(d_k)}[name]


def readout(raw: ArrayLike, divisor: float = 1.0) -> Readout:
    """Say everything about six raw scores, (6,), divided by `divisor`; typed scores work as well.

    Raises
    ------
    EditError
        For fewer than two scores, or one that is not finite.
    """
    values = np.asarray(raw, dtype=np.float64)
    if values.ndim != 1 or values.size < 2 or not np.isfinite(values).all():
        raise EditError(tr("scores: found {raw}, expected at least two numbers", raw=repr(raw)))
    divided = values / divisor
    row = softmax(divided[None])
    return Readout(
        scores=values,
        divided=divided,
        shares=row[0],
        range=float(np.ptp(values)),
        largest=float(row.max()),
        entropy=float(measures.entropy(row)[0]),
        keys_in_play=float(measures.keys_in_play(row)[0]),
        slope=float(measures.slope(row)[0]),
        best_loser=float(measures.best_loser(row)[0]),
        rounded_away=int((row.astype(np.float16) == 0).sum()),
    )


def curves(
    n_draws: int = 2000,
    distribution: str = "normal",
    keep_going: Callable[[int, int], bool] | None = None,
) -> Mapping[str, Mapping[str, Band]] | None:
    """Follow draws 0 .. n_draws - 1 over all stops.

    Parameters
    ----------
    n_draws
        How many draws the bands rest on.
    distribution
        As in `draw`.
    keep_going
        Asked after every hundred draws with (done, n_draws); answering False stops.

    Returns
    -------
    {quantity: {divisor: Band}} for `QUANTITIES` and `DIVISORS`, or None when stopped. The range is
    that of the scores after dividing.

    Raises
    ------
    EditError
        For fewer than one draw.
    """
    if n_draws < 1:
        raise EditError(tr("draws: found {n_draws}, expected at least 1", n_draws=n_draws))
    parts = []
    for start in range(0, n_draws, _CHUNK):
        stop = min(start + _CHUNK, n_draws)
        parts.append(np.stack([_at_stops(draw(k, distribution)) for k in range(start, stop)]))
        if keep_going is not None and not keep_going(stop, n_draws):
            return None
    raw = np.concatenate(parts)
    result: dict[str, dict[str, Band]] = {name: {} for name in QUANTITIES}
    for name in DIVISORS:
        divided = raw / np.array([divisor_of(name, d) for d in STOPS])[:, None]
        pattern = softmax(divided)
        result["largest"][name] = _band(measures.largest_share(pattern))
        result["entropy"][name] = _band(measures.entropy(pattern))
        result["slope"][name] = _band(measures.slope(pattern))
        result["range"][name] = _band(np.ptp(divided, axis=-1))
    return result


def _coins(rng: np.random.Generator, shape: tuple[int, ...]) -> Numbers:
    return np.asarray(rng.integers(0, 2, shape) * 2 - 1, dtype=np.float64)


def _at_stops(vectors: Draw) -> Numbers:
    """Return the raw scores at every stop, (11, 6)."""
    starts = (0, *STOPS[:-1])
    pieces = np.add.reduceat(vectors.keys * vectors.q, starts, axis=1)
    sums: Numbers = np.cumsum(pieces, axis=1).T
    return sums


def _band(values: ArrayLike) -> Band:
    """Summarise (n_draws, 11) over the draws."""
    table = np.asarray(values, dtype=np.float64)
    low, high = np.quantile(table, (0.1, 0.9), axis=0)
    return Band(table.mean(axis=0), low, high)


def _width(d_k: int) -> int:
    if isinstance(d_k, bool) or not isinstance(d_k, int | np.integer) or not 1 <= d_k <= WIDEST:
        raise EditError(
            tr(
                "d_k: found {d_k}, expected a whole number from 1 to {widest}",
                d_k=repr(d_k),
                widest=WIDEST,
            )
        )
    return int(d_k)
