"""A slider on a logarithmic track, with stops that it snaps to, for whole numbers or others."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from attnviz.ui.look.numbers import shortest
from attnviz.ui.look.text import write
from attnviz.ui.look.theme import Theme

SNAP = 6.0  # pixels within which a stop draws the handle to itself
HANDLE = 10.0  # px of the design: radius
TICK = 8.0


@dataclass(frozen=True)
class LogTrack:
    """Where the slider lies: the track from `left` to `right` at the height `y`.

    `stops` are increasing numbers; the first and the last are the ends. Where they are not all
    whole, numbers between them have two digits.
    """

    left: float
    right: float
    y: float
    stops: tuple[float, ...]

    def x_of(self, value: float) -> float:
        """Return where a value lies on the track."""
        low, high = math.log(self.stops[0]), math.log(self.stops[-1])
        share = (math.log(value) - low) / (high - low)
        return self.left + share * (self.right - self.left)

    def value_at(self, x: float, snap: bool = True) -> float:
        """Return the number at a point, or the stop that is within reach."""
        if snap:
            stop = min(self.stops, key=lambda each: abs(self.x_of(each) - x))
            if abs(self.x_of(stop) - x) <= SNAP:
                return stop
        share = (x - self.left) / (self.right - self.left)
        low, high = math.log(self.stops[0]), math.log(self.stops[-1])
        value = math.exp(low + min(max(share, 0.0), 1.0) * (high - low))
        whole = all(stop == int(stop) for stop in self.stops)
        value = round(value) if whole else float(f"{value:.2g}")
        return min(max(value, self.stops[0]), self.stops[-1])

    def contains(self, point: QPointF, theme: Theme) -> bool:
        """Whether a point takes the handle or the track."""
        reach = theme.px(HANDLE) + 4
        inside = self.left - reach <= point.x() <= self.right + reach
        return inside and abs(point.y() - self.y) <= reach


def paint_log_slider(
    painter: QPainter,
    track: LogTrack,
    value: float,
    theme: Theme,
    *,
    focused: bool = False,
) -> None:
    """Draw track, stops with their numbers, and the handle."""
    rest = theme.border if theme.projector else theme.grid
    wide = theme.line(2.5) if theme.projector else 4.0
    painter.setPen(QPen(rest, wide, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(track.left, track.y), QPointF(track.right, track.y))
    painter.setPen(QPen(theme.accent, wide, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(track.left, track.y), QPointF(track.x_of(value), track.y))
    high = theme.px(TICK)
    painter.setFont(theme.font("tick"))
    base = track.y + theme.px(HANDLE) + 3 * theme.line(2) + theme.size("tick")
    places = [(stop, track.x_of(stop)) for stop in track.stops]
    painter.setPen(Qt.PenStyle.NoPen)
    for stop, x in places:
        painter.setBrush(theme.accent if stop <= value else theme.border)
        painter.drawEllipse(QPointF(x, track.y), high / 2, high / 2)
    painter.setPen(theme.muted)
    for stop, x in places:
        write(painter, x, base, shortest(stop), "centre")
    at, radius = QPointF(track.x_of(value), track.y), theme.px(HANDLE)
    painter.setPen(QPen(theme.window, theme.line(3)))
    painter.setBrush(theme.accent)
    painter.drawEllipse(at, radius, radius)
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.focus, theme.line(2)))
        around = radius + theme.line(2) * 2
        painter.drawEllipse(at, around, around)
