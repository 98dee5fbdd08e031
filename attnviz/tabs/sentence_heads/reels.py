"""What of this tab can be recorded: dots on their way, word after word, head after head."""

from __future__ import annotations

from typing import Any

from attnviz.language import mark
from attnviz.tabs.sentence_heads.state import Pointer, State
from attnviz.ui.tab.flow_motion import TRIP
from attnviz.ui.tab.reel import Reel, ReelPart, stills
from attnviz.ui.tab.view import View

WORD, HEAD = 1.2, 1.8  # seconds


def reels(view: View[State, Pointer]) -> tuple[Reel, ...]:
    """List the motions; the first is the one that the tab is known for."""
    session, document = view.session, view.session.document()
    canvas: Any = view.canvas

    def flow(part: int, moment: float) -> None:
        canvas.motion.hold(moment)

    def word(part: int, moment: float) -> None:
        canvas.motion.hold(0.0)
        session.select(token=part, key=None, pinned=False)

    def head(part: int, moment: float) -> None:
        canvas.motion.hold(0.0)
        session.select(head=part)

    found = [
        Reel(
            "flow",
            mark("Dots travel along the lines"),
            (ReelPart(TRIP, True),),
            flow,
            view.draw_live,
        )
    ]
    words = stills(document.n_tokens, WORD)
    found.append(Reel("words", mark("Word by word"), words, word, view.draw_live))
    if document.n_heads > 1:
        heads = stills(document.n_heads, HEAD)
        found.append(Reel("heads", mark("Head by head"), heads, head, view.draw_live))
    return tuple(found)
