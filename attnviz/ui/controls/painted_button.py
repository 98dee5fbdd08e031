"""A button that paints itself in its look, so that all of one kind are alike on every machine."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from attnviz.ui.look.focus_ring import GAP, inside_ring, paint_ring
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.look.tones import RADIUS, Kind, State, Tone, tone

PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
# The keyboard comes back from another window or a menu.
STAYS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class PaintedButton(Themed, QPushButton):
    """Ground, edge and focus ring of a kind of button; what stands on it is the subclass's.

    Parameters
    ----------
    kind : how much it matters
    """

    RING_GAP: ClassVar[float] = GAP
    """Pixels between the ring of the keyboard and the ground."""
    LIT: ClassVar[bool] = True
    """Whether it looks chosen while it is checked."""

    def __init__(
        self, text: str, theme: Theme, parent: QWidget | None = None, *, kind: Kind = "plain"
    ) -> None:
        # The text on its own: asked with it, PySide makes QIcon and its 150 names first.
        super().__init__(parent)
        self.setText(text)
        self._theme, self._kind = theme, kind
        self._off = False  # while it has the keyboard; then it is really switched off

    @property
    def kind(self) -> Kind:
        """Return how much it matters."""
        return self._kind

    def set_kind(self, kind: Kind) -> None:
        """Let it matter more or less."""
        if kind != self._kind:
            self._kind = kind
            self.update()

    @property
    def off(self) -> bool:
        """Whether it does nothing now, and looks like it."""
        return self._off or not self.isEnabled()

    def setEnabled(self, enabled: bool) -> None:
        """Switch it on or off; while it has the keyboard it keeps that, and only looks off.

        Qt would hand the keyboard to whatever comes next in the order of Tab, far away perhaps;
        who steps on with Next and once more back has it under the same finger.
        """
        if enabled == self.isEnabled() and not self._off:
            return
        self._off = not enabled and self.hasFocus()
        super().setEnabled(enabled or self._off)
        self.update()

    def click(self) -> None:
        """Press it, if it is on."""
        if not self._off:
            super().click()

    def hitButton(self, pos: QPoint) -> bool:
        return not self._off and super().hitButton(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._off and event.key() in PRESSES:
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._off and event.reason() not in STAYS:
            self.setEnabled(False)

    @abstractmethod
    def paint_face(self, painter: QPainter, applied: Tone) -> None:
        """Draw what stands on the button."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, applied = self._theme, tone(self._theme, self._kind, self._state())
        body, radius, edge = self._body(), self._radius(), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                paint_ring(painter, theme, edge, theme.px(RADIUS))
                rest = body.intersected(inside_ring(theme, edge, self.RING_GAP))
                radius = max(2.0, radius - (rest.left() - body.left()))
                body = rest
            _paint_ground(painter, theme, body, radius, applied)
            self.paint_face(painter, applied)

    def _body(self) -> QRectF:
        """Return where the ground lies."""
        return QRectF(self.rect())

    def _radius(self) -> float:
        return self._theme.px(RADIUS)

    def _state(self) -> State:
        if self.off:
            return "off"
        if self.LIT and self.isChecked():
            return "chosen"
        if self.isDown():
            return "pressed"
        return "hover" if self.underMouse() else "rest"


def _paint_ground(
    painter: QPainter, theme: Theme, box: QRectF, radius: float, applied: Tone
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(applied.ground or Qt.BrushStyle.NoBrush)
    if applied.edge is not None:
        wide = theme.line(1)
        painter.setPen(QPen(applied.edge, wide))
        box = box.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        radius -= wide / 2
    painter.drawRoundedRect(box, radius, radius)
