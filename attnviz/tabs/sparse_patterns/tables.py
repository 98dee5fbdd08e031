"""The pattern, its reach and its layers as real tables with headers (F3), for the picture."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtWidgets import QVBoxLayout

from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.view import SparsePatternsView
    from attnviz.ui.grid.tables import GridTables


COLUMN = 68.0  # px of the design: "skipped" fits
PARTS = (4, 3, 2)  # of the width: the pattern first


class PatternTables(QObject):
    """Shows the grids of a view as tables when it is asked for; made then.

    Enter on a cell does what a click on it does: it points at a row, or draws.
    """

    def __init__(self, view: SparsePatternsView, column: QVBoxLayout) -> None:
        super().__init__(view)
        self._view, self._column = view, column
        self.tables: GridTables | None = None
        self._names: list[str] = []
        view.long.toggled.connect(self._on_long_toggled)

    @property
    def shown(self) -> bool:
        """Whether the tables are to be seen."""
        return self.tables is not None

    def toggle(self) -> None:
        """Show the tables, or the picture again."""
        if self.leave():
            return
        if self._view.long.shown:
            self._view.long.toggle()
        self._make()
        self._view.canvas.hide()

    def leave(self) -> bool:
        """Show the picture again; False when it is there."""
        if self.tables is None:
            return False
        self._view.canvas.show()
        self._view.setFocusProxy(self._view.canvas)
        self._take_away()
        self._view.canvas.setFocus()
        return True

    def refresh(self) -> None:
        """Show the grids as they are now."""
        if self.tables is None:
            return
        if self._view.canvas.names() != self._names:
            self._take_away()
            self._make()
            return
        canvas = self._view.canvas
        self.tables.set_grids({name: canvas.grid(name) for name in self._names})

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        if self.tables is not None:
            self.tables.set_theme(theme)

    def _make(self) -> None:
        from attnviz.ui.grid.tables import GridTables

        canvas = self._view.canvas
        self._names = canvas.names()
        self.tables = GridTables(canvas.theme, "sparse.table", self._view)
        self.tables.setAccessibleName(canvas.accessibleName())
        self.refresh()
        for place, name in enumerate(self._names):
            table = self.tables.table(name)
            table.activated.connect(partial(self._on_activated, name))
            table.horizontalHeader().setDefaultSectionSize(round(canvas.theme.px(COLUMN)))
            self.tables.row.setStretch(place, PARTS[min(place, len(PARTS) - 1)])
        side = round(canvas.theme.px(16))
        self.tables.row.setContentsMargins(side, 0, side, 0)
        self._column.insertWidget(self._column.indexOf(canvas), self.tables, 1)
        self._view.setFocusProxy(self.tables)
        self.tables.setFocus()

    def _take_away(self) -> None:
        tables, self.tables = self.tables, None
        if tables is not None:
            tables.hide()
            tables.deleteLater()

    def _on_long_toggled(self) -> None:
        if self._view.long.shown:  # it takes the place, and gives it back to the picture
            self._take_away()

    def _on_activated(self, name: str, index: QModelIndex) -> None:
        canvas, button = self._view.canvas, Qt.MouseButton.LeftButton
        held = Qt.KeyboardModifier.NoModifier
        canvas.cell_pressed.emit(name, index.row(), index.column(), button, held)
        canvas.cell_released.emit(button)
