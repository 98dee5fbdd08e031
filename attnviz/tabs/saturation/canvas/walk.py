"""Sums that grow number by number: six random walks in the envelope they usually keep to."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPen, QPolygonF

from attnviz.language import tr
from attnviz.tabs.saturation.canvas.fan_out import spread
from attnviz.tabs.saturation.canvas.marks import DOT, paint_dots, tick_values
from attnviz.ui.look.numbers import fixed, grouped, shortest
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme, mixed

APART = 1.1  # distance of two dots, of their width
LEADER = 20.0  # px of the design, from the plot to the dots
POINTS = 48  # of the envelope
FINE = 3.0  # pixels that two drawn sums lie apart at least: 6 × 1,024 of them take too long
FAINT = 0.7  # opacity of the walks beside a followed one


@dataclass(frozen=True)
class WalkPlot:
    """A plot of sums: 0 to `steps` from left to right, -limit to limit from bottom to top."""

    rect: QRectF
    steps: int
    limit: float

    def x_of(self, step: float) -> float:
        """Return where a number of summands lies."""
        return self.rect.left() + step / self.steps * self.rect.width()

    def y_of(self, value: float) -> float:
        """Return where a sum lies."""
        return self.rect.center().y() - value / self.limit * self.rect.height() / 2

    def places(
        self, steps: NDArray[Any], values: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return where sums lie, across and down, (n,) each."""
        across = self.rect.left() + steps * (self.rect.width() / self.steps)
        return across, self.rect.center().y() - values * (self.rect.height() / 2 / self.limit)

    def centres(self, ends: NDArray[Any], theme: Theme) -> list[QPointF]:
        """Return where the numbered dots lie: beside the ends of the walks, none on another."""
        places = [self.y_of(float(end)) for end in ends]
        gap = 2 * theme.px(DOT) * APART
        moved = spread(places, gap, self.rect.top(), self.rect.bottom())
        x = self.rect.right() + theme.px(LEADER + DOT)
        return [QPointF(x, y) for y in moved]


def walk_in(rect: QRectF, theme: Theme, steps: int, limit: float) -> WalkPlot:
    """Place a plot in `rect`: numbers left of it and below, dots with their scores on its right."""
    left = theme.px(44)
    right = theme.px(LEADER + 2 * DOT + 62)
    below, above = theme.size("tick") * 1.6, theme.px(DOT)
    return WalkPlot(rect.adjusted(left, above, -right, -below), steps, limit)


def paint_walk(
    painter: QPainter,
    plot: WalkPlot,
    paths: NDArray[Any],
    theme: Theme,
    *,
    ticks: float | None = None,
    followed: int | None = None,
    marked: tuple[int | None, ...] = (),
) -> None:
    """Draw the walks.

    Parameters
    ----------
    paths : (6, steps + 1), sums from 0 numbers on
    ticks : the scale whose numbers are written, while the plot is on its way to it
    followed : the walk that stands out, or None
    """
    painter.save()
    painter.setClipRect(plot.rect)
    _paint_envelope(painter, plot, theme)
    painter.restore()
    _paint_axes(painter, plot, theme, plot.limit if ticks is None else ticks)
    painter.save()
    painter.setClipRect(plot.rect.adjusted(0, -1, 1, 1))
    for number, path in enumerate(paths):
        if number != followed:
            _paint_path(painter, plot, path, theme, faint=followed is not None, bold=False)
    if followed is not None:
        _paint_path(painter, plot, paths[followed], theme, faint=False, bold=True)
    painter.restore()
    _paint_ends(painter, plot, paths[:, -1], theme, (*marked, followed))


def _paint_envelope(painter: QPainter, plot: WalkPlot, theme: Theme) -> None:
    """Fill between -√m and √m, m numbers added."""
    steps = np.linspace(0, math.sqrt(plot.steps), POINTS) ** 2  # finer where it bends
    upper = _points(*plot.places(steps, np.sqrt(steps)))
    lower = _points(*plot.places(steps, -np.sqrt(steps)))
    painter.setPen(QPen(theme.border, theme.hairline))
    painter.setBrush(theme.select_fill)
    painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))


def _paint_axes(painter: QPainter, plot: WalkPlot, theme: Theme, limit: float) -> None:
    rect = plot.rect
    painter.setFont(theme.font("tick"))
    for value in tick_values(limit):
        y = plot.y_of(value)
        if not rect.top() - 1 <= y <= rect.bottom() + 1:
            continue
        painter.setPen(QPen(theme.border if value == 0 else theme.grid, theme.hairline))
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        painter.setPen(theme.muted)
        base = base_of(y, theme.size("tick"))
        write(painter, rect.left() - theme.px(8), base, shortest(value), "right")
    painter.setPen(QPen(theme.border, theme.line(1)))
    painter.drawLine(rect.topLeft(), rect.bottomLeft())
    painter.setPen(theme.muted)
    base = rect.bottom() + theme.size("tick") * 1.25
    write(painter, rect.left(), base, "0", "centre")
    write(painter, rect.right(), base, grouped(plot.steps), "centre")
    write(painter, rect.center().x(), base, tr("terms added so far"), "centre")


def _paint_path(
    painter: QPainter, plot: WalkPlot, path: NDArray[Any], theme: Theme, *, faint: bool, bold: bool
) -> None:
    steps = _drawn_steps(plot)
    across, down = plot.places(steps, path[steps])
    colour = mixed(theme.ground, theme.K, FAINT) if faint and not theme.projector else theme.K
    width = theme.line(3 if bold else 1)
    painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.SquareCap))
    if width > 1 and painter.paintEngine().type() == QPaintEngine.Type.Raster:
        # Here a wide polyline takes eight times as long: its outline is worked out as a whole.
        painter.drawLines(_lines(across, down))
    else:
        painter.drawPolyline(_points(across, down))


def _points(across: NDArray[Any], down: NDArray[Any]) -> list[QPointF]:
    return [QPointF(x, y) for x, y in zip(across.tolist(), down.tolist(), strict=True)]


def _lines(across: NDArray[Any], down: NDArray[Any]) -> list[QLineF]:
    ends = np.stack([across[:-1], down[:-1], across[1:], down[1:]], axis=1)
    return [QLineF(*end) for end in ends.tolist()]


def _drawn_steps(plot: WalkPlot) -> NDArray[np.intp]:
    """Return the sums that are drawn: all, or every second or third where they lie too close."""
    stride = math.ceil(plot.steps * FINE / plot.rect.width())
    return np.append(np.arange(0, plot.steps, stride), plot.steps)


def _paint_ends(
    painter: QPainter,
    plot: WalkPlot,
    ends: NDArray[Any],
    theme: Theme,
    marked: tuple[int | None, ...],
) -> None:
    """Lead from the end of each walk to its numbered dot, and write the score beside it."""
    centres = plot.centres(ends, theme)
    painter.setPen(QPen(theme.K, theme.line(1)))
    for end, centre in zip(ends, centres, strict=True):
        painter.drawLine(QPointF(plot.rect.right(), plot.y_of(float(end))), centre)
    paint_dots(painter, centres, theme, marked)
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.text)
    digits = 0 if np.array_equal(ends, np.rint(ends)) else 1  # a coin takes whole steps
    for end, centre in zip(ends, centres, strict=True):
        base = base_of(centre.y(), theme.size("tick"))
        write(painter, centre.x() + theme.px(DOT + 6), base, fixed(end, digits))
