"""What a person points at, locks and picks in the patterns: one cell is meant in all of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from attnviz.session import Session
from attnviz.tabs.many_heads.canvas import HeadsCanvas
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.grids import CONCAT, UPDATE
from attnviz.ui.grid.picks import Picks
from attnviz.ui.tab.picking import Here, Picking

Cell = tuple[int, int]


class Pointer(QObject):
    """Follows mouse and keyboard on the canvas; a locked row goes into the session's selection.

    Parameters
    ----------
    look : gives what is on screen
    vote : counts a vote for a column while an answer is covered; False when none is
    """

    moved = Signal()
    """Something else is pointed at."""

    def __init__(
        self,
        session: Session,
        canvas: HeadsCanvas,
        look: Callable[[], Figure],
        vote: Callable[[int], bool],
    ) -> None:
        super().__init__(canvas)
        self._session, self._canvas, self._look, self._vote = session, canvas, look, vote
        self.hovered: tuple[str, int, int] | None = None
        self.picking = Picking(self)
        self.picking.changed.connect(self._show_picks)
        canvas.cell_hovered.connect(self._on_cell_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        canvas.cell_clicked.connect(self._on_cell_clicked)
        canvas.cursor_moved.connect(self._on_cursor_moved)
        canvas.row_clicked.connect(self._on_row_clicked)
        canvas.column_clicked.connect(self._on_column_clicked)

    @property
    def picks(self) -> Picks:
        """Return the rows or columns that are picked together, in all patterns."""
        return self.picking.picks

    @property
    def cell(self) -> Cell | None:
        """Return (row, column) of the pattern cell under the pointer."""
        if self.hovered is None or self.hovered[0] in (CONCAT, UPDATE):
            return None
        return self.hovered[1], self.hovered[2]

    @property
    def path(self) -> tuple[str, int] | None:
        """Return column and place of the number of the row's path under the pointer."""
        if self.hovered is None or self.hovered[0] not in (CONCAT, UPDATE):
            return None
        return self.hovered[0], self.hovered[1]

    def meant_cell(self) -> Cell:
        """Return the cell whose numbers are told: pointed at, marked, or the row's largest."""
        if self.cell is not None:
            return self.cell
        figure = self._look()
        if figure.key is not None:
            return figure.row, figure.key
        top = figure.top(figure.head)
        return figure.row, figure.row if top is None else top

    def here(self) -> Here:
        """Return the cell whose row or column a key picks, in all patterns."""
        return ("", *self.meant_cell())

    def lock(self, row: int, key: int | None = None) -> None:
        """Lock a row, and maybe a column."""
        last = self._look().document.n_tokens - 1
        key = None if key is None else min(max(key, 0), last)
        self._session.select(token=min(max(row, 0), last), key=key, pinned=True)

    def step_row(self, by: int) -> None:
        """Lock another row, so many further down."""
        self.lock(self._look().row + by, self._session.selection.key)

    def step_column(self, by: int) -> None:
        """Mark another column, so many further right."""
        self.lock(self._look().row, self.meant_cell()[1] + by)

    def unlock(self) -> bool:
        """Lock no row and mark no column any more; False when none was."""
        selection = self._session.selection
        was = selection.pinned or selection.key is not None
        if was:
            self._session.select(pinned=False, key=None)
        return was

    def fit(self, figure: Figure) -> None:
        """Forget what a shorter text or a narrower layer does not have."""
        n_tokens = figure.document.n_tokens
        if self.hovered is not None:
            name, row, col = self.hovered
            path = {CONCAT: len(figure.concat_names), UPDATE: len(figure.update_names)}
            if row >= path.get(name, n_tokens) or (name not in path and col >= n_tokens):
                self.hovered = None
                self._canvas.set_pointed(None)
                self._canvas.set_carried(None)
        self.picking.fit(n_tokens, n_tokens)
        self._show_picks()

    # What has happened

    def _show_picks(self) -> None:
        self._canvas.set_picks(self.picks)

    def _on_cell_hovered(self, name: str, row: int, col: int) -> None:
        self._point((name, row, col))

    def _on_hover_left(self) -> None:
        self._point(None)

    def _point(self, at: tuple[str, int, int] | None) -> None:
        """Outline what the pointer is at, and tell."""
        self.hovered = at
        self._canvas.set_pointed(self.cell)
        self._canvas.set_carried(at[1] if at is not None and at[0] == UPDATE else None)
        self.moved.emit()

    def _on_cell_clicked(self, name: str, row: int, col: int, modifiers: object) -> None:
        if row == self._look().row and self._vote(col):
            return
        if self._canvas.head_of(name) is None:
            return
        if not self.picking.cell_clicked(row, col, modifiers):
            self.lock(row, col)

    def _on_cursor_moved(self, name: str, row: int, col: int) -> None:
        if self._canvas.head_of(name) is not None:
            self.lock(row, col)
        else:
            self._point((name, row, col))

    def _on_row_clicked(self, name: str, row: int, modifiers: object) -> None:
        if self._canvas.head_of(name) is None:
            return
        if not self.picking.row_clicked(row, modifiers, self._look().row):
            self.lock(row, self._session.selection.key)

    def _on_column_clicked(self, name: str, column: int, modifiers: object) -> None:
        if self._canvas.head_of(name) is None:
            return
        if not self.picking.column_clicked(column, modifiers, self.meant_cell()[1]):
            self.lock(self._look().row, column)
