"""Figures of a handout, in black: blank for who fills them in, filled for who knows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen

from attnviz.engine import saturation as draws
from attnviz.engine.steps.run import run
from attnviz.language import tr
from attnviz.learning.tasks import make_task
from attnviz.model.edits.sparse import allowed
from attnviz.model.lessons.state import ScreenState

Fonts = Callable[..., QFont]
HEIGHTS = {
    "columns": 15.5,
    "mask": 9.0,
    "walk": 10.0,
    "ruler": 5.0,
    "grids": 10.0,
    "triangles": 12.5,
    "copies": 15.0,
}
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOSSES, FARTHEST = 25, 10
THIN, GRID = QPen(QColor("black"), 0.5), QPen(QColor(150, 150, 150), 0.5)


def figure_height(figure: str, px: int) -> float:
    """Return how high a figure is with letters of a size."""
    return HEIGHTS[figure] * px


def paint_figure(
    painter: QPainter,
    rect: QRectF,
    figure: str,
    screens: Sequence[ScreenState],
    *,
    filled: bool,
    fonts: Fonts,
) -> None:
    """Paint a figure of what some steps show.

    Parameters
    ----------
    filled : whether what is to be drawn is there already
    fonts : gives the letters of the sheet
    """
    paint = {
        "columns": _columns,
        "mask": _mask,
        "walk": _walk,
        "ruler": _ruler,
        "grids": _grids,
        "triangles": _triangles,
        "copies": _copies,
    }[figure]
    paint(painter, rect, screens, filled, fonts)


def _side_by_side(rect: QRectF, n: int) -> list[QRectF]:
    gap = 24.0
    width = (rect.width() - gap * (n - 1)) / n
    return [QRectF(rect.x() + i * (width + gap), rect.y(), width, rect.height()) for i in range(n)]


def _columns(
    painter: QPainter, rect: QRectF, screens: Sequence[ScreenState], filled: bool, fonts: Fonts
) -> None:
    """Words that ask at the left, words that are read at the right; the lines are to be drawn."""
    font = fonts(scale=0.9)
    for screen, room in zip(screens, _side_by_side(rect, len(screens)), strict=True):
        document = screen.lab.document
        row, head = int(screen.selection["token"]), int(screen.selection["head"])
        high = room.height() / document.n_tokens
        wide = room.width() * 0.3
        shares = run(document).pattern[head, row]
        for place, word in enumerate(document.tokens):
            y = room.y() + place * high
            painter.setFont(fonts(bold=place == row, scale=0.9))
            left = QRectF(room.x(), y, wide, high)
            painter.drawText(left, RIGHT, word)
            painter.setFont(font)
            right = QRectF(room.right() - wide, y, wide, high)
            painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, word)
            if filled and place > row:
                base = right.center().y()
                long = QFontMetricsF(font).horizontalAdvance(word)
                painter.drawLine(QPointF(right.x(), base), QPointF(right.x() + long, base))
        if filled:
            start = QPointF(room.x() + wide + 4, room.y() + (row + 0.5) * high)
            for place in np.flatnonzero(shares > 0.005).tolist():
                end = QPointF(room.right() - wide - 4, room.y() + (place + 0.5) * high)
                painter.setPen(QPen(QColor("black"), max(0.4, 7 * float(shares[place]))))
                painter.drawLine(start, end)
            painter.setPen(QPen(QColor("black"), 1))


def _mask(
    painter: QPainter, rect: QRectF, screens: Sequence[ScreenState], filled: bool, fonts: Fonts
) -> None:
    """A grid of words by words; cells that the mask hides are to be hatched."""
    screen = screens[0]
    document = screen.lab.example or screen.lab.document
    n = document.n_tokens
    cell = rect.height() / (n + 1)
    seen = np.asarray(run(document)["allowed"])
    painter.setFont(fonts(scale=0.8))
    left = rect.x() + 3 * cell
    for i, word in enumerate(document.tokens):
        row = QRectF(rect.x(), rect.y() + (i + 1) * cell, 3 * cell - 6, cell)
        painter.drawText(row, RIGHT, word)
        column = QRectF(left + i * 2 * cell, rect.y(), 2 * cell, cell)
        painter.drawText(column, Qt.AlignmentFlag.AlignCenter, word)
        for j in range(n):
            place = QRectF(left + j * 2 * cell, rect.y() + (i + 1) * cell, 2 * cell, cell)
            if filled and not seen[i, j]:
                painter.fillRect(place, QBrush(QColor("black"), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(place)


def _walk(
    painter: QPainter, rect: QRectF, screens: Sequence[ScreenState], filled: bool, fonts: Fonts
) -> None:
    """A grid for 25 tosses of a coin; a walk of the engine's own is there for who knows."""
    labels = 24.0
    room = rect.adjusted(labels, 4, 0, -4)
    step, high = room.width() / TOSSES, room.height() / (2 * FARTHEST)
    painter.setPen(GRID)
    for i in range(TOSSES + 1):
        x = room.x() + i * step
        painter.drawLine(QPointF(x, room.y()), QPointF(x, room.bottom()))
    for i in range(2 * FARTHEST + 1):
        y = room.y() + i * high
        painter.setPen(QPen(QColor("black"), 1) if i == FARTHEST else GRID)
        painter.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
    painter.setPen(QPen(QColor("black"), 1))
    painter.setFont(fonts(scale=0.75))
    for value in (FARTHEST, 0, -FARTHEST):
        y = room.y() + (FARTHEST - value) * high
        where = QRectF(rect.x(), y - 8, labels - 5, 16)
        text = f"{value}".replace("-", "−")
        painter.drawText(where, RIGHT, text)
    if filled:
        ends = draws.walk(draws.draw(48, "coin"), TOSSES)[0]
        points = [QPointF(room.x(), room.y() + FARTHEST * high)]
        for i, value in enumerate(ends.tolist(), 1):
            points.append(QPointF(room.x() + i * step, room.y() + (FARTHEST - value) * high))
        painter.setPen(QPen(QColor("black"), 2))
        painter.drawPolyline(points)
        painter.setPen(QPen(QColor("black"), 1))


def _ruler(
    painter: QPainter, rect: QRectF, screens: Sequence[ScreenState], filled: bool, fonts: Fonts
) -> None:
    """Six scores on a ruler; after dividing, they are to be marked below."""
    spec = screens[0].lab.saturation
    one = draws.draw(spec.draw) if isinstance(spec.draw, int) else draws.chapter_draw()
    raw, root = draws.scores(one, spec.d_k), math.sqrt(spec.d_k)
    rows = [(tr("scores"), raw, True), (f"÷ {root:g}", raw / root, filled)]
    labels, most = 56.0, math.ceil(np.abs(raw).max() / 5) * 5
    painter.setFont(fonts(scale=0.75))
    for place, (name, numbers, shown) in enumerate(rows):
        y = rect.y() + rect.height() * (0.42 + 0.5 * place)
        left, right = rect.x() + labels, rect.right() - 8
        painter.drawText(QPointF(rect.x(), y + 4), name)
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        scale = (right - left) / (2 * most)
        for value in range(-most, most + 1, 5):
            x = left + (value + most) * scale
            painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3))
            text = f"{value}".replace("-", "−")
            painter.drawText(QRectF(x - 20, y + 3, 40, 14), Qt.AlignmentFlag.AlignHCenter, text)
        for key, value in enumerate(numbers.tolist(), 1):
            if shown:
                x = left + (value + most) * scale
                painter.setBrush(QColor("black"))
                painter.drawEllipse(QPointF(x, y), 2.5, 2.5)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                if place == 0:
                    painter.drawText(
                        QRectF(x - 20, y - 20, 40, 14), Qt.AlignmentFlag.AlignHCenter, f"{key}"
                    )


def _grids(
    painter: QPainter, rect: QRectF, screens: Sequence[ScreenState], filled: bool, fonts: Fonts
) -> None:
    """The patterns of all heads without their names, as on the screen."""
    document = screens[0].lab.document
    pattern = np.asarray(run(document).pattern)
    rooms = _side_by_side(rect, len(pattern))
    for head, room in enumerate(rooms):
        side = min(room.width(), room.height() - 16)
        square = QRectF(room.x(), room.y() + 16, side, side)
        painter.setFont(fonts(bold=True, scale=0.85))
        painter.drawText(QPointF(square.x(), square.y() - 4), chr(ord("A") + head))
        if filled:
            name = document.heads[head].title
            painter.drawText(QPointF(square.x() + 20, square.y() - 4), name)
        _shade(painter, square, pattern[head])
        painter.drawRect(square)


def _shade(painter: QPainter, square: QRectF, shares: NDArray[np.float64]) -> None:
    n = len(shares)
    cell = square.width() / n
    for i in range(n):
        for j in range(n):
            place = QRectF(square.x() + j * cell, square.y() + i * cell, cell, cell)
            if j > i:
                painter.fillRect(place, QBrush(QColor(150, 150, 150), Qt.BrushStyle.BDiagPattern))
                continue
            grey = round(255 * (1 - float(shares[i, j])))
            painter.fillRect(place, QColor(grey, grey, grey))


def _triangles(
    painter: QPainter, rect: QRectF, screens: Sequence[ScreenState], filled: bool, fonts: Fonts
) -> None:
    """Empty causal grids; what a sparse pattern computes is to be shaded."""
    for screen, room in zip(screens, _side_by_side(rect, len(screens)), strict=True):
        seen = allowed(screen.lab.sparse)
        n = len(seen)
        side = min(room.width(), room.height())
        cell = side / n
        painter.setPen(GRID)
        for i in range(n):
            for j in range(i + 1):
                place = QRectF(room.x() + j * cell, room.y() + i * cell, cell, cell)
                if filled and seen[i, j]:
                    painter.fillRect(place, QColor(90, 90, 90))
                painter.drawRect(place)
        painter.setPen(QPen(QColor("black"), 1))


def _copies(
    painter: QPainter, rect: QRectF, screens: Sequence[ScreenState], filled: bool, fonts: Fonts
) -> None:
    """Letters by letters, twice: where one looks that looks one back, and where one that copies."""
    spec = screens[0].lab.learning
    words, task = spec.words, make_task(spec.task, spec.pairs)
    n = len(words)
    wanted = (np.eye(n, k=-1, dtype=np.bool_), task.copy_places(task.encode(words)))
    for places, room in zip(wanted, _side_by_side(rect, 2), strict=True):
        cell = min(room.width(), room.height()) / (n + 1)
        painter.setFont(fonts(scale=0.7))
        for i, word in enumerate(words):
            middle = Qt.AlignmentFlag.AlignCenter
            painter.setPen(QPen(QColor("black"), 1))
            row = QRectF(room.x(), room.y() + (i + 1) * cell, cell, cell)
            painter.drawText(row, middle, word)
            painter.drawText(QRectF(room.x() + (i + 1) * cell, room.y(), cell, cell), middle, word)
            painter.setPen(GRID)
            for j in range(i + 1):
                place = row.translated((j + 1) * cell, 0)
                if filled and places[i, j]:
                    painter.fillRect(place, QColor(90, 90, 90))
                painter.drawRect(place)
    painter.setPen(QPen(QColor("black"), 1))
