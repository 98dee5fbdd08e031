"""Cells coloured by other numbers than those printed: e to the score, coloured by its share."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from attnviz.errors import ShapeError
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme

E = np.array([[0.414, 0.0], [0.519, 0.905]])
SHARES = np.array([[1.0, 0.0], [0.365, 0.635]])


@pytest.mark.parametrize("size", [60.0, 2.0], ids=["cells with numbers", "a cell is two pixels"])
def test_tints_give_the_colour(qapp: object, size: float) -> None:
    look, room = theme("light"), QRectF(0, 0, 200, 200)
    grid = Grid(E, tints=SHARES, digits=3)
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_grid(painter, grid, look, room, size)
    painter.end()
    layout = layout_grid(grid, look, room, size)
    for row, col in np.ndindex(2, 2):
        corner = layout.cell_rect(row, col).bottomRight().toPoint()
        seen = QColor(image.pixel(corner.x() - 2, corner.y() - 2)) if size > 4 else None
        seen = seen or QColor(image.pixel(corner.x() - 1, corner.y() - 1))
        assert seen == look.weight_colour(SHARES[row, col]), (row, col)


def test_tints_have_the_shape_of_the_numbers() -> None:
    with pytest.raises(ShapeError, match="tints"):
        Grid(E, tints=SHARES[:1])
