"""What moves on this tab: the sweep of the vector size, on screen and in films."""

from __future__ import annotations

import math

from attnviz.engine.saturation import STOPS, WIDEST
from attnviz.language import mark
from attnviz.tabs.saturation.edits import Edits
from attnviz.tabs.saturation.state import Pointer, State
from attnviz.ui.tab.reel import Reel, ReelPart, stills
from attnviz.ui.tab.view import View

SECONDS = 8.0  # a sweep, every doubling in the same time
END, STOP = 1.5, 1.0  # seconds that the widest vectors stand; that each stop stands


def size_at(seconds: float, *, reduced: bool = False) -> int:
    """Return the size that is due so many seconds into a sweep; only stops with reduced motion."""
    share = min(max(seconds / SECONDS, 0.0), 1.0)
    if reduced:
        return STOPS[min(int(share * len(STOPS)), len(STOPS) - 1)]
    return round(math.pow(WIDEST, share))


def reels(view: View[State, Pointer]) -> tuple[Reel, ...]:
    """List the motions; typed scores stay while what they are divided by grows."""
    if view.state.row is not None:
        return ()
    edits = Edits(view.session)

    def sweep(part: int, moment: float) -> None:
        edits.set_size(size_at(SECONDS if part else moment * SECONDS), "reel")

    def stop(part: int, moment: float) -> None:
        edits.set_size(STOPS[part], "reel")

    return (
        Reel(
            "sweep", mark("The vector size grows"), (ReelPart(SECONDS, True), ReelPart(END)), sweep
        ),
        Reel("stops", mark("Size by size"), stills(len(STOPS), STOP), stop),
    )
