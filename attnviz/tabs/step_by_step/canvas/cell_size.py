"""How large the cells of a step are: as large as fits, then a map without numbers, or scrolling.

Pure: counts and room in, sizes out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, isfinite
from weakref import ref

import numpy as np
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from attnviz.ui.grid.layout import SHARP, line_height, measure_grid
from attnviz.ui.grid.value import Floats, Grid
from attnviz.ui.look.theme import Theme

CellSize = tuple[float, float]
Measure = Callable[[CellSize], Sequence["StepSizeHint"]]

ROOMY = 48.0  # cells from this size on come in steps of 8, the grid of the design
GRID_STEP = 8.0
SIDE, TIGHT_SIDE = 16.0, 4.0
SIGN_GAP, TIGHT_GAP = 34.0, 16.0
TALL, FLAT = 1.25, 1.6  # a cell is at most TALL times as high and FLAT times as wide as square
LONG = 3.0  # and so many times without a number, where a few long rows are seen whole
SEEN_SHARE = 0.5  # of its rows and columns that a matrix shows in larger text: then all scrolls
SCROLLED_SHARE = 1 / 3  # of them that a matrix which scrolls must show, else it is a map
MOST_PLACES = 3  # before the point, for which cells are made wide enough
MOST_READABLE = (24, 48)  # rows and columns of a step: larger ones may be a map on little room
MOST_WHOLE = 16  # rows and columns of a matrix that never has some of them out of sight
# Rows and columns of the weights of a language model are more than fit: px of the design for their
# maps, whose cells may be smaller than a pixel. The other steps are laid out for that room as well.
MOST_ROOM = (130.0, 420.0)
LEAST_SEEN = 4  # rows and columns that any matrix shows if it has them
TINY = 3.0  # px: cells do not shrink further, the matrix scrolls
LARGE = 2**16  # numbers of a matrix whose ends are kept
MOST_KNOWN = 64  # of them
PROJECTED = 5 / 3  # of the design's pixels, so that a cell is 112 px where it is 56 on a desk


@dataclass(frozen=True)
class GridSizeHint:
    """What a matrix takes: cells, and room around them for names, title and scale.

    Parameters
    ----------
    title : width of its title, which reaches beyond a matrix of very small cells
    """

    rows: int
    columns: int
    left: float
    top: float
    bottom: float
    number: str = "−8.8"
    title: float = 0.0


@dataclass(frozen=True)
class Cells:
    """Cell size of a step, and how many rows and columns of a matrix are in sight at most."""

    wide: float
    high: float
    rows: int
    columns: int


def grid_size_hint(grid: Grid, theme: Theme, cell: CellSize) -> GridSizeHint:
    """Measure the room a matrix takes around its cells when they have this size."""
    size = measure_grid(grid, theme, cell)
    rows, columns = grid.shape
    bottom = theme.px(14) + line_height(theme, "tick") if grid.legend else 0.0
    left = max(0.0, size.width() - 1 - columns * whole_from_sharp(cell[0]))
    top = max(0.0, size.height() - 1 - rows * whole_from_sharp(cell[1]) - bottom)
    number = "8.8"
    if grid.quantity == "signed":
        number = widest_number(grid.block(range(rows), range(columns)))
    title = QFontMetricsF(theme.font("body", bold=True)).horizontalAdvance(grid.title)
    return GridSizeHint(rows, columns, left, top, bottom, number, title + theme.px(8))


_known_ends: dict[object, tuple[ref[Floats], tuple[float, float]]] = {}


def widest_number(values: Floats) -> str:
    """Return a sample as wide as the signed numbers of a matrix with one decimal, up to 999.9."""
    low, top = _ends(values)
    return max("−" + _places(low) + ".8", _places(top) + ".8", key=len)


def _ends(values: Floats) -> tuple[float, float]:
    """Return the least and the largest finite number of a matrix, and 0.

    Every layout asks for those of all matrices, and one of 4,096 tokens takes 35 ms to read: what
    cannot be written to keeps its ends.
    """
    if values.size < LARGE or values.flags.writeable:
        return _found_ends(values)
    owner: Floats = values if values.base is None else values.base
    place = (id(owner), values.__array_interface__["data"][0], values.shape, values.strides)
    known = _known_ends.get(place)
    if known is not None and known[0]() is owner:
        return known[1]
    if len(_known_ends) > MOST_KNOWN:
        _known_ends.clear()
    found = _found_ends(values)
    _known_ends[place] = (ref(owner), found)
    return found


def _found_ends(values: Floats) -> tuple[float, float]:
    low, top = float(values.min(initial=0.0)), float(values.max(initial=0.0))
    if not (isfinite(low) and isfinite(top)):
        finite = values[np.isfinite(values)]
        low, top = float(finite.min(initial=0.0)), float(finite.max(initial=0.0))
    return low, top


def _places(value: float) -> str:
    return "8" * min(len(str(int(abs(value) + 0.05))), MOST_PLACES)


def sign_width(text: str, theme: Theme) -> float:
    """Return the room between two matrices that a sign takes."""
    wide = QFontMetricsF(theme.font("title")).horizontalAdvance(text)
    return max(theme.px(SIGN_GAP), wide + theme.px(16))


def number_size(theme: Theme, number: str) -> CellSize:
    """Return the smallest cell in which a number can be read, as wide as `number`."""
    px = theme.size("tick")
    wide = QFontMetricsF(theme.font("cell", px=px)).horizontalAdvance(number)
    return ceil(wide + 3.0), ceil(px * 1.2 + 1.0)


@dataclass(frozen=True)
class StepSizeHint:
    """One step's matrices, the room its signs take, and the margin at both sides."""

    grid_hints: tuple[GridSizeHint, ...]
    signs: tuple[float, ...]
    side: float

    def tightened(self, theme: Theme) -> StepSizeHint:
        """Return the same matrices closer together."""
        usual, tight = theme.px(SIGN_GAP), theme.px(TIGHT_GAP)
        signs = tuple(tight if s == usual else s for s in self.signs)
        return replace(self, signs=signs, side=theme.px(TIGHT_SIDE))

    @cached_property
    def number(self) -> str:
        """A sample as wide as any number of a matrix."""
        return max((e.number for e in self.grid_hints), key=len)

    @cached_property
    def columns(self) -> int:
        """All columns side by side."""
        return sum(e.columns for e in self.grid_hints)

    @cached_property
    def rows(self) -> int:
        """The most rows of a matrix."""
        return max(e.rows for e in self.grid_hints)

    @cached_property
    def around(self) -> float:
        """Width of all that is no cell."""
        names = sum(e.left for e in self.grid_hints)
        return names + sum(self.signs) + 2 * self.side

    @cached_property
    def over(self) -> float:
        """Height over the cells."""
        return max(e.top for e in self.grid_hints)

    @cached_property
    def under(self) -> float:
        """Height under the cells."""
        return max(e.bottom for e in self.grid_hints)


def least_cell(size_hint: StepSizeHint, theme: Theme) -> CellSize:
    """Return the smallest cell in which every number of a step can be read."""
    return number_size(theme, size_hint.number)


def snapped(size: float, theme: Theme) -> float:
    """Round a roomy cell down to the 8 px grid, any other to whole pixels."""
    step = GRID_STEP * roomy(theme) / ROOMY
    return size // step * step if size >= roomy(theme) else float(int(size))


def roomy(theme: Theme) -> float:
    """Return the size from which on cells are square and stay the same on all steps."""
    return ROOMY * (theme.px(1) / PROJECTED * 2 if theme.projector else theme.zoom)


def choose_cells(size_hint: StepSizeHint, room: QSizeF, theme: Theme) -> Cells:
    """Choose a cell size: as large as fits; then scroll; then drop the numbers and keep the map.

    Parameters
    ----------
    room : width and height for the cells, names and signs of the step
    """
    width, height = _for_cells(size_hint, room)
    if min(width / size_hint.columns, height / size_hint.rows) >= roomy(theme):
        square = snapped(min(width / size_hint.columns, height / size_hint.rows), theme)
        return Cells(square, square, size_hint.rows, _widest(size_hint))
    width, height = _for_cells(size_hint.tightened(theme), room)
    wide, high = width / size_hint.columns, height / size_hint.rows
    number = size_hint.number
    least = least_cell(size_hint, theme)

    def broadest(high: float) -> float:
        return max(high * FLAT, number_size(theme, f"{number}8")[0])

    if wide >= least[0] and high >= least[1]:
        size = int(min(wide, broadest(high))), int(min(high, wide * TALL))
        return Cells(*size, size_hint.rows, _widest(size_hint))
    tall = max(int(high), least[1])
    readable = max(int(min(wide, broadest(tall))), least[0]), tall
    # Matrices of a size to look at whole lose their numbers before a row or column.
    if theme.zoom > 1 or not is_whole(size_hint):
        scrolled = _scrolled(size_hint, (width, height), readable)
        if scrolled is not None:
            return scrolled
    if high >= SHARP and not is_square(size_hint):
        return Cells(int(min(wide, high * LONG)), int(high), size_hint.rows, _widest(size_hint))
    small = max(TINY, min(wide, high))
    small = int(small) if small >= 4 else small
    return Cells(small, small, int(height / small), _cap(size_hint, width / small))


def is_whole(size_hint: StepSizeHint) -> bool:
    """Whether all matrices of a step are so small that each is always shown whole.

    Few rows are, however long: which tokens there are is seen before what their numbers are.
    """
    return size_hint.rows <= MOST_WHOLE and _widest(size_hint) <= MOST_READABLE[1]


def is_square(size_hint: StepSizeHint) -> bool:
    """Whether a step has so few columns that its cells are as wide as they are high."""
    return _widest(size_hint) <= MOST_WHOLE


def is_wide(size_hint: StepSizeHint) -> bool:
    """Whether some matrix of a step has more rows or columns than anybody reads one by one."""
    return max(size_hint.rows, _widest(size_hint)) > MOST_READABLE[1]


def whole_from_sharp(size: float) -> float:
    """Return a size in whole pixels, if cells are large enough to have edges of their own."""
    return float(int(size)) if size >= SHARP else size


def _for_cells(size_hint: StepSizeHint, room: QSizeF) -> tuple[float, float]:
    """Return the width and height that names, titles and signs leave for cells."""
    width = room.width() - size_hint.around - len(size_hint.grid_hints)
    height = room.height() - size_hint.over - size_hint.under - 1
    return max(1.0, width), max(1.0, height)


def _widest(size_hint: StepSizeHint) -> int:
    return max(e.columns for e in size_hint.grid_hints)


def _scrolled(size_hint: StepSizeHint, room: CellSize, cell: CellSize) -> Cells | None:
    """Return cells that hold numbers if the matrices then still show a third of themselves."""
    rows, columns = int(room[1] / cell[1]), _cap(size_hint, room[0] / cell[0])
    if rows < size_hint.rows * SCROLLED_SHARE or columns < _widest(size_hint) * SCROLLED_SHARE:
        return None
    return Cells(*cell, min(rows, size_hint.rows), columns)


def _cap(size_hint: StepSizeHint, total: float) -> int:
    """Return the most columns a matrix may show so that all together stay within `total`."""
    widths = sorted(e.columns for e in size_hint.grid_hints)
    left, count = total, len(widths)
    for width in widths:
        if width * count > left:
            return max(1, int(left / count))
        left -= width
        count -= 1
    return widths[-1]


def least_room(size_hint: StepSizeHint, theme: Theme) -> QSizeF:
    """Return the room below which the canvas scrolls: that of the map without numbers.

    Whoever asks for larger text wants to read: then four rows and columns of numbers, or half.
    """
    tight = size_hint.tightened(theme)
    wide, high = least_cell(size_hint, theme)
    readable = sum(_least_seen(e.columns) for e in size_hint.grid_hints) * wide
    tall = _least_seen(size_hint.rows) * high
    around = tight.around + len(size_hint.grid_hints)
    if theme.zoom <= 1 or size_hint.columns > MOST_READABLE[1]:
        readable = min(size_hint.columns * TINY, theme.px(MOST_ROOM[1]))
    if theme.zoom <= 1 or size_hint.rows > MOST_READABLE[0]:
        tall = min(size_hint.rows * TINY, theme.px(MOST_ROOM[0]))
    return QSizeF(around + readable, tight.over + tight.under + 1 + tall)


def _least_seen(count: int) -> int:
    return max(min(count, LEAST_SEEN), ceil(count * SEEN_SHARE))


def common_cells(size_hints: Sequence[StepSizeHint], room: QSizeF, theme: Theme) -> Cells | None:
    """Return one cell size for all steps when it is roomy in each; None for larger documents."""
    sizes = [choose_cells(size_hint, room, theme) for size_hint in size_hints]
    # Not the narrowest: cells that are too flat may be broad.
    least = min(sizes, key=lambda cells: min(cells.wide, cells.high))
    return least if min(least.wide, least.high) >= roomy(theme) else None
