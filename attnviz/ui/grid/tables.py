"""Grids side by side as real tables with headers (F3), with the same rules for typing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QVBoxLayout, QWidget

from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.grid.table_view import MatrixTable
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

FITTING = 8  # columns that share the width; more scroll


@dataclass(frozen=True)
class TableWidths:
    """How wide tables and their columns are.

    Parameters
    ----------
    column : px of the design
    shares : of the width, table by table; the last is that of all further ones
    """

    column: float
    shares: tuple[int, ...]


class GridTables(Themed, QWidget):
    """One table a grid; signals are those of `GridHost`, and Enter on a cell is `cell_activated`.

    Parameters
    ----------
    command : what shows the picture again
    side : px of the design left and right of the tables
    exchanges : whether Ctrl+C and Ctrl+V are for the cell, and not for the tab
    widths : None = a table is as wide as it has columns
    """

    cell_edited = Signal(str, int, int, float, int)
    edit_refused = Signal(str, int, int)
    edit_invalid = Signal(str)
    cell_selected = Signal(str, int, int)
    cell_activated = Signal(str, int, int)
    copy_requested = Signal(str, int, int)
    paste_requested = Signal(str, int, int)
    menu_requested = Signal(object, int, int, QPoint)

    def __init__(
        self,
        theme: Theme,
        command: str,
        parent: QWidget | None = None,
        side: float = 0.0,
        *,
        exchanges: bool = False,
        widths: TableWidths | None = None,
    ) -> None:
        super().__init__(parent)
        self._widths = widths
        self._command = command
        self._exchanges = exchanges
        self._theme = theme
        self._tables: dict[str, MatrixTable] = {}
        self._titles: dict[str, QLabel] = {}
        self._quiet = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(round(theme.px(side)), 0, round(theme.px(side)), 0)
        self._row.setSpacing(round(theme.px(16)))

    def table(self, name: str) -> MatrixTable:
        """Return the table of a grid."""
        return self._tables[name]

    def names(self) -> list[str]:
        """Return the grids on show."""
        return list(self._tables)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return self._tables.values()

    def set_grids(self, grids: Mapping[str, Grid]) -> None:
        """Show these grids; others get tables of their own, the same ones other numbers."""
        if list(grids) != list(self._tables):
            self._rebuild(grids)
        for name, grid in grids.items():
            self.set_grid(name, grid)

    def set_grid(self, name: str, grid: Grid) -> None:
        """Show one grid as it is now."""
        title, table = self._titles[name], self._tables[name]
        title.setText(grid.title)
        title.setVisible(bool(grid.title))
        table.set_grid(name, grid)
        # A label without a text would stand for the table, and leave it nameless.
        title.setBuddy(table if grid.title else None)  # type: ignore[arg-type]
        if not grid.title and self.accessibleName():
            table.setAccessibleName(self.accessibleName())
        fits = grid.shape[1] <= FITTING
        mode = QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.Interactive
        table.horizontalHeader().setSectionResizeMode(mode)

    def has_focus(self) -> bool:
        """Whether the keyboard is in one of the tables."""
        return any(table.hasFocus() for table in self._tables.values())

    def enter(self, name: str, row: int, column: int) -> None:
        """Put the keyboard on a cell; tells nobody.

        A tab out of sight may still have the tables of another step, and then nothing is entered.
        """
        table = self._tables.get(name)
        if table is None:
            return
        with self.quiet():
            table.setCurrentIndex(table.model().index(row, column))
            table.setFocus()

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Tell nobody of cells that are chosen meanwhile: no person chose them."""
        self._quiet = True
        try:
            yield
        finally:
            self._quiet = False

    def _on_cell_selected(self, name: str, row: int, column: int) -> None:
        # A table that goes leaves the focus to the next one, which nobody chose.
        if not self._quiet:
            self.cell_selected.emit(name, row, column)

    def _on_activated(self, name: str, index: QModelIndex) -> None:
        self.cell_activated.emit(name, index.row(), index.column())

    def _rebuild(self, grids: Mapping[str, Grid]) -> None:
        with self.quiet():
            self._take_away()
            self._tables, self._titles = {}, {}
            shares = self._widths.shares if self._widths else ()
            for place, (name, grid) in enumerate(grids.items()):
                share = shares[min(place, len(shares) - 1)] if shares else max(1, grid.shape[1])
                self._row.addWidget(self._column(name), share)
            self.setFocusProxy(next(iter(self._tables.values())))

    def _take_away(self) -> None:
        while self._row.count():
            item = self._row.takeAt(0)
            column = item.widget() if item is not None else None
            if column is not None:
                column.hide()
                column.deleteLater()

    def _tell_keys(self, table: QWidget) -> None:
        key = shortcut_labels.key_of(self._command, "F3")
        arrows = tr("The arrow keys move through the cells.")
        back = tr("{key} shows the picture again.", key=key) if key else ""
        table.setToolTip(f"{arrows} {back}".rstrip())

    def _column(self, name: str) -> QWidget:
        column = QWidget(self)
        title = plain_label(parent=column, role="heading")
        table = MatrixTable(self._theme, column)
        shortcut_labels.follow(table, partial(self._tell_keys, table))
        table.cell_edited.connect(self.cell_edited)
        table.edit_refused.connect(self.edit_refused)
        table.edit_invalid.connect(self.edit_invalid)
        table.cell_selected.connect(self._on_cell_selected)
        table.activated.connect(partial(self._on_activated, name))
        if self._widths:
            header = table.horizontalHeader()
            header.setDefaultSectionSize(round(self._theme.px(self._widths.column)))
        table.exchanges = self._exchanges
        table.copy_requested.connect(self.copy_requested)
        table.paste_requested.connect(self.paste_requested)
        table.menu_requested.connect(self.menu_requested)
        box = QVBoxLayout(column)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(title)
        box.addWidget(table, 1)
        self._tables[name], self._titles[name] = table, title
        return column
