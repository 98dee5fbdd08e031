"""The clock of a sweep: the vector size grows from 1 to 1,024, every doubling in the same time."""

from __future__ import annotations

import math
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from attnviz.engine.saturation import STOPS, WIDEST

SECONDS = 8.0
FRAME = 16  # milliseconds


class Sweep(QObject):
    """Says which size is due; with reduced motion only the stops, one after the other."""

    size_reached = Signal(int)
    running_changed = Signal(bool)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_timeout)
        self._gone = 0.0  # seconds of the sweep that are over
        self._since = 0.0
        self._last = 0
        self.reduced = False

    @property
    def running(self) -> bool:
        """Whether the size is growing."""
        return self._timer.isActive()

    @property
    def paused(self) -> bool:
        """Whether a sweep waits in the middle."""
        return not self.running and 0 < self._gone < SECONDS

    def toggle(self, size: int) -> None:
        """Pause, go on from the size on screen, or start from 1."""
        if self.running:
            self.pause()
            return
        if not self.paused or size != self._last:
            self._gone = 0.0
        self._since = monotonic() - self._gone
        self._timer.start()
        self.running_changed.emit(True)
        self._on_timeout()

    def pause(self) -> None:
        """Stand still where it is."""
        if self.running:
            self._gone = min(monotonic() - self._since, SECONDS)
            self._timer.stop()
            self.running_changed.emit(False)

    def size_at(self, seconds: float) -> int:
        """Return the size that is due after so many seconds."""
        share = min(max(seconds / SECONDS, 0.0), 1.0)
        if self.reduced:
            return STOPS[min(int(share * len(STOPS)), len(STOPS) - 1)]
        return round(math.pow(WIDEST, share))

    def _on_timeout(self) -> None:
        gone = monotonic() - self._since
        self._last = self.size_at(gone)
        self.size_reached.emit(self._last)
        if gone >= SECONDS and self.running:
            self._timer.stop()
            self._gone = 0.0
            self.running_changed.emit(False)
            self.ended.emit()
