"""Letters twice as large: tabs scroll down and never sideways, and nothing lies over something."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from windows import open_window

from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.controls.key_button import KeyButton

SMALL, LARGE = (1024, 576), (1920, 1080)


@pytest.fixture
def window(qtbot):
    yield open_window(qtbot)


def _letters(window):
    """Return the text zoom of the canvas in front."""
    canvas = window.view.canvas
    return (canvas.theme if hasattr(canvas, "theme") else canvas._theme).zoom


def _enlarge(window, look, size, zoom=200):
    window.themes.choose(look)
    window.resize(*size)
    window.themes.set_zoom(zoom)
    QApplication.processEvents()


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("size", [SMALL, (1280, 720)])
def test_no_tab_scrolls_sideways(qtbot, window, look, size):
    _enlarge(window, look, size)
    for place in range(window.top_bar.tabs.count()):
        window.show_tab(place)
        bar = window.canvas_stack.canvases.currentWidget().horizontalScrollBar()
        qtbot.waitUntil(lambda bar=bar: bar.maximum() == 0)  # the layout takes two rounds
        assert _letters(window) > 1.0, "they are as large as fits"


def test_letters_have_their_whole_size_where_there_is_room(window):
    _enlarge(window, "light", SMALL)
    window.show_tab(3)
    QApplication.processEvents()
    assert _letters(window) < 2.0
    window.resize(*LARGE)
    QApplication.processEvents()
    assert _letters(window) == 2.0
    window.themes.set_zoom(100)
    assert window.view.canvas.theme is window.themes.theme


def test_the_last_tab_ends_before_the_tools_whichever_is_chosen(window):
    window.show_tab(5)  # a short name, with which the others fit better than beside a long one
    _enlarge(window, "light", SMALL)
    bar = window.top_bar
    for place in range(bar.tabs.count()):
        window.show_tab(place)
        QApplication.processEvents()
        assert bar.tabs.geometry().right() < bar.tool("edit.undo").geometry().left()


@pytest.mark.parametrize("look", ["light", "projector"])
def test_the_switch_on_tab_3_is_as_large_as_the_picture_that_it_lies_on(window, look):
    _enlarge(window, look, SMALL)
    window.show_tab(2)
    QApplication.processEvents()
    switch, canvas = window.view.modes, window.view.canvas
    slider = canvas.layout_now().track.y + canvas.theme.px(10)
    assert switch.geometry().top() > slider
    assert switch.button(0).font().pixelSize() == canvas.theme.size("label")
    assert all(switch.rect().contains(switch.button(i).geometry()) for i in range(2))


@pytest.mark.parametrize("drawer", ["heads.sheet", "heads.matrices"])
def test_names_of_buttons_over_a_drawer_are_whole(window, drawer):
    _enlarge(window, "light", SMALL)
    window.show_tab(0)
    next(c for c in window.view.commands() if c.id == drawer).run()
    QApplication.processEvents()
    shown = [d for d in window.view.findChildren(Drawer) if d.isVisible()]
    assert shown
    for button in shown[0].findChildren(KeyButton):
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), button.text()


def test_all_rows_of_slopes_and_of_a_comparison_are_in_sight(window):
    _enlarge(window, "light", SMALL)
    window.show_tab(1)
    window.session.select(step=10)
    next(c for c in window.view.commands() if c.id == "steps.what_changes").run()
    QApplication.processEvents()
    QApplication.processEvents()
    host = window.view.canvas.host
    assert all(host.layout_of(name).rows == range(4) for name in host.names())
    window.view.escape()
    window.controller.run("compare.start")
    QApplication.processEvents()
    QApplication.processEvents()
    compared = window.view.comparing.canvas
    assert all(compared.layout_of(name).rows == range(4) for name in compared.names())


@pytest.mark.parametrize("look", ["light", "projector"])
def test_the_word_that_asks_is_whole_in_sight(qtbot, window, look):
    """Where rows of tab 1 have no room, the tab is scrolled to the one that one comes to."""
    window.show_tab(0)
    _enlarge(window, look, (1280, 720))
    canvas = window.view.canvas
    area = window.canvas_stack.canvases.currentWidget()
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)

    def is_whole(token):
        row = canvas.layout_now().row_rect(token).toAlignedRect()
        return (
            area.viewport()
            .rect()
            .contains(row.translated(canvas.mapTo(area.viewport(), QPoint())).adjusted(9, 0, -9, 0))
        )

    for token in (10, 7, 0, 10):
        window.session.select(token=token)
        qtbot.waitUntil(lambda token=token: is_whole(token))
