"""Rows or columns of a matrix in a drawer, picked together: outlined, added up, copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from attnviz.ui.grid.picks import Picks, sums_text
from attnviz.ui.look.numbers import exact_sum
from attnviz.ui.tab.copies import as_tsv
from attnviz.ui.tab.picking import Here, Picking

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.grid_drawer import GridDrawer
    from attnviz.ui.grid.host import GridHost
    from attnviz.ui.grid.tables import GridTables


class DrawerPicks(QObject):
    """Listens to the names and cells of a drawer; shares what is picked with the columns of words.

    What is picked of a drawer carries the name of its grid, what is picked of the words none.
    """

    moved = Signal()
    """Another row and column is at hand."""

    def __init__(self, drawer: GridDrawer, picking: Picking) -> None:
        super().__init__(drawer)
        self._drawer, self._picking = drawer, picking
        self._here: Here | None = None

    def listen(self, host: GridHost) -> None:
        """Hear of clicks on names and cells."""
        host.row_clicked.connect(self._on_row_clicked)
        host.column_clicked.connect(self.column_clicked)
        host.cell_clicked.connect(self._on_cell_clicked)
        host.cell_hovered.connect(self._on_moved)
        host.cursor_moved.connect(self._on_moved)

    def listen_to_table(self, tables: GridTables) -> None:
        """Hear of the cell at hand."""
        tables.cell_selected.connect(self._on_moved)

    @property
    def all(self) -> Picks:
        """Return what is picked, of whatever grid."""
        return self._picking.picks

    def of(self, name: str, shape: tuple[int, ...]) -> Picks:
        """Return what is picked of a grid of this shape."""
        return self._picking.picks.on(name).within(*shape)

    def here(self) -> Here | None:
        """Return the cell whose row or column a key picks; None while the keyboard is elsewhere."""
        focus = QApplication.focusWidget()
        if focus is None or not self._drawer.isAncestorOf(focus):
            return None
        cursor = self._drawer.host.cursor_cell()
        if self._drawer.tables is None and cursor is not None:
            return cursor.name, cursor.row, cursor.col
        return self._here

    def status(self) -> str:
        """Say sum and mean of the picked cells in the row or column at hand; "" when none is."""
        picks = self._shown()
        if not picks:
            return ""
        grid, here = self._drawer.host.grid(picks.grid), self._here
        at = (0, 0) if here is None or here[0] != picks.grid else here[1:]
        row, column = (min(place, n - 1) for place, n in zip(at, grid.shape, strict=True))
        columns = self._drawer.full_names()[picks.grid]
        lead = picks.lead(grid.row_labels, columns, row, column)
        cells = picks.line(np.asarray(grid.values), row, column)
        name = self._drawer.array(picks.grid)
        return sums_text(f"{name}  {lead}", [("", cells)], np.zeros(cells.shape, bool), exact_sum)

    def text(self) -> str:
        """Write the picked rows or columns with their names, tabs between; "" when none is."""
        picks = self._shown()
        if not picks:
            return ""
        grid = self._drawer.host.grid(picks.grid)
        rows, columns = picks.part_names(grid.row_labels, self._drawer.full_names()[picks.grid])
        return as_tsv(picks.part(np.asarray(grid.values)), rows=rows, columns=columns)

    def forget(self) -> None:
        """Let go what is picked here, as other rows stand in its place."""
        if self._shown():
            self._picking.fit(0, 0)
            self.moved.emit()

    def column_clicked(self, name: str, column: int, held: object) -> None:
        """Pick by the name of a column."""
        self._picking.column_clicked(column, held, self._start(name)[1], name)

    def _shown(self) -> Picks:
        name = self._picking.picks.grid
        if name not in self._drawer.host.names():
            return Picks()
        return self.of(name, self._drawer.host.grid(name).shape)

    def _start(self, name: str) -> tuple[int, int]:
        """Return where Shift begins while nothing is picked: the row and column at hand."""
        return self._here[1:] if self._here is not None and self._here[0] == name else (0, 0)

    def _on_row_clicked(self, name: str, row: int, held: object) -> None:
        self._picking.row_clicked(row, held, self._start(name)[0], name)

    def _on_cell_clicked(self, name: str, row: int, column: int, held: object) -> None:
        self._picking.cell_clicked(row, column, held, name)

    def _on_moved(self, name: str, row: int, column: int) -> None:
        self._here = (name, row, column)
        if self._picking.picks.grid == name:
            self.moved.emit()
