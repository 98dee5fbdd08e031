"""The tab painted anywhere but in its own window: into files, on a second screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.tabs.step_by_step.live import LiveStep
from attnviz.tabs.step_by_step.picture import StepMarks, paint_step
from attnviz.tabs.step_by_step.pointer import Lit
from attnviz.tabs.step_by_step.telling import TellingView
from attnviz.ui.look.theme import Theme


class DrawnView(TellingView):
    """A tab of steps that can be painted on any device."""

    _live: LiveStep | None = None

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the step, and the votes under it, into any device."""
        rect = self.draw_votes(painter, rect, theme)
        paint_step(painter, rect, theme, self.one, self._seen(self.lit()))

    def draw_live(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the same for another screen: in motion, lit where the pointer is."""
        if self._live is None:
            self._live = LiveStep(self.walker.motion)
        rect = self.draw_votes(painter, rect, theme)
        self._live.draw(painter, rect, theme, self.one, self._seen(self.pointed()))

    def _seen(self, cell: Lit) -> StepMarks:
        return StepMarks(
            self.step,
            self.picked.lights(cell),
            self.line(cell),
            self.canvas.strip_wish,
            self.prediction.ballot,
            self.canvas.framed,
            self.canvas.strip.lit,
        )
