"""A table of a few texts, with an empty row at its end for one more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

Row = tuple[str, ...]
TICKED, BLANK = "yes", ""


class RowsTable(QTableWidget):
    """Rows of texts; a column of marks says yes or nothing."""

    edited = Signal()

    def __init__(
        self, name: str, columns: Sequence[str], most: int, *, marks: frozenset[int] = frozenset()
    ) -> None:
        """Make an empty table.

        Parameters
        ----------
        name : what it is called to a screen reader
        columns : their headings
        most : rows at most
        marks : columns, from 0, whose cells are ticked or not
        """
        super().__init__(0, len(columns))
        self._most, self._marks, self._silent = most, marks, False
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(columns))
        self.verticalHeader().hide()
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        head = self.horizontalHeader()
        for column in range(len(columns)):
            narrow = column in marks
            mode = QHeaderView.ResizeMode
            head.setSectionResizeMode(column, mode.ResizeToContents if narrow else mode.Stretch)
        self.itemChanged.connect(self._on_item_changed)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show rows, and an empty one where there is room for it."""
        self._silent = True
        self.setRowCount(0)
        for row in rows:
            self._append(row)
        self._make_room()
        self._silent = False

    def rows(self) -> list[Row]:
        """Return the rows in which something is said."""
        found = [
            tuple(self._text(row, column) for column in range(self.columnCount()))
            for row in range(self.rowCount())
        ]
        return [row for row in found if any(row)]

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        assert item is not None
        if column in self._marks:
            return TICKED if item.checkState() == Qt.CheckState.Checked else BLANK
        return item.text().strip()

    def _append(self, row: Row) -> None:
        at = self.rowCount()
        self.insertRow(at)
        for column in range(self.columnCount()):
            text = row[column] if column < len(row) else ""
            item = QTableWidgetItem("" if column in self._marks else text)
            if column in self._marks:
                item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled)
                item.setCheckState(Qt.CheckState.Checked if text else Qt.CheckState.Unchecked)
            self.setItem(at, column, item)

    def _make_room(self) -> None:
        last = self.rowCount() - 1
        full = last >= 0 and any(self._text(last, c) for c in range(self.columnCount()))
        if (last < 0 or full) and self.rowCount() < self._most:
            self._append(())

    def _on_item_changed(self, _: QTableWidgetItem) -> None:
        if not self._silent:
            self._silent = True
            self._make_room()
            self._silent = False
            self.edited.emit()
