"""What turns the output of a last layer into scores of the next token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import ShapeError
from attnviz.language import tr


@dataclass(frozen=True, eq=False)
class Unembedding:
    """The scores of the next token are (X + output) times `weights`.

    Parameters
    ----------
    words : texts of the tokens that can follow
    weights : (d_model, n_words)

    Raises
    ------
    ShapeError
        When there is not a column for every word, or a number is not finite.
    """

    words: tuple[str, ...]
    weights: NDArray[Any]

    def __post_init__(self) -> None:
        weights = np.array(self.weights)
        if weights.ndim != 2 or weights.shape[1] != len(self.words) or not self.words:
            raise ShapeError(
                tr(
                    "unembedding: found {shape}, expected a column for each of {n} words",
                    shape=" × ".join(map(str, weights.shape)),
                    n=len(self.words),
                )
            )
        if not np.isfinite(weights).all():
            raise ShapeError(tr("unembedding: found a number that is not finite"))
        weights.flags.writeable = False
        object.__setattr__(self, "weights", weights)
