"""Several rows or columns of a matrix: outlined together, added up, copied, let go."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.tabs.step_by_step.words import picks_status
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.numbers import exact_sum
from attnviz.ui.look.theme import theme

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def click_row(steps, array, row, held=CTRL):
    names = steps.host.layout_of(array).row_names
    at = QPoint(round(names.right()) - 8, steps.at(array, row, 0).y())
    QTest.mouseClick(steps.host, LEFT, held, at)


def click_column(steps, array, column, held=CTRL):
    names = steps.host.layout_of(array).column_names
    at = QPoint(steps.at(array, 0, column).x(), round(names.center().y()))
    QTest.mouseClick(steps.host, LEFT, held, at)


def picks(steps):
    return steps.view.state.picks


def away(steps):
    steps.move_to(steps.host, QPoint(1, 1))


def test_rows_picked_by_name_are_added_up_in_the_column_at_hand(steps):
    steps.step(6)
    click_row(steps, "scores", 1)
    click_row(steps, "scores", 3)
    assert picks(steps) == Picks("scores", rows=(1, 3))
    assert steps.lit("scores")[0] == (1, 3)
    steps.hover("scores", 2, 0)
    scores = steps.numbers("scores")
    total = scores[1, 0] + scores[3, 0]
    words = steps.view.state.one.document.tokens
    assert f"rows {words[1]}, {words[3]}, column {words[0]}" in steps.view.status()
    assert f"sum {exact_sum(total)}, mean {exact_sum(total / 2)}" in steps.view.status()
    assert "masked" not in steps.view.status()


def test_columns_picked_by_name_are_added_up_in_the_row_at_hand(steps):
    steps.step(6)
    click_column(steps, "Q", 0)
    click_column(steps, "Q", 2, SHIFT)
    assert picks(steps) == Picks("Q", columns=(0, 1, 2))
    assert steps.lit("Q")[1] == (0, 1, 2)
    steps.hover("Q", 2, 0)
    total = steps.numbers("Q")[2, :3].sum()
    assert f"sum {exact_sum(total)}, mean" in steps.view.status()
    assert f"row {steps.view.state.one.document.tokens[2]}, columns" in steps.view.status()


def test_a_matrix_that_is_not_pointed_at_is_added_up_where_it_is_lit(steps):
    steps.step(6)
    steps.click("scores", 2, 1)
    click_column(steps, "Q", 0)
    away(steps)
    assert f"Q  row {steps.view.state.one.document.tokens[2]}, column" in steps.view.status()
    steps.hover("scores", 3, 1)
    assert "sum" not in steps.view.status()


def test_ctrl_and_shift_on_a_cell_pick_its_row_or_column(steps):
    steps.step(6)
    QTest.mouseClick(steps.host, LEFT, CTRL, steps.at("scores", 2, 1))
    QTest.mouseClick(steps.host, LEFT, CTRL, steps.at("scores", 0, 1))
    assert picks(steps) == Picks("scores", rows=(0, 2))
    QTest.mouseClick(steps.host, LEFT, SHIFT, steps.at("scores", 0, 1))
    assert picks(steps) == Picks("scores", columns=(1,))
    steps.click("scores", 1, 1)
    assert not picks(steps)


def test_another_matrix_takes_the_picks_over(steps):
    steps.step(6)
    click_row(steps, "scores", 1)
    click_row(steps, "Q", 2)
    assert picks(steps) == Picks("Q", rows=(2,))
    assert steps.lit("scores")[0] == ()


def test_masked_cells_are_not_counted(steps):
    steps.step(9)
    if not steps.view.state.one.document.options.mask_on:
        steps.run("steps.mask")
    steps.step(9)
    array = steps.view.state.step.arrays[-1]
    last = steps.view.state.one.shape(array)[1] - 1
    click_row(steps, array, 0)
    click_row(steps, array, last)
    steps.hover(array, 0, last)
    alone = steps.numbers(array)[last, last]
    assert "1 masked, not counted" in steps.view.status()
    assert steps.view.status().count(f"{float(alone)!r}"[:8]) == 2  # sum and mean of one
    click_row(steps, array, last)
    assert "all masked: nothing to add" in steps.view.status()


def test_what_is_not_a_number_is_said(steps):
    steps.step(1)
    array = steps.view.state.step.arrays[0]
    click_row(steps, array, 0)
    steps.hover(array, 0, 0)

    class Endless(type(steps.view.state.one)):
        def slice(self, array):
            return np.full(super().slice(array).shape, np.nan)

    one = steps.view.state.one
    endless = Endless(one.document, one.trace, one.head)
    assert "sum not a number" in picks_status(replace(steps.view.state, one=endless))


def test_keys_pick_where_the_keyboard_is(steps):
    steps.step(6)
    steps.canvas.matrices.enter_cell("Q", 1, 2)
    steps.run("steps.pick_row")
    assert picks(steps) == Picks("Q", rows=(1,))
    steps.keys(Qt.Key.Key_Down)
    steps.run("steps.pick_row")
    assert picks(steps) == Picks("Q", rows=(1, 2))
    steps.run("steps.pick_column")
    assert picks(steps) == Picks("Q", columns=(2,))


def test_esc_lets_picks_go_before_the_lit_cell(steps):
    steps.step(6)
    steps.click("scores", 2, 1)
    steps.host.input.move_cursor(None)
    click_row(steps, "scores", 1)
    assert steps.view.escape()
    assert not picks(steps)
    assert steps.session.selection.cell is not None
    assert steps.view.escape()
    assert steps.session.selection.cell is None


def test_picks_go_with_their_matrix_and_with_its_size(steps):
    steps.step(6)
    click_row(steps, "Q", 1)
    click_row(steps, "Q", 3)
    steps.view.edits.resize(3, 4, 4)
    steps.view.set_shown(True)
    assert picks(steps) == Picks("Q", rows=(1,))
    steps.step(12)
    assert not picks(steps)


@pytest.mark.parametrize("by_key", [False, True])
def test_ctrl_c_copies_what_is_picked(steps, by_key):
    steps.step(6)
    click_row(steps, "Q", 0)
    click_row(steps, "Q", 2)
    if by_key:
        steps.canvas.matrices.enter_cell("Q", 1, 2)
        steps.keys(Qt.Key.Key_C, modifier=CTRL)
    else:
        steps.run("steps.copy")
    head, *lines = QGuiApplication.clipboard().text().splitlines()
    one = steps.view.state.one
    assert head.split("\t")[1:] == list(one.names("query", "Q"))
    assert [line.split("\t")[0] for line in lines] == [one.document.tokens[i] for i in (0, 2)]
    found = [[float(n) for n in line.split("\t")[1:]] for line in lines]
    assert np.array_equal(found, one.slice("Q")[[0, 2]])


def test_covered_numbers_are_not_added_up_nor_copied(steps):
    steps.step(9)
    array = steps.view.state.step.arrays[-1]
    click_row(steps, array, 0)
    click_row(steps, array, 2)
    away(steps)
    assert "sum" in steps.view.status()
    QGuiApplication.clipboard().setText("before")
    steps.view.set_predicting(True)
    assert "answer hidden" in steps.view.status()
    assert "sum" not in steps.view.status()
    steps.hover(array, 2, 0)
    assert "sum" not in steps.view.status()
    steps.canvas.matrices.enter_cell(array, 0, 0)
    steps.keys(Qt.Key.Key_C, modifier=CTRL)
    assert QGuiApplication.clipboard().text() == "before"


def test_a_screen_reader_hears_sum_and_mean(steps, monkeypatch):
    heard = []
    monkeypatch.setattr("attnviz.ui.tab.view.announce", lambda widget, text: heard.append(text))
    steps.step(6)
    click_row(steps, "scores", 1)
    assert len(heard) == 1
    assert "sum" in heard[0]


def test_picks_are_in_the_picture(steps):
    def picture():
        image = QImage(steps.view.size(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        steps.view.draw(painter, image.rect().toRectF(), steps.canvas.theme)
        painter.end()
        return image

    steps.step(6)
    before = picture()
    click_row(steps, "Q", 1)
    assert picture() != before


def test_while_projecting_the_caption_says_it(steps):
    steps.step(6)
    click_row(steps, "scores", 1)
    away(steps)
    assert "sum" not in steps.view.caption()
    steps.view.set_theme(theme("projector"))
    assert steps.view.caption() == steps.view.status()
    assert "sum" in steps.view.caption()
    steps.view.set_predicting(True)
    assert "sum" not in steps.view.caption()


def test_the_column_pointed_at_last_stays_at_hand(steps):
    steps.step(6)
    click_row(steps, "Q", 0)
    click_row(steps, "Q", 2)
    steps.hover("Q", 3, 1)
    away(steps)
    assert "rows" in steps.view.status()
    assert "column q₁" in steps.view.status()


def test_a_key_picks_where_the_keyboard_is_wherever_the_pointer_is(steps):
    steps.step(6)
    steps.canvas.matrices.enter_cell("Q", 1, 2)
    steps.hover("scores", 3, 0)
    steps.run("steps.pick_row")
    assert picks(steps) == Picks("Q", rows=(1,))


def test_a_hidden_tab_forgets_what_a_smaller_example_does_not_have(steps):
    steps.step(6)
    click_row(steps, "Q", 1)
    click_row(steps, "Q", 3)
    steps.view.set_shown(False)
    steps.view.edits.resize(3, 4, 4)
    steps.view.set_shown(True)
    assert picks(steps) == Picks("Q", rows=(1,))
    assert "row cat" in steps.view.status()
