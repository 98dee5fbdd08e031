"""The wheel scrolls; it turns no list, slider, number or tab that does not have the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QSlider, QTabBar, QWidget

from attnviz.frame.chrome.tabs import TabHost

LATER_MS = 100  # a tab that was just shown has other things to do
TURNED = (QComboBox, QSlider, QAbstractSpinBox, QTabBar)


class WheelGuard(QObject):
    """Hands the wheel over such a control on to what lies around it, unless it has the focus."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._place: QWidget | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self.watch)

    def follow(self, host: TabHost, place: QWidget) -> None:
        """Watch all such controls in a place, and again after another tab was shown."""
        self._place = place
        host.shown.connect(self._later.start)
        self._later.start()

    def watch(self) -> None:
        """Watch the controls there are now; one that is watched already is so once."""
        if self._place is None:
            return
        for kind in TURNED:
            for control in self._place.findChildren(kind):
                if control.focusPolicy() == Qt.FocusPolicy.WheelFocus:
                    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to the parent of a control without focus."""
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        if watched.hasFocus():
            return False
        event.ignore()
        return True
