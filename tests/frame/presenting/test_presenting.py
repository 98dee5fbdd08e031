"""Presenting: the projector look on a full screen, and back to the pixel."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import SAMPLES, open_window, press

from attnviz.settings import GEOMETRY, THEME, ZOOM

K = Qt.Key


def settled(window):
    for _ in range(4):
        QApplication.processEvents()
    return window


def picture(window):
    return settled(window).grab().toImage()


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES, size=(1200, 760))


def test_f5_fills_the_screen_with_the_projector_look(window):
    press(window, K.Key_F5)
    settled(window)
    assert window.presenting.active
    assert window.isFullScreen()
    assert window.geometry() == window.screen().geometry()
    assert window.themes.theme.projector
    assert window.themes.theme.height == window.height()
    assert not window.canvas_stack.panel_shown
    assert window.status_line.isHidden()


def test_after_the_page_of_keys_it_works_as_before(window):
    """The look fills the page anew; a part of it that goes takes Qt's screen along in Python."""
    for key in (K.Key_F1, K.Key_Escape, K.Key_F5):
        press(window, key)
        settled(window)
    assert window.presenting.active
    assert window.isFullScreen()


@pytest.mark.parametrize("key", [K.Key_F5, K.Key_Escape])
@pytest.mark.parametrize("look", ["light", "dark", "projector"])
def test_leaving_gives_back_every_pixel(qtbot, key, look):
    window = open_window(qtbot, SAMPLES, look=look, size=(1210, 750))
    window.setGeometry(QRect(31, 17, 1210, 750))
    window.themes.set_zoom(110)
    window.canvas_stack.set_panel_width(260)
    before, rect = picture(window), window.geometry()
    press(window, K.Key_F5)
    press(window, K.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert window.themes.zoom == 125
    press(window, key)
    assert picture(window) == before
    assert window.geometry() == rect
    assert (window.themes.choice, window.themes.zoom) == (look, 110)


@pytest.mark.parametrize("place", range(5))
def test_every_tab_is_back_to_the_pixel(room, place):
    """A large image in between: what was as wide as that has to be as narrow as before."""
    window = room.window
    window.resize(1200, 740)
    window.show_tab(place)
    if place == 2:  # its panel counts draws for some seconds
        press(window, K.Key_F9)
    QTest.qWait(100)  # panels and pictures are made a moment later
    before = picture(window)
    press(window, K.Key_F5)
    window.resize(2400, 1350)
    window.themes.push("projector", 1350)
    settled(window)
    press(window, K.Key_Escape)
    QTest.qWait(100)
    assert picture(window) == before


def test_a_large_window_is_large_again(window):
    window.showMaximized()
    before = picture(window)
    press(window, K.Key_F5)
    press(window, K.Key_F5)
    assert window.isMaximized()
    assert picture(window) == before
    window.showNormal()
    assert settled(window).size().toTuple() == (1200, 760)


def test_what_is_chosen_while_presenting_is_not_remembered(window):
    place = window.settings.get(GEOMETRY)
    press(window, K.Key_F5)
    window.themes.set_zoom(200)
    window.themes.choose("dark")
    assert window.settings.get(ZOOM) == 100
    assert window.settings.get(THEME) == "light"
    assert window.settings.get(GEOMETRY) != place
    kept = window.settings.get(GEOMETRY)
    window.close()
    assert window.settings.get(GEOMETRY) == kept


def test_a_screen_that_is_pulled_out_does_not_end_it(window):
    """Qt moves the window to a screen that is left; there it is a window of any size."""
    press(window, K.Key_F5)
    screen = window.screen()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setGeometry(QRect(5, 5, 1100, 720))
    QApplication.instance().screenRemoved.emit(screen)
    settled(window)
    assert window.presenting.active
    assert window.isFullScreen()
    assert window.geometry() == screen.geometry()
    press(window, K.Key_Escape)
    assert not window.isFullScreen()
    assert settled(window).size().toTuple() == (1200, 760)


def test_a_window_whose_screen_is_gone_comes_back_where_it_can_be_seen(window):
    window.setGeometry(QRect(5000, 4000, 1200, 760))
    press(window, K.Key_F5)
    press(window, K.Key_F5)
    assert settled(window).screen().geometry().contains(window.geometry().center())


def test_signals_tell_of_it_once(window):
    told = []
    window.presenting.started.connect(lambda: told.append("started"))
    window.presenting.ended.connect(lambda: told.append("ended"))
    window.presenting.start()
    window.presenting.start()
    window.presenting.stop()
    window.presenting.stop()
    assert told == ["started", "ended"]


def test_escape_leaves_what_is_innermost_first(window):
    press(window, K.Key_F5)
    press(window, K.Key_F1)
    press(window, K.Key_Escape)
    assert window.presenting.active
    press(window, K.Key_Escape)
    assert not window.presenting.active


@pytest.mark.parametrize("tab", range(5))
def test_in_a_talk_one_escape_lets_go_of_the_cell_and_the_next_leaves(qtbot, tab):
    window = open_window(qtbot)
    window.show_tab(tab)
    press(window, K.Key_F5)
    settled(window)
    window.session.select(token=2, key=1, pinned=True, cell=(1, 1))
    for key in (K.Key_Down, K.Key_Down, K.Key_Return, K.Key_Right):
        press(window, key)
    press(window, K.Key_Escape)
    assert window.presenting.active, "something was held"
    press(window, K.Key_Escape)
    assert not window.presenting.active


def test_in_a_talk_a_prediction_is_left_by_itself(qtbot):
    window = open_window(qtbot)
    press(window, K.Key_F5)
    window.session.select(token=2, key=1, pinned=True)
    window.view.set_predicting(True, asks=True)
    press(window, K.Key_Escape)
    assert not window.view.predicting
    assert window.session.selection.pinned
