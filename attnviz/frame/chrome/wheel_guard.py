"""The wheel scrolls; it turns no list, slider, number or tab that does not have the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QSlider, QTabBar, QWidget

from attnviz.frame.chrome.control_watch import ControlWatch
from attnviz.ui.reading.descendants import descendants

TURNED = (QComboBox, QSlider, QAbstractSpinBox, QTabBar)


class WheelGuard(ControlWatch):
    """Hands the wheel over such a control on to what lies around it, unless it has the focus."""

    def controls(self, place: QWidget) -> Iterable[QWidget]:
        """List them; none takes the focus by the wheel."""
        for control in descendants(place, QWidget):
            if isinstance(control, TURNED):
                if control.focusPolicy() == Qt.FocusPolicy.WheelFocus:
                    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                yield control

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to the parent of a control without focus."""
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        if watched.hasFocus():
            return False
        event.ignore()
        return True
