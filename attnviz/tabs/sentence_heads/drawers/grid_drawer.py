"""What both drawers are: grids that a person may change, as pictures or as tables (F3)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.language import tr
from attnviz.model.edits.layer import Index
from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.picks import Picks
from attnviz.ui.grid.tables import GridTables
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.tab.grid_menu import TableMenu
from attnviz.ui.tab.picks import Here, cell_clicked, column_clicked, row_clicked


class GridDrawer(Drawer):
    """A drawer whose body is a `GridHost`, or tables of the same grids. Setters never emit."""

    tables_requested = Signal(bool)
    """The grids are to be shown as tables, or as pictures again."""
    cell_met = Signal(str, int, int)
    """Mouse or keyboard are at this cell."""
    picked = Signal(object, object)
    """These `Picks` are picked now, and this cell is at hand, if one is."""
    copy_requested = Signal(str, int, int)
    paste_requested = Signal(str, object, object, bool)
    """Array, row and column on show, places in the array, whether locked ones may be changed."""

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__("", theme, parent)
        self._state = state
        self._met: Here | None = None
        self.tables: GridTables | None = None
        self.host = GridHost(theme, self)
        self.host.set_decoration(self._paint_ground)
        self.host.set_describer(self.describe)
        self.table_button = self.add_tool("")
        self.table_button.setCheckable(True)
        shortcut_labels.label(self.table_button, tr("Show as table"), "heads.table", "F3")
        self.table_button.clicked.connect(self.tables_requested)
        self._listen(self.host)
        self.host.row_clicked.connect(self._on_row_clicked)
        self.host.column_clicked.connect(self.on_column_clicked)
        self.host.cell_clicked.connect(self._on_cell_clicked)
        self.host.cell_hovered.connect(self._on_cell_met)
        self.host.cursor_moved.connect(self._on_cell_met)

    def _listen(self, source: GridHost | GridTables) -> None:
        source.cell_edited.connect(self._on_cell_edited)
        source.edit_refused.connect(self.on_edit_refused)
        source.edit_invalid.connect(self.refused)
        source.copy_requested.connect(self.copy_requested)
        source.paste_requested.connect(self._on_paste_requested)

    # What a drawer of the tab gives

    @abstractmethod
    def show_grids(self, state: State, before: State | None) -> None:
        """Show the grids of a state, in the space that there is."""

    @abstractmethod
    def fit(self) -> None:
        """Give the grids their space."""

    @abstractmethod
    def start(self) -> None:
        """Put the keyboard where one begins."""

    @abstractmethod
    def describe(self, name: str, row: int, col: int) -> str:
        """Say a cell in words."""

    @abstractmethod
    def place(self, name: str, row: int, col: int) -> Index:
        """Return where a cell on show stands in the document's array."""

    def array(self, name: str) -> str:
        """Return which array of the document a grid shows."""
        return name

    @property
    def unlocked(self) -> bool:
        """Whether marks and positions may be changed."""
        return True

    def on_edit_refused(self, name: str, row: int, col: int) -> None:
        """Say why a cell cannot be changed, where there is one."""

    def cancel(self) -> bool:
        """Return up what is being typed beside the numbers; False when nothing is."""
        return False

    # What is shown

    def show_state(self, state: State, before: State | None) -> None:
        """Show the grids of a state, as pictures or as tables."""
        self._state = state
        self.show_grids(state, before)
        if state.pointer.tables != (self.tables is not None):
            self.show_as_table(state.pointer.tables)
        elif self.tables is not None:
            self._fill_tables(self.tables)

    def here(self) -> Here | None:
        """Return the cell whose row or column a key picks; None while the keyboard is elsewhere."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            return None
        cursor = self.host.cursor_cell()
        if self.tables is None and cursor is not None:
            return cursor.name, cursor.row, cursor.col
        return self._met

    def show_as_table(self, on: bool) -> None:
        """Show real tables in place of the grids, or the grids again."""
        self.table_button.setChecked(on)
        tables, self.tables = self.tables, None
        if on:
            self.tables = GridTables(self.theme, "heads.table", self, exchanges=True)
            self.tables.setAccessibleName(self.title.text())
            TableMenu(self.tables)
            self._listen(self.tables)
            self.tables.cell_selected.connect(self._on_cell_met)
            self.body.addWidget(self.tables, 1)
            self._fill_tables(self.tables)
            self.tables.setFocus()
        elif tables is not None:
            tables.hide()
            tables.deleteLater()
        self.host.setVisible(not on)
        if not on:
            self.start()

    def _fill_tables(self, tables: GridTables) -> None:
        """Show the grids with the whole names of their columns."""
        grids = {name: self.host.grid(name) for name in self.host.names()}
        tables.set_grids(
            {
                name: replace(grid, column_labels=self._state.drawn(name)[2])
                for name, grid in grids.items()
            }
        )

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.host,) if self.tables is None else (self.host, self.tables)

    def dress(self) -> None:
        super().dress()
        self.show_grids(self._state, None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the grids out anew, once the body has its size."""
        super().resizeEvent(event)
        self.body.activate()
        self.fit()

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.theme.surface)

    # What a person does

    def _start(self, name: str) -> Here:
        """Return where Shift begins while nothing is picked: the row and column at hand."""
        met = self._met
        return met if met is not None and met[0] == name else (name, 0, 0)

    def _on_cell_met(self, name: str, row: int, column: int) -> None:
        self._met = (name, row, column)
        self.cell_met.emit(name, row, column)

    def _on_row_clicked(self, name: str, row: int, held: object) -> None:
        picks = row_clicked(self._state.pointer.picks, held, self._start(name), row)
        self.picked.emit(picks or Picks(), self._met)

    def on_column_clicked(self, name: str, column: int, held: object) -> None:
        """Pick by the name of a column."""
        picks = column_clicked(self._state.pointer.picks, held, self._start(name), column)
        self.picked.emit(picks or Picks(), self._met)

    def _on_cell_clicked(self, name: str, row: int, column: int, held: object) -> None:
        picks = cell_clicked(self._state.pointer.picks, held, (name, row, column))
        self.picked.emit(picks or Picks(), self._met)

    def _on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        self.number_edited.emit(self.array(name), self.place(name, row, col), value, gesture)

    def _on_paste_requested(self, name: str, row: int, col: int) -> None:
        rows, cols = self.host.grid(name).values.shape
        places = [[self.place(name, r, c) for c in range(cols)] for r in range(rows)]
        self.paste_requested.emit(self.array(name), (row, col), places, self.unlocked)
