"""The grids of one canvas, where they lie and which cell the keyboard is at. No painting here."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attnviz.ui.grid.layout import CellSize, GridLayout, layout_grid
from attnviz.ui.grid.value import Cell, Floats, Grid
from attnviz.ui.look.theme import Theme

Direction = tuple[int, int]
Painting = Callable[[QPainter, QRectF], None]


class Hit(NamedTuple):
    """What lies at a point; row or column is -1 where it does not apply."""

    kind: Literal["cell", "row", "column", "title"]
    name: str
    row: int
    col: int


class GridPlace(NamedTuple):
    """A cell of one of the grids."""

    name: str
    row: int
    col: int


@dataclass
class PlacedGrid:
    """A grid and its place."""

    grid: Grid
    rect: QRectF
    cell: CellSize
    first: Cell
    layout: GridLayout


class Board:
    """Grids by name, in drawing order, and what is painted under and over them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.under: Painting | None = None
        self.over: Painting | None = None
        self.dpr = 1.0
        self.entries: dict[str, PlacedGrid] = {}
        self.cursor: GridPlace | None = None
        self.ringed = False
        self.told: Callable[[], None] = _nobody
        """Hears of every other number, grid and place."""

    def __iter__(self) -> Iterator[tuple[str, PlacedGrid]]:
        return iter(self.entries.items())

    def paint_over(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what lies over the grids, and around it all the ring of the keyboard."""
        if self.over:
            self.over(painter, rect)
        if self.ringed:
            width = 3.0 if self.theme.projector else 2.0
            inset = width / 2
            painter.setPen(QPen(self.theme.focus, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))

    def set_grid(self, name: str, grid: Grid) -> None:
        """Create or replace a grid; its place stays, and with its shape the size of its cells."""
        old = self.entries.get(name)
        rect, cell, first = (old.rect, old.cell, old.first) if old else (QRectF(), None, (0, 0))
        if old and old.grid.shape != grid.shape:
            cell = None  # as large as those of eleven rows, the cells of 4,096 would take 17 GB
        layout = self._laid_out(grid, rect, cell, first)
        self.entries[name] = PlacedGrid(grid, rect, cell, first, layout)
        self._keep_cursor()
        self.told()

    def set_values(self, name: str, values: Floats, tints: Floats | None = None) -> None:
        """Give a grid other numbers; nothing moves."""
        entry = self.entries[name]
        entry.grid = entry.grid.with_values(values, tints)
        self.told()

    def set_lit(
        self, name: str, rows: Sequence[int], columns: Sequence[int], cells: Sequence[Cell]
    ) -> bool:
        """Outline rows, columns and cells; return whether that is a change."""
        entry = self.entries[name]
        old = entry.grid
        before = (tuple(old.lit_rows), tuple(old.lit_columns), tuple(old.lit_cells))
        after = (tuple(rows), tuple(columns), tuple(cells))
        if before == after:
            return False
        entry.grid = old.but(lit_rows=after[0], lit_columns=after[1], lit_cells=after[2])
        return True

    def set_rect(self, name: str, rect: QRectF, cell: CellSize = None) -> None:
        """Give a grid its space."""
        entry = self.entries[name]
        entry.rect, entry.cell = QRectF(rect), cell
        if rect.isEmpty() and self.cursor is not None and self.cursor.name == name:
            self.cursor = None
        self.lay_out(name)

    def remove(self, name: str) -> None:
        """Take a grid away."""
        del self.entries[name]
        self._keep_cursor()
        self.told()

    def set_theme(self, theme: Theme, dpr: float) -> None:
        """Lay everything out for another look or screen."""
        self.theme, self.dpr = theme, dpr
        for name in self.entries:
            self.lay_out(name)

    def lay_out(self, name: str) -> None:
        """Compute where the parts of a grid lie."""
        entry = self.entries[name]
        entry.layout = self._laid_out(entry.grid, entry.rect, entry.cell, entry.first)
        entry.first = (entry.layout.rows.start, entry.layout.cols.start)
        self.told()

    @contextmanager
    def off_the_dots(self) -> Iterator[None]:
        """Lay everything out meanwhile as it is on a screen without a scale, for a file.

        What is painted under and over the grids asks where their cells are, and their edges lie
        on the dots of the screen at hand.
        """
        dpr, layouts = self.dpr, [entry.layout for entry in self.entries.values()]
        self.dpr = 1.0
        if dpr != 1.0:
            for entry in self.entries.values():
                entry.layout = self._laid_out(entry.grid, entry.rect, entry.cell, entry.first)
        try:
            yield
        finally:
            self.dpr = dpr
            for entry, layout in zip(self.entries.values(), layouts, strict=True):
                entry.layout = layout

    def _laid_out(self, grid: Grid, rect: QRectF, cell: CellSize, first: Cell) -> GridLayout:
        return layout_grid(grid, self.theme, rect, cell, dpr=self.dpr, first=first)

    def scroll(self, name: str, rows: int, cols: int) -> bool:
        """Move the window of a long grid; return whether it moved."""
        entry = self.entries[name]
        before = entry.first
        entry.first = (max(0, before[0] + rows), max(0, before[1] + cols))
        self.lay_out(name)
        return entry.first != before

    def reveal(self, place: GridPlace) -> bool:
        """Scroll a cell into sight; return whether that was needed."""
        layout = self.entries[place.name].layout
        rows = _outside(place.row, layout.rows)
        cols = _outside(place.col, layout.cols)
        return bool(rows or cols) and self.scroll(place.name, rows, cols)

    def hit(self, point: QPointF) -> Hit | None:
        """Return what lies at a point, the topmost grid first."""
        for name, entry in reversed(self.entries.items()):
            if entry.rect.isEmpty():
                continue
            layout = entry.layout
            cell = layout.cell_at(point)
            if cell:
                return Hit("cell", name, *cell)
            row, col = layout.row_at(point), layout.column_at(point)
            if row is not None:
                return Hit("row", name, row, -1)
            if col is not None:
                return Hit("column", name, -1, col)
            if layout.title.contains(point):
                return Hit("title", name, -1, -1)
        return None

    def start(self) -> GridPlace | None:
        """Return where the keyboard enters: the first lit cell, else a corner of the first grid.

        A grid without a place is out of sight, whatever it held when it had one.
        """
        seen = [(n, e.grid) for n, e in self.entries.items() if not e.rect.isEmpty()]
        for name, grid in seen:
            for row, col in grid.lit_cells:
                if row < grid.shape[0] and col < grid.shape[1]:
                    return GridPlace(name, row, col)
        for name, grid in seen:
            if all(grid.shape):
                row = next((row for row in grid.lit_rows if row < grid.shape[0]), 0)
                return GridPlace(name, row, 0)
        return None

    def neighbour(self, place: GridPlace, direction: Direction) -> GridPlace:
        """Return the cell one step on; over the edge, the nearest cell of the next grid."""
        grid = self.entries[place.name].grid
        row, col = place.row + direction[0], place.col + direction[1]
        if 0 <= row < grid.shape[0] and 0 <= col < grid.shape[1]:
            return GridPlace(place.name, row, col)
        return self._across(place, direction) or place

    def _across(self, place: GridPlace, direction: Direction) -> GridPlace | None:
        layout = self.entries[place.name].layout
        here = layout.cell_rect(place.row, place.col).center()
        best: tuple[float, GridPlace] | None = None
        for name, entry in self.entries.items():
            cells = entry.layout.cells
            if name == place.name or cells.isEmpty() or entry.rect.isEmpty():
                continue
            at = QPointF(
                min(max(here.x(), cells.left() + 1), cells.right() - 1),
                min(max(here.y(), cells.top() + 1), cells.bottom() - 1),
            )
            along = (at.y() - here.y()) * direction[0] + (at.x() - here.x()) * direction[1]
            aside = abs(at.y() - here.y()) * abs(direction[1])
            aside += abs(at.x() - here.x()) * abs(direction[0])
            cell = entry.layout.cell_at(at)
            if cell and along > 0 and aside <= along and (best is None or along + aside < best[0]):
                best = (along + aside, GridPlace(name, *cell))
        return best[1] if best else None

    def _keep_cursor(self) -> None:
        if self.cursor is None:
            return
        entry = self.entries.get(self.cursor.name)
        rows, cols = entry.grid.shape if entry else (0, 0)
        if self.cursor.row >= rows or self.cursor.col >= cols:
            self.cursor = None


def _nobody() -> None:
    pass


def _outside(index: int, shown: range) -> int:
    """Return by how much a window must move so that it holds `index`."""
    if index < shown.start:
        return index - shown.start
    return max(0, index - shown.stop + 1)
