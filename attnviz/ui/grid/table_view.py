"""A grid as a table with headers: the form for screen readers and for long typing (F3)."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QBrush,
    QColor,
    QContextMenuEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from attnviz.errors import EditError
from attnviz.ui.grid.cell_look import colour_table, look_at
from attnviz.ui.grid.editor import editable_text
from attnviz.ui.grid.entry import next_gesture
from attnviz.ui.grid.input import TYPED
from attnviz.ui.grid.value import Floats, Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.theme import Theme

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class GridModel(QAbstractTableModel):
    """A grid for Qt's item views: numbers as shown, names as headers, words for readers."""

    value_typed = Signal(int, int, float)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.grid: Grid | None = None
        self.theme = theme
        self._strong: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())

    def set_strong(self, columns: Iterable[int], rows: Iterable[int]) -> None:
        """Write the names of some columns and rows bold."""
        self._strong = (frozenset(columns), frozenset(rows))
        self.tell_names()

    def tell_names(self) -> None:
        """Tell the headers that their names, or the letters of these, may be others."""
        rows, cols = self.rowCount(), self.columnCount()
        if rows and cols:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, cols - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, rows - 1)

    def set_grid(self, grid: Grid) -> None:
        """Show a grid; headers and selection stay if its shape does."""
        if self.grid is None or self.grid.shape != grid.shape:
            self.beginResetModel()  # nothing is selected after it
            self.grid, self._strong = grid, (frozenset(), frozenset())
            self.endResetModel()
            return
        self.grid = grid
        self.tell_names()
        rows, cols = grid.shape
        if rows and cols:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, cols - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows."""
        return self.grid.shape[0] if self.grid and not (parent and parent.isValid()) else 0

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return self.grid.shape[1] if self.grid and not (parent and parent.isValid()) else 0

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Return the visible name of a row or column."""
        if role == Role.FontRole:
            strong = self._strong[orientation == Qt.Orientation.Vertical]
            return self.theme.font("label", bold=section in strong)
        if self.grid is None or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.grid.column_name(section)
        return self.grid.row_name(section)

    def data(self, index: Index, role: int = 0) -> Any:
        """Return what a cell prints, says or looks like."""
        grid = self.grid
        if grid is None:
            return None
        row, col = index.row(), index.column()
        if role == Role.DisplayRole:
            return self._text(grid, row, col)
        if role == Role.EditRole:
            return grid.at(row, col)
        if role in (Role.AccessibleTextRole, Role.AccessibleDescriptionRole):
            return grid.describe(row, col)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role in (Role.BackgroundRole, Role.ForegroundRole):
            return self._brush(grid, row, col, role == Role.BackgroundRole)
        return None

    def _text(self, grid: Grid, row: int, col: int) -> str:
        if grid.is_on("covered", row, col):
            return "?"  # as its tile says; to a reader it is "covered"
        word = grid.word(row, col)
        if word:
            return word
        value = grid.at(row, col)
        if grid.quantity == "weight" and grid.style == "percent":
            return numbers.whole_percent(value)
        style = "decimals" if grid.style == "none" else grid.style
        return numbers.cell_text(value, style, grid.digits) or "0"

    def _brush(self, grid: Grid, row: int, col: int, ground: bool) -> QBrush:
        look = look_at(grid, self.theme, range(row, row + 1), range(col, col + 1))
        table = colour_table(self.theme, grid.quantity)
        colours = table.grounds if ground else table.inks
        return QBrush(QColor.fromRgb(int(colours[look.codes[0, 0]])))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return whether a cell can be changed."""
        flags = super().flags(index)
        if self.grid and self.grid.is_editable(index.row(), index.column()):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Pass a typed number on as a wish; the table itself does not change."""
        if role != Role.EditRole:
            return False
        self.value_typed.emit(index.row(), index.column(), float(value))
        return True


class NumberDelegate(QStyledItemDelegate):
    """An editor that keeps every digit and takes both decimal marks."""

    refused = Signal(str)

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QLineEdit:
        """Return a plain field."""
        editor = QLineEdit(parent)
        editor.setFrame(False)
        editor.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the full value into the field."""
        if isinstance(editor, QLineEdit):
            editor.setText(editable_text(index.data(Role.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Read the field; what is no number leaves the old value."""
        if not isinstance(editor, QLineEdit):
            return
        try:
            value = numbers.parse(editor.text())
        except EditError as error:
            self.refused.emit(str(error))
            return
        if value != index.data(Role.EditRole):
            model.setData(index, value)


class MatrixTable(QTableView):
    """One grid as a table. Signals and edit rules are those of `GridHost`."""

    cell_edited = Signal(str, int, int, float, int)
    edit_refused = Signal(str, int, int)
    edit_invalid = Signal(str)
    cell_selected = Signal(str, int, int)
    copy_requested = Signal(str, int, int)
    paste_requested = Signal(str, int, int)
    menu_requested = Signal(object, int, int, QPoint)
    exchanges = False
    """Whether Ctrl+C and Ctrl+V are wishes of this table; else they are left to the tab."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._model = GridModel(theme)
        self._delegate = NumberDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self._model.value_typed.connect(self._on_value_typed)
        self._delegate.refused.connect(self.edit_invalid)
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        self.selectionModel().selectionChanged.connect(self._show_selected_names)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            # Qt's own bold is lost as soon as a header gets another font.
            header.setHighlightSections(False)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Show the table in another look."""
        self._model.theme = theme
        font: QFont = theme.font("label")
        self.setFont(font)
        self._model.tell_names()
        self.verticalHeader().setDefaultSectionSize(max(24, round(theme.px(28))))
        self.viewport().update()

    def set_grid(self, name: str, grid: Grid) -> None:
        """Show a grid under its name."""
        self._name = name
        self.setAccessibleName(grid.title or name)
        self._model.set_grid(grid)

    @property
    def grid(self) -> Grid | None:
        """Return the grid that is shown."""
        return self._model.grid

    def set_values(self, values: Floats) -> None:
        """Show other numbers of the same shape."""
        if self._model.grid is not None:
            self._model.set_grid(self._model.grid.with_values(values))

    def event(self, event: QEvent) -> bool:
        """Claim the keys of copy and paste from the tab, which has its own use for them."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            block = event.matches(QKeySequence.StandardKey.Copy) and self._block()
            if block or self._exchange_of(event) is not None:
                event.accept()
                return True
        return super().event(event)

    def _block(self) -> str:
        """Write the cells that are selected together; "" for one alone, or one under a tile."""
        grid, chosen = self._model.grid, {(at.row(), at.column()) for at in self.selectedIndexes()}
        if grid is None or len(chosen) < 2 or any(grid.is_on("covered", *at) for at in chosen):
            return ""
        rows, columns = (sorted(set(places)) for places in zip(*chosen, strict=True))
        return "\n".join(
            "\t".join(
                numbers.copied(grid.at(row, c)) if (row, c) in chosen else "" for c in columns
            )
            for row in rows
        )

    def _exchange_of(self, event: QKeyEvent) -> SignalInstance | None:
        """Return the wish that a key stands for, if the table has any."""
        if not self.exchanges or not self.currentIndex().isValid():
            return None
        if event.matches(QKeySequence.StandardKey.Copy):
            return self.copy_requested
        return self.paste_requested if event.matches(QKeySequence.StandardKey.Paste) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy and paste; refuse typing on a cell that cannot be changed, and say so."""
        index = self.currentIndex()
        block = self._block() if event.matches(QKeySequence.StandardKey.Copy) else ""
        if block:
            QGuiApplication.clipboard().setText(block)
            return
        wish = self._exchange_of(event)
        if wish is not None:
            wish.emit(self._name, index.row(), index.column())
            return
        text = event.text() if event.text() in TYPED else ""
        if not (text or event.key() == Qt.Key.Key_F2) or not self._refuses(index):
            super().keyPressEvent(event)
            return
        editor = self.viewport().findChild(QLineEdit)
        if text and self.state() == self.State.EditingState and isinstance(editor, QLineEdit):
            editor.setText(text)  # the answer was to show the number, and to open it

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cell under the pointer, or at the Menu key of the chosen one."""
        at = event.pos()
        index = self.indexAt(at)
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            at = self.visualRect(index).center()
        if index.isValid():
            where = self.viewport().mapToGlobal(at)
            self.menu_requested.emit(self, index.row(), index.column(), where)

    def open_editor(self, row: int, column: int) -> None:
        """Let a number be typed, or say that its cell cannot be changed."""
        index = self._model.index(row, column)
        if not self._refuses(index) and self.state() != self.State.EditingState:
            self.edit(index)

    def _refuses(self, index: QModelIndex) -> bool:
        """Say that a cell cannot be changed; False when it can."""
        if not index.isValid() or self._model.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        self.edit_refused.emit(self._name, index.row(), index.column())
        return True

    def _show_selected_names(self) -> None:
        chosen = self.selectedIndexes()
        self._model.set_strong({at.column() for at in chosen}, {at.row() for at in chosen})

    def _on_value_typed(self, row: int, col: int, value: float) -> None:
        self.cell_edited.emit(self._name, row, col, value, next_gesture())

    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid():
            self.cell_selected.emit(self._name, current.row(), current.column())
