"""Text at a point, aligned on it: what every painted widget needs and Qt only does in boxes."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

Side = Literal["left", "right", "centre"]

CAPITAL_MIDDLE = 0.36  # from the base line to the middle of a capital letter, of the text size


def write(painter: QPainter, x: float, base: float, text: str, side: Side = "left") -> None:
    """Write `text` in the painter's font with its left end, right end or middle at `x`."""
    if side != "left":
        width = painter.fontMetrics().horizontalAdvance(text)
        x -= width if side == "right" else width / 2
    painter.drawText(QPointF(x, base), text)


def base_of(middle: float, px: float) -> float:
    """Return the base line that centres letters of `px` pixels on the height `middle`."""
    return middle + CAPITAL_MIDDLE * px
