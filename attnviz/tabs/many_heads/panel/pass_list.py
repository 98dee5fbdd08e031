"""The stages of one pass through a layer, with sizes; pointing at one lights its part elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.look.labels import elided
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

ROW = 40.0  # px of the design


@dataclass(frozen=True)
class PassStage:
    """One stage.

    Parameters
    ----------
    id : what lights up
    name, formula : words
    here, there : sizes in the picture and in the large model
    """

    id: str
    name: str
    formula: str
    here: str
    there: str


class PassList(Themed, QWidget):
    """Shows stages, two lines each. Setters never emit."""

    stage_pointed = Signal(str)
    """A stage is under the pointer or at the keyboard; "" = none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stages: tuple[PassStage, ...] = ()
        self._at: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Forward pass, stage by stage"))
        # No tip: it would lie over the next stages, and pointing shows at once what it does.
        self.setAccessibleDescription(tr("Point at a stage, or use ↑ and ↓, to highlight its part"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def stages(self) -> tuple[PassStage, ...]:
        """Return what is listed."""
        return self._stages

    def set_stages(self, stages: Sequence[PassStage]) -> None:
        """List other stages."""
        self._stages = tuple(stages)
        self.updateGeometry()
        self.update()

    def point(self, place: int | None) -> None:
        """Point at a stage, as the pointer or a key does."""
        if place is not None:
            place = min(max(place, 0), len(self._stages) - 1)
        if place == self._at:
            return
        self._at = place
        if place is not None:
            stage = self._stages[place]
            self.setAccessibleDescription(f"{stage.name}, {stage.formula}, {stage.here}")
        self.stage_pointed.emit("" if place is None else self._stages[place].id)
        self.update()

    def stage_rect(self, place: int) -> QRectF:
        """Return where a stage is listed."""
        high = self._theme.px(ROW)
        return QRectF(0, place * high, self.width(), high)

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._theme.px(ROW) * len(self._stages)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point(self._place_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.point(0 if self._at is None else self._at + step)

    def _place_at(self, point: QPointF) -> int | None:
        place = int(point.y() / self._theme.px(ROW))
        return place if 0 <= place < len(self._stages) else None

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.panel)
            bold, small = theme.font("label", bold=True), theme.font("tick")
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            for place, stage in enumerate(self._stages):
                rect = self.stage_rect(place)
                if place == self._at:
                    painter.fillRect(rect, theme.select_fill)
                    painter.setPen(theme.select_edge)
                    painter.drawRect(rect.adjusted(0.5, 0.5, -1.5, -1.5))
                inner = rect.adjusted(theme.px(4), theme.px(2), -theme.px(4), -theme.px(2))
                upper, lower = QRectF(inner), QRectF(inner)
                upper.setBottom(inner.center().y())
                lower.setTop(inner.center().y())
                painter.setFont(bold)
                painter.setPen(theme.text)
                painter.drawText(upper, left, f"{place + 1}  {stage.name}")
                painter.drawText(upper, right, stage.here)
                painter.setFont(small)
                painter.setPen(theme.text if place == self._at else theme.muted)
                metrics = QFontMetricsF(small)
                wide = metrics.horizontalAdvance(stage.there) + theme.px(8)
                painter.drawText(lower, left, elided(stage.formula, metrics, lower.width() - wide))
                painter.drawText(lower, right, stage.there)
            if self.hasFocus() and self._at is None:
                painter.setPen(theme.focus)
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
