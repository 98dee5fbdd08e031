"""Where the matrices, the signs between them, the arithmetic, the formula and the chips lie.

Pure: sizes in, rectangles out. A small example keeps one cell size on all twelve steps, so that
nothing jumps; larger documents take for each step what its matrices allow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from attnviz.widgets.grid import Grid
from attnviz.widgets.grid_layout import line_height, measure_grid
from attnviz.widgets.theme import Theme

CellSize = tuple[float, float]
Measure = Callable[[CellSize], Sequence["Demand"]]

ROOMY = 48.0  # cells from this size on come in steps of 8, the grid of the design
GRID_STEP = 8.0
SIGN_GAP, TIGHT_GAP = 34.0, 20.0
SIDE, TOP, UNDER_CELLS, UNDER_LINE, BOTTOM = 8.0, 8.0, 12.0, 10.0, 14.0
MARGIN = 16.0
CHIPS_HEIGHT = 48.0
TALL, FLAT = 1.6, 2.2  # least and greatest width of a cell, of its height, is 1/TALL and FLAT
SEEN_SHARE = 0.5  # of its rows and columns that a matrix which scrolls must show
TINY = 3.0  # px: cells do not shrink further, the matrix scrolls
PROJECTED = 5 / 3  # of the design's pixels, so that a cell is 112 px where it is 56 on a desk


@dataclass(frozen=True)
class Extent:
    """What a matrix takes: cells, and room around them for names, title and scale."""

    rows: int
    columns: int
    left: float
    top: float
    bottom: float


@dataclass(frozen=True)
class Cells:
    """Cell size of a step, and how many rows and columns of a matrix are in sight at most."""

    wide: float
    high: float
    rows: int
    columns: int


@dataclass(frozen=True, eq=False)
class StepLayout:
    """Rectangles of one step, in the coordinates of the canvas.

    Parameters
    ----------
    panes : array -> its room, title and names included
    cells : cell size
    signs : where each sign between matrices is centred
    line, strip, chips : the arithmetic, the formula (None = not shown), the chips
    """

    panes: Mapping[str, QRectF]
    cells: Cells
    signs: tuple[QPointF, ...]
    line: QRectF
    strip: QRectF | None
    chips: QRectF
    host: QRectF = field(default_factory=QRectF)


def extent_of(grid: Grid, theme: Theme, cell: CellSize) -> Extent:
    """Measure the room a matrix takes around its cells when they have this size."""
    size = measure_grid(grid, theme, cell)
    rows, columns = grid.shape
    bottom = theme.px(14) + line_height(theme, "tick") if grid.legend else 0.0
    left = max(0.0, size.width() - 1 - columns * int(cell[0]))
    top = max(0.0, size.height() - 1 - rows * int(cell[1]) - bottom)
    return Extent(rows, columns, left, top, bottom)


def sign_width(text: str, theme: Theme) -> float:
    """Give the room between two matrices that a sign takes."""
    wide = QFontMetricsF(theme.font("title")).horizontalAdvance(text)
    return max(theme.px(SIGN_GAP), wide + theme.px(16))


def number_size(theme: Theme) -> tuple[float, float]:
    """Give the smallest cell in which a number with one decimal can be read."""
    px = theme.size("tick")
    wide = QFontMetricsF(theme.font("cell", px=px)).horizontalAdvance("−8.8")
    return wide + 4.0, px * 1.2 + 2.0


@dataclass(frozen=True)
class Demand:
    """One step's matrices and the room its signs take."""

    extents: tuple[Extent, ...]
    signs: tuple[float, ...]

    def tightened(self, theme: Theme) -> Demand:
        """Give the same matrices closer together."""
        usual, tight = theme.px(SIGN_GAP), theme.px(TIGHT_GAP)
        return replace(self, signs=tuple(tight if s == usual else s for s in self.signs))

    @property
    def columns(self) -> int:
        """All columns side by side."""
        return sum(e.columns for e in self.extents)

    @property
    def rows(self) -> int:
        """The most rows of a matrix."""
        return max(e.rows for e in self.extents)

    @property
    def around(self) -> float:
        """Width of all that is no cell."""
        return sum(e.left for e in self.extents) + sum(self.signs)

    @property
    def over(self) -> float:
        """Height over the cells."""
        return max(e.top for e in self.extents)

    @property
    def under(self) -> float:
        """Height under the cells."""
        return max(e.bottom for e in self.extents)


def snapped(size: float, theme: Theme) -> float:
    """Round a roomy cell down to the 8 px grid, any other to whole pixels."""
    step = GRID_STEP * roomy(theme) / ROOMY
    return size // step * step if size >= roomy(theme) else float(int(size))


def roomy(theme: Theme) -> float:
    """Give the size from which on cells are square and stay the same on all steps."""
    return ROOMY * (theme.px(1) / PROJECTED * 2 if theme.projector else theme.zoom)


def choose_cells(demand: Demand, room: QSizeF, theme: Theme) -> Cells:
    """Choose a cell size: as large as fits; then scroll; then drop the numbers and keep the map.

    Parameters
    ----------
    room : width and height for the cells, names and signs of the step
    """
    width, height = _for_cells(demand, room)
    if min(width / demand.columns, height / demand.rows) >= roomy(theme):
        square = snapped(min(width / demand.columns, height / demand.rows), theme)
        return Cells(square, square, demand.rows, _widest(demand))
    width, height = _for_cells(demand.tightened(theme), room)
    wide, high = width / demand.columns, height / demand.rows
    least_wide, least_high = number_size(theme)
    if wide >= least_wide and high >= least_high:
        wide, high = min(wide, high * FLAT), min(high, wide * TALL)
        return Cells(float(int(wide)), float(int(high)), demand.rows, _widest(demand))
    scrolled = _scrolled(demand, (width, height), (max(wide, least_wide), max(high, least_high)))
    if scrolled is not None:
        return scrolled
    small = max(TINY, min(wide, high))
    small = float(int(small)) if small >= 4 else small
    return Cells(small, small, int(height / small), _cap(demand, width / small))


def _for_cells(demand: Demand, room: QSizeF) -> tuple[float, float]:
    """Give the width and height that names, titles and signs leave for cells."""
    width = room.width() - demand.around - len(demand.extents)
    height = room.height() - demand.over - demand.under - 1
    return max(1.0, width), max(1.0, height)


def _widest(demand: Demand) -> int:
    return max(e.columns for e in demand.extents)


def _scrolled(
    demand: Demand, room: tuple[float, float], cell: tuple[float, float]
) -> Cells | None:
    """Give cells that hold numbers if the matrices then still show half of themselves."""
    wide, high = cell
    rows, columns = int(room[1] / high), _cap(demand, room[0] / wide)
    seen = rows >= demand.rows * SEEN_SHARE and columns >= _widest(demand) * SEEN_SHARE
    if not seen:
        return None
    return Cells(float(int(wide)), float(int(high)), min(rows, demand.rows), columns)


def _cap(demand: Demand, total: float) -> int:
    """Give the most columns a matrix may show so that all together stay within `total`."""
    widths = sorted(e.columns for e in demand.extents)
    left, count = total, len(widths)
    for width in widths:
        if width * count > left:
            return max(1, int(left / count))
        left -= width
        count -= 1
    return widths[-1]


def common_cells(demands: Sequence[Demand], room: QSizeF, theme: Theme) -> Cells | None:
    """Give one cell size for all steps when it is roomy in each; None for larger documents."""
    sizes = [choose_cells(demand, room, theme) for demand in demands]
    least = min(sizes, key=lambda cells: cells.wide)
    return least if min(least.wide, least.high) >= roomy(theme) else None


@dataclass(frozen=True)
class Furniture:
    """Heights of what lies under the matrices; `strip` is 0 when the formula is not wanted."""

    line: float
    strip: float
    forced: bool = False


def arrange(
    size: QSizeF,
    theme: Theme,
    measure: Measure,
    names: Sequence[Sequence[str]],
    current: int,
    furniture: Furniture,
) -> StepLayout:
    """Lay out one step.

    Parameters
    ----------
    size : of the canvas
    measure : gives the demands of all steps for cells of a size, as names may stand upright
    names : arrays of all steps
    current : which of them, from 0
    furniture : what else wants room; a formula that was not asked for gives way to the cells
    """
    margin, chips_high = theme.px(MARGIN), theme.px(CHIPS_HEIGHT)
    chips = QRectF(
        margin,
        size.height() - theme.px(BOTTOM) - chips_high,
        size.width() - 2 * margin,
        chips_high,
    )
    top = theme.px(TOP)
    below = theme.px(UNDER_CELLS) + furniture.line + theme.px(UNDER_LINE)
    strip_high = furniture.strip + theme.px(UNDER_LINE) if furniture.strip else 0.0
    whole = chips.top() - top - below
    width = size.width() - 2 * theme.px(SIDE)
    room = QSizeF(width, whole - (strip_high if furniture.forced else 0.0))
    considered, cells, shared = _settled(measure, current, room, theme)
    demand = considered[current] if shared else considered[0]
    used = max(min(d.rows, cells.rows) * cells.high + d.over + d.under for d in considered)
    line = QRectF(
        margin, top + used + theme.px(UNDER_CELLS), size.width() - 2 * margin, furniture.line
    )
    strip = None
    left_over = chips.top() - line.bottom() - theme.px(UNDER_LINE)
    if furniture.strip and (furniture.forced or left_over >= strip_high):
        space = max(0.0, left_over + theme.px(UNDER_LINE) - furniture.strip)
        strip = QRectF(margin, line.bottom() + space / 2, line.width(), furniture.strip)
    panes, signs = _panes(demand, names[current], cells, theme, top)
    host = QRectF(0, 0, size.width(), line.top() - theme.px(UNDER_CELLS) / 2)
    return StepLayout(panes, cells, signs, line, strip, chips, host)


def _settled(
    measure: Measure, current: int, room: QSizeF, theme: Theme
) -> tuple[Sequence[Demand], Cells, bool]:
    """Choose the cell size, measured again when the first choice was another size.

    Returns
    -------
    (demands, cells, shared) : of all steps when they share one size, else of the current step
    """
    cell = (roomy(theme), roomy(theme))
    demands = measure(cell)
    shared = common_cells(demands, room, theme)
    if shared:
        return demands, shared, True
    demand = demands[current]
    cells = choose_cells(demand, room, theme)
    for _ in range(2):
        if (cells.wide, cells.high) == cell:
            break
        cell = (cells.wide, cells.high)
        demand = measure(cell)[current]
        cells = choose_cells(demand, room, theme)
    if min(cells.wide, cells.high) < roomy(theme):
        demand = demand.tightened(theme)
    return (demand,), cells, False


def _panes(
    demand: Demand, names: Sequence[str], cells: Cells, theme: Theme, top: float
) -> tuple[dict[str, QRectF], tuple[QPointF, ...]]:
    """Place matrices from left to right, their first rows on one line."""
    x = theme.px(SIDE)
    middle = top + demand.over + min(demand.rows, cells.rows) * cells.high / 2
    panes: dict[str, QRectF] = {}
    signs: list[QPointF] = []
    for i, (name, extent) in enumerate(zip(names, demand.extents, strict=True)):
        if i:
            gap = demand.signs[i - 1]
            signs.append(QPointF(x + gap / 2, middle))
            x += gap
        wide = extent.left + min(extent.columns, cells.columns) * cells.wide + 1
        high = extent.top + min(extent.rows, cells.rows) * cells.high + 1 + extent.bottom
        panes[name] = QRectF(x, top + demand.over - extent.top, wide, high)
        x += wide
    return panes, tuple(signs)
