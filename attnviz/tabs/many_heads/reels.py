"""What of this tab can be recorded: stages of a pass, row after row, head after head."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.engine.patterns import LLAMA_2_7B
from attnviz.language import mark
from attnviz.tabs.many_heads.stages import stages
from attnviz.ui.tab.reel import Reel, stills

if TYPE_CHECKING:
    from attnviz.tabs.many_heads.view import ManyHeadsView

ROW, HEAD, STAGE = 1.2, 1.8, 1.8  # seconds


def reels(view: ManyHeadsView) -> tuple[Reel, ...]:
    """List the motions."""
    figure = view.figure

    def row(part: int, moment: float) -> None:
        view.canvas.set_lit_stage("")
        view.pointer.lock(part)

    def head(part: int, moment: float) -> None:
        view.canvas.set_lit_stage("")
        if view.large != figure.order[part]:
            view.enlarge(figure.order[part])

    listed = stages(figure.document, figure.n_groups, LLAMA_2_7B)

    def stage(part: int, moment: float) -> None:
        view.canvas.set_lit_stage(listed[part].id)

    def say(part: int) -> str:
        found = listed[part]
        return f"{part + 1}.  {found.name}: {found.formula}   ({found.here})"

    rows = stills(figure.document.n_tokens, ROW)
    return (
        Reel("rows", mark("Row by row"), rows, row),
        Reel("heads", mark("Head by head"), stills(figure.n_heads, HEAD), head),
        Reel("stages", mark("Stages of one pass"), stills(len(listed), STAGE), stage, say=say),
    )
