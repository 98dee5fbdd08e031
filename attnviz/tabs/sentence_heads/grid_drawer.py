"""What both drawers are: grids that a person may change, as pictures or as tables (F3)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.model.edits.layer import Index
from attnviz.session import Session
from attnviz.tabs.sentence_heads.clipboard import copy_cell, paste_numbers, put
from attnviz.tabs.sentence_heads.drawer_picks import DrawerPicks
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.tables import GridTables
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.picking import Picking


class GridDrawer(Drawer):
    """A drawer whose body is a `GridHost`, or tables of the same grids."""

    def __init__(
        self, session: Session, theme: Theme, picking: Picking, parent: QWidget | None = None
    ) -> None:
        super().__init__("", theme, parent)
        self._session = session
        self.tables: GridTables | None = None
        self.host = GridHost(theme, self)
        self.host.set_decoration(self._paint_ground)
        self.host.set_describer(self.describe)
        self.table_button = self.add_tool("")
        self.table_button.setCheckable(True)
        shortcut_labels.label(self.table_button, tr("As table"), "heads.table", "F3")
        self.table_button.toggled.connect(self._on_table_toggled)
        self._listen(self.host)
        self.picks = DrawerPicks(self, picking)
        self.picks.listen(self.host)

    def _listen(self, source: GridHost | GridTables) -> None:
        source.cell_edited.connect(self.on_cell_edited)
        source.edit_refused.connect(self.on_edit_refused)
        source.edit_invalid.connect(self.refused)
        source.copy_requested.connect(self._on_copy_requested)
        source.paste_requested.connect(self._on_paste_requested)

    @abstractmethod
    def refresh(self) -> None:
        """Show the document as it is now."""

    @abstractmethod
    def fit(self) -> None:
        """Give the grids their space."""

    @abstractmethod
    def start(self) -> None:
        """Put the keyboard where one begins."""

    @abstractmethod
    def describe(self, name: str, row: int, col: int) -> str:
        """Say a cell in words."""

    @abstractmethod
    def on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        """Send an edit on, with its place in the document."""

    @abstractmethod
    def place(self, name: str, row: int, col: int) -> Index:
        """Return where a cell on show stands in the document's array."""

    def array(self, name: str) -> str:
        """Return which array of the document a grid shows."""
        return name

    @property
    def unlocked(self) -> bool:
        """Whether marks and positions may be changed."""
        return True

    def _on_copy_requested(self, name: str, row: int, col: int) -> None:
        picked = self.picks.text()
        if picked:
            put(picked)
        else:
            copy_cell(self.host.grid(name), row, col)

    def _on_paste_requested(self, name: str, row: int, col: int) -> None:
        rows, cols = self.host.grid(name).values.shape
        places = [[self.place(name, r, c) for c in range(cols)] for r in range(rows)]
        paste_numbers(self._session, self.array(name), (row, col), places, unlocked=self.unlocked)

    @abstractmethod
    def on_edit_refused(self, name: str, row: int, col: int) -> None:
        """Say why a cell cannot be changed."""

    @abstractmethod
    def full_names(self) -> Mapping[str, Sequence[str]]:
        """Return the names of the columns of each grid, not shortened."""

    def show_tables(self) -> None:
        """Bring the tables up to the grids, if they are on show."""
        if self.tables is not None:
            names = self.full_names()
            grids = {name: self.host.grid(name) for name in self.host.names()}
            self.tables.set_grids(
                {name: replace(grid, column_labels=names[name]) for name, grid in grids.items()}
            )

    def _on_table_toggled(self, on: bool) -> None:
        self.show_as_table(on)

    def show_as_table(self, on: bool) -> None:
        """Show real tables in place of the grids, or the grids again."""
        if on:
            self.tables = GridTables(self.theme, "heads.table", self, exchanges=True)
            self.tables.setAccessibleName(self.title.text())
            self._listen(self.tables)
            self.picks.listen_to_table(self.tables)
            self.body.addWidget(self.tables, 1)
            self.show_tables()
            self.tables.setFocus()
        elif self.tables is not None:
            self.tables.hide()
            self.tables.deleteLater()
            self.tables = None
        self.host.setVisible(not on)
        if not on:
            self.start()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        self.host.set_theme(theme)
        if self.tables is not None:
            self.tables.set_theme(theme)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the grids out anew, once the body has its size."""
        super().resizeEvent(event)
        self.body.activate()
        self.fit()

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.theme.surface)
