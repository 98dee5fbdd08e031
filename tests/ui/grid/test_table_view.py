"""A grid as a table: headers, words for readers, the same edit rules."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit

from attnviz.ui.grid.table_view import MatrixTable
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme

X = np.array([[0.125, -0.4], [1.0, 0.3]])


def clear_selection(widget):
    """Hold no Ctrl any more: Qt goes by what the last key or click of any test held."""
    QTest.keyRelease(widget, Qt.Key.Key_Control)


@pytest.fixture
def table(qtbot):
    made = MatrixTable(theme("light"))
    qtbot.addWidget(made)
    made.resize(400, 200)
    names = {"row_labels": ("<s>", "cat"), "column_labels": ("d₀", "d₁")}
    made.set_grid("X", Grid(X, title="X", quantity="signed", editable=True, **names))
    made.show()
    qtbot.waitExposed(made)
    clear_selection(made)
    made.edits, made.refused, made.invalid = [], [], []
    made.cell_edited.connect(lambda *a: made.edits.append(a))
    made.edit_refused.connect(lambda *a: made.refused.append(a))
    made.edit_invalid.connect(made.invalid.append)
    return made


def type_into(table, cell, text, qtbot, key=Qt.Key.Key_Return):
    index = table.model().index(*cell)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    table.setCurrentIndex(index)
    table.edit(index)
    editor = table.findChild(QLineEdit)
    editor.setText("")
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, key)
    closed = QAbstractItemView.State.NoState
    qtbot.waitUntil(lambda: table.state() == closed)


def test_headers_numbers_and_words(table):
    model = table.model()
    role = Qt.ItemDataRole
    assert model.headerData(0, Qt.Orientation.Vertical, role.DisplayRole) == "<s>"
    assert model.headerData(1, Qt.Orientation.Horizontal, role.DisplayRole) == "d₁"
    assert model.index(0, 1).data(role.DisplayRole) == "−0.40"
    assert model.index(1, 0).data(role.AccessibleTextRole) == "row cat, column d₀: 1.00"
    ground = model.index(1, 0).data(role.BackgroundRole).color().name()
    assert ground == theme("light").signed_colour(1.0, 1.0).name()


def test_typing_is_a_wish_with_every_digit(table, qtbot):
    type_into(table, (0, 0), "0,123456789", qtbot)
    assert [e[:4] for e in table.edits] == [("X", 0, 0, 0.123456789)]
    assert table.model().index(0, 0).data(Qt.ItemDataRole.EditRole) == 0.125
    table.set_values(X + 1)
    assert table.model().index(0, 0).data() == "1.13"


def test_the_editor_holds_the_full_value(table):
    index = table.model().index(0, 0)
    table.setCurrentIndex(index)
    table.edit(index)
    assert table.findChild(QLineEdit).text() == "0.125"


def test_bad_numbers_leave_the_old_value(table, qtbot):
    type_into(table, (0, 0), "abc", qtbot)
    assert table.edits == []
    assert "“abc” is not a number" in table.invalid[0]
    type_into(table, (0, 0), "7", qtbot, Qt.Key.Key_Escape)
    type_into(table, (0, 0), "0.125", qtbot)
    assert table.edits == []


def test_cells_that_cannot_be_changed_refuse(table):
    table.set_grid("S", Grid(X, quantity="signed"))
    table.setCurrentIndex(table.model().index(1, 1))
    QTest.keyClick(table, Qt.Key.Key_5)
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert table.refused == [("S", 1, 1), ("S", 1, 1)]
    assert table.findChild(QLineEdit) is None


def test_the_editor_opens_once_and_never_where_nothing_can_be_changed(table):
    table.open_editor(1, 0)
    table.open_editor(1, 0)
    assert table.state() == QAbstractItemView.State.EditingState
    assert table.refused == []
    table.set_grid("Q", Grid(X, title="Q", quantity="signed", refuses=True))
    table.open_editor(0, 1)
    assert table.refused == [("Q", 0, 1)]


def test_cells_without_a_number_say_so(table):
    hidden = np.array([[False, True], [False, False]])
    covered = np.array([[False, False], [True, False]])
    values = np.array([[0.963, 0.0], [0.5, np.nan]])
    table.set_grid("A", Grid(values, hidden=hidden, covered=covered, style="percent"))
    texts = [[table.model().index(r, c).data() for c in (0, 1)] for r in (0, 1)]
    assert texts == [["96%", "masked"], ["?", "not a number"]]


def test_the_selected_cell_is_told(table):
    told = []
    table.cell_selected.connect(lambda *a: told.append(a))
    table.setCurrentIndex(table.model().index(1, 0))
    assert told == [("X", 1, 0)]


def ink(table, column):
    """How much is written over a column."""
    QApplication.processEvents()
    names = table.horizontalHeader().viewport().grab().toImage()
    left, wide = table.columnViewportPosition(column), table.columnWidth(column)
    return sum(
        255 - names.pixelColor(x, y).lightness()
        for x in range(left + 3, left + wide - 3)
        for y in range(2, names.height() - 3)
    )


@pytest.mark.parametrize("themes", [(), ("projector",), ("projector", "light")])
def test_names_of_what_is_selected_are_bold_in_every_look(table, themes):
    table.setCurrentIndex(table.model().index(1, 0))
    for name in themes:
        table.set_theme(theme(name))
    with_it = ink(table, 0)
    table.setCurrentIndex(table.model().index(1, 1))
    assert with_it > 1.1 * ink(table, 0)
    table.set_grid("X", Grid(np.zeros((3, 3))))
    role = Qt.ItemDataRole.FontRole
    names = [table.model().headerData(i, Qt.Orientation.Horizontal, role) for i in range(3)]
    assert not any(font.bold() for font in names)


def test_cells_that_are_selected_together_are_copied_together(table):
    def copied():
        QGuiApplication.clipboard().setText("before")
        QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        clear_selection(table)
        return QGuiApplication.clipboard().text()

    table.selectAll()
    assert copied() == "0.125\t-0.4\n1\t0.3"
    table.selectColumn(1)
    assert copied() == "-0.4\n0.3"
    table.clearSelection()
    both = QItemSelectionModel.SelectionFlag.Select
    for cell in ((0, 0), (1, 1)):
        table.selectionModel().select(table.model().index(*cell), both)
    assert copied() == "0.125\t\n\t0.3", "others between leave their places empty"
    covered = np.array([[True, False], [False, False]])
    table.set_grid("X", Grid(X, title="X", covered=covered))
    table.selectAll()
    assert "0.125" not in copied()


def test_a_selection_is_copied_by_the_table_and_one_cell_by_the_tab(table):
    def claims():
        key = QKeyEvent(
            QEvent.Type.ShortcutOverride, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier
        )
        key.ignore()
        QApplication.sendEvent(table, key)
        return key.isAccepted()

    table.selectAll()
    assert claims()
    table.clearSelection()
    table.setCurrentIndex(table.model().index(0, 0))
    assert not claims()
