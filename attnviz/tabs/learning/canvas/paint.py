"""Paints the whole picture: on screen, in a file and on a second screen alike."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.tabs.learning.canvas.charts import paint_charts
from attnviz.tabs.learning.canvas.layout import LearningLayout, layout_learning
from attnviz.tabs.learning.canvas.patterns import paint_pattern
from attnviz.tabs.learning.canvas.strip import paint_strip
from attnviz.tabs.learning.state import State
from attnviz.ui.grid.legend import paint_legend
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme

SCALE = Grid(np.zeros((1, 1)), quantity="weight")
"""What the legend is the scale of: shares from 0 to 1."""


def paint_state(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint a state, laid out for `rect`, every cell as a shape of its own."""
    paint_learning(painter, layout_learning(state, theme, rect), theme, state, sharp=True)


def paint_learning(
    painter: QPainter,
    layout: LearningLayout,
    theme: Theme,
    state: State,
    *,
    sharp: bool = False,
) -> None:
    """Draw text, patterns, curves and slider; `sharp` as in `paint_pattern`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_strip(painter, layout, theme, state)
    for place in layout.grids:
        paint_pattern(painter, place, theme, state, sharp=sharp)
    paint_legend(painter, layout.legend, SCALE, theme)
    paint_charts(painter, layout, theme, state)
