"""What the tab shows as plain values: everything the picture and the words are made of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import saturation
from attnviz.engine.saturation import Draw, Readout
from attnviz.language import tr

if TYPE_CHECKING:
    from attnviz.model.lab import SaturationSpec

PLAIN = "1"  # the left-hand chart divides by nothing


@dataclass(frozen=True, eq=False)
class Figure:
    """Six scores at one width, and what two softmaxes make of them.

    Parameters
    ----------
    spec : what was asked for
    vectors : the draw the scores come from, None when they were typed
    raw : softmax of the scores as they are
    divided : softmax of the scores over `divisor`
    divisor : 1, √d_k or d_k
    """

    spec: SaturationSpec
    vectors: Draw | None
    raw: Readout
    divided: Readout
    divisor: float

    @property
    def d_k(self) -> int:
        """Return the vector size."""
        return self.spec.d_k

    @property
    def scores(self) -> NDArray[np.float64]:
        """Return the raw scores, (6,)."""
        return self.raw.scores

    @property
    def typed(self) -> bool:
        """Whether a person typed the scores."""
        return self.vectors is None

    @property
    def draw_name(self) -> str:
        """Name the draw in words: "chapter's draw", "draw 1594", "draw 7 of coins"."""
        if self.spec.draw == "chapter":
            return tr("chapter’s draw")
        if self.spec.distribution == "coin":
            return tr("draw {number} of coins", number=self.spec.draw)
        return tr("draw {number}", number=self.spec.draw)

    @cached_property
    def paths(self) -> NDArray[np.float64]:
        """Return how the scores build up, (6, d_k + 1): 0, then the sum over 1 .. d_k numbers."""
        if self.vectors is None:
            return np.stack([np.zeros(saturation.N_KEYS), self.scores], axis=1)
        sums = saturation.walk(self.vectors, self.d_k)
        return np.concatenate([np.zeros((len(sums), 1)), sums], axis=1)


def read_figure(spec: SaturationSpec) -> Figure:
    """Compute what a spec shows."""
    vectors = None if spec.typed is not None else vectors_of(spec.draw, spec.distribution)
    raw: Any = spec.typed if vectors is None else saturation.scores(vectors, spec.d_k)
    divisor = saturation.divisor_of(spec.divisor, spec.d_k)
    plain = saturation.readout(raw)
    return Figure(spec, vectors, plain, saturation.readout(raw, divisor), divisor)


@lru_cache(maxsize=4)
def vectors_of(draw: Any, distribution: str) -> Draw:
    """Return the vectors of a draw; the chapter's own is always of normal numbers."""
    if draw == "chapter":
        return saturation.chapter_draw()
    return saturation.draw(draw, distribution)
