"""Mouse and keyboard on a board of grids, turned into wishes. Nothing here changes a number."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.ui.grid.board import Board, GridPlace, Hit
from attnviz.ui.grid.editor import CellEditor, step_of, stepped
from attnviz.ui.grid.entry import CellEntry, next_gesture, takes_numbers
from attnviz.ui.grid.value import Grid
from attnviz.ui.look import numbers

HOVER_PAUSE = 16  # ms: one frame; a faster pointer is told about once a frame
SCRUB_PX = 8.0
WHEEL_ROWS = 3
TYPED = frozenset("0123456789-−–.,")
ARROWS = {
    Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1),
}  # fmt: skip


class GridInput(QObject):
    """Listens for a widget that shows a `Board`.

    Signals begin with the name of a grid, and those of cells go on with row and column; then come
    the keys that are held (`cell_clicked`, `row_clicked`, `column_clicked`), the button
    (`cell_dragged`), button and keys (`cell_pressed`), the place on screen (`menu_requested`), or
    the new number and its gesture (`cell_edited`). Edits with the same gesture number belong to one
    drag, one visit of the editor or one held Ctrl key: one step for undo.
    """

    cell_hovered = Signal(str, int, int)
    hover_left = Signal()
    cell_clicked = Signal(str, int, int, object)
    cell_pressed = Signal(str, int, int, object, object)
    cell_dragged = Signal(str, int, int, object)
    cell_released = Signal(object)
    """Carries nothing but the button."""
    cell_edited = Signal(str, int, int, float, int)
    cell_cleared = Signal(str, int, int)
    """A held number is to be let go."""
    keep_requested = Signal(str, int, int)
    """A number is to be held as it is."""
    edit_refused = Signal(str, int, int)
    edit_invalid = Signal(str)
    """Carries nothing but what is wrong with the text."""
    copy_requested = Signal(str, int, int)
    paste_requested = Signal(str, int, int)
    menu_requested = Signal(str, int, int, QPoint)
    row_clicked = Signal(str, int, object)
    column_clicked = Signal(str, int, object)
    title_clicked = Signal(str)
    cursor_moved = Signal(str, int, int)
    cursor_left = Signal()
    scrolled = Signal(str)

    def __init__(self, widget: QWidget, board: Board) -> None:
        super().__init__(widget)
        self._widget, self._board = widget, board
        self._hover: Hit | None = None
        self._pending: QPointF | None = None
        self._hover_timer = QTimer(self, singleShot=True, interval=HOVER_PAUSE)
        self._hover_timer.timeout.connect(self._on_hover_pause)
        self._press: tuple[Hit, QPointF, Qt.MouseButton] | None = None
        self._scrub: tuple[float, int] | None = None
        self._last_dragged: Hit | None = None
        self._held_gesture = 0
        self._wheel = QPoint()
        self._entry = CellEntry(widget, board, self.move_cursor)
        self._entry.cell_edited.connect(self.cell_edited)
        self._entry.edit_refused.connect(self.edit_refused)
        self._entry.edit_invalid.connect(self.edit_invalid)
        self._entry.cell_cleared.connect(self.cell_cleared)
        self._typed: GridPlace | None = None
        self.titles_act = False
        """Whether a click on the title of a grid does something."""
        self._entry.cell_edited.connect(self._on_typed)

    @property
    def editor(self) -> CellEditor | None:
        """Return the field that is open over a cell."""
        return self._entry.editor

    def edit(self, place: GridPlace, typed: str | None = None) -> None:
        """Open the editor over a cell, with its value or with what was just typed."""
        self._entry.open(place, typed)

    def close_editor(self) -> None:
        """Close an open editor; a good number in it counts."""
        self._entry.close()

    def _on_typed(self, name: str, row: int, col: int, *_: object) -> None:
        self._remember(GridPlace(name, row, col))

    def _remember(self, typed: GridPlace | None) -> None:
        """Keep which cell was typed over last, until a key or a button is pressed anywhere."""
        if (typed is None) != (self._typed is None):
            application = QApplication.instance()
            if application is not None and typed is not None:
                application.installEventFilter(self)
            elif application is not None:
                application.removeEventFilter(self)
        self._typed = typed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress):
            leaves = event.type() == QEvent.Type.ShortcutOverride
            if not (leaves and cast("QKeyEvent", event).key() == Qt.Key.Key_Escape):
                self._remember(None)
        return False

    # Pointer

    def mouse_move(self, event: QMouseEvent) -> None:
        """Hover, or go on with a drag."""
        if self._press:
            self._drag(event)
            return
        self._pending = event.position()
        if not self._hover_timer.isActive():
            self._on_hover_pause()

    def _on_hover_pause(self) -> None:
        point, self._pending = self._pending, None
        if point is None:
            return
        self._hover_timer.start()
        hit = self._board.hit(point)
        if hit == self._hover:
            return
        had_cell = self._hover is not None and self._hover.kind == "cell"
        self._hover = hit
        self._widget.setCursor(self._cursor_shape(hit))
        if hit and hit.kind == "cell":
            self.cell_hovered.emit(hit.name, hit.row, hit.col)
        elif had_cell:
            self.hover_left.emit()

    def _cursor_shape(self, hit: Hit | None) -> Qt.CursorShape:
        if hit and hit.kind == "cell":
            grid = self._board.entries[hit.name].grid
            if _typed_over(grid) and grid.is_editable(hit.row, hit.col):
                return Qt.CursorShape.IBeamCursor
        if hit and hit.kind == "title" and self.titles_act:
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    def leave(self) -> None:
        """The pointer left the widget."""
        self._pending = None
        if self._hover and self._hover.kind == "cell":
            self.hover_left.emit()
        self._hover = None

    def mouse_press(self, event: QMouseEvent) -> None:
        """Start a click, a scrub or a drag over cells."""
        self.close_editor()
        self._remember(None)
        hit = self._board.hit(event.position())
        if hit is None:
            return
        self._press = (hit, event.position(), event.button())
        self._scrub, self._last_dragged = None, hit
        if hit.kind == "cell":
            if event.button() == Qt.MouseButton.LeftButton:
                self.move_cursor(GridPlace(hit.name, hit.row, hit.col))
            self.cell_pressed.emit(hit.name, hit.row, hit.col, event.button(), event.modifiers())

    def _drag(self, event: QMouseEvent) -> None:
        assert self._press is not None
        hit, start, button = self._press
        if hit.kind != "cell":
            return
        grid = self._board.entries[hit.name].grid if hit.name in self._board.entries else None
        if grid is None:
            self._press = None
            return
        if _typed_over(grid):
            if button == Qt.MouseButton.LeftButton and grid.is_editable(hit.row, hit.col):
                self._scrub_to(hit, grid, start, event)
            return
        over = self._board.hit(event.position())
        if over and over.kind == "cell" and over.name == hit.name and over != self._last_dragged:
            self._last_dragged = over
            self.cell_dragged.emit(over.name, over.row, over.col, button)

    def _scrub_to(self, hit: Hit, grid: Grid, start: QPointF, event: QMouseEvent) -> None:
        moved = start.y() - event.position().y()
        if self._scrub is None:
            if abs(moved) < QApplication.startDragDistance() / 2:
                return
            self._scrub = (grid.at(hit.row, hit.col), next_gesture())
        before, gesture = self._scrub
        steps = int(moved / SCRUB_PX) * step_of(event.modifiers())
        value = stepped(before, steps, grid.bounds)
        if value != grid.at(hit.row, hit.col):
            self.cell_edited.emit(hit.name, hit.row, hit.col, value, gesture)

    def mouse_release(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        if not self._press or event.button() != self._press[2]:
            return
        hit, _, button = self._press
        scrubbed = self._scrub is not None
        dragged = self._last_dragged != hit
        self._press = self._scrub = None
        if hit.kind == "cell":
            self.cell_released.emit(button)
        if scrubbed or dragged or self._board.hit(event.position()) != hit:
            return
        if button == Qt.MouseButton.RightButton:
            where = event.globalPosition().toPoint()
            self.menu_requested.emit(hit.name, hit.row, hit.col, where)
        elif button == Qt.MouseButton.LeftButton:
            self._click(hit, event.modifiers())

    def _click(self, hit: Hit, modifiers: Qt.KeyboardModifier) -> None:
        if hit.kind == "cell":
            self.cell_clicked.emit(hit.name, hit.row, hit.col, modifiers)
        elif hit.kind == "row":
            self.row_clicked.emit(hit.name, hit.row, modifiers)
        elif hit.kind == "column":
            self.column_clicked.emit(hit.name, hit.col, modifiers)
        else:
            self.title_clicked.emit(hit.name)

    def double_click(self, event: QMouseEvent) -> None:
        """Open the editor on a cell that can be changed; else it is one more click."""
        hit = self._board.hit(event.position())
        grid = self._board.entries[hit.name].grid if hit and hit.kind == "cell" else None
        if hit and grid and takes_numbers(grid) and event.button() == Qt.MouseButton.LeftButton:
            self.edit(GridPlace(hit.name, hit.row, hit.col))
        else:
            self.mouse_press(event)

    def wheel(self, event: QWheelEvent) -> bool:
        """Move the window of a long grid; return whether there was one to move."""
        hit = self._board.hit(event.position())
        if hit is None:
            return False
        self._wheel += event.angleDelta()
        notch = 120 // WHEEL_ROWS
        rows, cols = -int(self._wheel.y() / notch), -int(self._wheel.x() / notch)
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            rows, cols = 0, cols or rows
        if not rows and not cols:
            return False
        self._wheel = QPoint()
        if not self._board.scroll(hit.name, rows, cols):
            return False
        self.close_editor()
        self.scrolled.emit(hit.name)
        return True

    # Cell cursor and keys

    def move_cursor(self, place: GridPlace | None) -> None:
        """Put the keyboard on a cell, or on none, and say so."""
        if place == self._board.cursor:
            return
        self._held_gesture = 0
        self._board.cursor = place
        if place is None:
            self.cursor_left.emit()
            return
        if self._board.reveal(place):
            self.scrolled.emit(place.name)
        self._follow(place)
        self.cursor_moved.emit(*place)

    def _follow(self, place: GridPlace) -> None:
        """Let go of the cell under a pointer that rests, once the keys go somewhere else."""
        hover = self._hover
        if hover is not None and hover.kind == "cell":
            if (hover.name, hover.row, hover.col) == tuple(place):
                return
            self._hover = None
            self.hover_left.emit()

    def key_press(self, event: QKeyEvent) -> bool:
        """Handle a key while a cell has the keyboard; return whether it was one of ours."""
        place = self._board.cursor
        if place is None:
            return False
        grid = self._board.entries[place.name].grid
        key, control = Qt.Key(event.key()), _held(event, Qt.KeyboardModifier.ControlModifier)
        typed = self._typed
        self._remember(None)
        if key == Qt.Key.Key_Escape:
            # Directly after a number was typed over another, Esc takes it back.
            if typed is not None and self._is_held(typed):
                self.cell_cleared.emit(*typed)
            else:
                self.move_cursor(None)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._is_held(place):
            self.cell_cleared.emit(*place)
        elif control and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and grid.holds:
            self.keep_requested.emit(*place)
        elif key in ARROWS:
            return self._arrow(place, grid, key, event)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._jump(place, grid, key == Qt.Key.Key_End, control)
        elif control and key == Qt.Key.Key_C:
            self.copy_requested.emit(*place)
        elif control and key == Qt.Key.Key_V:
            self.paste_requested.emit(*place)
        elif key == Qt.Key.Key_Space and grid.quantity == "mask":
            self._press_by_key(place, event)
        else:
            return self._type(place, grid, key, event)
        return True

    def _is_held(self, place: GridPlace) -> bool:
        entry = self._board.entries.get(place.name)
        return entry is not None and (place.row, place.col) in entry.grid.held

    def key_release(self, event: QKeyEvent) -> None:
        """Letting go of Ctrl ends a run of key steps."""
        if event.key() == Qt.Key.Key_Control:
            self._held_gesture = 0

    def _arrow(self, place: GridPlace, grid: Grid, key: Qt.Key, event: QKeyEvent) -> bool:
        direction = ARROWS[key]
        if _held(event, Qt.KeyboardModifier.ControlModifier):
            if not direction[0] or not grid.by_typing:
                return False
            if not takes_numbers(grid) or not grid.is_editable(place.row, place.col):
                return self._entry.refuse(place)
            self._held_gesture = self._held_gesture or next_gesture()
            steps = step_of(event.modifiers()) * -direction[0]
            value = stepped(grid.at(place.row, place.col), steps, grid.bounds)
            self.cell_edited.emit(*place, value, self._held_gesture)
            return True
        after = self._board.neighbour(place, direction)
        self.move_cursor(after)
        if grid.quantity == "mask" and _held(event, Qt.KeyboardModifier.ShiftModifier):
            self.cell_dragged.emit(*after, Qt.MouseButton.LeftButton)
        return True

    def _jump(self, place: GridPlace, grid: Grid, to_end: bool, far: bool) -> None:
        rows, cols = grid.shape
        row = (rows - 1 if to_end else 0) if far else place.row
        self.move_cursor(GridPlace(place.name, row, cols - 1 if to_end else 0))

    def _press_by_key(self, place: GridPlace, event: QKeyEvent) -> None:
        button = Qt.MouseButton.LeftButton
        self.cell_pressed.emit(*place, button, event.modifiers())
        self.cell_released.emit(button)

    def _type(self, place: GridPlace, grid: Grid, key: Qt.Key, event: QKeyEvent) -> bool:
        opens = key in (Qt.Key.Key_F2, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        text = event.text()
        if not opens and (not text or text not in TYPED or not grid.by_typing):
            return False
        typed = None if opens else text.replace("-", numbers.MINUS)
        if not takes_numbers(grid) or not grid.is_editable(place.row, place.col):
            answered = self._entry.refuse(place)
            if self.editor is not None and typed is not None:
                self.editor.setText(typed)  # the answer was to show the number, and to open it
            return answered
        self._entry.open(place, typed)
        return True


def _typed_over(grid: Grid) -> bool:
    """Whether a digit or a drag changes cells of a grid."""
    return takes_numbers(grid) and grid.by_typing


def _held(event: QKeyEvent, modifier: Qt.KeyboardModifier) -> bool:
    return bool(event.modifiers() & modifier)
