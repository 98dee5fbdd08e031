"""What would change one share: its slopes to all raw scores, from the layer's own backward pass."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.backward import gradient
from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.model.document.options import Options

MOST_KEYS = 1024  # of a row; more would make a layer of as many squared


def slopes_of(scores: NDArray[np.float64], divisor: float, key: int) -> NDArray[np.float64]:
    """Return how much the share of a key moves per unit of each raw score.

    The scores stand in a layer of their own, whose every query is 1 and whose keys are the
    scores; what tab 2 asks of a weight is asked of it.

    Parameters
    ----------
    scores : (n,), before dividing
    divisor : what they are divided by

    Returns
    -------
    (n,)
    """
    n = len(scores)
    layer = Document(
        tokens=tuple(str(i + 1) for i in range(n)),
        X=np.stack([np.ones(n), scores], axis=1),
        W_Q=np.array([[[1.0], [0.0]]]),
        W_K=np.array([[[0.0], [1.0]]]),
        W_V=np.zeros((1, 2, 1)),
        options=Options(scale=1 / divisor, mask_on=False),
    )
    return np.asarray(gradient(run(layer), "pattern", (0, 0, key))["scores"][0, 0])
