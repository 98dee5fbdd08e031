"""A bar and a number for each share of 100 %."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attnviz.tabs.sentence_heads.canvas.layout import LARGE_SHARE, Columns, ColumnsLayout
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import RADIUS, paint_bar

BAR = 0.42  # height of a bar, of its row
TALLEST = 26.0  # px of the design


def bar_rect(layout: ColumnsLayout, theme: Theme, place: int) -> QRectF:
    """Return the frame of a bar: 100 %."""
    height = min(layout.row_height * BAR, theme.px(TALLEST))
    middle = layout.middle(place)
    return QRectF(layout.bar_left, round(middle - height / 2), layout.bar_width, round(height))


def paint_bars(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    """Draw the bars of the words in sight."""
    lit, radius = QPen(theme.select_edge, theme.line(2)), theme.px(RADIUS)
    for place in layout.rows:
        if not columns.seen[place] or not columns.lifted(place):
            continue
        rect = bar_rect(layout, theme, place)
        paint_bar(
            painter, theme, rect, float(columns.pattern[place]), theme.V, least=theme.hairline
        )
        if place in columns.held:
            _paint_held(painter, theme, rect, float(columns.pattern[place]))
        if place in columns.picked_keys:
            painter.setPen(lit)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, radius, radius)


def _paint_held(painter: QPainter, theme: Theme, frame: QRectF, share: float) -> None:
    """Set square brackets at the ends of the bar of a held number."""
    arm, out = theme.px(4), theme.px(2)
    right = frame.left() + frame.width() * min(max(share, 0.0), 1.0)
    painter.setPen(QPen(theme.text, theme.line(2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    top, bottom = frame.top() - out, frame.bottom() + out
    for x, inward in ((frame.left() - out, arm), (max(right, frame.left() + 2 * arm), -arm)):
        corners = ((x + inward, top), (x, top), (x, bottom), (x + inward, bottom))
        painter.drawPolyline([QPointF(*corner) for corner in corners])


def paint_numbers(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    """Write the share beside each bar."""
    x = layout.bar_left + layout.bar_width + layout.gap * 0.8
    plain = theme.font("label", px=min(theme.size("label"), layout.word_px))
    large = theme.font("title", px=layout.large_px)
    painter.setPen(theme.text)
    for place in layout.rows:
        if columns.seen[place] and columns.lifted(place):
            share = float(columns.pattern[place])
            painter.setFont(large if share > LARGE_SHARE else plain)
            painter.drawText(QPointF(x, layout.baseline(place)), whole_percent(share))


def paint_notes(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    """Write instead of a bar why a word has none."""
    px = min(theme.size("tick"), layout.word_px)
    painter.setFont(theme.font("tick", italic=True, px=px))
    painter.setPen(theme.future_text)
    for place in layout.rows:
        if not columns.seen[place]:
            at = QPointF(layout.bar_left, layout.baseline(place))
            painter.drawText(at, columns.note(place))
