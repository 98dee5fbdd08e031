"""A pattern of a hundred thousand tokens to drag, scroll and zoom, from all of it to one cell."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attnviz.tabs.sparse_patterns.canvas.long_paint import LongPattern, paint_map, room_of
from attnviz.ui.grid.zoom_map import ZoomMap
from attnviz.ui.look.theme import Theme


class LongMap(ZoomMap):
    """Shows a `LongPattern`."""

    def __init__(self, theme: Theme, pattern: LongPattern, parent: QWidget | None = None) -> None:
        super().__init__(theme, pattern.n, parent)
        self._pattern = pattern

    def set_pattern(self, pattern: LongPattern) -> None:
        """Show another pattern; of as many tokens, in the same place."""
        self._pattern = pattern
        self.set_size(pattern.n)

    def room(self) -> QRectF:
        return room_of(QRectF(self.rect()), self._theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
            rect = QRectF(self.rect())
            paint_map(painter, rect, self._theme, self._pattern, self._outlook, row=self._row)
