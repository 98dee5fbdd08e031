"""Typing over a share: a field opens over its number, and what it takes becomes a wish."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.ui.grid.editor import CellEditor, editable_text
from attnviz.ui.grid.entry import next_gesture
from attnviz.ui.look.theme import Theme


class WeightEntry(QObject):
    """Opens an editor over the share of a word, or another number; a visit is one gesture."""

    edited = Signal(int, float, int)
    """Word that is read, number and gesture."""
    cleared = Signal(int)
    """The number of this word is to be computed again."""
    refused = Signal(str)

    def __init__(self, canvas: QWidget) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.editor: CellEditor | None = None
        self._place, self._before, self._gesture = 0, 0.0, 0
        self._share = True

    def open(
        self,
        place: int,
        value: float,
        over: QRectF,
        theme: Theme,
        *,
        held: bool,
        share: bool = True,
        typed: str | None = None,
    ) -> None:
        """Open the editor over a number.

        Parameters
        ----------
        held : whether an empty field lets the number go
        share : whether it stands there in per cent
        typed : what is typed already instead of the number
        """
        self._share = share
        self.close()
        self._place, self._before, self._gesture = place, value, next_gesture()
        editor = self.editor = CellEditor(self._canvas, theme, None, clears=held)
        editor.committed.connect(self._on_committed)
        editor.stepped.connect(self._on_stepped)
        editor.emptied.connect(self._on_emptied)
        editor.cancelled.connect(self._on_cancelled)
        editor.refused.connect(self.refused)
        editor.open_at(over, editable_text(value) if typed is None else typed, typed is None)

    def close(self) -> None:
        """Close an open editor; a good number in it counts."""
        if self.editor is not None:
            self.editor.clearFocus()

    def _on_committed(self, value: float, rows: int, columns: int) -> None:
        typed = "" if self.editor is None else self.editor.text()
        self.drop()
        if self._share and value > 1 and typed.strip().isdigit():
            # Beside a number of per cent, 50 means 50% as well as 5,000%.
            text = typed.strip()
            self.refused.emit(tr("{number} is {number}00%. Type {number}% or 0.5.", number=text))
        elif value != self._before:
            self.edited.emit(self._place, value, self._gesture)

    def _on_stepped(self, value: float) -> None:
        self.edited.emit(self._place, value, self._gesture)

    def _on_emptied(self, rows: int, columns: int) -> None:
        self.drop()
        self.cleared.emit(self._place)

    def _on_cancelled(self) -> None:
        self.drop()

    def drop(self) -> None:
        """Close an open editor; what is typed in it does not count."""
        editor, self.editor = self.editor, None
        if editor is not None:
            editor.hide()
            editor.deleteLater()
            self._canvas.setFocus()
