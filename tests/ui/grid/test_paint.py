"""What is painted around the cells of a grid: the name of its rows, and what part is in sight."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.grid.paint import _title_runs, paint_row_names, place_bars
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme

LOOK = theme("light")
ROOM = QRectF(0, 0, 400, 300)


def image(paint):
    made = QImage(400, 300, QImage.Format.Format_RGB32)
    made.fill(LOOK.window)
    painter = QPainter(made)
    paint(painter)
    painter.end()
    return made


def differing(one, other):
    """Return the least rectangle around all pixels that differ."""
    found = QRect()
    for y in range(one.height()):
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                found |= QRect(x, y, 1, 1)
    return found


def test_the_name_of_the_rows_stands_upright_beside_their_names(qapp):
    grid = Grid(np.eye(4), row_labels=("a", "b", "c", "d"), row_axis="who asks")
    layout = layout_grid(grid, LOOK, ROOM)
    named, bare = (
        image(lambda painter, grid=each: paint_row_names(painter, grid, LOOK, layout, None))
        for each in (grid, replace(grid, row_axis=""))
    )
    written = differing(named, bare)
    assert written.height() > 2 * written.width() > 0
    assert layout.row_axis.toAlignedRect().contains(written)
    assert written.right() < layout.cells.left()


@pytest.mark.parametrize(
    ("shape", "first", "rows", "columns"),
    [
        ((4, 4), (0, 0), False, False),
        ((100, 4), (0, 0), True, False),
        ((4, 100), (0, 50), False, True),
        ((100, 100), (99, 99), True, True),
    ],
)
def test_a_bar_tells_which_part_of_a_long_grid_is_in_sight(qapp, shape, first, rows, columns):
    grid = Grid(np.zeros(shape), min_cell=20.0)
    layout = layout_grid(grid, LOOK, ROOM, first=first)
    beside, below = place_bars(grid, LOOK, layout)
    assert (not beside.isEmpty(), not below.isEmpty()) == (rows, columns)
    cells = layout.cells
    if rows:
        share = (beside.y() - cells.y()) / cells.height()
        assert beside.left() > cells.right() and beside.bottom() <= cells.bottom() + 1e-6
        assert share == pytest.approx(layout.rows.start / shape[0], abs=0.02)
    if columns:
        share = (below.x() - cells.x()) / cells.width()
        assert below.top() > cells.bottom() and below.right() <= cells.right() + 1e-6
        assert share == pytest.approx(layout.cols.start / shape[1], abs=0.02)


@pytest.mark.parametrize(
    ("first", "name_is_bold", "colours"),
    [("symbol", False, ("Q", "Q")), ("number", True, ("muted", "Q"))],
)
def test_a_symbol_is_stronger_than_its_name_and_a_number_fainter(
    qapp, first, name_is_bold, colours
):
    look = theme("light")
    grid = Grid(np.eye(2), title="Q  queries", title_colour="Q", title_first=first)
    symbol, name = _title_runs(grid, look, grid.title, look.font("body", bold=True))
    assert (symbol.text, name.text) == ("Q  ", "queries")
    assert symbol.font.bold()
    assert name.font.bold() == name_is_bold
    assert (symbol.colour, name.colour) == tuple(look.colour(colour) for colour in colours)
    plain = replace(grid, title="queries")
    assert [run.text for run in _title_runs(plain, look, "queries", symbol.font)] == ["queries"]
