"""Paints two columns of words with links, dots, bars and numbers: on screen and for export."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from attnviz.widgets.columns_layout import LARGE_SHARE, Columns, ColumnsLayout, Zone
from attnviz.widgets.flow_lines import paint_links
from attnviz.widgets.labels import elided, visible
from attnviz.widgets.numbers import whole_percent
from attnviz.widgets.theme import Theme
from attnviz.widgets.weight_bars import paint_bars, paint_numbers

DIMMED = 0.35  # opacity of a picture that waits for a better text
TINT = 0.14  # opacity of the ground of an unknown word's row

Side = Literal["left", "right"]


def paint_columns(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    layout: ColumnsLayout,
    drawn: Columns | None = None,
    focus: tuple[Zone, int] | None = None,
) -> None:
    """Draw everything but the dots.

    Parameters
    ----------
    drawn : the same columns with the shares that links and bars have now, on their way to the
        ones that the numbers say; None = there already
    focus : the column and word with the keyboard focus
    """
    moving = drawn or columns
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if columns.dimmed:
        painter.setOpacity(DIMMED)
    _paint_headings(painter, columns, theme, layout)
    painter.save()
    painter.setClipRect(layout.body.adjusted(0, -1, 0, 1))
    _paint_tints(painter, columns, theme, layout)
    if not columns.dimmed:
        paint_links(painter, moving, theme, layout)
    paint_bars(painter, moving, theme, layout)
    painter.restore()
    _paint_source_box(painter, columns, theme, layout)
    _paint_places(painter, theme, layout)
    _paint_words(painter, columns, theme, layout)
    paint_numbers(painter, columns, theme, layout)
    if focus is not None:
        _paint_focus(painter, columns, theme, layout, focus)
    painter.setOpacity(1.0)


def eased(before: Columns, after: Columns, progress: float) -> Columns:
    """Return the columns with shares between those of before and after."""
    mixed = [a + (b - a) * progress for a, b in zip(before.shares, after.shares, strict=True)]
    return replace(after, shares=mixed)


def _paint_headings(
    painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout
) -> None:
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    base = layout.head.center().y() + 0.36 * theme.size("tick")
    _text(painter, layout.asker_right, base, columns.asker_title, "right")
    _text(painter, layout.source_left, base, columns.source_title)
    _text(painter, layout.bar_left, base, columns.share_title)
    if layout.scrolls:
        foot = layout.body.bottom() + theme.size("tick") * 1.1
        above = _out_of_sight(columns, range(layout.rows.start), "▲")
        below = _out_of_sight(columns, range(layout.rows.stop, layout.n), "▼")
        x = layout.bar_left + layout.bar_width + layout.gap * 2
        if above:
            _text(painter, x, base, above, "right")
        if below:
            _text(painter, x, foot, below, "right")


def _out_of_sight(columns: Columns, places: range, arrow: str) -> str:
    """Sum up the words that are scrolled away, so that a row still adds up."""
    seen = [i for i in places if columns.seen[i]]
    if not places:
        return ""
    share = sum(float(columns.shares[i]) for i in seen)
    return (
        f"{arrow} {len(places)} more, {whole_percent(share)}" if seen else f"{arrow} {len(places)}"
    )


def _paint_tints(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    tint = QColor(theme.warning)
    tint.setAlphaF(TINT)
    for place in layout.rows:
        if place in columns.unknown:
            painter.fillRect(layout.row_rect(place), tint)


def _paint_places(painter: QPainter, theme: Theme, layout: ColumnsLayout) -> None:
    px = min(theme.size("tick"), layout.word_px)
    painter.setFont(theme.font("tick", px=px))
    painter.setPen(theme.muted)
    for place in layout.rows:
        _text(painter, layout.number_x, layout.middle(place) + 0.36 * px, str(place + 1))


def _paint_words(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    px = layout.word_px
    plain, bold = theme.font("body", px=px), theme.font("body", bold=True, px=px)
    italic = None
    for place in layout.rows:
        base = layout.baseline(place)
        if place == columns.asker:
            _paint_asker(painter, columns, theme, layout)
        else:
            painter.setFont(plain)
            painter.setPen(theme.text)
            room = layout.asker_right - layout.number_x - theme.px(24)
            _word(painter, columns, theme, place, layout.asker_right, base, room, "right")
            if place == columns.chosen:
                _outline(painter, theme, _asker_box(columns, theme, layout, place), dashed=False)
        seen = columns.seen[place]
        if not seen:
            italic = italic or theme.font("body", italic=True, px=px)
        large = seen and float(columns.shares[place]) > LARGE_SHARE
        painter.setFont(bold if large else plain if seen else italic or plain)
        painter.setPen(theme.text if seen else theme.future_text)
        room = layout.bar_left - layout.source_left - layout.gap
        _word(painter, columns, theme, place, layout.source_left, base, room)


def _asker_box(columns: Columns, theme: Theme, layout: ColumnsLayout, place: int) -> QRectF:
    """Return the box around an asking word."""
    px = layout.large_px if place == columns.asker else layout.word_px
    metrics = QFontMetricsF(theme.font("title", px=px))
    width = metrics.horizontalAdvance(visible(columns.tokens[place]))
    if place in columns.unknown:
        width += metrics.horizontalAdvance("?")
    width = min(width, layout.asker_right - layout.number_x - theme.px(24))
    height = min(layout.row_height - 2, px * 1.8)
    left = layout.asker_right - width - layout.gap
    return QRectF(left, layout.middle(place) - height / 2, width + 1.7 * layout.gap, height)


def _paint_asker(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    place = columns.asker
    box = _asker_box(columns, theme, layout, place)
    radius = theme.px(4)
    pen = QPen(theme.select_edge, theme.line(2) if not theme.projector else theme.line(1.5))
    if columns.preview:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(theme.select_fill)
    painter.drawRoundedRect(box, radius, radius)
    painter.setFont(theme.font("title", px=layout.large_px))
    painter.setPen(theme.text)
    base = layout.middle(place) + 0.36 * layout.large_px
    room = layout.asker_right - layout.number_x - theme.px(24)
    _word(painter, columns, theme, place, layout.asker_right, base, room, "right")


def _paint_source_box(
    painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout
) -> None:
    """Mark the read word whose pair is explained: filled when pinned, a dashed edge else."""
    place = columns.source
    if place is None or place not in layout.rows:
        return
    box = source_box(columns, theme, layout, place)
    if columns.pinned:
        painter.setPen(QPen(theme.select_edge, theme.line(1)))
        painter.setBrush(theme.select_fill)
        painter.drawRoundedRect(box, theme.px(4), theme.px(4))
    else:
        _outline(painter, theme, box, dashed=True)


def source_box(columns: Columns, theme: Theme, layout: ColumnsLayout, place: int) -> QRectF:
    """Return the box around a read word."""
    metrics = QFontMetricsF(theme.font("body", bold=True, px=layout.word_px))
    width = metrics.horizontalAdvance(visible(columns.tokens[place]))
    if place in columns.unknown:
        width += metrics.horizontalAdvance("?")
    width = min(width, layout.bar_left - layout.source_left - layout.gap)
    height = min(layout.row_height - 2, layout.word_px * 1.7)
    left = layout.source_left - 0.6 * layout.gap
    return QRectF(left, layout.middle(place) - height / 2, width + 1.4 * layout.gap, height)


def _outline(painter: QPainter, theme: Theme, box: QRectF, dashed: bool) -> None:
    pen = QPen(theme.select_edge if not dashed else theme.border, theme.hairline)
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, theme.px(4), theme.px(4))


def _paint_focus(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    layout: ColumnsLayout,
    focus: tuple[Zone, int],
) -> None:
    zone, place = focus
    if place not in layout.rows:
        return
    box = _asker_box if zone == "askers" else source_box
    gap, width = theme.line(2), theme.line(2) if not theme.projector else theme.line(1.5)
    around = box(columns, theme, layout, place).adjusted(
        -gap - width, -gap - width, gap + width, gap + width
    )
    painter.setPen(QPen(theme.focus, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(around, theme.px(5), theme.px(5))


def _word(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    place: int,
    x: float,
    base: float,
    room: float,
    side: Side = "left",
) -> None:
    """Write a word; one that no list knows is dotted under and carries a small question mark."""
    metrics = QFontMetricsF(painter.font())
    unknown = place in columns.unknown
    extra = metrics.horizontalAdvance("?") if unknown else 0.0
    text = elided(columns.tokens[place], metrics, room - extra)
    width = metrics.horizontalAdvance(text)
    left = x - width - extra if side == "right" else x
    painter.drawText(QPointF(left, base), text)
    if unknown:
        _mark_unknown(painter, theme, left, base, width, metrics.ascent())


def _mark_unknown(
    painter: QPainter, theme: Theme, left: float, base: float, width: float, ascent: float
) -> None:
    font, pen = painter.font(), painter.pen()
    under = QPen(theme.warning, theme.line(1.5), Qt.PenStyle.DotLine)
    painter.setPen(under)
    line = base + ascent * 0.2
    painter.drawLine(QPointF(left, line), QPointF(left + width, line))
    small = QFont(font)
    small.setPixelSize(max(6, round(font.pixelSize() * 0.75)))
    small.setItalic(False)
    painter.setFont(small)
    painter.drawText(QPointF(left + width + 1, base - ascent * 0.3), "?")
    painter.setFont(font)
    painter.setPen(pen)


def _text(painter: QPainter, x: float, base: float, text: str, side: Side = "left") -> None:
    if side == "right":
        x -= painter.fontMetrics().horizontalAdvance(text)
    painter.drawText(QPointF(x, base), text)
