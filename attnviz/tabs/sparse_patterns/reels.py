"""What of this tab can be recorded: row after row, pattern after pattern, a window that grows."""

from __future__ import annotations

from attnviz.engine import masks
from attnviz.language import mark
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.edits.sparse import LARGEST_WINDOW
from attnviz.tabs.sparse_patterns.edits import Edits
from attnviz.tabs.sparse_patterns.state import Pointer, State
from attnviz.ui.tab.reel import Reel, stills
from attnviz.ui.tab.view import View

ROW, PATTERN, WINDOW = 0.8, 2.0, 0.6  # seconds


def reels(view: View[State, Pointer]) -> tuple[Reel, ...]:
    """List the motions; a drawn pattern has no window, and rules to go through have no drawing."""
    spec = view.session.lab.sparse
    kinds = [place for place, kind in enumerate(SPARSE_KINDS) if kind != "draw"]
    edits = Edits(view.session, lambda: view.pointer.trying)
    widest = min(LARGEST_WINDOW, spec.n_tokens)

    def row(part: int, moment: float) -> None:
        if view.state.of_model:
            view.session.select(token=part)
        view.point(outlined=part, chosen=True)

    def pattern(part: int, moment: float) -> None:
        edits.set_kind(kinds[part])

    def window(part: int, moment: float) -> None:
        edits.set_window(part + 1, "reel")

    found = [
        Reel("rows", mark("Row by row: its reach"), stills(spec.n_tokens, ROW), row),
        Reel("patterns", mark("Pattern by pattern"), stills(len(kinds), PATTERN), pattern),
    ]
    if "window" in masks.numbers_of(spec.kind):
        grows = stills(widest, WINDOW)
        found.append(Reel("window", mark("The window grows"), grows, window))
    return tuple(found)
