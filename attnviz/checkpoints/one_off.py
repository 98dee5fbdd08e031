"""One head off at a time: what is left of a token when each head in turn hands over nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.changes import Change, HeadOff
from attnviz.checkpoints.forward import CancelledError, Progress, Run, forward
from attnviz.checkpoints.weights import Weights

Floats = NDArray[Any]


def one_head_off(
    weights: Weights,
    run: Run,
    token: int,
    *,
    changes: Sequence[Change] = (),
    progress: Progress | None = None,
) -> Floats:
    """Return the probability of a token with each head off in turn, (n_layers, n_heads).

    Layers below the head are those of `run`; only what comes after it is computed, so that the
    last layers, of which a head changes little more than itself, cost next to nothing.

    Parameters
    ----------
    run : the text, with `changes` on
    changes : what stays on beside the one head
    progress : called as (heads done, heads); False cancels

    Raises
    ------
    CancelledError
        When `progress` returns False.
    """
    c = run.config
    left = np.empty((c.n_layers, c.n_heads))
    count = c.n_layers * c.n_heads
    for done, (layer, head) in enumerate(np.ndindex(c.n_layers, c.n_heads)):
        if progress is not None and not progress(done, count):
            raise CancelledError
        off = HeadOff(layer, head)
        varied = forward(weights, run.ids, previous=run, changes=(*changes, off))
        left[layer, head] = varied.probabilities()[token]
    return left
