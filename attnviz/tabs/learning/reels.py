"""What moves on this tab, for films: a model that learns from its first step to its last."""

from __future__ import annotations

from typing import Any

from attnviz.language import mark
from attnviz.ui.tab.reel import Reel, ReelPart, stills

SECONDS, END = 16.0, 2.0  # a run; that its last step stands
STOPS = 8


def reels(view: Any) -> tuple[Reel, ...]:
    """List the motions."""
    length = view.state.spec.length

    def birth(part: int, moment: float) -> None:
        view.show_step(length if part else round(moment * length))

    def stop(part: int, moment: float) -> None:
        view.show_step(length * part // STOPS)

    return (
        Reel("birth", mark("A model learns"), (ReelPart(SECONDS, True), ReelPart(END)), birth),
        Reel("stops", mark("Nine steps of the run"), stills(STOPS + 1, 1.5), stop),
    )
