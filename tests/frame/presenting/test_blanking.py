"""A blank canvas: the caption stays, and the key or click that ends it does nothing else."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import SAMPLES, open_window, press

from attnviz.ui.grid.host import GridHost

K = Qt.Key


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES)


def blanking(window):
    return window.controller.actions.stage.blanking


def only(window, start):
    """Return what the tab did since."""
    return [what for what in window.view.done[start:] if not what.startswith("shown")]


@pytest.mark.parametrize("key", [K.Key_Period, K.Key_B])
@pytest.mark.parametrize("look", ["dark", "projector"])
def test_the_canvas_is_one_colour_and_the_caption_stays(window, key, look):
    window.themes.choose(look)
    QApplication.processEvents()
    caption = window.caption_bar.grab().toImage()
    before = window.grab().toImage()
    press(window, key)
    seen = window.canvas_stack.grab().toImage()
    ground = window.themes.theme.window
    assert look == "dark" or ground.name() == "#ffffff"
    points = [(x, y) for x in range(0, seen.width(), 97) for y in range(0, seen.height(), 53)]
    assert {seen.pixelColor(*point).name() for point in points} == {ground.name()}
    assert window.caption_bar.grab().toImage() == caption
    press(window, key)
    assert window.grab().toImage() == before


@pytest.mark.parametrize("key", [K.Key_PageDown, K.Key_Right, K.Key_Escape, K.Key_F4, K.Key_T])
def test_the_key_that_ends_it_does_nothing_else(window, key):
    press(window, K.Key_Period)
    start = len(window.view.done)
    press(window, key)
    assert not blanking(window).active
    assert only(window, start) == []
    press(window, key)
    assert only(window, start) != []


def test_a_click_ends_it_and_does_nothing_else(window):
    press(window, K.Key_B)
    start, button = len(window.view.done), window.view.button
    tab = window.top_bar.tabs.tabRect(1).center()
    QTest.mouseClick(window.top_bar.tabs, Qt.MouseButton.LeftButton, pos=tab)
    assert not blanking(window).active
    assert window.host.place == 0
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert only(window, start) == ["pressed"]


def test_a_key_held_down_or_held_with_others_does_not_end_it(window):
    press(window, K.Key_Period)
    for key in (K.Key_Shift, K.Key_Alt, K.Key_Control):
        press(window, key)
    assert blanking(window).active
    press(window, K.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert not blanking(window).active


def test_a_clicker_works_whatever_has_the_focus(window):
    for control in (window.view.button, window.view.slider, window.top_bar.tabs):
        control.setFocus()
        press(window, K.Key_Period)
        assert blanking(window).active
        press(window, K.Key_Period)
        start = len(window.view.done)
        press(window, K.Key_PageDown)
        press(window, K.Key_PageUp)
        assert only(window, start) == ["advance 1", "advance -1"]
        press(window, K.Key_F5)
        assert window.presenting.active
        press(window, K.Key_Escape)
        assert not window.presenting.active


def test_a_text_field_keeps_its_letters_and_nothing_else(window):
    field = window.view.field
    field.setFocus()
    for key in (K.Key_Period, K.Key_B):
        press(window, key)
    assert field.text() == ".b"
    assert not blanking(window).active
    start = len(window.view.done)
    press(window, K.Key_PageDown)
    assert only(window, start) == ["advance 1"]
    press(window, K.Key_F5)
    assert window.presenting.active


def test_a_cell_takes_the_point_at_work_and_the_clicker_while_presenting(qtbot):
    window = open_window(qtbot)
    window.show_tab(1)
    host = window.view.findChild(GridHost)
    name = host.names()[0]
    host.setFocus()
    host.set_cursor_cell(name, 0, 0)
    press(window, K.Key_F5)
    press(window, K.Key_Period)
    assert blanking(window).active
    press(window, K.Key_Period)
    assert host.input.editor is None
    press(window, K.Key_F5)
    host.setFocus()
    host.set_cursor_cell(name, 0, 0)
    press(window, K.Key_Period)
    assert not blanking(window).active
    assert host.input.editor is not None


def asked_for_a_number(qtbot):
    """Return a window whose tab 2 waits for a number."""
    window = open_window(qtbot)
    window.show_tab(1)
    window.view.set_reduced_motion(True)
    window.view.walker.go_to(6)
    press(window, K.Key_P)
    assert window.view.covered
    assert window.view.prediction.question.typed
    return window


def test_a_clicker_blanks_where_a_number_is_asked_and_a_typed_number_has_its_point(qtbot):
    window = asked_for_a_number(qtbot)
    prediction = window.view.prediction
    press(window, K.Key_F5)
    press(window, K.Key_Period)
    assert blanking(window).active
    assert prediction.typed == ""
    press(window, K.Key_Period)
    assert not blanking(window).active
    for key in (K.Key_1, K.Key_Period, K.Key_9):
        press(window, key)
    assert prediction.typed == "1.9"
    assert not blanking(window).active
    press(window, K.Key_Period)
    assert blanking(window).active
    assert prediction.typed == "1.9"
    press(window, K.Key_Escape)
    press(window, K.Key_Return)
    press(window, K.Key_Comma)
    assert prediction.typed == ","


def test_a_number_may_begin_with_its_point_where_nobody_presents(qtbot):
    window = asked_for_a_number(qtbot)
    press(window, K.Key_Period)
    press(window, K.Key_5)
    assert window.view.prediction.typed == ".5"
    assert not blanking(window).active


def test_a_clicker_blanks_from_the_field_of_a_whole_number(qtbot):
    window = open_window(qtbot)
    window.show_tab(2)
    field = window.view.controls.size_field
    press(window, K.Key_F5)
    field.setFocus()
    before = field.text()
    press(window, K.Key_Period)
    assert blanking(window).active
    assert field.text() == before


def test_single_letters_can_be_turned_off(window):
    window.controller.actions.toggle_single_keys()
    press(window, K.Key_B)
    assert not blanking(window).active
    keys = {
        key
        for _, commands in window.controller.pages.key_groups()
        for c in commands
        for key in c.keys
    }
    assert not keys & {"B", "H", "."}


def test_what_moves_rests_while_nobody_sees_it(window):
    start = len(window.view.done)
    press(window, K.Key_Period)
    press(window, K.Key_Period)
    assert window.view.done[start:] == ["shown False", "shown True"]


def test_the_wheel_does_nothing_meanwhile(window):
    window.view.slider.setValue(10)
    press(window, K.Key_Period)
    at = window.view.slider.mapTo(window, QPoint(20, 5))
    QTest.wheelEvent(window.windowHandle(), at, QPoint(0, 120))
    assert window.view.slider.value() == 10
    assert blanking(window).active
