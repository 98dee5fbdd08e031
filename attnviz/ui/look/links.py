"""Links between a word that asks and one that is read, as wide as the share between them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from attnviz.ui.look.theme import Theme

FAINT = 0.02  # share under which a link is a hairline
WIDTH = 9.0  # px of a link of 100 %
PROJECTOR_WIDTH = 16.0  # the same on an image 1080 px high
SHEER = 0.45  # opacity of wide links, so that crossing ones can be told apart
SOLID = 0.25  # share under which links become more solid the thinner they are


def link_curve(start: QPointF, end: QPointF) -> QPainterPath:
    """Return the curve from one word to another, level at both ends."""
    half = (start.x() - end.x()) / 2
    path = QPainterPath(start)
    path.cubicTo(QPointF(start.x() - half, start.y()), QPointF(end.x() + half, end.y()), end)
    return path


def link_width(theme: Theme, share: float) -> float:
    """Return how wide a link is drawn."""
    unit = PROJECTOR_WIDTH if theme.projector else WIDTH
    return max(theme.hairline, unit * theme.scale * share)


def opacity(share: float) -> float:
    """Return how solid a link is drawn; a thin one would drown on a projector otherwise."""
    return SHEER + (1 - SHEER) * max(0.0, 1 - share / SOLID)


def paint_link(
    painter: QPainter, theme: Theme, path: QPainterPath, share: float, solid: float = 1.0
) -> None:
    """Draw one link; `solid` is the opacity of all of them."""
    faint = share < FAINT
    colour = theme.grid if faint else theme.V
    width = theme.hairline if faint else link_width(theme, share)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setOpacity(solid if faint else opacity(share) * solid)
    painter.drawPath(path)
