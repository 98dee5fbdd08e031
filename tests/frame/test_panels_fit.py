"""No panel is wider than its place, whatever it says and in whichever language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from windows import open_window, press

from attnviz.frame.settings import languages


@pytest.fixture(params=["en", "de", "fr"])
def window(request, qtbot):
    if request.param != "en":
        assert languages.load(request.param)
    yield open_window(qtbot)
    if request.param != "en":
        languages.unload()


def _beyond(window):
    """Return by how many pixels the panel in front is too wide."""
    QApplication.processEvents()
    area = window.canvas_stack.panel.stack.currentWidget()
    assert isinstance(area, QScrollArea) and area.isVisible() and area.widget() is not None
    return max(0, area.widget().minimumSizeHint().width() - area.viewport().width())


@pytest.mark.parametrize("zoom", [80, 100, 125, 150])
def test_each_panel_fits(window, zoom):
    window.resize(1280 * max(100, zoom) // 100, 620)
    window.themes.set_zoom(zoom)
    for place in range(window.top_bar.tabs.count()):
        window.show_tab(place)
        assert _beyond(window) == 0, window.view.id
    window.themes.set_zoom(100)


def test_the_panel_of_each_head_fits(window):
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4):
        press(window, key)
        assert _beyond(window) == 0, window.view.state.head


@pytest.mark.parametrize(("wide", "zoom"), [(1188, 100), (1240, 100), (1070, 90), (1024, 80)])
def test_no_canvas_is_wider_than_the_room_beside_its_panel(window, wide, zoom):
    window.resize(wide, 700)
    window.themes.set_zoom(zoom)
    for place in range(window.top_bar.tabs.count()):
        window.show_tab(place)
        QApplication.processEvents()
        area = window.canvas_stack.canvases.currentWidget()
        assert area.widget().minimumSizeHint().width() <= area.viewport().width(), place
    window.themes.set_zoom(100)
