"""Which motions of a tab can be recorded: `reels` of its package, only read for that."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from attnviz.errors import AttnvizError
from attnviz.language import tr

if TYPE_CHECKING:
    from attnviz.ui.tab.contract import TabView
    from attnviz.ui.tab.reel import Reel


def reels_of(view: TabView) -> tuple[Reel, ...]:
    """List the motions of a tab as it is now, the one it is known for first."""
    package = type(view).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.reels") is None:
        return ()
    return cast("tuple[Reel, ...]", import_module(f"{package}.reels").reels(view))


def reel_of(view: TabView, wanted: str = "") -> Reel:
    """Return a motion by its id, or the first.

    Raises
    ------
    AttnvizError
        When the tab has no such motion; the text says which there are.
    """
    there = reels_of(view)
    if not there:
        raise AttnvizError(tr("Nothing on this tab is animated."))
    for reel in there:
        if wanted in ("", reel.id):
            return reel
    known = ", ".join(reel.id for reel in there)
    raise AttnvizError(
        tr("--film: found {wanted}, expected one of {known}", wanted=wanted, known=known)
    )
