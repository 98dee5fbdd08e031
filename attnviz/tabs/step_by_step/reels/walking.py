"""From step to step: one at a time, through all between on a jump, or by itself at a pace."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from attnviz.session import Session
from attnviz.tabs.step_by_step.canvas import Canvas
from attnviz.tabs.step_by_step.controls.controls import PACE
from attnviz.tabs.step_by_step.state.plan import LAST, StepPlan
from attnviz.tabs.step_by_step.state.state import step_of


class Walker(QObject):
    """Sends the step to the session and lets the canvas move into it."""

    def __init__(self, session: Session, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._canvas = session, canvas
        self._route: list[int] = []
        self.motion, self.player = canvas.motion, Player(self)
        self.motion.finished.connect(self._on_motion_finished)
        self.player.step_due.connect(self._on_step_due)

    @property
    def step(self) -> StepPlan:
        """The step that is meant."""
        return step_of(self._session)

    def go_to(self, number: int) -> None:
        """Go to a step; forward through all between, quickly."""
        self.motion.stop()
        here = self.step.number
        number = min(max(number, 1), LAST)
        if number == here:
            return
        way = list(range(here + 1, number + 1)) if number > here else [number]
        # With nothing to see in between the steps there need not be walked.
        self._route = way if self._moving() and not self.motion.reduced else way[-1:]
        self._walk(fast=len(self._route) > 1)

    def advance(self, by: int) -> bool:
        """Go so many steps on or back; False at the ends."""
        number = self.step.number + by
        if not 1 <= number <= LAST:
            return False
        self.go_to(number)
        return True

    def toggle(self) -> None:
        """Step on by itself, from the start when the end is reached; or wait here."""
        if self.player.playing:
            self.player.stop()
            return
        if self.step.number == LAST:
            self.go_to(1)
        self.player.start()

    def rest(self) -> None:
        """Stand still at once."""
        self._route = []
        self.player.stop()
        self.motion.stop()

    def _moving(self) -> bool:
        return self._canvas.isVisible() and self._canvas.tables is None

    def _walk(self, fast: bool) -> None:
        number = self._route.pop(0)
        forward = number > self.step.number
        moving = self._moving()
        before = self._canvas.host.grab() if moving else QPixmap()
        self._session.select(step=number)
        if moving:
            self.motion.start(self._canvas.theme, self.step, before, forward=forward, fast=fast)

    def _on_motion_finished(self) -> None:
        if self._route:
            self._walk(fast=True)

    def _on_step_due(self) -> None:
        if not self.advance(1) or self.step.number == LAST:
            self.player.stop()


class Player(QObject):
    """Asks for the next step again and again."""

    step_due = Signal()
    playing_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(round(PACE * 1000))
        self._timer.timeout.connect(self.step_due)

    @property
    def playing(self) -> bool:
        """Whether steps go on by themselves."""
        return self._timer.isActive()

    @property
    def pace(self) -> float:
        """Seconds a step."""
        return self._timer.interval() / 1000

    def set_pace(self, seconds: float) -> None:
        """Wait so many seconds on each step."""
        self._timer.setInterval(round(seconds * 1000))

    def start(self) -> None:
        """Go on by itself."""
        if not self.playing:
            self._timer.start()
            self.playing_changed.emit(True)

    def stop(self) -> None:
        """Wait for a person again."""
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit(False)
