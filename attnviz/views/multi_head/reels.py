"""What of this tab can be recorded: stages of a pass, row after row, head after head."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import mark
from attnviz.widgets.reel import Reel, stills

if TYPE_CHECKING:
    from attnviz.views.multi_head.view import MultiHeadView

ROW, HEAD, STAGE = 1.2, 1.8, 1.8  # seconds
STAGES = ("in", "project", "score", "share", "blend", "combine", "out")


def reels(view: MultiHeadView) -> tuple[Reel, ...]:
    """List the motions."""
    figure = view.figure

    def row(part: int, moment: float) -> None:
        view.canvas.set_lit_stage("")
        view.lock(part)

    def head(part: int, moment: float) -> None:
        view.canvas.set_lit_stage("")
        if view.large != figure.order[part]:
            view.enlarge(figure.order[part])

    def stage(part: int, moment: float) -> None:
        view.canvas.set_lit_stage(STAGES[part])

    rows = stills(figure.document.n_tokens, ROW)
    return (
        Reel("rows", mark("Row by row"), rows, row),
        Reel("heads", mark("Head by head"), stills(figure.n_heads, HEAD), head),
        Reel("stages", mark("Stages of one pass"), stills(len(STAGES), STAGE), stage),
    )
