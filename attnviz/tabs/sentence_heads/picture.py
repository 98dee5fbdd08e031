"""The tab as a figure on its own: head, sentence, and the picture at rest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.tabs.sentence_heads.token_columns import TokenColumns
from attnviz.ui.look.labels import elided
from attnviz.ui.look.theme import Theme


def draw_picture(
    canvas: TokenColumns,
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    head: str,
    sentence: str,
    live: bool = False,
) -> None:
    """Paint the picture into `rect`, under a line with the head's name and the sentence.

    Parameters
    ----------
    live : as it moves, else at rest
    """
    painter.save()
    margin = theme.px(16)
    line = theme.px(40)
    base = rect.y() + line / 2 + 0.36 * theme.size("title")
    bold, plain = theme.font("title"), theme.font("body")
    painter.setFont(bold)
    painter.setPen(theme.text)
    room = rect.width() - 2 * margin
    name = elided(head, QFontMetricsF(bold), room)
    painter.drawText(QPointF(rect.x() + margin, base), name)
    used = QFontMetricsF(bold).horizontalAdvance(name) + margin
    painter.setFont(plain)
    painter.setPen(theme.muted)
    text = elided(sentence, QFontMetricsF(plain), max(0.0, room - used))
    painter.drawText(QPointF(rect.x() + margin + used, base), text)
    canvas.draw(painter, rect.adjusted(0, line, 0, 0), theme, live=live)
    painter.restore()
