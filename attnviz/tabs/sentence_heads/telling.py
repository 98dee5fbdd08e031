"""What the tab says beside its caption: exact numbers, what a screen reader hears, its figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.tabs.sentence_heads import predict
from attnviz.tabs.sentence_heads.picks import picks_text
from attnviz.tabs.sentence_heads.status import spoken_pair, status_text
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.view import SentenceHeadsView


def status_of(view: SentenceHeadsView) -> str:
    """Return the exact numbers of the pair or picks that are explained; none of a covered row."""
    document, trace = view.session.document(), view.session.trace()
    head = view.session.selection.head
    if view.covered:
        return predict.covered_status(document, head, view.row)
    return picks_status(view) or status_text(
        document, trace, head, view.row.query, view.pointer.key
    )


def picks_status(view: SentenceHeadsView) -> str:
    """Say what picked words share; "" when none is, or while the row is covered."""
    if view.covered:
        return ""
    picks = view.pointer.picks
    if not picks:
        return view.drawers.picks_status()
    document, trace = view.session.document(), view.session.trace()
    head, key = view.session.selection.head, view.pointer.key
    return picks_text(document, trace, head, picks, row=view.row, key=key)


def announce_pair(view: SentenceHeadsView) -> None:
    """Let a screen reader say the pair that the keyboard is on."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    key, head = view.pointer.key, view.session.selection.head
    if view.covered:
        text = predict.covered_pair(view.row, key)
    else:
        document, trace = view.session.document(), view.session.trace()
        text = spoken_pair(document, trace, head, view.row.query, key)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view.canvas, text))


def draw(
    view: SentenceHeadsView, painter: QPainter, rect: QRectF, theme: Theme, *, live: bool = False
) -> None:
    """Paint head, sentence and picture into any device: at rest, or as it moves."""
    from attnviz.tabs.sentence_heads.picture import draw_picture

    name = visible(view.session.document().heads[view.session.selection.head].title)
    sentence = view.bar.field.text
    draw_picture(view.canvas, painter, rect, theme, head=name, sentence=sentence, live=live)
