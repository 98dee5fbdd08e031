"""Paint the cells of a grid: by NumPy into one image for the screen, cell by cell for vectors."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from attnviz.widgets import numbers
from attnviz.widgets.cell_look import Look, Special, look_at, reduced, text_plan
from attnviz.widgets.glyphs import glyph_sheet
from attnviz.widgets.grid import Bools, Grid
from attnviz.widgets.grid_layout import GridLayout
from attnviz.widgets.ramp import SHADES, Pixels
from attnviz.widgets.theme import Theme

HATCH_STEP = 9.0  # px between the lines of the hatch (14 of 1080 when projecting)
CORNER = 0.22  # of the cell: size of a corner mark


def paint_cells(
    painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout, vector: bool = False
) -> None:
    """Paint every cell in sight, with its number where one fits."""
    if not layout.rows or not layout.cols:
        return
    if not layout.whole:
        _paint_reduced(painter, grid, theme, layout)
        return
    look = look_at(grid, theme, layout.rows, layout.cols)
    plan = text_plan(grid, theme, layout.cell_w, layout.cell_h, look.values)
    if vector:
        _paint_vector(painter, grid, theme, layout, look, plan=plan)
    else:
        dpr = painter.device().devicePixelRatio()
        pixels = compose(grid, theme, layout, look, plan=plan, dpr=dpr)
        painter.drawImage(layout.cells.topLeft(), image_of(pixels, dpr))
    edge = QPen(theme.grid, theme.hairline)
    painter.setPen(edge)
    painter.drawLine(layout.cells.topRight(), layout.cells.bottomRight())
    painter.drawLine(layout.cells.bottomLeft(), layout.cells.bottomRight())


def image_of(pixels: Pixels, dpr: float) -> QImage:
    """Return an image over the array `pixels`, shape (high, wide), which must outlive it."""
    high, wide = pixels.shape
    image = QImage(pixels.data, wide, high, wide * 4, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    return image


def _paint_reduced(painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout) -> None:
    dpr = painter.device().devicePixelRatio()
    wide = max(1, round(layout.cells.width() * dpr))
    high = max(1, round(layout.cells.height() * dpr))
    pixels = reduced(grid, theme, layout.rows, layout.cols, (high, wide))
    painter.drawImage(layout.cells.topLeft(), image_of(pixels, dpr))


def compose(
    grid: Grid,
    theme: Theme,
    layout: GridLayout,
    look: Look,
    *,
    plan: tuple[int, int] | None,
    dpr: float,
) -> Pixels:
    """Return the picture of the cells, shape (rows * height, columns * width), in device pixels."""
    rows, cols = look.codes.shape
    wide, high = round(layout.cell_w * dpr), round(layout.cell_h * dpr)
    pixels = np.empty((rows, high, cols, wide), np.uint32)
    pixels[...] = look.table.grounds.take(look.codes)[:, None, :, None]
    if plan:
        _write_numbers(pixels, grid, theme, look, plan=plan, dpr=dpr)
    cells = pixels.transpose(0, 2, 1, 3)
    for special, where in look.specials.items():
        cells[where] = _special_tile(theme, special, _colours(look, special), (wide, high), dpr)
    if grid.style != "none" and plan is None:
        _stamp(cells, (look.values < 0) & look.numbered, _notch(wide, high), look)
    if look.changed is not None:
        _stamp(cells, look.changed, _notch(wide, high)[::-1, ::-1], look)
    line = max(1, round(theme.hairline * dpr))
    pixels[:, :line] = pixels[:, :, :, :line] = theme.grid.rgb()
    return pixels.reshape(rows * high, cols * wide)


def _write_numbers(
    pixels: NDArray[np.uint32],
    grid: Grid,
    theme: Theme,
    look: Look,
    *,
    plan: tuple[int, int],
    dpr: float,
) -> None:
    """Blend the text of every number into the middle of its cell."""
    px, digits = plan
    _, high, _, wide = pixels.shape
    sheet = glyph_sheet(theme.font("cell", px=px), dpr, (wide - 2) / dpr)
    finite = np.where(look.numbered & np.isfinite(look.values), look.values, 0.0)
    slots = sheet.slots(finite.astype(np.float64, copy=False), grid.style, digits)
    slots[~look.numbered] = 0
    endless = np.isposinf(look.values)
    if endless.any():
        slots[endless & look.numbered] = sheet.slot(numbers.fixed(np.inf))
    ink_high, ink_wide = min(sheet.high, high), min(sheet.wide, wide)
    top, left = (high - ink_high) // 2, (wide - ink_wide) // 2
    cut = (sheet.high - ink_high) // 2
    tiles = sheet.tiles[:, cut : cut + ink_high, :ink_wide].take(slots, axis=0)
    tiles += (look.codes * np.uint16(SHADES))[:, :, None, None]
    pixels[:, top : top + ink_high, :, left : left + ink_wide] = look.table.shades.take(
        tiles.transpose(0, 2, 1, 3)
    )


def _stamp(cells: NDArray[np.uint32], where: Bools, shape: Bools, look: Look) -> None:
    """Fill `shape` of some cells with their ink."""
    if where.any():
        chosen = cells[where]
        inks = look.table.inks.take(look.codes[where])
        cells[where] = np.where(shape, inks[:, None, None], chosen)


def _notch(wide: int, high: int) -> Bools:
    """Return the lower left corner of a cell as a bool array, shape (high, wide)."""
    size = max(3.0, CORNER * min(wide, high))
    up = np.arange(high - 1, -1, -1)
    return up[:, None] + np.arange(wide)[None, :] < size


def _colours(look: Look, special: Special) -> tuple[int, int]:
    return int(look.table.grounds[special.code]), int(look.table.inks[special.code])


@lru_cache(maxsize=256)
def _special_tile(
    theme: Theme, special: Special, colours: tuple[int, int], size: tuple[int, int], dpr: float
) -> Pixels:
    """Return a cell without a number as pixels, shape (high, wide); `size` is (wide, high)."""
    wide, high = size
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    draw_special(painter, QRectF(0, 0, wide / dpr, high / dpr), theme, special, colours)
    painter.end()
    bits = np.frombuffer(image.constBits(), np.uint32).reshape(high, image.bytesPerLine() // 4)
    return bits[:, :wide].copy()


def draw_special(
    painter: QPainter, rect: QRectF, theme: Theme, special: Special, colours: tuple[int, int]
) -> None:
    """Draw a cell without a number: hatched, crossed, covered or with a letter."""
    ground, ink = (QColor.fromRgb(c) for c in colours)
    painter.fillRect(rect, ground)
    if special.hatched:
        _hatch(painter, rect, theme)
    if special.crossed:
        painter.setPen(QPen(ink, theme.line(1)))
        inner = rect.adjusted(*(s * rect.height() * 0.3 for s in (1, 1, -1, -1)))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
    if special.text:
        px = min(theme.size("label"), int(rect.height() * 0.7))
        if px >= 6:
            painter.setFont(theme.font("label", bold=special.text.isalnum(), px=px))
            painter.setPen(ink)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, special.text)


def _hatch(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw 45 degree lines, the same in every cell."""
    step = min(theme.px(HATCH_STEP), rect.height() / 2)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.hatch_line, theme.hairline))
    offset = -rect.height()
    while offset < rect.width():
        start = QPointF(rect.x() + offset, rect.bottom())
        painter.drawLine(start, start + QPointF(rect.height(), -rect.height()))
        offset += step
    painter.restore()


def _paint_vector(
    painter: QPainter,
    grid: Grid,
    theme: Theme,
    layout: GridLayout,
    look: Look,
    *,
    plan: tuple[int, int] | None,
) -> None:
    """Draw cell by cell: rectangles and text stay rectangles and text in SVG and PDF."""
    shown = {
        cell: special
        for special, where in look.specials.items()
        for cell in zip(*(axis.tolist() for axis in np.nonzero(where)), strict=True)
    }
    painter.setFont(theme.font("cell", px=plan[0] if plan else None))
    for r, row in enumerate(layout.rows):
        for c, col in enumerate(layout.cols):
            rect = layout.cell_rect(row, col)
            special = shown.get((r, c))
            code = int(look.codes[r, c])
            ink = QColor.fromRgb(int(look.table.inks[code]))
            if special:
                painter.save()
                draw_special(painter, rect, theme, special, _colours(look, special))
                painter.restore()
            else:
                painter.fillRect(rect, QColor.fromRgb(int(look.table.grounds[code])))
                if plan and look.numbered[r, c]:
                    painter.setPen(ink)
                    value = float(look.values[r, c])
                    text = numbers.cell_text(value, grid.style, plan[1])
                    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
                elif grid.style != "none" and look.numbered[r, c] and look.values[r, c] < 0:
                    _draw_corner(painter, rect.bottomLeft(), ink, rect, up=-1.0, along=1.0)
            if look.changed is not None and look.changed[r, c]:
                _draw_corner(painter, rect.topRight(), ink, rect, up=1.0, along=-1.0)
            painter.setPen(QPen(theme.grid, theme.hairline))
            painter.drawLine(rect.topLeft(), rect.topRight())
            painter.drawLine(rect.topLeft(), rect.bottomLeft())


def _draw_corner(
    painter: QPainter, at: QPointF, ink: QColor, rect: QRectF, *, up: float, along: float
) -> None:
    size = max(3.0, CORNER * min(rect.width(), rect.height()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([at, at + QPointF(along * size, 0), at + QPointF(0, up * size)]))
