"""What moves on the canvas: the transition into a step."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPixmap

from attnviz.tabs.step_by_step.canvas.moving_scene import Painting, Scene
from attnviz.tabs.step_by_step.canvas.transitions import fade, transition
from attnviz.tabs.step_by_step.state.plan import StepPlan
from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.theme import Theme

STEP, PROJECTED, FADE, REDUCED = 600, 900, 150, 100  # ms
FASTER = 4  # times, for the steps between on a jump


class Motion(QObject):
    """Runs one transition at a time over a host of grids; `number` counts them."""

    finished = Signal()

    def __init__(self, host: GridHost, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self._painting: Painting | None = None
        self._t = 0.0
        self._fades = False
        self.number = 0
        self.reduced = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_value)
        self._clock.finished.connect(self._on_finished)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._painting is not None

    @property
    def moment(self) -> float:
        """How far the present transition is, 0 to 1."""
        return self._t

    def choose(self, scene: Scene) -> Painting:
        """Return the present transition for a scene, which may lie on another screen."""
        return fade(scene) if self._fades else transition(scene)

    @property
    def duration(self) -> int:
        """How long the present transition takes, in ms."""
        return self._clock.duration()

    def start(
        self, theme: Theme, step: StepPlan, before: QPixmap, *, forward: bool, fast: bool
    ) -> None:
        """Move into a step whose grids are already in place."""
        self.stop()
        scene = Scene(self._host, theme, step, before)
        self._fades = self.reduced or not forward
        self._painting = self.choose(scene)
        if self._fades:
            duration = REDUCED if self.reduced else FADE
        else:
            duration = PROJECTED if theme.projector else STEP
        self.number += 1
        self._t = 0.0
        self._host.set_overlay(self._paint)
        self._clock.setDuration(duration // FASTER if fast else duration)
        self._clock.start()

    def stop(self) -> None:
        """Show the finished canvas at once."""
        self._clock.stop()
        if self._painting is not None:
            self._painting = None
            self._host.set_overlay(None)

    def show_at(self, t: float) -> None:
        """Hold the transition at a moment (0 to 1)."""
        self._clock.pause()
        self._t = t
        self._host.update_overlay()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        if self._painting is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._painting(painter, self._t)
            painter.restore()

    def _on_value(self, value: float) -> None:
        self._t = value
        self._host.update_overlay()

    def _on_finished(self) -> None:
        self.stop()
        self.finished.emit()
