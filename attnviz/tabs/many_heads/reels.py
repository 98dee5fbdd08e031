"""What of this tab can be recorded: stages of a pass, row after row, head after head."""

from __future__ import annotations

from typing import Any

from attnviz.engine.mask_costs import LLAMA_2_7B
from attnviz.language import mark
from attnviz.tabs.many_heads.panel.stages import stages
from attnviz.ui.tab.reel import Reel, stills

ROW, HEAD, STAGE = 1.2, 1.8, 1.8  # seconds


def reels(view: Any) -> tuple[Reel, ...]:
    """List the motions of a `ManyHeadsView`."""
    state = view.state

    def row(part: int, moment: float) -> None:
        view.point(stage="")
        view.lock(part)

    def head(part: int, moment: float) -> None:
        view.point(stage="")
        if view.state.large != state.order[part]:
            view.enlarge(state.order[part])

    listed = stages(state.document, state.n_groups, LLAMA_2_7B)

    def stage(part: int, moment: float) -> None:
        view.point(stage=listed[part].id)

    def say(part: int) -> str:
        found = listed[part]
        return f"{part + 1}.  {found.name}: {found.formula}   ({found.here})"

    rows = stills(state.document.n_tokens, ROW)
    return (
        Reel("rows", mark("Row by row"), rows, row),
        Reel("heads", mark("Head by head"), stills(state.n_heads, HEAD), head),
        Reel(
            "stages", mark("Stages of the forward pass"), stills(len(listed), STAGE), stage, say=say
        ),
    )
