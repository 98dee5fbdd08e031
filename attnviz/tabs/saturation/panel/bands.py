"""Mean curves with a band around each, over sizes on a logarithmic axis; a ring marks a size.

What is shown, where it lies, and how it is painted.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from attnviz.engine.saturation import DIVISORS, N_KEYS, STOPS, Band
from attnviz.language import tr
from attnviz.tabs.saturation.words.numbers import CURVES
from attnviz.ui.look.numbers import shortest
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme

Style = Literal["solid", "dash", "dot"]
Curves = Mapping[str, Mapping[str, Band]]
"""Quantity -> divisor -> its band over all stops."""

BAND = 0.16  # opacity of a band
RING = 5.5  # px of the design: radius
LINE = 22.0  # px of the design: a line of the legend
SAMPLE = 30.0  # length of a line in the legend
NAMED_SIZES = (1, 16, 128, 1024)
LINES: Mapping[str, tuple[str, Style]] = {
    "1": ("K", "solid"),
    "sqrt": ("Q", "dash"),
    "d": ("V", "dot"),
}
STYLES: dict[str, Qt.PenStyle] = {
    "solid": Qt.PenStyle.SolidLine,
    "dash": Qt.PenStyle.DashLine,
    "dot": Qt.PenStyle.DotLine,
}


@dataclass(frozen=True, eq=False)
class Curve:
    """One quantity over all sizes: mean, and the band from `low` to `high`, (n_sizes,) each."""

    name: str
    mean: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    colour: str
    style: Style


@dataclass(frozen=True, eq=False)
class Bands:
    """What the plot shows.

    Parameters
    ----------
    sizes : increasing, the same for all curves
    ticks : heights that are named on the upright axis, with what stands there
    low, high : ends of the upright axis
    log : whether the upright axis is logarithmic
    named_sizes : sizes that are named on the lying axis
    """

    curves: tuple[Curve, ...]
    sizes: tuple[int, ...]
    ticks: tuple[tuple[float, str], ...]
    low: float
    high: float
    log: bool = False
    named_sizes: tuple[int, ...] = ()


def bands_of(curves: Curves, quantity: str) -> Bands:
    """Turn one quantity over many draws into what the plot draws."""
    found = curves[quantity]
    lines = tuple(
        Curve(tr(name), found[key].mean, found[key].low, found[key].high, *LINES[key])
        for key, name in CURVES
    )
    low, high, log = _axis(found, quantity)
    return Bands(lines, STOPS, _ticks(quantity, low, high), low, high, log, NAMED_SIZES)


def _axis(found: Mapping[str, Band], quantity: str) -> tuple[float, float, bool]:
    """Return the ends of the upright axis, and whether it is logarithmic."""
    if quantity == "largest":
        return 0.0, 1.0, False
    if quantity == "entropy":
        return 0.0, math.log2(N_KEYS), False
    highest = max(float(found[name].high.max()) for name in DIVISORS)
    if quantity == "slope":
        return 0.0, math.ceil(highest * 10) / 10, False
    lowest = min(float(found[name].low.min()) for name in DIVISORS)
    return lowest / 1.2, highest * 1.2, True


def _ticks(quantity: str, low: float, high: float) -> tuple[tuple[float, str], ...]:
    if quantity == "largest":
        return tuple((share, f"{share:.0%}") for share in (0.0, 0.5, 1.0))
    if quantity == "entropy":
        return tuple((float(bits), str(bits)) for bits in range(int(high) + 1))
    if quantity == "slope":
        return tuple((value, shortest(value)) for value in np.linspace(low, high, 3).tolist())
    powers = range(math.ceil(math.log10(low)), math.floor(math.log10(high)) + 1)
    return tuple((10.0**power, shortest(10.0**power)) for power in powers)


@dataclass(frozen=True, eq=False)
class BandsLayout:
    """Where the plot lies."""

    bands: Bands
    plot: QRectF
    legend: QRectF

    def x_of(self, size: float) -> float:
        """Return where a size lies."""
        first, last = (math.log(self.bands.sizes[i]) for i in (0, -1))
        share = (math.log(size) - first) / (last - first)
        return self.plot.left() + share * self.plot.width()

    def y_of(self, value: float) -> float:
        """Return where a value lies."""
        low, high = self.bands.low, self.bands.high
        if self.bands.log:
            low, high, value = math.log(low), math.log(high), math.log(max(value, low))
        share = (value - low) / (high - low)
        return self.plot.bottom() - share * self.plot.height()

    def mean_at(self, curve: Curve, size: float) -> float:
        """Return the height of the line of a curve over any size."""
        places = np.log(self.bands.sizes)
        means = np.log(curve.mean) if self.bands.log else curve.mean
        height = float(np.interp(math.log(size), places, means))
        return math.exp(height) if self.bands.log else height

    def nearest(self, point: QPointF) -> tuple[int, int] | None:
        """Return the numbers of the curve and the size whose point is nearest, in the plot."""
        if not self.plot.adjusted(-8, -8, 8, 8).contains(point):
            return None
        sizes = self.bands.sizes
        place = min(range(len(sizes)), key=lambda i: abs(self.x_of(sizes[i]) - point.x()))
        curves = self.bands.curves
        number = min(
            range(len(curves)),
            key=lambda i: abs(self.y_of(float(curves[i].mean[place])) - point.y()),
        )
        return number, place


def layout_bands(bands: Bands, theme: Theme, rect: QRectF) -> BandsLayout:
    """Place plot and legend in `rect`."""
    metrics = QFontMetricsF(theme.font("tick"))
    left = max(metrics.horizontalAdvance(text) for _, text in bands.ticks) + theme.px(8)
    right = metrics.horizontalAdvance(str(bands.sizes[-1])) / 2
    legend = legend_height(bands, theme, rect.width())
    below = theme.size("tick") * 1.7
    plot = rect.adjusted(left, theme.px(7), -right, -legend - below)
    legend_rect = QRectF(rect.left(), rect.bottom() - legend, rect.width(), legend)
    return BandsLayout(bands, plot, legend_rect)


def legend_height(bands: Bands, theme: Theme, width: float) -> float:
    """Return the height of the legend: one line where it fits, else one a curve."""
    lines = 1 if _in_one_line(bands, theme) <= width else len(bands.curves)
    return theme.px(LINE) * lines


def _in_one_line(bands: Bands, theme: Theme) -> float:
    metrics = QFontMetricsF(theme.font("label"))
    names = sum(metrics.horizontalAdvance(curve.name) for curve in bands.curves)
    n = len(bands.curves)
    return names + theme.px(SAMPLE + 8) * n + theme.px(10) * (n - 1)


def paint_bands(painter: QPainter, layout: BandsLayout, theme: Theme) -> None:
    """Draw the plot without the marks that move."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_frame(painter, layout, theme)
    painter.save()
    painter.setClipRect(layout.plot)
    for curve in layout.bands.curves:
        _paint_band(painter, layout, curve, theme)
    painter.restore()
    for curve in layout.bands.curves:
        _paint_line(painter, layout, curve, theme)
    _paint_legend(painter, layout, theme)


def paint_marks(
    painter: QPainter,
    layout: BandsLayout,
    theme: Theme,
    size: float,
    read: tuple[int, int] | None = None,
) -> None:
    """Draw what moves over the plot.

    Parameters
    ----------
    size : marked by a ring on each curve
    read : the numbers of the curve and the size whose point is being read
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for curve in layout.bands.curves:
        centre = QPointF(layout.x_of(size), layout.y_of(layout.mean_at(curve, size)))
        painter.setPen(QPen(theme.colour(curve.colour), theme.line(2.5)))
        painter.setBrush(theme.surface)
        painter.drawEllipse(centre, theme.px(RING), theme.px(RING))
    if read is not None:
        _paint_read(painter, layout, theme, read)


def _paint_frame(painter: QPainter, layout: BandsLayout, theme: Theme) -> None:
    plot, bands = layout.plot, layout.bands
    painter.setFont(theme.font("tick"))
    for value, text in bands.ticks:
        y = layout.y_of(value)
        painter.setPen(QPen(theme.grid, theme.hairline))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(theme.muted)
        write(painter, plot.left() - theme.px(6), base_of(y, theme.size("tick")), text, "right")
    base = plot.bottom() + theme.size("tick") * 1.35
    for named in bands.named_sizes:
        write(painter, layout.x_of(named), base, str(named), "centre")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.border, theme.line(1)))
    painter.drawLine(plot.bottomLeft(), plot.bottomRight())


def _paint_band(painter: QPainter, layout: BandsLayout, curve: Curve, theme: Theme) -> None:
    sizes = layout.bands.sizes
    upper = _points(layout, sizes, curve.high)
    lower = _points(layout, sizes, curve.low)
    fill = QColor(theme.colour(curve.colour))
    fill.setAlphaF(BAND)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))


def _paint_line(painter: QPainter, layout: BandsLayout, curve: Curve, theme: Theme) -> None:
    path = QPainterPath()
    path.addPolygon(QPolygonF(_points(layout, layout.bands.sizes, curve.mean)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(curve_pen(curve, theme))
    painter.drawPath(path)


def _points(
    layout: BandsLayout, sizes: Sequence[int], values: NDArray[np.float64]
) -> list[QPointF]:
    return [
        QPointF(layout.x_of(size), layout.y_of(float(value)))
        for size, value in zip(sizes, values, strict=True)
    ]


def curve_pen(curve: Curve, theme: Theme) -> QPen:
    """Return the pen of a curve: its colour and its own kind of line."""
    return QPen(theme.colour(curve.colour), theme.line(2.5), STYLES[curve.style])


def _paint_read(
    painter: QPainter, layout: BandsLayout, theme: Theme, read: tuple[int, int]
) -> None:
    """Mark the point that is being read, and its band."""
    curve, size = layout.bands.curves[read[0]], layout.bands.sizes[read[1]]
    x = layout.x_of(size)
    low, mean, high = (
        layout.y_of(float(part[read[1]])) for part in (curve.low, curve.mean, curve.high)
    )
    painter.setPen(QPen(theme.text, theme.line(1.5)))
    painter.drawLine(QPointF(x, low), QPointF(x, high))
    for y in (low, high):
        painter.drawLine(QPointF(x - theme.px(4), y), QPointF(x + theme.px(4), y))
    painter.setBrush(theme.text)
    painter.drawEllipse(QPointF(x, mean), theme.px(4), theme.px(4))


def _paint_legend(painter: QPainter, layout: BandsLayout, theme: Theme) -> None:
    legend = layout.legend
    stacked = legend.height() > theme.px(LINE) * 1.5
    x, middle = legend.left(), legend.top() + theme.px(LINE) / 2
    painter.setFont(theme.font("label"))
    for curve in layout.bands.curves:
        painter.setPen(curve_pen(curve, theme))
        end = x + theme.px(SAMPLE)
        painter.drawLine(QPointF(x, middle), QPointF(end, middle))
        painter.setPen(theme.text)
        base = base_of(middle, theme.size("label"))
        write(painter, end + theme.px(8), base, curve.name)
        if stacked:
            middle += theme.px(LINE)
        else:
            x = end + theme.px(18) + painter.fontMetrics().horizontalAdvance(curve.name)
