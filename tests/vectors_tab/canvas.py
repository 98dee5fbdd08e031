"""The picture: one grid."""

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QRectF

from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.predict.cover import cover_rows
from attnviz.ui.tab.offscreen import Offscreen
from attnviz.ui.tab.state import differs
from vectors_tab.state import X


def grids_of(state):
    """Return the grids of a state by name."""
    grid = Grid(state.X, row_labels=state.tokens, quantity="signed", editable=True)
    if state.tokens != state.document.original.tokens:
        grid = replace(grid, title="other words")
    return {X: cover_rows(grid, state.ballot)}


class Canvas(GridHost):
    def __init__(self, theme, parent=None):
        super().__init__(theme, parent)
        self._offscreen = Offscreen(Canvas, self)
        self.painted = 0

    def show_state(self, state, before):
        if differs(state, before, "document", "covered"):
            if before is not None and not state.covered and _alike(state, before):
                self.set_values(X, state.X)
            else:
                self.set_grid(X, grids_of(state)[X])
                self._place()
            self.painted += 1
        if differs(state, before, "hovered", "picks", "row"):
            rows = state.picks.rows or (state.row,)
            cells = () if state.hovered is None else (state.hovered,)
            self.set_lit(X, rows=rows, columns=state.picks.columns, cells=cells)

    def moment(self):
        return True

    def paint(self, painter, rect, theme, state, moment):
        self._offscreen.paint(painter, rect, theme, state, moment)

    def left_out(self, rect, theme, state, *, names):
        return self._offscreen.left_out(rect, theme, state, names=names)

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._place()

    def _place(self):
        if X in self.names():
            self.set_rect(X, QRectF(self.rect()))


def _alike(state, before):
    """Whether only numbers differ."""
    same = state.tokens == before.tokens and np.shape(state.X) == np.shape(before.X)
    return same and state.covered == before.covered
