"""A switch: a knob at the left or right end of a short track."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from attnviz.ui.look.focus_ring import inside_ring, paint_ring
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

WIDE, HIGH = 38.0, 24.0  # px of the design, with the ring of the keyboard
KNOB = 2.0  # from the edge of the track to the knob


class HoldSwitch(Themed, QCheckBox):
    """A check box without a text that looks like a switch."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_theme(theme)

    def dress(self) -> None:
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.px(WIDE)), round(self._theme.px(HIGH)))

    def hitButton(self, pos: QPoint) -> bool:
        """Take a click anywhere."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, whole = self._theme, QRectF(self.rect())
        track = inside_ring(theme, whole, 1.0)
        radius = track.height() / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.accent if self.isChecked() else theme.border, 1))
            painter.setBrush(theme.accent if self.isChecked() else theme.surface)
            painter.drawRoundedRect(track, radius, radius)
            x = track.right() - radius if self.isChecked() else track.left() + radius
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.on_accent if self.isChecked() else theme.border)
            knob = radius - theme.px(KNOB)
            painter.drawEllipse(QPointF(x, track.center().y()), knob, knob)
            if self.hasFocus():
                paint_ring(painter, theme, whole, whole.height() / 2)
