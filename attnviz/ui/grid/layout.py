"""Where the parts of a grid lie: title, names, cells, legend. No painting, no pyqtgraph.

Cells of 4 px and more have a whole number of device pixels, so that their edges are sharp; smaller
ones share the space exactly and are reduced when painted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from attnviz.ui.grid.value import Cell, Grid
from attnviz.ui.look.labels import NARROWEST, every, widest, widest_half
from attnviz.ui.look.theme import Role, Theme

CellSize = float | tuple[float, float] | None

SHARP = 4.0  # px: smallest cell drawn with its own edges
NAMES_SHARE = 0.4  # of the space that names may take before they are shortened
NAMES_MOST = 140.0  # px of the design that names may take, where cells have a size of their own
LINE = 1.25  # height of a line of text, of its size
TIGHT = 1.05  # of the size of letters: names that close to each other still do not touch
RING = 5  # px around the cells that the ring of the keyboard takes
ROOMY = 1.5  # rows lower than this many label sizes take names of tick size


class _Gutters(NamedTuple):
    """Space around the cells."""

    left: float
    top: float
    bottom: float
    row_names: float
    column_names: float
    axis: float
    title: float
    name_lines: int


@dataclass(frozen=True, eq=False)
class GridLayout:
    """Rectangles of one grid, in the coordinates of the space it was laid out in."""

    bounds: QRectF
    title: QRectF
    row_names: QRectF
    column_names: QRectF
    row_axis: QRectF
    column_axis: QRectF
    cells: QRectF
    legend: QRectF
    cell_w: float
    cell_h: float
    rows: range
    cols: range
    row_role: Role
    name_lines: int
    row_step: int
    column_step: int

    def cell_rect(self, row: int, col: int) -> QRectF:
        """Return the rectangle of a cell; of one out of sight, where it would be."""
        return QRectF(
            self.cells.x() + (col - self.cols.start) * self.cell_w,
            self.cells.y() + (row - self.rows.start) * self.cell_h,
            self.cell_w,
            self.cell_h,
        )

    def span_rect(self, first: Cell, last: Cell) -> QRectF:
        """Return the rectangle from one cell to another, cut to what is in sight."""
        return self.cell_rect(*first).united(self.cell_rect(*last)).intersected(self.cells)

    def cell_at(self, point: QPointF) -> Cell | None:
        """Return (row, column) of the cell at a point."""
        if not self.cells.contains(point) or not self.rows or not self.cols:
            return None
        row = self.rows.start + int((point.y() - self.cells.y()) / self.cell_h)
        col = self.cols.start + int((point.x() - self.cells.x()) / self.cell_w)
        return min(row, self.rows.stop - 1), min(col, self.cols.stop - 1)

    def row_at(self, point: QPointF) -> int | None:
        """Return the row whose name is at a point."""
        if not self.row_names.contains(point):
            return None
        hit = self.cell_at(QPointF(self.cells.center().x(), point.y()))
        return hit[0] if hit else None

    def column_at(self, point: QPointF) -> int | None:
        """Return the column whose name is at a point."""
        if not self.column_names.contains(point):
            return None
        hit = self.cell_at(QPointF(point.x(), self.cells.center().y()))
        return hit[1] if hit else None

    @property
    def vertical_names(self) -> bool:
        """Whether the names over the columns stand upright."""
        return self.name_lines > 0

    @property
    def whole(self) -> bool:
        """Whether cells are drawn with their own edges (not reduced)."""
        return min(self.cell_w, self.cell_h) >= SHARP


def layout_grid(
    grid: Grid,
    theme: Theme,
    rect: QRectF,
    cell: CellSize = None,
    *,
    dpr: float = 1.0,
    first: Cell = (0, 0),
) -> GridLayout:
    """Place `grid` at the top left of `rect`.

    Parameters
    ----------
    cell
        Size of a cell in pixels (one number or width and height); None takes as much of `rect`
        as fits, square unless the grid says otherwise.
    dpr
        Device pixels a pixel, to which edges are snapped.
    first
        First row and column in sight, where the grid has more cells than fit.
    """
    role: Role = "label"
    gutters = _gutters(grid, theme, rect, cell, role=role)
    size = _cell_size(grid, rect, gutters, cell)
    if size[1] < theme.size("label") * ROOMY:
        role = "tick"
        gutters = _gutters(grid, theme, rect, cell, role=role)
        size = _cell_size(grid, rect, gutters, cell)
    if grid.column_labels and _column_width(grid, theme) * NARROWEST > size[0] - 2:
        for lines in (2, 1):
            gutters = _gutters(grid, theme, rect, cell, role=role, upright=lines)
            size = _cell_size(grid, rect, gutters, cell)
            if size[0] >= lines * line_height(theme, "tick"):
                break
    return _place(grid, theme, rect, gutters, size=size, role=role, dpr=dpr, first=first)


def measure_grid(grid: Grid, theme: Theme, cell: float | tuple[float, float]) -> QSizeF:
    """Return the space a grid takes when its cells have size `cell`."""
    roomy = QRectF(0, 0, 1e6, 1e6)
    return layout_grid(grid, theme, roomy, cell).bounds.size()


def line_height(theme: Theme, role: Role) -> float:
    """Return the height of one line of text."""
    return float(round(theme.size(role) * LINE))


def _column_width(grid: Grid, theme: Theme, lines: int = 1) -> float:
    return _names_width(grid.column_labels, theme, "tick", lines)


def _names_width(labels: Sequence[str], theme: Theme, role: Role, lines: int = 1) -> float:
    """Return the width of the widest name; names made when they are asked for are never listed."""
    measured = _tuple_width if isinstance(labels, tuple) else _measured_width
    return measured(labels, theme, role, lines)


def _measured_width(labels: Sequence[str], theme: Theme, role: Role, lines: int) -> float:
    metrics = QFontMetricsF(theme.font(role, bold=True))
    return (widest if lines == 1 else widest_half)(labels, metrics)


# A layer of a language model has 576 names, which are measured at each change of head.
_tuple_width = lru_cache(maxsize=64)(_measured_width)


def _gutters(
    grid: Grid, theme: Theme, rect: QRectF, cell: CellSize, *, role: Role, upright: int = 0
) -> _Gutters:
    """Measure what lies around the cells; `upright` names over columns stand in so many lines."""
    gap = theme.px(6)
    names = 0.0
    if grid.row_label_width is not None:
        names = grid.row_label_width
    elif grid.row_labels:
        names = _names_width(grid.row_labels, theme, role) + gap
        most = rect.width() * NAMES_SHARE if cell is None else theme.px(NAMES_MOST)
        names = min(names, most)
    column_names = 0.0
    if grid.column_labels:
        column_names = line_height(theme, "tick") + theme.px(4)
        if upright:
            column_names = _column_width(grid, theme, upright) + gap
            column_names = min(column_names, rect.height() * NAMES_SHARE, theme.px(NAMES_MOST))
    axis = line_height(theme, "tick")
    title = line_height(theme, "body") + theme.px(4) if grid.title or grid.badge else 0.0
    legend = line_height(theme, "tick") + theme.px(14) if grid.legend else 0.0
    return _Gutters(
        left=names + (axis if grid.row_axis else 0.0),
        top=title + (axis if grid.column_axis else 0.0) + column_names,
        bottom=legend,
        row_names=names,
        column_names=column_names,
        axis=axis,
        title=title,
        name_lines=upright,
    )


def _cell_size(grid: Grid, rect: QRectF, gutters: _Gutters, cell: CellSize) -> tuple[float, float]:
    if isinstance(cell, tuple):
        return cell
    if cell is not None:
        return cell, cell
    rows, cols = grid.shape
    width = max(1.0, rect.width() - gutters.left - 1) / max(1, cols)
    height = max(1.0, rect.height() - gutters.top - gutters.bottom - 1) / max(1, rows)
    if grid.min_cell is not None:
        width, height = max(width, grid.min_cell), max(height, grid.min_cell)
    if grid.max_cell is not None:
        width, height = min(width, grid.max_cell), min(height, grid.max_cell)
    if grid.square:
        width = height = min(width, height)
    return width, height


def _snapped(size: float, dpr: float) -> float:
    """Return a cell size of whole device pixels, if cells are large enough to have edges."""
    return int(size * dpr + 1e-6) / dpr if size >= SHARP else size


def _in_sight(count: int, size: float, room: float, first: int) -> range:
    """Return the rows or columns that fit `room`, starting at `first` where not all do."""
    fit = int((room + 0.5) / size)
    if fit >= count:
        return range(count)
    first = min(max(first, 0), count - max(1, fit))
    return range(first, first + max(1, fit))


def _place(
    grid: Grid,
    theme: Theme,
    rect: QRectF,
    gutters: _Gutters,
    *,
    size: tuple[float, float],
    role: Role,
    dpr: float,
    first: Cell,
) -> GridLayout:
    n_rows, n_cols = grid.shape
    wide, high = _snapped(size[0], dpr), _snapped(size[1], dpr)
    left, top = (round(v * dpr) / dpr for v in (rect.x() + gutters.left, rect.y() + gutters.top))
    rows, cols = range(n_rows), range(n_cols)
    if grid.min_cell is not None:
        room_h = rect.height() - gutters.top - gutters.bottom
        rows = _in_sight(n_rows, high, room_h, first[0])
        cols = _in_sight(n_cols, wide, rect.width() - gutters.left, first[1])
    cells = QRectF(left, top, len(cols) * wide, len(rows) * high)
    # A line of the frame lies outside the last cells, hence one pixel more.
    far = QPointF(cells.right() + 1, cells.bottom() + 1 + gutters.bottom)
    bounds = QRectF(rect.topLeft(), far)
    column_line = line_height(theme, "tick")
    # A title at the left may be longer than a small grid is wide.
    over = max(bounds.width(), rect.width()) if grid.title_align == "left" else bounds.width()
    return GridLayout(
        bounds=bounds,
        title=QRectF(rect.x(), rect.y(), over, gutters.title),
        row_names=QRectF(left - gutters.row_names, top, gutters.row_names, cells.height()),
        column_names=QRectF(left, top - gutters.column_names, cells.width(), gutters.column_names),
        row_axis=QRectF(rect.x(), top, gutters.axis if grid.row_axis else 0.0, cells.height()),
        column_axis=QRectF(
            left,
            rect.y() + gutters.title,
            cells.width(),
            gutters.axis if grid.column_axis else 0.0,
        ),
        cells=cells,
        legend=QRectF(left, cells.bottom() + theme.px(6), cells.width(), gutters.bottom),
        cell_w=wide,
        cell_h=high,
        rows=rows,
        cols=cols,
        row_role=role,
        name_lines=gutters.name_lines,
        row_step=every(high, theme.size(role) * TIGHT),
        column_step=every(wide, column_line) if gutters.name_lines else 1,
    )
