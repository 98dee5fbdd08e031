"""A small switch in the shape of a loudspeaker: speaking, or muted with a stroke through it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.look.theme import Theme

SIGN, TARGET = 24.0, 32.0  # px of the design: what is drawn, and what takes a click


class SpeakerButton(QAbstractButton):
    """Wishes for silence or speech; shows what it is told."""

    mute_requested = Signal(int, bool)
    """Number of the thing, and whether it is to be silent."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._number = 0
        self._name = ""
        self._command, self._usual_key = "", ""
        self._muted = False
        self._sign = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)
        shortcut_labels.follow(self, self._tell)

    @property
    def muted(self) -> bool:
        """Whether it shows silence."""
        return self._muted

    @property
    def number(self) -> int:
        """Return which thing it belongs to."""
        return self._number

    def stand_at(self, sign: QRectF, lowest: float, theme: Theme) -> None:
        """Draw the loudspeaker into `sign` and take clicks around it, in the parent's pixels.

        Parameters
        ----------
        lowest : where it may end, over what takes clicks itself
        """
        before = self._sign, self._theme
        self._theme = theme
        side = round(theme.px(TARGET))
        x, y = sign.center().x() - side / 2, min(sign.center().y() + side / 2, lowest) - side
        self.setGeometry(round(x), round(y), side, side)
        self._sign = sign.translated(-self.x(), -self.y())
        if (self._sign, theme) != before:
            self.update()

    def show_state(
        self, number: int, name: str, muted: bool, command: str = "", usual_key: str = ""
    ) -> None:
        """Show the state of a thing.

        Parameters
        ----------
        command, usual_key : what mutes it by a key, "" = nothing does
        """
        turned, self._muted = muted != self._muted, muted
        self._number, self._name = number, name
        self._command, self._usual_key = command, usual_key
        self._tell()
        if turned:
            self.update()

    def _tell(self) -> None:
        form = mark("Unmute {name}") if self._muted else mark("Mute {name}")
        what = tr(form, name=self._name)
        key = shortcut_labels.key_of(self._command, self._usual_key) if self._command else ""
        self.setAccessibleName(what)
        self.setToolTip(shortcut_labels.after(what, key))

    def sizeHint(self) -> QSize:
        side = round(self._theme.px(TARGET))
        return QSize(side, side)

    def _on_clicked(self) -> None:
        self.mute_requested.emit(self._number, not self._muted)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_speaker(painter, self._sign, self._theme, self._muted, hovered=self.underMouse())


def paint_speaker(
    painter: QPainter, rect: QRectF, theme: Theme, muted: bool, *, hovered: bool = False
) -> None:
    """Draw a loudspeaker with two waves, or with a stroke through it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = theme.accent if hovered else theme.warning if muted else theme.muted
    unit = min(rect.width(), rect.height()) / 24
    painter.translate(rect.center().x() - 12 * unit, rect.center().y() - 12 * unit)
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    cone = [(3, 9.5), (7, 9.5), (12, 5.5), (12, 18.5), (7, 14.5), (3, 14.5)]
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in cone]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.8, c=Qt.PenCapStyle.RoundCap))
    if muted:
        painter.drawLine(QPointF(15, 8.5), QPointF(21, 15.5))
        painter.drawLine(QPointF(21, 8.5), QPointF(15, 15.5))
    else:
        for radius in (3.5, 7.0):
            wave = QPainterPath()
            wave.arcMoveTo(QRectF(13 - radius, 12 - radius, 2 * radius, 2 * radius), 45)
            wave.arcTo(QRectF(13 - radius, 12 - radius, 2 * radius, 2 * radius), 45, -90)
            painter.drawPath(wave)
    painter.restore()
