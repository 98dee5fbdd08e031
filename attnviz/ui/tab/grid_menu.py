"""The menu of a cell: the same on every grid of every tab, and what a tab adds to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakMethod

import numpy as np
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from attnviz.language import mark, tr
from attnviz.model.matrices.text import as_csv, as_numpy
from attnviz.ui.grid.entry import takes_numbers
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import copied
from attnviz.ui.tab.copies import as_latex, as_tsv

if TYPE_CHECKING:
    from attnviz.ui.grid.table_view import MatrixTable
    from attnviz.ui.grid.tables import GridTables


@dataclass(frozen=True)
class MenuEntry:
    """One line of a menu.

    Parameters
    ----------
    id : its name for tests and settings
    text : what is read
    run : does it; None = it opens `entries`
    enabled : whether it can be done
    why : what is missing where it cannot
    """

    id: str
    text: str
    run: Callable[[], object] | None = None
    enabled: bool = True
    why: str = ""
    entries: tuple[MenuEntry, ...] = ()


Entries = Iterable[MenuEntry | None]
"""Lines of a menu; None = a line between."""
More = Callable[[str, int, int], Entries]
"""Gives what else the menu of a cell offers: name of the grid, row and column."""
FORMS: dict[str, Callable[..., str]] = {
    mark("Text"): as_tsv,
    "CSV": as_csv,
    "NumPy": as_numpy,
    "LaTeX": as_latex,
}
NAMED = ("CSV",)
LONGEST_SYMBOL = 20


def build(parent: QWidget, entries: Entries) -> QMenu:
    """Make a menu, which goes when it is closed; lines between with nothing between go too."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    _fill(menu, entries)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _fill(menu: QMenu, entries: Entries) -> None:
    parted = True
    for entry in entries:
        if entry is None:
            if not parted:
                menu.addSeparator()
            parted = True
            continue
        parted = False
        text = entry.text.replace("&", "&&")
        if entry.run is None:
            _fill(menu.addMenu(text), entry.entries)
            continue
        action = menu.addAction(text)
        action.setData(entry.id)
        action.setEnabled(entry.enabled)
        action.setToolTip(entry.why)
        action.triggered.connect(partial(_run, entry.run))


def _run(run: Callable[[], object], _checked: bool = False) -> None:
    run()


def put(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)


def edit_entries(host: GridHost, name: str, row: int, col: int) -> Entries:
    """Offer to type over a cell, to hold its number, and to paste from it on."""
    grid, place = host.grid(name), (name, row, col)
    if not takes_numbers(grid):
        return ()
    able = grid.is_editable(row, col)
    entries: list[MenuEntry | None] = [
        MenuEntry("edit", tr("Type over it"), partial(host.edit_cell, *place), able)
    ]
    if grid.holds:
        held = (row, col) in grid.held
        keep, clear = host.keep_requested.emit, host.cell_cleared.emit
        entries += [
            MenuEntry("hold", tr("Hold this number"), partial(keep, *place), able and not held),
            MenuEntry("let-go", tr("Let it go"), partial(clear, *place), held),
        ]
    else:
        paste = partial(host.paste_requested.emit, *place)
        entries.append(MenuEntry("paste", tr("Paste numbers from here on"), paste))
    return entries


def copy_entries(host: GridHost, name: str, row: int, col: int) -> Entries:
    """Offer to copy a cell, its row and its matrix; nothing that a tile covers."""
    return copies_of(host.grid(name), row, col, partial(host.copy_requested.emit, name, row, col))


def copies_of(grid: Grid, row: int, col: int, copy: Callable[[], object] | None = None) -> Entries:
    """Offer to copy a cell of a grid, in its own way or as it is, its row and its matrix."""
    if copy is None:
        copy = partial(_copy_cell, grid, row, col)
    entries: list[MenuEntry | None] = [
        MenuEntry("copy", tr("Copy this number"), copy, not grid.is_on("covered", row, col))
    ]
    if grid.tiled:
        return entries
    line = grid.block(range(row, row + 1), range(grid.shape[1]))
    in_row = grid.covered is not None and bool(grid.covered[row].any())
    anywhere = grid.covered is not None and bool(grid.covered.any())
    matrix = _symbol(grid)
    as_what = tr("Copy {matrix} as", matrix=matrix) if matrix else tr("Copy the matrix as")
    forms = tuple(
        MenuEntry(f"copy-{form}", tr(form), partial(_copy_matrix, grid, form), not anywhere)
        for form in FORMS
    )
    return [
        *entries,
        MenuEntry("copy-row", tr("Copy this row"), partial(put, as_tsv(line[0])), not in_row),
        MenuEntry("copy-as", as_what, entries=forms),
    ]


def _symbol(grid: Grid) -> str:
    """Return how a grid is called in a few letters: what stands before two blanks of its title.

    A sentence is no name, nor is no title.
    """
    symbol = grid.title.partition("  ")[0]
    return visible(symbol) if 0 < len(symbol) <= LONGEST_SYMBOL else ""


def _copy_cell(grid: Grid, row: int, col: int) -> None:
    put(copied(grid.at(row, col)))


def _copy_matrix(grid: Grid, form: str) -> None:
    rows, columns = grid.shape
    values = np.array(grid.block(range(rows), range(columns)))
    write = FORMS[form]
    if form == "LaTeX":
        put(as_latex(values, held=grid.held))
        return
    if form not in NAMED:
        put(write(values))
        return
    names: Sequence[str] = grid.column_labels or grid.spoken_columns
    put(write(values, rows=tuple(grid.row_labels), columns=tuple(names)))


class CellMenu(QObject):
    """Opens the menu of a cell of a grid on a right click or the Menu key; goes with the grid.

    Parameters
    ----------
    host : whose cells have the menu
    more : what the tab adds, before what is copied: a method of it, or None
    unless : whether the right button does something else on a grid of the host: a method, or None
    """

    def __init__(
        self,
        host: GridHost,
        more: More | None = None,
        *,
        unless: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(host)
        # Held weakly: a tab that holds its grids, which hold the tab, would never go.
        self._more = None if more is None else WeakMethod(more)
        self._unless = None if unless is None else WeakMethod(unless)
        self._host = host
        host.menu_requested.connect(self._on_requested)

    def entries(self, name: str, row: int, col: int) -> Entries:
        """List what the menu of a cell offers."""
        more = None if self._more is None else self._more()
        return [
            *edit_entries(self._host, name, row, col),
            None,
            *(() if more is None else more(name, row, col)),
            None,
            *copy_entries(self._host, name, row, col),
        ]

    def _on_requested(self, name: str, row: int, col: int, where: QPoint) -> None:
        unless = None if self._unless is None else self._unless()
        if unless is None or not unless(name):
            build(self._host, self.entries(name, row, col)).popup(where)


class TableMenu(QObject):
    """Opens the menu of a cell of a table (F3); goes with the tables.

    Parameters
    ----------
    tables : one table or several beside each other
    """

    def __init__(self, tables: GridTables | MatrixTable) -> None:
        super().__init__(tables)
        tables.menu_requested.connect(self._on_requested)

    def _on_requested(self, table: MatrixTable, row: int, col: int, where: QPoint) -> None:
        grid = table.grid
        if grid is None:
            return
        typed = MenuEntry(
            "edit", tr("Type over it"), partial(table.open_editor, row, col),
            grid.is_editable(row, col),
        )  # fmt: skip
        entries = [*([typed] if takes_numbers(grid) else []), None, *copies_of(grid, row, col)]
        build(table, entries).popup(where)
