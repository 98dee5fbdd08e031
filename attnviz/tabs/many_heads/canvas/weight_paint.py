"""Paints one pattern large: the part in sight, all of it beside, and the chosen row."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.engine.pyramid import STEPS, Codes, Pyramid
from attnviz.language import mark, plural, tr
from attnviz.tabs.many_heads.state import Bools, Floats, State
from attnviz.tabs.many_heads.words.first_token import first_token_sign
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
from attnviz.ui.grid.outlook import Ints, Outlook
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import grouped, one_decimal_percent, whole_percent
from attnviz.ui.look.ramp import Ground, Pixels
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.tab.first_token import paint_first_token_sign, without_first

MAP_SHARE = 0.6  # of the width
NAMES_TOP, FOOT = 26.0, 44.0  # px of the design
WHOLE = 180.0  # px of the design: the whole pattern, beside
LISTED = 6
FAINTEST = 1 / STEPS  # share at the low end of a logarithmic scale
BASE = 0.36
OTHER, OTHERS = mark("{count} other word"), mark("{count} other words")
TOKEN, TOKENS = mark("{count} other token"), mark("{count} other tokens")


@dataclass(frozen=True, eq=False)
class Levels:
    """One pattern with its levels.

    Parameters
    ----------
    shares : of the pattern
    causal : whether every word may look at itself and at all before it, and nowhere else
    seen : else of where it may look; None = everywhere
    """

    shares: Pyramid
    causal: bool = True
    seen: Pyramid | None = None


@lru_cache(maxsize=2)
def _seen_levels(key: _Same) -> tuple[bool, Pyramid | None]:
    """Return whether a mask is causal, and where else it lets a word look; None = everywhere."""
    allowed = key.array
    if (allowed == np.tri(*allowed.shape, dtype=np.bool_)).all():
        return True, None
    return False, None if allowed.all() else Pyramid(np.asarray(allowed, dtype=np.float32))


@lru_cache(maxsize=4)
def _hidden(seen: Pyramid, outlook: Outlook) -> Bools:
    """Return which dots show only what may not be looked at."""
    (row_edges, down), (column_edges, across) = outlook.rows(), outlook.columns()
    blocks = seen.view(row_edges, column_edges) == 0
    return np.asarray(blocks[down][:, across])


class _Same:
    """An array as a key: itself, whatever it holds."""

    def __init__(self, array: NDArray[np.generic]) -> None:
        self.array = array

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.array is self.array

    def __hash__(self) -> int:
        return id(self.array)


@lru_cache(maxsize=4)
def _weight_levels(key: _Same, head: int, hides_first: bool) -> Pyramid:
    shares = np.asarray(key.array[head], dtype=np.float32)
    if hides_first:
        shares = shares.copy()
        shares[:, 0] = 0
    return Pyramid(shares)


def levels_of(state: State) -> Levels:
    """Return the levels of the chosen head's pattern; the same ones while it stays the same."""
    pattern, allowed = _Same(state.trace.rows("pattern")), _Same(state.trace["allowed"])
    shares = _weight_levels(pattern, state.head, state.hides_first)
    return Levels(shares, *_seen_levels(allowed))


@dataclass(frozen=True)
class MapRooms:
    """Where the parts of the picture are."""

    cells: QRectF
    whole: QRectF
    row: QRectF


def rooms(rect: QRectF, theme: Theme) -> MapRooms:
    """Share a rectangle out between the map, the whole pattern and the row."""
    gap = theme.px(16)
    cells = QRectF(rect)
    cells.setWidth(rect.width() * MAP_SHARE)
    cells.adjust(theme.px(NAMES_LEFT), theme.px(NAMES_TOP), 0, -theme.px(FOOT))
    left = cells.right() + gap
    side = min(theme.px(WHOLE), rect.height() * 0.42)
    whole = QRectF(left, rect.y() + theme.px(NAMES_TOP), side, side)
    row = QRectF(left, whole.bottom() + theme.px(12), rect.right() - left - gap, 0)
    row.setBottom(rect.bottom())
    return MapRooms(cells, whole, row)


@lru_cache(maxsize=4)
def _pairs(theme: Theme, log: bool) -> NDArray[np.uint64]:
    """Return two colours for every two codes side by side: half as many to look up."""
    shares = np.arange(STEPS + 1) / STEPS
    if log:
        with np.errstate(divide="ignore"):
            shares = np.clip(1 - np.log10(shares) / math.log10(FAINTEST), 0, 1)
    colours = theme.weight_ramp.colours[theme.weight_ramp.codes(shares)]
    both = np.arange(1 << 16, dtype=np.uint16).view(np.uint8).reshape(-1, 2)
    return np.asarray(colours[both].view(np.uint64)[:, 0])


@dataclass(frozen=True, eq=False)
class _Places:
    """Where the dots of a part in sight are: the same for all numbers.

    Parameters
    ----------
    row_dots, column_dots : (n + 1,), the first dot of each block, and the end
    across, down : the block of each dot
    ahead : (high,), from which dot on a row has only what is ahead of it
    """

    row_dots: Ints
    column_dots: Ints
    across: Ints
    down: Ints
    ahead: NDArray[np.int16]


@lru_cache(maxsize=8)
def _places(outlook: Outlook) -> _Places:
    (row_edges, down), (column_edges, across) = outlook.rows(), outlook.columns()
    row_dots = down.searchsorted(np.arange(len(row_edges)))
    column_dots = across.searchsorted(np.arange(len(column_edges)))
    ahead = column_dots[column_edges[:-1].searchsorted(row_edges[1:])][down].astype(np.int16)
    return _Places(row_dots, column_dots, across, down, ahead)


def pixels_of(levels: Levels, outlook: Outlook, theme: Theme, dpr: float, log: bool) -> Pixels:
    """Return the dots of the cells in sight, uint32 (high, wide): the largest under each dot."""
    places, pairs = _places(outlook), _pairs(theme, log)
    high, wide = len(places.down), len(places.across)
    hidden = None if levels.seen is None else _hidden(levels.seen, outlook)
    hatched = _hatched(theme, (high, wide), dpr)
    dots = np.empty((high, wide), np.uint32)

    def colour(rows: slice, codes: Codes) -> None:
        here = slice(int(places.row_dots[rows.start]), int(places.row_dots[rows.stop]))
        reach = int(places.column_dots[codes.shape[1]])
        if reach > codes.shape[1]:
            codes = codes.take(places.across[:reach], axis=1)
        shown = _coloured(pairs, codes)
        if here.stop - here.start > len(shown):
            shown = shown.take(places.down[here] - rows.start, axis=0)
        seen = reach  # dots that no row of these has ahead
        if levels.causal and hidden is None:
            seen = min(seen, int(places.ahead[here.start]))
            unseen = np.arange(seen, reach, dtype=np.int16) >= places.ahead[here, None]
            dots[here, seen:reach] = shown[:, seen:reach]
            np.copyto(dots[here, seen:reach], hatched[here, seen:reach], where=unseen)
        dots[here, :seen] = shown[:, :seen]
        dots[here, reach:] = hatched[here, reach:]
        if hidden is not None:
            np.copyto(dots[here], hatched[here], where=hidden[here])

    row_edges, column_edges = outlook.rows()[0], outlook.columns()[0]
    levels.shares.view(row_edges, column_edges, causal=levels.causal, each=colour)
    return dots


def _coloured(pairs: NDArray[np.uint64], codes: Codes) -> Pixels:
    """Return the colours of codes, two at a time; a column more where they are odd."""
    wide = codes.shape[1]
    if wide % 2 or not codes.flags.c_contiguous:
        even = np.empty((len(codes), wide + wide % 2), np.uint8)
        even[:, :wide] = codes
        codes = even
    return pairs.take(codes.view(np.uint16), mode="clip").view(np.uint32)


@lru_cache(maxsize=2)
def _whole_pixels(
    levels: tuple[Pyramid, bool, Pyramid | None],
    outlook: Outlook,
    theme: Theme,
    dpr: float,
    log: bool,
) -> Pixels:
    """Return the dots of everything, which stay while another part is in sight."""
    return pixels_of(Levels(*levels), outlook, theme, dpr, log)


@lru_cache(maxsize=4)
def _hatched(theme: Theme, shape: tuple[int, int], dpr: float) -> Pixels:
    """Return the dots of what no query may look at: a row is the one above, moved by a dot."""
    high, wide = shape
    line = hatch_dots((1, high + wide), theme, dpr)[0]
    table = colour_table(theme, False)
    ground = table.grounds[table.n_codes + Ground.HATCH]
    colours = np.where(line, np.uint32(theme.hatch_line.rgb()), np.uint32(ground))
    return np.lib.stride_tricks.sliding_window_view(colours, wide)[:high]


def paint_weights(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    state: State,
    outlook: Outlook,
    *,
    focus: bool = False,
) -> None:
    """Paint everything.

    Parameters
    ----------
    outlook : in dots of `rooms(rect).cells`
    focus : whether the map has the keyboard
    """
    where = rooms(rect, theme)
    dpr = outlook.wide / max(1.0, where.cells.width())
    levels, log = levels_of(state), state.pointer.log
    painter.save()
    dots = pixels_of(levels, outlook, theme, dpr, log)
    painter.drawImage(where.cells.topLeft(), image_of(dots, dpr))
    cells = QRectF(where.cells.topLeft(), dots_size(dots, dpr))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.focus if focus else theme.border, theme.line(2 if focus else 1)))
    painter.drawRect(cells)
    place = MapPlaces(outlook, cells, dpr, state.document.numbering)
    if place.size >= theme.px(NAMED):
        paint_names(painter, theme, place, state.document.tokens)
    else:
        paint_axes(painter, theme, place)
    painter.save()
    painter.setClipRect(cells.adjusted(-2, -2, 2, 2))
    if place.size >= theme.px(NUMBERED):
        rows, columns = place.in_sight
        part = np.s_[rows.start : rows.stop, columns.start : columns.stop]
        shares = np.asarray(state.trace.rows("pattern")[state.head])[part]
        unwritten = state.hidden[part]
        if state.hides_first and columns.start == 0:
            unwritten = unwritten | without_first(unwritten.shape)
        paint_numbers(painter, theme, place, shares, unwritten)
    paint_row(painter, theme, place, state.row)
    _paint_cell(painter, theme, place, state.meant)
    painter.restore()
    _paint_legend(painter, theme, where.cells, outlook, log=log)
    _paint_whole(painter, theme, where.whole, levels, outlook, dpr=dpr, log=log)
    _paint_asked(painter, theme, where.row, state)
    painter.restore()


def dots_size(dots: Pixels, dpr: float) -> QSizeF:
    """Return how many pixels an image takes."""
    return QSizeF(dots.shape[1] / dpr, dots.shape[0] / dpr)


def _paint_cell(painter: QPainter, theme: Theme, place: MapPlaces, cell: tuple[int, int]) -> None:
    """Frame the cell that is told; where it is a dot, around it."""
    size = max(place.size, theme.px(8))
    middle = QPointF(place.x(cell[1] + 0.5), place.y(cell[0] + 0.5))
    frame = QRectF(middle - QPointF(size / 2, size / 2), middle + QPointF(size / 2, size / 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.select_edge, theme.line(2)))
    painter.drawRoundedRect(frame, theme.px(2), theme.px(2))


def _paint_legend(
    painter: QPainter, theme: Theme, cells: QRectF, outlook: Outlook, *, log: bool
) -> None:
    """Draw the scale, and say how many cells share a dot."""
    high, top = theme.px(8), cells.bottom() + theme.px(10)
    bar = QRectF(cells.x(), top, theme.px(180), high)
    dots = np.repeat(_scale(theme, log)[None, :], 2, axis=0)
    painter.drawImage(bar, image_of(np.ascontiguousarray(dots), 1.0))
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    base = bar.bottom() + theme.size("tick") * 1.2
    low = one_decimal_percent(FAINTEST) if log else whole_percent(0.0)
    painter.drawText(QPointF(bar.x(), base), low)
    full = whole_percent(1.0)
    wide = painter.fontMetrics().horizontalAdvance(full)
    painter.drawText(QPointF(bar.right() - wide, base), full)
    said = reduction(outlook)
    if log:
        scale = tr("logarithmic colours")
        said = f"{scale}   {said}"
    right = cells.right() - painter.fontMetrics().horizontalAdvance(said)
    painter.drawText(QPointF(max(bar.right() + theme.px(12), right), bar.bottom()), said)


@lru_cache(maxsize=8)
def _scale(theme: Theme, log: bool) -> Pixels:
    """Return the colours of a scale from its low to its high end."""
    ramp = theme.weight_ramp
    return np.asarray(ramp.colours[ramp.codes(np.linspace(0, 1, 256))])


def reduction(outlook: Outlook) -> str:
    """Say how many cells a dot shows, or how many dots a cell has."""
    dots, cells = round(outlook.cell), round(1 / outlook.cell)
    if dots <= 1 and cells <= 1:
        return tr("one pixel per cell")
    if dots > 1:
        return tr("{n} × {n} pixels per cell", n=dots)
    return tr("{n} × {n} cells per pixel, the largest shown", n=cells)


def whole_outlook(n: int, side: float) -> Outlook:
    """Return the outlook of the small picture of everything."""
    return Outlook.whole(n, max(1, round(side)), max(1, round(side)))


def sight_frame(whole: QRectF, outlook: Outlook) -> QRectF:
    """Return where the part in sight is in the small picture of everything."""
    scale = whole.width() / outlook.n
    wide, high = outlook.filled()
    return QRectF(
        whole.x() + outlook.left * scale,
        whole.y() + outlook.top * scale,
        wide / outlook.cell * scale,
        high / outlook.cell * scale,
    )


def _paint_whole(
    painter: QPainter,
    theme: Theme,
    whole: QRectF,
    levels: Levels,
    outlook: Outlook,
    *,
    dpr: float,
    log: bool,
) -> None:
    """Draw everything small, with a frame around what is in sight."""
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    n = grouped(outlook.n)
    title = tr("Whole pattern, {n} × {n}", n=n)
    painter.drawText(QPointF(whole.x(), whole.y() - theme.px(8)), title)
    everything = whole_outlook(outlook.n, whole.width() * dpr)
    small = _whole_pixels((levels.shares, levels.causal, levels.seen), everything, theme, dpr, log)
    painter.drawImage(whole, image_of(small, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.border, theme.hairline))
    painter.drawRect(whole)
    frame, least = sight_frame(whole, outlook), theme.px(8)
    grow = max(0.0, least - frame.width()) / 2, max(0.0, least - frame.height()) / 2
    painter.setPen(QPen(theme.select_edge, theme.line(2)))
    painter.drawRect(frame.adjusted(-grow[0], -grow[1], *grow))


def _paint_asked(painter: QPainter, theme: Theme, room: QRectF, state: State) -> None:
    """List the words that the chosen row reads most, the rest summed up, and its whole course."""
    shares: Floats = np.asarray(state.trace.rows("pattern")[state.head, state.row])
    seen: Bools = ~state.hidden[state.row]
    if state.hides_first:
        seen[0] = False
    places = np.flatnonzero(seen)
    order = places[np.argsort(-shares[places], kind="stable")]
    listed, rest = order[:LISTED], order[LISTED:]
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    size, numbering = theme.size("label"), state.document.numbering
    y = room.y() + size
    number = grouped(numbering.of(state.row))
    title = tr("Row {number}: “{word}”", number=number, word=state.tokens[state.row])
    metrics = QFontMetricsF(painter.font())
    painter.drawText(QPointF(room.x(), y), elided(title, metrics, room.width()))
    font, tick = theme.font("label"), QFontMetricsF(theme.font("tick"))
    metrics = QFontMetricsF(font)
    step = size * 1.8
    left = room.x() + tick.horizontalAdvance("00,000") + theme.px(8)
    right = room.right() - metrics.horizontalAdvance("100.0%") - theme.px(8)
    bar_left = left + (right - left) * 0.45
    y += step
    for key in map(int, listed):
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.muted)
        _to_left(painter, QPointF(left - theme.px(8), y), grouped(numbering.of(key)))
        painter.setFont(font)
        painter.setPen(theme.text)
        name = elided(state.document.tokens[key], metrics, bar_left - left - theme.px(8))
        painter.drawText(QPointF(left, y), name)
        bar = QRectF(bar_left, y - size * BASE - theme.px(4), right - bar_left, theme.px(8))
        paint_bar(painter, theme, bar, float(shares[key]), theme.V, least=theme.hairline)
        painter.setFont(font)
        painter.setPen(theme.text)
        _to_left(painter, QPointF(room.right(), y), one_decimal_percent(shares[key]))
        y += step
    if len(rest):
        painter.setPen(theme.muted)
        one, many = (OTHER, OTHERS) if state.source is None else (TOKEN, TOKENS)
        said = plural(one, many, len(rest), count=grouped(len(rest)))
        painter.drawText(QPointF(left, y), said)
        _to_left(painter, QPointF(room.right(), y), one_decimal_percent(shares[rest].sum()))
        y += step
    if state.hides_first:
        at, said = QPointF(room.x(), y - size), first_token_sign(state)
        paint_first_token_sign(painter, theme, at, said, room=room.width())
        y += step
    course = QRectF(room.x(), y - size, room.width(), theme.px(36))
    _paint_course(painter, theme, course, np.where(seen, shares, 0.0))


def _paint_course(painter: QPainter, theme: Theme, room: QRectF, shares: Floats) -> None:
    """Draw a row over the whole text: the largest share under each pixel."""
    wide = max(1, int(room.width()))
    edges = np.unique(np.arange(wide) * len(shares) // wide)
    most = np.maximum.reduceat(shares, edges)
    painter.setPen(QPen(theme.border, theme.hairline))
    painter.drawLine(room.bottomLeft(), room.bottomRight())
    painter.setPen(QPen(theme.V, theme.line(1.5)))
    for edge, share in zip(edges.tolist(), most.tolist(), strict=True):
        high = room.height() * min(1.0, share)
        if high >= 0.5:
            x = room.x() + room.width() * (edge + 0.5) / len(shares)
            painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() - high))


def _to_left(painter: QPainter, at: QPointF, text: str) -> None:
    width = painter.fontMetrics().horizontalAdvance(text)
    painter.drawText(QPointF(at.x() - width, at.y()), text)


def paint_whole_pattern(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the part that is in sight into any device; everything where none was chosen."""
    painter.fillRect(rect, theme.window)
    cells = rooms(rect, theme).cells.toAlignedRect()
    n, size = state.document.n_tokens, (cells.width(), cells.height())
    outlook = state.pointer.outlook
    fresh = outlook is None or outlook.n != n
    shown = Outlook.whole(n, *size) if fresh or outlook is None else outlook.resized(*size)
    paint_weights(painter, rect, theme, state, shown)
