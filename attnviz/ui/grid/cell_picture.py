"""The cells of a grid as one picture, put together by NumPy and kept from one edit to the next.

A cell's pixels depend on its colour code, its text, its corner mark and its lines only. After an
edit most cells have the same four as before, so only the others are composed anew. Its lines are
the one thing that depends on its neighbours: a hatched cell has none towards another.
"""

from operator import is_

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from attnviz.ui.grid.cell_look import (
    BOTH,
    Edge,
    Edges,
    Hatch,
    Look,
    Special,
    edges_of,
    look_at,
)
from attnviz.ui.grid.cell_reduce import reduced
from attnviz.ui.grid.cell_special import special_tile
from attnviz.ui.grid.glyphs import GlyphSheet, glyph_sheet
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.grid.text_plan import TextPlan, text_plan
from attnviz.ui.grid.value import Bools, Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.ramp import SHADES, Pixels
from attnviz.ui.look.theme import Theme

CORNER = 0.22  # of the cell: size of a corner mark
NOTCHED = 12.0  # px: a notch in smaller cells covers their colour
NOTCH = -1  # "text" of a negative number where no number fits
FIRST_SPECIAL = -2

MOST_WINDOWS = 4  # to be repainted on their own; more of them take longer than one around all

Shown = NDArray[np.int32]
Window = tuple[range, range]
"""Rows and columns."""


class CellPicture:
    """Pixels of the cells in sight of one grid."""

    def __init__(self) -> None:
        self._key: object = None
        self._codes: NDArray[np.uint16] = np.zeros((0, 0), np.uint16)
        self._shown: Shown = np.zeros((0, 0), np.int32)
        self._changed: Bools | None = None
        self._hatch: Hatch | None = None
        self._edges: Edges | None = None
        self._pixels: NDArray[np.uint32] = np.zeros((0, 1, 0, 1), np.uint32)
        self._specials: dict[Special, int] = {}
        self._reduced: tuple[object, tuple[object, ...], Pixels] | None = None
        self.image = QImage()
        self.sheet: GlyphSheet | None = None
        self.some_number = False
        """Whether any cell in sight is known to have a number."""

    def update(self, grid: Grid, theme: Theme, layout: GridLayout, dpr: float) -> list[Window]:
        """Bring the picture up to date.

        Returns
        -------
        The windows of all cells that look different now, see `windows`: rows and columns counted
        from the first in sight.
        """
        look = look_at(grid, theme, layout.rows, layout.cols)
        plan = text_plan(grid, theme, layout.cell_w, layout.cell_h, look.values, ends=look.ends)
        size = round(layout.cell_w * dpr), round(layout.cell_h * dpr)
        odd = size[0] % 2 == 1, size[1] % 2 == 1
        sheet = glyph_sheet(theme, plan, dpr, odd) if plan else None
        self.sheet = sheet
        # With the sheet: the numbers of its tiles are its own.
        key = (theme, size, dpr, plan, sheet, grid.quantity, layout.rows, layout.cols)
        anew = key != self._key
        if anew:
            self._start(key, look.codes.shape, size, dpr)
        cell = layout.cell_w, layout.cell_h
        shown, edges = self._texts(grid, look, plan, sheet, cell), self._lines(look)
        self.some_number = look.ends.all_finite
        if anew:
            stale = np.ones(shown.shape, bool)
        else:
            stale = (shown != self._shown) | (look.codes != self._codes)
            if look.changed is not self._changed:
                stale |= _or_none(look.changed, stale) != _or_none(self._changed, stale)
            if edges is not self._edges:
                stale |= _or_both(edges, stale) != _or_both(self._edges, stale)
        self._codes, self._shown = look.codes, shown
        self._changed, self._edges = look.changed, edges
        if not stale.any():
            return []
        cells = self._pixels.transpose(0, 2, 1, 3)
        cells[stale] = self._composed(theme, look, sheet, stale, dpr)
        return windows(stale)

    def reduced(
        self, grid: Grid, theme: Theme, layout: GridLayout, size: tuple[int, int], dpr: float
    ) -> Pixels:
        """Return cells too small for numbers as dots: those of before where nothing differs."""
        key = (theme, layout.rows, layout.cols, size, dpr, grid.quantity, grid.limit)
        arrays = (grid.values, grid.tints, grid.hidden, grid.covered)
        if self._reduced is not None:
            before, known, pixels = self._reduced
            if key == before and all(map(is_, arrays, known)):
                return pixels
        pixels = reduced(grid, theme, layout.rows, layout.cols, size, dpr=dpr)
        self.some_number = grid.tiled or not np.isnan(grid.block(layout.rows, layout.cols)).all()
        # What comes tile by tile may be other numbers next time, and so may what can be written to.
        kept = not any(isinstance(one, np.ndarray) and one.flags.writeable for one in arrays[:2])
        self._reduced = (key, arrays, pixels) if kept and not grid.tiled else None
        return pixels

    def _start(
        self, key: object, shape: tuple[int, ...], size: tuple[int, int], dpr: float
    ) -> None:
        self._key = key
        rows, cols = shape
        wide, high = size
        self._specials = {}
        self._pixels = np.empty((rows, high, cols, wide), np.uint32)
        self.image = image_of(self._pixels.reshape(rows * high, cols * wide), dpr)

    def _texts(
        self,
        grid: Grid,
        look: Look,
        plan: TextPlan | None,
        sheet: GlyphSheet | None,
        cell: tuple[float, float],
    ) -> Shown:
        """Return what every cell shows: a tile of the sheet, or a special by negative number."""
        if plan and sheet:
            finite, all_finite = look.values, look.ends.all_finite
            if not all_finite:
                finite = np.where(np.isfinite(finite), finite, 0.0)
            shown = sheet.slots(finite, grid.style, plan.digits, look.ends)
            if not all_finite:
                shown[np.isposinf(look.values)] = sheet.slot(numbers.fixed(np.inf))
        else:
            shown = np.zeros(look.codes.shape, np.int32)
            if grid.style != "none" and min(cell) >= NOTCHED:
                shown[(look.values < grid.notched) & look.numbered] = NOTCH
        for special, where in look.specials.items():
            known = self._specials.setdefault(special, FIRST_SPECIAL - len(self._specials))
            shown[where] = known
        return shown

    def _lines(self, look: Look) -> Edges | None:
        """Return the lines of every cell: those of before where the same cells are hatched."""
        before, self._hatch = self._hatch, look.hatch
        if look.hatch is None:
            return None
        if before is not None and np.array_equal(before, look.hatch):
            return self._edges
        return edges_of(look.hatch)

    def _composed(
        self, theme: Theme, look: Look, sheet: GlyphSheet | None, stale: Bools, dpr: float
    ) -> Pixels:
        """Return the pixels of the stale cells, shape (cells, high, wide)."""
        _, high, _, wide = self._pixels.shape
        codes, shown, table = look.codes[stale], self._shown[stale], look.table
        block = np.empty((len(codes), high, wide), np.uint32)
        block[...] = table.grounds.take(codes)[:, None, None]
        if sheet:
            _write(block, sheet, np.maximum(shown, 0), codes, table.shades)
        for special, known in self._specials.items():
            where = shown == known
            if where.any():
                colours = int(table.grounds[special.code]), int(table.inks[special.code])
                block[where] = special_tile(theme, special, colours, (wide, high), dpr)
        notched = None if sheet else shown == NOTCH
        turned = None if self._changed is None else self._changed[stale]
        for where, upper in ((notched, False), (turned, True)):
            if where is not None and where.any():
                shape = _corner(wide, high)[::-1, ::-1] if upper else _corner(wide, high)
                inks = table.inks.take(codes[where])[:, None, None]
                block[where] = np.where(shape, inks, block[where])
        edges = None if self._edges is None else self._edges[stale]
        _rule(block, edges, theme, round(line_width(theme, dpr) * dpr))
        return block


def windows(stale: Bools) -> list[Window]:
    """Return windows that hold all cells that are set: at most `MOST_WINDOWS`, or one around all.

    Where an edit changes a row and a column, the window around both would be mostly other cells.
    """
    rows, cols = np.flatnonzero(stale.any(1)), np.flatnonzero(stale.any(0))
    if not len(rows):
        return []
    around = range(int(rows[0]), int(rows[-1]) + 1), range(int(cols[0]), int(cols[-1]) + 1)
    if 2 * np.count_nonzero(stale) > len(around[0]) * len(around[1]):
        return [around]
    first = stale.argmax(1).tolist()
    last = (stale.shape[1] - stale[:, ::-1].argmax(1)).tolist()
    found: list[Window] = []
    for row in rows.tolist():
        span = range(first[row], last[row])
        if found and found[-1] == (range(found[-1][0].start, row), span):
            found[-1] = range(found[-1][0].start, row + 1), span
        else:
            found.append((range(row, row + 1), span))
    return found if len(found) <= MOST_WINDOWS else [around]


def _or_none(changed: Bools | None, like: Bools) -> Bools:
    return np.zeros_like(like) if changed is None else changed


def _or_both(edges: Edges | None, like: Bools) -> Edges:
    return np.full(like.shape, BOTH, np.uint8) if edges is None else edges


def _rule(block: Pixels, edges: Edges | None, theme: Theme, line: int) -> None:
    """Draw the lines of each cell, `line` dots wide."""
    upper, left, corner = block[:, :line], block[:, :, :line], block[:, :line, :line]
    grid = theme.grid.rgb()
    if edges is None or (edges == BOTH).all():
        upper[...] = left[...] = grid
        return
    faint = theme.hatch_grid.rgb()
    for which, strip, colour in (
        (Edge.FAINT, upper, faint), (Edge.FAINT, left, faint),
        (Edge.ABOVE, upper, grid), (Edge.LEFT, left, grid), (Edge.CORNER, corner, grid),
    ):  # fmt: skip
        strip[edges & which != 0] = colour


def _write(
    block: Pixels, sheet: GlyphSheet, slots: Shown, codes: NDArray[np.uint16], shades: Pixels
) -> None:
    """Blend the tile of each number into the middle of its cell."""
    _, high, wide = block.shape
    top = max(0, (high - sheet.line_height) // 2 + sheet.rise)
    left = (wide - sheet.wide) // 2
    # As wide as an index: take() would otherwise copy them to that width first.
    tiles = sheet.tiles.take(slots, axis=0) + (codes * np.intp(SHADES))[:, None, None]
    tall = min(sheet.high, high - top)
    block[:, top : top + tall, left : left + sheet.wide] = shades.take(tiles[:, :tall], mode="clip")


def _corner(wide: int, high: int) -> Bools:
    """Return the lower left corner of a cell as a bool array, shape (high, wide)."""
    size = max(3.0, CORNER * min(wide, high))
    up = np.arange(high - 1, -1, -1)
    return up[:, None] + np.arange(wide)[None, :] < size


def line_width(theme: Theme, dpr: float) -> float:
    """Return the width of the lines between cells: whole device pixels."""
    return max(1, round(theme.hairline * dpr)) / dpr


def image_of(pixels: Pixels, dpr: float) -> QImage:
    """Return an image over the array `pixels`, shape (high, wide), which must outlive it.

    Its rows may be the first columns of a wider array.
    """
    high, wide = pixels.shape
    whole = pixels if pixels.flags.c_contiguous or pixels.base is None else pixels.base
    image = QImage(whole.data, wide, high, pixels.strides[0], QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    return image
