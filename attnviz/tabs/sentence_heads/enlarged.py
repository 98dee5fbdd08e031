"""What can fill the picture in a lesson: the columns, the arithmetic, the sentence over both."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.tabs.sentence_heads.canvas.flow_lines import paint_dots
from attnviz.tabs.sentence_heads.canvas.layout import layout_columns
from attnviz.tabs.sentence_heads.canvas.paint import paint_ground, paint_shares
from attnviz.tabs.sentence_heads.panel.by_hand_card import paint_by_hand
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.words.by_hand import by_hand
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.enlargement import Part
from attnviz.ui.tab.large_lines import paint_scaled

CARD = 300.0  # px of the design: width of the arithmetic before it is enlarged
SENTENCE = 0.14  # of the height
_WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


def _paint_columns(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the two columns."""
    columns = columns_of(state)
    layout = layout_columns(columns, theme, rect)
    paint_ground(painter, columns, theme, layout)
    paint_shares(painter, columns, theme, layout)
    paint_dots(painter, columns, theme, layout)


def paint_card(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the arithmetic of the pair of words that is explained."""
    content = by_hand(state.document, state.trace, *state.pair)
    wide = theme.px(CARD)
    paint_scaled(painter, rect, wide, lambda at: paint_by_hand(at, content, theme, wide))


def paint_sentence(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the sentence in large letters, and the columns under it."""
    text = " ".join(visible(token) for token in state.tokens)
    room = QRectF(rect.x(), rect.y(), rect.width(), SENTENCE * rect.height())
    size = round(1.4 * theme.size("title"))
    while size > theme.size("tick"):
        metrics = QFontMetricsF(theme.font("title", px=size))
        if metrics.boundingRect(QRectF(0, 0, room.width(), 1e5), _WRAPPED, text).height() <= (
            room.height()
        ):
            break
        size -= 1
    painter.setFont(theme.font("title", px=size))
    painter.setPen(theme.text)
    painter.drawText(room, _WRAPPED, text)
    _paint_columns(painter, rect.adjusted(0, room.height(), 0, 0), theme, state)


PARTS: dict[str, Part[State]] = {
    "by hand": paint_card,
    "sentence": paint_sentence,
}
