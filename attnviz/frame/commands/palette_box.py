"""The box of the command palette: a field, and below it the lines that answer what is typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QVBoxLayout, QWidget

from attnviz.frame.chrome.popup import paint_popup
from attnviz.frame.commands.palette_line import LineDelegate, PaletteItem, spoken
from attnviz.language import mark, plural, tr
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.reading.announce import announce

ONE_FOUND, MANY_FOUND = mark("{n} line"), mark("{n} lines")
PAGE = 8  # lines that PageDown goes on
_MOVES = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: PAGE,
    Qt.Key.Key_PageUp: -PAGE,
}

Index = QModelIndex | QPersistentModelIndex


class LineModel(QAbstractListModel):
    """The lines on offer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[PaletteItem, ...] = ()

    def set_lines(self, lines: Sequence[PaletteItem]) -> None:
        """Offer other lines."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return spoken(line)
        return None


class PaletteBox(Themed, QFrame):
    """A field that keeps the keyboard, and a list that follows it. Setters never emit."""

    typed = Signal(str)
    chosen = Signal(int)
    """The line at this place was chosen by Return or a click; it can be done."""
    refused = Signal(int)
    """The line at this place was chosen, but cannot be done now."""
    left = Signal()
    """Escape, a click outside, or another window: the palette is no longer wanted."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.field = QLineEdit(self)
        self.field.setAccessibleName(tr("Find a command"))
        self.field.setPlaceholderText(tr("Command, tab, lesson, sentence, file or setting"))
        self.field.setToolTip(tr("Type a few letters of what you are looking for"))
        self.field.textEdited.connect(self.typed)
        self.field.installEventFilter(self)
        self.list = QListView(self)
        self.model = LineModel(self)
        self.delegate = LineDelegate(theme, self.list)
        self.list.setModel(self.model)
        self.list.setItemDelegate(self.delegate)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(tr("Results"))
        self.list.clicked.connect(self._on_clicked)
        self.list.viewport().installEventFilter(self)
        self._pointer = QCursor.pos()
        self.hint = plain_label(parent=self, role="tick")
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self.hint)
        self.setAccessibleName(tr("Command palette"))
        self.setFocusProxy(self.field)
        self.set_theme(theme)
        self.hide()

    @property
    def place(self) -> int:
        """Return the place of the chosen line, -1 without one."""
        return self.list.currentIndex().row()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.delegate,)

    def dress(self) -> None:
        theme = self._theme
        edge = round(theme.px(8))
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(round(theme.px(6)))
        self.list.setStyleSheet(f"QListView {{ background: {theme.surface.name()}; }}")
        self.list.doItemsLayout()

    def set_lines(self, lines: Sequence[PaletteItem], *, say: bool = True) -> None:
        """Offer other lines; the first is chosen."""
        self.model.set_lines(lines)
        self.hint.setText(self._hint())
        self._choose(0)
        if say:
            self._announce(plural(ONE_FOUND, MANY_FOUND, len(lines)))

    def natural_width(self, lines: Iterable[PaletteItem]) -> int:
        """Return the width at which nothing of these lines is cut."""
        edges = self._column.contentsMargins()
        bar = self.list.verticalScrollBar().sizeHint().width()
        return edges.left() + edges.right() + bar + self.delegate.natural_width(lines) + 2

    def natural_height(self, lines: int) -> int:
        """Return the height at which this many lines can be seen."""
        edges = self._column.contentsMargins()
        return (
            edges.top() + edges.bottom() + 2 * self._column.spacing()
            + self.field.sizeHint().height() + self.hint.sizeHint().height()
            + lines * self.delegate.height() + 2
        )  # fmt: skip

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the list; keep those of the window away from what is being typed."""
        moved = event.type() == QEvent.Type.MouseMove and watched is not self.field
        if moved and isinstance(event, QMouseEvent):
            self._follow(event)
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and not self._is_ours(event):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                return self._take(event)
        if event.type() == QEvent.Type.FocusOut and not self.isHidden():
            self.left.emit()
        return False

    @staticmethod
    def _is_ours(event: QKeyEvent) -> bool:
        """Whether a key opens and closes the palette: the shortcut keeps it."""
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        pressed = (event.key(), event.modifiers())
        return pressed in ((Qt.Key.Key_K, control), (Qt.Key.Key_P, control | shift))

    def _take(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press(self.place)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in _MOVES:
            self._move(_MOVES[key])
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._move(1 if key == Qt.Key.Key_Tab else -1)
        else:
            return False
        return True

    def _move(self, by: int) -> None:
        """Go on in the list; a single step goes round, a page stops at the ends."""
        count = self.model.rowCount()
        if count:
            place = self.place + by
            self._choose(place % count if abs(by) == 1 else min(max(place, 0), count - 1))
            self._announce(spoken(self.model.lines[self.place]))

    def _follow(self, event: QMouseEvent) -> None:
        """Choose the line under a pointer that moves, not one that the keys put under it."""
        at = event.globalPosition().toPoint()
        index = self.list.indexAt(event.position().toPoint())
        if at != self._pointer and index.isValid():
            self._pointer = at
            self.list.setCurrentIndex(index)

    def _choose(self, place: int) -> None:
        self._pointer = QCursor.pos()
        index = self.model.index(place, 0)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    def _press(self, place: int) -> None:
        if place < 0:
            return
        line = self.model.lines[place]
        if line.why:
            self._announce(line.why)
            self.refused.emit(place)
        else:
            self.chosen.emit(place)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._press(index.row())

    def _announce(self, text: str) -> None:
        announce(self.field, text)

    def _hint(self) -> str:
        if not self.model.lines:
            return tr("No matches. Try fewer letters or a single word.")
        return tr("↑ ↓ choose · Enter runs · Esc closes")

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_popup(self, self._theme)
