"""Scores as numbered dots on one ruler, with a band that says how far they usually lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from attnviz.tabs.saturation.canvas.fan_out import crowded, spread
from attnviz.tabs.saturation.canvas.marks import DOT, paint_dots, tick_values
from attnviz.ui.look.numbers import shortest
from attnviz.ui.look.text import write
from attnviz.ui.look.theme import Theme

RAISED = 25.0  # px of the design: how far above the ruler dots lie that would hide each other
BAND = 14.0  # half the height of the band
BELOW = 34.0  # from the ruler to the lower end of its numbers
APART = 1.15  # distance of two dots, of their width


@dataclass(frozen=True)
class Ruler:
    """A ruler from -limit to limit, from `left` to `right` at the height `y`."""

    left: float
    right: float
    y: float
    limit: float

    def x_of(self, score: float) -> float:
        """Return where a score lies."""
        return self.left + (score / self.limit + 1) / 2 * (self.right - self.left)

    def centres(self, scores: Sequence[float], theme: Theme) -> list[QPointF]:
        """Return where the dots lie: on the ruler, or fanned out above it where they crowd."""
        places = [self.x_of(float(score)) for score in scores]
        gap = 2 * theme.px(DOT) * APART
        close = sorted(crowded(places, gap))
        low, high = self.left - theme.px(DOT), self.right + theme.px(DOT)
        moved = spread([places[number] for number in close], gap, low, high)
        found = [QPointF(x, self.y) for x in places]
        for number, x in zip(close, moved, strict=True):
            found[number] = QPointF(x, self.y - theme.px(RAISED))
        return found


def ruler_in(rect: QRectF, theme: Theme, limit: float, inset: float) -> Ruler:
    """Place a ruler in `rect`, its numbers at the lower edge."""
    y = rect.bottom() - theme.px(BELOW)
    return Ruler(rect.left() + inset, rect.right() - inset, y, limit)


def ruler_height(theme: Theme) -> float:
    """Return the height that a ruler needs, raised dots included."""
    return theme.px(BELOW + RAISED + DOT) + 2 * theme.line(2)


def paint_ruler(
    painter: QPainter,
    ruler: Ruler,
    scores: Sequence[float],
    theme: Theme,
    *,
    usual: float,
    ticks: float | None = None,
    marked: Sequence[int | None] = (),
) -> None:
    """Draw the ruler.

    Parameters
    ----------
    usual : the band goes from -usual to usual
    ticks : the scale whose numbers are written, while the ruler is on its way to it
    """
    _paint_band(painter, ruler, usual, theme)
    painter.setPen(QPen(theme.border, theme.line(1.5)))
    painter.drawLine(QPointF(ruler.left, ruler.y), QPointF(ruler.right, ruler.y))
    painter.setFont(theme.font("tick"))
    high = theme.px(6)
    for value in tick_values(ruler.limit if ticks is None else ticks):
        x = ruler.x_of(value)
        if not ruler.left - 1 <= x <= ruler.right + 1:
            continue
        painter.setPen(QPen(theme.border, theme.line(1.5)))
        painter.drawLine(QPointF(x, ruler.y - high), QPointF(x, ruler.y + high))
        painter.setPen(theme.muted)
        base = ruler.y + theme.px(BAND) + theme.size("tick") * 1.2
        write(painter, x, base, shortest(value), "centre")
    centres = ruler.centres(scores, theme)
    painter.setPen(QPen(theme.K, theme.line(1.5)))
    for score, centre in zip(scores, centres, strict=True):
        if centre.y() != ruler.y:
            at = QPointF(ruler.x_of(float(score)), ruler.y)
            painter.drawLine(centre, at)
            painter.setBrush(theme.K)
            painter.drawEllipse(at, theme.line(1.5), theme.line(1.5))
    paint_dots(painter, centres, theme, marked)


def _paint_band(painter: QPainter, ruler: Ruler, usual: float, theme: Theme) -> None:
    """Draw the band with an edge: a projector washes its fill out."""
    left = max(ruler.x_of(-usual), ruler.left)
    right = min(ruler.x_of(usual), ruler.right)
    half = theme.px(BAND)
    band = QRectF(left, ruler.y - half, right - left, 2 * half)
    painter.fillRect(band, theme.select_fill)
    painter.setPen(QPen(theme.border, theme.hairline))
    for x in (left, right):
        painter.drawLine(QPointF(x, band.top()), QPointF(x, band.bottom()))
