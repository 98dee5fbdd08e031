"""Where everything lies on the canvas: a pure function of the room, the theme and the sizes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from attnviz.ui.grid.layout import ROOMY, line_height
from attnviz.ui.grid.legend import legend_room
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Role, Theme

# px of the 720 px design
SIDE, GAP, TOP = 16.0, 20.0, 4.0
BRACKET = 16.0  # strip for brackets over the grids
BELOW = 8.0  # between rows of grids
ABOVE_LEGEND, LEGEND = 8.0, 26.0
PATH = 344.0  # width of concat, W_O and update
READOUT = 340.0  # width of the answers, when projecting
NARROWEST = 150.0  # of a grid with its title
NAMES_SHARE = 0.34  # of a grid's width that names may take
LEAST_CELL, SCROLL_CELL = 6.0, 18.0  # below the first, grids scroll at most the second large
LARGEST_CELL = 64.0  # of one grid among all: a text of one word is no wall of colour
LARGE_CELL, LARGE_LEAST = 44.0, 24.0  # of one head alone
LARGE_PROJECTED = 39.6  # 66 px of an image 1080 px high
EMPTY = 80.0  # px of the design; a taller band under the grids is one too many
FINEST = 2.5  # screen px; smaller cells only where a text is longer than the canvas


@dataclass(frozen=True)
class HeadsLayout:
    """Rectangles in the host's coordinates.

    Parameters
    ----------
    grids : of the grids in sight, title included, row by row
    cell : size of their cells
    names : width of the words beside a grid
    columns, rows : how many grids stand side by side, and how many rows there are in all
    shown_rows : how many rows are in sight at once
    area : all grids in sight
    legend : the one scale
    path : concat, W_O and update; when projecting, the answers of the row
    """

    grids: tuple[QRectF, ...]
    cell: float
    names: float
    columns: int
    rows: int
    shown_rows: int
    area: QRectF
    legend: QRectF
    path: QRectF

    @property
    def scrolls(self) -> bool:
        """Whether some rows are out of sight."""
        return self.shown_rows < self.rows


def lay_out(
    width: float,
    height: float,
    theme: Theme,
    *,
    tokens: Sequence[str],
    n_heads: int,
    columns: int | None,
    title: float = 0.0,
    answers: float = 0.0,
) -> HeadsLayout:
    """Place the grids of all heads.

    Parameters
    ----------
    columns : how many grids side by side, where sharing asks for a number; None = as it fits
    title : width at which the title of each head is whole
    answers : width that the answers need when projecting; what they have beyond goes to titles
    """
    grids_wide = _titles_width(theme, columns or min(n_heads, 2), title)
    area, legend, path = _areas(width, height, theme, grids_wide, answers)
    n = max(1, len(tokens))
    names = names_width(tokens, theme, area.width(), "tick")
    choices = [columns] if columns else list(_column_choices(area.width(), theme, n_heads))
    fitting = []
    for c in choices:
        n_rows = math.ceil(n_heads / c)
        down = _down(area, theme, n, n_rows, 1 if columns else n_rows)
        fitting.append((min(_across(area, theme, n, names, c), down), c))
    cell, chosen = max(fitting, key=lambda pair: (pair[0], -pair[1]))
    rows = math.ceil(n_heads / chosen)
    shown = rows
    if cell < theme.px(LEAST_CELL):
        cell, chosen = _scrolling_cell(area, theme, n, names, n_heads)
        rows = math.ceil(n_heads / chosen)
        columns = None
        unit = cell * n + _overhead(theme) + theme.px(BRACKET)
        shown = min(rows, max(1, int(area.height() / unit)))
        # One row more, if its cells need not be much smaller: no empty band at the bottom.
        denser = _down(area, theme, n, shown + 1, shown + 1)
        if shown < rows and area.height() / shown - unit > theme.px(EMPTY) and denser >= FINEST:
            shown, cell = shown + 1, min(cell, denser)
    cell = min(cell, theme.px(LARGEST_CELL))
    cell = float(int(cell)) if cell >= 4 else cell
    if cell >= theme.size("label") * ROOMY:
        names = names_width(tokens, theme, area.width(), "label")
        room = _across(area, theme, n, names, chosen)
        cell = min(cell, float(int(room)))
    wide = _unit_width(area, theme, chosen)
    whole = names_width(tokens, theme, 2 * wide, "tick")
    if names < whole <= wide - cell * n - 2:
        names = whole
    strips = 1 if columns else shown  # where columns share, one bracket stands over each
    high = (area.height() - (strips * theme.px(BRACKET))) / shown
    lead = theme.px(BRACKET)
    step = high if columns else high + lead
    x_step = wide + theme.px(GAP)
    grids = tuple(
        QRectF(
            area.x() + c * x_step,
            area.y() + lead + r * step,
            wide,
            high,
        )
        for r in range(shown)
        for c in range(chosen)
    )
    return HeadsLayout(grids, cell, names, chosen, rows, shown, area, legend, path)


def large_place(places: HeadsLayout, theme: Theme) -> QRectF:
    """Return the space of one head alone: that of all grids."""
    return places.area.adjusted(0, theme.px(TOP), -theme.px(GAP), 0)


def large_cells(theme: Theme) -> tuple[float, float]:
    """Return the least and largest cell of one head alone."""
    most = LARGE_PROJECTED if theme.projector else LARGE_CELL
    return theme.px(LARGE_LEAST), theme.px(most)


def names_width(tokens: Sequence[str], theme: Theme, width: float, role: Role) -> float:
    """Return the room for the words beside a grid, in letters of `role`."""
    longest = widest(tokens, QFontMetricsF(theme.font(role, bold=True))) + theme.px(8)
    return min(longest, width * NAMES_SHARE / 2)


def _areas(
    width: float, height: float, theme: Theme, grids_wide: float, answers: float
) -> tuple[QRectF, QRectF, QRectF]:
    side, top = theme.px(SIDE), theme.px(TOP)
    right = theme.px(PATH)
    if theme.projector:
        right = theme.px(READOUT)
        right = min(right, max(answers + side / 2, width - side - grids_wide))
    above, high = theme.px(ABOVE_LEGEND), max(theme.px(LEGEND), legend_room(theme))
    area = QRectF(side, top, width - right - side, height - top - above - high)
    legend = QRectF(side, area.bottom() + above, area.width(), high)
    path = QRectF(area.right(), top, right - side / 2, path_height(height, theme))
    return area, legend, path


def least_width(theme: Theme, n_heads: int, title: float) -> float:
    """Return the width of a canvas on which two heads side by side have their whole names."""
    return theme.px(SIDE + PATH) + _titles_width(theme, min(n_heads, 2), title)


def _titles_width(theme: Theme, columns: int, title: float) -> float:
    return columns * (title + theme.px(GAP))


def path_height(height: float, theme: Theme) -> float:
    """Return the height of what stands beside the grids, on a canvas of `height`."""
    return height - theme.px(TOP + 6)


def _column_choices(width: float, theme: Theme, n_heads: int) -> range:
    most = max(1, int((width + theme.px(GAP)) / (theme.px(NARROWEST) + theme.px(GAP))))
    return range(1, min(n_heads, most) + 1)


def _unit_width(area: QRectF, theme: Theme, columns: int) -> float:
    return (area.width() - theme.px(GAP) * columns) / columns


def _overhead(theme: Theme) -> float:
    """Return what stands over the cells of a grid, its title, and the gap below."""
    return theme.px(4 + BELOW) + line_height(theme, "body")


def _across(area: QRectF, theme: Theme, n: int, names: float, columns: int) -> float:
    """Return the widest cell with so many grids side by side."""
    return max(0.1, (_unit_width(area, theme, columns) - names - 2) / n)


def _down(area: QRectF, theme: Theme, n: int, rows: int, strips: int) -> float:
    """Return the highest cell with so many rows of grids, and strips for brackets over them."""
    room = area.height() - strips * theme.px(BRACKET)
    return max(0.1, (room / rows - _overhead(theme)) / n)


def _scrolling_cell(
    area: QRectF, theme: Theme, n: int, names: float, n_heads: int
) -> tuple[float, int]:
    """Return the cell, and the most columns whose cells can still be told apart."""
    best = (0.0, 1)
    for columns in _column_choices(area.width(), theme, n_heads):
        across = _across(area, theme, n, names, columns)
        cell = min(across, _down(area, theme, n, 1, 1), theme.px(SCROLL_CELL))
        if columns == 1 or cell >= FINEST:
            best = (cell, columns)
    return best
