"""The one grid widget of the program: painted at once, on pyqtgraph as soon as that is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from attnviz.language import tr
from attnviz.ui.controls.tips import show_tip, tell_beside
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.board import Board, GridPlace, Hit, Painting
from attnviz.ui.grid.entry import takes_numbers
from attnviz.ui.grid.input import GridInput
from attnviz.ui.grid.layout import CellSize, GridLayout
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.parts import lies_alike
from attnviz.ui.grid.tips import Describer, tip_text
from attnviz.ui.grid.value import Cell, Floats, Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading import accessibility
from attnviz.ui.reading.announce import announce_place

if TYPE_CHECKING:
    from attnviz.ui.grid.canvas import GridCanvas
    from attnviz.ui.reading.readable import ReadableTable

Reason = Qt.FocusReason
BY_KEYS = (Reason.TabFocusReason, Reason.BacktabFocusReason, Reason.ShortcutFocusReason)


def cut_of(placed: Iterable[tuple[Grid, GridLayout]], *, names: bool = False) -> tuple[str, ...]:
    """Say which rows or columns of grids have no room, or names; () = all are there."""
    listed = list(placed)
    found = [_cells_cut(grid, layout) for grid, layout in listed]
    if names:
        step = max((_names_cut(grid, layout) for grid, layout in listed), default=1)
        found.append(tr("one in {n} names", n=step) if step > 1 else "")
    return tuple(dict.fromkeys(filter(None, found)))


def _cells_cut(grid: Grid, layout: GridLayout) -> str:
    rows, columns = grid.shape
    if len(layout.rows) < rows:
        part = tr("{n} of {all} rows", n=len(layout.rows), all=rows)
    elif len(layout.cols) < columns:
        part = tr("{n} of {all} columns", n=len(layout.cols), all=columns)
    else:
        return ""
    return tr("{part} of {matrix}", part=part, matrix=grid.title) if grid.title else part


def _names_cut(grid: Grid, layout: GridLayout) -> int:
    """Return of how many names one is written; 1 = all."""
    rows = min(layout.row_step, len(grid.row_labels))
    columns = min(layout.column_step, len(grid.column_labels))
    return max(rows, columns)


class GridHost(QWidget):
    """Shows any number of grids by name and turns mouse and keys into wishes.

    Setters never emit. All coordinates are those of this widget.
    """

    keeps_escape = True
    """Whether Esc takes the keyboard out of a cell; not in a mode, which it ends at once."""

    rings = True
    """Whether the ring shows that it has the keyboard; not where the keys act on something else."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = Board(theme)
        self._board.told = partial(accessibility.notify, self)
        self._describe: Describer | None = None
        self._by_keys = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.input = source = GridInput(self, self._board)
        self.cell_hovered = source.cell_hovered
        self.hover_left = source.hover_left
        self.cell_clicked = source.cell_clicked
        self.cell_pressed = source.cell_pressed
        self.cell_dragged = source.cell_dragged
        self.cell_released = source.cell_released
        self.cell_edited = source.cell_edited
        self.cell_cleared = source.cell_cleared
        self.keep_requested = source.keep_requested
        self.edit_refused = source.edit_refused
        self.edit_invalid = source.edit_invalid
        self.copy_requested = source.copy_requested
        self.paste_requested = source.paste_requested
        self.menu_requested = source.menu_requested
        self.row_clicked = source.row_clicked
        self.column_clicked = source.column_clicked
        self.title_clicked = source.title_clicked
        self.cursor_moved = source.cursor_moved
        self.cursor_left = source.cursor_left
        source.edit_invalid.connect(self.tell)
        source.cursor_moved.connect(self._on_cursor_moved)
        self._canvas: GridCanvas | None = None
        self.cursor_moved.connect(self.show_focus)
        self.cursor_left.connect(self.show_focus)
        self.input.scrolled.connect(self._changed)
        lazy_pyqtgraph.when_loaded(self._build_canvas)

    # What is shown

    @property
    def theme(self) -> Theme:
        """Return the look in use."""
        return self._board.theme

    @property
    def interactive(self) -> bool:
        """Whether the grids are drawn by pyqtgraph already."""
        return self._canvas is not None

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another look."""
        self._board.set_theme(theme, self.devicePixelRatio())
        self._refresh()
        self.updateGeometry()

    def set_grid(self, name: str, grid: Grid) -> None:
        """Create or replace a grid; a new one needs `set_rect` to be seen."""
        before = self._board.entries.get(name)
        if before is not None and before.grid.differs_in_numbers_only(grid):
            self.set_values(name, cast(Floats, grid.values))
            return
        if before is not None and lies_alike(before.grid, grid):
            before.grid = grid
            self._show_look(name)
            return
        self._board.set_grid(name, grid)
        self._changed(name)

    def set_rect(self, name: str, rect: QRectF, cell: CellSize = None) -> None:
        """Give a grid its space, title and names included, and maybe its cell size."""
        entry = self._board.entries[name]
        if entry.rect == rect and entry.cell == cell:
            return
        self._board.set_rect(name, rect, cell)
        self._changed(name)

    def set_values(self, name: str, values: Floats, tints: Floats | None = None) -> None:
        """Give a grid other numbers of the same shape: the fast way, nothing else changes."""
        self._board.set_values(name, values, tints)
        if self._canvas:
            self._canvas.show_values(name)
        else:
            self.update()

    def set_lit(
        self,
        name: str,
        rows: Sequence[int] = (),
        columns: Sequence[int] = (),
        cells: Sequence[Cell] = (),
    ) -> None:
        """Outline rows, columns and cells of a grid, instead of those lit before."""
        if self._board.set_lit(name, rows, columns, cells):
            self._show_marks(name)

    def remove(self, name: str) -> None:
        """Take a grid away."""
        self._board.remove(name)
        self._refresh()

    def clear(self) -> None:
        """Take all grids away."""
        for name in self.names():
            self._board.remove(name)
        self._refresh()

    def names(self) -> list[str]:
        """Return the names of the grids, in drawing order."""
        return list(self._board.entries)

    def grid(self, name: str) -> Grid:
        """Return the grid as it is shown."""
        return self._board.entries[name].grid

    def set_decoration(self, painting: Painting | None) -> None:
        """Paint this under the grids; kept as a picture until `update_decoration`."""
        self._board.under = painting
        self.update_decoration()

    def update_decoration(self, parts: Sequence[QRectF] = ()) -> None:
        """Paint the decoration anew, as its content changed: all of it, or these parts."""
        if self._canvas:
            self._canvas.update_decoration(parts)
        else:
            self.update()

    def set_overlay(self, painting: Painting | None) -> None:
        """Paint this over the grids, at every repaint."""
        self._board.over = painting
        self.update_overlay()

    def update_overlay(self, parts: Sequence[QRectF] = ()) -> None:
        """Paint the overlay anew: all of it, or these parts."""
        if self._canvas:
            self._canvas.update_parts(parts)
        else:
            self.update()

    def follow(self, other: GridHost) -> None:
        """Scroll to where another canvas of this class is, as far as the own size allows."""
        if self.size() != other.size():
            return
        for name, entry in other.board:
            if name in self._board.entries:
                row, col = self._board.entries[name].first
                if self._board.scroll(name, entry.first[0] - row, entry.first[1] - col):
                    self._changed(name)

    # Where things are

    def layout_of(self, name: str) -> GridLayout:
        """Return where the parts of a grid lie."""
        return self._board.entries[name].layout

    def out_of_sight(self, *, names: bool = False) -> tuple[str, ...]:
        """Say which rows and columns have no room: “22 of 64 rows of S”; () = all are there.

        With `names` also which names of them.
        """
        placed = ((self.grid(name), self.layout_of(name)) for name in self.names())
        return cut_of(placed, names=names)

    def cell_rect(self, name: str, row: int, col: int) -> QRectF:
        """Return the rectangle of a cell."""
        return self.layout_of(name).cell_rect(row, col)

    def row_rect(self, name: str, row: int) -> QRectF:
        """Return the part of a row that is in sight, as wide as its grid."""
        cells = self.layout_of(name).cells
        cell = self.cell_rect(name, row, 0)
        return QRectF(cells.x(), cell.y(), cells.width(), cell.height()).intersected(cells)

    def cell_at(self, point: QPointF) -> GridPlace | None:
        """Return (name, row, column) of the cell at a point."""
        hit = self._board.hit(point)
        return GridPlace(hit.name, hit.row, hit.col) if hit and hit.kind == "cell" else None

    def cursor_cell(self) -> GridPlace | None:
        """Return the cell the keyboard is at."""
        return self._board.cursor

    def takes_typing(self) -> bool:
        """Whether a typed digit is for the cell with the keyboard, to open or to refuse."""
        place = self._board.cursor
        if place is None:
            return False
        grid = self._board.entries[place.name].grid
        return grid.by_typing and (grid.refuses or takes_numbers(grid))

    def set_cursor_cell(self, name: str, row: int, col: int) -> None:
        """Put the keyboard on a cell without telling anyone."""
        self._board.cursor = GridPlace(name, row, col)
        if self._board.reveal(self._board.cursor):
            self._changed(name)
        self.show_focus()

    def reveal(self, name: str, row: int, col: int) -> None:
        """Scroll a long grid so far that a cell is in sight."""
        if self._board.reveal(GridPlace(name, row, col)):
            self._changed(name)

    def edit_cell(self, name: str, row: int, col: int, typed: str | None = None) -> None:
        """Open the editor over a cell, with its value or with what was just typed."""
        self.input.edit(GridPlace(name, row, col), typed)

    def tell(self, text: str) -> None:
        """Answer beside the cell with the keyboard: why what was typed there cannot be taken."""
        place = self._board.cursor
        if place is not None:
            cell = self.cell_rect(*place)
            tell_beside(text, self, cell.topRight().toPoint())

    def copy_cell(self, name: str, row: int, col: int) -> None:
        """Put the number of a cell on the clipboard, all its digits; none that is covered."""
        grid = self.grid(name)
        if not grid.is_on("covered", row, col):
            QGuiApplication.clipboard().setText(numbers.clipboard(grid.at(row, col)))

    # Painting

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        theme: Theme | None = None,
        *,
        vector: bool = True,
    ) -> None:
        """Paint the same picture fitted into `rect`: as vectors for files and printers.

        Another theme changes the colours of the grids; its sizes should be those on screen.
        """
        scale = min(rect.width() / max(1, self.width()), rect.height() / max(1, self.height()))
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        if vector:
            with self._board.off_the_dots():
                self._paint_all(painter, theme or self.theme, vector=True)
        else:
            self._paint_all(painter, theme or self.theme)
        painter.restore()

    def _paint_all(self, painter: QPainter, theme: Theme, vector: bool = False) -> None:
        whole = QRectF(self.rect())
        painter.fillRect(whole, theme.window)
        if self._board.under:
            self._board.under(painter, whole)
        for name, entry in self._board:
            if entry.rect.isEmpty():
                continue
            paint_grid(
                painter,
                entry.grid,
                theme,
                entry.rect,
                entry.cell,
                vector=vector,
                first=entry.first,
                cursor=None if vector else self._cursor_in(name),
            )
        if not vector:
            self._board.paint_over(painter, whole)
        elif self._board.over:
            self._board.over(painter, whole)

    def _cursor_in(self, name: str) -> Cell | None:
        place = self._board.cursor
        shown = place is not None and place.name == name and self.hasFocus()
        return (place.row, place.col) if shown and place else None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint without pyqtgraph, until that is there."""
        if self._canvas is None:
            with QPainter(self) as painter:
                self._paint_all(painter, self.theme)

    def _build_canvas(self) -> None:
        # A hidden tab waits for its first show: seven grids take 60 ms to build.
        if not isValid(self) or self._canvas or not self.isVisible():
            return
        from attnviz.ui.grid.canvas import GridCanvas

        self._canvas = GridCanvas(self._board, self)
        self._canvas.setGeometry(self.rect())
        self._refresh()
        self._canvas.show()

    def _changed(self, name: str) -> None:
        if self._canvas:
            self._canvas.show_grid(name, self._cursor_in(name))
        else:
            self.update()

    def _show_look(self, name: str) -> None:
        if self._canvas:
            self._canvas.show_look(name, self._cursor_in(name))
        else:
            self.update()

    def _show_marks(self, name: str) -> None:
        if self._canvas:
            self._canvas.show_marks(name, self._cursor_in(name))
        else:
            self.update()

    def _refresh(self) -> None:
        if self._canvas:
            self._canvas.show_board()
            self.show_focus()
            self._canvas.update_decoration()
        self.update()

    # Events

    def sizeHint(self) -> QSize:
        """Return the canvas of the 1280 x 720 design."""
        return QSize(976, 588)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out for the screen the widget is on."""
        super().showEvent(event)
        if self._board.dpr != self.devicePixelRatio():
            self.set_theme(self.theme)
        if lazy_pyqtgraph.loaded():
            self._build_canvas()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let pyqtgraph's view fill the widget."""
        super().resizeEvent(event)
        if self._canvas:
            self._canvas.setGeometry(self.rect())

    def event(self, event: QEvent) -> bool:
        """Show tool tips; lay out anew on a screen of another density."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = QPointF(event.pos())
            show_tip(event, self.tip_at(point), self, self.tip_place(point))
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.set_theme(self.theme)
        return super().event(event)

    def show_focus(self) -> None:
        """Show the cell cursor as it is now, or the ring around everything while there is none."""
        keyed = self._by_keys and self.hasFocus()
        ringed = self.rings and keyed and self._board.cursor is None
        if ringed != self._board.ringed:
            self._board.ringed = ringed
            self.update_overlay()
        for name in self.names():
            self._show_marks(name)

    # What is said and read

    @property
    def board(self) -> Board:
        """Return the grids and where they lie."""
        return self._board

    @property
    def describer(self) -> Describer | None:
        """Return what says cells in the words of a tab."""
        return self._describe

    def set_describer(self, describe: Describer | None) -> None:
        """Say cells in these words, in tool tips and to screen readers."""
        self._describe = describe

    def tip_at(self, point: QPointF) -> str:
        """Return the tool tip of a point as plain text."""
        return tip_text(self._board, self._board.hit(point), self._describe)

    def tip_place(self, point: QPointF) -> QPoint | None:
        """Return where the tool tip of a point is shown; None = where the pointer is."""
        return None

    def sheets(self) -> dict[str, ReadableTable]:
        """Return what is read of each grid that is in the picture."""
        from attnviz.ui.reading.readable import ReadableTable

        sheets = {}
        for name, entry in self._board:
            if entry.rect.isEmpty():
                continue
            grid, layout = entry.grid, entry.layout

            def about(row: int, column: int, name: str = name) -> str:
                return tip_text(self._board, Hit("cell", name, row, column), self._describe)

            sheets[name] = ReadableTable(
                visible(grid.title) if grid.title else self.accessibleName() or name,
                grid.shape,
                grid.row_name,
                grid.column_name,
                grid.say,
                about,
                entry.rect,
                layout.cells,
            )
        return sheets

    def pointed_rect(self, point: QPointF) -> QRectF | None:
        """Return the rectangle of the cell at a point."""
        hit = self._board.hit(point)
        if hit is None or hit.kind != "cell":
            return None
        return self._board.entries[hit.name].layout.cell_rect(hit.row, hit.col)

    def cursor_rect(self) -> QRectF | None:
        """Return the rectangle of the cell the keyboard is at."""
        place = self._board.cursor
        if place is None:
            return None
        return self._board.entries[place.name].layout.cell_rect(place.row, place.col)

    def _on_cursor_moved(self, name: str, row: int, col: int) -> None:
        announce_place(self, tip_text(self._board, Hit("cell", name, row, col), self._describe))

    # Mouse, keyboard and focus: Qt's events go to `GridInput`

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover or drag."""
        self.input.mouse_move(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a click or drag."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.input.mouse_press(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or drag."""
        self.input.mouse_release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the editor."""
        self.input.double_click(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that nothing is hovered."""
        super().leaveEvent(event)
        self.input.leave()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move the window of a long grid, or leave the wheel to the view."""
        event.setAccepted(self.input.wheel(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cell with the keyboard, at the Menu key.

        Where no cell has it yet, that of the one where it would begin gets it.
        """
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            return
        start = self._board.start() if self._board.cursor is None else None
        if start is not None:
            self.input.move_cursor(start)
        place = self._board.cursor
        if place:
            rect = self._board.entries[place.name].layout.cell_rect(place.row, place.col)
            self.menu_requested.emit(*place, self.mapToGlobal(rect.center().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys on the cell with the keyboard; leave all others to the view."""
        if not self.input.key_press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End a run of key steps."""
        self.input.key_release(event)
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab enter the grids first and leave them next: no key trap.

        Qt asks for the next widget, too, where this one is hidden: no cell is pointed at then.
        """
        start = self._board.start() if forward and self._board.cursor is None else None
        if start and self.hasFocus() and self.isVisible():
            self.input.move_cursor(start)
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self._by_keys = event.reason() in BY_KEYS
        self.show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self.show_focus()
