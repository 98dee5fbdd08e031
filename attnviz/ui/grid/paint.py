"""Paint a whole grid by QPainter: title, names, cells, outlines, scale. Screen and export alike."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from attnviz.ui.grid.cell_paint import paint_cells
from attnviz.ui.grid.held_marks import paint_held
from attnviz.ui.grid.layout import CellSize, GridLayout, layout_grid
from attnviz.ui.grid.legend import paint_legend
from attnviz.ui.grid.value import Cell, Grid
from attnviz.ui.look import icons
from attnviz.ui.look.labels import NARROWEST, elided, halves, visible
from attnviz.ui.look.text import fitted_name, shrunk_font, write_within
from attnviz.ui.look.theme import Theme

SMALLER_TITLE = 0.8  # times the usual letters, where a title is a little wider than its grid
SMALL_CELL = 24.0  # px under which outlines are thinner
PENCIL = 13.0  # px of the design
ROUNDING = 3.0  # px of the design: corners of outlines
MIDDLE = Qt.AlignmentFlag.AlignVCenter
ACCENTS = 0.93  # from the base line to the top of a capital with an accent, of the text size


def paint_grid(
    painter: QPainter,
    grid: Grid,
    theme: Theme,
    rect: QRectF,
    cell: CellSize = None,
    *,
    vector: bool = False,
    first: Cell = (0, 0),
    cursor: Cell | None = None,
) -> GridLayout:
    """Paint `grid` into `rect` and return where its parts lie.

    Parameters
    ----------
    cell
        Cell size in pixels; None takes as much of `rect` as fits.
    vector
        Draw every cell and number on its own, for SVG, PDF and scaled pictures.
    first
        First row and column in sight, where not all fit.
    cursor
        Cell with the focus ring.
    """
    dpr = 1.0 if vector else painter.device().devicePixelRatio()
    layout = layout_grid(grid, theme, rect, cell, dpr=dpr, first=first)
    painter.save()
    paint_title(painter, grid, theme, layout)
    paint_row_names(painter, grid, theme, layout, cursor)
    paint_column_names(painter, grid, theme, layout, cursor)
    paint_cells(painter, grid, theme, layout, vector=vector)
    paint_marks(painter, grid, theme, layout, cursor)
    for bar in place_bars(grid, theme, layout):
        paint_place(painter, theme, bar)
    if grid.legend:
        paint_legend(painter, layout.legend, grid, theme)
    painter.restore()
    return layout


def paint_title(painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout) -> None:
    """Paint title, badge, the name of the column axis and the pencil of what can be changed."""
    font = theme.font("body", bold=True)
    room = layout.title
    badge = QFontMetricsF(font).horizontalAdvance(grid.badge) + theme.px(8) if grid.badge else 0.0
    if grid.title:
        _write_title(painter, grid, theme, layout, room.width() - badge)
    if grid.badge:
        painter.setFont(font)
        painter.setPen(theme.colour(grid.badge_colour))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | MIDDLE, grid.badge)
    if grid.column_axis:
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.muted)
        text = elided(grid.column_axis, QFontMetricsF(theme.font("tick")), room.width())
        painter.drawText(layout.column_axis, Qt.AlignmentFlag.AlignCenter, text)
    if grid.editable and not grid.holds:
        _paint_pencil(painter, theme, layout)


def _write_title(
    painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout, width: float
) -> None:
    """Write the title into `width`, at the left or over the middle of the cells."""
    room = layout.title
    if grid.title_align == "left":
        width = grid.title_room or width
        font = left_title_font(grid, theme, width)
        runs = _title_runs(grid, theme, elided(grid.title, QFontMetricsF(font), width + 1), font)
        x = room.x()
    else:
        runs = _title_runs(
            grid, theme, grid.title, _title_font(grid, theme, grid.title_room or room.width())
        )
        wide = sum(run.wide for run in runs)
        x = _title_over(layout, wide + 2.0).center().x() - wide / 2
    for run in runs:
        painter.setFont(run.font)
        painter.setPen(run.colour)
        at = QRectF(x, room.y(), run.wide + 2, room.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignLeft | MIDDLE, run.text)
        x += run.wide


def left_title_font(grid: Grid, theme: Theme, width: float) -> QFont:
    """Return the letters of a title at the left: smaller where it has less room than it needs."""
    return shrunk_font(grid.title, theme, "body", width, bold=True)


class _Run(NamedTuple):
    """Letters of a title in one font and colour."""

    text: str
    font: QFont
    colour: QColor

    @property
    def wide(self) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(self.text)


def _title_runs(grid: Grid, theme: Theme, text: str, font: QFont) -> list[_Run]:
    """Return what comes before two blanks from what comes after."""
    colour = theme.colour(grid.title_colour)
    symbol, gap, name = text.partition("  ")
    if not gap:
        return [_Run(text, font, colour)]
    if grid.title_first == "number":
        return [_Run(symbol + gap, font, theme.muted), _Run(name, font, colour)]
    plain = theme.font("body", bold=False, px=font.pixelSize())
    return [_Run(symbol + gap, font, colour), _Run(name, plain, colour)]


def title_width(grid: Grid, theme: Theme) -> float:
    """Return the room that the title of a grid needs for letters of the usual size."""
    metrics = QFontMetricsF(theme.font("body", bold=True))
    return metrics.horizontalAdvance(grid.title) + 2.0 if grid.title else 0.0


def _title_over(layout: GridLayout, wide: float) -> QRectF:
    """Return where a title goes: centred over the cells, then over the names too, then beyond."""
    room = layout.title
    wide = max(layout.cells.width(), wide)
    x = min(layout.cells.center().x() - wide / 2, room.right() - wide)
    return QRectF(max(room.x(), x), room.y(), wide, room.height())


def _title_font(grid: Grid, theme: Theme, width: float) -> QFont:
    """Return the letters of a title: a little smaller if it is whole over its grid then."""
    font = theme.font("body", bold=True)
    wide = title_width(grid, theme)
    if width < wide <= width / SMALLER_TITLE:
        font.setPixelSize(int(font.pixelSize() * width / wide))
    return font


def _paint_row_axis(painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout) -> None:
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    painter.save()
    painter.translate(layout.row_axis.bottomLeft())
    painter.rotate(-90)
    room = QRectF(0, 0, layout.row_axis.height(), layout.row_axis.width())
    text = elided(grid.row_axis, QFontMetricsF(theme.font("tick")), room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _paint_pencil(painter: QPainter, theme: Theme, layout: GridLayout) -> None:
    """Draw a pencil at the corner of the names, if there are any: this matrix can be changed."""
    size = theme.px(PENCIL)
    corner = layout.cells.topLeft() - QPointF(size + theme.px(1), size + theme.px(1))
    if corner.y() >= layout.bounds.top():
        icons.draw(painter, "pencil", QRectF(corner.x(), corner.y(), size, size), theme.accent)


def named(count: range, step: int, bold: set[int]) -> Iterator[int]:
    """Yield which names are written: every step-th, and bold ones instead of neighbours."""
    for index in count:
        if index in bold or (
            (index - count.start) % step == 0
            and not any(index - step < b < index + step for b in bold if b in count)
        ):
            yield index


def paint_row_names(
    painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout, cursor: Cell | None
) -> None:
    """Paint the names beside the rows: shortened, thinned out, never overlapping."""
    if grid.row_axis:
        _paint_row_axis(painter, grid, theme, layout)
    if not len(grid.row_labels) or layout.row_names.width() <= 0:
        return
    bold = {*grid.lit_rows, *grid.bold_rows}
    if cursor:
        bold.add(cursor[0])
    room = layout.row_names.width() - theme.px(6)
    align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    fonts = [theme.font(layout.row_role, bold=b) for b in (False, True)]
    role, high = layout.row_role, max(layout.cell_h, QFontMetricsF(fonts[0]).height())
    dimmed = set(grid.dimmed_rows)
    look = None
    for row in named(layout.rows, layout.row_step, bold):
        cell = layout.cell_rect(row, layout.cols.start)
        strong = row in bold
        if look != (look := (strong, row in dimmed)):
            painter.setFont(fonts[strong])
            painter.setPen(theme.muted if row in dimmed else theme.text)
        at = QRectF(layout.row_names.x(), cell.center().y() - high / 2, room, high)
        # The room was measured for the longest name; a rounding error must not shorten that.
        name = fitted_name(grid.row_labels[row], theme, role, room + 1, bold=strong)
        painter.drawText(at, align, name)


def paint_column_names(
    painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout, cursor: Cell | None
) -> None:
    """Paint the names over the columns, upright where they would not fit side by side."""
    if not len(grid.column_labels):
        return
    bold = set(grid.lit_columns)
    if cursor:
        bold.add(cursor[1])
    fonts = [theme.font("tick", bold=b) for b in (False, True)]
    metrics = [QFontMetricsF(font) for font in fonts]
    names = layout.column_names
    gap, between = theme.px(4), theme.px(6)
    for col in named(layout.cols, layout.column_step, bold):
        strong = col in bold
        painter.setFont(fonts[strong])
        painter.setPen(theme.text if strong else theme.muted)
        cell = layout.cell_rect(layout.rows.start, col)
        if not layout.vertical_names:
            at = QRectF(cell.x(), names.y(), cell.width(), names.height())
            room = cell.width() / NARROWEST
            text = fitted_name(grid.column_labels[col], theme, "tick", room, bold=strong)
            # Clear of the focus ring, also where a font wants more room above than accents take.
            rise = min(metrics[strong].ascent(), ACCENTS * theme.size("tick"))
            base = QPointF(at.center().x(), at.y() + rise)
            write_within(painter, base, text, cell.width() - between)
            continue
        high, room = metrics[strong].height(), names.height() - gap
        parts = [visible(grid.column_labels[col])]
        # Bold decides for both: a name that is lit keeps its lines.
        if layout.name_lines > 1 and metrics[True].horizontalAdvance(parts[0]) > room:
            parts = [part.rstrip() for part in halves(parts[0])]
        painter.save()
        painter.translate(cell.center().x() - high * len(parts) / 2, names.bottom() - gap)
        painter.rotate(-90)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for line, part in enumerate(parts):
            at = QRectF(0, line * high, room, high)
            text = metrics[strong].elidedText(part, Qt.TextElideMode.ElideRight, room + 1)
            painter.drawText(at, align, text)
        painter.restore()


def paint_marks(
    painter: QPainter, grid: Grid, theme: Theme, layout: GridLayout, cursor: Cell | None
) -> None:
    """Paint what lies over the cells: marks of held ones, outlines of lit ones, the focus ring."""
    paint_held(painter, grid, theme, layout)
    line, around_cell = outlines(theme, layout)
    radius = theme.px(ROUNDING)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rows, cols = grid.shape
    spans = [(line, (r, 0), (r, cols - 1)) for r in grid.lit_rows]
    spans += [(line, (0, c), (rows - 1, c)) for c in grid.lit_columns]
    spans += [(around_cell, cell, cell) for cell in grid.lit_cells]
    for width, first, last in spans:
        rect = layout.span_rect(first, last)
        if not rect.isEmpty():
            painter.setPen(QPen(theme.select_edge, width))
            painter.drawRoundedRect(rect, radius, radius)
    if cursor and cursor[0] in layout.rows and cursor[1] in layout.cols:
        paint_focus(painter, theme, layout.cell_rect(*cursor))


def outlines(theme: Theme, layout: GridLayout) -> tuple[float, float]:
    """Return how thick the outline of a lit row or column is, and that of a lit cell."""
    small = min(layout.cell_w, layout.cell_h) < SMALL_CELL
    return (theme.line(1.5), theme.line(2)) if small else (theme.line(2), theme.line(3))


def paint_focus(painter: QPainter, theme: Theme, cell: QRectF) -> None:
    """Paint the ring around what has the keyboard."""
    width = 3.0 if theme.projector else 2.0
    gap = 2.0 + width / 2
    painter.setPen(QPen(theme.surface, width + 3))
    painter.drawRoundedRect(cell.adjusted(-gap, -gap, gap, gap), 4, 4)
    painter.setPen(QPen(theme.focus, width))
    painter.drawRoundedRect(cell.adjusted(-gap, -gap, gap, gap), 4, 4)


def place_bars(grid: Grid, theme: Theme, layout: GridLayout) -> tuple[QRectF, QRectF]:
    """Return where the bars lie that tell which rows and which columns of a long grid are in sight.

    Empty for what is in sight whole.
    """
    rows, cols = grid.shape
    cells, thick = layout.cells, theme.px(4)
    beside, below = QRectF(), QRectF()
    if len(layout.rows) < rows:
        scale = cells.height() / rows
        long = max(thick * 2, len(layout.rows) * scale)
        y = min(cells.y() + layout.rows.start * scale, cells.bottom() - long)
        beside = QRectF(cells.right() + 3, y, thick, long)
    if len(layout.cols) < cols:
        scale = cells.width() / cols
        long = max(thick * 2, len(layout.cols) * scale)
        x = min(cells.x() + layout.cols.start * scale, cells.right() - long)
        below = QRectF(x, cells.bottom() + 3, long, thick)
    return beside, below


def paint_place(painter: QPainter, theme: Theme, bar: QRectF) -> None:
    """Paint one of the `place_bars`."""
    if bar.isEmpty():
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.border)
    painter.drawRoundedRect(bar, 2, 2)


def sample_grid() -> Grid:
    """Return a grid that shows most marks, for a look at this module alone."""
    values = np.array([[-0.8, -0.2, -1.5, -0.9], [0.6, -1.0, -1.0, -0.2],
                       [1.6, 0.3, -0.3, 0.1], [1.2, -0.4, -2.1, 0.5]])  # fmt: skip
    return Grid(
        values, title="Q  queries", title_colour="Q", quantity="signed", legend=True,
        row_labels=("The", "cat", "sat", "down"), column_labels=("d₀", "d₁", "d₂", "d₃"),
        lit_rows=(2,), editable=True,
    )  # fmt: skip
