"""A pointer that rests on a word: what it shows is a preview, gone when the pointer goes on."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, QTimer, Signal

DELAY = 120  # milliseconds on a word before it counts


class RestingPointer(QObject):
    """Tells on which word of which zone the pointer rests, and that it has left it.

    Parameters
    ----------
    zones : those whose words are told
    """

    rested = Signal(str, int)
    left = Signal()
    """What was told last is no longer pointed at."""

    def __init__(self, zones: Collection[str], parent: QObject) -> None:
        super().__init__(parent)
        self._zones = zones
        self._pointed: tuple[str, int] | None = None
        self._told = False
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self._on_rested)

    def move(self, pointed: tuple[str, int] | None) -> bool:
        """Take what is under the pointer now, a zone and a place; return whether that is new."""
        if pointed == self._pointed:
            return False
        self._pointed = pointed
        if pointed is None:
            self._leave()
        else:
            self._timer.start()
        return True

    def leave(self) -> None:
        """Be over nothing."""
        self._pointed = None
        self._leave()

    def press(self) -> None:
        """Let what was previewed be chosen: it is not left any more."""
        self._timer.stop()
        self._told = False

    def _leave(self) -> None:
        self._timer.stop()
        if self._told:
            self._told = False
            self.left.emit()

    def _on_rested(self) -> None:
        if self._pointed is not None and self._pointed[0] in self._zones:
            self._told = True
            self.rested.emit(*self._pointed)
