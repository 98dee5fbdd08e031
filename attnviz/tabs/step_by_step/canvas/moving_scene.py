"""The finished canvas of a step as what moves over it needs it: places, pictures, empty ground."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from attnviz.tabs.step_by_step.state.plan import StepPlan
from attnviz.ui.grid.cell_paint import paint_cells
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme

Painting = Callable[[QPainter, float], None]
"""Paints what is on its way at a moment, 0 to 1."""


class MatrixPlaces(Protocol):
    """Knows where the matrices of a step lie: the canvas itself, or a picture of it elsewhere."""

    def layout_of(self, name: str) -> GridLayout: ...
    def grid(self, name: str) -> Grid: ...
    def devicePixelRatioF(self) -> float: ...


@dataclass(frozen=True, eq=False)
class MatrixStage:
    """The matrices of a step where the picture has them, for the transition to move over."""

    grids: dict[str, Grid]
    layouts: dict[str, GridLayout]
    ratio: float

    def grid(self, name: str) -> Grid:
        """Return a matrix."""
        return self.grids[name]

    def layout_of(self, name: str) -> GridLayout:
        """Return where its parts lie."""
        return self.layouts[name]

    def devicePixelRatioF(self) -> float:
        """Return how many dots a pixel has."""
        return self.ratio


@dataclass(eq=False)
class Scene:
    """The finished canvas, ready to be painted over.

    Parameters
    ----------
    host : with the grids of the new step
    before : picture of the canvas as it was
    """

    host: MatrixPlaces
    theme: Theme
    step: StepPlan
    before: QPixmap | None = None
    _pictures: dict[str, QPixmap] = field(default_factory=dict)

    def layout(self, name: str) -> GridLayout:
        """Return where a matrix lies."""
        return self.host.layout_of(name)

    def grid(self, name: str) -> Grid:
        """Return a matrix without its lights."""
        return replace(self.host.grid(name), lit_rows=(), lit_columns=(), lit_cells=())

    def picture(self, name: str) -> QPixmap:
        """Return the cells of a matrix as a picture, made once."""
        if name not in self._pictures:
            self._pictures[name] = cells_picture(self.grid(name), self.layout(name), self)
        return self._pictures[name]

    def cover(self, painter: QPainter, rect: QRectF) -> None:
        """Take cells away: show the empty ground."""
        painter.fillRect(rect, self.theme.window)
        painter.setPen(QPen(self.theme.grid, self.theme.hairline))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)


def cells_picture(grid: Grid, layout: GridLayout, scene: Scene) -> QPixmap:
    """Paint the cells of a grid as they lie in a layout, without anything around them."""
    dpr = scene.host.devicePixelRatioF()
    size = layout.cells.size() * dpr
    picture = QPixmap(max(1, int(size.width()) + 1), max(1, int(size.height()) + 1))
    picture.setDevicePixelRatio(dpr)
    picture.fill(scene.theme.window)
    painter = QPainter(picture)
    painter.translate(-layout.cells.topLeft())
    paint_cells(painter, grid, scene.theme, layout)
    painter.end()
    return picture
