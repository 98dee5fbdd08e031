"""What of this tab can be recorded: the sweep of the vector size, on the sweep's own clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.engine.saturation import STOPS
from attnviz.language import mark
from attnviz.tabs.saturation.sweep import SECONDS
from attnviz.widgets.reel import Part, Reel, stills

if TYPE_CHECKING:
    from attnviz.tabs.saturation.view import SaturationView

END, STOP = 1.5, 1.0  # seconds that the widest vectors stand; that each stop stands


def reels(view: SaturationView) -> tuple[Reel, ...]:
    """List the motions; typed scores have none."""
    if not view.has_draw():
        return ()

    def sweep(part: int, moment: float) -> None:
        _resize(view, view.sweep.size_at(SECONDS if part else moment * SECONDS))

    def stop(part: int, moment: float) -> None:
        _resize(view, STOPS[part])

    return (
        Reel("sweep", mark("The vector size grows"), (Part(SECONDS, True), Part(END)), sweep),
        Reel("stops", mark("Stop by stop"), stills(len(STOPS), STOP), stop),
    )


def _resize(view: SaturationView, size: int) -> None:
    if size != view.figure.d_k:
        view.edits.set_size(size, "reel")
