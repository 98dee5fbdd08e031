"""A table of commands with their keys, to be searched and changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from attnviz.frame.commands.fuzzy import find, prepare
from attnviz.language import tr


class KeyRow(NamedTuple):
    """A command in the table.

    Parameters
    ----------
    keys : as they stand on the keyboard
    changed : whether a person gave it other keys than its own
    """

    id: str
    text: str
    keys: str
    group: str
    changed: bool


class KeyTable(QTreeWidget):
    """Rows of command, keys and place. Setters never emit `row_chosen`."""

    row_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[KeyRow, ...] = ()
        self._query = ""
        self._silent = False
        self.setColumnCount(3)
        self.setHeaderLabels([tr("Command"), tr("Shortcut"), tr("Where")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(tr("Commands and their shortcuts"))
        self.setToolTip(tr("Choose a command to change its shortcuts"))
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        # The name of a command gives way, with dots; its keys and its place stay whole.
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setStretchLastSection(False)
        self.currentItemChanged.connect(self._on_current_changed)

    @property
    def chosen(self) -> str:
        """Return the id of the chosen command, "" without one."""
        item = self.currentItem()
        return "" if item is None else str(item.data(0, Qt.ItemDataRole.UserRole))

    def set_rows(self, rows: Sequence[KeyRow]) -> None:
        """Show other rows; the chosen command stays, also if a search by its old key found it."""
        self._rows = tuple(rows)
        self._fill(self.chosen)

    def set_query(self, query: str) -> None:
        """Show only what answers a search."""
        self._query = query
        self._fill()

    def _answers(self, row: KeyRow) -> bool:
        query = self._query
        return not query.strip() or bool(find(query, prepare(row.text, row.keys, row.group)))

    def _fill(self, kept: str = "") -> None:
        chosen, self._silent = self.chosen, True
        self.clear()
        for row in self._rows:
            if row.id != kept and not self._answers(row):
                continue
            item = QTreeWidgetItem([row.text, row.keys, row.group])
            item.setData(0, Qt.ItemDataRole.UserRole, row.id)
            if row.changed:
                font = item.font(1)
                font.setBold(True)
                item.setFont(1, font)
            self.addTopLevelItem(item)
            if row.id == chosen:
                self.setCurrentItem(item)
        first = self.topLevelItem(0)
        if not self.chosen and first is not None:
            self.setCurrentItem(first)
        self._silent = False
        if self.chosen != chosen:
            self.row_chosen.emit(self.chosen)

    def _on_current_changed(self) -> None:
        if not self._silent:
            self.row_chosen.emit(self.chosen)
