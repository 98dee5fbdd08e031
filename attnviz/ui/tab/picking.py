"""Picking rows and columns: Ctrl and Shift with a click, and the keys for it, alike on all tabs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from attnviz.language import mark, tr
from attnviz.ui.grid.picks import Picks
from attnviz.ui.tab.contract import Command

Here = tuple[str, int, int]

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ROW_KEY, COLUMN_KEY = "R", "C"
ROW = mark("Pick the row at hand, or let it go")
COLUMN = mark("Pick the column at hand, or let it go")


class Picking(QObject):
    """Remembers what is picked.

    Ctrl with a click on a name picks one or lets it go, Shift picks all between; on a cell Ctrl
    picks its row and Shift its column.
    """

    changed = Signal()
    """Other rows or columns are picked."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.picks = Picks()

    def pick(self, picks: Picks) -> None:
        """Pick rows or columns together."""
        if picks != self.picks:
            self.picks = picks
            self.changed.emit()

    def clear_selection(self) -> bool:
        """Pick nothing any more; False when nothing was."""
        was = bool(self.picks)
        if was:
            self.pick(Picks())
        return was

    def fit(self, n_rows: int, n_columns: int) -> None:
        """Forget, without a word, what a matrix of this size does not have."""
        self.picks = self.picks.within(n_rows, n_columns)

    def row_clicked(self, row: int, held: object, start: int, grid: str = "") -> bool:
        """Pick by the name of a row; False for a plain click, which lets all go.

        Parameters
        ----------
        start : where Shift begins while nothing is picked
        """
        picks = self.picks.on(grid)
        if held == CTRL:
            self.pick(picks.with_row(row))
        elif held == SHIFT:
            self.pick(picks.with_rows_to(row, start))
        else:
            self.clear_selection()
            return False
        return True

    def column_clicked(self, column: int, held: object, start: int, grid: str = "") -> bool:
        """Pick by the name of a column; False for a plain click, which lets all go."""
        picks = self.picks.on(grid)
        if held == CTRL:
            self.pick(picks.with_column(column))
        elif held == SHIFT:
            self.pick(picks.with_columns_to(column, start))
        else:
            self.clear_selection()
            return False
        return True

    def cell_clicked(self, row: int, column: int, held: object, grid: str = "") -> bool:
        """Pick the row or column of a cell; False for a plain click, which lets all go."""
        if held == SHIFT:
            return self.column_clicked(column, CTRL, column, grid)
        return self.row_clicked(row, held, row, grid)

    def commands(
        self, tab: str, group: str, here: Callable[[], Here], row: str = ROW, column: str = COLUMN
    ) -> list[Command]:
        """List the keys for those who use no mouse.

        Parameters
        ----------
        here : gives matrix, row and column at hand
        row, column : what is picked, marked for translation
        """

        def pick_row() -> None:
            grid, at, _ = here()
            self.pick(self.picks.on(grid).with_row(at))

        def pick_column() -> None:
            grid, _, at = here()
            self.pick(self.picks.on(grid).with_column(at))

        entries = (("row", row, pick_row, ROW_KEY), ("column", column, pick_column, COLUMN_KEY))
        return [
            Command(f"{tab}.pick_{what}", tr(text), run, (key,), True, group=group)
            for what, text, run, key in entries
        ]
