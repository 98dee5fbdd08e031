"""Picking rows and columns: Ctrl and Shift with a click, and the keys for it, alike on all tabs.

Ctrl with a click on a name picks one or lets it go, Shift picks all between; on a cell Ctrl picks
its row and Shift its column. A plain click picks nothing: what was picked is let go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from attnviz.language import mark
from attnviz.ui.grid.picks import Picks

if TYPE_CHECKING:
    from attnviz.ui.tab.commands import CommandRow

Here = tuple[str, int, int]
"""The grid, row and column at hand; the grid is "" where all on screen are meant."""

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ROW = mark("Select or deselect this row")
COLUMN = mark("Select or deselect this column")


def row_clicked(picks: Picks, held: object, here: Here, row: int) -> Picks | None:
    """Return what is picked after a click on the name of a row; None after a plain one.

    Parameters
    ----------
    held : Qt's modifiers
    here : the grid of the row, and the row and column where Shift begins while nothing is picked
    """
    grid, start, _ = here
    if held == CTRL:
        return picks.on(grid).with_row(row)
    return picks.on(grid).with_rows_to(row, start) if held == SHIFT else None


def column_clicked(picks: Picks, held: object, here: Here, column: int) -> Picks | None:
    """Return what is picked after a click on the name of a column; None after a plain one."""
    grid, _, start = here
    if held == CTRL:
        return picks.on(grid).with_column(column)
    return picks.on(grid).with_columns_to(column, start) if held == SHIFT else None


def cell_clicked(picks: Picks, held: object, cell: Here) -> Picks | None:
    """Return what is picked after a click on a cell; None after a plain one."""
    grid, row, column = cell
    if held == SHIFT:
        return picks.on(grid).with_column(column)
    return picks.on(grid).with_row(row) if held == CTRL else None


def pick_rows(
    group: str, here: Callable[[Any], Here], row: str = ROW, column: str = COLUMN
) -> tuple[CommandRow, CommandRow]:
    """Return the commands for those who use no mouse; what is picked is `picks` of the pointer.

    Parameters
    ----------
    here : gives the cell at hand of a state
    row, column : what is picked, marked for translation
    """

    from attnviz.ui.tab.commands import CommandRow

    def pick_row(tab: Any) -> None:
        grid, at, _ = here(tab.state)
        tab.pick(tab.pointer.picks.on(grid).with_row(at))

    def pick_column(tab: Any) -> None:
        grid, _, at = here(tab.state)
        tab.pick(tab.pointer.picks.on(grid).with_column(at))

    return (
        CommandRow("pick_row", row, group, pick_row, ("R",), True),
        CommandRow("pick_column", column, group, pick_column, ("C",), True),
    )
