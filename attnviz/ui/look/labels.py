"""Names beside rows and columns: made visible, shortened, thinned out, never overlapping."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from attnviz.language import ISOLATE, tr

NARROWEST = 0.8  # of the usual width of letters, for a name a little too wide for its column
_SAMPLE = 256  # labels measured of a very long axis


@lru_cache(maxsize=4096)
def visible(text: str, *, fonts: bool = True) -> str:
    """Return `text` on one line with a visible sign for every space and control at its ends.

    A space inside a name stays a space; line breaks and tabs are shown wherever they are. What is
    written from right to left is isolated, so that numbers beside it stay where they are. A letter
    that no font here has is shown by its code point; not without `fonts`, for who reads elsewhere.
    """
    if text.isascii() and text.isprintable() and text.strip(" ") == text:
        return text or tr("⟨empty⟩")
    from attnviz.ui.look.signs import signed

    return signed(text, fonts=fonts)


def halves(name: str) -> tuple[str, ...]:
    """Return the two parts of a visible name that has a stroke, blank or hyphen, else the name."""
    if ISOLATE not in name:
        for mark in ("/", " ", "-"):
            first, found, rest = name.partition(mark)
            if found and first and rest:
                return first + mark, rest
    return (name,)


def widest(labels: Sequence[str], metrics: QFontMetricsF) -> float:
    """Return the width of the widest label; of a long axis, of a sample from both ends."""
    return max((metrics.horizontalAdvance(text) for text in _sample(labels)), default=0.0)


def widest_half(labels: Sequence[str], metrics: QFontMetricsF) -> float:
    """Return the width of the widest label when those that have two parts take two lines."""
    parts = (part for text in _sample(labels) for part in halves(text))
    return max((metrics.horizontalAdvance(part) for part in parts), default=0.0)


def _sample(labels: Sequence[str]) -> Iterator[str]:
    n = len(labels)
    picked: Sequence[int] = range(n)
    if n > _SAMPLE:
        picked = [*range(_SAMPLE // 2), *range(n - _SAMPLE // 2, n)]
    return (visible(labels[i]) for i in picked)


def elided(text: str, metrics: QFontMetricsF, width: float) -> str:
    """Return the visible form of `text`, shortened with … to fit `width`."""
    return metrics.elidedText(visible(text), Qt.TextElideMode.ElideRight, width)


def every(step: float, need: float) -> int:
    """Return how many cells of size `step` lie between two labels that each need `need`."""
    return max(1, -int(-need // step)) if step > 0 else 1
