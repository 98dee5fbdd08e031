"""The weights of a text whose pattern nobody holds: the part in sight, all of it, and a row."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from attnviz.captures.queries import LongQueries
from attnviz.engine.blocked import Floats
from attnviz.engine.streaming import StreamedPattern
from attnviz.language import plural, tr
from attnviz.model.document.lab import SparseSpec
from attnviz.model.edits.sparse import long_rule
from attnviz.numbering import FROM_ONE, TokenNumbers
from attnviz.tabs.sparse_patterns.canvas.long_paint import room_of
from attnviz.tabs.sparse_patterns.canvas.streamed_look import Seen, StreamedLook
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.words.streamed import OTHER, OTHERS, looked_at, reduction
from attnviz.ui.grid.cell_look import colour_table
from attnviz.ui.grid.cell_picture import image_of
from attnviz.ui.grid.hatch import hatch_dots
from attnviz.ui.grid.map_axes import (
    NAMED,
    NAMES_LEFT,
    NUMBERED,
    MapPlaces,
    paint_axes,
    paint_names,
    paint_numbers,
    paint_row,
)
from attnviz.ui.grid.outlook import Outlook
from attnviz.ui.grid.picks import GAP
from attnviz.ui.grid.zoom_map import ZoomMap
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import grouped, one_decimal_percent
from attnviz.ui.look.ramp import Ground, Pixels
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar

MAP_SHARE = 0.66  # of the width
NAMES_TOP, FOOT = 22.0, 44.0  # px of the design
WHOLE = 180.0  # px of the design: the whole pattern, beside
LISTED = 6
FAINTEST = 1e-6  # share at the low end of a logarithmic scale
CODES = 256


@lru_cache(maxsize=2)
def streamed(queries: LongQueries, head: int, spec: SparseSpec) -> StreamedPattern:
    """Return the pattern of a head of a file under the rule of the tab."""
    kind = "causal" if spec.kind == "full" else spec.kind
    numbers = {} if spec.kind == "full" else long_rule(spec)
    return queries.pattern(head, kind, **numbers)


@lru_cache(maxsize=4)
def _colours(theme: Theme) -> Pixels:
    ramp = theme.weight_ramp
    return np.asarray(ramp.colours[ramp.codes(np.arange(CODES) / (CODES - 1))])


def pixels_of(seen: Seen, theme: Theme, dpr: float, *, linear: bool) -> Pixels:
    """Return the dots of what was found, uint32 (high, wide); what lies ahead is hatched."""
    (rows, row_of_dot), (columns, column_of_dot) = seen.outlook.rows(), seen.outlook.columns()
    shares = seen.shares if linear else _logarithmic(seen.shares)
    codes = (np.clip(shares, 0, 1) * (CODES - 1)).astype(np.uint8)
    dots = _colours(theme).take(codes.take(row_of_dot, axis=0).take(column_of_dot, axis=1))
    ahead = columns[:-1][column_of_dot][None, :] >= rows[1:][row_of_dot][:, None]
    table = colour_table(theme, "weight")
    dots[ahead] = table.grounds[table.n_codes + Ground.HATCH]
    dots[ahead & hatch_dots(dots.shape, theme, dpr)] = theme.hatch_line.rgb()
    return np.ascontiguousarray(dots)


def paint_streamed(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint exact rows of the part that is in sight into any device; all of it where none is."""
    assert state.queries is not None
    pointer = state.pointer
    pattern = streamed(state.queries, pointer.long_head, state.spec)
    painter.fillRect(rect, theme.window)
    room = room_of(rect.adjusted(0, 0, 0, -theme.px(FOOT)), theme)
    size = room.toAlignedRect().width(), room.toAlignedRect().height()
    whole = Outlook.whole(pattern.shape[0], *size)
    look = whole if pointer.outlook is None else pointer.outlook.resized(*size)
    rows, columns = look.rows()[0], look.columns()[0]
    exact = len(rows) - 1 == int(rows[-1] - rows[0])
    seen = Seen(look, pattern.overview(rows[1:] - 1, columns), float(exact))
    dots = pixels_of(seen, theme, 1.0, linear=pointer.linear)
    painter.save()
    painter.drawImage(room.topLeft(), image_of(dots, 1.0))
    cells = QRectF(room.x(), room.y(), dots.shape[1], dots.shape[0])
    place = MapPlaces(look, cells, 1.0, state.queries.numbering)
    _paint_sides(painter, theme, place, state.queries.tokens)
    _paint_numbers(painter, theme, place, seen, linear=pointer.linear)
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    said = GAP.join(
        filter(None, (reduction(look, seen.looked_at), looked_at(seen.looked_at, busy=False)))
    )
    painter.drawText(QPointF(cells.x(), cells.bottom() + theme.size("tick") * 1.6), said)
    if pointer.long_row is not None:
        painter.setClipRect(cells)
        paint_row(painter, theme, place, pointer.long_row)
    painter.restore()


def _paint_sides(
    painter: QPainter, theme: Theme, place: MapPlaces, tokens: tuple[str, ...]
) -> None:
    """Name rows and columns by their tokens where these fit and are known, else by numbers."""
    if tokens and place.size >= theme.px(NAMED):
        paint_names(painter, theme, place, tokens)
    else:
        paint_axes(painter, theme, place)


def _paint_numbers(
    painter: QPainter, theme: Theme, place: MapPlaces, seen: Seen, *, linear: bool
) -> None:
    """Write the shares into cells that have room for them."""
    if place.size < theme.px(NUMBERED):
        return
    rows, columns = place.in_sight
    ahead = np.arange(columns.start, columns.stop) > np.arange(rows.start, rows.stop)[:, None]
    shades = np.clip(seen.shares if linear else _logarithmic(seen.shares), 0, 1)
    paint_numbers(painter, theme, place, seen.shares, ahead, shades=shades)


def _logarithmic(shares: Floats) -> Floats:
    """Return where shares are on a logarithmic scale, 1 = all; below its low end less than 0."""
    with np.errstate(divide="ignore"):
        return np.asarray(1 - np.log(shares) / math.log(FAINTEST), dtype=np.float32)


class StreamedMap(ZoomMap):
    """Shows one head of a `LongQueries` under a rule; it looks at what comes into sight."""

    linear_toggled = Signal()

    def __init__(self, theme: Theme, pattern: StreamedPattern, parent: QWidget | None) -> None:
        super().__init__(theme, pattern.shape[0], parent)
        self.pattern = pattern
        self.reader = StreamedLook(self)
        self.reader.changed.connect(self.update)
        self._tokens: tuple[str, ...] = ()
        self._numbering = FROM_ONE
        self._linear = False
        self._asked = pattern.shape[0] - 1
        self._shares: Callable[[int], Floats] = lru_cache(maxsize=8)(self._row_of)

    def set_pattern(
        self, pattern: StreamedPattern, tokens: tuple[str, ...], numbering: TokenNumbers
    ) -> None:
        """Show another pattern; of as many tokens, in the same place."""
        self._tokens, self._numbering = tokens, numbering
        if pattern is not self.pattern:
            self.pattern = pattern
            self._shares = lru_cache(maxsize=8)(self._row_of)
        self.set_size(pattern.shape[0])
        self._asked = min(self._asked, pattern.shape[0] - 1)

    def set_look(self, row: int | None, *, linear: bool) -> None:
        """Tell of another row, None = the one before; colour by weights or their logarithm."""
        self._asked = self._asked if row is None else row
        self._linear = linear
        self.update()

    def share(self, row: int, column: int) -> float:
        """Return one weight."""
        return float(self._shares(row)[column])

    def _row_of(self, row: int) -> Floats:
        shares: Floats = self.pattern.rows([row])[0]
        return shares

    # Where things are

    def room(self) -> QRectF:
        px, rect = self._theme.px, QRectF(self.rect())
        wide = rect.width() * MAP_SHARE - px(NAMES_LEFT)
        high = rect.height() - px(NAMES_TOP) - px(FOOT)
        return QRectF(rect.x() + px(NAMES_LEFT), rect.y() + px(NAMES_TOP), wide, high)

    def minimap(self) -> QRectF:
        px, room = self._theme.px, self.room()
        side = min(px(WHOLE), self.height() * 0.42, self.width() - room.right() - px(24))
        return QRectF(room.right() + px(16), room.y(), side, side)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self.reader.look(self.pattern, self._outlook)
        theme, dpr = self._theme, self.devicePixelRatio()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.window)
            wide, high = self._outlook.filled()
            cells = QRectF(self.room().topLeft(), QPointF(*self._corner(wide / dpr, high / dpr)))
            self._paint_cells(painter, cells)
            place = MapPlaces(self._outlook, cells, dpr, self._numbering)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = theme.focus if self.hasFocus() else theme.border
            painter.setPen(QPen(edge, theme.line(2 if self.hasFocus() else 1)))
            painter.drawRect(cells)
            _paint_sides(painter, theme, place, self._tokens)
            painter.save()
            painter.setClipRect(cells.adjusted(-2, -2, 2, 2))
            seen = self.reader.seen
            if seen is not None and seen.outlook == self._outlook:
                _paint_numbers(painter, theme, place, seen, linear=self._linear)
            paint_row(painter, theme, place, self._asked)
            painter.restore()
            self._paint_foot(painter, cells)
            self._paint_whole(painter)
            self._paint_asked(painter)

    def _corner(self, wide: float, high: float) -> tuple[float, float]:
        room = self.room()
        return room.x() + wide, room.y() + high

    def _paint_cells(self, painter: QPainter, cells: QRectF) -> None:
        """Paint what is known of the part in sight; until then what was seen of it from afar."""
        theme, dpr, look = self._theme, self.devicePixelRatio(), self._outlook
        seen, whole = self.reader.seen, self.reader.whole
        if seen is not None and seen.outlook == look:
            dots = pixels_of(seen, theme, dpr, linear=self._linear)
            painter.drawImage(cells.topLeft(), image_of(dots, dpr))
            return
        painter.save()
        painter.setClipRect(cells)
        painter.fillRect(cells, theme.hatch_ground)
        for found in (whole, seen):
            if found is not None:
                before, dots = found.outlook, pixels_of(found, theme, dpr, linear=self._linear)
                scale = look.cell / dpr
                wide, high = before.filled()
                left = cells.x() + (before.left - look.left) * scale
                top = cells.y() + (before.top - look.top) * scale
                size = wide / before.cell * scale, high / before.cell * scale
                painter.drawImage(QRectF(left, top, *size), image_of(dots, 1.0))
        painter.restore()

    def _paint_foot(self, painter: QPainter, cells: QRectF) -> None:
        """Draw the scale, and say how much of what is in sight was looked at."""
        theme = self._theme
        px, top = theme.px, cells.bottom() + theme.px(10)
        bar = QRectF(cells.x(), top, px(140), px(8))
        scale = np.repeat(_colours(theme)[None, :], 2, axis=0)
        painter.drawImage(bar, image_of(np.ascontiguousarray(scale), 1.0))
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.muted)
        base = bar.bottom() + theme.size("tick") * 1.2
        ends = ("0%" if self._linear else "0.0001%", "100%")
        painter.drawText(QPointF(bar.x(), base), ends[0])
        wide = painter.fontMetrics().horizontalAdvance(ends[1])
        painter.drawText(QPointF(bar.right() - wide, base), ends[1])
        seen = self.reader.seen
        known = seen.looked_at if seen is not None and seen.outlook == self._outlook else None
        left = bar.right() + px(16)
        room, y = self.minimap().x() - px(8) - left, bar.bottom()
        metrics = QFontMetricsF(theme.font("tick"))
        for line in (reduction(self._outlook, known), looked_at(known, busy=self.reader.busy)):
            if line:
                painter.drawText(QPointF(left, y), elided(line, metrics, room))
            y = base

    def _paint_whole(self, painter: QPainter) -> None:
        """Draw everything small, with a frame around what is in sight."""
        theme, room, look = self._theme, self.minimap(), self._outlook
        painter.fillRect(room, theme.hatch_ground)
        whole = self.reader.whole
        if whole is not None:
            dots = pixels_of(whole, theme, 1.0, linear=self._linear)
            painter.drawImage(room, image_of(dots, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.border, theme.hairline))
        painter.drawRect(room)
        scale = room.width() / look.n
        wide, high = (dots / look.cell * scale for dots in look.filled())
        frame = QRectF(room.x() + look.left * scale, room.y() + look.top * scale, wide, high)
        grow = max(0.0, theme.px(8) - wide) / 2, max(0.0, theme.px(8) - high) / 2
        painter.setPen(QPen(theme.select_edge, theme.line(2)))
        painter.drawRect(frame.adjusted(-grow[0], -grow[1], *grow))

    def _paint_asked(self, painter: QPainter) -> None:
        """List what the outlined row reads most, and the rest summed up."""
        theme, whole = self._theme, self.minimap()
        px, shares = theme.px, self._shares(self._asked)
        room = QRectF(whole.x(), whole.bottom() + px(14), self.width() - whole.x() - px(8), 0)
        size = theme.size("label")
        order = np.argsort(-shares[: self._asked + 1], kind="stable")[:LISTED]
        font = theme.font("label")
        metrics = QFontMetricsF(font)
        painter.setFont(theme.font("label", bold=True))
        painter.setPen(theme.text)
        y = room.y() + size
        asked = grouped(self._numbering.of(self._asked))
        title = tr("Row {number} reads", number=asked)
        if self._tokens:
            title = tr("Row {number}: “{word}”", number=asked, word=self._tokens[self._asked])
        painter.drawText(QPointF(room.x(), y), elided(title, metrics, room.width()))
        left = room.x() + metrics.horizontalAdvance("000,000") + px(8)
        right = room.right() - metrics.horizontalAdvance("100.0%") - px(8)
        names = (right - left) * 0.45 if self._tokens else 0.0
        y += size * 1.8
        painter.setFont(font)
        for key in order.tolist():
            painter.setPen(theme.muted)
            number = grouped(self._numbering.of(key))
            painter.drawText(QPointF(left - px(8) - metrics.horizontalAdvance(number), y), number)
            painter.setPen(theme.text)
            if self._tokens:
                name = elided(self._tokens[key], metrics, names - px(8))
                painter.drawText(QPointF(left, y), name)
            bar = QRectF(left + names, y - size * 0.36 - px(4), right - left - names, px(8))
            paint_bar(painter, theme, bar, float(shares[key]), theme.V, least=theme.hairline)
            painter.setPen(theme.text)
            said = one_decimal_percent(shares[key])
            painter.drawText(QPointF(room.right() - metrics.horizontalAdvance(said), y), said)
            y += size * 1.8
        rest = self._asked + 1 - len(order)
        if rest:
            painter.setPen(theme.muted)
            painter.drawText(QPointF(left, y), plural(OTHER, OTHERS, rest, count=grouped(rest)))
            said = one_decimal_percent(max(0.0, 1 - float(shares[order].sum())))
            painter.drawText(QPointF(room.right() - metrics.horizontalAdvance(said), y), said)

    # Keys and mouse

    def is_ours(self, event: QKeyEvent) -> bool:
        return super().is_ours(event) or event.key() == Qt.Key.Key_L

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Colour by weights or by their logarithm with L; the rest is any map's."""
        if event.key() == Qt.Key.Key_L:
            self.linear_toggled.emit()
        else:
            super().keyPressEvent(event)
