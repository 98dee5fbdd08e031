"""Which motions of each tab can be recorded; where they are written down is only read for that."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from attnviz.errors import AttnvizError
from attnviz.language import tr

if TYPE_CHECKING:
    from attnviz.widgets.reel import Reel
    from attnviz.widgets.view import View

MODULES = {
    "heads": "attnviz.views.sentence_heads.reels",
    "steps": "attnviz.views.step_by_step.reels",
    "saturation": "attnviz.tabs.saturation.reels",
    "grid": "attnviz.views.multi_head.reels",
    "sparse": "attnviz.views.sparse_pattern.reels",
}


def reels_of(view: View) -> tuple[Reel, ...]:
    """List the motions of a tab as it is now, the one it is known for first."""
    if view.id not in MODULES:
        return ()
    return cast("tuple[Reel, ...]", import_module(MODULES[view.id]).reels(view))


def reel_of(view: View, wanted: str = "") -> Reel:
    """Return a motion by its id, or the first.

    Raises
    ------
    AttnvizError
        When the tab has no such motion; the text says which there are.
    """
    there = reels_of(view)
    if not there:
        raise AttnvizError(tr("There is nothing here that moves."))
    for reel in there:
        if wanted in ("", reel.id):
            return reel
    known = ", ".join(reel.id for reel in there)
    raise AttnvizError(tr("motion: found {wanted}, expected {known}", wanted=wanted, known=known))
