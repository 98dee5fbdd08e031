"""Several rows or columns of a pattern: counted together, outlined, copied, never painted over."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.sparse_patterns.state.state import HEAD, PATTERN
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.ui.grid.board import GridPlace
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.numbers import one_decimal_percent, shortest
from attnviz.ui.look.theme import theme

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot):
    made = SparsePatternsView(Session(library.start_lab()), theme("light"))
    qtbot.addWidget(made)
    made.resize(976, 588)
    made.show()
    return made


def cell(view, grid, row, column):
    return view.canvas.cell_rect(grid, row, column).center().toPoint()


def click_cell(view, row, column, held=PLAIN, grid=PATTERN):
    QTest.mouseClick(view.canvas, LEFT, held, cell(view, grid, row, column))


def click_row(view, row, held=CTRL, grid=PATTERN):
    names = view.canvas.layout_of(grid).row_names
    at = QPoint(round(names.right()) - 8, cell(view, grid, row, 0).y())
    QTest.mouseClick(view.canvas, LEFT, held, at)


def click_column(view, column, held=CTRL):
    names = view.canvas.layout_of(PATTERN).column_names
    at = QPoint(cell(view, PATTERN, 0, column).x(), round(names.center().y()))
    QTest.mouseClick(view.canvas, LEFT, held, at)


def picks(view):
    return view.pointer.picks


def told(counts):
    return f"sum {shortest(counts.sum())}, mean {shortest(counts.mean())}"


def run(view, id_):
    next(c for c in view.commands() if c.id == f"sparse.{id_}").run()


def test_rows_picked_by_name_are_counted_together(view):
    outlined = view.pointer.outlined
    click_row(view, 8)
    click_row(view, 10, SHIFT)
    assert picks(view) == Picks(PATTERN, rows=(8, 9, 10))
    assert tuple(view.canvas.grid(PATTERN).lit_rows) == (8, 9, 10)
    counts = view.state.pattern.allowed[8:11].sum(axis=1)
    assert view.status() == (
        f"rows 9–11, scores computed   {told(counts)}   of 30 in full attention"
    )
    assert view.pointer.outlined == outlined


def test_columns_picked_by_name_are_counted_together(view):
    click_column(view, 0)
    click_column(view, 14)
    assert tuple(view.canvas.grid(PATTERN).lit_columns) == (0, 14)
    counts = view.state.pattern.allowed[:, [0, 14]].sum(axis=0)
    assert view.status().startswith(f"columns 1, 15, scores computed   {told(counts)}   of 18")


def test_ctrl_and_shift_on_cells(view):
    click_cell(view, 5, 3, CTRL)
    assert picks(view) == Picks(PATTERN, rows=(5,))
    click_cell(view, 5, 3, SHIFT)
    assert picks(view) == Picks(PATTERN, columns=(3,))
    click_cell(view, 5, 3)
    assert not picks(view)


def test_a_hand_that_draws_keeps_its_cells_and_names_pick(view):
    view.edits.set_kind(SPARSE_KINDS.index("draw"))
    click_row(view, 9)
    click_row(view, 10)
    before = view.state.pattern.count
    counts = view.state.pattern.allowed[[9, 10]].sum(axis=1)
    assert told(counts) in view.status()
    assert view.state.pattern.count == before
    allowed = bool(view.state.pattern.allowed[10, 2])
    click_cell(view, 10, 2)
    assert bool(view.state.pattern.allowed[10, 2]) != allowed
    assert picks(view).rows == (9, 10)
    QTest.mouseMove(view.canvas, QPoint(2, 2))
    after = view.state.pattern.allowed[[9, 10]].sum(axis=1)
    assert told(after) in view.status()
    assert after.sum() != counts.sum()
    click_cell(view, 10, 6, SHIFT)  # a straight line, as ever
    assert picks(view).rows == (9, 10)
    assert not picks(view).columns
    assert view.state.pattern.allowed[10, 2:7].all()


def test_the_weights_of_the_head_on_trial_are_added_up(view):
    view.toggle_trial()
    click_row(view, 3, grid=HEAD)
    click_row(view, 7, grid=HEAD)
    assert tuple(view.canvas.grid(HEAD).lit_rows) == (3, 7)
    assert tuple(view.canvas.grid(PATTERN).lit_rows) == ()
    QTest.mouseMove(view.canvas, cell(view, HEAD, 7, 3))
    view.canvas.cell_hovered.emit(HEAD, 7, 3)
    cells = view.state.trial.pattern[[3, 7], 3]
    shown = cells[view.state.trial.allowed[[3, 7], 3]]
    share = one_decimal_percent
    words = view.state.trial.tokens
    assert f"rows {words[3]}, {words[7]}, column {words[3]}" in view.status()
    assert f"sum {share(shown.sum())}, mean {share(shown.mean())}" in view.status()
    view.canvas.cell_hovered.emit(HEAD, 7, 5)
    assert "1 masked, not counted" in view.status()
    view.toggle_trial()
    assert not picks(view)


def test_keys_pick_and_esc_lets_go_before_the_row(view):
    view.choose_row(6)
    run(view, "pick_row")
    run(view, "row_down")
    run(view, "pick_row")
    assert picks(view) == Picks(PATTERN, rows=(6, 7))
    view.canvas.setFocus()
    view.canvas.input.move_cursor(GridPlace(PATTERN, 9, 4))
    run(view, "pick_column")
    assert picks(view) == Picks(PATTERN, columns=(4,))
    view.canvas.input.move_cursor(None)
    assert view.escape()
    assert not picks(view)
    assert view.pointer.chosen
    assert view.escape()
    assert not view.pointer.chosen


def test_the_outlined_row_gives_way_to_picked_rows(view):
    def edge():
        return view.canvas.grab().toImage().pixelColor(at)

    first, last = view.canvas.cell_rect(PATTERN, 11, 0), view.canvas.cell_rect(PATTERN, 11, 11)
    at = QPoint(round(last.right()), round(first.center().y()))
    outline = edge()
    click_row(view, 3)
    assert edge() != outline
    assert view.status().startswith("row 4, scores computed")
    assert view.escape()
    assert edge() == outline


def test_a_plain_click_on_a_name_chooses_the_row(view):
    click_row(view, 8)
    click_row(view, 4, PLAIN)
    assert not picks(view)
    assert view.state.row == 4


def test_covered_counts_are_not_told(view):
    click_row(view, 8)
    assert "sum" in view.status()
    view.set_predicting(True, asks=True)
    assert "sum" not in view.status()
    assert "computed" not in view.status()


def test_ctrl_c_copies_what_is_picked(view):
    click_column(view, 0)
    click_column(view, 3)
    run(view, "copy_csv")
    head, *lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    assert head == ["", '"1"', '"4"']
    found = np.array([[float(n) for n in line[1:]] for line in lines])
    assert np.array_equal(found, view.state.pattern.allowed[:, [0, 3]])
    assert view.escape()
    run(view, "copy_csv")
    assert QGuiApplication.clipboard().text().startswith("1,0,0")


def test_ctrl_c_copies_too_while_the_keyboard_is_on_a_cell(view):
    click_column(view, 3)
    view.canvas.input.move_cursor(GridPlace(PATTERN, 5, 3))
    QTest.keyClick(view.canvas, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text().splitlines()[0].split("\t") == ["", '"4"']
    view.set_predicting(True, asks=True)
    QGuiApplication.clipboard().setText("from before")
    view.canvas.input.move_cursor(GridPlace(PATTERN, 5, 3))
    QTest.keyClick(view.canvas, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "from before"


def test_picks_are_on_another_screen_too(view):
    click_row(view, 8)
    twin = type(view.canvas)(theme("projector"))
    twin.resize(view.canvas.size())
    twin.show_state(view.state, None)
    assert tuple(twin.grid(PATTERN).lit_rows) == (8,)
    twin.deleteLater()


def test_a_screen_reader_hears_what_is_picked(view, monkeypatch):
    heard = []
    monkeypatch.setattr("attnviz.ui.tab.view.announce", lambda widget, text: heard.append(text))
    click_row(view, 8)
    assert [text.count("sum") for text in heard] == [1]


def test_while_projecting_the_caption_says_it(view):
    click_row(view, 8)
    assert "sum" not in view.caption()
    view.set_theme(theme("projector"))
    assert view.caption() == view.status()
    assert "sum" in view.caption()
    view.set_predicting(True, asks=True)
    assert "sum" not in view.caption()
