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
    """The scores of the next token are (X + output) times `matrix`.

    Parameters
    ----------
    words : texts of the tokens that can follow
    matrix : (d_model, n_words)

    Raises
    ------
    ShapeError
        When there is not a column for every word, or a number is not finite.
    """

    words: tuple[str, ...]
    matrix: NDArray[Any]

    def __post_init__(self) -> None:
        matrix = np.array(self.matrix)
        if matrix.ndim != 2 or matrix.shape[1] != len(self.words) or not self.words:
            raise ShapeError(
                tr(
                    "unembedding: found {shape}, expected a column for each of {n} words",
                    shape=" × ".join(map(str, matrix.shape)),
                    n=len(self.words),
                )
            )
        if not np.isfinite(matrix).all():
            raise ShapeError(tr("unembedding: found a number that is not finite"))
        matrix.flags.writeable = False
        object.__setattr__(self, "matrix", matrix)
