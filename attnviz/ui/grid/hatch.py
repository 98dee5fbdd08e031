"""The texture of what may not be looked at yet: thin slanted lines that run on from cell to cell.

The softest thing on a canvas: it says that there is nothing to see.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPainterPath, QPen

from attnviz.ui.look.theme import Theme

TOUCHING = 0.01  # px by which parts of one line may miss each other
STEP = 12.0  # px of the design between two lines, along an edge of a cell


def draw_hatch(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the lines of one cell.

    A whole number of them cuts each of its edges: the next cell goes on where this one ends,
    however its height and width differ.
    """
    _draw_lines(painter, _lines(rect, theme, 1, 1), [rect], theme)


def draw_hatch_over(
    painter: QPainter, cells: QRectF, hatched: NDArray[np.bool_], theme: Theme
) -> None:
    """Draw the lines of many cells at once, where `draw_hatch` draws them: one clip, long lines.

    Parameters
    ----------
    cells : all the cells, hatched or not
    hatched : shape (rows, columns)
    """
    rows, columns = hatched.shape
    wide, high = cells.width() / columns, cells.height() / rows
    fields = [
        QRectF(cells.left() + begin * wide, cells.top() + row * high, (end - begin) * wide, high)
        for row, begin, end in runs(hatched)
    ]
    _draw_lines(painter, _lines(cells, theme, rows, columns), fields, theme)


def _within(line: QLineF, fields: Sequence[QRectF]) -> list[QLineF]:
    """Return the parts of a line that goes up and to the right inside rectangles, joined."""
    parts: list[QLineF] = []
    dx, dy = line.dx(), line.dy()
    for field in reversed(fields):  # from below, as the line goes
        ends = [
            (field.left() - line.x1()) / dx, (field.bottom() - line.y1()) / dy,
            (field.right() - line.x1()) / dx, (field.top() - line.y1()) / dy,
        ]  # fmt: skip
        first, last = max(ends[:2]), min(ends[2:])
        if last - first < 1e-9:
            continue
        part = QLineF(line.pointAt(first), line.pointAt(last))
        if parts and QLineF(parts[-1].p2(), part.p1()).length() < TOUCHING:
            part.setP1(parts.pop().p1())
        parts.append(part)
    return parts


def runs(marked: NDArray[np.bool_]) -> list[tuple[int, int, int]]:
    """Return each run of marked cells in a row: row, first column, the column behind the last."""
    apart = np.zeros((len(marked), marked.shape[1] + 2), np.int8)
    apart[:, 1:-1] = marked
    steps = np.diff(apart, axis=1)
    begins, ends = np.argwhere(steps == 1), np.argwhere(steps == -1)
    return [(int(row), int(b), int(e)) for (row, b), (_, e) in zip(begins, ends, strict=True)]


def _draw_lines(
    painter: QPainter, lines: Iterable[QLineF], fields: Sequence[QRectF], theme: Theme
) -> None:
    """Draw the parts of lines inside rectangles that follow each other from above."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Not every program that shows SVG knows clips: QtSvg would hatch every cell.
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        lines = [part for line in lines for part in _within(line, fields)]
    elif len(fields) == 1:
        painter.setClipRect(fields[0], Qt.ClipOperation.IntersectClip)
    else:
        path = QPainterPath()
        for field in fields:
            path.addRect(field)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(theme.hatch_line, theme.hairline))
    for line in lines:
        painter.drawLine(line)
    painter.restore()


def _lines(rect: QRectF, theme: Theme, rows: int, columns: int) -> Iterator[QLineF]:
    """Give the lines over so many rows and columns of cells that fill `rect`."""
    along = columns * max(1, round(rect.width() / columns / theme.px(STEP)))
    down = rows * max(1, round(rect.height() / rows / theme.px(STEP)))
    right, up = rect.width() / along, rect.height() / down
    # One line too many at either end, each longer than the cells: what is thick reaches in.
    for cut in range(along + down + 1):
        foot = QPointF(rect.left() + (cut - down) * right, rect.bottom())
        yield QLineF(
            foot - QPointF(right, -up), foot + QPointF((down + 1) * right, -(down + 1) * up)
        )


def hatch_dots(shape: tuple[int, int], theme: Theme, dpr: float) -> NDArray[np.bool_]:
    """Return which dots of a picture of `shape` (high, wide) are lines, where cells are small."""
    return _dots(shape, max(2, round(theme.px(STEP) * dpr)), max(1, int(theme.hairline * dpr)))


@lru_cache(maxsize=8)
def _dots(shape: tuple[int, int], step: int, thick: int) -> NDArray[np.bool_]:
    high, wide = shape
    line = np.arange(high + wide) % step < thick  # each row is the one above, moved by a dot
    return np.ascontiguousarray(np.lib.stride_tricks.sliding_window_view(line, wide)[:high])
