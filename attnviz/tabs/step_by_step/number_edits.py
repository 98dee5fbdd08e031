"""What a person's hand does to the numbers, handed to the session; and the news of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.edits.layer import set_cell
from attnviz.model.matrices.read import parse_matrix, read_matrix
from attnviz.tabs.step_by_step.editing import (
    MatrixMenuEntry,
    averaged,
    with_block,
    with_matrix,
    with_row,
)
from attnviz.tabs.step_by_step.plan import PANES, Pane
from attnviz.ui.look import numbers

if TYPE_CHECKING:
    from attnviz.session import Session
    from attnviz.tabs.step_by_step.one_head import OneHead


class NumberEdits:
    """Edits of X, W_Q, W_K and W_V of the head on screen.

    Parameters
    ----------
    look : gives what is on screen
    tell : shows why something was refused
    """

    def __init__(
        self, session: Session, look: Callable[[], OneHead], tell: Callable[[str], None]
    ) -> None:
        self._session, self._look, self._tell = session, look, tell
        self.gesture = 0

    def set_number(self, array: str, row: int, column: int, value: float, gesture: int) -> bool:
        """Set one number; numbers of one gesture are one step for undo."""
        one, pane = self._look(), PANES[array]
        place = one.edit_place(pane, row, column)
        if place is None:
            self._tell(averaged(pane))
            return False
        self.gesture = gesture
        name = one.cell_name(array, row, column)
        done = self._session.edit(
            set_cell,
            pane.matrix,
            place,
            value,
            slot="example",
            text=f"{name} {numbers.exact(value)}",
            merge_key=("steps", array, place, gesture),
        )
        self.gesture = 0
        return done

    def change_matrix(self, array: str, change: MatrixMenuEntry) -> None:
        """Do something to all numbers of a matrix."""
        one, pane = self._look(), PANES[array]
        values = change.apply(one.slice(array))
        self._edit(partial(with_matrix, one=one, pane=pane, values=values), pane, tr(change.text))

    def change_row(self, array: str, row: int, change: MatrixMenuEntry) -> None:
        """Do something to one row of a matrix."""
        one, pane = self._look(), PANES[array]
        values = change.apply(one.slice(array)[row])
        name = one.names(pane.rows, array)[row]
        function = partial(with_row, one=one, pane=pane, row=row, values=values)
        self._edit(function, pane, tr(change.undo, row=name))

    def paste(self, array: str, row: int, column: int) -> None:
        """Put the numbers of the clipboard into a matrix."""
        one, pane = self._look(), PANES[array]
        text = QGuiApplication.clipboard().text()
        try:
            block = parse_matrix(text, comma=numbers.decimal_mark() == ",")
        except EditError as error:
            self._tell(tr("Paste: {error}", error=error))
            return
        corner = (row, column)
        function = partial(with_block, one=one, pane=pane, corner=corner, block=block)
        self._edit(function, pane, tr("paste"))

    def load(self, array: str, path: str) -> None:
        """Take a whole matrix from a file."""
        one, pane = self._look(), PANES[array]
        try:
            values = read_matrix(path)
        except EditError as error:
            self._tell(str(error))
            return
        self._edit(partial(with_matrix, one=one, pane=pane, values=values), pane, tr("from a file"))

    def _edit(self, function: Callable[..., Document], pane: Pane, what: str) -> None:
        self._session.edit(function, slot="example", text=f"{pane.symbol} {what}")
