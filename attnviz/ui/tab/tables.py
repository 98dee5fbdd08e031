"""The grids of a tab as real tables with headers (F3), in the place of its canvas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.canvas_place import CanvasPlace

if TYPE_CHECKING:
    from attnviz.ui.grid.tables import GridTables, TableWidths

S = TypeVar("S")


class Tables(Themed, QObject, Generic[S]):
    """A part of a tab. The tables are made when they are asked for, and are gone when they are not.

    Signals are those of a canvas of grids; Enter on a cell is `activated`.

    Parameters
    ----------
    owner : the tab, or its canvas; it hands the keyboard on to what is shown
    canvas : what they take the place of; its accessible name is theirs
    column : where that lies; None = the owner gives both their place
    shown : whether a state shows tables
    grids : gives the grids of a state by name: those that the canvas shows
    command : id of the command that shows the picture again
    side : px of the design left and right of the tables
    exchanges : whether Ctrl+C and Ctrl+V are for the cell, and not for the tab
    widths : of tables and columns; None = as wide as they have columns
    enters : whether a person finds the first cell chosen; else the tab puts the keyboard on one
    """

    cell_edited = Signal(str, int, int, float, int)
    edit_refused = Signal(str, int, int)
    edit_invalid = Signal(str)
    cell_selected = Signal(str, int, int)
    activated = Signal(str, int, int)
    copy_requested = Signal(str, int, int)
    paste_requested = Signal(str, int, int)

    def __init__(
        self,
        theme: Theme,
        owner: QWidget,
        canvas: QWidget,
        column: QVBoxLayout | None,
        *,
        shown: Callable[[S], bool],
        grids: Callable[[S], Mapping[str, Grid]],
        command: str,
        side: float = 0.0,
        exchanges: bool = False,
        widths: TableWidths | None = None,
        enters: bool = True,
    ) -> None:
        super().__init__(owner)
        self._owner, self._theme = owner, theme
        self.place = CanvasPlace(owner, canvas, column)
        self._is_shown, self._grids = shown, grids
        self._command, self._side, self._exchanges = command, side, exchanges
        self._widths, self._enters = widths, enters
        self.tables: GridTables | None = None
        """The tables on screen."""

    def show_state(self, state: S, before: S | None) -> None:
        """Show the grids of a state as tables, or the canvas again."""
        if not self._is_shown(state):
            self._leave()
            return
        if self.tables is None:
            self.tables = self._make()
        held, names = self.tables.has_focus(), self.tables.names()
        self.tables.set_grids(self._grids(state))
        if held and self.tables.names() != names:
            self.tables.setFocus()  # the tables of before are gone, and what was in them
        if self._enters:
            self.place.take(self.tables, keyboard=True)
            return
        with self.tables.quiet():
            self.place.take(self.tables)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.tables is None else (self.tables,)

    def _make(self) -> GridTables:
        from attnviz.ui.grid.tables import GridTables
        from attnviz.ui.tab.grid_menu import TableMenu

        tables = GridTables(
            self._theme,
            self._command,
            self._owner,
            self._side,
            exchanges=self._exchanges,
            widths=self._widths,
        )
        tables.setAccessibleName(self.place.canvas.accessibleName())
        tables.cell_edited.connect(self.cell_edited)
        tables.edit_refused.connect(self.edit_refused)
        tables.edit_invalid.connect(self.edit_invalid)
        tables.cell_selected.connect(self.cell_selected)
        tables.cell_activated.connect(self.activated)
        tables.copy_requested.connect(self.copy_requested)
        tables.paste_requested.connect(self.paste_requested)
        TableMenu(tables)
        self.place.add(tables)
        return tables

    def _leave(self) -> None:
        tables, self.tables = self.tables, None
        if tables is not None:
            self.place.leave(tables, keyboard=True)
            tables.hide()
            tables.deleteLater()
