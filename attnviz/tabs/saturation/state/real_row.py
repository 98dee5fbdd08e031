"""A real row: the scores of one token in a head of a layer, largest first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import measures, saturation
from attnviz.engine.saturation import Readout

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document

SHOWN = 10  # keys that are shown one by one; the others are added up


@dataclass(frozen=True, eq=False)
class HeadDot:
    """How far apart the scores of a head lie in this row, and over how many keys it is spread."""

    name: str
    spread: float
    keys_in_play: float


@dataclass(frozen=True, eq=False)
class RealRow:
    """One row of scores.

    Parameters
    ----------
    asker : the token whose row it is
    place, head : of it and of the head, from 0
    number : of it, as a person reads it
    names : the tokens it may read, the largest score first
    scores : (n,) q · k, in that order
    d_k : width of the head
    own : what the model divides scores by
    heads : all heads of the layer in this row
    bounded : whether the model caps its scores, which is not done here
    as_layer : whether dividing as the layer does is enough to get its own weights
    divides : whether the model divides scores at all; a change in the layer can turn that off
    temperature : what the model divides them by besides; 1 unless that was changed
    """

    asker: str
    place: int
    number: int
    head: int
    names: tuple[str, ...]
    scores: NDArray[np.float64]
    d_k: int
    own: float
    heads: tuple[HeadDot, ...]
    bounded: bool
    as_layer: bool
    divides: bool
    temperature: float

    @property
    def n_shown(self) -> int:
        """How many keys are shown one by one."""
        return min(SHOWN, len(self.names))

    @property
    def n_others(self) -> int:
        """How many keys are added up."""
        return len(self.names) - self.n_shown

    @property
    def spread(self) -> float:
        """Standard deviation of the scores; those of random vectors have one of √d_k."""
        return float(self.scores.std())

    def as_temperature(self, divisor: float) -> float:
        """Return the temperature at which the model divides by so much."""
        return divisor / self.own if self.divides else divisor

    def divisor(self, name: str) -> float:
        """Return what scores are divided by: "1", "sqrt" (as the model does) or "d"."""
        return {"1": 1.0, "sqrt": self.own, "d": float(self.d_k)}[name]


@lru_cache(maxsize=4)
def real_row(document: Document, trace: Trace, head: int, token: int) -> RealRow:
    """Pick the row of a token out of a layer."""
    seen = np.flatnonzero(trace["allowed"][token])
    scores_of, shares_of = trace.rows("scores"), trace.rows("pattern")
    heads = range(document.n_heads)
    every = np.stack([scores_of[h, token][seen] for h in heads]).astype(np.float64)
    scores = every[head]
    order = np.argsort(-scores, kind="stable")
    shares = np.stack([shares_of[h, token][seen] for h in heads]).astype(np.float64)
    in_play = measures.keys_in_play(shares)
    options = document.options
    own = 1.0 / (options.scale or document.d_k**-0.5)
    by = options.temperature * (own if options.scale_on else 1.0)
    pattern = shares[head]
    return RealRow(
        asker=document.tokens[token],
        place=token,
        number=document.numbering.of(token),
        head=head,
        names=tuple(document.tokens[seen[i]] for i in order),
        scores=scores[order],
        d_k=document.d_k,
        own=own,
        divides=options.scale_on,
        temperature=options.temperature,
        heads=tuple(
            HeadDot(spec.title, float(spread), float(n))
            for spec, spread, n in zip(document.heads, every.std(axis=1), in_play, strict=True)
        ),
        bounded=options.softcap is not None,
        as_layer=bool(np.allclose(row_readout(scores, by).shares, pattern, atol=1e-4)),
    )


def row_readout(scores: NDArray[np.float64], divisor: float = 1.0) -> Readout:
    """Say everything about the scores of a row, also where it has one only."""
    if len(scores) > 1:
        return saturation.readout(scores, divisor)
    one = np.ones(1)
    return Readout(scores, scores / divisor, one, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0)
