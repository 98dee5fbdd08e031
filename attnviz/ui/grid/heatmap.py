"""One grid on pyqtgraph: a ViewBox, two axes, and our own painting inside.

pyqtgraph's ImageItem takes 3.8 ms a frame where reducing and one lookup take 1, and one graphics
item a number takes 50 ms where one image takes 1.7: so the cells are painted by `cell_paint`, while
ranges, clipping, axes and the scene are pyqtgraph's. Import this only after the first paint.
"""

from math import ceil, floor
from typing import Any, Protocol

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from attnviz.ui.grid.board import Board, PlacedGrid
from attnviz.ui.grid.cell_paint import paint_cells
from attnviz.ui.grid.cell_picture import CellPicture
from attnviz.ui.grid.legend import paint_legend
from attnviz.ui.grid.paint import (
    paint_column_names,
    paint_marks,
    paint_place,
    paint_row_names,
    paint_title,
    place_bars,
)
from attnviz.ui.grid.parts import Parts, parts_of, scale_of
from attnviz.ui.grid.value import Cell

REACH = 8.0  # px that outlines and the focus ring may reach beyond the cells


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
        cells, line = entry.layout.cells, theme.hairline + 1
        before = 0.0 if entry.layout.whole else line
        around = cells.adjusted(-before, -before, line, line)
        for part in self._heatmap.canvas.exposed_parts(around):
            painter.setClipRect(part)
            closed = not cells.contains(QRectF(part))
            paint_cells(
                painter, entry.grid, theme, entry.layout, picture=self.picture, closed=closed
            )

    def refresh(self) -> None:
        """Compose what looks different now and have that part painted."""
        entry, board = self._heatmap.entry, self._heatmap.board
        if not entry.layout.whole:
            self._heatmap.canvas.repaint_part(entry.layout.cells)
            return
        wide, high = entry.layout.cell_w, entry.layout.cell_h
        for rows, cols in self.picture.update(entry.grid, board.theme, entry.layout, board.dpr):
            at = entry.layout.cells.topLeft() + QPointF(cols.start * wide, rows.start * high)
            self._heatmap.canvas.repaint_part(
                QRectF(at, QSizeF(len(cols) * wide, len(rows) * high))
            )


class NamesAxis(pg.AxisItem):  # type: ignore[misc]
    """An axis that writes names, linked to the ViewBox of its grid."""

    def __init__(self, heatmap: "Heatmap", orientation: str) -> None:
        super().__init__(orientation, linkView=heatmap.view, showValues=False)
        self._heatmap = heatmap
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room of the names, which reaches neither the cells nor their outlines."""
        # Not its geometry: AxisItem shrinks that to the ticks it would have drawn itself.
        # Three pixels short of the cells: an item's `update` reaches two pixels beyond it.
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
        room = entry.layout.bounds.united(entry.rect).adjusted(-REACH, 0, 2 * REACH, 0)
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
        return self._heatmap.entry.layout.legend.adjusted(-REACH, 0, 2 * REACH, 0)

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
        return self._heatmap.entry.layout.cells.adjusted(-REACH, -REACH, REACH, REACH)

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Paint the outlines."""
        entry, theme = self._heatmap.entry, self._heatmap.board.theme
        painter.resetTransform()
        paint_marks(painter, entry.grid, theme, entry.layout, self._heatmap.cursor)


class PlaceItem(pg.GraphicsObject):  # type: ignore[misc]
    """The bar that tells which part of a long grid is in sight, of its rows or of its columns."""

    def __init__(self, heatmap: "Heatmap") -> None:
        super().__init__()
        self._heatmap, self._bar = heatmap, QRectF()

    def set_bar(self, bar: QRectF) -> None:
        """Put the bar there; an empty one is not seen."""
        self.prepareGeometryChange()
        self._bar = bar

    def boundingRect(self) -> QRectF:
        """Return the bar, which lies beside the cells: no repaint of those needs it."""
        return self._bar

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Paint the bar."""
        painter.resetTransform()
        paint_place(painter, self._heatmap.board.theme, self._bar)


class HeldBy(Protocol):
    """The view a heat map is shown in: it paints what is asked for, and no more."""

    def scene(self) -> QGraphicsScene: ...

    def exposed_parts(self, room: QRectF) -> list[QRect]: ...

    def repaint_part(self, part: QRectF) -> None: ...


class Heatmap:
    """One grid in the scene of a pyqtgraph view: the only kind of grid the program has."""

    def __init__(self, canvas: HeldBy, board: Board, entry: PlacedGrid) -> None:
        self.canvas, self.board, self.entry = canvas, board, entry
        self.cursor: Cell | None = None
        self.view = pg.ViewBox(
            enableMenu=False, enableMouse=False, invertY=True, defaultPadding=0.0
        )
        self.view.disableAutoRange()
        # It paints nothing, and its cells fill it exactly.
        self.view.setFlag(pg.ViewBox.GraphicsItemFlag.ItemHasNoContents)
        self.view.setFlag(pg.ViewBox.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        self.cells = CellsItem(self)
        self.view.addItem(self.cells, ignoreBounds=True)
        self.names = [NamesAxis(self, side) for side in ("left", "top")]
        self.head, self.scale, self.marks = HeadItem(self), ScaleItem(self), MarksItem(self)
        self.marks.setZValue(2)
        self.places = [PlaceItem(self), PlaceItem(self)]
        around = (*self.names, self.head, self.scale, self.marks, *self.places)
        self.items: list[Any] = [self.view, *around]
        for item in self.items:
            canvas.scene().addItem(item)
        self.show(entry, None)

    def show(self, entry: PlacedGrid, cursor: Cell | None) -> None:
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
        named: tuple[Any, ...] = (*self.names, self.head)
        for item in named:  # what has no room would be asked at every edit
            item.setVisible(self._shown and not item.boundingRect().isEmpty())
        self.scale.setVisible(self._shown and entry.grid.legend)
        self.marks.setVisible(self._shown and self._has_marks())
        for item, bar in zip(
            self.places, place_bars(entry.grid, self.board.theme, layout), strict=True
        ):
            item.set_bar(bar)
            item.setVisible(self._shown and not bar.isEmpty())
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
        return rect.adjusted(-REACH, -REACH, REACH, REACH)

    def _has_marks(self) -> bool:
        """Whether anything lies over the cells; an empty item would be painted at every edit."""
        grid = self.entry.grid
        lit = grid.lit_rows or grid.lit_columns or grid.lit_cells
        return bool(lit or grid.held or self.cursor)

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

    def hides(self) -> QRect:
        """Return the whole pixels that the cells cover; nothing shines through them."""
        cells = self.entry.layout.cells
        if not self._shown or cells.isEmpty():
            return QRect()
        left, top = ceil(cells.left()), ceil(cells.top())
        return QRect(left, top, floor(cells.right()) - left, floor(cells.bottom()) - top)

    def hide(self) -> None:
        """Show nothing until `show` is called again."""
        for item in self.items:
            item.setVisible(False)
