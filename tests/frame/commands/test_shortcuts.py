"""Keys reach the right one: the window, the tab, or the control that needs them itself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox
from windows import SAMPLES, open_window, press

from attnviz.model.edits.hold import hold
from attnviz.ui.grid.board import GridPlace

K, M = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def window(qtbot):
    made = open_window(qtbot, SAMPLES)
    made.view.done.clear()
    return made


def focus(widget) -> None:
    widget.setFocus()
    QApplication.processEvents()
    assert widget.hasFocus()


@pytest.mark.parametrize(
    ("key", "done"),
    [
        (K.Key_Right, ["right"]),
        (K.Key_T, ["t"]),
        (K.Key_F4, ["f4"]),
        (K.Key_PageDown, ["advance 1"]),
        (K.Key_PageUp, ["advance -1"]),
        (K.Key_Down, ["step"]),
        (K.Key_Space, ["motion"]),
    ],
)
def test_the_canvas_has_all_keys_of_its_tab(window, key, done):
    press(window, key)
    assert window.view.done == done


def test_a_letter_typed_into_a_field_is_text(window):
    focus(window.view.field)
    press(window, K.Key_T)
    press(window, K.Key_Right)
    press(window, K.Key_Space)
    assert window.view.field.text() == "t "
    assert window.view.done == []


def test_a_clicker_works_from_a_field_too(window):
    focus(window.view.field)
    press(window, K.Key_PageDown)
    press(window, K.Key_F4)
    assert window.view.done == ["advance 1", "f4"]


def test_arrows_move_the_slider_that_has_the_focus(window):
    focus(window.view.slider)
    press(window, K.Key_Right)
    assert window.view.slider.value() == 1
    assert window.view.done == []


def test_space_presses_the_button_that_has_the_focus(window):
    focus(window.view.button)
    press(window, K.Key_Space)
    assert window.view.done == ["pressed"]


@pytest.mark.parametrize("held", [M.NoModifier, M.KeypadModifier])
@pytest.mark.parametrize("key", [K.Key_Return, K.Key_Enter])
def test_enter_presses_the_button_that_has_the_focus(window, key, held):
    focus(window.view.button)
    press(window, key, held)
    assert window.view.done == ["pressed"]
    press(window, key, M.AltModifier)
    assert window.view.done == ["pressed"]


@pytest.mark.parametrize("key", [K.Key_Return, K.Key_Enter])
def test_enter_chooses_from_a_list_that_hangs_from_a_control(window, qtbot, key):
    box = QComboBox(window.view)
    box.addItems(["one", "two", "three"])
    box.show()
    focus(box)
    box.showPopup()
    qtbot.waitUntil(box.view().hasFocus)
    press(window, K.Key_Down)
    press(window, key)
    assert box.currentText() == "two"
    qtbot.waitUntil(lambda: not box.view().isVisible())
    assert window.view.done == []


def test_letters_need_the_focus_in_the_canvas(window):
    focus(window.top_bar.tabs)
    press(window, K.Key_T)
    assert window.view.done == []


def test_a_command_that_is_not_able_now_is_not_run(window):
    window.view.able = False
    press(window, K.Key_F6)
    assert window.view.done == []
    window.view.able = True
    press(window, K.Key_F6)
    assert window.view.done == ["f6"]


def test_single_letters_can_be_turned_off(window):
    window.controller.actions.toggle_single_keys()
    press(window, K.Key_T)
    press(window, K.Key_Right)
    assert window.view.done == ["right"]
    window.show_tab(1)
    window.view.done.clear()
    press(window, K.Key_T)
    assert window.view.done == []
    window.controller.actions.toggle_single_keys()
    press(window, K.Key_T)
    assert window.view.done == ["t"]


def test_a_tab_in_the_back_hears_nothing(window):
    back = window.view
    window.show_tab(1)
    back.done.clear()
    for key in (K.Key_T, K.Key_F4, K.Key_PageDown):
        press(window, key)
    assert back.done == []


def test_a_key_that_the_window_has_too_is_not_ambiguous(window):
    press(window, K.Key_PageDown)
    assert window.view.done == ["advance 1"]


def test_the_cell_of_a_grid_takes_arrows_and_digits(qtbot):
    window = open_window(qtbot)
    window.show_tab(1)
    view, step = window.view, window.session.selection.step
    press(window, K.Key_Tab)
    host = QApplication.focusWidget()
    while not hasattr(host, "cursor_cell") or host.cursor_cell() is None:
        press(window, K.Key_Tab)
        host = QApplication.focusWidget()
    name, row, column = host.cursor_cell()
    press(window, K.Key_Right)
    assert host.cursor_cell() != (name, row, column)
    assert window.session.selection.step == step
    press(window, K.Key_Escape)
    assert host.cursor_cell() is None
    assert window.view is view


def test_shift_and_enter_in_a_cell_distribute_what_its_held_weight_leaves(qtbot):
    window = open_window(qtbot)
    window.show_tab(1)
    window.session.select(step=10)
    window.session.edit(hold, "pattern", (0, 2, 1), 0.5, slot="example")
    host = window.view.canvas.host
    assert window.session.document("example").holds
    host.input.move_cursor(GridPlace("pattern", 2, 1))
    focus(host)
    press(window, K.Key_Return, M.ShiftModifier)
    assert len(window.session.document("example").holds) == 3
    assert host.input.editor is None


def test_a_cell_of_the_sparse_pattern_leaves_digits_to_the_tab(qtbot):
    window = open_window(qtbot)
    window.show_tab(4)
    canvas = window.view.canvas
    canvas.input.move_cursor(GridPlace("pattern", 5, 2))
    focus(canvas)
    press(window, K.Key_Down)
    assert canvas.cursor_cell() == ("pattern", 6, 2)
    press(window, K.Key_1)
    assert window.session.lab.sparse.kind == "full"
    press(window, K.Key_4)
    assert window.session.lab.sparse.kind == "strided"


def test_a_cell_of_many_heads_leaves_digits_to_the_tab(qtbot):
    window = open_window(qtbot)
    window.show_tab(3)
    canvas = window.view.canvas
    while canvas.cursor_cell() is None:
        press(window, K.Key_Tab)
    press(window, K.Key_2)
    assert window.view.state.large == 1


def test_steps_of_a_number_come_before_the_keys_of_the_tab(qtbot):
    window = open_window(qtbot)
    window.show_tab(3)
    view, before = window.view, window.session.document().W_O[0, 0]
    view.toggle_drawer("output")
    assert QApplication.focusWidget() is view.drawers.drawer.host
    press(window, K.Key_Up, M.ControlModifier)
    assert window.session.document().W_O[0, 0] == pytest.approx(before + 0.1)


def test_after_another_number_of_heads_the_keys_are_those_of_the_new_ones(window):
    before = window.controller._tab_shortcuts[window.view]
    from attnviz.model.files.attn import LabFile

    window.controller.files.put(LabFile(window.session.lab), None)
    assert window.controller._tab_shortcuts[window.view] is not before
    window.view.done.clear()
    press(window, K.Key_T)
    assert window.view.done == ["t"]
