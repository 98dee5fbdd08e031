"""Icons as lines on a 20 x 20 grid, drawn in the colour of the text beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

STROKE = 1.6  # of 20


def draw(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw the icon `name` into a square."""
    lines, solid = _paths(name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 20, rect.height() / 20)
    round_ends, round_joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(colour, STROKE, Qt.PenStyle.SolidLine, round_ends, round_joins))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lines)
    if not solid.isEmpty():
        painter.setBrush(colour)
        painter.drawPath(solid)
    painter.restore()


@lru_cache
def _paths(name: str) -> tuple[QPainterPath, QPainterPath]:
    """Return what is a line and what is filled."""
    lines, solid = QPainterPath(), QPainterPath()
    ICONS[name](lines, solid)
    return lines, solid


def _line(path: QPainterPath, *points: tuple[float, float], close: bool = False) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if close:
        path.closeSubpath()


def _menu(lines: QPainterPath, solid: QPainterPath) -> None:
    for y in (5.5, 10, 14.5):
        _line(lines, (3.5, y), (16.5, y))


def _undo(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (7.5, 4.5), (4, 8), (7.5, 11.5))
    _line(lines, (4, 8), (12, 8))
    lines.cubicTo(17.4, 8, 17.4, 15.6, 12, 15.6)
    lines.lineTo(8.5, 15.6)


def _redo(lines: QPainterPath, solid: QPainterPath) -> None:
    _undo(lines, solid)
    mirror = QTransform(-1, 0, 0, 1, 20, 0)
    lines.swap(mirror.map(lines))


def _search(lines: QPainterPath, solid: QPainterPath) -> None:
    lines.addEllipse(QPointF(8.8, 8.8), 5.2, 5.2)
    _line(lines, (12.7, 12.7), (16.5, 16.5))


def _lessons(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (10, 5.6), (10, 16))
    lines.moveTo(10, 5.6)
    lines.cubicTo(8.2, 4.2, 5.6, 3.9, 3, 4.2)
    lines.lineTo(3, 14.4)
    lines.cubicTo(5.6, 14.1, 8.2, 14.5, 10, 16)
    lines.cubicTo(11.8, 14.5, 14.4, 14.1, 17, 14.4)
    lines.lineTo(17, 4.2)
    lines.cubicTo(14.4, 3.9, 11.8, 4.2, 10, 5.6)


def _export(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (10, 12.2), (10, 3.4))
    _line(lines, (6.6, 6.6), (10, 3.2), (13.4, 6.6))
    _line(lines, (5.6, 9.4), (4, 9.4), (4, 16.6), (16, 16.6), (16, 9.4), (14.4, 9.4))


def _projector(lines: QPainterPath, solid: QPainterPath) -> None:
    lines.addRoundedRect(QRectF(2.8, 3.8, 14.4, 9.4), 1.2, 1.2)
    _line(lines, (10, 13.4), (10, 15.6))
    _line(lines, (6.6, 16.6), (10, 13.8), (13.4, 16.6))


def _help(lines: QPainterPath, solid: QPainterPath) -> None:
    lines.addEllipse(QPointF(10, 10), 7.2, 7.2)
    lines.moveTo(7.9, 8.1)
    lines.cubicTo(7.9, 5.2, 12.3, 5.3, 12.2, 8.1)
    lines.cubicTo(12.1, 9.8, 10, 9.8, 10, 11.6)
    solid.addEllipse(QPointF(10, 14), 0.35, 0.35)


def _panel(lines: QPainterPath, solid: QPainterPath) -> None:
    lines.addRoundedRect(QRectF(3, 4, 14, 12), 1.6, 1.6)
    _line(lines, (12, 4.4), (12, 15.6))


def _chevron(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (6, 8.2), (10, 12.2), (14, 8.2))


def _right(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (8.2, 6), (12.2, 10), (8.2, 14))


def _left(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (11.8, 6), (7.8, 10), (11.8, 14))


def _play(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(solid, (7, 5.4), (14.4, 10), (7, 14.6), close=True)


def _pause(lines: QPainterPath, solid: QPainterPath) -> None:
    solid.addRoundedRect(QRectF(6.2, 5.4, 2.4, 9.2), 0.6, 0.6)
    solid.addRoundedRect(QRectF(11.4, 5.4, 2.4, 9.2), 0.6, 0.6)


def _flow(lines: QPainterPath, solid: QPainterPath) -> None:
    lines.moveTo(3, 15)
    lines.cubicTo(11, 15, 9, 5, 17, 5)
    for x, y in ((5.4, 14.4), (10, 10), (14.6, 5.6)):
        solid.addEllipse(QPointF(x, y), 1.5, 1.5)


def _pencil(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (4, 16), (5, 12), (13.5, 3.5), (16.5, 6.5), (8, 15), close=True)
    _line(lines, (11.5, 5.5), (14.5, 8.5))


def _close(lines: QPainterPath, solid: QPainterPath) -> None:
    _line(lines, (5.5, 5.5), (14.5, 14.5))
    _line(lines, (14.5, 5.5), (5.5, 14.5))


ICONS: Mapping[str, Callable[[QPainterPath, QPainterPath], None]] = {
    "menu": _menu, "undo": _undo, "redo": _redo, "search": _search, "lessons": _lessons,
    "export": _export, "projector": _projector, "help": _help, "panel": _panel,
    "chevron": _chevron, "left": _left, "right": _right, "play": _play, "pause": _pause,
    "flow": _flow, "close": _close, "pencil": _pencil,
}  # fmt: skip
