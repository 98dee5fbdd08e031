"""What the tab says: caption, status, what a screen reader says, and how its numbers print."""

from attnviz.language import tr
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.words.captions import caption
from attnviz.tabs.sparse_patterns.words.status import (
    hovered,
    long_cell,
    picks_status,
    spoken_cell,
    status,
)
from attnviz.tabs.sparse_patterns.words.streamed import cell as streamed_cell

__all__ = [
    "canvas_name",
    "caption",
    "feedback",
    "hovered",
    "long_cell",
    "picks_status",
    "spoken_cell",
    "status",
    "streamed_cell",
]


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    return tr("Sparse pattern")


def feedback(before: State, state: State) -> str:
    """Say nothing of the last edit: the caption says what the pattern is now."""
    return ""
