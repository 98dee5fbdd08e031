"""F3 on this tab: the same words as the picture, the same hands, nothing covered told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.sparse_patterns.state.state import LAYERS, PATTERN, REACH
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.look.theme import theme


@pytest.fixture
def view(qtbot):
    lazy_pyqtgraph.load()
    made = SparsePatternsView(Session(library.start_lab()), theme("light"))
    made.set_reduced_motion(True)
    qtbot.addWidget(made)
    made.resize(976, 588)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    made.set_shown(True)
    made.setFocus()
    return made


def run(view, name):
    next(c for c in view.commands() if c.id == f"sparse.{name}").run()
    QApplication.processEvents()


def texts(view, name):
    model = view.tables.tables.table(name).model()
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[model.index(row, column).data() for column in columns] for row in rows]


def test_the_tables_say_what_the_picture_shows(view):
    run(view, "table")
    assert view.pointer.tables
    assert view.canvas.isHidden()
    for name in (PATTERN, REACH, LAYERS):
        grid = view.canvas.grid(name)
        rows, columns = (range(size) for size in grid.shape)
        said = [[grid.say(row, column) for column in columns] for row in rows]
        assert texts(view, name) == said
    assert texts(view, PATTERN)[0][1] == "masked"
    assert view.tables.tables.isAncestorOf(QApplication.focusWidget())


def test_the_picture_keeps_its_place_while_tables_or_the_long_text_stand_there(view):
    size, row = view.canvas.size(), view.chosen_area()
    for name in ("table", "long", "table"):
        run(view, name)
        assert (view.canvas.size(), view.chosen_area()) == (size, row), name


def test_f3_again_and_escape_bring_the_picture_back(view):
    for leave in (lambda: run(view, "table"), view.escape):
        run(view, "table")
        leave()
        assert not view.pointer.tables
        assert view.canvas.isVisible()
        assert view.focusProxy() is view.canvas
        assert view.canvas.hasFocus()


def test_enter_draws_as_a_click_does(view):
    run(view, "table")
    view.edits.set_kind(SPARSE_KINDS.index("draw"))
    QApplication.processEvents()
    before = texts(view, PATTERN)
    table = view.tables.tables.table(PATTERN)
    table.setFocus()
    table.setCurrentIndex(table.model().index(9, 2))
    QTest.keyClick(table, Qt.Key.Key_Return)
    after = texts(view, PATTERN)
    assert before[9][2] != after[9][2]
    view.session.undo_stack.undo()
    assert texts(view, PATTERN) == before


def test_tables_follow_what_the_picture_holds(view):
    run(view, "table")
    view.toggle_trial()
    QApplication.processEvents()
    assert view.pointer.tables
    assert view.canvas.names() == [PATTERN, *view.canvas.names()[1:]]
    for name in view.canvas.names():
        assert len(texts(view, name)) == view.canvas.grid(name).shape[0]


def test_tables_of_other_grids_keep_the_keyboard_and_take_enter(view):
    run(view, "table")
    run(view, "trial")
    assert view.tables.tables.isAncestorOf(QApplication.focusWidget())
    table = view.tables.tables.table(PATTERN)
    table.setFocus()
    table.setCurrentIndex(table.model().index(6, 2))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert view.state.row == 6


@pytest.mark.parametrize(("kind", "said"), [("sink-window", "sink"), ("strided", "by stride")])
def test_what_is_seen_beyond_the_window_says_why(view, kind, said):
    view.edits.set_kind(SPARSE_KINDS.index(kind))
    run(view, "table")
    far = view.state.pattern.far
    assert far.any()
    table, allowed = texts(view, PATTERN), view.state.pattern.allowed
    for row, line in enumerate(table):
        for column, text in enumerate(line[: row + 1]):
            wanted = said if far[row, column] else "allowed" if allowed[row, column] else "skipped"
            assert text == wanted
    assert view.canvas.grid(PATTERN).describe(11, 0).endswith(("sink", "by stride", "skipped"))


def test_a_covered_row_is_covered_in_the_table_too(view):
    run(view, "table")
    view.set_predicting(True, asks=True)
    QApplication.processEvents()
    row = texts(view, PATTERN)[view.state.row]
    assert not {"allowed", "skipped"} & set(row)


def test_the_long_text_takes_the_place_of_the_tables(view):
    run(view, "table")
    run(view, "long")
    assert not view.pointer.tables
    assert view.long.page.isVisible()
    run(view, "table")
    assert not view.long.page.isVisible()
    assert view.tables.tables.isVisible()
    view.escape()
    assert view.canvas.isVisible()
