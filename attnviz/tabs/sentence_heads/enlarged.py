"""What can fill the picture in a lesson: the columns, the arithmetic, the sentence over both."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.engine.steps.run import run
from attnviz.errors import CheckpointError
from attnviz.model.lessons.toy import ToyLayer, chain_of, document_of
from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.tabs.sentence_heads.canvas.flow_lines import paint_dots
from attnviz.tabs.sentence_heads.canvas.layout import layout_columns
from attnviz.tabs.sentence_heads.canvas.paint import paint_ground, paint_shares
from attnviz.tabs.sentence_heads.panel.by_hand_card import paint_by_hand
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.words.by_hand import by_hand
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.enlargement import Part
from attnviz.ui.tab.large_lines import paint_scaled

CARD = 300.0  # px of the design: width of the arithmetic before it is enlarged
BESIDE = 22.0  # px of the design: from the middle of a column to its links
MOST_LINE = 8.0  # px of the design: width of a link that carries all
Floats = NDArray[np.float64]
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


def paint_links(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Draw a column of tokens before each layer and one after, and who reads what between them.

    Where no lesson says which, the columns of the head are shown.
    """
    chain, text = chain_of(state.pointer.links), " ".join(state.tokens)
    links = () if chain is None else chain.links
    try:
        layers = [document_of(ToyLayer(chain.model, text, x.head[0])) for x in links]  # type: ignore[union-attr]
    except CheckpointError:  # the model cannot read these tokens
        layers = []
    if not layers or any(x.head[1] >= d.n_heads for x, d in zip(links, layers, strict=True)):
        _paint_columns(painter, rect, theme, state)
        return
    n, apart = len(state.tokens), rect.width() / (len(links) + 1)
    over = QFontMetricsF(theme.font("label", bold=True)).height() * 1.3
    step = (rect.height() - over) / n
    meant: list[set[int]] = [set() for _ in range(len(links) + 1)]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, (link, document) in enumerate(zip(links, layers, strict=True)):
        row = run(document)["pattern"][link.head[1]]
        asks = _place_of(state.tokens, link.asks, last=place == len(links) - 1)
        meant[place].add(int(row[asks].argmax()))
        meant[place + 1].add(asks)
        at = QRectF(rect.x() + apart * (place + 0.5), rect.y(), apart, over)
        _paint_link(painter, theme, at, step, row[asks, : asks + 1])
        painter.setPen(theme.text)
        name = f"L{link.head[0] + 1}·H{link.head[1] + 1}"
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, name)
    size = int(min(theme.size("title"), 0.8 * step))
    for column, told in enumerate(meant):
        for token, word in enumerate(state.tokens):
            room = QRectF(rect.x() + apart * column, rect.y() + over + step * token, apart, step)
            painter.setFont(theme.font("title", bold=token in told, px=size))
            painter.setPen(theme.text if token in told else theme.muted)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, visible(word))


def _paint_link(painter: QPainter, theme: Theme, at: QRectF, step: float, row: Floats) -> None:
    """Draw what the last token of `row` reads, the thicker the more, and the largest share."""
    best, asks = int(row.argmax()), len(row) - 1
    left, right = at.left() + theme.px(BESIDE), at.right() - theme.px(BESIDE)
    ends = [at.bottom() + step * (token + 0.5) for token in range(len(row))]
    for key in range(asks + 1):
        share = float(row[key])
        colour = theme.accent if key == best else theme.border
        painter.setPen(QPen(colour, theme.line(1) + share * theme.px(MOST_LINE)))
        painter.drawLine(QPointF(left, ends[key]), QPointF(right, ends[asks]))
    painter.setFont(theme.font("label", bold=True))
    told, metrics = whole_percent(float(row[best])), QFontMetricsF(painter.font())
    wide, high = metrics.horizontalAdvance(told) + theme.px(8), metrics.height()
    middle = QPointF(at.center().x(), (ends[best] + ends[asks]) / 2)
    said = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.fillRect(said, theme.window)  # on its link, which it must not run into
    painter.setPen(theme.text)
    painter.drawText(said, Qt.AlignmentFlag.AlignCenter, told)


def _place_of(tokens: Sequence[str], token: str, *, last: bool) -> int:
    """Return the first or last place of a token; that of the last one where it does not occur."""
    places = [place for place, each in enumerate(tokens) if each == token] or [len(tokens) - 1]
    return places[-1 if last else 0]


PARTS: dict[str, Part[State]] = {
    "links": paint_links,
    "by hand": paint_card,
    "sentence": paint_sentence,
}
