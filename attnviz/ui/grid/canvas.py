"""All grids of a board in one pyqtgraph view, over a decoration that is painted once and kept.

Import this only after the first paint.
"""

from collections.abc import Iterable, Sequence
from typing import cast

import pyqtgraph as pg
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from attnviz.ui.grid.board import Board
from attnviz.ui.grid.glyph_ahead import GlyphAhead
from attnviz.ui.grid.heatmap import Heatmap
from attnviz.ui.grid.value import Cell

MOST_PARTS = 4  # rectangles of one grid that are painted one by one


class GridCanvas(pg.GraphicsView):  # type: ignore[misc]
    """All grids of a board in one pyqtgraph scene; mouse and keys are left to the parent."""

    def __init__(self, board: Board, parent: QWidget) -> None:
        super().__init__(parent, useOpenGL=False)
        self._board = board
        self._heatmaps: dict[str, Heatmap] = {}
        # A ViewBox with its axes takes milliseconds to make, and taking one out of a scene leaves
        # Python to destroy it in any order: those of removed grids are kept for the next ones.
        self._spares: list[Heatmap] = []
        self._picture: QPixmap | None = None  # of the decoration
        self._stale = QRegion()  # of that picture: to be painted anew
        self._bare: QRegion | None = None  # where no cells lie over it; None = not known
        self._exposed = QRegion()  # what is painted now
        self._ahead = GlyphAhead(self)
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
        self._bare = None
        for name, _ in self._board:
            self.show_grid(name, None)

    def show_grid(self, name: str, cursor: Cell | None) -> None:
        """Show one grid as the board has it now."""
        entry = self._board.entries[name]
        heatmap = self._heatmaps.get(name)
        if heatmap is None:
            heatmap = self._spares.pop() if self._spares else None
            heatmap = heatmap or Heatmap(self, self._board, entry)
            self._heatmaps[name] = heatmap
        heatmap.show(entry, cursor)
        self._bare = None

    def show_marks(self, name: str, cursor: Cell | None) -> None:
        """Show the outlines and the cell cursor of one grid."""
        self._heatmaps[name].show_marks(cursor)

    def show_look(self, name: str, cursor: Cell | None) -> None:
        """Repaint what differs in one grid whose parts lie where they lay."""
        self._heatmaps[name].show_look(cursor)

    def show_values(self, name: str) -> None:
        """Repaint the numbers of one grid."""
        heatmap = self._heatmaps[name]
        heatmap.show_values()
        self._ahead.add(heatmap.cells.picture.sheet)

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

    def repaint_part(self, part: QRectF) -> None:
        """Paint a rectangle anew and nothing around it.

        `QGraphicsItem.update` would go through the whole scene first, and take two pixels more on
        every side: what lies beside the cells would be painted again at every edit.
        """
        self.viewport().update(part.toAlignedRect())

    def exposed_parts(self, room: QRectF) -> list[QRect]:
        """Return the rectangles of `room` that are painted now, while something is.

        Qt copies an image at once into one rectangle, but line by line on several threads where it
        is clipped to more: three times as slow.
        """
        region = self._exposed.intersected(room.toAlignedRect())
        parts = list(cast(Iterable[QRect], region))
        return parts if len(parts) <= MOST_PARTS else [room.toAlignedRect()]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and know what."""
        self._exposed = event.region()
        super().paintEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the decoration from its kept picture, but where cells hide it.

        What an edit repaints is mostly cells, and copying the picture under them took a tenth of
        the edit's time.
        """
        dpr = self.devicePixelRatio()
        size = self.viewport().size() * dpr
        if self._picture is None or self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(dpr)
            self._stale = QRegion(self.viewport().rect())
            self._bare = None
        if not self._stale.isEmpty():
            brush = QPainter(self._picture)
            brush.setClipRegion(self._stale)
            brush.fillRect(self.viewport().rect(), self._board.theme.window)
            if self._board.under:
                self._board.under(brush, QRectF(self._stale.boundingRect()))
            brush.end()
            self._stale = QRegion()
        if self._bare is None:
            self._bare = QRegion(self.viewport().rect())
            for heatmap in self._heatmaps.values():
                self._bare -= heatmap.hides()
        if self._exposed.intersects(self._bare):
            painter.save()
            painter.setClipRegion(self._bare)
            painter.drawPixmap(0, 0, self._picture)
            painter.restore()

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the overlay."""
        self._board.paint_over(painter, QRectF(self.viewport().rect()))
