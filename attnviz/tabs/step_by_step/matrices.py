"""The matrices of a step, as maps or as tables: numbers, lights, the cell with the keyboard."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from attnviz.tabs.step_by_step.lighting import Lights
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.panes import changed_cells, grid_of, grids_of, same_marks
from attnviz.tabs.step_by_step.picture import lit_grid, veiled
from attnviz.tabs.step_by_step.plan import PANES, StepPlan, plan
from attnviz.ui.grid.board import GridPlace
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.tables import GridTables
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot


class MatrixCanvas(QWidget):
    """Shows the matrices of one step of one head. A canvas lays out in `_arrange`."""

    tables_made = Signal()

    def __init__(self, theme: Theme, one: OneHead, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._one = theme, one
        self._step = plan(1)
        self._ballot: Ballot | None = None
        self._lights: Mapping[str, Lights] = {}
        self.host = GridHost(theme, self)
        self.host.rings = False  # its keys go from step to step: the chip has the ring
        self.tables: GridTables | None = None
        self._tables_focused = False

    @property
    def theme(self) -> Theme:
        """The look in use."""
        return self._theme

    @property
    def step(self) -> StepPlan:
        """The step on screen."""
        return self._step

    def set_scene(self, one: OneHead, step: StepPlan, ballot: Ballot | None = None) -> None:
        """Show another step, head or document; its result covered, as a prediction has it."""
        self._one, self._step, self._ballot = one, step, ballot
        self._show_scene()

    def set_ballot(self, ballot: Ballot | None) -> None:
        """Cover the result of the step, or uncover it."""
        self._ballot = ballot
        self._renew(self._step.arrays[-1])

    def _renew(self, array: str) -> None:
        """Show one matrix anew, with marks, tiles and lights."""
        grid = grid_of(self._one, PANES[array], self._theme.projector)
        grid = veiled(grid, array, self._step, self._ballot)
        self.host.set_grid(array, lit_grid(grid, self._lights.get(array, Lights())))
        if self.tables is not None:
            self.tables.set_grid(array, self.host.grid(array))

    def set_numbers(self, one: OneHead) -> None:
        """Show the same matrices with other numbers: only what changed is touched."""
        before, self._one = self._one, one
        for array in self._step.arrays:
            values = one.slice(array)
            if values is before.slice(array) or self._same(before, one, array):
                continue
            covered = self._ballot is not None and array == self._step.arrays[-1]
            if covered or self._other_marks(array):
                self._renew(array)
            else:
                tints = one.slice("pattern") if array == "exponentials" else None
                self.host.set_values(array, values, tints)
            if self.tables is not None:
                self.tables.set_grid(array, self.host.grid(array))

    @staticmethod
    def _same(before: OneHead, after: OneHead, array: str) -> bool:
        """Whether a matrix is untouched, although slicing made another object."""
        return before.head == after.head and before.trace[array] is after.trace[array]

    def _other_marks(self, array: str) -> bool:
        """Whether more than its numbers changed: which of them carry a corner mark."""
        pane, old = PANES[array], self.host.grid(array)
        return bool(pane.matrix) and not same_marks(old, changed_cells(self._one, pane))

    def set_lights(self, lights: Mapping[str, Lights]) -> None:
        """Outline rows, columns and cells, instead of those before."""
        self._lights = lights
        for name, lit in lights.items():
            if name in self._step.arrays:
                self.host.set_lit(name, lit.rows, lit.columns, lit.cells)
                if self.tables is not None:
                    self.tables.set_grid(name, self.host.grid(name))

    def leave_cell(self) -> bool:
        """Take the keyboard out of the matrices; False when it was not there."""
        if self.host.input.editor is not None or self.host.cursor_cell() is None:
            return False
        self.host.input.move_cursor(None)
        return True

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

    def edit_cell(self, array: str, row: int, column: int) -> None:
        """Open the editor on a cell."""
        if self.tables is None:
            self.host.edit_cell(array, row, column)
        else:
            self.tables.table(array).open_editor(row, column)

    def reveal_lights(self) -> None:
        """Scroll long matrices so far that what is lit is in sight."""
        for name, lit in self._lights.items():
            if name not in self._step.arrays:
                continue
            layout = self.host.layout_of(name)
            first = (layout.rows.start, layout.cols.start)
            places = [*lit.cells[:1], *((row, first[1]) for row in lit.rows[:1])]
            places += [(first[0], column) for column in lit.columns[:1]]
            for row, column in places:
                self.host.reveal(name, row, column)

    def set_tables(self, shown: bool) -> None:
        """Show real tables in place of the maps, or the maps again."""
        if shown and self.tables is None:
            self.tables = GridTables(self._theme, "steps.table", self, side=16.0)
            self.tables.set_grids({name: self.host.grid(name) for name in self._step.arrays})
            self.tables.show()
            self.tables_made.emit()
        elif not shown and self.tables is not None:
            self.tables.hide()
            self.tables.deleteLater()
            self.tables = None
        self.host.setVisible(not shown)
        self.setFocusProxy(self.host if self.tables is None else self.tables)
        if not shown:
            self.host.setFocus()
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.host.set_theme(theme)
        if self.tables is not None:
            self.tables.set_theme(theme)
        self._show_scene()

    def _show_scene(self) -> None:
        grids = {
            name: veiled(grid, name, self._step, self._ballot)
            for name, grid in grids_of(self._one, self._step, self._theme.projector).items()
        }
        self._lights = {name: self._still_lit(name, grid) for name, grid in grids.items()}
        grids = {name: lit_grid(grid, self._lights[name]) for name, grid in grids.items()}
        for name in self.host.names():
            if name not in grids:
                self.host.remove(name)
        self._reorder(grids)
        if self.tables is not None:
            self._tables_focused = self.tables.has_focus()
            self.tables.set_grids(grids)
        self._arrange()

    def _still_lit(self, name: str, grid: Grid) -> Lights:
        """Return the lights that a grid in sight may keep until other ones are set."""
        kept = name in self.host.names() and self.host.grid(name).shape == grid.shape
        return self._lights.get(name, Lights()) if kept else Lights()

    def _reorder(self, grids: Mapping[str, Grid]) -> None:
        """Keep the host's order that of the step: the keyboard walks it."""
        kept = self.host.names()
        if kept != list(grids)[: len(kept)]:
            self.host.clear()
        if self.host.names() != list(grids):
            self._forget_places()
        for name, grid in grids.items():
            self.host.set_grid(name, grid)

    @abstractmethod
    def _forget_places(self) -> None:
        """Lay out anew at the next `_arrange`: new grids have no place yet."""

    @abstractmethod
    def _arrange(self) -> None:
        """Give every grid its place."""
