"""What can be exported: a function that paints a figure into a rectangle of any device."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from attnviz.ui.look.theme import Theme

Draw = Callable[[QPainter, QRectF], None]
LEAST = (960, 540)  # pixels in which every tab has room for all that it shows, in screen looks


def shrink_of(look: Theme, size: QSize) -> float:
    """Return how much smaller than usual a tab is drawn for a picture of a size, at most 1.

    The look for a projector needs none: its letters go by the height of the picture.
    """
    if look.projector:
        return 1.0
    return min(1.0, size.width() / LEAST[0], size.height() / LEAST[1])


def room_in(size: QSize, shrink: float) -> QSize:
    """Return the size for which a tab is laid out that is drawn smaller."""
    return (QSizeF(size) / shrink).toSize()


def shrunk(draw: Draw, shrink: float) -> Draw:
    """Return a drawing in which everything is smaller, and which so has more room."""
    if shrink == 1.0:
        return draw

    def smaller(painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.scale(shrink, shrink)
        corner = QPointF(rect.x() / shrink, rect.y() / shrink)
        draw(painter, QRectF(corner, rect.size() / shrink))
        painter.restore()

    return smaller
