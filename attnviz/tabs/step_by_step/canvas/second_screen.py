"""The step as it moves, painted for a second screen in its own size and look."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from attnviz.tabs.step_by_step.canvas.grids import grids_of
from attnviz.tabs.step_by_step.canvas.motion import Motion
from attnviz.tabs.step_by_step.canvas.moving_scene import MatrixStage, Painting, Scene
from attnviz.tabs.step_by_step.canvas.paint import (
    Measured,
    lay_out_step,
    paint_step,
    veiled,
)
from attnviz.tabs.step_by_step.state.state import State
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.look.theme import Theme


class LiveStep:
    """Follows the tab's motion: the same transition at the same moment, laid out anew."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._known: Measured = {}
        self._rested: State | None = None
        self._made: tuple[object, ...] = ()
        self._painting: Painting | None = None

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
        """Paint the step, and over it what is on its way."""
        paint_step(painter, rect, theme, state, state.pointed, known=self._known, vector=False)
        if not self._motion.running:
            self._rested = state
            return
        made = (self._motion.number, rect, theme)
        if made != self._made:
            self._made = made
            self._painting = self._transition(painter, rect, theme, state)
        assert self._painting is not None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(rect.topLeft())
        self._painting(painter, self._motion.moment)
        painter.restore()

    def _transition(self, painter: QPainter, rect: QRectF, theme: Theme, state: State) -> Painting:
        dpr = painter.device().devicePixelRatio()
        one, step = state.one, state.step
        laid = lay_out_step(
            one, step, theme, rect.size(), strip=state.pointer.strip, known=self._known
        )
        grids = {
            name: veiled(grid, state.cover_of(name))
            for name, grid in grids_of(one, step, theme.projector).items()
        }
        layouts = {
            name: layout_grid(grid, theme, laid.panes[name], laid.cell(name), dpr=dpr)
            for name, grid in grids.items()
        }
        before = self._picture(rect.size(), laid.host.size().toSize(), theme, dpr)
        return self._motion.choose(Scene(MatrixStage(grids, layouts, dpr), theme, step, before))

    def _picture(self, size: QSizeF, host: QSize, theme: Theme, dpr: float) -> QPixmap | None:
        """Paint the matrices as they were before the motion."""
        state = self._rested
        if state is None:
            return None
        picture = QPixmap(host * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setClipRect(QRect(QPoint(), host))
        whole = QRectF(QPointF(), size)
        paint_step(painter, whole, theme, state, state.pointed, known=self._known, vector=False)
        painter.end()
        return picture
