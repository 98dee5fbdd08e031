"""Paints the whole picture: on screen, in a file and on a second screen alike."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.tabs.learning.canvas.charts import highest_loss, paint_charts, paint_frames
from attnviz.tabs.learning.canvas.layout import LearningLayout, layout_learning
from attnviz.tabs.learning.canvas.patterns import paint_pattern, paint_pattern_ground
from attnviz.tabs.learning.canvas.strip import paint_guesses, paint_tokens
from attnviz.tabs.learning.state import State
from attnviz.ui.grid.legend import paint_legend
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme

SCALE = Grid(np.zeros((1, 1)), quantity="weight")
"""What the legend is the scale of: shares from 0 to 1."""


@dataclass(frozen=True)
class Backdrop:
    """What of the picture is alike from step to step, so that the screen need not paint it anew.

    Parameters
    ----------
    tokens : of the text, and whether the model reads them
    highest_loss : at the upper edge of its chart
    """

    layout: LearningLayout
    theme: Theme
    tokens: tuple[tuple[str, bool], ...]
    highest_loss: float

    def paint(self, painter: QPainter) -> None:
        """Draw the text, the names and hatches of the patterns, scales and titles."""
        layout, theme = self.layout, self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tokens(painter, layout, theme, self.tokens)
        words = [token for token, read in self.tokens if read]
        for place in layout.grids:
            paint_pattern_ground(painter, place, theme, words)
        paint_legend(painter, layout.legend, SCALE, theme)
        paint_frames(painter, layout, theme, self.highest_loss)


def ground_of(layout: LearningLayout, theme: Theme, state: State) -> Backdrop:
    """Return what stands still under a state."""
    tokens = tuple(zip(state.shown.tokens, state.shown.read, strict=True))
    return Backdrop(layout, theme, tokens, highest_loss(state))


def paint_state(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint a state, laid out for `rect`, every cell as a shape of its own."""
    layout = layout_learning(state, theme, rect)
    ground_of(layout, theme, state).paint(painter)
    paint_moving(painter, layout, theme, state, sharp=True)


def paint_moving(
    painter: QPainter, layout: LearningLayout, theme: Theme, state: State, *, sharp: bool
) -> None:
    """Draw guesses, weights, curves and slider on their ground; `sharp` as in `paint_pattern`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_guesses(painter, layout, theme, state)
    for place in layout.grids:
        paint_pattern(painter, place, theme, state, sharp=sharp)
    paint_charts(painter, layout, theme, state)
