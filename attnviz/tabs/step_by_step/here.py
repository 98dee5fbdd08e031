"""What is done with the cell in question: the one with the keyboard, else the lit one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.tabs.step_by_step.plan import PANES
from attnviz.tabs.step_by_step.pointer import Lit

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.view import StepByStepView


class Here:
    """Copies, pastes and edits at one place."""

    def __init__(self, view: StepByStepView) -> None:
        self._view = view

    def cell(self) -> Lit:
        """Return the cell in question."""
        cursor = self._view.canvas.host.cursor_cell()
        return self._view.pointed() if cursor is None else (cursor.name, cursor.row, cursor.col)

    def edit(self) -> None:
        """Open the editor; a computed number says where it comes from."""
        self._view.walker.motion.stop()
        self._view.canvas.edit_cell(*self.cell())

    def copy(self) -> None:
        """Copy what is picked, else the number."""
        self.copy_at(*self.cell())

    def copy_at(self, array: str, row: int, column: int) -> None:
        """Copy what is picked, else the number of a cell."""
        if self._view.picked.picks:
            self._view.outputs.put(self._view.picked.text())
        else:
            self._view.outputs.copy_cell(array, row, column)

    def ask_copy(self) -> None:
        """Ask in which form its matrix is to be copied."""
        array, row, column = self.cell()
        host = self._view.canvas.host
        where = host.cell_rect(array, row, column).center().toPoint()
        self._view.outputs.ask_form(array, host.mapToGlobal(where))

    def paste(self) -> None:
        """Paste numbers; a computed one says where it comes from."""
        self.paste_at(*self.cell())

    def paste_at(self, array: str, row: int, column: int) -> None:
        """Paste numbers from a cell on; a computed one says where it comes from."""
        if PANES[array].matrix:
            self._view.edits.paste(array, row, column)
        else:
            self._view.notices.refuse(array, row, column)
