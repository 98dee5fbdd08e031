"""The one grid widget of the program: painted at once, on pyqtgraph as soon as that is loaded."""

import html
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from attnviz.widgets import lazy_pyqtgraph
from attnviz.widgets.board import Board, Hit, Place
from attnviz.widgets.grid import Cell, Floats, Grid
from attnviz.widgets.grid_input import GridInput
from attnviz.widgets.grid_layout import CellSize, GridLayout
from attnviz.widgets.grid_paint import paint_grid
from attnviz.widgets.labels import visible
from attnviz.widgets.theme import Theme

if TYPE_CHECKING:
    from attnviz.widgets.heatmap import GridCanvas

Painting = Callable[[QPainter, QRectF], None]
Describer = Callable[[str, int, int], str]


class GridHost(QWidget):
    """Shows any number of grids by name and turns mouse and keys into wishes.

    Setters never emit. All coordinates are those of this widget.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = Board(theme)
        self._decoration: Painting | None = None
        self._overlay: Painting | None = None
        self._describe: Describer = self._describe_cell
        self._canvas: GridCanvas | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.input = GridInput(self, self._board)
        self._share_signals()
        self.input.cursor_moved.connect(self._on_cursor_moved)
        self.input.cursor_left.connect(self._on_cursor_left)
        self.input.scrolled.connect(self._on_scrolled)
        lazy_pyqtgraph.when_loaded(self._build_canvas)

    def _share_signals(self) -> None:
        """Offer the signals of the input as this widget's own."""
        source = self.input
        self.cell_hovered = source.cell_hovered
        self.hover_left = source.hover_left
        self.cell_clicked = source.cell_clicked
        self.cell_pressed = source.cell_pressed
        self.cell_dragged = source.cell_dragged
        self.cell_released = source.cell_released
        self.cell_edited = source.cell_edited
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

    def set_grid(self, name: str, grid: Grid) -> None:
        """Create or replace a grid; a new one needs `set_rect` to be seen."""
        self._board.set_grid(name, grid)
        self._changed(name)

    def set_rect(self, name: str, rect: QRectF, cell: CellSize = None) -> None:
        """Give a grid its space, title and names included, and maybe its cell size."""
        self._board.set_rect(name, rect, cell)
        self._changed(name)

    def set_values(self, name: str, values: Floats) -> None:
        """Give a grid other numbers of the same shape: the fast way, nothing else changes."""
        self._board.set_values(name, values)
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
            self._changed(name)

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
        self._decoration = painting
        self.update_decoration()

    def update_decoration(self) -> None:
        """Paint the decoration anew, as its content changed."""
        if self._canvas:
            self._canvas.update_decoration()
        else:
            self.update()

    def set_overlay(self, painting: Painting | None) -> None:
        """Paint this over the grids, at every repaint."""
        self._overlay = painting
        self.update_overlay()

    def update_overlay(self) -> None:
        """Paint the overlay anew."""
        if self._canvas:
            self._canvas.update_all()
        else:
            self.update()

    def set_describer(self, describe: Describer) -> None:
        """Say cells in these words, in tool tips and to screen readers."""
        self._describe = describe

    # Where things are

    def layout_of(self, name: str) -> GridLayout:
        """Return where the parts of a grid lie."""
        return self._board.entries[name].layout

    def cell_rect(self, name: str, row: int, col: int) -> QRectF:
        """Return the rectangle of a cell."""
        return self.layout_of(name).cell_rect(row, col)

    def cell_at(self, point: QPointF) -> Place | None:
        """Return (name, row, column) of the cell at a point."""
        hit = self._board.hit(point)
        return Place(hit.name, hit.row, hit.col) if hit and hit.kind == "cell" else None

    def cursor_cell(self) -> Place | None:
        """Return the cell the keyboard is at."""
        return self._board.cursor

    def set_cursor_cell(self, name: str, row: int, col: int) -> None:
        """Put the keyboard on a cell without telling anyone."""
        self._board.cursor = Place(name, row, col)
        self._board.reveal(self._board.cursor)
        self._refresh_marks()

    def edit_cell(self, name: str, row: int, col: int) -> None:
        """Open the editor over a cell."""
        self.input.edit(Place(name, row, col))

    # Painting

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme | None = None) -> None:
        """Paint the same picture as vectors, fitted into `rect`: for files and printers.

        Another theme changes the colours of the grids; its sizes should be those on screen.
        """
        scale = min(rect.width() / max(1, self.width()), rect.height() / max(1, self.height()))
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        self._paint_all(painter, theme or self.theme, vector=True)
        painter.restore()

    def _paint_all(self, painter: QPainter, theme: Theme, vector: bool = False) -> None:
        whole = QRectF(self.rect())
        painter.fillRect(whole, theme.window)
        if self._decoration:
            self._decoration(painter, whole)
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
        if self._overlay:
            self._overlay(painter, whole)

    def _cursor_in(self, name: str) -> Cell | None:
        place = self._board.cursor
        shown = place is not None and place.name == name and self.hasFocus()
        return (place.row, place.col) if shown and place else None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint without pyqtgraph, until that is there."""
        if self._canvas is None:
            painter = QPainter(self)
            self._paint_all(painter, self.theme)
            painter.end()

    def _build_canvas(self) -> None:
        from attnviz.widgets.heatmap import GridCanvas

        self._canvas = GridCanvas(self._board, self)
        self._canvas.set_paintings(lambda: self._decoration, lambda: self._overlay)
        self._canvas.setGeometry(self.rect())
        self._refresh()
        self._canvas.show()

    def _changed(self, name: str) -> None:
        if self._canvas:
            self._canvas.show_grid(name, self._cursor_in(name))
        else:
            self.update()

    def _refresh(self) -> None:
        if self._canvas:
            self._canvas.show_board()
            self._refresh_marks()
            self._canvas.update_decoration()
        self.update()

    def _refresh_marks(self) -> None:
        for name in self.names():
            self._changed(name)

    # Events

    def sizeHint(self) -> QSize:
        """Return the canvas of the 1280 x 720 design."""
        return QSize(976, 588)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out for the screen the widget is on."""
        super().showEvent(event)
        if self._board.dpr != self.devicePixelRatio():
            self.set_theme(self.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let pyqtgraph's view fill the widget."""
        super().resizeEvent(event)
        if self._canvas:
            self._canvas.setGeometry(self.rect())

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
        """Ask for the menu of the cell at the cursor, for the Menu key."""
        place = self._board.cursor
        if event.reason() == QContextMenuEvent.Reason.Keyboard and place:
            at = self.cell_rect(*place).center().toPoint()
            self.menu_requested.emit(*place, self.mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys on the cell at the cursor; leave all others to the view."""
        if not self.input.key_press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End a run of key steps."""
        self.input.key_release(event)
        super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show tool tips; keep keys of the cell cursor from the window's shortcuts."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.set_theme(self.theme)
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab enter the grids first and leave them next: no key trap."""
        start = self._board.start() if forward and self._board.cursor is None else None
        if start and self.hasFocus():
            self.input.move_cursor(start)
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self._refresh_marks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self._refresh_marks()

    def _on_cursor_moved(self, name: str, row: int, col: int) -> None:
        self._refresh_marks()
        self.announce(self._describe(name, row, col))

    def _on_cursor_left(self) -> None:
        self._refresh_marks()

    def _on_scrolled(self, name: str) -> None:
        self._changed(name)

    def announce(self, text: str) -> None:
        """Have a screen reader say a text politely."""
        event = QAccessibleAnnouncementEvent(self, text)
        QAccessible.updateAccessibility(event)

    def _describe_cell(self, name: str, row: int, col: int) -> str:
        return self.grid(name).describe(row, col)

    def tip_at(self, point: QPointF) -> str:
        """Return the tool tip of a point as plain text: the full name and number of a row, ..."""
        hit = self._board.hit(point)
        return self._tip(hit) if hit else ""

    def _tip(self, hit: Hit) -> str:
        grid = self.grid(hit.name)
        if hit.kind == "cell":
            return self._describe(hit.name, hit.row, hit.col)
        if hit.kind == "row" and len(grid.row_labels):
            return f"{visible(grid.row_labels[hit.row])} ({hit.row})"
        if hit.kind == "column" and len(grid.column_labels):
            return f"{visible(grid.column_labels[hit.col])} ({hit.col})"
        return grid.title

    def _show_tip(self, event: QHelpEvent) -> None:
        text = self.tip_at(QPointF(event.pos()))
        # Qt would take a token such as <s> for markup.
        QToolTip.showText(event.globalPos(), plain_tip(text), self)


def plain_tip(text: str) -> str:
    """Return a text as markup that shows exactly these letters."""
    return f"<span style='white-space:pre'>{html.escape(text)}</span>" if text else ""


def _show_alone() -> None:
    """Show one sample grid of each kind, for a look at this module alone."""
    import sys

    from PySide6.QtWidgets import QApplication

    from attnviz.widgets.grid_paint import sample_grid
    from attnviz.widgets.theme import theme

    app = QApplication.instance() or QApplication(sys.argv)
    host = GridHost(theme(sys.argv[1] if len(sys.argv) > 1 else "light", 720))
    host.resize(976, 588)
    host.set_grid("Q", sample_grid())
    host.set_rect("Q", QRectF(16, 16, 900, 520))
    host.cell_edited.connect(
        lambda name, row, col, value, _: host.set_values(name, _with(host, name, row, col, value))
    )
    host.show()
    lazy_pyqtgraph.load()
    app.exec()


def _with(host: GridHost, name: str, row: int, col: int, value: float) -> Floats:
    grid = host.grid(name)
    values = grid.block(range(grid.shape[0]), range(grid.shape[1])).copy()
    values[row, col] = value
    return values


if __name__ == "__main__":
    _show_alone()
