"""A long pattern under mouse, wheel and keys."""

from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication

from attnviz.engine.pattern_tiles import blocks
from attnviz.tabs.sparse_patterns.canvas.long_map import LongMap
from attnviz.tabs.sparse_patterns.canvas.long_paint import (
    LongPattern,
    paint_part,
    pixels_of,
    room_of,
)
from attnviz.ui.grid.cell_look import colour_table
from attnviz.ui.grid.map_axes import tick_step
from attnviz.ui.grid.outlook import LARGEST, Outlook
from attnviz.ui.look.ramp import Ground
from attnviz.ui.look.theme import theme

N, WINDOW = 131_072, 4096
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def long(kind="sink-window", n=N, **numbers):
    rule = {"window": WINDOW, "n_sinks": 1, "stride": WINDOW} | numbers
    return LongPattern(n, partial(blocks, kind, **rule), "S")


@pytest.fixture
def view(qtbot):
    view = LongMap(theme("light"), long())
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    QApplication.processEvents()
    return view


def at(view, row, column):
    """Return where a cell in sight is."""
    room, look = room_of(QRectF(view.rect()), theme("light")), view.outlook
    x = room.x() + (column + 0.5 - look.left) * look.cell
    return QPointF(x, room.y() + (row + 0.5 - look.top) * look.cell)


def wheel(view, dy, modifiers=NONE, point=None):
    where = point or QPointF(300, 300)
    event = QWheelEvent(
        where, view.mapToGlobal(where), QPoint(), QPoint(0, dy), Qt.MouseButton.NoButton,
        modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)


def ground(which):
    table = colour_table(theme("light"), "weight")
    return int(table.grounds[table.n_codes + which])


def test_from_all_tokens_to_single_cells_and_back(view):
    assert view.outlook == Outlook.whole(N, view.outlook.wide, view.outlook.high)
    for _ in range(60):
        wheel(view, 120, CTRL)
    assert view.outlook.cell == LARGEST
    for _ in range(60):
        wheel(view, -120, CTRL)
    assert view.outlook == Outlook.whole(N, view.outlook.wide, view.outlook.high)


def test_each_dot_is_its_cell():
    look = Outlook.whole(N, 400, 300).zoomed(1e9, 0, 0).centred(100_000, 100_000 - WINDOW)
    look = look.zoomed(5 / look.cell, 0, 0)
    dots = pixels_of(long(), look, theme("light"))
    for y, x in np.random.default_rng(0).integers((0, 0), (300, 400), (200, 2)):
        row, column = look.cell_at(x, y)
        wanted = Ground.ALLOWED if row - column < WINDOW else Ground.SURFACE
        assert dots[y, x] == ground(wanted)


def test_the_first_token_does_not_vanish_from_afar():
    look = Outlook.whole(N, 400, 300)
    dots = pixels_of(long(), look, theme("light"))
    assert (dots[100:, 0] == ground(Ground.MARKED)).all()
    assert (pixels_of(long(n_sinks=0), look, theme("light"))[100:, 0] == ground(0)).all()


def test_wheel_and_drag_move(qtbot, view):
    view.zoom(64)
    top, left = view.outlook.top, view.outlook.left
    wheel(view, -120)
    assert (view.outlook.top > top, view.outlook.left) == (True, left)
    wheel(view, -120, SHIFT)
    assert view.outlook.left > left
    before = view.outlook.cell_at(300, 200)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    qtbot.mouseMove(view, QPoint(350, 260))
    after = view.outlook.cell_at(250, 160)
    assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 1 / view.outlook.cell + 1
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(350, 260))


def test_keys_move_zoom_and_go_to_the_ends(qtbot, view):
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.outlook.cell > view.outlook.least
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert view.outlook.top + view.outlook.high / view.outlook.cell == pytest.approx(N)
    before = view.outlook.top
    qtbot.keyClick(view, Qt.Key.Key_Up)
    small = before - view.outlook.top
    qtbot.keyClick(view, Qt.Key.Key_Up, SHIFT)
    assert 0 < small < before - small - view.outlook.top
    for all_of_it in (Qt.Key.Key_Home, Qt.Key.Key_0):
        qtbot.keyClick(view, Qt.Key.Key_Plus)
        qtbot.keyClick(view, all_of_it)
        assert view.outlook == Outlook.whole(N, view.outlook.wide, view.outlook.high)


def test_keys_zoom_into_what_is_in_sight_of_the_cells(qtbot, view):
    view.resize(1400, 400)  # the cells fill less than half of it
    told = []
    view.cell_pointed.connect(lambda *cell: told.append(cell))
    for _ in range(60):
        qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert max(abs(place - N / 2) for cell in told for place in cell) < N / 200
    assert len(set(told)) == 1  # it stays in sight however far one goes
    assert view.outlook.cell == LARGEST
    qtbot.keyClick(view, Qt.Key.Key_Down)
    middle = told[-1]
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert told[-1] == middle != told[0]


def test_the_pointer_tells_the_exact_cell(qtbot, view):
    told, left = [], []
    view.cell_pointed.connect(lambda *cell: told.append(cell))
    view.pointer_left.connect(lambda: left.append(True))
    view.look(Outlook.whole(N, *(view.outlook.wide, view.outlook.high)).zoomed(1e9, 0, 0))
    view.look(view.outlook.centred(100_000, 95_905))
    qtbot.mouseMove(view, at(view, 100_001, 95_906).toPoint())
    assert told[-1] == (100_001, 95_906)
    assert view.row == 100_001
    qtbot.mouseMove(view, QPoint(2, 2))
    assert (view.row, left) == (None, [True])


def test_a_picture_for_a_file_shows_the_same_part(view):
    view.zoom(64, QPointF(300, 300))
    image = QImage(450, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    rect, look = QRectF(image.rect()), theme("light")
    paint_part(painter, rect, look, long(), view.outlook, row=view.row)
    painter.end()
    room = room_of(QRectF(image.rect()), theme("light")).toRect()
    colours = {image.pixel(x, room.center().y()) for x in range(room.left() + 2, room.right() - 2)}
    assert ground(Ground.SURFACE) in colours or ground(Ground.ALLOWED) in colours


def test_another_length_starts_with_all_of_it(view):
    view.zoom(64)
    view.set_pattern(long(window=512))
    assert view.outlook.cell > view.outlook.least
    view.set_pattern(long(n=8192))
    assert view.outlook == Outlook.whole(8192, view.outlook.wide, view.outlook.high)


@pytest.mark.parametrize(("cell", "step"), [(100.0, 1), (40.0, 2), (1.0, 100), (0.004, 20_000)])
def test_numbers_of_an_axis_are_round_and_do_not_touch(cell, step):
    assert tick_step(cell, 70.0) == step


def test_the_future_is_one_field_also_where_cells_have_edges(view):
    colours = theme("light")
    look = Outlook.whole(N, 400, 300).zoomed(1e9, 0, 0).centred(100_000, 100_000)
    look = look.zoomed(20 / look.cell, 0, 0)
    dots = pixels_of(long(), look, colours)
    line = colours.grid.rgb()
    edges = {axis: np.flatnonzero(np.diff(look.rows()[1] if axis else look.columns()[1])) + 1
             for axis in (0, 1)}  # fmt: skip
    rows, columns = edges[1][1:-1], edges[0][1:-1]
    for y in rows:
        for x in columns:
            row, column = look.cell_at(x + 5, y + 5)
            assert (dots[y, x + 5] == line) == (column <= row), (row, column)
            assert (dots[y + 5, x] == line) == (column <= row + 1), (row, column)


def test_the_pattern_has_an_edge_against_the_canvas(view):
    colours = theme("light")
    picture = view.grab().toImage()
    cells = room_of(QRectF(view.rect()), colours)
    high = view.outlook.filled()[1] / view.devicePixelRatio()
    left, top = round(cells.left()), round(cells.top())
    for x, y in ((left - 1, top + 50), (left + 50, top - 1), (left + 50, round(top + high))):
        assert picture.pixelColor(x, y) == colours.grid, (x, y)
