"""One pattern in place of the layer: from all of it to the numbers of its cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.many_heads.canvas.in_place import InPlace
from attnviz.tabs.many_heads.state import Shown, State
from attnviz.ui.grid.zoom_map import ZoomMap
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading import accessibility
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from attnviz.tabs.many_heads.canvas.weight_paint import MapRooms


class WeightMap(ZoomMap):
    """Shows the chosen head's pattern, the whole of it beside, and the chosen row."""

    WHEEL_ZOOMS: ClassVar[bool] = True
    log_toggled = Signal()
    token_wished = Signal()
    """A person wants to go to a token."""

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__(theme, state.document.n_tokens, parent)
        self._state = state

    def show_state(self, state: State, before: State | None) -> None:
        """Show a state; a row that was chosen elsewhere comes into sight."""
        self._state = state
        self.set_size(state.document.n_tokens)
        if state.pointer.outlook is not None and state.pointer.outlook.n == self.outlook.n:
            self.set_outlook(state.pointer.outlook)
        if before is not None and differs(state, before, "row", "key"):
            self._reveal(*state.meant)
        name = state.name(state.head)
        self.setAccessibleName(tr("The whole pattern of {head}", head=name))
        accessibility.notify(self)
        self.update()

    def fill_width(self) -> None:
        """Zoom until the chosen row's own part, from the first key to itself, fills the width."""
        look, row = self.outlook, self._state.row
        cell = look.wide / (row + 1)
        fitted = look.zoomed(cell / look.cell, 0, 0)
        self.look(fitted.centred(row, (row + 1) / 2))

    def _reveal(self, row: int, column: int) -> None:
        look = self.outlook
        rows = look.top <= row < look.top + look.high / look.cell
        columns = look.left <= column < look.left + look.wide / look.cell
        if not (rows and columns):
            self.look(look.centred(row, column))

    def _rooms(self) -> MapRooms:
        from attnviz.tabs.many_heads.canvas.weight_paint import rooms

        return rooms(QRectF(self.rect()), self._theme)

    def room(self) -> QRectF:
        return self._rooms().cells

    def paintEvent(self, event: QPaintEvent) -> None:
        from attnviz.tabs.many_heads.canvas.weight_paint import paint_weights

        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
            rect, focus = QRectF(self.rect()), self.hasFocus()
            paint_weights(painter, rect, self._theme, self._state, self.outlook, focus=focus)

    def is_ours(self, event: QKeyEvent) -> bool:
        return super().is_ours(event) or _own_key(event) != ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fit the row with Shift+Z, colour by logarithm with L, go to a token with Ctrl+J."""
        own = _own_key(event)
        if own == "row":
            self.fill_width()
        elif own == "log":
            self.log_toggled.emit()
        elif own == "token":
            self.token_wished.emit()
        else:
            super().keyPressEvent(event)

    # On the small picture of everything

    def minimap(self) -> QRectF:
        return self._rooms().whole

    def focusInEvent(self, event: QEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.update()


def _own_key(event: QKeyEvent) -> str:
    """Return which of the keys of this map a key is, "" for none."""
    shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    if event.key() == Qt.Key.Key_Z and shift:
        return "row"
    ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    if event.key() in (Qt.Key.Key_J, Qt.Key.Key_F) and ctrl:
        return "token"
    plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return "log" if event.key() == Qt.Key.Key_L and plain else ""


class WholePattern(InPlace[WeightMap]):
    """A part of the tab: one pattern large."""

    SHOWN: ClassVar[Shown] = "map"
    looked = Signal(object)
    cell_pointed = Signal(int, int)
    cell_clicked = Signal(int, int)
    pointer_left = Signal()
    log_toggled = Signal()
    token_wished = Signal()

    def make(self, theme: Theme, owner: QWidget) -> WeightMap:
        """Make the widget and hand its signals on."""
        made = WeightMap(theme, self.state, owner)
        own = "log_toggled", "token_wished"
        for name in ("looked", "cell_pointed", "cell_clicked", "pointer_left", *own):
            getattr(made, name).connect(getattr(self, name))
        return made

    def show_state(self, state: State, before: State | None) -> None:
        """Show a state, or leave the place to the canvas."""
        self.state = state
        super().show_state(state, before)
