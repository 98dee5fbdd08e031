"""The texture of what may not be looked at yet: thin slanted lines that run on from cell to cell.

The softest thing on a canvas: it says that there is nothing to see.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attnviz.ui.look.theme import Theme

STEP = 12.0  # px of the design between two lines, along an edge of a cell


def draw_hatch(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the lines of one cell.

    A whole number of them cuts each of its edges: the next cell goes on where this one ends,
    however its height and width differ.
    """
    along = max(1, round(rect.width() / theme.px(STEP)))
    down = max(1, round(rect.height() / theme.px(STEP)))
    right, up = rect.width() / along, rect.height() / down
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.hatch_line, theme.hairline))
    # One line too many at either end, each longer than the cell: what is thick reaches in.
    for cut in range(along + down + 1):
        foot = QPointF(rect.left() + (cut - down) * right, rect.bottom())
        painter.drawLine(
            foot - QPointF(right, -up), foot + QPointF((down + 1) * right, -(down + 1) * up)
        )
    painter.restore()


def hatch_dots(shape: tuple[int, int], theme: Theme, dpr: float) -> NDArray[np.bool_]:
    """Return which dots of a picture of `shape` (high, wide) are lines, where cells are small."""
    return _dots(shape, max(2, round(theme.px(STEP) * dpr)), max(1, int(theme.hairline * dpr)))


@lru_cache(maxsize=8)
def _dots(shape: tuple[int, int], step: int, thick: int) -> NDArray[np.bool_]:
    high, wide = shape
    return np.asarray((np.arange(high)[:, None] + np.arange(wide)) % step < thick)
