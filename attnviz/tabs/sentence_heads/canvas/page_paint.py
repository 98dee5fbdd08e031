"""Paints a page: tinted words in lines, the map of the whole text, and the list of who is read."""

from __future__ import annotations

from itertools import chain

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from attnviz.language import mark, plural, tr
from attnviz.tabs.sentence_heads.canvas.layout import LARGE_SHARE, Columns
from attnviz.tabs.sentence_heads.canvas.page_layout import PageLayout, page_layout, shown
from attnviz.tabs.sentence_heads.canvas.word_painter import BASE
from attnviz.ui.grid.cell_picture import image_of
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import grouped, one_decimal_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar

TINTED = 0.005  # share from which on a word is tinted
RADIUS = 4.0  # px of the design
LETTERS = 7  # of a word in the list that are always seen
SHORTEST_BAR = 24.0  # px of the design
OTHER, OTHERS = mark("{count} other word"), mark("{count} other words")
WORD_AWAY, WORDS_AWAY = mark("{count} word not shown"), mark("{count} words not shown")
TOKEN_AWAY, TOKENS_AWAY = mark("{count} token not shown"), mark("{count} tokens not shown")
TOKEN, TOKENS = mark("{count} other token"), mark("{count} other tokens")


def paint_page(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    layout: PageLayout,
    *,
    focus: bool = False,
    found: frozenset[int] = frozenset(),
) -> None:
    """Paint everything.

    Parameters
    ----------
    focus : whether the asking word has the keyboard
    found : words that a search has found
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if columns.dimmed:
        painter.setOpacity(0.35)
    _paint_headings(painter, columns, theme, layout)
    _paint_text(painter, columns, theme, layout, focus=focus, found=found)
    _paint_gap(painter, columns, theme, layout)
    _paint_map(painter, columns, theme, layout)
    _paint_list(painter, columns, theme, layout)
    painter.restore()


def paint_whole_page(painter: QPainter, rect: QRectF, theme: Theme, columns: Columns) -> None:
    """Paint a page into any device, the asking word and the one it reads most in sight."""
    paint_page(painter, columns, theme, page_layout(columns, theme, rect))


def _paint_headings(painter: QPainter, columns: Columns, theme: Theme, layout: PageLayout) -> None:
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    base = layout.head.center().y() + BASE * theme.size("tick")
    n = grouped(len(columns.tokens))
    whole = tr("the text, {n} words", n=n)
    if columns.of_tokens:
        whole = tr("the text, {n} tokens", n=n)
    painter.drawText(QPointF(layout.text.x(), base), whole)
    asker = shown(columns.tokens[columns.query])
    heading = tr(
        "most looked at by {word} ({number})",
        word=asker,
        number=grouped(columns.numbering.of(columns.query)),
    )
    metrics = QFontMetricsF(painter.font())
    room = layout.listed.width()
    painter.drawText(QPointF(layout.listed.x(), base), elided(heading, metrics, room))


def _paint_text(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    layout: PageLayout,
    *,
    focus: bool,
    found: frozenset[int],
) -> None:
    """Draw the words in sight; the deeper the ground, the more a word is read."""
    ramp, radius = theme.weight_ramp, theme.px(RADIUS)
    plain, later = theme.font("body"), theme.font("body", italic=True)
    bold = theme.font("body", bold=True)
    tint = QColor(theme.warning)
    tint.setAlphaF(0.14)
    named = frozenset(columns.named)
    for place in chain.from_iterable(layout.sights):
        box, text = layout.word_rect(place), shown(columns.tokens[place])
        base = box.center().y() + BASE * theme.size("body")
        share, seen = float(columns.pattern[place]), columns.seen[place]
        around = box.adjusted(-theme.px(2), theme.px(2), theme.px(2), -theme.px(2))
        pen, font = (theme.muted, later) if place in named else (theme.text, plain)
        if place == columns.query:
            painter.setPen(QPen(theme.select_edge, theme.line(2)))
            painter.setBrush(theme.select_fill)
            painter.drawRoundedRect(around, radius, radius)
            font = bold
            pen = theme.text
        elif not seen:
            pen, font = theme.future_text, later
        elif share >= TINTED:
            code = int(ramp.codes(np.array([share]))[0])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor.fromRgb(int(ramp.colours[code])))
            painter.drawRoundedRect(around, radius, radius)
            pen = QColor.fromRgb(int(ramp.inks[code]))
        elif place in columns.unknown:
            painter.fillRect(box, tint)
        painter.setFont(font)
        painter.setPen(pen)
        if box.width() >= layout.text.width():
            text = elided(text, QFontMetricsF(font), box.width())
        painter.drawText(QPointF(box.x(), base), text)
        marked = place in (columns.key, *columns.picked_queries, *columns.picked_keys)
        if marked or place in found:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.select_edge if marked else theme.focus, theme.line(1.5)))
            painter.drawRoundedRect(around, radius, radius)
        if focus and place == columns.query:
            reach = theme.line(3)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, theme.line(2)))
            painter.drawRoundedRect(around.adjusted(-reach, -reach, reach, reach), radius, radius)


def _paint_gap(painter: QPainter, columns: Columns, theme: Theme, layout: PageLayout) -> None:
    """Say between two places how much of the text is left out."""
    if layout.gap is None:
        return
    line, count = layout.gap
    one, many = (TOKEN_AWAY, TOKENS_AWAY) if columns.of_tokens else (WORD_AWAY, WORDS_AWAY)
    said = plural(one, many, count, count=grouped(count))
    painter.setFont(theme.font("tick"))
    wide = painter.fontMetrics().horizontalAdvance(said) / 2 + theme.px(8)
    middle, y = line.center().x(), line.center().y()
    painter.setPen(QPen(theme.muted, theme.line(1), Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(line.left(), y), QPointF(middle - wide, y))
    painter.drawLine(QPointF(middle + wide, y), QPointF(line.right(), y))
    painter.setPen(theme.muted)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, said)


def map_shares(columns: Columns, high: int) -> np.ndarray:
    """Return the largest share under each dot of the map, (high,) or as many as there are words."""
    shares = np.where(np.asarray(columns.seen), np.asarray(columns.pattern, dtype=float), 0.0)
    edges = np.unique(np.arange(high) * len(shares) // high)
    return np.asarray(np.maximum.reduceat(shares, edges))


def _paint_map(painter: QPainter, columns: Columns, theme: Theme, layout: PageLayout) -> None:
    """Draw the whole text as a strip: its largest shares, the asking word, and what is in sight."""
    strip = layout.map
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.track)
    painter.drawRect(strip)
    ramp, most = theme.weight_ramp, map_shares(columns, max(1, int(strip.height())))
    colours = np.where(most >= TINTED, ramp.colours[ramp.codes(most)], np.uint32(theme.track.rgb()))
    dots = np.repeat(colours.astype(np.uint32)[:, None], 2, axis=1)
    painter.drawImage(strip, image_of(np.ascontiguousarray(dots), 1.0))
    for place in (columns.query, *(() if columns.key is None else (columns.key,))):
        y = layout.map_y(place + 0.5)
        painter.fillRect(QRectF(strip.x(), y - theme.line(1), strip.width(), theme.line(2)),
            theme.select_edge)  # fmt: skip
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.text, theme.line(1.5)))
    reach = theme.px(2)
    for sight in layout.sights:
        frame = QRectF(strip.x(), layout.map_y(sight.start), strip.width(), 0)
        frame.setBottom(max(layout.map_y(sight.stop), frame.top() + theme.px(6)))
        painter.drawRoundedRect(frame.adjusted(-reach, 0, reach, 0), theme.px(3), theme.px(3))
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    n, size, last = len(columns.tokens), theme.size("tick"), -1e9
    step = _step(n)
    first = columns.numbering.first
    for number in (first, *range(step, n + first, step)):
        y = layout.map_y(number - first + 0.5) + BASE * size
        if y - last >= size * 1.6 and y <= strip.bottom() + size:
            painter.drawText(QPointF(strip.right() + theme.px(6), y), grouped(number))
            last = y


def _step(n: int) -> int:
    """Return the distance of two numbers beside the map: 1, 2 or 5 times a power of ten."""
    step = 10
    while n / step > 8:
        step = int(step * (2.5 if str(step)[0] == "2" else 2))
    return step


def _paint_list(painter: QPainter, columns: Columns, theme: Theme, layout: PageLayout) -> None:
    """List the words that are read most, with the rest summed up: the column makes 100%."""
    numbers = QFontMetricsF(theme.font("tick")).horizontalAdvance("00,000")
    percent = QFontMetricsF(theme.font("title")).horizontalAdvance("100.0%")
    gap, listed = theme.px(8), layout.listed
    word_left = listed.x() + numbers + gap
    bar_right = listed.right() - percent - gap
    least = QFontMetricsF(theme.font("body")).horizontalAdvance("n" * LETTERS) + gap
    bar_left = max(word_left + (bar_right - word_left) * 0.58, word_left + least)
    if bar_right - bar_left < theme.px(SHORTEST_BAR):  # large letters: words before bars
        bar_left = bar_right
    for number, place in enumerate(layout.entries):
        row, share = layout.entry_rect(number), float(columns.pattern[place])
        middle = row.center().y()
        large = share > LARGE_SHARE
        if place == columns.key:
            painter.setPen(QPen(theme.select_edge, theme.line(1.5)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), theme.px(4), theme.px(4))
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.muted)
        base = middle + BASE * theme.size("tick")
        _to_left(painter, QPointF(word_left - gap, base), grouped(columns.numbering.of(place)))
        font = theme.font("body", bold=large, italic=place in columns.named)
        painter.setFont(font)
        painter.setPen(theme.text)
        room = bar_left - word_left - (gap if bar_left < bar_right else 0)
        word = elided(shown(columns.tokens[place]), QFontMetricsF(font), room)
        base = middle + BASE * theme.size("body")
        painter.drawText(QPointF(word_left, base), word)
        if bar_left < bar_right:
            bar = QRectF(bar_left, round(middle - theme.px(5)), bar_right - bar_left, theme.px(10))
            paint_bar(painter, theme, bar, share, theme.V, least=theme.hairline)
        painter.setFont(font)
        painter.setPen(theme.text)
        held = "[{}]" if place in columns.held else "{}"
        said = held.format(one_decimal_percent(share))
        _to_left(painter, QPointF(listed.right(), base), said)
    if layout.others:
        _paint_rest(painter, columns, theme, layout, word_left=word_left)


def _paint_rest(
    painter: QPainter, columns: Columns, theme: Theme, layout: PageLayout, *, word_left: float
) -> None:
    """Sum up the words that are not listed; what is long begins left of the words."""
    row, gap = layout.entry_rect(len(layout.entries)), theme.px(8)
    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.drawLine(row.topLeft(), row.topRight())
    painter.setFont(theme.font("label"))
    painter.setPen(theme.muted)
    metrics = QFontMetricsF(painter.font())
    one, many = (TOKEN, TOKENS) if columns.of_tokens else (OTHER, OTHERS)
    said = plural(one, many, layout.others, count=grouped(layout.others))
    share = one_decimal_percent(layout.rest)
    right = row.right() - metrics.horizontalAdvance(share) - gap
    left = max(row.left(), min(word_left, right - metrics.horizontalAdvance(said)))
    base = row.center().y() + BASE * theme.size("label")
    painter.drawText(QPointF(left, base), elided(said, metrics, right - left))
    _to_left(painter, QPointF(row.right(), base), share)


def _to_left(painter: QPainter, at: QPointF, text: str) -> None:
    width = painter.fontMetrics().horizontalAdvance(text)
    painter.drawText(QPointF(at.x() - width, at.y()), text)
