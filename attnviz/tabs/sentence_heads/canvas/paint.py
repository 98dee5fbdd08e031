"""Paints two columns of words with links, bars and numbers: on screen and for export."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from attnviz.language import tr
from attnviz.tabs.sentence_heads.canvas.flow_lines import paint_links
from attnviz.tabs.sentence_heads.canvas.layout import Columns, ColumnsLayout
from attnviz.tabs.sentence_heads.canvas.weight_bars import paint_bars, paint_notes, paint_numbers
from attnviz.tabs.sentence_heads.canvas.word_painter import BASE, WordPainter
from attnviz.tabs.sentence_heads.state.state import Zone
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme

DIMMED = 0.35  # opacity of a picture that waits for a better text
BRACKET = 0.28  # of the height of a row: how far a bracket reaches beyond the middle of its ends
TINT = 0.14  # opacity of the ground of an unknown word's row


def paint_ground(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    layout: ColumnsLayout,
    focus: tuple[Zone, int] | None = None,
) -> None:
    """Draw headings, words and boxes: what stays while numbers change.

    Parameters
    ----------
    focus : the column and word with the keyboard focus
    """
    words = WordPainter(painter, columns, theme, layout)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(DIMMED if columns.dimmed else 1.0)
    _paint_headings(painter, columns, theme, layout)
    _paint_tints(painter, columns, theme, layout)
    words.mark_source()
    _paint_places(painter, columns, theme, layout)
    _paint_brackets(painter, columns, theme, layout)
    words.paint()
    paint_notes(painter, columns, theme, layout)
    if focus is not None:
        _paint_focus(words, focus)
    painter.setOpacity(1.0)


def paint_shares(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    layout: ColumnsLayout,
    drawn: Columns | None = None,
) -> None:
    """Draw links, bars and numbers.

    Parameters
    ----------
    drawn : the same columns with the shares that links and bars have now, on their way to the
        ones that the numbers say; None = there already
    """
    moving = drawn or columns
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(DIMMED if columns.dimmed else 1.0)
    painter.save()
    painter.setClipRect(layout.body.adjusted(0, -1, 0, 1))
    paint_links(painter, moving, theme, layout)
    paint_bars(painter, moving, theme, layout)
    painter.restore()
    paint_numbers(painter, columns, theme, layout)
    if columns.ballot is not None:
        from attnviz.tabs.sentence_heads.canvas.votes import paint_votes

        paint_votes(painter, columns, columns.ballot, theme, layout)
    if layout.scrolls:
        _paint_out_of_sight(painter, columns, theme, layout)
    painter.setOpacity(1.0)


def eased(before: Columns, after: Columns, progress: float) -> Columns:
    """Return the columns with shares between those of before and after."""
    mixed = [a + (b - a) * progress for a, b in zip(before.pattern, after.pattern, strict=True)]
    return replace(after, pattern=mixed)


def _paint_headings(
    painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout
) -> None:
    """Write the small headings; the sum of words scrolled away takes the place of the last one.

    Enlarged, the middle one may have too little room: then all three are in smaller letters.
    """
    room = layout.bar_left - layout.key_left - layout.gap
    wide = QFontMetricsF(theme.font("tick")).horizontalAdvance(columns.key_title)
    px = int(theme.size("tick") * min(1.0, room / max(1.0, wide)))
    painter.setFont(theme.font("tick", px=px))
    painter.setPen(theme.muted)
    base = layout.head.center().y() + BASE * px
    _to_left(painter, QPointF(layout.query_right, base), columns.query_title)
    painter.drawText(QPointF(layout.key_left, base), columns.key_title)
    if layout.rows.start:
        return
    painter.drawText(QPointF(layout.bar_left, base), columns.share_title)
    if columns.off:
        painter.setFont(theme.font("label", bold=True))
        painter.setPen(theme.warning)
        _to_left(painter, QPointF(layout.rect.right() - layout.gap, base), columns.off)


def _paint_out_of_sight(
    painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout
) -> None:
    """Say what is scrolled away above and below."""
    size = theme.size("tick")
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    right = layout.rect.right() - layout.gap
    for places, base, arrow in (
        (range(layout.rows.start), layout.head.center().y() + BASE * size, "▲"),
        (range(layout.rows.stop, layout.n), layout.body.bottom() + size * 1.1, "▼"),
    ):
        _to_left(painter, QPointF(right, base), _out_of_sight(columns, places, arrow))


def _out_of_sight(columns: Columns, places: range, arrow: str) -> str:
    """Sum up the words that are scrolled away, so that a row still adds up."""
    if not places:
        return ""
    picked = [float(columns.pattern[i]) for i in places if columns.seen[i] and not columns.covered]
    text = tr("{n} more", n=len(places))
    return f"{arrow} {text}, {whole_percent(sum(picked))}" if picked else f"{arrow} {text}"


def _to_left(painter: QPainter, at: QPointF, text: str) -> None:
    width = painter.fontMetrics().horizontalAdvance(text)
    painter.drawText(QPointF(at.x() - width, at.y()), text)


def _paint_tints(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    tint = QColor(theme.warning)
    tint.setAlphaF(TINT)
    for place in layout.rows:
        if place in columns.unknown:
            painter.fillRect(layout.row_rect(place), tint)


def _paint_places(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    """Number the words."""
    px = min(theme.size("tick"), layout.word_px)
    painter.setFont(theme.font("tick", px=px))
    painter.setPen(theme.muted)
    for place in layout.rows:
        at = QPointF(layout.number_x, layout.middle(place) + BASE * px)
        painter.drawText(at, str(columns.numbering.of(place)))
    _paint_changed(painter, columns, theme, layout)


def _paint_changed(
    painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout
) -> None:
    """Mark before its number whether a row is as before."""
    px = min(theme.size("label"), layout.word_px)
    for place, changed in enumerate(columns.changed):
        if place not in layout.rows:
            continue
        painter.setFont(theme.font("label", bold=changed, px=px))
        painter.setPen(theme.accent if changed else theme.muted)
        at = QPointF(layout.number_x - theme.px(8), layout.middle(place) + BASE * px)
        said = tr("changed")
        room = at.x() - layout.rect.x()
        wide = painter.fontMetrics().horizontalAdvance(said)
        _to_left(painter, at, ("≠" if wide > room else said) if changed else "=")


def _paint_brackets(
    painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout
) -> None:
    """Hold the tokens of one word together, beside their numbers."""
    painter.save()
    painter.setClipRect(layout.body)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(theme.muted, theme.line(1)))
    metrics = QFontMetricsF(theme.font("tick"))
    left = layout.number_x + metrics.horizontalAdvance(str(layout.n)) + theme.px(6)
    reach, foot = layout.row_height * BRACKET, theme.px(4)
    for word in columns.words:
        top, bottom = layout.middle(word[0]) - reach, layout.middle(word[-1]) + reach
        corners = ((left + foot, top), (left, top), (left, bottom), (left + foot, bottom))
        painter.drawPolyline([QPointF(x, y) for x, y in corners])
    painter.restore()


def _paint_focus(words: WordPainter, focus: tuple[Zone, int]) -> None:
    zone, place = focus
    if place not in words.layout.rows:
        return
    theme, painter = words.theme, words.painter
    box = words.query_box(place) if zone == "queries" else words.key_box(place)
    gap, width = theme.line(2), theme.line(1.5 if theme.projector else 2)
    reach = gap + width
    # Where rows are narrow it keeps off the words above and below.
    spare = (words.layout.row_height - box.height()) / 2
    up = min(reach, max(0.0, spare + 1.0 - width / 2))
    painter.setPen(QPen(theme.focus, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(-reach, -up, reach, up), theme.px(5), theme.px(5))
