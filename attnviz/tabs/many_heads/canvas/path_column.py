"""Beside two columns of numbers: their names, a bracket for each head, and what carries most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.tabs.many_heads.canvas.kv_brackets import THICK, paint_bracket_beside
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.look.text import fitted_name
from attnviz.ui.look.theme import Theme

# px of the design, from the left of the column
CELL, NAMES, BRACKET, HEAD, UPDATE = 56.0, 60.0, 136.0, 142.0, 190.0
HEADING = 32.0
ROW = 27.0
WIDEST_LINE = 5.0
SEEN = 0.005  # contributions that would print as 0.00 get no line


@dataclass(frozen=True, eq=False)
class PathLabels:
    """What is written beside the two columns.

    Parameters
    ----------
    concat, update : names of the numbers
    heads : short names, H1, …
    groups : group of each head, for the dashes; empty = solid
    per_head : numbers of each head
    muted : heads that are silent
    """

    concat: Sequence[str]
    update: Sequence[str]
    heads: Sequence[str]
    groups: Sequence[int]
    per_head: int
    muted: frozenset[int]


def column_rects(rect: QRectF, theme: Theme) -> tuple[QRectF, QRectF]:
    """Return the space of the cells of the first and of the second column."""
    top, high = rect.y() + theme.px(HEADING), rect.height() - theme.px(HEADING)
    left = QRectF(rect.x(), top, theme.px(CELL) + 1, high)
    return left, left.translated(theme.px(UPDATE), 0)


def lines_rect(rect: QRectF, theme: Theme) -> QRectF:
    """Return the space between the names of the first column and the second one."""
    left, reach = rect.x() + theme.px(BRACKET), theme.line(THICK) / 2 + 1
    top = rect.y() + theme.px(HEADING)
    return QRectF(left - reach, top, theme.px(UPDATE - BRACKET) + reach, rect.bottom() - top)


def is_seen(painter: QPainter, rect: QRectF) -> bool:
    """Whether anything in `rect` is painted now."""
    return not painter.hasClipping() or painter.clipRegion().intersects(rect.toAlignedRect())


def row_height(rect: QRectF, theme: Theme, rows: int) -> float:
    """Return how high a cell may be so that all rows fit, within what can be read."""
    room = (rect.height() - theme.px(HEADING) - 2) / max(1, rows)
    return float(int(min(theme.px(ROW * 1.5), max(theme.px(22), room))))


def paint_path(
    painter: QPainter, theme: Theme, labels: PathLabels, concat: GridLayout, update: GridLayout
) -> None:
    """Write the names and draw the brackets, for the cells in sight."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _names(painter, theme, labels.concat, concat, theme.px(BRACKET - NAMES - 4))
    _names(painter, theme, labels.update, update, theme.px(88))
    x = concat.cells.x() + theme.px(BRACKET)
    for head, name in enumerate(labels.heads):
        first, last = head * labels.per_head, (head + 1) * labels.per_head - 1
        seen = range(max(first, concat.rows.start), min(last + 1, concat.rows.stop))
        if not seen:
            continue
        top = concat.cell_rect(seen[0], 0).top() + theme.px(3)
        bottom = concat.cell_rect(seen[-1], 0).bottom() - theme.px(3)
        span = QRectF(x, top, 0, bottom - top)
        paint_bracket_beside(painter, theme, span, labels.groups[head])
        silent = head in labels.muted
        font = theme.font("label", bold=True)
        font.setStrikeOut(silent)
        painter.setFont(font)
        painter.setPen(theme.muted if silent else theme.text)
        room = QRectF(x + theme.px(8), top, theme.px(UPDATE - BRACKET - 12), bottom - top)
        wide, high = QFontMetricsF(font).horizontalAdvance(name), QFontMetricsF(font).height()
        ground = QRectF(room.x() - 2, room.center().y() - high / 2, wide + 4, high)
        painter.fillRect(ground, theme.window)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
    painter.restore()


def carrier_widths(parts: NDArray[np.floating]) -> tuple[tuple[int, float], ...]:
    """Return (row, width in px of the design) of the lines, negative for parts that take away."""
    size = np.abs(parts)
    largest = float(size.max(initial=0.0))
    if largest < SEEN:
        return ()
    wide = np.maximum(1.0, np.round(2 * WIDEST_LINE * size / largest) / 2) * np.sign(parts)
    return tuple((int(row), float(wide[row])) for row in np.flatnonzero(size >= SEEN))


def paint_carriers(
    painter: QPainter,
    theme: Theme,
    parts: NDArray[np.floating],
    target: int,
    *,
    concat: GridLayout,
    update: GridLayout,
) -> None:
    """Draw a line from each number to the sum it is part of, as thick as its part is large.

    Parameters
    ----------
    parts : (rows of concat,), what each adds to the target
    target : row of the update
    """
    if target not in update.rows:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    end = QPointF(update.cells.x() - theme.px(2), update.cell_rect(target, 0).center().y())
    x = concat.cells.x() + theme.px(BRACKET + 4)
    for row, wide in carrier_widths(parts):
        if row not in concat.rows:
            continue
        pen = QPen(theme.text, theme.line(abs(wide)), c=Qt.PenCapStyle.RoundCap)
        if wide < 0:
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.drawLine(QPointF(x, concat.cell_rect(row, 0).center().y()), end)
    painter.restore()


def _names(
    painter: QPainter, theme: Theme, names: Sequence[str], layout: GridLayout, wide: float
) -> None:
    # A column that pans has its bar right of the cells.
    gap = theme.px(5 if len(layout.rows) == len(names) else 11)
    cells = layout.cells
    if not is_seen(painter, QRectF(cells.right() + gap, cells.y(), wide, cells.height())):
        return
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    for row in layout.rows:
        cell = layout.cell_rect(row, 0)
        room = QRectF(cell.right() + gap, cell.y(), wide, cell.height())
        painter.drawText(room, left, fitted_name(names[row], theme, "tick", wide))
