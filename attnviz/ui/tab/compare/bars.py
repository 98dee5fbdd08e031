"""One row of both sides as bars: A hollow over B filled, lines of B, and points that move."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.language import mark, plural, tr
from attnviz.ui.grid.value import Floats
from attnviz.ui.look.labels import elided, widest
from attnviz.ui.look.links import link_curve, paint_link
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.tab.compare.comparison import Matrix
from attnviz.ui.tab.what_if_maps import points

LINE, BAR = 30.0, 0.56  # px of the design: at most a line; of it, its bar
NAMES = 0.28  # of the width, at most: names of the words
GAP = 10.0
LINKS = 84.0  # px of the design: room for the lines of B
DOT = 4.0  # px of the design: radius of the dot where links begin
LEAST_TRACK = 150.0  # px of the design: where bars would be shorter there are no links


def seen_columns(matrix: Matrix, row: int, most: int) -> tuple[list[int], int]:
    """Return the columns that one of the sides sees, and how many more there is no room for.

    Of too many those with the largest share on either side are kept, in their order.
    """
    a, b = (np.nan_to_num(side[row]) for side in (matrix.a, matrix.b))
    hidden = matrix.hidden_a[row] & matrix.hidden_b[row]
    known = np.isfinite(matrix.a[row]) | np.isfinite(matrix.b[row])
    seen = np.flatnonzero(known & ~hidden)
    largest = seen[np.argsort(-np.maximum(a, b)[seen], kind="stable")][:most]
    return sorted(largest.tolist()), len(seen) - len(largest)


def title_of(matrix: Matrix, row: int, *, with_links: bool) -> str:
    """Say which row stands there, and what is A and what B."""
    form = mark("{title} – row “{row}”, A hollow, B filled")
    if with_links:
        form = mark("{title} – row “{row}”, A hollow, B filled, lines of B")
    return tr(form, title=matrix.title, row=matrix.row_name(row))


def _paint_title(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    painter.setFont(theme.font("body", bold=True))
    painter.setPen(theme.text)
    fitted = elided(text, QFontMetricsF(painter.font()), rect.width())
    painter.drawText(QPointF(rect.x(), rect.y() + theme.size("body") * 1.1), fitted)


def paint_bars(
    painter: QPainter, rect: QRectF, theme: Theme, matrix: Matrix, row: int, *, of_tokens: bool
) -> None:
    """Draw the shares of a row; a dot stands where a side has no such word.

    Where bars stay long enough, lines of B lead from the asking word to those that it reads.

    Parameters
    ----------
    of_tokens : whether these are tokens of a model, not words of a sentence
    """
    label = QFontMetricsF(theme.font("label"))
    gap, title = theme.px(GAP), theme.size("body") * 1.8
    line = min(theme.px(LINE), max(theme.size("label") * 1.3, 1.0))
    room = max(1, int((rect.height() - title) // line))
    columns, more = seen_columns(matrix, row, room)
    if more:
        columns, more = seen_columns(matrix, row, max(1, room - 1))
    line = min(theme.px(LINE), (rect.height() - title) / max(1, len(columns) + bool(more)))
    names = [matrix.column_name(column) for column in columns]
    wide = min(widest(names, label), rect.width() * NAMES)
    numbers = label.horizontalAdvance("100% → 100%") + gap
    change = label.horizontalAdvance("+100") + gap
    links = theme.px(LINKS)
    if rect.width() - wide - links - numbers - change - 2 * gap < theme.px(LEAST_TRACK):
        links = 0.0
    left = rect.x() + links + wide + gap
    track = max(1.0, rect.right() - left - numbers - change - gap)
    _paint_title(painter, rect, theme, title_of(matrix, row, with_links=links > 0))
    y = rect.y() + title
    if links:
        middles = [y + line * (place + 0.5) for place in range(len(columns))]
        widths = [min(label.horizontalAdvance(name), wide) for name in names]
        ends = [
            QPointF(left - 1.5 * gap - width, middle)
            for width, middle in zip(widths, middles, strict=True)
        ]
        asker = columns.index(row) if row in columns else len(columns) // 2
        start = QPointF(rect.x() + theme.px(DOT), ends[asker].y())
        _paint_links(painter, theme, start, ends, matrix.b[row, columns])
    for column, name in zip(columns, names, strict=True):
        a, b = float(matrix.a[row, column]), float(matrix.b[row, column])
        _paint_line(painter, QRectF(left, y, track, line), theme, a, b)
        base = base_of(y + line / 2, theme.size("label"))
        painter.setFont(theme.font("label"))
        painter.setPen(theme.text)
        write(painter, left - gap, base, elided(name, label, wide), "right")
        told = " → ".join("·" if np.isnan(side) else whole_percent(side) for side in (a, b))
        write(painter, left + track + gap + numbers - gap, base, told, "right")
        moved = float(matrix.difference[row, column])
        large = bool(np.isfinite(moved) and abs(moved) >= 0.005)
        painter.setFont(theme.font("label", bold=large))
        painter.setPen(theme.text if large else theme.muted)
        write(painter, rect.right(), base, points(moved) if np.isfinite(moved) else "·", "right")
        y += line
    if more:
        painter.setFont(theme.font("label"))
        painter.setPen(theme.muted)
        base = base_of(y + line / 2, theme.size("label"))
        one, many = (
            mark("{n} more word with a smaller share"),
            mark("{n} more words with smaller shares"),
        )
        if of_tokens:
            one, many = (
                mark("{n} more token with a smaller share"),
                mark("{n} more tokens with smaller shares"),
            )
        write(painter, left, base, plural(one, many, more))


def _paint_links(
    painter: QPainter, theme: Theme, start: QPointF, ends: Sequence[QPointF], shares: Floats
) -> None:
    """Draw a link of B from the asking word to each word that it reads, wide ones on top."""
    whole = painter.opacity()
    for place in np.argsort(np.nan_to_num(shares)).tolist():
        if np.isfinite(shares[place]):
            paint_link(painter, theme, link_curve(ends[place], start), float(shares[place]), whole)
    painter.setOpacity(whole)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.V)
    painter.drawEllipse(start, theme.px(DOT), theme.px(DOT))


def _paint_line(painter: QPainter, room: QRectF, theme: Theme, a: float, b: float) -> None:
    high = room.height() * BAR
    frame = QRectF(room.x(), room.center().y() - high / 2, room.width(), high)
    share = 0.0 if np.isnan(b) else b
    paint_bar(painter, theme, frame, share, theme.V, least=theme.hairline)
    if a > 0:
        painter.setPen(QPen(theme.text, theme.line(1.6)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        hollow = frame.adjusted(0, -theme.px(3), 0, theme.px(3))
        hollow.setWidth(max(theme.px(2), frame.width() * min(a, 1.0)))
        painter.drawRect(hollow)
