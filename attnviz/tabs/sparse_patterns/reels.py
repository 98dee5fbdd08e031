"""What of this tab can be recorded: row after row, pattern after pattern, a window that grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.engine import masks
from attnviz.language import mark
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.edits.sparse import LARGEST_WINDOW
from attnviz.ui.tab.reel import Reel, stills

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.view import SparsePatternsView

ROW, PATTERN, WINDOW = 0.8, 2.0, 0.6  # seconds


def reels(view: SparsePatternsView) -> tuple[Reel, ...]:
    """List the motions; a drawn pattern has no window, and rules to go through have no drawing."""
    spec = view.session.lab.sparse
    kinds = [place for place, kind in enumerate(SPARSE_KINDS) if kind != "draw"]
    widest = min(LARGEST_WINDOW, spec.n_tokens)

    def row(part: int, moment: float) -> None:
        view.choose_row(part)

    def pattern(part: int, moment: float) -> None:
        view.edits.set_kind(kinds[part])

    def window(part: int, moment: float) -> None:
        view.edits.set_window(part + 1, "reel")

    found = [
        Reel("rows", mark("Row by row: what it hears of"), stills(spec.n_tokens, ROW), row),
        Reel("patterns", mark("Pattern by pattern"), stills(len(kinds), PATTERN), pattern),
    ]
    if "window" in masks.numbers_of(spec.kind):
        grows = stills(widest, WINDOW)
        found.append(Reel("window", mark("The window grows"), grows, window))
    return tuple(found)
