"""A held number: its marks, what is said of it, and the keys that let it go."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme
from tests.ui.conftest import WORDS, pixels

Key = Qt.Key
S = np.array([[0.25, -0.5, 0.5], [1.0, 0.25, -0.5], [-0.25, 0.75, 0.5]])
HELD = {(1, 1): "1.96"}


def scores(**more):
    usual = {
        "row_labels": WORDS[:3],
        "column_labels": WORDS[:3],
        "limit": 2.0,
        "held": HELD,
        "holds": True,
    }
    return Grid(S, title="S", quantity="signed", editable=True, **(usual | more))


@pytest.fixture
def held(drive):
    d = drive({"S": scores()})
    d.cleared, d.kept = [], []
    d.host.cell_cleared.connect(lambda *cell: d.cleared.append(cell))
    d.host.keep_requested.connect(lambda *cell: d.kept.append(cell))
    return d


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Backspace])
def test_delete_lets_a_held_number_go_and_no_other(held, key):
    held.click("S", 1, 1)
    held.keys(key)
    assert held.cleared == [("S", 1, 1)]
    held.click("S", 0, 0)
    held.keys(key)
    assert len(held.cleared) == 1
    assert held.edits == []


def test_an_emptied_field_lets_it_go(held):
    held.click("S", 1, 1)
    held.keys(Key.Key_F2)
    held.keys(Key.Key_Delete, Key.Key_Return, widget=held.editor)
    assert held.cleared == [("S", 1, 1)]
    assert held.editor is None
    assert held.host.cursor_cell() == ("S", 2, 1)


def test_an_emptied_field_of_another_cell_is_no_number(held):
    held.click("S", 0, 0)
    held.keys(Key.Key_F2)
    held.keys(Key.Key_Delete, Key.Key_Return, widget=held.editor)
    assert held.cleared == []
    assert held.editor.wrong


def test_escape_takes_back_what_was_just_typed(held):
    held.click("S", 0, 0)
    QTest.keyClicks(held.host, "3")
    held.keys(Key.Key_Return, widget=held.editor)
    held.host.set_grid("S", scores(held={**HELD, (0, 0): "0.25"}))
    held.keys(Key.Key_Escape)
    assert held.cleared == [("S", 0, 0)]
    held.host.set_grid("S", scores())
    held.keys(Key.Key_Escape)
    assert len(held.cleared) == 1
    assert held.host.cursor_cell() is None


def test_later_escape_only_leaves(held):
    held.click("S", 1, 1)
    QTest.keyClicks(held.host, "3")
    held.keys(Key.Key_Return, widget=held.editor)
    held.keys(Key.Key_Up, Key.Key_Escape)
    assert held.cleared == []
    assert held.host.cursor_cell() is None


def test_ctrl_enter_asks_to_keep_the_number(held):
    held.click("S", 0, 2)
    held.keys(Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
    assert held.kept == [("S", 0, 2)]
    assert held.editor is None


def test_what_is_said_tells_both_numbers():
    assert scores().describe(1, 1).endswith("0.25, held, computed 1.96")
    assert scores().describe(0, 0).endswith(": 0.25")
    hidden = np.zeros((3, 3), bool)
    hidden[1, 1] = True
    assert scores(hidden=hidden).describe(1, 1).endswith("masked")


def drawn(grid, cell, look="light", vector=False):
    image = QImage(320, 320, QImage.Format.Format_RGB32)
    image.fill(theme(look).window)
    with QPainter(image) as painter:
        layout = paint_grid(painter, grid, theme(look), QRectF(4, 4, 312, 312), cell, vector=vector)
    return pixels(image), layout


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("look", ["light", "dark", "projector"])
@pytest.mark.parametrize("cell", [12, 34, 64])
def test_the_marks_lie_inside_the_held_cell_and_off_its_digits(cell, look, vector):
    with_marks, layout = drawn(scores(), cell, look, vector)
    without, _ = drawn(scores(held={}), cell, look, vector)
    changed = (with_marks != without).reshape(*with_marks.shape[:2], -1).any(axis=2)
    rect = layout.cell_rect(1, 1)
    top, left = round(rect.top()), round(rect.left())
    inside = changed[top : top + cell, left : left + cell]
    assert changed.sum() == inside.sum() > 0
    middle = slice(cell * 2 // 5, cell * 3 // 5)
    assert not inside[middle, middle].any()
    assert inside[:, : cell // 3].any() and inside[:, -(cell // 3) :].any()


def test_a_mark_comes_and_goes_without_another_layout(drive):
    d = drive({"S": scores(held={})})
    before = d.host.grab().toImage()
    d.host.set_grid("S", scores())
    marked = d.host.grab().toImage()
    assert marked != before
    d.host.set_grid("S", replace(d.host.grid("S"), held={}))
    assert d.host.grab().toImage() == before
