"""The edges of a side panel, as far from its parts on every tab, and the cards its parts lie on."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLayout, QWidget

from attnviz.widgets.theme import Theme

OUTER, INNER = 8.0, 12.0  # px of the design: panel to card, card to what it holds
EDGE = OUTER + INNER
BETWEEN = 2 * INNER + OUTER - 4  # between the parts of two cards
RADIUS = 8.0


def set_edges(column: QLayout, theme: Theme, *, half_foot: bool = True) -> None:
    """Keep the parts of a panel off its sides, its top and its foot."""
    side = round(theme.px(EDGE))
    column.setContentsMargins(side, round(theme.px(OUTER + INNER - 2)), side, round(theme.px(OUTER)))


def paint_cards(painter: QPainter, panel: QWidget, theme: Theme, groups: Iterable[Iterable[QWidget]]) -> None:
    """Paint the ground of a panel and a card under each group of its parts."""
    painter.fillRect(panel.rect(), theme.panel)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.line_colour, 1))
    painter.setBrush(theme.surface)
    pad = theme.px(INNER)
    radius = theme.px(RADIUS)
    for group in groups:
        box = QRect()
        for part in group:
            if not part.isHidden():
                box = box.united(QRect(part.mapTo(panel, part.rect().topLeft()), part.size()))
        if box.isEmpty():
            continue
        side = theme.px(OUTER)
        card = QRectF(side + 0.5, box.y() - pad + 2.5, panel.width() - 2 * side - 1, box.height() + 2 * pad - 4)
        painter.drawRoundedRect(card, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
