"""On every projected image all of a tab can be seen, also beside a lesson."""

import pytest
from PySide6.QtWidgets import QApplication

from attnviz.ui.controls.segmented import Segmented

SIZES = ((1024, 768), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160))


def settle():
    for _ in range(6):
        QApplication.processEvents()


def scrolled(window):
    area = window.canvas_stack.canvases.currentWidget()
    return [bar.maximum() for bar in (area.verticalScrollBar(), area.horizontalScrollBar())]


def lists(window):
    """Return the choices that have no room for their buttons."""
    choices = window.view.findChildren(Segmented)
    return [choice.names for choice in choices if choice.isVisible() and choice.is_list]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_falls_off(room, size):
    window = room.window
    window.resize(*size)
    window.themes.push("projector", size[1])
    for lesson in ("", "fewer-scores"):
        if lesson:
            room.lesson_controller.open(lesson)
            settle()
            assert room.bar.isVisible()
        for place in range(5):
            window.show_tab(place)
            settle()
            assert scrolled(window) == [0, 0], (lesson, window.view.id)
            assert lists(window) == [], (lesson, window.view.id)


@pytest.mark.parametrize("zoom", [125, 150, 200])
def test_a_row_in_larger_letters_takes_all_its_width(room, zoom):
    window = room.window
    window.resize(1600, 1000)
    window.themes.push("projector", 1000)
    settle()
    window.themes.set_zoom(zoom)
    settle()
    row = window.view.controls
    wanted = row.layout().sizeHint().width()
    assert 0.96 * row.width() < wanted <= row.width()


def test_in_letters_twice_as_large_all_can_be_reached(room):
    """At 200 % a canvas may scroll, but bars and caption leave it room."""
    window = room.window
    window.resize(1280, 720)
    window.themes.push("projector", 720)
    window.themes.set_zoom(200)
    for place in range(5):
        window.show_tab(place)
        settle()
        area = window.canvas_stack.canvases.currentWidget()
        assert area.viewport().height() > 200
        assert lists(window) == []
