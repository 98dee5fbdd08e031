"""What a hand does on the grids: strokes, straight lines, erasing; layers switched in a row."""

from __future__ import annotations

from itertools import count

from attnviz.language import mark, plural, tr
from attnviz.model.edits import sparse
from attnviz.tabs.sparse_patterns.edits.edits import Edits

Cell = tuple[int, int]
FUTURE = mark("A later token does not exist yet.")
_strokes = count(1)


class CellStrokes:
    """Turns presses and drags over cells into strokes; a stroke is one undo step.

    The first cell of a stroke decides: an empty one makes it paint, a filled one makes it erase.
    """

    def __init__(self, edits: Edits) -> None:
        self._edits = edits
        self._stroke = 0
        self._state = self._painting = True
        self._last: Cell | None = None
        self._mark: Cell | None = None
        self._touched: set[Cell] = set()

    def press(self, cell: Cell, *, erases: bool = False, line: bool = False) -> str:
        """Start a stroke at a cell.

        Parameters
        ----------
        erases : whatever the cell holds
        line : draw a straight line from the last cell

        Returns
        -------
        str
            Why the cell cannot be painted; "" when it was.
        """
        if cell[1] > cell[0]:
            return tr(FUTURE)
        allowed = sparse.allowed(self._edits.spec)
        self._stroke = next(_strokes)
        self._touched = set()
        if line and self._mark is not None and not erases:
            self._paint(sparse.line(self._mark, cell), True)
        else:
            self._state = not erases and not bool(allowed[cell])
            self._paint([cell], self._state)
        self._last = self._mark = cell
        return ""

    def drag(self, cell: Cell) -> None:
        """Go on to another cell; cells skipped by a quick hand are painted too."""
        if not self._stroke:  # Shift and an arrow key, without a press before
            self._stroke, self._state, self._touched = next(_strokes), True, set()
        start = self._last or cell
        self._paint(sparse.line(start, cell), self._state)
        self._last = self._mark = cell

    def release(self) -> None:
        """End the stroke."""
        if self._stroke and self._touched:
            self._edits.end_stroke(self._touched, self._painting, ("stroke", self._stroke))
        self._stroke = 0
        self._last = None
        self._touched = set()

    def line_to(self, cell: Cell) -> str:
        """Draw a straight line from the last cell to this one; say what to do where none was."""
        if self._mark is None:
            self._mark = cell
            return tr("The line starts here. Go to its end and press L again.")
        self._stroke = next(_strokes)
        self._touched = set()
        self._paint(sparse.line(self._mark, cell), True)
        self._mark = cell
        self.release()
        return ""

    def _paint(self, cells: list[Cell], state: bool) -> None:
        self._painting = state
        self._touched.update(cell for cell in cells if cell[1] <= cell[0])
        number = len(self._touched)
        if state:
            name = plural(mark("fill {n} cell"), mark("fill {n} cells"), number)
        else:
            name = plural(mark("clear {n} cell"), mark("clear {n} cells"), number)
        self._edits.paint(cells, state, name, ("stroke", self._stroke))


class LayerStrokes:
    """Switches layers between full and windowed; a drag over several is one undo step."""

    def __init__(self, edits: Edits) -> None:
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
