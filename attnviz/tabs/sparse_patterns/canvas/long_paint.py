"""Paints the part of a long pattern that is in sight: dots, or cells with letters and lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from attnviz.engine.pattern_tiles import blocks
from attnviz.model.document.lab import SparseSpec
from attnviz.model.edits.sparse import long_rule
from attnviz.numbering import FROM_ONE
from attnviz.ui.grid.cell_look import colour_table
from attnviz.ui.grid.cell_paint import close
from attnviz.ui.grid.cell_picture import image_of
from attnviz.ui.grid.hatch import hatch_dots
from attnviz.ui.grid.map_axes import NAMES_LEFT, MapPlaces, paint_axes, paint_row
from attnviz.ui.grid.outlook import Ints, Outlook
from attnviz.ui.look.ramp import Ground, Pixels
from attnviz.ui.look.theme import Theme

FUTURE, SKIPPED, NEAR, FAR = range(4)
"""What a block shows; the numbers that `LongPattern.blocks` gives."""
LINED, LETTERED = 6.0, 16.0  # px a cell from which on cells have edges, and letters
NAMES_TOP = 22.0

Kinds = NDArray[np.uint8]


@dataclass(frozen=True)
class LongPattern:
    """A pattern of many cells.

    Parameters
    ----------
    n : tokens
    blocks : gives what the blocks between edges of rows and of columns hold
    letter : stands in far cells
    """

    n: int
    blocks: Callable[[Ints, Ints], Kinds]
    letter: str = ""


@lru_cache(maxsize=2)
def long_pattern(spec: SparseSpec) -> LongPattern:
    """Return the pattern of the long text, for a spec that is not drawn."""
    letter = "S" if spec.kind == "sink-window" else "|"
    return LongPattern(spec.long_tokens, partial(blocks, spec.kind, **long_rule(spec)), letter)


def room_of(rect: QRectF, theme: Theme) -> QRectF:
    """Return where the cells go: what the numbers of rows and columns leave."""
    return rect.adjusted(theme.px(NAMES_LEFT), theme.px(NAMES_TOP), -theme.px(8), -theme.px(4))


def pixels_of(pattern: LongPattern, outlook: Outlook, theme: Theme, dpr: float = 1.0) -> Pixels:
    """Return the dots of the cells in sight, uint32 (high, wide); `dpr` of them make a pixel."""
    row_edges, row_of_dot = outlook.rows()
    column_edges, column_of_dot = outlook.columns()
    found = pattern.blocks(row_edges, column_edges)
    table = colour_table(theme, "weight")
    grounds = (Ground.HATCH, Ground.SURFACE, Ground.ALLOWED, Ground.MARKED)
    colours = table.grounds[[table.n_codes + ground for ground in grounds]]
    if found.shape != (len(row_of_dot), len(column_of_dot)):
        found = found[row_of_dot][:, column_of_dot]
    dots = colours.take(found, mode="clip")
    future = found == FUTURE
    dots[hatch_dots(found.shape, theme, dpr) & future] = theme.hatch_line.rgb()
    if outlook.cell >= LINED:
        # None within the future, which is one field, but where it meets what is not.
        line, known = theme.grid.rgb(), ~future
        for axis, cell_of_dot in enumerate((row_of_dot, column_of_dot)):
            first = np.flatnonzero(np.diff(cell_of_dot, prepend=-1))
            beside = np.maximum(first - 1, 0)
            dots_there, lined = (np.moveaxis(array, axis, 0) for array in (dots, known))
            edge = lined[first] | lined[beside]
            edge[:1] = True
            dots_there[first] = np.where(edge, line, dots_there[first])
    return dots


def paint_map(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    pattern: LongPattern,
    outlook: Outlook,
    *,
    row: int | None = None,
) -> None:
    """Paint cells, letters, the numbers of rows and columns, and an outlined row.

    Parameters
    ----------
    outlook : in device dots of `room_of(rect)`
    """
    dpr = outlook.wide / max(1.0, room_of(rect, theme).width())
    room = room_of(rect, theme)
    painter.save()
    dots = np.ascontiguousarray(pixels_of(pattern, outlook, theme, dpr))
    painter.drawImage(room.topLeft(), image_of(dots, dpr))
    high, wide = dots.shape[0] / dpr, dots.shape[1] / dpr
    cells = QRectF(room.x(), room.y(), wide, high)
    close(painter, cells, theme, around=True)
    place = MapPlaces(outlook, cells, dpr, FROM_ONE)
    paint_axes(painter, theme, place)
    painter.setClipRect(cells.adjusted(-2, -2, 2, 2))
    if outlook.cell / dpr >= LETTERED:
        _paint_letters(painter, theme, pattern, place)
    if row is not None:
        paint_row(painter, theme, place, row)
    painter.restore()


def paint_part(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    pattern: LongPattern,
    outlook: Outlook | None,
    *,
    row: int | None = None,
) -> None:
    """Paint the part that is in sight of another room, or all of it, into any device."""
    painter.fillRect(rect, theme.window)
    room = room_of(rect, theme).toAlignedRect()
    if outlook is None:
        outlook = Outlook.whole(pattern.n, room.width(), room.height())
    else:
        outlook = outlook.resized(room.width(), room.height())
    paint_map(painter, rect, theme, pattern, outlook, row=row)


def _paint_letters(painter: QPainter, theme: Theme, pattern: LongPattern, place: MapPlaces) -> None:
    """Write into far cells why they are computed, and a dot into skipped ones."""
    outlook = place.outlook
    row_edges, column_edges = outlook.rows()[0], outlook.columns()[0]
    found = pattern.blocks(row_edges, column_edges)
    size, table = place.size, colour_table(theme, "weight")
    painter.setFont(theme.font("label", bold=True, px=min(theme.size("label"), int(size * 0.7))))
    for kind, text, ground in (
        (FAR, pattern.letter, Ground.MARKED),
        (SKIPPED, "·", Ground.SURFACE),
    ):
        painter.setPen(QColor.fromRgb(int(table.inks[table.n_codes + ground])))
        for a, b in np.argwhere(found == kind).tolist() if text else ():
            x, y = place.x(int(column_edges[b])), place.y(int(row_edges[a]))
            painter.drawText(QRectF(x, y, size, size), Qt.AlignmentFlag.AlignCenter, text)
