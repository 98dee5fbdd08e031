"""Lines of numbers under each other, in the largest letters in which all of them fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme

LARGEST, LEAST = 2.4, 0.5  # of a title
LINE = 1.7  # height of a line, of its letters
APART = 1.1  # between columns, of the letters


@dataclass(frozen=True)
class LargeLine:
    """A line: what it is of, and its numbers, each in a column of its own.

    Parameters
    ----------
    colour : of the numbers, None = that of text
    bold : whether it is what matters
    """

    label: str
    cells: tuple[str, ...] = ()
    colour: QColor | None = None
    bold: bool = False


def paint_lines(painter: QPainter, rect: QRectF, theme: Theme, lines: Sequence[LargeLine]) -> None:
    """Paint lines into a rectangle, in the middle of its height."""
    size, least = round(LARGEST * theme.size("title")), round(LEAST * theme.size("title"))
    columns = _columns(lines, theme, size)
    while size > least and not _fits(lines, columns, rect, theme, size):
        size -= 1
        columns = _columns(lines, theme, size)
    high = LINE * size
    y = rect.y() + max(0.0, (rect.height() - high * len(lines)) / 2)
    for line in lines:
        base, x = base_of(y + high / 2, size), rect.x()
        painter.setFont(theme.font("title", bold=line.bold, px=size))
        painter.setPen(theme.text if line.bold or not line.cells else theme.muted)
        write(painter, x, base, line.label)
        x += columns[0]
        painter.setPen(line.colour or theme.text)
        for cell, wide in zip(line.cells, columns[1:], strict=False):
            x += wide
            write(painter, x, base, cell, "right")
        y += high


def _columns(lines: Sequence[LargeLine], theme: Theme, size: int) -> list[float]:
    """Return the width of the labels, and of each column with the gap before it."""
    metrics = QFontMetricsF(theme.font("title", bold=True, px=size))
    n = max((len(line.cells) for line in lines), default=0)
    alone = [line.label for line in lines if line.cells] or [line.label for line in lines]
    found = [max((metrics.horizontalAdvance(label) for label in alone), default=0.0)]
    for column in range(n):
        cells = [line.cells[column] for line in lines if column < len(line.cells)]
        found.append(max(map(metrics.horizontalAdvance, cells)) + APART * size)
    return found


def _fits(
    lines: Sequence[LargeLine], columns: Sequence[float], rect: QRectF, theme: Theme, size: int
) -> bool:
    """Whether all columns fit side by side, lines without numbers across them, and all lines."""
    metrics = QFontMetricsF(theme.font("title", bold=True, px=size))
    across = [metrics.horizontalAdvance(line.label) for line in lines if not line.cells]
    wide = max(sum(columns), *across, 0.0)
    return wide <= rect.width() and LINE * size * len(lines) <= rect.height()


def paint_scaled(
    painter: QPainter, rect: QRectF, wide: float, paint: Callable[[QPainter], float]
) -> None:
    """Paint something `wide` pixels wide as large as it goes.

    Parameters
    ----------
    paint : paints it at the origin and returns how high it is
    """
    nowhere = QImage(QSize(1, 1), QImage.Format.Format_RGB32)
    with QPainter(nowhere) as measuring:
        high = paint(measuring)
    scale = min(rect.width() / wide, rect.height() / max(1.0, high))
    painter.save()
    painter.translate(
        rect.x() + (rect.width() - wide * scale) / 2, rect.y() + (rect.height() - high * scale) / 2
    )
    painter.scale(scale, scale)
    paint(painter)
    painter.restore()
