"""A button that paints itself in its look, so that all of one kind are alike on every machine."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from attnviz.ui.look.focus_ring import GAP, inside_ring, paint_ring
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.look.tones import RADIUS, Kind, State, Tone, tone


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
        super().__init__(text, parent)
        self._theme, self._kind = theme, kind

    @property
    def kind(self) -> Kind:
        """Return how much it matters."""
        return self._kind

    def set_kind(self, kind: Kind) -> None:
        """Let it matter more or less."""
        self._kind = kind
        self.update()

    def setEnabled(self, enabled: bool) -> None:
        """Switch it on or off; one that goes off hands the keyboard to the button beside it.

        Qt would hand it to whatever comes next in the order of Tab, far away perhaps.
        """
        if not enabled and self.hasFocus():
            beside = self._beside()
            if beside is not None:
                beside.setFocus(Qt.FocusReason.OtherFocusReason)
        super().setEnabled(enabled)

    def _beside(self) -> QPushButton | None:
        """Return the nearest button of the same row that can have the keyboard."""
        row = self.parentWidget()
        if row is None:
            return None
        only_here = Qt.FindChildOption.FindDirectChildrenOnly
        others = [
            button
            for button in row.findChildren(QPushButton, options=only_here)
            if button is not self
            and button.isEnabled()
            and button.isVisible()
            and button.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        here = self.geometry().center()
        return min(
            others,
            key=lambda button: (button.geometry().center() - here).manhattanLength(),
            default=None,
        )

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
        if not self.isEnabled():
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
