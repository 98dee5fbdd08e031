"""Rows or columns of one matrix of the step, picked together: outlined, added up, copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.language import tr
from attnviz.tabs.step_by_step.lighting import Lights, lights
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.plan import LAST, PANES
from attnviz.tabs.step_by_step.pointer import Lit
from attnviz.tabs.step_by_step.status import SHARES
from attnviz.ui.grid.picks import GAP, Picks, sums_text
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import exact_sum
from attnviz.ui.tab.copies import as_tsv
from attnviz.ui.tab.picking import Here, Picking

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.telling import TellingView


class Picked:
    """Listens to the names beside the matrices of a tab, and to Ctrl and Shift on their cells."""

    def __init__(self, view: TellingView) -> None:
        self._view = view
        self._hovered: Lit | None = None
        self.picking = Picking(view)
        host = view.canvas.host
        host.cell_hovered.connect(self._on_hovered)
        host.row_clicked.connect(self._on_row_clicked)
        host.column_clicked.connect(self._on_column_clicked)

    @property
    def picks(self) -> Picks:
        """Return what is picked."""
        return self.picking.picks

    @property
    def told(self) -> bool:
        """Whether words are about what is picked, not about a cell of another matrix."""
        hovered = self._view.pointer.hovered
        return bool(self.picks) and (hovered is None or hovered[0] == self.picks.grid)

    def near(self, array: str) -> Lit:
        """Return the cell of a matrix that stands for its row and column at hand.

        The one that is pointed at or lit; else the last one pointed at, else what is lit with it.
        """
        pointed = self._view.pointed()
        if pointed[0] == array:
            return pointed
        rows, columns = self._view.one.shape(array)
        last = self._hovered
        if last is not None and last[0] == array and last[1] < rows and last[2] < columns:
            return last
        lit = lights(self._view.one, self._view.step, *pointed).get(array, Lights())
        row, column = lit.cells[0] if lit.cells else (0, 0)
        return array, next(iter(lit.rows), row), next(iter(lit.columns), column)

    def here(self) -> Here:
        """Return the cell whose row or column a key picks: with the keyboard, else pointed at."""
        cursor = self._view.canvas.host.cursor_cell()
        return self._view.pointed() if cursor is None else (cursor.name, cursor.row, cursor.col)

    def fit(self) -> None:
        """Forget what the step on screen does not have."""
        grid = self.picks.grid
        shown = grid in self._view.step.arrays
        self.picking.fit(*(self._view.one.shape(grid) if shown else (0, 0)))

    def lights(self, cell: Lit) -> dict[str, Lights]:
        """Return what is outlined for a cell, and what is picked."""
        lit = lights(self._view.one, self._view.step, *cell)
        picks = self.picks
        if picks and picks.grid in lit:
            lit[picks.grid] = Lights(picks.rows, picks.columns, lit[picks.grid].cells)
        return lit

    def status(self) -> str:
        """Say sum and mean of the picked cells in the row or column at hand."""
        return picks_text(self._view.one, self._view.step.number, self.picks, self._cell())

    def text(self) -> str:
        """Write the picked rows or columns with their names, tabs between."""
        one, picks = self._view.one, self.picks
        pane = PANES[picks.grid]
        rows, columns = one.names(pane.rows, picks.grid), one.names(pane.columns, picks.grid)
        names = picks.part_names(rows, columns)
        return as_tsv(picks.part(one.slice(picks.grid)), rows=names[0], columns=names[1])

    def _cell(self) -> tuple[int, int]:
        return self.near(self.picks.grid)[1:]

    def _on_hovered(self, array: str, row: int, column: int) -> None:
        self._hovered = (array, row, column)

    def _on_row_clicked(self, array: str, row: int, held: object) -> None:
        self.picking.row_clicked(row, held, self.near(array)[1], array)

    def _on_column_clicked(self, array: str, column: int, held: object) -> None:
        self.picking.column_clicked(column, held, self.near(array)[2], array)


def picks_text(one: OneHead, step: int, picks: Picks, cell: tuple[int, int]) -> str:
    """Say sum and mean of picked cells; what the mask hides is not counted."""
    array, pane = picks.grid, PANES[picks.grid]
    values = one.slice(array)
    hidden = values == -np.inf
    if array in SHARES:
        hidden = hidden | one.hidden
    rows = one.words if pane.rows == "token" else one.names(pane.rows, array)
    columns = one.words if pane.columns == "token" else one.names(pane.columns, array)
    masked, cells = picks.line(hidden, *cell), picks.line(values, *cell)
    lead = GAP.join(
        (
            tr("Step {number} of {last}", number=step, last=LAST),
            f"{visible(pane.symbol)}  {picks.lead(rows, columns, *cell)}",
        )
    )
    return sums_text(lead, [("", cells)], masked, exact_sum)
