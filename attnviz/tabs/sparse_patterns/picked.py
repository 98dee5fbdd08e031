"""Rows or columns of the pattern, or of the head on trial, picked together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.language import mark, plural, tr
from attnviz.model.matrices.text import as_tsv
from attnviz.tabs.sparse_patterns.figure import Figure
from attnviz.tabs.sparse_patterns.picture import HEAD, PATTERN
from attnviz.tabs.sparse_patterns.trial import Trial
from attnviz.tabs.sparse_patterns.wording import runs
from attnviz.ui.grid.picks import GAP, Numbers, Picks, sums_text
from attnviz.ui.look.numbers import one_decimal_percent, shortest
from attnviz.ui.tab.picking import Here, Picking

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.view import SparsePatternsView

GRIDS = (PATTERN, HEAD)


class Picked:
    """Listens to names and, with Ctrl or Shift, to cells; a hand that draws keeps its cells."""

    def __init__(self, view: SparsePatternsView) -> None:
        self._view = view
        self._last: dict[str, tuple[int, int]] = {}
        self.picking = Picking(view)
        canvas = view.canvas
        canvas.cell_hovered.connect(self._on_cell_met)
        canvas.cursor_moved.connect(self._on_cell_met)
        canvas.cell_clicked.connect(self._on_cell_clicked)
        canvas.row_clicked.connect(self._on_row_clicked)
        canvas.column_clicked.connect(self._on_column_clicked)

    @property
    def picks(self) -> Picks:
        """Return what is picked."""
        return self.picking.picks

    def near(self, grid: str) -> Here:
        """Return the cell that stands for the row and column at hand."""
        trial = self._view.trial
        row = trial.row if grid == HEAD and trial is not None else self._view.row
        column = self._last.get(grid, (row, row))[1]
        return grid, row, min(column, self._size(grid) - 1)

    def here(self) -> Here:
        """Return the cell whose row or column a key picks."""
        cursor = self._view.canvas.cursor_cell()
        if cursor is not None and cursor.name in GRIDS:
            return cursor.name, cursor.row, cursor.col
        return self.near(PATTERN)

    def fit(self) -> None:
        """Forget what a smaller pattern, or a head that is no longer on trial, does not have."""
        if self.picks:
            size = self._size(self.picks.grid)
            self.picking.fit(size, size)

    def status(self) -> str:
        """Say how much is computed in what is picked, or what the head gives there."""
        trial = self._view.trial
        if self.picks.grid == HEAD and trial is not None:
            return trial_text(trial, self.picks, self.near(HEAD)[1:])
        return counts_text(self._view.figure, self.picks)

    def text(self) -> str:
        """Write the picked rows or columns with their names, tabs between."""
        trial, figure = self._view.trial, self._view.figure
        names = tuple(str(i + 1) for i in range(figure.n_tokens))
        values: Numbers = figure.allowed
        if self.picks.grid == HEAD and trial is not None:
            names, values = trial.tokens, trial.pattern
        rows, columns = self.picks.part_names(names, names)
        return as_tsv(self.picks.part(values), rows=rows, columns=columns)

    def _size(self, grid: str) -> int:
        if grid == PATTERN:
            return self._view.figure.n_tokens
        return 0 if self._view.trial is None else len(self._view.trial.tokens)

    def _on_cell_met(self, grid: str, row: int, column: int) -> None:
        self._last[grid] = (row, column)
        if self.picks.grid == grid == HEAD:
            self._view.tell()

    def _on_cell_clicked(self, grid: str, row: int, column: int, held: object) -> None:
        if grid in GRIDS and not (grid == PATTERN and self._view.figure.drawn):
            self.picking.cell_clicked(row, column, held, grid)

    def _on_row_clicked(self, grid: str, row: int, held: object) -> None:
        if grid not in GRIDS:
            return
        picked = self.picking.row_clicked(row, held, self.near(grid)[1], grid)
        if not picked and grid == PATTERN:
            self._view.choose_row(row)

    def _on_column_clicked(self, grid: str, column: int, held: object) -> None:
        if grid in GRIDS:
            self.picking.column_clicked(column, held, self.near(grid)[2], grid)


def counts_text(figure: Figure, picks: Picks) -> str:
    """Say how many scores are computed in picked rows or columns, together and on average."""
    counts = figure.allowed.sum(axis=1 if picks.rows else 0)[list(picks.places)]
    n, places = figure.n_tokens, runs(picks.places)
    if picks.rows:
        one, many = mark("row {rows}, scores computed"), mark("rows {rows}, scores computed")
        lead = plural(one, many, len(counts), rows=places)
        whole = sum(row + 1 for row in picks.rows)
    else:
        one = mark("column {columns}, scores computed")
        many = mark("columns {columns}, scores computed")
        lead = plural(one, many, len(counts), columns=places)
        whole = sum(n - column for column in picks.columns)
    told = sums_text(lead, [("", counts)], np.zeros(counts.shape, dtype=bool), shortest)
    return GAP.join((told, tr("of {whole} in full attention", whole=whole)))


def trial_text(trial: Trial, picks: Picks, cell: tuple[int, int]) -> str:
    """Say sum and mean of the weights of the head on trial."""
    cells, masked = picks.line(trial.pattern, *cell), picks.line(~trial.allowed, *cell)
    lead = GAP.join((trial.head, picks.lead(trial.tokens, trial.tokens, *cell)))
    return sums_text(lead, [("", cells)], masked, one_decimal_percent)
