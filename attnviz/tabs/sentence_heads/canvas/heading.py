"""What stands over the picture in a file: the name of the head, and the sentence."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.theme import Theme

LINE = 40.0  # px of the design


def paint_heading(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> QRectF:
    """Paint head and sentence in a line; return what is left of `rect`."""
    margin, line = theme.px(16), theme.px(LINE)
    base = rect.y() + line / 2 + 0.36 * theme.size("title")
    bold, plain = theme.font("title"), theme.font("body")
    painter.setFont(bold)
    painter.setPen(theme.text)
    room = rect.width() - 2 * margin
    title = visible(state.document.heads[state.head].title)
    name = elided(title, QFontMetricsF(bold), room)
    painter.drawText(QPointF(rect.x() + margin, base), name)
    used = QFontMetricsF(bold).horizontalAdvance(name) + margin
    painter.setFont(plain)
    painter.setPen(theme.muted)
    text = elided(state.sentence, QFontMetricsF(plain), max(0.0, room - used))
    painter.drawText(QPointF(rect.x() + margin + used, base), text)
    return rect.adjusted(0, line, 0, 0)
