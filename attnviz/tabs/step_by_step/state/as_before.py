"""Which rows of a matrix are as they were when a step of a lesson began."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.state import State


def rows_as_before(state: State, array: str) -> tuple[bool, ...]:
    """Tell of each row whether all its numbers are as before; none where that is not asked."""
    before, one = state.reference, state.one
    if before is None or before.X.shape != one.document.X.shape:
        return ()
    pairs = zip(_head(before, one.head).slice(array), one.slice(array), strict=True)
    return tuple(np.array_equal(a, b) for a, b in pairs)


@lru_cache(maxsize=2)
def _head(before: Document, head: int) -> OneHead:
    return OneHead(before, run(before), head)
