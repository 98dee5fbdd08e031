"""Icons as lines on a 20 x 20 grid, drawn in the colour of the text beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

STROKE = 1.6  # of 20


def draw(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw the icon `name` into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 20, rect.height() / 20)
    pen = QPen(colour, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ICONS[name](painter)
    painter.restore()


def _lines(painter: QPainter, *points: tuple[float, float], close: bool = False) -> None:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    if close:
        path.closeSubpath()
    painter.drawPath(path)


def _undo(painter: QPainter) -> None:
    _lines(painter, (7.5, 4.5), (4, 8), (7.5, 11.5))
    path = QPainterPath(QPointF(4, 8))
    path.lineTo(12, 8)
    path.cubicTo(17.4, 8, 17.4, 15.6, 12, 15.6)
    path.lineTo(8.5, 15.6)
    painter.drawPath(path)


def _redo(painter: QPainter) -> None:
    painter.translate(20, 0)
    painter.scale(-1, 1)
    _undo(painter)


def _search(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(8.8, 8.8), 5.2, 5.2)
    _lines(painter, (12.7, 12.7), (16.5, 16.5))


def _lessons(painter: QPainter) -> None:
    _lines(painter, (10, 5.6), (10, 16))
    path = QPainterPath(QPointF(10, 5.6))
    path.cubicTo(8.2, 4.2, 5.6, 3.9, 3, 4.2)
    path.lineTo(3, 14.4)
    path.cubicTo(5.6, 14.1, 8.2, 14.5, 10, 16)
    path.cubicTo(11.8, 14.5, 14.4, 14.1, 17, 14.4)
    path.lineTo(17, 4.2)
    path.cubicTo(14.4, 3.9, 11.8, 4.2, 10, 5.6)
    painter.drawPath(path)


def _projector(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(2.8, 3.8, 14.4, 9.4), 1.2, 1.2)
    _lines(painter, (10, 13.4), (10, 15.6))
    _lines(painter, (6.6, 16.6), (10, 13.8), (13.4, 16.6))


def _help(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(10, 10), 7.2, 7.2)
    path = QPainterPath(QPointF(7.9, 8.1))
    path.cubicTo(7.9, 5.2, 12.3, 5.3, 12.2, 8.1)
    path.cubicTo(12.1, 9.8, 10, 9.8, 10, 11.6)
    painter.drawPath(path)
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(QPointF(10, 14), 0.35, 0.35)


def _menu(painter: QPainter) -> None:
    for y in (5.5, 10, 14.5):
        _lines(painter, (3.5, y), (16.5, y))


def _export(painter: QPainter) -> None:
    _lines(painter, (10, 12.2), (10, 3.4))
    _lines(painter, (6.6, 6.6), (10, 3.2), (13.4, 6.6))
    _lines(painter, (5.6, 9.4), (4, 9.4), (4, 16.6), (16, 16.6), (16, 9.4), (14.4, 9.4))


def _panel(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(3, 4, 14, 12), 1.6, 1.6)
    _lines(painter, (12, 4.4), (12, 15.6))


def _chevron(painter: QPainter) -> None:
    _lines(painter, (6, 8.2), (10, 12.2), (14, 8.2))


def _flow(painter: QPainter) -> None:
    path = QPainterPath(QPointF(3, 15))
    path.cubicTo(11, 15, 9, 5, 17, 5)
    painter.drawPath(path)
    painter.setBrush(painter.pen().color())
    for x, y in ((5.4, 14.4), (10, 10), (14.6, 5.6)):
        painter.drawEllipse(QPointF(x, y), 1.5, 1.5)


def _right(painter: QPainter) -> None:
    _lines(painter, (8.2, 6), (12.2, 10), (8.2, 14))


def _left(painter: QPainter) -> None:
    _lines(painter, (11.8, 6), (7.8, 10), (11.8, 14))


def _close(painter: QPainter) -> None:
    _lines(painter, (5.5, 5.5), (14.5, 14.5))
    _lines(painter, (14.5, 5.5), (5.5, 14.5))


def _play(painter: QPainter) -> None:
    painter.setBrush(painter.pen().color())
    _lines(painter, (7, 5.4), (14.4, 10), (7, 14.6), close=True)


def _pause(painter: QPainter) -> None:
    painter.setBrush(painter.pen().color())
    painter.drawRoundedRect(QRectF(6.2, 5.4, 2.4, 9.2), 0.6, 0.6)
    painter.drawRoundedRect(QRectF(11.4, 5.4, 2.4, 9.2), 0.6, 0.6)


ICONS: Mapping[str, Callable[[QPainter], None]] = {
    "menu": _menu, "undo": _undo, "redo": _redo, "search": _search, "lessons": _lessons,
    "export": _export, "projector": _projector, "help": _help, "panel": _panel,
    "chevron": _chevron, "left": _left, "right": _right, "play": _play, "pause": _pause,
    "flow": _flow, "close": _close,
}  # fmt: skip
