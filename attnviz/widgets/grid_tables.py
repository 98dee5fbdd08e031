"""Grids side by side as real tables with headers (F3), with the same rules for typing."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QVBoxLayout, QWidget

from attnviz.widgets.grid import Grid
from attnviz.widgets.table_view import MatrixTable
from attnviz.widgets.theme import Theme

FITTING = 8  # columns that share the width; more scroll


class GridTables(QWidget):
    """One table a grid; signals are those of `GridHost`."""

    cell_edited = Signal(str, int, int, float, int)
    edit_refused = Signal(str, int, int)
    edit_invalid = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tables: dict[str, MatrixTable] = {}
        self._titles: dict[str, QLabel] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(theme.px(16)))

    def table(self, name: str) -> MatrixTable:
        """Return the table of a grid."""
        return self._tables[name]

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        for name, table in self._tables.items():
            table.set_theme(theme)
            self._titles[name].setFont(theme.font("body", bold=True))

    def set_grids(self, grids: Mapping[str, Grid]) -> None:
        """Show grids; the first ones make the tables, later ones change what they show."""
        for name, grid in grids.items():
            if name not in self._tables:
                self._add(name, grid)
            self._titles[name].setText(grid.title)
            self._titles[name].setVisible(bool(grid.title))
            table = self._tables[name]
            table.set_grid(name, grid)
            # A label without a text would stand for the table, and leave it nameless.
            self._titles[name].setBuddy(table if grid.title else None)
            if not grid.title and self.accessibleName():
                table.setAccessibleName(self.accessibleName())
            fits = grid.shape[1] <= FITTING
            mode = QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.Interactive
            table.horizontalHeader().setSectionResizeMode(mode)
        self.setFocusProxy(next(iter(self._tables.values())))

    def _add(self, name: str, grid: Grid) -> None:
        title = QLabel(self)
        title.setTextFormat(Qt.TextFormat.PlainText)
        title.setFont(self._theme.font("body", bold=True))
        table = MatrixTable(self._theme, self)
        table.cell_edited.connect(self.cell_edited)
        table.edit_refused.connect(self.edit_refused)
        table.edit_invalid.connect(self.edit_invalid)
        column = QVBoxLayout()
        column.addWidget(title)
        column.addWidget(table, 1)
        self._row.addLayout(column, max(1, grid.shape[1]))
        self._tables[name], self._titles[name] = table, title
