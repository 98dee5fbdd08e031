"""What people look for is in sight, does what it looks like, and stays where it is."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import open_window

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


def shown(window, place):
    window.show_tab(place)
    QApplication.processEvents()
    return window.view


def test_a_click_on_a_name_is_announced_and_shows_that_head_alone(window, qtbot):
    view = shown(window, 3)
    canvas = view.canvas
    assert canvas.hint.isVisible()
    assert canvas.hint.text() == "Click a name: that head alone"
    title = canvas.layout_of(canvas.grid_of(1)).title
    at = QPoint(round(title.x()) + 30, round(title.center().y()))
    QTest.mouseMove(canvas, at)
    qtbot.waitUntil(lambda: canvas.cursor().shape() == Qt.CursorShape.PointingHandCursor)
    QTest.mouseClick(canvas, LEFT, pos=at)
    assert view.state.large == 1
    assert canvas.hint.text() == "Click the name: all heads"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 576)])
def test_W_O_has_a_button_beside_its_heading(qtbot, size):
    window = open_window(qtbot, size=size)
    view = shown(window, 3)
    button = view.canvas.output_button
    assert button.isVisible()
    assert view.canvas.rect().contains(button.geometry())
    button.click()
    assert view.state.pointer.drawer == "output"


def test_the_sentence_of_tab_1_is_a_press_away_on_tab_2_and_so_is_the_way_back(window):
    view = shown(window, 1)
    panel = view.side_panel()
    assert panel.source.isVisible()
    assert panel.source.text() == "The sentence of tab 1"
    panel.source.click()
    assert view.state.one.document is window.session.document()
    assert panel.source.text() == "The small example"
    panel.source.click()
    assert view.state.one.document.tokens == ("The", "cat", "sat", "down")


def test_buttons_of_the_panel_of_tab_1_stay_whatever_word_asks(window):
    view = shown(window, 0)
    panel = view.side_panel()
    panel.build_sheet()
    places = set()
    for head in range(4):
        for token in (0, 1, 2, 10):
            window.session.select(head=head, token=token)
            QApplication.processEvents()
            places.add(panel.sheet.sheet_button.mapTo(panel, QPoint(0, 0)).y())
    assert len(places) == 1


def test_sizes_are_those_of_a_model_until_one_is_changed(window):
    panel = shown(window, 3).side_panel()
    assert panel.card.title.text() == "Llama 2 7B sizes"
    panel.set_number("n_layers", 7)
    assert panel.card.title.text() == "Sizes of your own"
    panel.reset()
    assert panel.card.title.text() == "Llama 2 7B sizes"


def test_a_hint_that_goes_does_not_move_the_rows(window):
    view = shown(window, 0)
    window.controller.lesson_controller.greet()
    QApplication.processEvents()
    hint = window.controller.lesson_controller.hint
    assert hint.bar.isVisible()
    middle = view.canvas.layout_now().middle(3)
    window.session.select(token=3)
    QApplication.processEvents()
    assert hint.bar is None
    assert view.canvas.layout_now().middle(3) == middle
    window.show_tab(2)
    window.show_tab(0)
    QApplication.processEvents()
    assert view.canvas.layout_now().middle(3) != middle
