"""The ground of what lies over the window: lighter or darker than it, or told apart by its edge."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from attnviz.ui.look.theme import Theme

RADIUS = 8.0  # px of the design


def paint_popup(popup: QWidget, theme: Theme) -> None:
    """Paint the ground of a popup that is a part of the window."""
    wide = theme.line(1)
    box = QRectF(popup.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    with QPainter(popup) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.popup_edge, wide))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(box, theme.px(RADIUS), theme.px(RADIUS))
