"""How one step turns into the next: which move it comes in by, or a fade."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtGui import QPainter

from attnviz.tabs.step_by_step.canvas.moves import (
    blended,
    carried,
    multiplied,
    shared_out,
    turned,
    wiped,
)
from attnviz.tabs.step_by_step.canvas.moving_scene import Painting, Scene
from attnviz.tabs.step_by_step.state.plan import Move

MOST_CELLS = 600  # of a matrix: larger ones fade instead of moving
FADE_PART = 0.2  # of the time in which the old canvas fades away
MOVES: dict[Move, Callable[[Scene], Painting]] = {
    "multiplied": multiplied,
    "turned": turned,
    "carried": carried,
    "wiped": wiped,
    "shared out": shared_out,
    "blended": blended,
}


def transition(scene: Scene) -> Painting:
    """Choose how the step of a scene comes in."""
    step = scene.step
    move = MOVES.get(step.shown.move)
    small = all(np.prod(scene.grid(name).shape) <= MOST_CELLS for name in step.arrays)
    return _after_fade(scene, move(scene)) if small and move is not None else fade(scene)


def fade(scene: Scene) -> Painting:
    """Let the old canvas fade away."""

    def paint(painter: QPainter, t: float) -> None:
        if scene.before is not None:
            painter.setOpacity(1.0 - t)
            painter.drawPixmap(0, 0, scene.before)
            painter.setOpacity(1.0)

    return paint


def _after_fade(scene: Scene, move: Painting) -> Painting:
    """Let the old canvas fade away while the new step begins to move."""
    faded = fade(scene)

    def paint(painter: QPainter, t: float) -> None:
        move(painter, t)
        if t < FADE_PART:
            faded(painter, t / FADE_PART)

    return paint
