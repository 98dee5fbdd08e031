"""The matrices of a step, as maps or as tables: numbers, lights, the cell with the keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from attnviz.tabs.step_by_step.canvas.grids import changed_cells, grid_of, grids_of, same_marks
from attnviz.tabs.step_by_step.canvas.paint import lit_grid, veiled
from attnviz.tabs.step_by_step.state.lighting import Lights
from attnviz.tabs.step_by_step.state.plan import PANES
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.held import held_cells
from attnviz.ui.grid.board import GridPlace
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.tables import Tables

if TYPE_CHECKING:
    from attnviz.ui.grid.tables import GridTables


class Matrices(Themed, QObject):
    """Shows the matrices of one step of one head in a canvas, which gives them their places."""

    cell_edited = Signal(str, int, int, float, int)
    cell_cleared = Signal(str, int, int)
    """A held number is to be let go."""
    keep_requested = Signal(str, int, int)
    """A number is to be held as it is."""
    edit_refused = Signal(str, int, int)
    edit_invalid = Signal(str)
    cell_reached = Signal(str, int, int)
    """The keyboard came to a cell."""

    def __init__(self, theme: Theme, state: State, canvas: QWidget) -> None:
        super().__init__(canvas)
        self._theme, self._state = theme, state
        self._lights: Mapping[str, Lights] = {}
        self.host = GridHost(theme, canvas)
        self.host.rings = False  # its keys go from step to step: the chip has the ring
        self._tables: Tables[State] = Tables(
            theme,
            canvas,
            self.host,
            None,
            shown=lambda state: state.pointer.tables,
            grids=lambda state: {name: self.host.grid(name) for name in state.step.arrays},
            command="steps.table",
            side=16.0,
            enters=False,
        )
        self._tables_focused = False
        self.host.cell_edited.connect(self.cell_edited)
        self.host.cell_cleared.connect(self.cell_cleared)
        self.host.keep_requested.connect(self.keep_requested)
        self.host.edit_refused.connect(self.edit_refused)
        self.host.edit_invalid.connect(self.edit_invalid)
        self.host.cursor_moved.connect(self.cell_reached)
        self._tables.cell_edited.connect(self.cell_edited)
        self._tables.edit_refused.connect(self.edit_refused)
        self._tables.edit_invalid.connect(self.edit_invalid)
        self._tables.cell_selected.connect(self.cell_reached)

    @property
    def tables(self) -> GridTables | None:
        """Return the tables that stand in place of the maps."""
        return self._tables.tables

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.host, self._tables)

    # What is shown

    def show_anew(self, state: State) -> bool:
        """Show another step, head or document; return whether grids came or went."""
        self._state = state
        grids = {
            name: veiled(grid, state.cover_of(name))
            for name, grid in grids_of(
                state.one, state.step, self._theme.projector, state.backward
            ).items()
        }
        self._lights = {name: self._still_lit(name, grid) for name, grid in grids.items()}
        grids = {name: lit_grid(grid, self._lights[name]) for name, grid in grids.items()}
        for name in self.host.names():
            if name not in grids:
                self.host.remove(name)
        others = self._reorder(grids)
        if self.tables is not None:
            self._tables_focused = self.tables.has_focus()
            self.tables.set_grids(grids)
        return others

    def show_ballot(self, state: State) -> None:
        """Cover matrices of the step, or uncover them."""
        self._state = state
        for array in state.step.arrays:
            self._renew(array)

    def show_numbers(self, state: State, before: State) -> None:
        """Show the same matrices with other numbers: only what changed is touched."""
        self._state = state
        one, tables = state.one, self._tables.tables
        for array in state.step.arrays:
            if before.one.trace.rows(array) is one.trace.rows(array):
                continue
            covered = state.cover_of(array) is not None
            if covered or self._other_marks(array):
                self._renew(array)
            else:
                tints = one.slice("pattern") if array == "exponentials" else None
                self.host.set_values(array, one.slice(array), tints)
            if tables is not None:
                tables.set_grid(array, self.host.grid(array))

    def show_lights(self, lights: Mapping[str, Lights]) -> None:
        """Outline rows, columns and cells, instead of those before."""
        self._lights = lights
        for name, lit in lights.items():
            if name in self._state.step.arrays:
                self.host.set_lit(name, lit.rows, lit.columns, lit.cells)
                if self.tables is not None:
                    self.tables.set_grid(name, self.host.grid(name))

    def reveal_lights(self) -> None:
        """Scroll long matrices so far that what is lit is in sight."""
        for name, lit in self._lights.items():
            if name not in self._state.step.arrays:
                continue
            layout = self.host.layout_of(name)
            first = (layout.rows.start, layout.cols.start)
            places = [*lit.cells[:1], *((row, first[1]) for row in lit.rows[:1])]
            places += [(first[0], column) for column in lit.columns[:1]]
            for row, column in places:
                self.host.reveal(name, row, column)

    def show_tables(self, state: State) -> None:
        """Show real tables in place of the maps, or the maps again."""
        self._tables.show_state(state, None)

    def _renew(self, array: str) -> None:
        """Show one matrix anew, with marks, tiles and lights."""
        state = self._state
        grid = grid_of(state.one, PANES[array], self._theme.projector, state.backward)
        grid = veiled(grid, state.cover_of(array))
        self.host.set_grid(array, lit_grid(grid, self._lights.get(array, Lights())))
        if self.tables is not None:
            self.tables.set_grid(array, self.host.grid(array))

    def _other_marks(self, array: str) -> bool:
        """Whether more than its numbers changed: which of them carry a mark."""
        pane, old = PANES[array], self.host.grid(array)
        if old.holds:
            there = old.held or self._state.one.trace.held
            return bool(there) and old.held != held_cells(self._state.one, array)
        return bool(pane.matrix) and not same_marks(old, changed_cells(self._state.one, pane))

    def _still_lit(self, name: str, grid: Grid) -> Lights:
        """Return the lights that a grid in sight may keep until other ones are set."""
        kept = name in self.host.names() and self.host.grid(name).shape == grid.shape
        return self._lights.get(name, Lights()) if kept else Lights()

    def _reorder(self, grids: Mapping[str, Grid]) -> bool:
        """Keep the host's order that of the step: the keyboard walks it."""
        kept = self.host.names()
        if kept != list(grids)[: len(kept)]:
            self.host.clear()
        others = self.host.names() != list(grids)
        for name, grid in grids.items():
            self.host.set_grid(name, grid)
        return others

    # The cell with the keyboard

    def leave_cell(self) -> bool:
        """Take the keyboard out of the matrices; False when it was not there."""
        if self.host.input.editor is not None or self.host.cursor_cell() is None:
            return False
        self.host.input.move_cursor(None)
        return True

    def follow(self, array: str, row: int, column: int) -> None:
        """Put the keyboard on a cell, if it is in the matrices: undo leads back to where it was."""
        if self.tables is None and self.host.cursor_cell() is not None:
            self.host.input.move_cursor(GridPlace(array, row, column))

    def keep_table_focus(self, array: str, row: int, column: int) -> None:
        """Put the keyboard on a cell of the new tables if it was in those of the step before."""
        if self.tables is not None and self._tables_focused:
            self._tables_focused = False
            self.tables.enter(array, row, column)

    def enter_cell(self, array: str, row: int, column: int) -> None:
        """Put the keyboard on a cell."""
        if self.tables is not None:
            self.tables.enter(array, row, column)
            return
        self.host.setFocus()
        self.host.input.move_cursor(GridPlace(array, row, column))

    def edit_cell(self, array: str, row: int, column: int, typed: str | None = None) -> None:
        """Open the editor on a cell, with its number or with what was just typed."""
        if self.tables is None:
            self.host.edit_cell(array, row, column, typed)
        else:
            self.tables.table(array).open_editor(row, column)
