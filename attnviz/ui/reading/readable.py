"""Painted numbers as real tables for assistive technology, as long as one is running.

Qt's Python binding has no table interface to derive from, so that a painted grid cannot answer for
its cells itself. Each painted table therefore has a Qt table as a child: never painted, never
focused, under no mouse, at the same place. It asks the painted widget for each text at the moment
it is read, so it cannot be behind, and a covered cell has no number to give. A widget that paints
tables has a method `sheets` that tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAccessible, QRegion
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QTableView, QWidget
from shiboken6 import isValid

from attnviz.ui.look.labels import visible
from attnviz.ui.reading import accessibility
from attnviz.ui.reading.descendants import descendants

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
READ = (Role.DisplayRole, Role.AccessibleTextRole)
NOWHERE = QRegion(-2, -2, 1, 1)


@dataclass(frozen=True, eq=False)
class ReadableTable:
    """A painted table in words.

    Parameters
    ----------
    title : what it is called
    shape : (rows, columns)
    row_name, column_name : headers by number
    say : the content of a cell as it is shown, or why there is none
    about : the cell in a whole sentence, or ""
    box, cells : where the whole and its cells lie, in the painted widget
    """

    title: str
    shape: tuple[int, int]
    row_name: Callable[[int], str]
    column_name: Callable[[int], str]
    say: Callable[[int, int], str]
    about: Callable[[int, int], str]
    box: QRectF
    cells: QRectF


Sheets = Callable[[], dict[str, ReadableTable]]


def text_sheet(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[str]],
    box: tuple[QRectF, QRectF],
) -> ReadableTable:
    """Return a sheet of texts; rows (n), columns (m), cells (n, m); `box` is whole and cells."""
    return told_sheet(title, rows, columns, lambda row, column: cells[row][column], box)


def told_sheet(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    say: Callable[[int, int], str],
    box: tuple[QRectF, QRectF],
) -> ReadableTable:
    """Return the same of many cells, each of which is written when it is read."""
    names, heads = [visible(name, fonts=False) for name in rows], list(columns)
    about = partial(_pair, names, heads, say)
    shape = (len(names), len(heads))
    return ReadableTable(title, shape, names.__getitem__, heads.__getitem__, say, about, *box)


def _pair(
    rows: Sequence[str],
    columns: Sequence[str],
    say: Callable[[int, int], str],
    row: int,
    column: int,
) -> str:
    return f"{rows[row]}, {columns[column]}: {say(row, column)}"


class SheetModel(QAbstractTableModel):
    """A sheet for Qt; what is outside the sheet of now has no text."""

    def __init__(self, now: Callable[[], ReadableTable | None], parent: QObject) -> None:
        super().__init__(parent)
        self._now = now
        self._shape = (0, 0)

    def take(self, shape: tuple[int, int]) -> None:
        """Show a sheet of this shape."""
        if shape != self._shape:
            self.beginResetModel()
            self._shape = shape
            self.endResetModel()
        elif all(shape):
            last = self.index(shape[0] - 1, shape[1] - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else self._shape[0]

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else self._shape[1]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Return the name of a row or column."""
        sheet = self._now() if role in READ else None
        across = orientation == Qt.Orientation.Horizontal
        if sheet is None or section >= sheet.shape[across]:
            return None
        return (sheet.column_name if across else sheet.row_name)(section)

    def data(self, index: Index, role: int = 0) -> Any:
        """Return what a cell says."""
        spoken = role in READ or role == Role.AccessibleDescriptionRole
        sheet = self._now() if spoken else None
        row, column = index.row(), index.column()
        if sheet is None or row >= sheet.shape[0] or column >= sheet.shape[1]:
            return None
        return (sheet.say if role in READ else sheet.about)(row, column)


class SheetTable(QTableView):
    """The table itself: there for readers, and for nobody else."""

    def __init__(self, now: Callable[[], ReadableTable | None], parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet = SheetModel(now, self)
        self.setModel(self._sheet)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
        # A mask far away leaves nothing to paint and nothing to hit; hidden, it would be no
        # part of what readers call the screen.
        self.setMask(NOWHERE)

    def take(self, sheet: ReadableTable) -> None:
        """Lie where the painted table lies, and say that its texts may be others."""
        self.setAccessibleName(sheet.title)
        box = sheet.box.toAlignedRect()
        if box != self.geometry():
            self.setGeometry(box)
        rows, columns = sheet.shape
        self.horizontalHeader().setDefaultSectionSize(_part(sheet.cells.width(), columns))
        self.verticalHeader().setDefaultSectionSize(_part(sheet.cells.height(), rows))
        self.horizontalHeader().setFixedHeight(max(1, round(sheet.cells.top()) - box.top()))
        self.verticalHeader().setFixedWidth(max(1, round(sheet.cells.left()) - box.left()))
        self._sheet.take(sheet.shape)


def _part(whole: float, count: int) -> int:
    return max(1, int(whole / max(1, count)))


class Reader(QObject):
    """Keeps the tables of one painted widget: as many as it has sheets."""

    def __init__(self, widget: QWidget, sheets: Sheets) -> None:
        super().__init__(widget)
        self._widget, self._sheets = widget, sheets
        self._tables: dict[str, SheetTable] = {}
        self._read: dict[str, ReadableTable] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)

    @property
    def tables(self) -> dict[str, SheetTable]:
        """Return the tables by the names of their sheets."""
        return self._tables

    def stale(self) -> None:
        """Refresh soon: a change of the document comes as many changes of one widget."""
        self._read = None
        if not self._soon.isActive():
            self._soon.start(0)

    def refresh(self) -> None:
        """Have a table for each sheet of now, and no others."""
        sheets = self._sheets()
        for name in [name for name in self._tables if name not in sheets]:
            table = self._tables.pop(name)
            table.hide()
            table.deleteLater()
        for name, sheet in sheets.items():
            table = self._tables.get(name) or SheetTable(self._now(name), self._widget)
            table.take(sheet)
            if name not in self._tables:
                self._tables[name] = table
                table.show()

    def _now(self, name: str) -> Callable[[], ReadableTable | None]:
        return lambda: self._sheets_of_now().get(name)

    def _sheets_of_now(self) -> dict[str, ReadableTable]:
        """Return the sheets, the same for all that is asked in one turn: Qt asks cell by cell."""
        if self._read is None:
            self._read = self._sheets()
            QTimer.singleShot(0, self, self._forget)
        return self._read

    def _forget(self) -> None:
        self._read = None


def reader_of(widget: QWidget) -> Reader | None:
    """Return the reader of a painted widget, if one was made."""
    children = widget.children()
    return next((child for child in children if isinstance(child, Reader)), None)


def begin() -> None:
    """Start to serve assistive technology: roles at once, tables when one asks."""
    from attnviz.ui.reading import spoken_roles

    app = QApplication.instance()
    if spoken_roles.install() and isinstance(app, QApplication):
        app.focusChanged.connect(_on_focus_changed)
        for widget in app.allWidgets() if QAccessible.isActive() else []:
            spoken_roles.replace_bare(widget)
    accessibility.set_listener(_on_changed)
    attach_all()


def _on_focus_changed(old: QWidget | None, new: QWidget | None) -> None:
    if new is not None and QAccessible.isActive():
        attach_all(new.window())


def _on_changed(widget: QWidget) -> None:
    if QAccessible.isActive() and isValid(widget):
        attach(widget)


def attach(widget: QWidget) -> None:
    """Give a painted widget its reader, or refresh the one it has."""
    reader = reader_of(widget)
    if reader is None:
        sheets: Sheets | None = getattr(widget, "sheets", None)
        if sheets is None:
            return
        reader = Reader(widget, sheets)
    reader.stale()


def attach_all(root: QWidget | None = None) -> None:
    """Give all painted widgets of a window, or of all windows, their readers."""
    if not QAccessible.isActive():
        return
    for window in [root] if root is not None else QApplication.topLevelWidgets():
        for widget in [window, *descendants(window, QWidget)]:
            if reader_of(widget) is None:
                attach(widget)
