"""The light on a cell, the washed-out preview, and the pointer that hides while it rests."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget
from windows import SAMPLES, open_window, press

from attnviz.frame.chrome.prompt_tips import PromptTips
from attnviz.frame.presenting.idle_cursor import IDLE_MS, IdleCursor
from attnviz.frame.presenting.washed_out import TABLE, WashedOut, washed
from attnviz.tabs.saturation.canvas import Canvas
from attnviz.tabs.sentence_heads.canvas import Canvas as TokenColumns
from attnviz.ui.grid.host import GridHost

K = Qt.Key
CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES)


def move(window, where):
    """Move the pointer to a place on the screen, as the system tells the window of it."""
    QCursor.setPos(where)
    handle = window.windowHandle()
    at = QPointF(handle.mapFromGlobal(where))
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, at, QPointF(where), none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(handle, event)
    QApplication.processEvents()


# The light


def lit(window):
    return window.controller.actions.stage.light.hole


def test_the_light_is_for_the_projector_look(window):
    press(window, K.Key_H)
    assert not window.controller.actions.stage.is_lit()
    press(window, K.Key_F5)
    press(window, K.Key_H)
    assert window.controller.actions.stage.is_lit()
    press(window, K.Key_H)
    assert not window.controller.actions.stage.is_lit()
    press(window, K.Key_H)
    press(window, K.Key_F5)
    assert not window.controller.actions.stage.is_lit()


@pytest.mark.parametrize(("place", "kind"), [(0, TokenColumns), (1, GridHost), (2, Canvas)])
def test_it_lies_around_the_thing_at_the_pointer(qtbot, place, kind):
    window = open_window(qtbot)
    window.show_tab(place)
    press(window, K.Key_F5)
    QApplication.processEvents()
    press(window, K.Key_H)
    canvas = window.view.findChild(kind)
    at, rect = next(
        (QPoint(x, y), found)
        for y in range(10, canvas.height(), 10)
        for x in range(10, canvas.width(), 10)
        if (found := canvas.pointed_rect(QPointF(x, y))) is not None
    )
    move(window, canvas.mapToGlobal(at))
    corner = QPointF(canvas.mapTo(window.canvas_stack, QPoint(0, 0)))
    around = window.themes.theme.px(4)
    wanted = rect.translated(corner).adjusted(-around, -around, around, around)
    ring = 2 * window.themes.theme.line(4)
    inner = QRectF(window.canvas_stack.rect()).adjusted(ring, ring, -ring, -ring)
    assert lit(window) == wanted & inner
    picture = window.canvas_stack.grab().toImage()
    window.controller.actions.stage.light.hide()
    plain = window.canvas_stack.grab().toImage()
    inside, outside = lit(window).center().toPoint(), QPoint(2, 2)
    assert picture.pixelColor(inside) == plain.pixelColor(inside)
    assert picture.pixelColor(outside).lightness() < 0.7 * plain.pixelColor(outside).lightness()


def test_it_follows_the_keyboard_from_cell_to_cell(qtbot):
    window = open_window(qtbot)
    window.show_tab(1)
    press(window, K.Key_F5)
    press(window, K.Key_H)
    host = window.view.findChild(GridHost)
    host.setFocus()
    name = host.names()[0]
    host.set_cursor_cell(name, 0, 0)
    QTest.keyClick(window.windowHandle(), K.Key_Right)
    middle = QPointF(host.mapTo(window.canvas_stack, host.cell_rect(name, 0, 1).center().toPoint()))
    assert lit(window).contains(middle)
    assert lit(window).width() < 2 * host.cell_rect(name, 0, 1).width()


def test_where_there_is_no_cell_the_light_is_round(window):
    press(window, K.Key_F5)
    press(window, K.Key_H)
    at = window.canvas_stack.rect().center()
    move(window, window.canvas_stack.mapToGlobal(at))
    side = window.themes.theme.px(64)
    assert lit(window).size().toTuple() == (side, side)
    assert lit(window).center() == QPointF(at)
    move(window, window.caption_bar.mapToGlobal(QPoint(5, 5)))
    assert lit(window) == QRectF()


# Washed out


@pytest.mark.parametrize(
    ("level", "seen"), [(0.0, 0.41395), (0.5, 0.60661), (1.0, 1.0), (0.02, 0.41576)]
)
def test_the_formula_lifts_black_to_a_seventh(level, seen):
    assert washed(level) == pytest.approx(seen, abs=1e-5)


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
def test_every_pixel_is_washed_out_once(window, look):
    window.themes.choose(look)
    QApplication.processEvents()
    plain = window.grab().toImage()
    press(window, K.Key_W, CONTROL_SHIFT)
    seen = window.grab().toImage()
    for x in range(3, plain.width(), 41):
        for y in range(3, plain.height(), 29):
            before, after = plain.pixelColor(x, y), seen.pixelColor(x, y)
            wanted = tuple(
                round(255 * washed(part / 255))
                for part in (before.red(), before.green(), before.blue())
            )
            assert (after.red(), after.green(), after.blue()) == wanted
    press(window, K.Key_W, CONTROL_SHIFT)
    assert window.grab().toImage() == plain


def test_a_change_below_is_washed_out_on_screen_too(window):
    press(window, K.Key_W, CONTROL_SHIFT)
    window.view.button.setText("Other words")
    QApplication.processEvents()
    kept = window.backingStore().paintDevice().copy()
    assert kept == window.grab().toImage().convertToFormat(kept.format())
    assert min(kept.pixelColor(x, 60).red() for x in range(kept.width())) >= TABLE[0]


def test_what_comes_later_is_washed_out_too(window):
    press(window, K.Key_W, CONTROL_SHIFT)
    late = QLabel("late", window)
    late.setStyleSheet("background: #000000")
    late.show()
    QApplication.processEvents()
    assert window.grab().toImage().pixelColor(1, 1).red() == TABLE[0]
    assert isinstance(window.children()[-1], WashedOut)


def test_controls_below_take_clicks(qtbot, window):
    press(window, K.Key_W, CONTROL_SHIFT)
    middle = window.view.button.mapTo(window, window.view.button.rect().center())
    assert window.childAt(middle) is window.view.button
    qtbot.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=middle)
    assert window.view.done[-1] == "pressed"


# The pointer


def is_hidden():
    cursor = QApplication.overrideCursor()
    return cursor is not None and cursor.shape() == Qt.CursorShape.BlankCursor


def rest(qtbot, window):
    """Let the pointer rest for as long as it takes, without the wait."""
    timer = window.findChild(IdleCursor)._idle
    assert timer.isActive()
    timer.setInterval(0)
    qtbot.waitUntil(is_hidden)
    timer.setInterval(IDLE_MS)


def test_a_resting_pointer_hides_and_comes_back_at_the_first_move(qtbot, window):
    press(window, K.Key_F5)
    assert QApplication.overrideCursor() is None
    rest(qtbot, window)
    move(window, window.mapToGlobal(QPoint(50, 60)))
    assert QApplication.overrideCursor() is None
    rest(qtbot, window)
    press(window, K.Key_Escape)
    assert QApplication.overrideCursor() is None


def test_it_hides_after_three_seconds(window):
    idle = IdleCursor(window)
    idle.start()
    assert idle._idle.interval() == 3000
    assert idle._idle.isActive()
    idle.stop()
    assert not idle._idle.isActive()


@pytest.mark.parametrize("place", range(5))
def test_no_tool_tip_lies_over_what_the_class_looks_at(qtbot, place):
    whole = open_window(qtbot)
    whole.show_tab(place)
    prompt = whole.controller.findChild(PromptTips)

    def tips():
        """Return the texts of all tips there are when the pointer rests anywhere."""
        found = set()
        prompt.watch()
        for widget in (whole, *whole.findChildren(QWidget)):
            if not widget.isVisible() or widget.width() < 2:
                continue
            points = (QPoint(round(widget.width() * x), round(widget.height() * y))
                      for x in (0.3, 0.5, 0.7) for y in (0.3, 0.5, 0.7))  # fmt: skip
            for point in points:
                event = QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point))
                QToolTip.hideText()
                QApplication.sendEvent(widget, event)
                found.add(QToolTip.text())
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        return found - {""}

    assert len(tips()) > 8
    press(whole, K.Key_F5)
    assert tips() == set()
    press(whole, K.Key_Escape)
    assert len(tips()) > 8
