"""The step as it moves, painted for a second screen in its own size and look."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from attnviz.tabs.step_by_step.motion import Motion
from attnviz.tabs.step_by_step.moving_scene import Painting, Scene
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.panes import grids_of
from attnviz.tabs.step_by_step.picture import (
    TITLE_HEIGHT,
    Measured,
    StepMarks,
    lay_out_step,
    paint_step,
    veiled,
)
from attnviz.ui.grid.layout import GridLayout, layout_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme


class LaidOut:
    """The matrices of a step as they lie on a canvas of a size and look."""

    def __init__(
        self, grids: Mapping[str, Grid], layouts: Mapping[str, GridLayout], dpr: float
    ) -> None:
        self._grids, self._layouts, self._dpr = grids, layouts, dpr

    def layout_of(self, name: str) -> GridLayout:
        """Return where the parts of a matrix lie."""
        return self._layouts[name]

    def grid(self, name: str) -> Grid:
        """Return a matrix."""
        return self._grids[name]

    def devicePixelRatioF(self) -> float:
        """Return how many dots of the screen a pixel has."""
        return self._dpr


class LiveStep:
    """Follows the tab's motion: the same transition at the same moment, laid out anew."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._known: Measured = {}
        self._rested: tuple[OneHead, StepMarks] | None = None
        self._made: tuple[object, ...] = ()
        self._painting: Painting | None = None

    def draw(
        self, painter: QPainter, rect: QRectF, theme: Theme, one: OneHead, shown: StepMarks
    ) -> None:
        """Paint the step, and over it what is on its way."""
        paint_step(painter, rect, theme, one, shown, known=self._known, vector=False)
        if not self._motion.running:
            self._rested = (one, shown)
            return
        made = (self._motion.number, rect, theme)
        if made != self._made:
            self._made = made
            self._painting = self._transition(painter, rect, theme, one, shown)
        assert self._painting is not None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(rect.x(), rect.y() + theme.px(TITLE_HEIGHT))
        self._painting(painter, self._motion.moment)
        painter.restore()

    def _transition(
        self, painter: QPainter, rect: QRectF, theme: Theme, one: OneHead, shown: StepMarks
    ) -> Painting:
        dpr = painter.device().devicePixelRatio()
        step, size = shown.step, QSizeF(rect.width(), rect.height() - theme.px(TITLE_HEIGHT))
        laid = lay_out_step(one, step, theme, size, strip=shown.strip, known=self._known)
        cell = (laid.cells.wide, laid.cells.high)
        grids = {
            name: veiled(grid, name, step, shown.ballot)
            for name, grid in grids_of(one, step, theme.projector).items()
        }
        layouts = {
            name: layout_grid(grid, theme, laid.panes[name], cell, dpr=dpr)
            for name, grid in grids.items()
        }
        before = self._picture(rect.size(), laid.host.size().toSize(), theme, dpr)
        return self._motion.choose(Scene(LaidOut(grids, layouts, dpr), theme, step, before))

    def _picture(self, size: QSizeF, host: QSize, theme: Theme, dpr: float) -> QPixmap | None:
        """Paint the matrices as they were before the motion."""
        if self._rested is None:
            return None
        one, shown = self._rested
        picture = QPixmap(host * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setClipRect(QRect(QPoint(), host))
        whole = QRectF(0, -theme.px(TITLE_HEIGHT), size.width(), size.height())
        paint_step(painter, whole, theme, one, shown, known=self._known, vector=False)
        painter.end()
        return picture
