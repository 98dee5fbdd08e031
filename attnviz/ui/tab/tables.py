"""The grids of a tab as real tables with headers (F3), in the place of its canvas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QModelIndex, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.ui.grid.tables import GridTables

S = TypeVar("S")


class Tables(QObject, Generic[S]):
    """A part of a tab. The tables are made when they are asked for, and are gone when they are not.

    Signals are those of a canvas of grids; Enter on a cell is `activated`.

    Parameters
    ----------
    owner : the tab; it hands the keyboard on to what is shown
    canvas : what they take the place of, in `column`; its accessible name is theirs
    shown : whether a state shows tables
    grids : gives the grids of a state by name: those that the canvas shows
    command : id of the command that shows the picture again
    side : px of the design left and right of the tables
    exchanges : whether Ctrl+C and Ctrl+V are for the cell, and not for the tab
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
        column: QVBoxLayout,
        *,
        shown: Callable[[S], bool],
        grids: Callable[[S], Mapping[str, Grid]],
        command: str,
        side: float = 0.0,
        exchanges: bool = False,
    ) -> None:
        super().__init__(owner)
        self._owner = owner
        self._theme, self._canvas, self._column = theme, canvas, column
        self._is_shown, self._grids = shown, grids
        self._command, self._side, self._exchanges = command, side, exchanges
        self.tables: GridTables | None = None
        """The tables on screen."""

    def show_state(self, state: S, before: S | None) -> None:
        """Show the grids of a state as tables, or the canvas again."""
        if not self._is_shown(state):
            self._leave()
            return
        made = self.tables is None
        if self.tables is None:
            self.tables = self._make()
        self.tables.set_grids(self._grids(state))
        for name in self.tables.names() if made else ():
            self.tables.table(name).activated.connect(partial(self._on_activated, name))
        if made:
            self._take_place(self.tables, self._canvas)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        if self.tables is not None:
            self.tables.set_theme(theme)

    def _make(self) -> GridTables:
        from attnviz.ui.grid.tables import GridTables

        tables = GridTables(
            self._theme,
            self._command,
            self._owner,
            self._side,
            exchanges=self._exchanges,
        )
        tables.setAccessibleName(self._canvas.accessibleName())
        tables.cell_edited.connect(self.cell_edited)
        tables.edit_refused.connect(self.edit_refused)
        tables.edit_invalid.connect(self.edit_invalid)
        tables.cell_selected.connect(self.cell_selected)
        tables.copy_requested.connect(self.copy_requested)
        tables.paste_requested.connect(self.paste_requested)
        self._column.insertWidget(self._column.indexOf(self._canvas), tables, 1)
        return tables

    def _leave(self) -> None:
        tables, self.tables = self.tables, None
        if tables is not None:
            self._take_place(self._canvas, tables)
            tables.deleteLater()

    def _take_place(self, front: QWidget, back: QWidget) -> None:
        """Show one instead of the other, and give it the keyboard."""
        front.show()
        self._owner.setFocusProxy(front)
        front.setFocus()  # before the other hides: Qt would hand the keyboard on and mark a cell
        back.hide()

    def _on_activated(self, name: str, index: QModelIndex) -> None:
        self.activated.emit(name, index.row(), index.column())
