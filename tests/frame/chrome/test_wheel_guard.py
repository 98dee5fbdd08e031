"""The wheel over lists, sliders, numbers and tabs: nothing turns that does not have the focus."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSlider, QTabBar
from windows import open_window

from attnviz.frame.chrome.wheel_guard import WheelGuard


@pytest.fixture
def window(qtbot):
    made = open_window(qtbot)
    made.show_tab(4)
    made.controller.findChild(WheelGuard).watch()
    return made


def turn(widget, by=-120):
    place = QPointF(widget.rect().center())
    event = QWheelEvent(
        place,
        QPointF(widget.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()


def test_without_focus_nothing_turns(window):
    window.setFocus()
    lists = [box for box in window.findChildren(QComboBox) if box.isVisible()]
    sliders = [slider for slider in window.findChildren(QSlider) if slider.isVisible()]
    assert lists
    assert sliders
    tab, before = window.view, window.session.lab
    for control in (*lists, *sliders, *window.findChildren(QTabBar)):
        turn(control)
        turn(control, 120)
    assert window.session.lab is before
    assert window.view is tab


def test_with_focus_the_wheel_turns_as_ever(window):
    slider = next(slider for slider in window.findChildren(QSlider) if slider.isVisible())
    slider.setFocus()
    QApplication.processEvents()
    assert slider.hasFocus()
    before = slider.value()
    turn(slider, 120)
    assert slider.value() != before
    window.session.undo_stack.setClean()


def test_no_control_takes_the_focus_by_the_wheel(window):
    for kind in (QComboBox, QSlider):
        for control in window.findChildren(kind):
            assert control.focusPolicy() != Qt.FocusPolicy.WheelFocus
