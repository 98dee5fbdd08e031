"""The picture of a lettered step: a pair of numbers on a dial, or scores on the curve of a cap."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.step_by_step.state.letter_picture import BentRow, TurnedPair
from attnviz.ui.look import numbers
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

HIGH = 148.0  # px of the design
TIP = 7.0  # px of the design: length of the head of an arrow
STEPS = 60  # of the curve


class LetterPlot(Themed, QWidget):
    """Shows what a lettered step does to the lit cell. Setters never emit."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: TurnedPair | BentRow | None = None

    @property
    def shown(self) -> TurnedPair | BentRow | None:
        """Return what is shown."""
        return self._shown

    def show_picture(self, picture: TurnedPair | BentRow | None) -> None:
        """Show another pair or row; None shows nothing."""
        self._shown = picture
        self.setAccessibleName("" if picture is None else told(picture))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._theme.px(HIGH)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self._theme.px(HIGH)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint = paint_dial if isinstance(self._shown, TurnedPair) else paint_curve
            paint(painter, QRectF(self.rect()), self._theme, self._shown)  # type: ignore[arg-type]


def title_of(picture: TurnedPair | BentRow) -> str:
    """Name a picture."""
    if isinstance(picture, TurnedPair):
        name = picture.array.lower()
        return tr("Pair {pair} of {name}, rotated", pair=picture.pair, name=name)
    return tr("Scores of this row, capped at ±{cap}", cap=numbers.shortest(picture.cap))


def told(picture: TurnedPair | BentRow) -> str:
    """Say what a picture shows as a screen reader does."""
    if isinstance(picture, TurnedPair):
        return tr(
            "{title}: from ({a}, {b}) to ({c}, {d})",
            title=title_of(picture),
            a=numbers.fixed(picture.before[0]),
            b=numbers.fixed(picture.before[1]),
            c=numbers.fixed(picture.after[0]),
            d=numbers.fixed(picture.after[1]),
        )
    if picture.place < 0:
        return title_of(picture)
    return tr(
        "{title}: {score} becomes {bent}",
        title=title_of(picture),
        score=numbers.fixed(float(picture.scores[picture.place])),
        bent=numbers.fixed(float(picture.bent[picture.place])),
    )


def paint_dial(painter: QPainter, rect: QRectF, theme: Theme, pair: TurnedPair) -> None:
    """Paint the two numbers as an arrow, before and after, and the way between them."""
    radius = min(rect.height(), rect.width() * 0.6) / 2 - theme.px(4)
    middle = QPointF(rect.left() + radius + theme.px(4), rect.center().y())
    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)
    for over in (QPointF(radius, 0), QPointF(0, radius)):
        painter.drawLine(middle - over, middle + over)
    scale = radius * 0.94 / (pair.length or 1.0)
    begins = math.atan2(pair.before[1], pair.before[0])
    arc = QRectF(0, 0, radius, radius)
    arc.moveCenter(middle)
    painter.setPen(QPen(theme.muted, theme.line(1), Qt.PenStyle.DotLine))
    turn = math.degrees(math.fmod(pair.angle, 2 * math.pi))
    painter.drawArc(arc, round(16 * math.degrees(begins)), round(16 * turn))
    for (x, y), colour, style in (
        (pair.before, theme.muted, Qt.PenStyle.DashLine),
        (pair.after, theme.text, Qt.PenStyle.SolidLine),
    ):
        painter.setPen(QPen(colour, theme.line(2), style))
        _arrow(painter, middle, QPointF(x * scale, -y * scale), theme)
    left = middle.x() + radius + theme.px(10)
    line = theme.size("tick") * 1.5
    top = rect.center().y() - 1.5 * line
    said = (
        (tr("– – before"), theme.muted),
        (tr("— after"), theme.text),
        (tr("{angle} rad", angle=numbers.shortest(pair.angle, 3)), theme.text),
        (tr("{turn}°", turn=numbers.fixed(turn, 1)), theme.muted),
    )
    painter.setFont(theme.font("tick"))
    for number, (text, colour) in enumerate(said):
        painter.setPen(colour)
        painter.drawText(QPointF(left, top + number * line), text)


def paint_curve(painter: QPainter, rect: QRectF, theme: Theme, row: BentRow) -> None:
    """Paint cap · tanh(score ÷ cap), its bounds, and the scores of the row on it."""
    tick = theme.size("tick")
    painter.setFont(theme.font("tick"))
    metrics = QFontMetricsF(painter.font())
    cap, bound = row.cap, numbers.shortest(row.cap)
    reach = max(2 * cap, float(np.abs(row.scores).max(initial=0.0)) * 1.05)
    room = metrics.horizontalAdvance(f"{numbers.MINUS}{bound}") + theme.px(6)
    box = rect.adjusted(room, tick, -theme.px(6), -tick * 1.7)

    def at(score: float, bent: float) -> QPointF:
        x = box.left() + (score + reach) / (2 * reach) * box.width()
        return QPointF(x, box.center().y() - bent / cap * box.height() / 2)

    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.drawLine(at(-reach, 0), at(reach, 0))
    painter.drawLine(at(0, -cap), at(0, cap))
    for sign, text in ((1, bound), (-1, f"{numbers.MINUS}{bound}")):
        painter.setPen(QPen(theme.grid, theme.hairline, Qt.PenStyle.DashLine))
        painter.drawLine(at(-reach, sign * cap), at(reach, sign * cap))
        painter.setPen(theme.muted)
        width = metrics.horizontalAdvance(text)
        y = at(0, sign * cap).y() + tick * 0.36
        painter.drawText(QPointF(box.left() - theme.px(6) - width, y), text)
    end = numbers.shortest(reach, 2)
    base = rect.bottom() - tick * 0.3
    painter.drawText(QPointF(box.left(), base), f"{numbers.MINUS}{end}")
    painter.drawText(QPointF(box.right() - metrics.horizontalAdvance(end), base), end)
    painter.setPen(QPen(theme.muted, theme.line(1.5)))
    xs = np.linspace(-reach, reach, STEPS + 1)
    painter.drawPolyline(QPolygonF([at(float(x), cap * math.tanh(x / cap)) for x in xs]))
    painter.setPen(QPen(theme.surface, theme.hairline))
    painter.setBrush(theme.text)
    for score, bent in zip(row.scores.tolist(), row.bent.tolist(), strict=True):
        painter.drawEllipse(at(score, bent), theme.px(3), theme.px(3))
    if row.place >= 0:
        painter.setPen(QPen(theme.select_edge, theme.line(2)))
        painter.setBrush(theme.select_fill)
        there = at(float(row.scores[row.place]), float(row.bent[row.place]))
        painter.drawEllipse(there, theme.px(5), theme.px(5))


def _arrow(painter: QPainter, start: QPointF, along: QPointF, theme: Theme) -> None:
    """Paint an arrow from a point with the pen that is set; one without length is a dot."""
    end, colour = start + along, painter.pen().color()
    painter.drawLine(start, end)
    length = math.hypot(along.x(), along.y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if length < theme.px(TIP):
        painter.drawEllipse(end, theme.px(2), theme.px(2))
        return
    unit = along / length
    back, side = end - unit * theme.px(TIP), QPointF(-unit.y(), unit.x()) * theme.px(TIP) * 0.45
    painter.drawPolygon(QPolygonF([end, back + side, back - side]))
