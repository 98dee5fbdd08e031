"""The canvas of a step: matrices, arithmetic, formula, chips, and notices over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.views.step_by_step.formulas import BOXES, WHOLE
from attnviz.views.step_by_step.layout import StepLayout
from attnviz.views.step_by_step.lighting import Lights
from attnviz.views.step_by_step.one_head import OneHead
from attnviz.views.step_by_step.panes import changed_cells, grid_of, grids_of, same_marks
from attnviz.views.step_by_step.picture import (
    CHIPS,
    Measured,
    chips_off,
    lay_out_step,
    least_canvas,
    line_lines,
    lit_grid,
    paint_frame,
    paint_signs,
    signs_of,
    sizing,
    veiled,
)
from attnviz.views.step_by_step.plan import LAST, PANES, PLANS, StepPlan, plan
from attnviz.widgets.ballot import Ballot
from attnviz.widgets.board import Place
from attnviz.widgets.by_hand_line import ByHandLine, Piece
from attnviz.widgets.formula_strip import FormulaStrip
from attnviz.widgets.grid import Grid
from attnviz.widgets.grid_tables import GridTables
from attnviz.widgets.grid_view import GridHost
from attnviz.widgets.notice_bar import NoticeBar
from attnviz.widgets.step_chips import StepChips, ring_room
from attnviz.widgets.step_entry import StepEntry
from attnviz.widgets.theme import Theme

WALKING = frozenset(
    {
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home,
        Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Enter,
    }
)  # fmt: skip
BY_KEYS = (
    Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)  # fmt: skip


class StepCanvas(QWidget):
    """Shows one step of one head; knows nothing of the session."""

    step_requested = Signal(int)
    symbol_clicked = Signal(str)
    notice_chosen = Signal(str)
    tables_made = Signal()

    def __init__(self, theme: Theme, one: OneHead, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._one = theme, one
        self._step = plan(1)
        self._strip: bool | None = None
        self._ballot: Ballot | None = None
        self._layout: StepLayout | None = None
        self._lights: Mapping[str, Lights] = {}
        self._measured: Measured = {}
        self._sized: object = None
        self._under: object = None
        self._least = QSize()
        self.host = GridHost(theme, self)
        self.host.rings = False  # its keys go from step to step: the chip has the ring
        self.host.set_decoration(self._paint_signs)
        self.line = ByHandLine(theme, self)
        self.strip = FormulaStrip(theme, WHOLE, self)
        self.strip.symbol_clicked.connect(self.symbol_clicked)
        self.chips = StepChips(theme, CHIPS, [tr(p.title) for p in PLANS], self)
        self.chips.step_requested.connect(self.step_requested)
        self.notice = NoticeBar(theme, self)
        self.notice.chosen.connect(self.notice_chosen)
        self.entry = StepEntry(LAST, self)
        self.entry.entered.connect(self.step_requested)
        self.entry.left.connect(self.host.setFocus)
        self.tables: GridTables | None = None
        self._tables_focused = False
        self._framed = ""
        self.strip.symbol_hovered.connect(self.set_framed)
        self.host.installEventFilter(self)
        self.host.cursor_moved.connect(self._on_cursor_moved)
        self.host.cursor_left.connect(self._on_cursor_left)
        self.setFocusProxy(self.host)
        self._show_scene()

    # What is shown

    @property
    def theme(self) -> Theme:
        """The look in use."""
        return self._theme

    @property
    def step(self) -> StepPlan:
        """The step on screen."""
        return self._step

    @property
    def strip_wish(self) -> bool | None:
        """Whether the formula was asked for (True), sent away (False), or neither."""
        return self._strip

    @property
    def arranged(self) -> StepLayout:
        """Where everything lies."""
        assert self._layout is not None
        return self._layout

    def set_scene(self, one: OneHead, step: StepPlan, ballot: Ballot | None = None) -> None:
        """Show another step, head or document; its result covered, as a prediction has it."""
        self._one, self._step, self._ballot = one, step, ballot
        self._show_scene()

    def set_ballot(self, ballot: Ballot | None) -> None:
        """Cover the result of the step, or uncover it."""
        self._ballot = ballot
        self._renew(self._step.arrays[-1])

    def _renew(self, array: str) -> None:
        """Show one matrix anew, with marks, tiles and lights."""
        grid = grid_of(self._one, PANES[array], self._theme.projector)
        grid = veiled(grid, array, self._step, self._ballot)
        self.host.set_grid(array, lit_grid(grid, self._lights.get(array, Lights())))
        if self.tables is not None:
            self.tables.set_grid(array, self.host.grid(array))

    def set_numbers(self, one: OneHead) -> None:
        """Show the same matrices with other numbers: only what changed is touched."""
        before, self._one = self._one, one
        for array in self._step.arrays:
            values = one.slice(array)
            if values is before.slice(array) or self._same(before, one, array):
                continue
            covered = self._ballot is not None and array == self._step.arrays[-1]
            if covered or self._other_marks(array):
                self._renew(array)
            else:
                tints = one.slice("pattern") if array == "exponentials" else None
                self.host.set_values(array, values, tints)
            if self.tables is not None:
                self.tables.set_grid(array, self.host.grid(array))

    @staticmethod
    def _same(before: OneHead, after: OneHead, array: str) -> bool:
        """Tell whether a matrix is untouched, although slicing made another object."""
        return before.head == after.head and before.trace[array] is after.trace[array]

    def _other_marks(self, array: str) -> bool:
        """Tell whether more than its numbers changed: which of them carry a corner mark."""
        pane, old = PANES[array], self.host.grid(array)
        return bool(pane.matrix) and not same_marks(old, changed_cells(self._one, pane))

    def set_lights(self, lights: Mapping[str, Lights]) -> None:
        """Outline rows, columns and cells, instead of those before."""
        self._lights = lights
        for name, lit in lights.items():
            if name in self._step.arrays:
                self.host.set_lit(name, lit.rows, lit.columns, lit.cells)
                if self.tables is not None:
                    self.tables.set_grid(name, self.host.grid(name))

    def set_framed(self, array: str) -> None:
        """Frame a whole matrix, the one a symbol of the formula stands for; "" for none."""
        framed = array if array in self._step.arrays else ""
        if framed != self._framed:
            self._framed = framed
            self._redecorate()

    @property
    def framed(self) -> str:
        """The matrix with a frame, "" for none."""
        return self._framed

    def leave_cell(self) -> bool:
        """Take the keyboard out of the matrices; False when it was not there."""
        if self.host.input.editor is not None or self.host.cursor_cell() is None:
            return False
        self.host.input.move_cursor(None)
        return True

    def keep_table_focus(self, array: str, row: int, column: int) -> None:
        """Put the keyboard on a cell of the new tables if it was in those of the step before."""
        if self.tables is not None and self._tables_focused:
            self._tables_focused = False
            self.tables.enter(array, row, column)

    def enter_cell(self, array: str, row: int, column: int) -> None:
        """Put the keyboard on a cell."""
        if self.tables is not None:
            self.tables.enter(array, row, column)
            return
        self.host.setFocus()
        self.host.input.move_cursor(Place(array, row, column))

    def edit_cell(self, array: str, row: int, column: int) -> None:
        """Open the editor on a cell."""
        if self.tables is None:
            self.host.edit_cell(array, row, column)
        else:
            table = self.tables.table(array)
            table.edit(table.model().index(row, column))

    def reveal_lights(self) -> None:
        """Scroll long matrices so far that what is lit is in sight."""
        for name, lit in self._lights.items():
            if name not in self._step.arrays:
                continue
            layout = self.host.layout_of(name)
            first = (layout.rows.start, layout.cols.start)
            places = [*lit.cells[:1], *((row, first[1]) for row in lit.rows[:1])]
            places += [(first[0], column) for column in lit.columns[:1]]
            for row, column in places:
                self.host.reveal(name, row, column)

    def set_line(self, pieces: Sequence[Piece]) -> None:
        """Show other arithmetic."""
        self.line.set_pieces(pieces)

    def set_strip(self, shown: bool | None) -> None:
        """Show the formula, at the cost of smaller cells or send it away; None: as it fits."""
        self._strip = shown
        self._arrange()

    @property
    def strip_shown(self) -> bool:
        """Whether the formula is on screen."""
        return not self.strip.isHidden()

    def set_tables(self, shown: bool) -> None:
        """Show real tables in place of the maps, or the maps again."""
        if shown and self.tables is None:
            self.tables = GridTables(self._theme, self, side=16.0)
            self.tables.set_grids({name: self.host.grid(name) for name in self._step.arrays})
            self.tables.show()
            self.tables_made.emit()
        elif not shown and self.tables is not None:
            self.tables.hide()
            self.tables.deleteLater()
            self.tables = None
        self.host.setVisible(not shown)
        self.setFocusProxy(self.host if self.tables is None else self.tables)
        if not shown:
            self.host.setFocus()
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self._measured.clear()
        self._sized = self._under = None
        self.host.set_theme(theme)
        self.line.set_theme(theme)
        self.strip.set_theme(theme)
        self.chips.set_theme(theme)
        self.notice.set_theme(theme)
        if self.tables is not None:
            self.tables.set_theme(theme)
        self._show_scene()

    def _show_scene(self) -> None:
        grids = {
            name: veiled(grid, name, self._step, self._ballot)
            for name, grid in grids_of(self._one, self._step, self._theme.projector).items()
        }
        self._lights = {name: self._still_lit(name, grid) for name, grid in grids.items()}
        grids = {name: lit_grid(grid, self._lights[name]) for name, grid in grids.items()}
        for name in self.host.names():
            if name not in grids:
                self.host.remove(name)
        self._reorder(grids)
        self.strip.set_boxed(BOXES[self._step.array])
        self.chips.set_current(self._step.number)
        self.chips.set_off(chips_off(self._one))
        if self.tables is not None:
            self._tables_focused = self.tables.has_focus()
            self.tables.set_grids(grids)
        self._arrange()

    def _still_lit(self, name: str, grid: Grid) -> Lights:
        """Give the lights that a grid in sight may keep until other ones are set."""
        kept = name in self.host.names() and self.host.grid(name).shape == grid.shape
        return self._lights.get(name, Lights()) if kept else Lights()

    def _reorder(self, grids: Mapping[str, Grid]) -> None:
        """Keep the host's order that of the step: the keyboard walks it."""
        kept = self.host.names()
        if kept != list(grids)[: len(kept)]:
            self.host.clear()
        if self.host.names() != list(grids):
            self._sized = None  # new grids have no place yet
        for name, grid in grids.items():
            self.host.set_grid(name, grid)

    def _arrange(self) -> None:
        """Lay everything out for the present size, unless nothing that counts for it changed."""
        wish = (self._strip, self.tables is None)
        sized = (sizing(self._one), line_lines(self._one), wish, self._step, self.size())
        if sized == self._sized:
            self._redecorate()
            return
        self._sized = None
        least = least_canvas(self._one, self._theme, self._strip, self._measured)
        if least.toSize() != self._least:
            self._least = least.toSize()
            self.updateGeometry()
        if self.width() <= 0 or self.height() <= 0:
            return
        size = QSizeF(self.size())
        layout = lay_out_step(
            self._one, self._step, self._theme, size, strip=self._strip, known=self._measured
        )
        self._layout, self._sized = layout, sized
        self.host.setGeometry(layout.host.toRect())
        cell = (layout.cells.wide, layout.cells.high)
        for name, rect in layout.panes.items():
            self.host.set_rect(name, rect, cell)
        self._redecorate()
        self.line.setGeometry(layout.line.toRect())
        self.notice.setGeometry(layout.line.toRect())
        ring = ring_room(self._theme)
        self.chips.setGeometry(layout.chips.adjusted(-ring, -ring, ring, ring).toRect())
        wide, high = round(self._theme.px(120)), round(self._theme.px(34))
        self.entry.setGeometry(
            (self.width() - wide) // 2, round(layout.chips.top()) - high - 4, wide, high
        )
        self.strip.setVisible(layout.strip is not None)
        if layout.strip is not None:
            self.strip.setGeometry(layout.strip.toRect())
        if self.tables is not None:
            self.tables.setGeometry(layout.host.toRect())

    def _redecorate(self) -> None:
        """Paint signs and frame anew where they are others."""
        where = self._layout and (self._layout.signs, self._layout.panes.get(self._framed))
        under = (signs_of(self._one, self._step), where, self.size())
        if under != self._under:
            self._under = under
            self.host.update_decoration()

    def _paint_signs(self, painter: QPainter, rect: QRectF) -> None:
        if self._layout is not None:
            signs = signs_of(self._one, self._step)
            paint_signs(painter, signs, self._layout.signs, self._theme)
        if self._framed in self.host.names():
            paint_frame(painter, self._theme, self.host.layout_of(self._framed).cells)

    def _on_cursor_moved(self) -> None:
        self.chips.set_ringed(False)

    def _on_cursor_left(self) -> None:
        self.chips.set_ringed(self.host.hasFocus())

    # Events

    def sizeHint(self) -> QSize:
        """Return the canvas of the 1280 x 720 design."""
        return QSize(976, 544)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which numbers can be read; on less the window scrolls."""
        return self._least

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the keys that walk the cells to the matrices while the keyboard is there."""
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self.chips.set_ringed(event.reason() in BY_KEYS and self.host.cursor_cell() is None)
        elif event.type() == QEvent.Type.FocusOut:
            self.chips.set_ringed(False)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            walking = self.host.cursor_cell() is not None and event.key() in WALKING
            if walking and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.window)
        painter.end()
