"""The clock of the sentence picture: dots travel three trips, links ease to a new width."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TRIP = 1.4  # seconds from the key word to the asking one
TRIPS = 3  # then the dots stay as beads: nothing moves by itself longer than 5 s
EASE = 0.15  # seconds in which links and bars take their new width
FRAME = 16  # milliseconds


class FlowMotion(QObject):
    """Counts trips and easing, and says when to paint.

    With reduced motion nothing travels and nothing eases.
    """

    ticked = Signal()
    flowing_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_timeout)
        self._set_out: float | None = None
        self._eased_from: float | None = None
        self._endless = False
        self._paused = False
        self._held: float | None = None
        self.reduced = False

    @property
    def flowing(self) -> bool:
        """Whether dots are on their way."""
        return self._set_out is not None

    @property
    def endless(self) -> bool:
        """Whether they keep flowing until they are told to stand still."""
        return self._endless and self.flowing

    @property
    def easing(self) -> bool:
        """Whether links are on their way to a new width."""
        return self._eased_from is not None

    @property
    def trip(self) -> float:
        """Trips made since the dots set out; 0 while they rest."""
        if self._held is not None:
            return self._held
        if self._set_out is None:
            return 0.0
        return (monotonic() - self._set_out) / TRIP

    @property
    def progress(self) -> float:
        """How far links are on their way, 0 to 1, slowing down at the end."""
        if self._eased_from is None:
            return 1.0
        part = min(1.0, (monotonic() - self._eased_from) / EASE)
        return 1.0 - (1.0 - part) ** 2

    def set_out(self) -> None:
        """Send the dots on three trips."""
        if self.reduced or self._held is not None:
            return
        self._set_out = monotonic()
        self._run()

    def hold(self, trip: float) -> None:
        """Stand at a moment of a trip, for a recording that has its own time."""
        self._held, self._eased_from = trip, None
        self._timer.stop()

    def ease(self) -> None:
        """Start to ease from the old widths to the new ones."""
        if self.reduced or self._held is not None:
            return
        self._eased_from = monotonic()
        self._run()

    def toggle(self) -> None:
        """Let the dots stand still, or flow until told otherwise."""
        if self.flowing:
            self.stop()
        elif not self.reduced:
            self._endless = True
            self.set_out()
            self.flowing_changed.emit(True)

    def stop(self) -> None:
        """Let the dots rest as beads."""
        was = self._endless
        self._set_out, self._endless = None, False
        if not self.easing:
            self._timer.stop()
        if was:
            self.flowing_changed.emit(False)
        self.ticked.emit()

    def set_paused(self, paused: bool) -> None:
        """Rest while nobody can see it; what was flowing for a while only is over then."""
        self._paused = paused
        if paused:
            self._timer.stop()
            if not self._endless:
                self._set_out = None
            self._eased_from = None
        else:
            self._run()

    def _run(self) -> None:
        if not self._paused and (self.flowing or self.easing) and not self._timer.isActive():
            self._timer.start()

    def _on_timeout(self) -> None:
        now = monotonic()
        if self._eased_from is not None and now - self._eased_from >= EASE:
            self._eased_from = None
        out = self._set_out
        if out is not None and not self._endless and now - out >= TRIPS * TRIP:
            self._set_out = None
        if not self.flowing and not self.easing:
            self._timer.stop()
        self.ticked.emit()
