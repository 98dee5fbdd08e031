"""The clock of the sweep: it runs once from its start to its end and can be paused."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal

FRAME = 16  # milliseconds


class SweepClock(QObject):
    """Counts the seconds of a sweep of a known length."""

    ticked = Signal(float)
    """Seconds since the start, pauses left out; the last one is the whole length."""
    running_changed = Signal(bool)
    ended = Signal()

    def __init__(self, seconds: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds = seconds
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_timeout)
        self._gone = 0.0  # seconds that are over
        self._since = 0.0

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._timer.isActive()

    @property
    def paused(self) -> bool:
        """Whether it waits in the middle."""
        return not self.running and 0 < self._gone < self._seconds

    def start(self, *, anew: bool = False) -> None:
        """Go on from where it was paused; from the start when `anew` or at the end."""
        if anew or not self.paused:
            self._gone = 0.0
        self._since = monotonic() - self._gone
        self._timer.start()
        self.running_changed.emit(True)
        self._on_timeout()

    def pause(self) -> None:
        """Stand still where it is."""
        if self.running:
            self._gone = min(monotonic() - self._since, self._seconds)
            self._timer.stop()
            self.running_changed.emit(False)

    def _on_timeout(self) -> None:
        gone = min(monotonic() - self._since, self._seconds)
        self.ticked.emit(gone)
        if gone >= self._seconds and self.running:
            self._timer.stop()
            self._gone = 0.0
            self.running_changed.emit(False)
            self.ended.emit()
