"""The tab painted anywhere but in its own window: into files, on a second screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.tabs.many_heads.canvas import HeadsCanvas
from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.stacked_view import StackedView
from attnviz.ui.tab.twin import Twin


class FollowingCanvas(HeadsCanvas):
    """Shows the heads, rows and lights that another canvas shows."""

    def follow(self, other: GridHost) -> None:
        """Show what another canvas shows, in the own size and look."""
        assert isinstance(other, HeadsCanvas)
        if other._figure is None:
            return
        self.show_figure(other._figure, other._large)
        self.set_picks(other._picks)
        self.set_pointed(other._pointed)
        self.set_carried(other._carried)
        self.set_lit_stage(other._lit)
        if other._large is None and other.heads:
            self.reveal_head(other.heads[0])


class DrawnView(StackedView):
    """A tab of heads that can be painted on any device."""

    canvas: HeadsCanvas
    _twin: Twin | None = None

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the picture, and the votes under it, into any device."""
        rect = self.draw_votes(painter, rect, theme)
        painter.fillRect(rect, theme.window)
        if theme.projector == self._theme.projector:
            self.canvas.draw(painter, rect, theme)
        else:
            self._second().draw(painter, rect, theme, vector=True)

    def draw_live(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the picture laid out for another screen."""
        rect = self.draw_votes(painter, rect, theme)
        self._second().draw(painter, rect, theme, vector=False)

    def _second(self) -> Twin:
        if self._twin is None:
            self._twin = Twin(FollowingCanvas, self.canvas)
        return self._twin
