"""What is on or off: its name at the left, its state in words and a switch at the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.painted_button import PaintedButton
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.tones import HIGH, Tone

SIDE, GAP = 4.0, 8.0  # px of the design: to the edges, between the words and the switch
TRACK, KNOB = (32.0, 18.0), 7.0  # width and height of the switch, radius of what slides in it


class SwitchButton(PaintedButton):
    """Shows what it is told, and wishes for the other with a click."""

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(name, theme, parent, kind="quiet")
        self._name, self._said, self._on = name, "", False

    @property
    def on(self) -> bool:
        """Whether it shows that the thing is on."""
        return self._on

    def set_state(self, on: bool, said: str) -> None:
        """Show whether the thing is on; `said` says so in words."""
        if (on, said) == (self._on, self._said):
            return
        self._on, self._said = on, said
        self.setText(f"{self._name}  {said}")
        self.update()

    def sizeHint(self) -> QSize:
        theme, px = self._theme, self._theme.px
        words = QFontMetricsF(theme.font("label")).horizontalAdvance(self._name)
        words += QFontMetricsF(theme.font("tick")).horizontalAdvance(self._said)
        return QSize(round(words + px(2 * SIDE + 2 * GAP + TRACK[0])), round(px(HIGH)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_face(self, painter: QPainter, applied: Tone) -> None:
        theme, px = self._theme, self._theme.px
        middle, right = self.height() / 2, self.width() - px(SIDE)
        large, small = theme.font("label"), theme.font("tick")
        base = middle + QFontMetricsF(large).capHeight() / 2
        painter.setFont(large)
        painter.setPen(theme.text if self.isEnabled() else applied.ink)
        painter.drawText(QPointF(px(SIDE), base), self._name)
        wide, high = (px(length) for length in TRACK)
        track = QRectF(right - wide, middle - high / 2, wide, high)
        painter.setFont(small)
        painter.setPen(theme.muted if self.isEnabled() else applied.ink)
        said = QFontMetricsF(small).horizontalAdvance(self._said)
        painter.drawText(QPointF(track.left() - px(GAP) - said, base), self._said)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent if self._on and self.isEnabled() else theme.border)
        painter.drawRoundedRect(track, high / 2, high / 2)
        end = track.right() - high / 2 if self._on else track.left() + high / 2
        painter.setBrush(theme.surface)
        painter.drawEllipse(QPointF(end, middle), px(KNOB), px(KNOB))
