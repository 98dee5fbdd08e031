"""What a hand does on the grids: strokes, straight lines, erasing; layers switched in a row."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from PySide6.QtCore import Qt

from attnviz.language import mark, plural, tr
from attnviz.model.edits import sparse
from attnviz.tabs.sparse_patterns.figure import Figure
from attnviz.tabs.sparse_patterns.picture import LAYERS, PATTERN
from attnviz.tabs.sparse_patterns.spec_edits import SpecEdits
from attnviz.ui.grid.host import GridHost

Cell = tuple[int, int]
FUTURE = mark("A later word does not exist yet.")
_strokes = count(1)


class DrawingHand:
    """Turns presses and drags over cells into strokes; a stroke is one undo step.

    The first cell of a stroke decides: an empty one makes it paint, a filled one makes it erase.
    The right button always erases.
    """

    def __init__(self, edits: SpecEdits, say: Callable[[str], None]) -> None:
        self._edits = edits
        self._say = say
        self._stroke = 0
        self._state = True
        self._last: Cell | None = None
        self._mark: Cell | None = None
        self._touched: set[Cell] = set()

    @property
    def mark(self) -> Cell | None:
        """The cell that a straight line would start from."""
        return self._mark

    def press(self, cell: Cell, button: object, modifiers: object) -> None:
        """Start a stroke at a cell, or draw a straight line from the last one."""
        if self._refused(cell):
            return
        allowed = sparse.allowed(self._edits.spec)
        erases = button == Qt.MouseButton.RightButton
        self._stroke = next(_strokes)
        self._touched = set()
        shift = isinstance(modifiers, Qt.KeyboardModifier) and bool(
            modifiers & Qt.KeyboardModifier.ShiftModifier
        )
        if shift and self._mark is not None and not erases:
            self._paint(sparse.line(self._mark, cell), True)
        else:
            self._state = not erases and not bool(allowed[cell])
            self._paint([cell], self._state)
        self._last = self._mark = cell

    def drag(self, cell: Cell) -> None:
        """Go on to another cell; cells skipped by a quick hand are painted too."""
        if not self._stroke:  # Shift and an arrow key, without a press before
            self._stroke, self._state, self._touched = next(_strokes), True, set()
        start = self._last or cell
        self._paint(sparse.line(start, cell), self._state)
        self._last = self._mark = cell

    def release(self) -> None:
        """End the stroke."""
        self._stroke = 0
        self._last = None

    def line_to(self, cell: Cell) -> None:
        """Draw a straight line from the last cell to this one."""
        if self._mark is None:
            self._mark = cell
            self._say(tr("Line starts here: go to its end and press L again."))
            return
        self._stroke = next(_strokes)
        self._touched = set()
        self._paint(sparse.line(self._mark, cell), True)
        self._mark = cell
        self.release()

    def _refused(self, cell: Cell) -> bool:
        if cell[1] > cell[0]:
            self._say(tr(FUTURE))
            return True
        return False

    def _paint(self, cells: list[Cell], state: bool) -> None:
        self._touched.update(cell for cell in cells if cell[1] <= cell[0])
        number = len(self._touched)
        if state:
            name = plural(mark("paint {n} cell"), mark("paint {n} cells"), number)
        else:
            name = plural(mark("erase {n} cell"), mark("erase {n} cells"), number)
        self._edits.paint(cells, state, name, ("stroke", self._stroke))


class LayerHand:
    """Switches layers between full and windowed; a drag over several is one undo step."""

    def __init__(self, edits: SpecEdits) -> None:
        self._edits = edits
        self._stroke: tuple[bool, int] | None = None

    def press(self, layer: int, on: bool) -> None:
        """Switch one layer; those that a drag goes over become the same."""
        self._stroke = (on, next(_strokes))
        self.drag(layer)

    def drag(self, layer: int) -> None:
        """Go on to another layer."""
        if self._stroke is not None:
            on, number = self._stroke
            self._edits.set_layer(layer, on, ("layers", number))

    def release(self) -> None:
        """End the drag."""
        self._stroke = None


class Hands:
    """Turns presses and drags on the canvas into strokes, switched layers, or a chosen row.

    Parameters
    ----------
    say : says why a cell cannot be painted
    look : gives what is on screen
    choose_row : outlines a row
    """

    def __init__(
        self,
        edits: SpecEdits,
        say: Callable[[str], None],
        look: Callable[[], Figure],
        choose_row: Callable[[int], None],
    ) -> None:
        self._drawing, self._layers = DrawingHand(edits, say), LayerHand(edits)
        self._look, self._choose_row = look, choose_row

    def follow(self, canvas: GridHost) -> None:
        """Act on what is pressed on a canvas."""
        canvas.cell_pressed.connect(self._on_cell_pressed)
        canvas.cell_dragged.connect(self._on_cell_dragged)
        canvas.cell_released.connect(self._on_cell_released)

    def line_to(self, cell: Cell) -> None:
        """Draw a straight line from the last cell to this one, where cells are drawn."""
        if self._look().drawn:
            self._drawing.line_to(cell)

    def _on_cell_pressed(
        self, name: str, row: int, column: int, button: object, modifiers: object
    ) -> None:
        if name == LAYERS:
            self._layers.press(column, on=not self._look().spec.global_layers[column])
        elif name == PATTERN and self._look().drawn:
            self._drawing.press((row, column), button, modifiers)
        elif name == PATTERN and button == Qt.MouseButton.LeftButton:
            self._choose_row(row)

    def _on_cell_dragged(self, name: str, row: int, column: int, button: object) -> None:
        if name == LAYERS:
            self._layers.drag(column)
        elif name == PATTERN and self._look().drawn:
            self._drawing.drag((row, column))

    def _on_cell_released(self, button: object) -> None:
        self._layers.release()
        self._drawing.release()
