"""A tool of the top bar: an icon, perhaps a word, perhaps the key beside it; no box at rest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from attnviz.widgets import icons
from attnviz.widgets.style import mixed
from attnviz.widgets.theme import Theme

HIGH, ICON, PAD, GAP = 32.0, 18.0, 7.0, 6.0  # px of the design


class ToolButton(QToolButton):
    """Paints itself; the text stays what assistive technology reads."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = theme
        self.icon_name = ""
        self.wordless = False
        self.arrow = False
        self.dot = False

    def set_look(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self.look = theme
        self.updateGeometry()
        self.update()

    def _parts(self) -> tuple[str, str]:
        if self.wordless and self.icon_name:
            return "", ""
        name, _, key = self.text().partition("  ")
        return name, key

    def _px(self, size: float) -> float:
        return self.look.px(size) * (0.75 if self.look.projector else 1.0)

    def sizeHint(self) -> QSize:
        name, key = self._parts()
        px = self._px
        wide = 2 * px(PAD)
        if self.icon_name:
            wide += px(ICON)
        if name:
            wide += (px(GAP) if self.icon_name else 0) + self._metrics("label").horizontalAdvance(
                name
            )
        if key:
            wide += px(GAP) + self._metrics("tick").horizontalAdvance(key)
        if self.arrow:
            wide += px(12)
        return QSize(max(round(wide), round(px(HIGH))), round(px(HIGH)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _metrics(self, role: str) -> QFontMetricsF:
        return QFontMetricsF(self.look.font("tick" if self.look.projector else role))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self.look, self._px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        radius = px(6)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            share = 0.14 if self.isDown() else 0.0
            painter.setBrush(mixed(look.fill, look.text, share))
            painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            width = max(2.0, look.line(1) if look.projector else 2.0)
            painter.setPen(QPen(look.focus, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = width / 2
            painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)
        ink = (look.text if self.arrow or self.underMouse() else look.muted) if self.isEnabled() else mixed(look.future_text, look.panel, 0.45)
        name, key = self._parts()
        x, middle = px(PAD), box.center().y()
        if self.icon_name:
            size = px(ICON)
            if not name and not self.arrow:
                x = (box.width() - size) / 2
            colour = ink
            icons.draw(painter, self.icon_name, QRectF(x, middle - size / 2, size, size), colour)
            x += size + px(GAP)
        x = self._write(painter, x, middle, name, "label", ink)
        if key:
            x = self._write(painter, x + px(GAP), middle, key, "tick", mixed(look.muted, look.panel, 0.15))
        if self.arrow:
            size = px(14)
            icons.draw(
                painter, "chevron", QRectF(x + 1, middle - size / 2 + 1, size, size), look.muted
            )
        if self.dot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.accent)
            painter.drawEllipse(QPointF(box.right() - px(6), box.top() + px(7)), px(3), px(3))

    def _write(
        self, painter: QPainter, x: float, middle: float, text: str, role: str, ink: QColor
    ) -> float:
        if not text:
            return x
        font = self.look.font("tick" if self.look.projector else role)
        painter.setFont(font)
        painter.setPen(ink)
        metrics = QFontMetricsF(font)
        painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), text)
        return x + metrics.horizontalAdvance(text)
