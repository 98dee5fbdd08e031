"""Rows and columns of a large map: where its cells are, their numbers, and an outlined row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from attnviz.numbering import TokenNumbers
from attnviz.ui.grid.outlook import Outlook
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import grouped, one_decimal_percent
from attnviz.ui.look.theme import Theme

TICK_ROOM = 70.0  # px of the design between two numbers of an axis
NAMED, NUMBERED = 12.0, 34.0  # px a cell from which on tokens and numbers are written
NAMES_LEFT = 72.0  # px of the design: how much room the name of a token has


@dataclass(frozen=True)
class MapPlaces:
    """Where cells of a part in sight are in a picture.

    Parameters
    ----------
    outlook : the part
    cells : where it lies
    dpr : dots a pixel
    numbering : of its rows and columns
    """

    outlook: Outlook
    cells: QRectF
    dpr: float
    numbering: TokenNumbers

    @property
    def size(self) -> float:
        """Pixels a cell."""
        return self.outlook.cell / self.dpr

    @property
    def in_sight(self) -> tuple[range, range]:
        """Rows and columns that are in sight."""
        rows, columns = self.outlook.rows()[0], self.outlook.columns()[0]
        return range(int(rows[0]), int(rows[-1])), range(int(columns[0]), int(columns[-1]))

    def x(self, column: float) -> float:
        return self.cells.x() + (column - self.outlook.left) * self.size

    def y(self, row: float) -> float:
        return self.cells.y() + (row - self.outlook.top) * self.size


def tick_step(cell: float, room: float) -> int:
    """Return the distance of two numbers of an axis: 1, 2 or 5 times a power of ten."""
    step = 1
    while step * cell < room:
        step = int(step * (2.5 if str(step)[0] == "2" else 2))
    return step


def _ticks(first: float, last: float, step: int, numbering: TokenNumbers) -> range:
    """Return the places of the cells that are numbered: those with round numbers."""
    begin = max(numbering.first, -(-numbering.of(int(first)) // step) * step)
    return range(begin - numbering.first, int(last), step)


@lru_cache(maxsize=1024)
def _width(theme: Theme, name: str) -> float:
    """Return how wide a number of an axis is."""
    return QFontMetricsF(theme.font("tick")).horizontalAdvance(name)


def paint_axes(painter: QPainter, theme: Theme, place: MapPlaces) -> None:
    """Number rows at the left and columns at the top."""
    font = theme.font("tick")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme.muted)
    cells, half, outlook = place.cells, place.size / 2, place.outlook
    numbering = place.numbering
    step = tick_step(place.size, theme.px(TICK_ROOM))
    base = (metrics.ascent() - metrics.descent()) / 2
    rows = outlook.top, outlook.top + cells.height() / place.size
    columns = outlook.left, outlook.left + cells.width() / place.size
    for row in _ticks(*rows, max(1, step // 2), numbering):
        name, y = grouped(numbering.of(row)), place.y(row) + half
        if cells.top() <= y <= cells.bottom():
            x = cells.x() - theme.px(6) - _width(theme, name)
            painter.drawText(QPointF(x, y + base), name)
    for column in _ticks(*columns, step, numbering):
        name, x = grouped(numbering.of(column)), place.x(column) + half
        wide = _width(theme, name)
        if cells.left() <= x and x + wide / 2 <= cells.right() + theme.px(8):
            painter.drawText(QPointF(x - wide / 2, cells.y() - theme.px(6)), name)


def paint_names(painter: QPainter, theme: Theme, place: MapPlaces, tokens: Sequence[str]) -> None:
    """Name rows at the left and columns at the top by their tokens."""
    font = theme.font("tick")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme.muted)
    rows, columns = place.in_sight
    base = (metrics.ascent() - metrics.descent()) / 2
    left = place.cells.x() - theme.px(6)
    for row in rows:
        y = place.y(row + 0.5)
        if place.cells.top() <= y <= place.cells.bottom():
            name = elided(tokens[row], metrics, theme.px(NAMES_LEFT) - theme.px(8))
            painter.drawText(QPointF(left - metrics.horizontalAdvance(name), y + base), name)
    last = -1e9
    for column in columns:
        name = elided(tokens[column], metrics, theme.px(NAMES_LEFT))
        wide = metrics.horizontalAdvance(name)
        x = place.x(column + 0.5) - wide / 2
        inside = place.cells.left() <= x and x + wide <= place.cells.right()
        if inside and x >= last + theme.px(6):
            painter.drawText(QPointF(x, place.cells.y() - theme.px(6)), name)
            last = x + wide


def paint_numbers(
    painter: QPainter,
    theme: Theme,
    place: MapPlaces,
    shares: NDArray[Any],
    hidden: NDArray[np.bool_],
    *,
    shades: NDArray[Any] | None = None,
) -> None:
    """Write the shares into cells that have room for them.

    Parameters
    ----------
    shares : (rows in sight, columns in sight), 0 to 1
    hidden : of the same shape, True where nothing is written
    shades : of the same shape, 0 to 1: how dark cells are, where not by their shares
    """
    painter.setFont(theme.font("tick"))
    ramp = theme.weight_ramp
    codes = ramp.codes(np.asarray(shares if shades is None else shades))
    rows, columns = place.in_sight
    for i, j in np.argwhere(~hidden).tolist():
        painter.setPen(QColor.fromRgb(int(ramp.inks[codes[i, j]])))
        x, y = place.x(columns.start + j), place.y(rows.start + i)
        cell = QRectF(x, y, place.size, place.size)
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, one_decimal_percent(shares[i, j]))


def paint_row(painter: QPainter, theme: Theme, place: MapPlaces, row: int) -> None:
    """Outline a row from its first key to the diagonal."""
    thick = theme.line(2)
    frame = QRectF(QPointF(place.x(0), place.y(row)), QPointF(place.x(row + 1), place.y(row + 1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.select_edge, thick))
    if frame.height() < 2 * thick:
        y = frame.center().y()
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
    else:
        painter.drawRect(frame)
