"""Every control of every tab has a name for a screen reader and a tool tip with one line."""

import re

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar, QToolTip, QWidget
from shiboken6 import isValid
from windows import open_window

from attnviz.ui.controls.section import Section

# Parts of Qt's own inside another control, and pictures that tell each of their cells by tip.
INSIDE = ("QScrollArea", "QComboBoxListView", "QHeaderView", "qt_spinbox_lineedit")


def controls(window):
    for widget in window.findChildren(QWidget):
        if not isValid(widget):  # the label of a tool tip, gone meanwhile
            continue
        reached = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        if reached and widget.isVisible() and type(widget).__name__ not in INSIDE:
            yield widget


def name_of(widget):
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text.replace("&", "")


def tip_of(widget):
    """Return the tool tip; of a picture, that of any of its points."""
    if widget.toolTip():
        return widget.toolTip()
    if isinstance(widget, QTabBar):
        tips = [widget.tabToolTip(place) for place in range(widget.count())]
        return tips[0] if all(tips) else ""
    return tip_of_a_point(widget)


TIPLESS = "PassList"  # a tip would lie over the next stages


def tip_of_a_point(widget):
    for x in range(4, widget.width(), 24):
        for y in range(4, widget.height(), 16):
            QToolTip.hideText()
            where = QPoint(x, y)
            event = QHelpEvent(QEvent.Type.ToolTip, where, widget.mapToGlobal(where))
            QApplication.sendEvent(widget, event)
            if QToolTip.text():
                text = QToolTip.text()
                QToolTip.hideText()
                return text
    return ""


def described(widget):
    """Return what a screen reader is told of a widget beside its name."""
    return widget.accessibleDescription()


def open_everything(window):
    """Open sections, then the drawers one after the other; yield at each."""
    yield "start"
    for section in window.findChildren(Section):
        section.set_open(True)
    QApplication.processEvents()
    yield "sections"
    for key in ("F3", "F4", "F6", "F8"):
        for command in window.view.commands():
            if key in command.keys and (command.enabled is None or command.enabled()):
                command.run()
                QApplication.processEvents()
                yield key
                command.run()
                QApplication.processEvents()


@pytest.mark.parametrize("place", range(5))
def test_every_control_has_a_name_and_a_tip(qtbot, place):
    window = open_window(qtbot, size=(1600, 1000))
    window.show_tab(place)
    window.host.set_reduced_motion(True)
    QApplication.processEvents()
    without = {}
    for state in open_everything(window):
        for widget in controls(window):
            says = tip_of(widget) or (TIPLESS in str(type(widget)) and described(widget))
            if not name_of(widget) or not says:
                label = (type(widget).__name__, name_of(widget), state)
                without.setdefault(label[:2], label)
    assert [*map(str, without.values())] == []


@pytest.mark.parametrize("place", range(5))
def test_a_tip_says_more_than_the_name(qtbot, place):
    window = open_window(qtbot, size=(1600, 1000))
    window.show_tab(place)
    QApplication.processEvents()
    for widget in controls(window):
        if isinstance(widget, QAbstractButton) and widget.toolTip():
            tip = re.sub(r"<[^>]+>", "", widget.toolTip())
            assert tip.strip() != widget.text().replace("&", "").strip(), tip
            assert len(tip.splitlines()) <= 3


def test_both_bars_of_a_window_have_names_in_the_projector_look(qtbot):
    window = open_window(qtbot, look="projector")
    for widget in controls(window):
        assert name_of(widget), widget
        assert tip_of(widget), (type(widget).__name__, name_of(widget))
