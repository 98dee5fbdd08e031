"""The widget under the grids: it takes Qt's events and hands them to `GridInput`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.tips import show_tip
from attnviz.ui.grid.board import Board, Hit
from attnviz.ui.grid.input import GridInput
from attnviz.ui.grid.tips import Describer, tip_text
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading import accessibility
from attnviz.ui.reading.announce import announce_place

if TYPE_CHECKING:
    from attnviz.ui.reading.readable import ReadableTable

Reason = Qt.FocusReason
BY_KEYS = (Reason.TabFocusReason, Reason.BacktabFocusReason, Reason.ShortcutFocusReason)


class GridSurface(QWidget):
    """Mouse, keyboard, focus, tool tips and announcements for a board of grids."""

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
        source.cursor_moved.connect(self._on_cursor_moved)

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

    def announce(self, text: str) -> None:
        """Have a screen reader say a text politely."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def tip_at(self, point: QPointF) -> str:
        """Return the tool tip of a point as plain text."""
        return tip_text(self._board, self._board.hit(point), self._describe)

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

    def event(self, event: QEvent) -> bool:
        """Show tool tips; pass everything else on."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event, self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

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
        """Ask for the menu of the cell with the keyboard, at the Menu key."""
        place = self._board.cursor
        if event.reason() == QContextMenuEvent.Reason.Keyboard and place:
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
        """Let Tab enter the grids first and leave them next: no key trap."""
        start = self._board.start() if forward and self._board.cursor is None else None
        if start and self.hasFocus():
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

    def show_focus(self) -> None:
        """Repaint, since the focus came or went."""
        self.update()
