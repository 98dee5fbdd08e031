"""One softmax as bars: for each key what goes in, a bar of its share, and the share in print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.language import tr
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.predict.tally import paint_cover

BAR = 0.6  # height of a bar, of its row
TALLEST = 60.0  # px of the design: of a bar
LARGE_SHARE = 0.25  # share over which a number is bold
SAMPLE_INPUT, SAMPLE_NUMBER = "−888.8", "100.0%"
GAP = 10.0
TITLE, HEAD, FOOT = 26.0, 17.0, 26.0  # heights of the lines over and under the bars
LEAST_ROW = 23.0  # px of the design: lower ones take the room of the line under them


@dataclass(frozen=True, eq=False)
class ShareChart:
    """What a chart shows.

    Parameters
    ----------
    title : over the chart
    labels : one name a key
    input_title : over the numbers that go in
    inputs : one printed number a key
    shares : one number from 0 to 1 a key
    numbers : the shares in print
    notes : what is said under the bars; those that do not fit are left out
    editable : whether the inputs can be typed over
    ballot : the shares are covered, or were; while they are, they are 0 and not in print
    rest : whether the last row adds up keys that are not shown
    slopes, slopes_title : at the right end, in print, how much one share moves per unit of what
        goes in
    """

    title: str
    labels: Sequence[str]
    input_title: str
    inputs: Sequence[str]
    shares: Sequence[float]
    numbers: Sequence[str]
    notes: Sequence[str] = ()
    editable: bool = False
    ballot: Ballot | None = None
    rest: bool = False
    slopes: Sequence[str] = ()
    slopes_title: str = ""


@dataclass(frozen=True)
class ChartLayout:
    """Where the parts of a chart lie; bars and boxes by row number."""

    rect: QRectF
    rows_top: float
    row_height: float
    n: int
    input_left: float
    input_right: float
    bar_left: float
    bar_right: float
    number_x: float
    foot: bool

    def middle(self, row: int) -> float:
        """Return the height of the middle of a row."""
        return self.rows_top + (row + 0.5) * self.row_height

    def row_rect(self, row: int) -> QRectF:
        """Return a whole row."""
        top = self.rows_top + row * self.row_height
        return QRectF(self.rect.left(), top, self.rect.width(), self.row_height)

    def bar_rect(self, row: int, theme: Theme) -> QRectF:
        """Return the frame of a bar: 100 %."""
        high = min(self.row_height * BAR, theme.px(TALLEST))
        top = round(self.middle(row) - high / 2)
        return QRectF(self.bar_left, top, self.bar_right - self.bar_left, round(high))

    def tile_rect(self, row: int, theme: Theme) -> QRectF:
        """Return what covers bar and number: where rows are flat, higher than the bar."""
        bar = self.bar_rect(row, theme)
        high = max(bar.height(), min(self.row_height - theme.px(3), theme.size("label") * 1.4))
        top = bar.center().y() - high / 2
        return QRectF(bar.left(), top, self.rect.right() - bar.left(), high)

    def input_rect(self, row: int, theme: Theme) -> QRectF:
        """Return the box of the number that goes in."""
        high = min(self.row_height - 6, theme.size("label") * 1.9)
        top = self.middle(row) - high / 2
        return QRectF(self.input_left, top, self.input_right - self.input_left, high)

    def row_at(self, point: QPointF) -> int | None:
        """Return the row at a point."""
        high = self.n * self.row_height
        if not QRectF(self.rect.left(), self.rows_top, self.rect.width(), high).contains(point):
            return None
        return min(int((point.y() - self.rows_top) / self.row_height), self.n - 1)


def layout_chart(chart: ShareChart, theme: Theme, rect: QRectF) -> ChartLayout:
    """Place a chart in `rect`."""
    n = len(chart.shares)
    gap = theme.px(GAP)
    bold = QFontMetricsF(theme.font("label", bold=True))
    labels = max(bold.horizontalAdvance(label) for label in chart.labels)
    inputs = _widest((SAMPLE_INPUT, *chart.inputs), bold) + gap
    number = _widest((SAMPLE_NUMBER, *chart.numbers), bold)
    top = rect.top() + theme.px(TITLE + HEAD)
    foot = rect.bottom() - theme.px(FOOT) - top >= n * theme.px(LEAST_ROW) - 1
    bottom = rect.bottom() - (theme.px(FOOT) if foot else 0.0)
    input_left = rect.left() + labels + 2 * gap
    bar_left = input_left + inputs + gap
    slopes = _widest((chart.slopes_title, *chart.slopes), bold) + gap if chart.slopes else 0.0
    bar_right = max(rect.right() - number - slopes - 2 * gap, bar_left + 1)
    return ChartLayout(
        rect=rect,
        rows_top=top,
        row_height=max(1.0, (bottom - top) / n),
        n=n,
        input_left=input_left,
        input_right=input_left + inputs,
        bar_left=bar_left,
        bar_right=bar_right,
        number_x=bar_right + gap,
        foot=foot,
    )


def least_width(theme: Theme) -> float:
    """Return the width under which a chart has no room for its bars."""
    metrics = QFontMetricsF(theme.font("label", bold=True))
    text = _widest((tr("key {n}", n=8),), metrics) + _widest((SAMPLE_INPUT,), metrics)
    return text + _widest((SAMPLE_NUMBER,), metrics) + theme.px(7 * GAP + 60)


def _widest(texts: Sequence[str], metrics: QFontMetricsF) -> float:
    return max(metrics.horizontalAdvance(text) for text in texts)


def paint_chart(
    painter: QPainter,
    chart: ShareChart,
    theme: Theme,
    layout: ChartLayout,
    *,
    drawn: Sequence[float] | None = None,
    followed: int | None = None,
    pointed: int | None = None,
) -> None:
    """Draw a chart.

    Parameters
    ----------
    drawn : the shares that the bars have now, on their way to the ones that the numbers say
    followed : the row that is marked by fill, edge and bold letters
    pointed : the row under the pointer or the keyboard, marked by a dashed edge
    """
    painter.setFont(theme.font("body", bold=True))
    painter.setPen(theme.text)
    left = layout.rect.left()
    base = base_of(layout.rect.top() + theme.px(TITLE) / 2, theme.size("body"))
    write(painter, left, base, chart.title)
    _paint_heads(painter, chart, theme, layout)
    _mark(painter, theme, layout, followed, pointed)
    for row in range(layout.n):
        _paint_row(painter, chart, theme, layout, row=row, bold=row == followed)
        frame, share = layout.bar_rect(row, theme), (drawn or chart.shares)[row]
        seen = share if share * frame.width() >= 0.5 else 0.0
        colour = theme.muted if chart.rest and row == layout.n - 1 else theme.V
        paint_bar(painter, theme, frame, seen, colour, least=theme.hairline)
    if chart.ballot is not None:
        _paint_cover(painter, chart.ballot, theme, layout)
    if not layout.foot:
        return
    painter.setFont(theme.font("label"))
    painter.setPen(theme.muted)
    base = base_of(layout.rect.bottom() - theme.px(FOOT) / 2, theme.size("label"))
    write(painter, left, base, fitting(chart.notes, painter, layout.rect.width()))


def _paint_cover(painter: QPainter, ballot: Ballot, theme: Theme, layout: ChartLayout) -> None:
    """Lay a tile over the bar and the number of each row, or lift it."""
    for row in range(layout.n):
        tile = layout.tile_rect(row, theme)
        paint_cover(painter, tile, theme, ballot.lifted(row, layout.n), ballot.number(row))


def fitting(notes: Sequence[str], painter: QPainter, width: float) -> str:
    """Join as many notes as fit on a line."""
    text = ""
    for note in notes:
        longer = f"{text}    {note}" if text else note
        if text and painter.fontMetrics().horizontalAdvance(longer) > width:
            break
        text = longer
    return text


def _paint_heads(painter: QPainter, chart: ShareChart, theme: Theme, layout: ChartLayout) -> None:
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    middle = layout.rows_top - theme.px(HEAD) / 2
    base = base_of(middle, theme.size("tick"))
    write(painter, layout.input_right - theme.px(GAP) / 2, base, chart.input_title, "right")
    write(painter, layout.rect.right(), base, chart.slopes_title, "right")


def _mark(
    painter: QPainter,
    theme: Theme,
    layout: ChartLayout,
    followed: int | None,
    pointed: int | None,
) -> None:
    radius, edge = theme.px(4), theme.px(6)
    for row, fill in ((followed, True), (pointed, False)):
        if row is None or (row == followed and not fill):
            continue
        box = layout.row_rect(row).adjusted(-edge, 1, edge, -1)
        pen = QPen(theme.select_edge if fill else theme.border, theme.line(1))
        if not fill:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(theme.select_fill if fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)


def _paint_row(
    painter: QPainter,
    chart: ShareChart,
    theme: Theme,
    layout: ChartLayout,
    *,
    row: int,
    bold: bool,
) -> None:
    base = base_of(layout.middle(row), theme.size("label"))
    painter.setFont(theme.font("label", bold=bold))
    painter.setPen(theme.text)
    write(painter, layout.rect.left(), base, chart.labels[row])
    if chart.editable:
        painter.setPen(QPen(theme.border, theme.hairline))
        painter.setBrush(theme.surface)
        radius = theme.px(6)
        painter.drawRoundedRect(layout.input_rect(row, theme), radius, radius)
    painter.setPen(theme.text)
    write(painter, layout.input_right - theme.px(GAP) / 2, base, chart.inputs[row], "right")
    painter.setFont(theme.font("label", bold=bold or chart.shares[row] > LARGE_SHARE))
    write(painter, layout.number_x, base, chart.numbers[row])
    if row < len(chart.slopes):
        painter.setFont(theme.font("label", bold=bold))
        write(painter, layout.rect.right(), base, chart.slopes[row], "right")
