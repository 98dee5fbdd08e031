"""Listens to controls of the window, those of a tab that is made later included."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from attnviz.frame.chrome.tabs import TabHost

LATER_MS = 100  # a tab that was just shown has other things to do


class ControlWatch(QObject):
    """An event filter on some controls of a place; what it does with events is a subclass's."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._place: QWidget | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self.watch)

    @abstractmethod
    def controls(self, place: QWidget) -> Iterable[QWidget]:
        """List the controls of a place to listen to."""

    def follow(self, host: TabHost, place: QWidget) -> None:
        """Listen to the controls of a place, and again some time after another tab was shown."""
        self._place = place
        host.shown.connect(self._later.start)
        self._later.start()

    def watch(self) -> None:
        """Listen to all controls there are now; one that is listened to already is so once."""
        if self._place is not None:
            for control in self.controls(self._place):
                control.installEventFilter(self)
