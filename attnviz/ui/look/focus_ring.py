"""The ring around what has the keyboard: at the inner edge of a control, with a gap to its fill."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attnviz.ui.look.theme import Theme

GAP = 2.0  # px; without it the ring of a filled button, of the same colour, could not be seen


def ring_width(theme: Theme) -> float:
    """Return the width of the ring in pixels: a projected image loses thin lines."""
    return 3.0 if theme.projector else 2.0


def inside_ring(theme: Theme, box: QRectF, gap: float = GAP) -> QRectF:
    """Return what the ring around a control leaves for its fill."""
    away = ring_width(theme) + gap
    return box.adjusted(away, away, -away, -away)


def paint_ring(painter: QPainter, theme: Theme, box: QRectF, radius: float) -> None:
    """Draw the ring just inside `box`."""
    wide = ring_width(theme)
    half = wide / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.focus, wide))
    around = max(0.0, radius - half)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), around, around)
