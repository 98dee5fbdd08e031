"""Answers stand where they are asked for: beside the cell, at the row, about the numbers shown."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from windows import open_window

from attnviz.errors import EditError
from attnviz.model.edits.layer import set_cell
from attnviz.model.edits.paste import check_room

K = Qt.Key


@pytest.fixture
def window(qtbot):
    yield open_window(qtbot)
    QToolTip.hideText()


def shown(window, place):
    window.show_tab(place)
    QApplication.processEvents()
    return window.view


def type_into(host, name, row, col, text):
    at = host.cell_rect(name, row, col).center().toPoint()
    QTest.mouseClick(host, Qt.MouseButton.LeftButton, pos=at)
    QTest.keyClicks(host, text[0])
    QTest.keyClicks(host.input.editor, text[1:])
    QTest.keyClick(host.input.editor, K.Key_Return)


@pytest.mark.parametrize(
    ("text", "why"), [("1e400", "is too large"), ("123456789012", "up to a million")]
)
def test_a_number_that_is_too_large_is_answered_beside_its_cell(window, text, why):
    host = shown(window, 1).canvas.host
    before = window.session.document("example").X.copy()
    type_into(host, "X", 1, 1, text)
    assert why in QToolTip.text()
    assert (before == window.session.document("example").X).all()


def test_a_number_beyond_the_ends_of_a_sheet_is_answered_beside_its_cell(window):
    view = shown(window, 0)
    view.side_panel().build_sheet()
    QApplication.processEvents()
    type_into(view.side_panel().sheet.host, "sheet", 1, 0, "12")
    assert "Type a number from −9.9 to 9.9." in QToolTip.text()


def test_words_that_are_unknown_say_what_they_were_taken_for_and_lead_to_their_row(window):
    view = shown(window, 0)
    view.bar.submit("The flurbish ran because it was zlorped")
    note = view.bar.note
    assert note.label.text() == (
        "“flurbish” and “zlorped” are not in the word list: “flurbish” counts as a noun (0.6); "
        "“zlorped” counts as a verb (0.7)."
    )
    note.button.click()
    assert view.pointer.drawer == "sheet"
    assert view.drawers.drawer.host.cursor_cell().row == 1


@pytest.mark.parametrize(
    ("corner", "advice"), [((0, 0), "expected at most 4 × 4"), ((1, 2), "further up or left")]
)
def test_advice_about_a_paste_is_one_that_can_be_followed(corner, advice):
    block = (5, 2) if corner == (0, 0) else (4, 2)
    with pytest.raises(EditError, match=advice) as error:
        check_room("X", block, (4, 4), corner)
    assert ("further up" in str(error.value)) == (corner != (0, 0))


def test_a_paste_that_is_too_large_says_so_at_the_first_cell(window):
    view, said = shown(window, 1), []
    window.session.edit_rejected.connect(said.append)
    QGuiApplication.clipboard().setText("\n".join(["1\t2\t3\t4\t5"] * 5))
    view.paste("X", 0, 0)
    wanted = "Paste into X: found 5 × 5 numbers, expected at most 4 × 4"
    assert [text.startswith(wanted) for text in said] == [True]


def test_the_sheet_does_not_say_type_over_columns_that_are_locked(window):
    view = shown(window, 0)
    sheet = view.side_panel()
    sheet.build_sheet()
    assert sheet.sheet.hint.text() == "click a number to type, or drag it"
    window.session.select(head=1)
    QApplication.processEvents()
    assert "locked" in sheet.sheet.hint.text()


def test_edited_numbers_of_W_are_marked_on_tab_1_too(window):
    view = shown(window, 0)
    view.toggle_drawer("matrices")
    host = view.drawers.drawer.host
    assert host.grid("W_Q").changed is None
    row = view.state.listed[0][1]
    window.session.edit(set_cell, "W_Q", (0, row, 2), 5.0)
    marks = host.grid("W_Q").changed
    assert [tuple(cell) for cell in zip(*marks.nonzero(), strict=True)] == [(1, 2)]
    window.session.undo_stack.undo()
    assert host.grid("W_Q").changed is None


def test_a_function_key_is_heard_while_a_number_is_typed(window):
    view = shown(window, 1)
    view.edit()
    editor = view.canvas.host.input.editor
    QTest.keyClicks(editor, "2.5")
    QTest.keyClick(editor, K.Key_F1)
    QApplication.processEvents()
    assert window.controller.pages.keys_page.isVisible()
    assert (window.session.document("example").X == 2.5).any()  # what was typed is kept


def test_an_edit_that_was_undone_on_another_tab_tells_of_no_change(window):
    view = shown(window, 0)
    view.set_number("X", (1, 0), 2.0, 1)
    assert "1.0 → 2.0" in view.caption()
    shown(window, 1)
    window.session.undo_stack.undo()
    assert window.view is view
    assert "→" not in view.caption()
