"""The drawers of this tab (W_O, token vectors, a head as a table) and what W_O's buttons do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout

from attnviz.language import inside, tr
from attnviz.model.edits import output as output_edits
from attnviz.model.edits.paste import paste_cells
from attnviz.model.matrices.text import as_cell
from attnviz.session import Session
from attnviz.tabs.many_heads.figure import Figure
from attnviz.ui.controls.drawer_place import DrawerPlace
from attnviz.ui.look.numbers import decimal_mark
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.tabs.many_heads.drawer import NumbersDrawer, Which


class Drawers(DrawerPlace["NumbersDrawer"]):
    """Makes drawers, and carries out what their buttons ask for."""

    def __init__(
        self, session: Session, theme: Theme, column: QVBoxLayout, parent: QObject
    ) -> None:
        super().__init__(theme, column, parent)
        self._session = session

    @property
    def open(self) -> Which | None:
        """Return what is open."""
        return None if self.drawer is None else self.drawer.which

    def toggle(self, which: Which, figure: Figure) -> None:
        """Open a drawer in place of another, or close it if it is the open one."""
        if self.open == which:
            self.close()
            return
        if which == "output" and figure.document.W_O is None:
            self.refused.emit(
                tr("This document has no W_O: the heads' results stand side by side.")
            )
            return
        drawer = self._make(which)
        self.put(drawer)
        drawer.show_figure(figure)
        drawer.start()

    def _make(self, which: Which) -> NumbersDrawer:
        from attnviz.tabs.many_heads import drawer

        made = drawer.NumbersDrawer(which, self._theme, self._column.parentWidget())
        made.preset_requested.connect(self.apply_preset)
        made.zero_requested.connect(self.zero_head)
        made.copy_requested.connect(self.copy)
        made.paste_requested.connect(self.paste)
        return made

    def copy(self, name: str, row: int, col: int) -> None:
        """Copy one number of X, W_O or the chosen head, all its digits."""
        if name == "A":
            array = self._session.trace()["pattern"][self._session.selection.head]
        else:
            array = getattr(self._session.document(), name)
        QGuiApplication.clipboard().setText(as_cell(array[row, col]))

    def paste(self, name: str, row: int, col: int) -> None:
        """Put the numbers of the clipboard into X or W_O, from a cell on."""
        rows, cols = getattr(self._session.document(), name).shape
        places = [[(r, c) for c in range(cols)] for r in range(rows)]
        edit = partial(paste_cells, comma=decimal_mark() == ",")
        text, undo = QGuiApplication.clipboard().text(), tr("{matrix} paste", matrix=name)
        self._session.edit(edit, name, text, (row, col), places, text=undo)

    def apply_preset(self, id_: str) -> None:
        """Put a preset of W_O in place."""
        name, edit = next((n, e) for i, n, e in output_edits.PRESETS if i == id_)
        self._session.edit(edit, text=tr("W_O: {preset}", preset=inside(tr(name))))

    def zero_head(self) -> None:
        """Set the rows of W_O that belong to the chosen head to 0."""
        head = self._session.selection.head
        self._session.edit(
            output_edits.without_head, head, text=tr("W_O: rows of H{number} zero", number=head + 1)
        )

    def refresh(self, figure: Figure) -> None:
        """Show the document as it is now."""
        if self.drawer is not None:
            self.drawer.show_figure(figure)
