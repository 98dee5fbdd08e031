"""Typing a number into a cell: the field opens over it, and what it takes becomes a wish."""

import itertools
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from attnviz.language import tr
from attnviz.ui.grid.board import Board, GridPlace, PlacedGrid
from attnviz.ui.grid.editor import CellEditor, editable_text
from attnviz.ui.grid.value import Grid
from attnviz.ui.look import numbers

_gestures = itertools.count(1)


def next_gesture() -> int:
    """Return a number that no other gesture of this run has."""
    return next(_gestures)


def takes_numbers(grid: Grid) -> bool:
    """Whether cells of a grid can be typed over; those of a mask are switched."""
    return grid.editable and grid.quantity != "mask"


class CellEntry(QObject):
    """Opens an editor over a cell of a board; one visit of it is one gesture.

    Parameters
    ----------
    move_cursor : puts the keyboard on a cell
    """

    cell_edited = Signal(str, int, int, float, int)
    cell_cleared = Signal(str, int, int)
    edit_refused = Signal(str, int, int)
    edit_invalid = Signal(str)

    def __init__(
        self, widget: QWidget, board: Board, move_cursor: Callable[[GridPlace | None], None]
    ) -> None:
        super().__init__(widget)
        self._widget, self._board, self._move_cursor = widget, board, move_cursor
        self.editor: CellEditor | None = None
        self._editing: tuple[GridPlace, float, int]  # cell, number before and gesture of the editor

    def refuse(self, place: GridPlace) -> bool:
        """Say that a cell cannot be changed; False when its grid says nothing about that."""
        refuses = self._board.entries[place.name].grid.refuses
        if refuses:
            self.edit_refused.emit(*place)
        return refuses

    def open(self, place: GridPlace, typed: str | None = None) -> None:
        """Open the editor over a cell, with its value or with what was just typed."""
        entry = self._board.entries[place.name]
        if not takes_numbers(entry.grid) or not entry.grid.is_editable(place.row, place.col):
            self.refuse(place)
            return
        self.close()
        self._move_cursor(place)
        held = (place.row, place.col) in entry.grid.held
        editor = CellEditor(self._widget, self._board.theme, entry.grid.bounds, clears=held)
        self.editor = editor
        before = entry.grid.at(place.row, place.col)
        self._editing = (place, before, next_gesture())
        editor.committed.connect(self._on_committed)
        editor.stepped.connect(self._on_stepped)
        editor.emptied.connect(self._on_emptied)
        editor.cancelled.connect(self._on_cancelled)
        editor.refused.connect(self.edit_invalid)
        text = editable_text(before) if typed is None else typed
        editor.open_at(entry.layout.cell_rect(place.row, place.col), text, typed is None)

    def close(self) -> None:
        """Close an open editor; a good number in it counts."""
        if self.editor:
            self.editor.clearFocus()

    def _on_committed(self, value: float, rows: int, cols: int) -> None:
        place, _, gesture = self._editing
        self._drop_editor()
        entry = self._entry_at(place)
        if entry is None:
            return
        if entry.grid.bounds:
            low, high = entry.grid.bounds
            if not low <= value <= high:
                least, most = numbers.shortest(low), numbers.shortest(high)
                self.edit_invalid.emit(
                    tr("Type a number from {least} to {most}.", least=least, most=most)
                )
                return
        if value != entry.grid.at(place.row, place.col):
            self.cell_edited.emit(*place, value, gesture)
        if rows or cols:
            self._step_on(place, rows, cols)

    def _on_emptied(self, rows: int, cols: int) -> None:
        place, *_ = self._editing
        self._drop_editor()
        if self._entry_at(place) is not None:
            self.cell_cleared.emit(*place)
        if rows or cols:
            self._step_on(place, rows, cols)

    def _step_on(self, place: GridPlace, rows: int, cols: int) -> None:
        """Move on after an edit; past the end of a row to the next one, never off the grid."""
        if place.name not in self._board.entries:
            return
        n_rows, n_cols = self._board.entries[place.name].grid.shape
        row, col = place.row + rows, place.col + cols
        if not 0 <= col < n_cols and 0 <= row + cols < n_rows:
            row, col = row + cols, 0 if cols > 0 else n_cols - 1
        row, col = min(max(row, 0), n_rows - 1), min(max(col, 0), n_cols - 1)
        self._move_cursor(GridPlace(place.name, row, col))

    def _on_stepped(self, value: float) -> None:
        place, _, gesture = self._editing
        self.cell_edited.emit(*place, value, gesture)

    def _on_cancelled(self) -> None:
        place, before, gesture = self._editing
        self._drop_editor()
        entry = self._entry_at(place)
        if entry and entry.grid.at(place.row, place.col) != before:
            self.cell_edited.emit(*place, before, gesture)

    def _entry_at(self, place: GridPlace) -> PlacedGrid | None:
        """Return the grid of a cell; None when it has gone, or has become too small."""
        entry = self._board.entries.get(place.name)
        rows, cols = entry.grid.shape if entry else (0, 0)
        return entry if place.row < rows and place.col < cols else None

    def _drop_editor(self) -> None:
        editor, self.editor = self.editor, None
        if editor and isValid(self._widget):
            editor.hide()
            editor.deleteLater()
            self._widget.setFocus(Qt.FocusReason.OtherFocusReason)
