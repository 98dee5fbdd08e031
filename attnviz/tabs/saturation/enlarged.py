"""What can fill the picture in a lesson: the walk, a chart, the slopes, the curve of many draws."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.language import tr
from attnviz.tabs.saturation.canvas.chart import layout_chart, paint_chart
from attnviz.tabs.saturation.canvas.marks import scale_limit
from attnviz.tabs.saturation.canvas.picture import picture_of
from attnviz.tabs.saturation.canvas.walk import paint_walk, walk_in
from attnviz.tabs.saturation.panel.bands import bands_of, layout_bands, paint_bands
from attnviz.tabs.saturation.panel.many_draws import curves_now
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.numbers import DIVISOR_NAMES, slope_text
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.enlargement import Part
from attnviz.ui.tab.large_lines import LargeLine, paint_lines

MARKED = ((1, 64, 1024), (1024,), ())  # sizes with a number on each curve: raw, ÷ √d, ÷ d
NUMBER = 0.24  # of the height: the number of a draw over both charts


def paint_walks(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the walk of every score."""
    paths = state.paths
    usual = float(state.d_k) ** 0.5
    limit = scale_limit(max(float(abs(paths).max()), usual))
    plot = walk_in(rect, theme, paths.shape[1] - 1, limit)
    paint_walk(painter, plot, paths, theme, followed=state.followed, marked=(state.followed,))


def paint_left(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the chart of the scores as they are."""
    chart = picture_of(state).charts[0]
    paint_chart(painter, chart, theme, layout_chart(chart, theme, rect), followed=state.followed)


def paint_right(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the chart of the divided scores."""
    chart = picture_of(state).charts[1]
    paint_chart(painter, chart, theme, layout_chart(chart, theme, rect), followed=state.followed)


def paint_both(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint both charts side by side."""
    gap = theme.px(32)
    wide = (rect.width() - gap) / 2
    paint_left(painter, QRectF(rect.x(), rect.y(), wide, rect.height()), theme, state)
    right = QRectF(rect.x() + wide + gap, rect.y(), wide, rect.height())
    paint_right(painter, right, theme, state)


def paint_slopes(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write the two slopes."""
    hidden = "readouts" in state.covers
    slopes = (
        ("?", "?")
        if hidden
        else tuple(slope_text(readout.slope) for readout in (state.raw, state.divided))
    )
    names = ("softmax(q·k)", f"softmax(q·k ÷ {DIVISOR_NAMES[state.spec.divisor]})")
    lines = [
        LargeLine(tr("{name}: slope", name=name), (slope,), theme.V, bold=True)
        for name, slope in zip(names, slopes, strict=True)
    ]
    paint_lines(painter, rect, theme, lines)


def paint_curve(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the largest share at every size, over many draws, with its number at some sizes."""
    bands = bands_of(curves_now(state.spec.distribution), "largest")
    layout = layout_bands(bands, theme, rect)
    paint_bands(painter, layout, theme)
    font = theme.font("label", bold=True)
    metrics, dot, gap = QFontMetricsF(font), theme.px(4), theme.px(6)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    for curve, sizes in zip(bands.curves, MARKED, strict=True):
        for size in sizes:
            value = float(curve.mean[bands.sizes.index(size)])
            at, told = QPointF(layout.x_of(size), layout.y_of(value)), whole_percent(value)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.text)
            painter.drawEllipse(at, dot, dot)
            painter.setPen(theme.text)
            # Beside its dot where the plot has room, over it at the right end.
            wide = metrics.horizontalAdvance(told)
            x = min(at.x() + gap, layout.plot.right() - wide)
            painter.drawText(QPointF(x, at.y() - gap), told)


def paint_draw(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write the number of the draw in large letters, and both charts under it."""
    draw = state.spec.draw
    top = QRectF(rect.x(), rect.y(), rect.width(), NUMBER * rect.height())
    if isinstance(draw, int):
        line = LargeLine(tr("Draw"), (str(draw),), theme.text, bold=True)
    else:
        line = LargeLine(tr("The draw of the chapter"), bold=True)
    paint_lines(painter, top, theme, [line])
    paint_both(painter, rect.adjusted(0, top.height(), 0, 0), theme, state)


PARTS: dict[str, Part[State]] = {
    "walk": paint_walks,
    "left chart": paint_left,
    "charts": paint_both,
    "readouts": paint_slopes,
    "curve": paint_curve,
    "draw": paint_draw,
}
