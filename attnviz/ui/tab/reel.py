"""What of a tab can be recorded as a moving picture: named motions, moment by moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.ui.look.theme import Theme

Paint = Callable[[QPainter, QRectF, Theme], None]


@dataclass(frozen=True)
class ReelPart:
    """A piece of a motion.

    Parameters
    ----------
    seconds : how long it lasts
    moving : whether it looks different from moment to moment; else one picture stands
    """

    seconds: float
    moving: bool = False


@dataclass(frozen=True, eq=False)
class Reel:
    """One motion of a tab. It belongs to a view that nobody looks at: showing changes that view.

    Parameters
    ----------
    id : "flow", as the command line calls it
    title : what a person reads, marked for translation
    parts : one after the other
    show : brings the view to part i, and in it to 0 <= t < 1 of its time
    paint : paints that moment; None = the view's own `draw`
    say : gives the caption of part i; None = the view's own
    """

    id: str
    title: str
    parts: tuple[ReelPart, ...]
    show: Callable[[int, float], None]
    paint: Paint | None = None
    say: Callable[[int], str] | None = None

    @property
    def seconds(self) -> float:
        """Return how long it lasts."""
        return sum(part.seconds for part in self.parts)


@dataclass(frozen=True)
class Shot:
    """One picture of a reel: which moment, and how long it stands."""

    part: int
    moment: float
    seconds: float


def shots(reel: Reel, rate: float) -> list[Shot]:
    """List the pictures of a reel: so many a second where it moves, one where it stands."""
    found = []
    for place, part in enumerate(reel.parts):
        count = max(1, round(part.seconds * rate)) if part.moving else 1
        found += [Shot(place, i / count, part.seconds / count) for i in range(count)]
    return found


def stills(count: int, seconds: float) -> tuple[ReelPart, ...]:
    """Return so many pictures that stand for so long each."""
    return (ReelPart(seconds),) * count
