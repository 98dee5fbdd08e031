"""What can fill the picture in a lesson: the two rows that meet in a cell, a row, two matrices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from attnviz import rounding
from attnviz.tabs.step_by_step.canvas.by_hand_line import line_height, paint_line
from attnviz.tabs.step_by_step.canvas.cell_size import sign_width
from attnviz.tabs.step_by_step.canvas.grids import grid_of, grids_of
from attnviz.tabs.step_by_step.canvas.paint import (
    arithmetic,
    lit_grid,
    paint_signs,
    row_signs,
    signs_of,
    veiled,
)
from attnviz.tabs.step_by_step.state.as_before import rows_as_before
from attnviz.tabs.step_by_step.state.lighting import Lights
from attnviz.tabs.step_by_step.state.plan import PANES
from attnviz.tabs.step_by_step.state.state import Lit, State
from attnviz.ui.grid.layout import measure_grid
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.row_signs import LEAST, SAME, paint_row_signs
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.numbers import cell_text, fixed, one_decimal_percent, whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.tab.enlargement import Part
from attnviz.ui.tab.large_lines import LargeLine, paint_lines

MEETING = {
    "Q": ("X", "W_Q"), "K": ("X", "W_K_used"), "V": ("X", "W_V_used"),
    "scores": ("Q", "K_T"), "z": ("pattern", "V"),
}  # fmt: skip
"""The two matrices of which a row and a column meet in a cell of a product."""


LARGEST_CELL, LEAST_CELL = 96.0, 12.0  # px of the design
LINES = 1  # of the arithmetic
LINE_GAP = 12.0
MARKS = 70.0  # beside a matrix, for what is said of its rows


def paint_operands(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write the row and the column that meet in the lit cell under each other."""
    one, (array, row, column) = state.one, state.lit
    if array not in MEETING:
        paint_row(painter, rect, theme, state)
        return
    left, right = MEETING[array]
    first, second = grid_of(one, PANES[left]), grid_of(one, PANES[right])
    asker, source = first.row_name(row), second.column_name(column)
    lines = [
        _line(state, left, row, f"{PANES[left].symbol}  {asker}", theme),
        _line(state, right, column, f"{PANES[right].symbol}  {source}", theme, of_column=True),
    ]
    if not state.hides(array) and state.tells:
        lines += _product(state, left, right, state.lit)
    paint_lines(painter, rect, theme, lines)


def _product(state: State, left: str, right: str, cell: Lit) -> list[LargeLine]:
    """Return the products of the two, and under them their sum."""
    array, row, column = cell
    products = state.one.slice(left)[row] * state.one.slice(right)[:, column]
    total = _text(grid_of(state.one, PANES[array]), row, column)
    last = len(products) - 1
    return [
        LargeLine("×", tuple(fixed(float(x)) for x in products)),
        LargeLine(PANES[array].symbol, (*[""] * last, total), bold=True),
    ]


def paint_row(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write the lit row of the result of the step, with the names of its columns over it."""
    array, row, _ = state.lit
    grid = grid_of(state.one, PANES[array])
    names = tuple(grid.column_name(column) for column in range(grid.shape[1]))
    label = f"{PANES[array].symbol}  {grid.row_name(row)}"
    lines = [LargeLine("", names, theme.muted), _line(state, array, row, label, theme)]
    paint_lines(painter, rect, theme, lines)


def _line(
    state: State, array: str, place: int, label: str, theme: Theme, *, of_column: bool = False
) -> LargeLine:
    grid = grid_of(state.one, PANES[array], projector=True)
    n = grid.shape[0 if of_column else 1]
    places = [(i, place) if of_column else (place, i) for i in range(n)]
    if state.hides(array):
        cells = ("?",) * n
    else:
        finer = not of_column and _sum_off(grid, places)
        cells = tuple(_text(grid, *at, finer=finer) for at in places)
    colours = {"Q": theme.Q, "K": theme.K, "K_T": theme.K, "V": theme.V}
    return LargeLine(label, cells, colours.get(array), bold=True)


def _sum_off(grid: Grid, places: Sequence[tuple[int, int]]) -> bool:
    """Whether the whole per cents of a row do not add up to 100."""
    if grid.style != "percent":
        return False
    whole = sum(rounding.whole(100 * grid.at(*at)) for at in places if not _is_hidden(grid, *at))
    return whole != 100


def _is_hidden(grid: Grid, row: int, column: int) -> bool:
    return grid.hidden is not None and bool(grid.hidden[row, column])


def _text(grid: Grid, row: int, column: int, *, finer: bool = False) -> str:
    """Return a number as its cell shows it; the sign of the mask where it hides one.

    Parameters
    ----------
    finer : a share has a decimal
    """
    if _is_hidden(grid, row, column):
        return grid.hidden_text or "–"
    value = grid.at(row, column)
    if grid.style == "percent":
        return one_decimal_percent(value) if finer else whole_percent(value)
    return cell_text(value, grid.style if grid.style == "nonzero" else "decimals", grid.digits)


def paint_ends(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the vectors that go in beside those that come out.

    Where a number that goes in is chosen it alone is outlined: what comes of it is to be found.
    """
    kept = state.selection.cell
    all_lit = state.lights(state.lit)
    if kept is not None and kept[0] == "X":
        row, column = kept[1]
        all_lit = {"X": Lights(cells=((row, column),))}
    gap = theme.px(32)
    wide = (rect.width() - gap) / 2
    for place, array in enumerate(("X", "out")):
        whole = grid_of(state.one, PANES[array], projector=True)
        grid = _picture_of(whole, state.cover_of(array))
        at = QRectF(rect.x() + place * (wide + gap), rect.y(), wide, rect.height())
        lit = all_lit.get(array, Lights())
        if array == "out":
            grid = replace(grid, row_labels=_marked(grid.row_labels, state))
        paint_grid(painter, lit_grid(grid, lit), theme, at)


def _picture_of(grid: Grid, cover: Ballot | None) -> Grid:
    """Return a grid as far as it may be seen; nobody types into it, so no pencil says so."""
    return veiled(grid, cover).but(editable=False)


def _marked(names: Sequence[str], state: State) -> list[str]:
    """Put a sign before the names of rows that came out as before, where that is asked for."""
    same = rows_as_before(state, "out")
    if not same:
        return list(names)
    return [f"{SAME if s else LEAST}  {name}" for s, name in zip(same, names, strict=True)]


def paint_result(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the matrices of the step side by side, and under them how a kept cell comes about."""
    one, step = state.one, state.step
    lit, marked = state.lights(state.lit), row_signs(state)
    grids = {
        name: lit_grid(
            replace(_picture_of(grid, state.cover_of(name)), legend=False),
            lit.get(name, Lights()),
        )
        for name, grid in grids_of(one, step, projector=True).items()
    }
    room = QRectF(rect)
    if state.selection.cell is not None and state.tells:
        line = line_height(theme, LINES)
        room.setBottom(rect.bottom() - line - theme.px(LINE_GAP))
        at = QRectF(rect.x(), rect.bottom() - line, rect.width(), line)
        paint_line(painter, at, arithmetic(state, state.lit), theme)
    signs = signs_of(one, step)
    beside = theme.px(MARKS) if marked else 0.0
    between = [sign_width(sign, theme) for sign in signs]
    cell = _largest_cell(tuple(grids.values()), theme, room, sum(between) + beside)
    sizes = [measure_grid(grid, theme, cell) for grid in grids.values()]
    x = room.x() + (room.width() - sum(s.width() for s in sizes) - sum(between) - beside) / 2
    tops = [
        size.height() - grid.shape[0] * cell
        for size, grid in zip(sizes, grids.values(), strict=True)
    ]
    high = max(size.height() for size in sizes)
    y = room.y() + max(0.0, (room.height() - high) / 2)
    places = []
    for place, (name, grid) in enumerate(grids.items()):
        # Their first rows lie on one line, whether they have names of columns or not.
        at = QRectF(x, y + max(tops) - tops[place], sizes[place].width(), sizes[place].height())
        laid = paint_grid(painter, grid, theme, at, cell, vector=True)
        if name in marked:
            paint_row_signs(painter, theme, laid, marked[name], rect.right())
        x += sizes[place].width()
        if place < len(signs):
            places.append(QPointF(x + between[place] / 2, laid.cells.center().y()))
            x += between[place]
    paint_signs(painter, signs, places, theme)


def _largest_cell(grids: Sequence[Grid], theme: Theme, room: QRectF, between: float) -> float:
    """Return the largest cells with which matrices fit side by side."""
    cell = theme.px(LARGEST_CELL)
    while cell > theme.px(LEAST_CELL):
        sizes = [measure_grid(grid, theme, cell) for grid in grids]
        wide = sum(size.width() for size in sizes) + between
        if wide <= room.width() and max(size.height() for size in sizes) <= room.height():
            break
        cell -= 1
    return float(int(cell))


PARTS: dict[str, Part[State]] = {
    "operands": paint_operands,
    "row": paint_row,
    "result": paint_result,
    "input and output": paint_ends,
}
