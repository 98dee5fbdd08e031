"""Tiles over the shares of a covered row, and the votes beside them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.tabs.sentence_heads.canvas.layout import Columns, ColumnsLayout
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.predict.tally import paint_cover, paint_tally

TALLEST = 1.7  # height of a tile, of the text in it


def paint_votes(
    painter: QPainter, columns: Columns, ballot: Ballot, theme: Theme, layout: ColumnsLayout
) -> None:
    """Draw tiles and votes of the words in sight; a word that may not be seen has none."""
    height = min(layout.row_height - 3, layout.large_px * TALLEST)
    for place in layout.rows:
        if not columns.seen[place]:
            continue
        top = layout.middle(place) - height / 2
        right = layout.votes_left - layout.gap * 0.6
        tile = QRectF(layout.bar_left, top, right - layout.bar_left, height)
        paint_cover(painter, tile, theme, columns.lifted(place), ballot.number(place))
        at = QRectF(layout.votes_left + layout.gap * 0.5, top, layout.votes_width, height)
        known = None if ballot.covered else place in ballot.right
        paint_tally(painter, at, theme, ballot.count(place), known)
