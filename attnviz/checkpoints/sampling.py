"""Which token is written next: the likeliest, or one that is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr

LEAST, MOST = 0.1, 2.0  # of a temperature


@dataclass(frozen=True)
class Sampling:
    """Drawing with a seed: the same seed writes the same text.

    Parameters
    ----------
    temperature : 0.1 to 2; below 1 the likeliest gets more
    seed : a whole number from 0
    """

    temperature: float = 1.0
    seed: int = 7

    def __post_init__(self) -> None:
        if not LEAST <= self.temperature <= MOST:
            raise EditError(
                tr(
                    "temperature: found {temperature}, expected {least} to {most}",
                    temperature=f"{self.temperature:g}",
                    least=f"{LEAST:g}",
                    most=f"{MOST:g}",
                )
            )
        if self.seed < 0:
            raise EditError(tr("seed: found {seed}, expected 0 or more", seed=self.seed))


def chosen(logits: NDArray[Any], step: int, sampling: Sampling | None) -> int:
    """Return the token that is written next.

    Parameters
    ----------
    logits : (vocabulary,) at the last position
    step : how many tokens were written before; each step draws anew
    sampling : how it is drawn; None = the likeliest
    """
    if sampling is None:
        return int(np.argmax(logits))
    scaled = logits.astype(np.float64) / sampling.temperature
    weights = np.exp(scaled - scaled.max())
    bounds = np.cumsum(weights / weights.sum())
    drawn = np.random.default_rng((sampling.seed, step)).random()
    return min(int(np.searchsorted(bounds, drawn, side="right")), len(logits) - 1)
