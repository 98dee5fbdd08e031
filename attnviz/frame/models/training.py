"""A model that was saved while it learned: which step is on the bench, and how heads came to be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject

from attnviz.checkpoints.training_steps import TrainingStep, along_training, training_steps
from attnviz.frame.models.job import Job
from attnviz.language import mark, tr

if TYPE_CHECKING:
    from attnviz.engine.head_scores import HeadScores
    from attnviz.frame.models.training_bar import TrainingBar
    from attnviz.model.document.source import LayerSource

SCORES = (
    ("induction", mark("induction")),
    ("previous", mark("previous token")),
    ("duplicate", mark("duplicate token")),
    ("first", mark("first token")),
)


class TrainingPlayer(QObject):
    """Follows the bench, and asks for the step that a person chooses.

    Parameters
    ----------
    show : puts the same layer of the same text at another step on the bench
    """

    def __init__(self, bar: TrainingBar, show: Callable[[TrainingStep], None]) -> None:
        super().__init__(bar)
        self.bar, self._show = bar, show
        self._steps: tuple[TrainingStep, ...] = ()
        self._measured: tuple[HeadScores, ...] = ()
        self._of: tuple[tuple[TrainingStep, ...], tuple[int, ...]] | None = None
        self._looked: tuple[str, tuple[TrainingStep, ...]] = ("", ())
        self._head: tuple[int, int] = (0, 0)
        self._job = Job(self)
        self._job.finished.connect(self._on_measured)
        bar.chosen.connect(self._on_chosen)

    def has_steps(self) -> bool:
        """Whether there is a slider to move."""
        return bool(self._steps)

    def toggle(self) -> None:
        """Play the steps, or pause."""
        self.bar.toggle()

    def follow(self, source: LayerSource | None, head: int) -> None:
        """Show the steps that the layer on the bench is one of, if there are any."""
        self._steps = () if source is None or source.kind != "model" else self._found(source.path)
        if source is None or not self._steps:
            self.bar.stop()
            return
        here = Path(source.path)
        place = next(
            (i for i, step in enumerate(self._steps) if step.path == here), len(self._steps) - 1
        )
        self.bar.set_steps([step.number for step in self._steps], place)
        self._head = source.layer, head
        if (self._steps, source.ids) != self._of:
            self._of, self._measured = (self._steps, source.ids), ()
            self._job.start(partial(along_training, self._steps, source.ids))
        self._show_curve()

    def _found(self, path: str) -> tuple[TrainingStep, ...]:
        if path != self._looked[0]:
            self._looked = path, training_steps(Path(path))
        return self._looked[1]

    def end(self) -> None:
        """Measure nothing any more."""
        self._job.end()

    def _on_measured(self, found: object) -> None:
        assert isinstance(found, tuple)
        self._measured = found
        self._show_curve()

    def _show_curve(self) -> None:
        """Show the score that the head has come to have most of."""
        if not self._measured or len(self._measured) != len(self._steps):
            self.bar.set_curve("", "", ())
            return
        layer, head = self._head
        curves = {
            said: [float(scores[name][layer, head]) for scores in self._measured]
            for name, said in SCORES
        }
        said = max(curves, key=lambda each: np.nan_to_num(curves[each][-1], nan=-1.0))
        curve = curves[said]
        self.bar.set_curve(f"{layer}.{head}", tr(said), () if np.isnan(curve).any() else curve)

    def _on_chosen(self, place: int) -> None:
        if place < len(self._steps):
            self._show(self._steps[place])
