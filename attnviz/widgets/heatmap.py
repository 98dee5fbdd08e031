"""Grids on pyqtgraph: one view, a ViewBox and two axes a grid, and our own painting inside.

pyqtgraph's ImageItem takes 3.8 ms a frame where reducing and one lookup take 1, and one graphics
item a number takes 50 ms where one image takes 1.7: so the cells are painted by `cell_paint`, while
ranges, clipping, axes and the scene are pyqtgraph's. Import this only after the first paint.
"""

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from attnviz.widgets.board import Board, Entry
from attnviz.widgets.cell_paint import paint_cells
from attnviz.widgets.cell_picture import CellPicture
from attnviz.widgets.grid import Cell
from attnviz.widgets.grid_paint import (
    paint_column_names,
    paint_marks,
    paint_row_names,
    paint_title,
)
from attnviz.widgets.grid_parts import Parts, parts_of, scale_of
from attnviz.widgets.legend import paint_legend

RING = 8.0  # px that outlines and the focus ring may reach beyond the cells


class CellsItem(pg.GraphicsObject):  # type: ignore[misc]
    """The cells of one grid, in a ViewBox whose units are cells."""

    def __init__(self, heatmap: "Heatmap") -> None:
        super().__init__()
        self._heatmap = heatmap
        self.picture = CellPicture()

    def boundingRect(self) -> QRectF:
        """Return the cells in sight, in cells."""
        layout = self._heatmap.entry.layout
        return QRectF(layout.cols.start, layout.rows.start, len(layout.cols), len(layout.rows))

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Paint in pixels, since cells have a whole number of them."""
        painter.resetTransform()
        entry, theme = self._heatmap.entry, self._heatmap.board.theme
        paint_cells(painter, entry.grid, theme, entry.layout, picture=self.picture)

    def refresh(self) -> None:
        """Compose what looks different now and have that part painted."""
        entry, board = self._heatmap.entry, self._heatmap.board
        if not entry.layout.whole:
            self.update()
            return
        stale = self.picture.update(entry.grid, board.theme, entry.layout, board.dpr)
        if stale:
            rows, cols = stale
            left, top = entry.layout.cols.start, entry.layout.rows.start
            self.update(QRectF(left + cols.start, top + rows.start, len(cols), len(rows)))


class NamesAxis(pg.AxisItem):  # type: ignore[misc]
    """An axis that writes names, linked to the ViewBox of its grid."""

    def __init__(self, heatmap: "Heatmap", orientation: str) -> None:
        super().__init__(orientation, linkView=heatmap.view, showValues=False)
        self._heatmap = heatmap
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the names, which reaches neither the cells nor their outlines."""
        # Not its geometry: AxisItem shrinks that to the ticks it would have drawn itself.
        # Three pixels short of the cells, whose repaints reach two pixels beyond them.
        layout = self._heatmap.entry.layout
        if self.orientation == "left":
            return layout.row_names.united(layout.row_axis).adjusted(0, 0, -3, 0)
        return layout.column_names.adjusted(0, 0, 0, -3)

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Write the names in pixels."""
        painter.resetTransform()
        entry, theme = self._heatmap.entry, self._heatmap.board.theme
        write = paint_row_names if self.orientation == "left" else paint_column_names
        write(painter, entry.grid, theme, entry.layout, self._heatmap.cursor)


class HeadItem(pg.GraphicsObject):  # type: ignore[misc]
    """Title and name of the columns of a grid."""

    def __init__(self, heatmap: "Heatmap") -> None:
        super().__init__()
        self._heatmap = heatmap

    def boundingRect(self) -> QRectF:
        """Return the room over the cells, as wide as the space of the grid: titles may be long."""
        entry = self._heatmap.entry
        room = entry.layout.bounds.united(entry.rect).adjusted(-RING, 0, 2 * RING, 0)
        room.setBottom(entry.layout.cells.top() - 3)
        return room

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Paint the title."""
        entry, theme = self._heatmap.entry, self._heatmap.board.theme
        painter.resetTransform()
        paint_title(painter, entry.grid, theme, entry.layout)


class ScaleItem(pg.GraphicsObject):  # type: ignore[misc]
    """The colour scale under a grid."""

    def __init__(self, heatmap: "Heatmap") -> None:
        super().__init__()
        self._heatmap = heatmap

    def boundingRect(self) -> QRectF:
        """Return the room of the scale."""
        return self._heatmap.entry.layout.legend.adjusted(-RING, 0, 2 * RING, 0)

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Paint the scale."""
        entry, theme = self._heatmap.entry, self._heatmap.board.theme
        painter.resetTransform()
        paint_legend(painter, entry.layout.legend, entry.grid, theme)


class MarksItem(pg.GraphicsObject):  # type: ignore[misc]
    """Outlines and focus ring, over the cells."""

    def __init__(self, heatmap: "Heatmap") -> None:
        super().__init__()
        self._heatmap = heatmap

    def boundingRect(self) -> QRectF:
        """Return the cells and what the outlines need around them."""
        return self._heatmap.entry.layout.cells.adjusted(-RING, -RING, RING, RING)

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Paint the outlines."""
        entry, theme = self._heatmap.entry, self._heatmap.board.theme
        painter.resetTransform()
        paint_marks(painter, entry.grid, theme, entry.layout, self._heatmap.cursor)


class Heatmap:
    """One grid in a pyqtgraph scene: the only kind of grid the program has."""

    def __init__(self, scene: QGraphicsScene, board: Board, entry: Entry) -> None:
        self.board, self.entry = board, entry
        self.cursor: Cell | None = None
        self.view = pg.ViewBox(
            enableMenu=False, enableMouse=False, invertY=True, defaultPadding=0.0
        )
        self.view.disableAutoRange()
        self.cells = CellsItem(self)
        self.view.addItem(self.cells, ignoreBounds=True)
        self.names = [NamesAxis(self, side) for side in ("left", "top")]
        self.head, self.scale, self.marks = HeadItem(self), ScaleItem(self), MarksItem(self)
        self.marks.setZValue(2)
        self.items: list[Any] = [self.view, *self.names, self.head, self.scale, self.marks]
        for item in self.items:
            scene.addItem(item)
        self.show(entry, None)

    def show(self, entry: Entry, cursor: Cell | None) -> None:
        """Show a grid, its place and the cell cursor."""
        for item in (*self.items[1:], self.cells):
            item.prepareGeometryChange()
        self.entry, self.cursor = entry, cursor
        layout = entry.layout
        self.view.setGeometry(layout.cells)
        rows, cols = entry.grid.shape
        self.view.setLimits(xMin=0, xMax=max(1, cols), yMin=0, yMax=max(1, rows))
        if layout.rows and layout.cols:
            self.view.setRange(
                xRange=(layout.cols.start, layout.cols.stop),
                yRange=(layout.rows.start, layout.rows.stop),
                padding=0,
            )
        self._parts = parts_of(entry.grid, cursor)
        for item in self.items:
            item.setVisible(self._shown)
            item.update()
        self.scale.setVisible(self._shown and entry.grid.legend)
        self.marks.setVisible(self._shown and self._has_marks())
        if self._shown:
            self.cells.refresh()
            self.cells.update()

    def show_look(self, cursor: Cell | None) -> None:
        """Show other numbers and marks in the same places: only the parts that differ."""
        self.show_marks(cursor)
        if self._shown:
            self.cells.refresh()

    def show_marks(self, cursor: Cell | None) -> None:
        """Show other words, outlines or cell cursor; cells and places are as before."""
        before, now = self._parts, parts_of(self.entry.grid, cursor)
        self.cursor = cursor
        if before == now:
            return
        self._parts = now
        items: tuple[Any, ...] = (self.head, *self.names, self.scale)
        for item, old, new in zip(items, before, now, strict=False):
            if old != new:
                item.update()
        if before.outlines != now.outlines:
            self.marks.setVisible(self._shown and self._has_marks())
            self.marks.update(self._where_marks_differ(before, now))

    def _where_marks_differ(self, before: Parts, now: Parts) -> QRectF:
        """Return where outlines come or go: repainting all would take the names along."""
        (*lines, cells, ring), (*lines_now, cells_now, ring_now) = before.outlines, now.outlines
        if lines != lines_now or ring != ring_now:
            return self.marks.boundingRect()
        rect = QRectF()
        for cell in {*cells} ^ {*cells_now}:
            rect |= self.entry.layout.cell_rect(*cell)
        return rect.adjusted(-RING, -RING, RING, RING)

    def _has_marks(self) -> bool:
        """Whether anything lies over the cells; an empty item would be painted at every edit."""
        grid, layout = self.entry.grid, self.entry.layout
        lit = grid.lit_rows or grid.lit_columns or grid.lit_cells
        return bool(lit or self.cursor) or (len(layout.rows), len(layout.cols)) != grid.shape

    @property
    def _shown(self) -> bool:
        return not self.entry.rect.isEmpty()

    def show_values(self) -> None:
        """Repaint the numbers, and the scale if its ends changed."""
        self.cells.refresh()
        scale = scale_of(self.entry.grid)
        if scale != self._parts.scale:
            self._parts = self._parts._replace(scale=scale)
            self.scale.update()

    def hide(self) -> None:
        """Show nothing until `show` is called again."""
        for item in self.items:
            item.setVisible(False)


class GridCanvas(pg.GraphicsView):  # type: ignore[misc]
    """All grids of a board in one pyqtgraph scene; mouse and keys are left to the parent."""

    def __init__(self, board: Board, parent: QWidget) -> None:
        super().__init__(parent, useOpenGL=False)
        self._board = board
        self._heatmaps: dict[str, Heatmap] = {}
        # A ViewBox with its axes takes milliseconds to make, and taking one out of a scene leaves
        # Python to destroy it in any order: those of removed grids are kept for the next ones.
        self._spares: list[Heatmap] = []
        self._picture: QPixmap | None = None
        self._stale = QRegion()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setMouseTracking(False)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # pyqtgraph keeps the background at one pixel a pixel; ours is kept at the screen's density.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def heatmap(self, name: str) -> Heatmap:
        """Return the heat map of a grid."""
        return self._heatmaps[name]

    def show_board(self) -> None:
        """Make the scene hold the grids of the board and no others."""
        for name in [n for n in self._heatmaps if n not in self._board.entries]:
            spare = self._heatmaps.pop(name)
            spare.hide()
            self._spares.append(spare)
        for name, _ in self._board:
            self.show_grid(name, None)

    def show_grid(self, name: str, cursor: Cell | None) -> None:
        """Show one grid as the board has it now."""
        entry = self._board.entries[name]
        heatmap = self._heatmaps.get(name)
        if heatmap is None:
            heatmap = self._spares.pop() if self._spares else None
            heatmap = heatmap or Heatmap(self.scene(), self._board, entry)
            self._heatmaps[name] = heatmap
        heatmap.show(entry, cursor)

    def show_marks(self, name: str, cursor: Cell | None) -> None:
        """Show the outlines and the cell cursor of one grid."""
        self._heatmaps[name].show_marks(cursor)

    def show_look(self, name: str, cursor: Cell | None) -> None:
        """Repaint what differs in one grid whose parts lie where they lay."""
        self._heatmaps[name].show_look(cursor)

    def show_values(self, name: str) -> None:
        """Repaint the numbers of one grid."""
        self._heatmaps[name].show_values()

    def update_decoration(self, parts: Sequence[QRectF] = ()) -> None:
        """Paint what lies under the grids anew, all of it or these parts."""
        if not parts:
            self._picture = None
        for part in parts:
            self._stale |= part.toAlignedRect()
        self.update_parts(parts)

    def update_parts(self, parts: Sequence[QRectF] = ()) -> None:
        """Repaint everything, or these parts."""
        for part in parts:
            self.viewport().update(part.toAlignedRect())
        if not parts:
            self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the decoration from its kept picture."""
        dpr = self.devicePixelRatio()
        size = self.viewport().size() * dpr
        if self._picture is None or self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(dpr)
            self._stale = QRegion(self.viewport().rect())
        if not self._stale.isEmpty():
            brush = QPainter(self._picture)
            brush.setClipRegion(self._stale)
            brush.fillRect(self.viewport().rect(), self._board.theme.window)
            if self._board.under:
                self._board.under(brush, QRectF(self.viewport().rect()))
            brush.end()
            self._stale = QRegion()
        painter.drawPixmap(0, 0, self._picture)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the overlay."""
        self._board.paint_over(painter, QRectF(self.viewport().rect()))


def _show_alone() -> None:
    """Show sample grids that can be edited, for a look at this module alone."""
    import sys

    from PySide6.QtWidgets import QApplication

    from attnviz.widgets import lazy_pyqtgraph
    from attnviz.widgets.grid_paint import sample_grid
    from attnviz.widgets.grid_view import GridHost
    from attnviz.widgets.theme import theme

    app = QApplication(sys.argv)
    host = GridHost(theme(sys.argv[1] if len(sys.argv) > 1 else "light"))
    host.resize(976, 588)
    host.set_grid("Q", sample_grid())
    host.set_rect("Q", QRectF(16, 16, 900, 520))

    def take(name: str, row: int, col: int, value: float, _: int) -> None:
        grid = host.grid(name)
        values = grid.block(range(grid.shape[0]), range(grid.shape[1])).copy()
        values[row, col] = value
        host.set_values(name, values)

    host.cell_edited.connect(take)
    host.show()
    lazy_pyqtgraph.load()
    app.exec()


if __name__ == "__main__":
    _show_alone()
