"""Paint the cells of a grid: as one picture on the screen, cell by cell for vectors."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from attnviz.language import mark, tr
from attnviz.ui.grid.cell_look import BARE, BOTH, Edge, Look, edges_of, look_at
from attnviz.ui.grid.cell_picture import CORNER, NOTCHED, CellPicture, image_of, line_width
from attnviz.ui.grid.cell_special import draw_special
from attnviz.ui.grid.hatch import draw_hatch_over, runs
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.grid.text_plan import TextPlan, text_plan
from attnviz.ui.grid.value import Bools, Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.text import write_amid
from attnviz.ui.look.theme import Theme

NOTHING = mark("Nothing to show: no number here is finite.")


def paint_cells(
    painter: QPainter,
    grid: Grid,
    theme: Theme,
    layout: GridLayout,
    *,
    vector: bool = False,
    picture: CellPicture | None = None,
    closed: bool = True,
) -> None:
    """Paint every cell in sight, with its number where one fits.

    Parameters
    ----------
    picture
        The cells as already composed for this grid and layout; None composes them here.
    closed
        Draw the lines at the right and the lower edge too, which lie just beyond the cells; around
        cells that have no lines of their own, all four.
    """
    if not layout.rows or not layout.cols:
        return
    if not layout.whole:
        _paint_reduced(painter, grid, theme, layout, picture or CellPicture())
    elif vector:
        _paint_vector(painter, grid, theme, layout)
    else:
        if picture is None:
            picture = CellPicture()
            picture.update(grid, theme, layout, painter.device().devicePixelRatio())
        painter.drawImage(layout.cells.topLeft(), picture.image)
    if closed:
        close(painter, layout.cells, theme, around=not layout.whole)
    if not (picture and picture.some_number) and nothing_there(grid, layout):
        _say_nothing(painter, theme, layout)


def nothing_there(grid: Grid, layout: GridLayout) -> bool:
    """Whether no cell in sight has a number, nor a reason to have none."""
    return not grid.tiled and bool(np.isnan(grid.block(layout.rows, layout.cols)).all())


def _paint_reduced(
    painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout, picture: CellPicture
) -> None:
    dpr = painter.device().devicePixelRatio()
    wide = max(1, round(layout.cells.width() * dpr))
    high = max(1, round(layout.cells.height() * dpr))
    pixels = picture.reduced(grid, theme, layout, (high, wide), dpr)
    painter.drawImage(layout.cells.topLeft(), image_of(pixels, dpr))


def _paint_vector(painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout) -> None:
    """Draw cell by cell: rectangles and text stay rectangles and text in SVG and PDF."""
    look = look_at(grid, theme, layout.rows, layout.cols)
    plan = text_plan(grid, theme, layout.cell_w, layout.cell_h, look.values, ends=look.ends)
    bare = None if look.hatch is None else look.hatch == BARE
    _fill_runs(painter, layout, look)
    if bare is not None:
        draw_hatch_over(painter, layout.cells, bare, theme)
    shown = {
        cell: special
        for special, where in look.specials.items()
        if not (special.hatched and not special.text)
        for cell in zip(*(axis.tolist() for axis in np.nonzero(where)), strict=True)
    }
    for r, row in enumerate(layout.rows):
        for c, col in enumerate(layout.cols):
            if bare is not None and bare[r, c]:
                continue
            rect = layout.cell_rect(row, col)
            special = shown.get((r, c))
            if special:
                table = look.table
                colours = int(table.grounds[special.code]), int(table.inks[special.code])
                draw_special(painter, rect, theme, special, colours)
            else:
                _draw_number(painter, rect, look, (r, c), grid=grid, theme=theme, plan=plan)
    if look.changed is not None:
        for r, c in np.argwhere(look.changed).tolist():
            ink = QColor.fromRgb(int(look.table.inks[look.codes[r, c]]))
            rect = layout.cell_rect(layout.rows[r], layout.cols[c])
            _draw_corner(painter, rect, ink, upper_right=True)
    _draw_lines(painter, layout, theme, look)


def _fill_runs(painter: QPainter, layout: GridLayout, look: Look) -> None:
    """Fill the grounds of all cells, of which those beside each other are often alike."""
    colours = look.table.grounds.take(look.codes)
    for colour in np.unique(colours).tolist():
        for rect in _run_rects(layout, colours == colour):
            painter.fillRect(rect, QColor.fromRgb(colour))


def _run_rects(layout: GridLayout, marked: Bools) -> list[QRectF]:
    """Return one rectangle for each run of marked cells in a row."""
    found = []
    for r, begin, end in runs(marked):
        first = layout.cell_rect(layout.rows[r], layout.cols[begin])
        found.append(first.united(layout.cell_rect(layout.rows[r], layout.cols[end - 1])))
    return found


def _draw_number(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    cell: tuple[int, int],
    *,
    grid: Grid,
    theme: Theme,
    plan: TextPlan | None,
) -> None:
    code, value = int(look.codes[cell]), look.values[cell]
    ink = QColor.fromRgb(int(look.table.inks[code]))
    if not look.numbered[cell]:
        return
    if plan:
        painter.setFont(theme.font("cell", px=plan.px))
        painter.setPen(ink)
        text = numbers.cell_text(value, grid.style, plan.digits)
        write_amid(painter, rect, text)
    elif (
        grid.style != "none"
        and value < grid.notched
        and min(rect.width(), rect.height()) >= NOTCHED
    ):
        _draw_corner(painter, rect, ink, upper_right=False)


def _draw_lines(painter: QPainter, layout: GridLayout, theme: Theme, look: Look) -> None:
    """Draw the lines of all cells, each as long as it goes on.

    Filled, since a line of 1.5 px would be blurred.
    """
    thick = line_width(theme, 1.0)
    shape = len(layout.rows), len(layout.cols)
    edges = np.full(shape, BOTH, np.uint8) if look.hatch is None else edges_of(look.hatch)
    for above, left, colour in (
        (Edge.FAINT, Edge.FAINT, theme.hatch_grid), (Edge.ABOVE, Edge.LEFT, theme.grid),
    ):  # fmt: skip
        for rect in _run_rects(layout, (edges & above) != 0):
            painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), thick), colour)
        for c, begin, end in runs(((edges & left) != 0).T):
            first = layout.cell_rect(layout.rows[begin], layout.cols[c])
            high = layout.cell_rect(layout.rows[end - 1], layout.cols[c]).bottom() - first.y()
            painter.fillRect(QRectF(first.x(), first.y(), thick, high), colour)
    for r, c in np.argwhere(edges & Edge.CORNER).tolist():
        rect = layout.cell_rect(layout.rows[r], layout.cols[c])
        painter.fillRect(QRectF(rect.x(), rect.y(), thick, thick), theme.grid)


def close(painter: QPainter, cells: QRectF, theme: Theme, *, around: bool) -> None:
    """Draw the lines at the right and the lower edge of all cells, or all around, beyond them."""
    thick = line_width(theme, 1.0)
    wide, high = cells.width() + thick, cells.height() + thick
    painter.fillRect(QRectF(cells.x(), cells.bottom(), wide, thick), theme.grid)
    painter.fillRect(QRectF(cells.right(), cells.y(), thick, high), theme.grid)
    if around:
        painter.fillRect(
            QRectF(cells.x() - thick, cells.y() - thick, wide + thick, thick), theme.grid
        )
        painter.fillRect(QRectF(cells.x() - thick, cells.y(), thick, high), theme.grid)


def _draw_corner(painter: QPainter, rect: QRectF, ink: QColor, *, upper_right: bool) -> None:
    size = max(3.0, CORNER * min(rect.width(), rect.height()))
    at = rect.topRight() if upper_right else rect.bottomLeft()
    out = QPointF(-size, size) if upper_right else QPointF(size, -size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([at, at + QPointF(out.x(), 0), at + QPointF(0, out.y())]))


def _say_nothing(painter: QPainter, theme: Theme, layout: GridLayout) -> None:
    painter.setFont(theme.font("tick"))
    room = QRectF(0, 0, max(layout.cells.width(), 140.0), theme.size("tick") * 4)
    room.moveCenter(layout.cells.center())
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    said = tr(NOTHING)
    used = painter.boundingRect(room, flags, said)
    painter.fillRect(used.adjusted(-4, -2, 4, 2), theme.surface)
    painter.setPen(theme.text)
    painter.drawText(room, flags, said)
