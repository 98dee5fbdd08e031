"""Whether two looks at an example differ in their numbers alone."""

from __future__ import annotations

import numpy as np

from attnviz.model.document.document import MATRICES, Document
from attnviz.tabs.step_by_step.one_head import OneHead


def same_scene(before: OneHead, after: OneHead) -> bool:
    """Whether only numbers differ, so that nothing has to be laid out anew."""
    old, new = before.document, after.document
    return (
        before.head == after.head
        and old.tokens == new.tokens
        and old.feature_names == new.feature_names
        and old.heads == new.heads
        and old.options == new.options
        and old.kv_heads_used == new.kv_heads_used
        and all(_shape(old, name) == _shape(new, name) for name in MATRICES)
        and np.array_equal(before.hidden, after.hidden)
    )


def _shape(document: Document, name: str) -> tuple[int, ...]:
    array = getattr(document, name)
    return () if array is None else array.shape
