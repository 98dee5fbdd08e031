"""Square brackets and a pin: a person holds this number. Shape alone, so that grey tells it too."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from attnviz.ui.grid.cell_look import look_at
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.grid.value import Cell, Grid
from attnviz.ui.look.theme import Theme

PINNED, CORNERED = 48.0, 20.0  # px of a cell: from here with a pin; with corners, digits stay free
INSET, ARM = 0.07, 0.14  # of a cell's smaller side
# A pin that stands upright, its needle down, in a square of side 1.
PIN = ((-0.24, -0.5), (0.24, -0.5), (0.24, -0.38), (0.16, -0.34), (0.18, -0.08), (0.34, 0.06),
       (0.34, 0.16), (0.05, 0.16), (0.0, 0.5), (-0.05, 0.16), (-0.34, 0.16), (-0.34, 0.06),
       (-0.18, -0.08), (-0.16, -0.34), (-0.24, -0.38))  # fmt: skip
LEANING = 35.0  # degrees


def paint_held(painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout) -> None:
    """Mark the held cells in sight, in the ink of their numbers."""
    for cell in grid.held:
        if layout.whole and cell[0] in layout.rows and cell[1] in layout.cols:
            mark_held(painter, layout.cell_rect(*cell), theme, ink_of(grid, theme, cell))


def ink_of(grid: Grid, theme: Theme, cell: Cell) -> QColor:
    """Return the colour of what is written in a cell."""
    row, col = cell
    look = look_at(grid, theme, range(row, row + 1), range(col, col + 1))
    return QColor.fromRgb(int(look.table.inks[look.codes[0, 0]]))


def mark_held(painter: QPainter, cell: QRectF, theme: Theme, ink: QColor) -> None:
    """Draw the marks of a held number inside a cell."""
    small = min(cell.width(), cell.height())
    gap = max(1.5, INSET * small)
    room = cell.adjusted(gap, gap, -gap, -gap)
    arm = max(2.0, ARM * small)
    width = theme.line(1.5 if small < CORNERED else 2.0)
    painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cornered = CORNERED <= small < PINNED
    for x, inward in ((room.left(), arm), (room.right(), -arm)):
        top, bottom = QPointF(x, room.top()), QPointF(x, room.bottom())
        above, below = top + QPointF(inward, 0), bottom + QPointF(inward, 0)
        if cornered:
            painter.drawPolyline([above, top, top + QPointF(0, arm)])
            painter.drawPolyline([below, bottom, bottom - QPointF(0, arm)])
        else:
            painter.drawPolyline([above, top, bottom, below])
    if small >= PINNED:
        side = min(theme.px(13), small / 4)
        draw_pin(painter, QPointF(room.right() - arm - side / 2, room.top() + side / 2), side, ink)


def draw_pin(painter: QPainter, middle: QPointF, side: float, ink: QColor) -> None:
    """Draw a pin, leaning to the right."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.rotate(LEANING)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in PIN]))
    painter.restore()
