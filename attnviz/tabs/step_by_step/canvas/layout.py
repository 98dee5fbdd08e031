"""Where the matrices, the signs between them, the arithmetic, the formula and the chips lie.

Pure: sizes in, rectangles out. A small example keeps one cell size on all twelve steps, so that
nothing jumps; larger documents take for each step what its matrices allow, and where they are too
wide for numbers, as in a language model, each matrix is a map of its own cells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from attnviz.tabs.step_by_step.canvas.cell_size import (
    TINY,
    Cells,
    CellSize,
    Measure,
    StepSizeHint,
    choose_cells,
    common_cells,
    is_wide,
    least_cell,
    least_room,
    roomy,
    whole_from_sharp,
)
from attnviz.ui.look.theme import Theme

TOP, UNDER_CELLS, UNDER_LINE, BOTTOM = 8.0, 12.0, 10.0, 14.0
MARGIN = 16.0
CHIPS_HEIGHT = 48.0
LEAST_BESIDE_LENS = 230.0  # px of the design: matrices that are lower have no lens under them
MAP_CELL = 34.0  # px of the design: cells of a map without numbers are not larger


@dataclass(frozen=True, eq=False)
class StepLayout:
    """Rectangles of one step, in the coordinates of the canvas.

    Parameters
    ----------
    panes : array -> its room, title and names included
    cells : cell size of all matrices alike
    maps : cell sizes of matrices that are maps of their own
    signs : where each sign between matrices is centred
    lens : the products of a cell, None = not shown
    line, strip, chips : the arithmetic, the formula (None = not shown), the chips
    """

    panes: Mapping[str, QRectF]
    cells: Cells
    signs: tuple[QPointF, ...]
    line: QRectF
    strip: QRectF | None
    chips: QRectF
    host: QRectF = field(default_factory=QRectF)
    maps: Mapping[str, CellSize] = field(default_factory=dict)
    lens: QRectF | None = None

    def cell(self, name: str) -> CellSize:
        """Return the cell size of a matrix."""
        return self.maps.get(name, (self.cells.wide, self.cells.high))


@dataclass(frozen=True)
class LowerHeights:
    """Heights of what lies under the matrices.

    Parameters
    ----------
    line : of the arithmetic
    strip : of the formula; 0 when it is not wanted, and `forced` when it was asked for
    short_line : of arithmetic in smaller letters, where more rows are in sight for that
    lens : of the products of a cell, 0 when it is not wanted; it gives way to the cells
    """

    line: float
    strip: float
    forced: bool = False
    short_line: float = 0.0
    lens: float = 0.0


def arrange(
    size: QSizeF,
    theme: Theme,
    measure: Measure,
    names: Sequence[Sequence[str]],
    *,
    current: int,
    lower_heights: LowerHeights,
) -> StepLayout:
    """Lay out one step.

    Parameters
    ----------
    size : of the canvas
    measure : gives the demands of all steps for cells of a size, as names may stand upright
    names : arrays of all steps
    current : which of them, from 0
    lower_heights : what else wants room; a formula that was not asked for gives way to the cells
    """
    margin, chips_high = theme.px(MARGIN), theme.px(CHIPS_HEIGHT)
    chips = QRectF(
        margin,
        size.height() - theme.px(BOTTOM) - chips_high,
        size.width() - 2 * margin,
        chips_high,
    )
    top = theme.px(TOP)
    strip_high = lower_heights.strip + theme.px(UNDER_LINE) if lower_heights.strip else 0.0
    whole = chips.top() - top - theme.px(UNDER_CELLS + UNDER_LINE)
    whole -= strip_high if lower_heights.forced else 0.0
    lens_high = lower_heights.lens + theme.px(UNDER_CELLS) if lower_heights.lens else 0.0
    if whole - lens_high < theme.px(LEAST_BESIDE_LENS):
        lens_high = 0.0
    whole -= lens_high

    def settled(line: float) -> Settled:
        return _settled(measure, current, QSizeF(size.width(), whole - line), theme)

    line_high = lower_heights.line
    found = settled(line_high)
    if lower_heights.short_line and _is_small(found, theme):
        other = settled(lower_heights.short_line)
        if (other.cells.high, other.cells.rows) > (found.cells.high, found.cells.rows):
            found, line_high = other, lower_heights.short_line
    considered, cells = found.size_hints, found.cells
    size_hint = considered[current] if found.shared else considered[0]
    maps: tuple[CellSize, ...] = ()
    used = max(min(d.rows, cells.rows) * cells.high + d.over + d.under for d in considered)
    if not found.shared and is_wide(size_hint) and _wants_maps(cells, size_hint, theme):
        size_hint, maps = _maps(measure, current, QSizeF(size.width(), whole - line_high), theme)
        used = max(
            hint.rows * high + size_hint.over + size_hint.under
            for hint, (_, high) in zip(size_hint.grid_hints, maps, strict=True)
        )
    under = top + used + theme.px(UNDER_CELLS)
    lens = None
    if lens_high:
        lens = QRectF(margin, under, size.width() - 2 * margin, lower_heights.lens)
    line = QRectF(margin, under + lens_high, size.width() - 2 * margin, line_high)
    strip = None
    left_over = chips.top() - line.bottom() - theme.px(UNDER_LINE)
    if lower_heights.strip and (lower_heights.forced or left_over >= strip_high):
        space = max(0.0, left_over + theme.px(UNDER_LINE) - lower_heights.strip)
        strip = QRectF(margin, line.bottom() + space / 2, line.width(), lower_heights.strip)
    shown = [
        (*maps[i], hint.rows, hint.columns)
        if maps
        else (cells.wide, cells.high, min(hint.rows, cells.rows), min(hint.columns, cells.columns))
        for i, hint in enumerate(size_hint.grid_hints)
    ]
    panes, signs = _panes(
        size_hint, names[current], [Cells(*each) for each in shown], width=size.width(), top=top
    )
    host = QRectF(0, 0, size.width(), under - theme.px(UNDER_CELLS) / 2)
    sizes = dict(zip(names[current], maps, strict=True)) if maps else {}
    return StepLayout(panes, cells, signs, line, strip, chips, host, sizes, lens)


def least_size(
    size_hints: Sequence[StepSizeHint], theme: Theme, lower_heights: LowerHeights
) -> QSizeF:
    """Return the smallest canvas on which every step can be read."""
    rooms = [least_room(size_hint, theme) for size_hint in size_hints]
    under = UNDER_CELLS + UNDER_LINE + CHIPS_HEIGHT + BOTTOM
    high = max(room.height() for room in rooms) + theme.px(TOP + under) + lower_heights.line
    if lower_heights.forced:
        high += lower_heights.strip + theme.px(UNDER_LINE)
    return QSizeF(max(room.width() for room in rooms), high)


class Settled(NamedTuple):
    """Cells and what they were chosen for: all steps when they share one size, else the current."""

    size_hints: Sequence[StepSizeHint]
    cells: Cells
    shared: bool


def _is_small(found: Settled, theme: Theme) -> bool:
    """Whether rows are out of sight, or have no room for numbers."""
    return any(
        found.cells.rows < size_hint.rows or _is_map(found.cells, size_hint, theme)
        for size_hint in found.size_hints
    )


def _settled(measure: Measure, current: int, room: QSizeF, theme: Theme) -> Settled:
    """Choose the cell size, measured again when the first choice was another size."""
    cell = (roomy(theme), roomy(theme))
    size_hints = measure(cell)
    shared = common_cells(size_hints, room, theme)
    if shared:
        return Settled(size_hints, shared, True)
    size_hint = size_hints[current]
    cells = choose_cells(size_hint, room, theme)
    for _ in range(2):
        if (cells.wide, cells.high) == cell:
            break
        cell = (cells.wide, cells.high)
        size_hint = measure(cell)[current]
        cells = choose_cells(size_hint, room, theme)
    if min(cells.wide, cells.high) < roomy(theme):
        size_hint = size_hint.tightened(theme)
    return Settled((size_hint,), cells, False)


def _wants_maps(cells: Cells, size_hint: StepSizeHint, theme: Theme) -> bool:
    """Whether a map of all cells says more than numbers: who asks for larger text wants those."""
    cut = cells.rows < size_hint.rows or cells.columns < max(
        hint.columns for hint in size_hint.grid_hints
    )
    return _is_map(cells, size_hint, theme) or (cut and theme.zoom <= 1)


def _is_map(cells: Cells, size_hint: StepSizeHint, theme: Theme) -> bool:
    """Whether cells have no room for numbers."""
    wide, high = least_cell(size_hint, theme)
    return cells.wide < wide or cells.high < high


def _maps(
    measure: Measure, current: int, room: QSizeF, theme: Theme
) -> tuple[StepSizeHint, tuple[CellSize, ...]]:
    """Share a step's room out among its matrices, each with cells that fill its part.

    Cells may be smaller than a pixel: the largest number of those that share one is shown.
    """
    places = range(len(measure((TINY, TINY))[current].grid_hints))
    cells = [(TINY, TINY) for _ in places]
    hint = measure((TINY, TINY))[current].tightened(theme)
    for _ in range(2):
        hints = tuple(measure(cells[i])[current].grid_hints[i] for i in places)
        hint = replace(hint, grid_hints=hints)
        high = max(1.0, room.height() - hint.over - hint.under - 1)
        left, most = max(1.0, room.width() - hint.around - len(hints)), theme.px(MAP_CELL)
        for done, i in enumerate(sorted(places, key=lambda i: hints[i].columns)):
            share = left / (len(hints) - done)
            wide = whole_from_sharp(min(most, share / hints[i].columns))
            cells[i] = wide, whole_from_sharp(min(most, high / hints[i].rows))
            left -= wide * hints[i].columns
    # Cells of their last size may have their names otherwise: upright, or in smaller letters.
    last = tuple(measure(cells[i])[current].grid_hints[i] for i in places)
    return replace(hint, grid_hints=last), tuple(cells)


def _panes(
    size_hint: StepSizeHint,
    names: Sequence[str],
    cells: Sequence[Cells],
    *,
    width: float,
    top: float,
) -> tuple[dict[str, QRectF], tuple[QPointF, ...]]:
    """Place matrices from left to right, their first rows on one line."""
    x = size_hint.side
    middle = top + size_hint.over + max(each.rows * each.high for each in cells) / 2
    panes: dict[str, QRectF] = {}
    signs: list[QPointF] = []
    pairs = zip(size_hint.grid_hints, cells, strict=True)
    widths = [e.left + each.columns * each.wide + 1 for e, each in pairs]
    spare = max(0.0, width - sum(widths) - sum(size_hint.signs) - 2 * size_hint.side)
    for i, (name, extent) in enumerate(zip(names, size_hint.grid_hints, strict=True)):
        if i:
            gap = size_hint.signs[i - 1]
            signs.append(QPointF(x + gap / 2, middle))
            x += gap
        wide = widths[i]
        high = extent.top + cells[i].rows * cells[i].high + 1 + extent.bottom
        panes[name] = QRectF(x, top + size_hint.over - extent.top, wide, high)
        # Where a title reaches beyond its matrix, the next one gives way as far as it can.
        beyond = min(max(0.0, extent.title - wide - (*size_hint.signs, 0.0)[i]), spare)
        spare -= beyond
        x += wide + beyond
    return panes, tuple(signs)
