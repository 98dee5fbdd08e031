"""Matrices alone as a figure for a paper: names, cells and titles, nothing of the program around.

Every matrix shows all its rows and columns; where there is little room the cells are smaller, and
then without numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, takewhile

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.engine.steps.table import NUMBERED
from attnviz.export.drawing import Draw
from attnviz.export.exhibits import OF_TABS
from attnviz.export.tab_tables import HATCHED, shorter, titled
from attnviz.export.tables import ArrayTable, Block, tables_of
from attnviz.language import tr
from attnviz.model.document.lab import Slot
from attnviz.session import Session
from attnviz.ui.grid.host import cut_of
from attnviz.ui.grid.layout import layout_grid, measure_grid
from attnviz.ui.grid.paint import paint_grid, title_width
from attnviz.ui.grid.value import Grid, Quantity
from attnviz.ui.look.labels import elided
from attnviz.ui.look.theme import Theme

GAP = 18.0  # px of the design
SIDE = 12.0
LARGEST, LEAST = 64.0, 0.5  # px of a cell
SHORTEST = 2  # how often a title can be cut
WORTH = 1.15  # times as large cells, for which a title is shorter
STEP = 0.94  # from one size of cells that is tried to the next
QUANTITIES: dict[str, Quantity] = {"pattern": "weight", "allowed": "mask"}


@dataclass(frozen=True, eq=False)
class _Named:
    """A block of numbers and the array that it comes from."""

    array: str
    block: Block


def matrices(session: Session, tab: str, array: str = "", *, one_head: bool = False) -> list[Grid]:
    """Return the matrices of a tab as grids, or one of them alone.

    Parameters
    ----------
    array : name or letter of the one; "" = those in sight: of the step, or of all heads
    one_head : only what the head chosen sees

    Raises
    ------
    EditError
        When there is no such array; the text lists those there are.
    """
    if tab in OF_TABS:
        found = OF_TABS[tab](session.lab).only([array]).tables
        return [_grid(_Named(t.name, block), None) for t in found for block in t.blocks]
    slot: Slot = "example" if tab == "steps" else "document"
    document, trace = session.document(slot), session.trace(slot)
    chosen = min(session.selection.head, document.n_heads - 1)
    head = chosen if one_head or (tab == "steps" and not array) else None
    names = [array] if array else _in_sight(session, tab)
    tables = tables_of(document, trace, names, head)
    blocks = [_Named(t.name, block) for t in tables for block in _titled(session, tab, t, head)]
    return [_grid(named, ~trace["allowed"]) for named in blocks]


def _in_sight(session: Session, tab: str) -> list[str]:
    if tab == "steps":
        return list(NUMBERED[session.selection.step - 1].shows)
    return ["pattern"]


def _titled(session: Session, tab: str, table: ArrayTable, head: int | None) -> list[Block]:
    """Name the blocks of an array as the tab does: patterns by the names of their heads."""
    if table.name != "pattern" or tab == "steps":
        return titled(table)
    heads = session.document("document").heads
    numbers = range(len(heads)) if head is None else (head,)
    return [
        replace(block, title=f"H{number + 1}  {heads[number].title}")
        for number, block in zip(numbers, table.blocks, strict=True)
    ]


def _grid(named: _Named, hidden: NDArray[np.bool_] | None) -> Grid:
    block = named.block
    quantity = QUANTITIES.get(named.array, "signed")
    values = np.asarray(block.array)
    if values.dtype == np.bool_:
        quantity, values = "mask", values.astype(np.float64)
    veiled = named.array in HATCHED and hidden is not None and values.shape == hidden.shape
    return Grid(
        values,
        title=block.title,
        quantity=quantity,
        row_labels=block.rows,
        column_labels=block.columns,
        hidden=hidden if veiled else None,
        held=dict.fromkeys(block.held, ""),
        style="none" if quantity == "mask" else "percent" if quantity == "weight" else "decimals",
    )


def drawing(grids: Sequence[Grid], look: Theme) -> Draw:
    """Return the drawing of matrices side by side, as large as they can be in the rectangle."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        side = look.px(SIDE)
        inner = rect.adjusted(side, side, -side, -side)
        painter.save()
        painter.fillRect(rect, look.window)
        for grid, cell, place in _placed(grids, look, inner):
            titled_grid = replace(grid, title_room=place.width())
            paint_grid(painter, titled_grid, look, place, cell, vector=True)
        painter.restore()

    return draw


def left_out(
    grids: Sequence[Grid], look: Theme, rect: QRectF, *, names: bool = False
) -> tuple[str, ...]:
    """Say how many matrices have no room even with the smallest cells, or which names."""
    side = look.px(SIDE)
    placed = _placed(grids, look, rect.adjusted(side, side, -side, -side))
    shown = sum(rect.contains(room) for _, _, room in placed)
    if shown < len(placed):
        return (tr("{n} of {all} matrices", n=shown, all=len(placed)),)
    nameless = any(
        new.row_labels is not old.row_labels for (new, _, _), old in zip(placed, grids, strict=True)
    )
    if nameless:
        return (tr("matrices without names"),) if names else ()
    laid_out = ((grid, layout_grid(grid, look, room, cell)) for grid, cell, room in placed)
    return cut_of(laid_out, names=names)


def _placed(grids: Sequence[Grid], look: Theme, rect: QRectF) -> list[tuple[Grid, float, QRectF]]:
    """Place grids on as many lines as they need, with the largest cells that leave room for all.

    Titles are shorter where that gives larger cells, and none reaches into its neighbour. Where
    names leave no room for the smallest cells, they go, and titles after them.
    """
    nameless = [replace(g, row_labels=(), column_labels=()) for g in grids]
    for named in (grids, nameless, [replace(grid, title="") for grid in nameless]):
        tried, cell, rooms = _with_titles(named, look, rect)
        if _holds(rect, rooms):
            break
    lines = len({room.y() for room in rooms})
    even = _flow(tried, look, rect, cell, -(-len(tried) // lines))
    if _holds(rect, even) or not _holds(rect, rooms):
        rooms = even
    return [(grid, cell, room) for grid, room in zip(tried, rooms, strict=True)]


def _with_titles(
    grids: Sequence[Grid], look: Theme, rect: QRectF
) -> tuple[Sequence[Grid], float, list[QRectF]]:
    """Return grids with titles whole, or as short as larger cells are worth, cells and rooms."""
    best: tuple[Sequence[Grid], float, list[QRectF]] | None = None
    for short in range(SHORTEST + 1):
        tried = [_entitled(grid, look, rect.width(), short) for grid in grids]
        cell, rooms = _largest(tried, look, rect)
        fits = _holds(rect, rooms)
        if best is None or (fits and (cell >= best[1] * WORTH or not _holds(rect, best[2]))):
            best = tried, cell, rooms
        widths = (measure_grid(grid, look, cell).width() for grid in tried)
        if fits and all(title_width(g, look) <= w for g, w in zip(tried, widths, strict=True)):
            break
    assert best is not None
    return best


def _entitled(grid: Grid, look: Theme, width: float, short: int) -> Grid:
    """Return a grid whose title is cut `short` times, and no wider than the picture."""
    forms = (grid.title, *shorter(grid.title))
    title = forms[min(short, len(forms) - 1)]
    grid = grid if title == grid.title else replace(grid, title=title)
    if title_width(grid, look) <= width:
        return grid
    metrics = QFontMetricsF(look.font("body", bold=True))
    return replace(grid, title=elided(title, metrics, width - 2.0))


def _largest(grids: Sequence[Grid], look: Theme, rect: QRectF) -> tuple[float, list[QRectF]]:
    """Return the largest cells that leave room for all, else the smallest, with the rooms."""
    sizes = takewhile(lambda cell: cell > LEAST, accumulate([LARGEST] + [STEP] * 200, _times))
    cell, rooms = LEAST, [QRectF()]
    for size in sizes:
        cell = _snapped(size)
        rooms = _flow(grids, look, rect, cell)
        if _holds(rect, rooms):
            break
    return cell, rooms


def _holds(rect: QRectF, rooms: Sequence[QRectF]) -> bool:
    right, bottom = max(map(QRectF.right, rooms)), max(map(QRectF.bottom, rooms))
    return right <= rect.right() and bottom <= rect.bottom()


def _times(size: float, step: float) -> float:
    return size * step


def _snapped(size: float) -> float:
    return float(int(size)) if size >= 4 else size


def _flow(
    grids: Sequence[Grid], look: Theme, rect: QRectF, cell: float, most: int | None = None
) -> list[QRectF]:
    """Place grids side by side, `most` at most, and on a new line where there is no more room."""
    gap = look.px(GAP)
    x, y, high, count = rect.x(), rect.y(), 0.0, 0
    rooms = []
    for grid in grids:
        space = measure_grid(grid, look, cell).expandedTo(QSizeF(title_width(grid, look), 0.0))
        if count and (count == most or x + space.width() > rect.right()):
            x, y, high, count = rect.x(), y + high + gap, 0.0, 0
        rooms.append(QRectF(QPointF(x, y), space))
        x, high, count = x + space.width() + gap, max(high, space.height()), count + 1
    return rooms
