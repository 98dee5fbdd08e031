"""What ruler and walk have in common: the scale of scores and the numbered dots on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme

DOT = 10.0  # px of the design: radius
UNIT = 5.0  # the smallest scale ends at ±5, the others at twice the one before


def scale_limit(extent: float) -> float:
    """Return the end of the scale that holds ±`extent`: 5, 10, 20, 40, …"""
    limit = UNIT
    while limit < extent:
        limit *= 2
    return limit


def tick_values(limit: float) -> tuple[float, ...]:
    """Return the five numbers that stand on a scale."""
    return (-limit, -limit / 2, 0.0, limit / 2, limit)


def paint_dots(
    painter: QPainter,
    centres: Sequence[QPointF],
    theme: Theme,
    marked: Sequence[int | None] = (),
) -> None:
    """Draw numbered dots, counted from 1; a marked one has a second edge around it."""
    radius = theme.px(DOT)
    font = theme.font("tick", bold=True)
    for number, centre in enumerate(centres):
        painter.setPen(QPen(theme.surface, theme.line(2)))
        painter.setBrush(theme.K)
        painter.drawEllipse(centre, radius, radius)
        if number in marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.select_edge, theme.line(2)))
            painter.drawEllipse(centre, radius + theme.line(2), radius + theme.line(2))
        painter.setFont(font)
        painter.setPen(theme.ink(theme.K))
        base = base_of(centre.y(), theme.size("tick"))
        write(painter, centre.x(), base, str(number + 1), "centre")


def dot_at(point: QPointF, centres: Sequence[QPointF], theme: Theme) -> int | None:
    """Return the number of the dot under a point, counted from 0."""
    reach = theme.px(DOT) + 2
    for number, centre in enumerate(centres):
        away = point - centre
        if away.x() ** 2 + away.y() ** 2 <= reach**2:
            return number
    return None
