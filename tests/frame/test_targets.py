"""What takes a click is large enough: 32 px, in the rows of a table 24."""

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QWidget,
)
from windows import open_window

from attnviz.tabs.learning.panel.hold_switch import HoldSwitch
from attnviz.ui.controls.section import SectionHead

CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QSlider)
COMPOUND = (QComboBox, QAbstractSpinBox)  # what stands inside is one control with them


def _controls(window):
    for widget in window.findChildren(QWidget):
        inside = isinstance(widget.parentWidget(), COMPOUND)
        if isinstance(widget, CONTROLS) and widget.isVisible() and not inside:
            yield widget


@pytest.mark.parametrize("place", range(6))
def test_controls_are_high_enough(qtbot, place):
    window = open_window(qtbot)
    window.show_tab(place)
    if window.view.id == "sparse":
        next(c for c in window.view.commands() if c.id == "sparse.draw").run()
    QApplication.processEvents()
    for head in window.canvas_stack.panel.findChildren(SectionHead):
        if head.isVisible():
            head.click()
    QApplication.processEvents()
    seen = list(_controls(window))
    assert len(seen) > 20
    low = {
        (type(each).__name__, each.accessibleName() or each.toolTip()): each.height()
        for each in seen
        if each.height() < (24 if isinstance(each, HoldSwitch) else 32)
    }
    assert low == {}
