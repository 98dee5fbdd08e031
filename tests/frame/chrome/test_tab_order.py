"""Tab reaches everything on every tab, in the order in which it is read, and never stays."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView, QWidget
from windows import open_window

from attnviz.model.tabs import TABS
from attnviz.ui.grid import lazy_pyqtgraph

PLACES = range(len(TABS))
MOST = 80  # presses that bring the keyboard round every tab


@pytest.fixture(params=PLACES, ids=[tab.id for tab in TABS])
def window(request, qtbot):
    lazy_pyqtgraph.load()
    made = open_window(qtbot)
    made.show_tab(request.param)
    made.host.set_reduced_motion(True)
    QApplication.processEvents()
    made.top_bar.tabs.setFocus()
    yield made
    made.view.set_shown(False)


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()


def walk(window, key=Qt.Key.Key_Tab):
    """Press Tab until the tab bar has the keyboard again; return who had it."""
    start, chain = QApplication.focusWidget(), []
    for _ in range(MOST):
        chain.append(QApplication.focusWidget())
        press(key)
        if QApplication.focusWidget() is start:
            return chain
    raise AssertionError(f"Tab does not come back: {chain[-3:]}")


def once(chain):
    return [one for place, one in enumerate(chain) if place == 0 or chain[place - 1] is not one]


def part(window, widget):
    """Return which part of the window a widget lies in, in the order of reading."""
    canvas = window.view.focusProxy()
    if widget is window.top_bar.tabs:
        return 0
    if window.top_bar.isAncestorOf(widget):
        return 5
    if window.canvas_stack.panel.isAncestorOf(widget):
        return 3
    if widget is canvas or canvas.isAncestorOf(widget):
        return 2
    assert window.view.isAncestorOf(widget)
    above = widget.mapTo(window, QPoint(0, 0)).y() < canvas.mapTo(window, QPoint(0, 0)).y()
    return 1 if above else 2


def test_tab_reaches_every_control_there_is(window):
    wanted = {
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.focusProxy()
    }
    assert set(walk(window)) == wanted


def test_controls_come_in_the_order_of_reading(window):
    parts = [part(window, widget) for widget in once(walk(window))]
    assert parts == sorted(parts)
    assert set(parts) == {0, 1, 2, 3, 5}


def test_shift_tab_goes_the_same_way_back(window):
    there = once(walk(window))
    back = once(walk(window, Qt.Key.Key_Backtab))
    assert back == [there[0], *reversed(there[1:])]


def test_the_canvas_has_two_stops_at_most_and_lets_go(window):
    chain, canvas = walk(window), window.view.focusProxy()
    assert 1 <= chain.count(canvas) <= 2
    places = [place for place, widget in enumerate(chain) if widget is canvas]
    assert places == list(range(places[0], places[0] + len(places)))


def test_controls_of_a_line_go_from_left_to_right(window):
    lines = {}
    for widget in once(walk(window)):
        if part(window, widget) == 1:
            at = widget.mapTo(window, widget.rect().center())
            lines.setdefault((at.y() + 4) // 16, []).append(at.x())
    assert lines
    assert all(line == sorted(line) for line in lines.values())


def test_a_field_that_is_typed_in_is_left_to_the_next_control(qtbot):
    window = open_window(qtbot)
    window.view.bar.field.edit()
    QApplication.processEvents()
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.view.canvas


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_table_is_left_with_one_press(qtbot, key):
    window = open_window(qtbot)
    window.show_tab(1)
    window.view.toggle_tables()
    QApplication.processEvents()
    table = window.view.canvas.tables.findChild(QTableView)
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    press(key)
    assert not table.hasFocus()
    assert not table.isAncestorOf(QApplication.focusWidget())
