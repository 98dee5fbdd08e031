"""What has the keyboard shows it, in every look, and nothing else does."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from windows import open_window, press

from attnviz.frame.chrome import tab_order
from attnviz.frame.settings.key_table import KeyTable
from attnviz.model.tabs import TABS
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import theme

ROOM = 6  # px around a control in which its ring may lie
WIDEST = 3  # px: a ring
LEAST = 40  # px in the colour of the ring
LOOKS = ("light", "dark", "projector")


@pytest.fixture(params=LOOKS)
def window(request, qtbot):
    lazy_pyqtgraph.load()
    made = open_window(qtbot, look=request.param)
    made.host.set_reduced_motion(True)
    # The sizes of the projector look follow a moment after the height of the window.
    qtbot.waitUntil(lambda: made.themes.theme.height == made.height())
    yield made
    made.view.set_shown(False)


def pixels(window):
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shape = (image.height(), image.width())
    return np.frombuffer(image.constBits(), np.uint32).reshape(shape).copy()


def ring_of(window, stop, without):
    """Return how many dots of a ring are in and outside a control that is focused.

    A filled button has the ring's colour already: of its ring only the gap to the fill is new.
    """
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    now = pixels(window)
    new = near(now != without) & (now == window.themes.theme.focus.rgb())
    room = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size())
    room = room.adjusted(-ROOM, -ROOM, ROOM, ROOM) & window.rect()
    inside = np.s_[room.top() : room.bottom() + 1, room.left() : room.right() + 1]
    within = int(new[inside].sum())
    return within, int(new.sum()) - within


def near(dots):
    """Return what is among some dots or up to `WIDEST` away from them."""
    for axis in (0, 1):
        moved = [np.roll(dots, by, axis) for by in range(-WIDEST, WIDEST + 1)]
        dots = np.logical_or.reduce(moved)
    return dots


def unfocused(window):
    """Return the window as it is while nothing has the keyboard."""
    before, now = None, pixels(window)
    while before is None or (before != now).any():
        if QApplication.focusWidget() is not None:
            QApplication.focusWidget().clearFocus()
        QApplication.processEvents()
        before, now = now, pixels(window)
    return now


def stops(window):
    parts = (window.top_bar.tabs, window.view, window.canvas_stack.panel, window.top_bar)
    return tab_order.ordered(window, parts)


@pytest.mark.parametrize("place", range(len(TABS)), ids=[tab.id for tab in TABS])
def test_the_ring_is_around_what_has_the_keyboard_and_nowhere_else(window, place):
    window.show_tab(place)
    QApplication.processEvents()
    without, found = unfocused(window), {}
    for stop in stops(window):
        within, elsewhere = ring_of(window, stop, without)
        if stop is window.view.focusProxy() and window.view.id == "steps":
            # Its keys go from step to step, so the chip of the step has the ring.
            within, elsewhere = elsewhere, within
        if within < LEAST or elsewhere:
            found[f"{type(stop).__name__} {stop.accessibleName()}"] = (within, elsewhere)
    assert found == {}


def test_a_click_into_a_canvas_draws_no_ring_around_it(window):
    window.show_tab(4)
    canvas = window.view.focusProxy()
    canvas.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not canvas.board.ringed
    canvas.setFocus(Qt.FocusReason.MouseFocusReason)
    canvas.clearFocus()
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    assert canvas.board.ringed
    canvas.set_cursor_cell(canvas.names()[0], 0, 0)
    assert not canvas.board.ringed


def _corners(shape):
    return {(row, column) for row in (0, shape[0] - 1) for column in (0, shape[1] - 1)}


@pytest.mark.parametrize("place", range(len(TABS)), ids=[tab.id for tab in TABS])
def test_the_ring_around_a_cell_is_whole_at_every_edge(window, place):
    window.show_tab(place)
    QApplication.processEvents()
    gap, width = window.themes.theme.line(2), 3 if window.themes.theme.projector else 2
    cut = []
    for host in window.findChildren(GridHost):
        for name in host.names() if host.isVisible() else ():
            if host.layout_of(name).bounds.isEmpty():
                continue
            for cell in _corners(host.grid(name).shape):
                room = host.cell_rect(name, *cell).adjusted(-gap, -gap, gap, gap)
                room = room.adjusted(-width, -width, width, width)
                inner = host.rect().toRectF().adjusted(-1, -1, 1, 1)
                if not inner.contains(room):
                    cut.append((host.accessibleName(), name, cell, room.getRect()))
    assert cut == []


KINDS = (KeyTable, QListWidget, QPlainTextEdit, QTextBrowser)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
def test_lists_tables_and_long_texts_in_dialogs_have_it_too(qtbot, kind, look):
    chosen = theme(look)
    box = QWidget()
    box.setStyleSheet(style_sheet(chosen))
    part, other = kind(box), QPushButton("Other", box)
    part.setGeometry(10, 10, 200, 100)
    other.setGeometry(10, 130, 200, 60)
    qtbot.addWidget(box)
    box.show()
    box.activateWindow()
    counts = []
    for stop in (other, part):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        image = part.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        shape = (image.height(), image.width())
        dots = np.frombuffer(image.constBits(), np.uint32).reshape(shape)
        counts.append(int((dots == chosen.focus.rgb()).sum()))
    assert counts[1] - counts[0] >= 2 * (200 + 100)


@pytest.mark.parametrize("place", range(len(TABS)), ids=[tab.id for tab in TABS])
def test_a_tab_that_a_key_brings_to_the_front_shows_where_the_keyboard_is(window, place):
    window.show_tab(place)
    QApplication.processEvents()
    without = unfocused(window)
    window.show_tab((place + 1) % len(TABS))
    press(window, Qt.Key.Key_1 + place, Qt.KeyboardModifier.ControlModifier)
    assert window.host.place == place
    now = pixels(window)
    ring = (now != without) & (now == window.themes.theme.focus.rgb())
    assert ring.sum() >= LEAST


def test_in_a_talk_a_tab_comes_without_a_ring_around_its_picture(window):
    window.show_tab(0)
    press(window, Qt.Key.Key_F5)
    assert window.controller.actions.is_presenting()
    press(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    assert window.view.id == "grid"
    now, without = pixels(window), unfocused(window)
    assert not ((now != without) & (now == window.themes.theme.focus.rgb())).any()
    press(window, Qt.Key.Key_F5)
