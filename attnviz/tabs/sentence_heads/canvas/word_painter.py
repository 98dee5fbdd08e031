"""Paints the words of the two columns: plain, chosen, not written yet, unknown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from attnviz.tabs.sentence_heads.canvas.layout import LARGE_SHARE, Columns, ColumnsLayout
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.theme import Theme

LEAST_BOX = 1.3  # of a text's size: a box that holds all of its letters
BASE = 0.36  # of a text's size: its letters stand so far under the middle of the row


@dataclass(frozen=True, eq=False)
class WordPainter:
    """Draws the words of `columns` where `layout` says."""

    painter: QPainter
    columns: Columns
    theme: Theme
    layout: ColumnsLayout

    def paint(self) -> None:
        """Draw all words in sight."""
        for place in self.layout.rows:
            if place == self.columns.query:
                self._query(place)
            else:
                self._other_query(place)
            self._source(place)
        for place in self.columns.picked_queries:
            self._mark_picked(place, self.query_box(place))
        for place in self.columns.picked_keys:
            self._mark_picked(place, self.key_box(place))

    def _mark_picked(self, place: int, box: QRectF) -> None:
        """Outline a word that is picked together with others."""
        if place in self.layout.rows:
            self.painter.setPen(QPen(self.theme.select_edge, self.theme.line(2)))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawRoundedRect(box, self.theme.px(4), self.theme.px(4))

    def query_box(self, place: int) -> QRectF:
        """Return the box around a query word."""
        layout = self.layout
        px = layout.large_px if place == self.columns.query else layout.word_px
        width = min(self._width(place, self.theme.font("title", px=px)), self._query_room)
        # In the lowest rows rather over its neighbours than through its own letters.
        height = max(min(layout.row_height - 2, px * 1.8), px * LEAST_BOX)
        left = layout.query_right - width - layout.gap
        top = layout.middle(place) - height / 2
        return QRectF(left, top, width + 1.7 * layout.gap, height)

    def key_box(self, place: int) -> QRectF:
        """Return the box around a key word."""
        layout = self.layout
        width = min(self._width(place, self._bold), self._key_room)
        height = min(layout.row_height - 2, layout.word_px * 1.7)
        left = layout.key_left - 0.6 * layout.gap
        top = layout.middle(place) - height / 2
        return QRectF(left, top, width + 1.4 * layout.gap, height)

    def mark_source(self) -> None:
        """Mark the key word whose pair is explained: filled when pinned, a dashed edge else."""
        place, theme = self.columns.key, self.theme
        if place is None or place not in self.layout.rows:
            return
        box = self.key_box(place)
        if self.columns.pinned:
            self.painter.setPen(QPen(theme.select_edge, theme.line(1)))
            self.painter.setBrush(theme.select_fill)
        else:
            self.painter.setPen(QPen(theme.border, theme.hairline, Qt.PenStyle.DashLine))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(box, theme.px(6), theme.px(6))

    @cached_property
    def _plain(self) -> QFont:
        return self.theme.font("body", px=self.layout.word_px)

    @cached_property
    def _bold(self) -> QFont:
        return self.theme.font("body", bold=True, px=self.layout.word_px)

    @cached_property
    def _italic(self) -> QFont:
        return self.theme.font("body", italic=True, px=self.layout.word_px)

    @property
    def _query_room(self) -> float:
        return self.layout.query_right - self.layout.number_x - self.theme.px(20)

    @property
    def _key_room(self) -> float:
        return self.layout.bar_left - self.layout.key_left - self.layout.gap

    def _width(self, place: int, font: QFont) -> float:
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(visible(self.columns.tokens[place]))
        unknown = place in self.columns.unknown
        return width + (metrics.horizontalAdvance("?") if unknown else 0.0)

    def _query(self, place: int) -> None:
        """Draw the query word: box, edge, bold, one size larger; dashed in a preview."""
        painter, theme, layout = self.painter, self.theme, self.layout
        pen = QPen(theme.select_edge, theme.line(1.5))
        if self.columns.preview:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(theme.select_fill)
        painter.drawRoundedRect(self.query_box(place), theme.px(6), theme.px(6))
        named = place in self.columns.named
        painter.setFont(theme.font("title", italic=named, px=layout.large_px))
        painter.setPen(theme.text)
        base = layout.middle(place) + BASE * layout.large_px
        self._write(place, QPointF(layout.query_right, base), self._query_room, to_left=True)

    def _other_query(self, place: int) -> None:
        painter, theme, layout = self.painter, self.theme, self.layout
        if place == self.columns.chosen:
            painter.setPen(QPen(theme.select_edge, theme.hairline))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.query_box(place), theme.px(6), theme.px(6))
        if self.columns.is_start(place):
            self._outline(self.query_box(place))
        painter.setFont(self._italic if place in self.columns.named else self._plain)
        painter.setPen(theme.text)
        at = QPointF(layout.query_right, layout.baseline(place))
        self._write(place, at, self._query_room, to_left=True)

    def _source(self, place: int) -> None:
        painter, theme, layout = self.painter, self.theme, self.layout
        seen = self.columns.seen[place]
        large = seen and float(self.columns.pattern[place]) > LARGE_SHARE
        if self.columns.is_start(place) and place != self.columns.key:
            self._outline(self.key_box(place))
        upright = seen and place not in self.columns.named
        bold = theme.font("body", bold=True, italic=not upright, px=layout.word_px)
        painter.setFont(bold if large else self._plain if upright else self._italic)
        painter.setPen(theme.text if seen else theme.future_text)
        self._write(place, QPointF(layout.key_left, layout.baseline(place)), self._key_room)

    def _outline(self, box: QRectF) -> None:
        """Outline the token that every text gets: it is none of the text."""
        self.painter.setPen(QPen(self.theme.border, self.theme.hairline))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(box, self.theme.px(6), self.theme.px(6))

    def _write(self, place: int, at: QPointF, room: float, to_left: bool = False) -> None:
        """Write a word; one that no list knows is dotted under and carries a question mark."""
        metrics = QFontMetricsF(self.painter.font())
        unknown = place in self.columns.unknown
        extra = metrics.horizontalAdvance("?") if unknown else 0.0
        text = elided(self.columns.tokens[place], metrics, room - extra)
        width = metrics.horizontalAdvance(text)
        left = QPointF(at.x() - width - extra, at.y()) if to_left else at
        self.painter.drawText(left, text)
        if unknown:
            self._mark_unknown(left, width, metrics.ascent())

    def _mark_unknown(self, at: QPointF, width: float, ascent: float) -> None:
        painter = self.painter
        font, pen = painter.font(), painter.pen()
        line = QPointF(0, ascent * 0.2)
        dots = Qt.PenStyle.DotLine
        painter.setPen(QPen(self.theme.warning, self.theme.line(1.5), dots))
        painter.drawLine(at + line, at + line + QPointF(width, 0))
        small = QFont(font)
        small.setPixelSize(max(6, round(font.pixelSize() * 0.75)))
        small.setItalic(False)
        painter.setFont(small)
        painter.drawText(at + QPointF(width + 1, -ascent * 0.3), "?")
        painter.setFont(font)
        painter.setPen(pen)
