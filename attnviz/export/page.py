"""A printed page of lines of text and of grids that stand side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.ui.grid.layout import measure_grid
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.text_plan import text_plan
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Role, Theme

GAP = 20.0
BROAD = 1.3  # least width of a cell, of its height
WIDEST = 200
LINE = 1.45  # least height of a cell, of the size of its number
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    text: str
    role: Role = "label"
    bold: bool = False
    after: float = 6.0


@dataclass(frozen=True, eq=False)
class GridRow:
    """Grids side by side, on as many lines as they need.

    Parameters
    ----------
    grids : with numbers or without
    full : the same grids with their numbers, which decide how wide the columns are
    share : height of the cells, of the height of the page's cells
    """

    grids: Sequence[Grid]
    full: Sequence[Grid]
    share: float = 1.0


Part = Text | GridRow
Cell = tuple[float, float]


def largest_cell(
    pages: Sequence[Sequence[Part]], look: Theme, room: QSizeF, heights: Sequence[int]
) -> float | None:
    """Return the first of `heights` of cells with which every page fits, or None."""
    for cell in heights:
        if all(_fits(page, look, room, float(cell)) for page in pages):
            return float(cell)
    return None


def draw_page(
    painter: QPainter, rect: QRectF, page: Sequence[Part], look: Theme, cell: float
) -> None:
    """Paint the parts of a page one under the other."""
    y = rect.y()
    painter.save()
    for part in page:
        if isinstance(part, Text):
            high = _text_height(part, look, rect.width())
            painter.setFont(look.font(part.role, bold=part.bold))
            painter.setPen(look.text)
            painter.drawText(QRectF(rect.x(), y, rect.width(), high + 1), _WRAPPED, part.text)
            y += high + part.after
            continue
        for grid, size, room in _flow(part, look, cell, rect.width()):
            place = room.translated(rect.x(), y)
            paint_grid(painter, grid, look, place, size, vector=True)
        y += _row_height(part, look, cell, rect.width()) + GAP
    painter.restore()


def _fits(page: Sequence[Part], look: Theme, space: QSizeF, cell: float) -> bool:
    high, wide = 0.0, space.width()
    for part in page:
        if isinstance(part, Text):
            high += _text_height(part, look, wide) + part.after
            continue
        if any(room.right() > wide for _, _, room in _flow(part, look, cell, wide)):
            return False
        high += _row_height(part, look, cell, wide) + GAP
    return high - GAP <= space.height()


def _text_height(part: Text, look: Theme, wide: float) -> float:
    metrics = QFontMetricsF(look.font(part.role, bold=part.bold))
    return metrics.boundingRect(QRectF(0, 0, wide, 1e5), _WRAPPED, part.text).height()


def _row_height(part: GridRow, look: Theme, cell: float, wide: float) -> float:
    return max((room.bottom() for *_, room in _flow(part, look, cell, wide)), default=0.0)


def _flow(
    part: GridRow, look: Theme, cell: float, wide: float
) -> Iterator[tuple[Grid, Cell, QRectF]]:
    """Place grids side by side, on a new line where there is no more room."""
    x = y = high = 0.0
    rows_high = float(max(round(look.size("tick") * LINE), round(cell * part.share)))
    for grid, full in zip(part.grids, part.full, strict=True):
        size = (_widest(full, look, rows_high), rows_high)
        space = measure_grid(full, look, size)
        if x and x + space.width() > wide:
            x, y, high = 0.0, y + high + GAP, 0.0
        yield grid, size, QRectF(QPointF(x, y), space)
        x, high = x + space.width() + GAP, max(high, space.height())


def _widest(grid: Grid, look: Theme, high: float) -> float:
    """Return the least width of cells in which every number of a grid is written out."""
    rows, columns = grid.shape
    values = grid.block(range(rows), range(columns))
    wide = round(high * BROAD)
    while wide < WIDEST:
        plan = text_plan(grid, look, wide, high, values)
        if plan is not None and plan.digits == grid.digits:
            break
        wide += 1
    return float(wide)
