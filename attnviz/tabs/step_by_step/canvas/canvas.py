"""The canvas of a step: matrices, arithmetic, formula, chips, and notices over them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.step_by_step import predict
from attnviz.tabs.step_by_step.canvas.by_hand_line import ByHandLine, UnfoldedLines
from attnviz.tabs.step_by_step.canvas.formula_strip import FormulaStrip
from attnviz.tabs.step_by_step.canvas.held_actions import HeldActions
from attnviz.tabs.step_by_step.canvas.layout import CHIPS_HEIGHT, StepLayout
from attnviz.tabs.step_by_step.canvas.lens import LensView
from attnviz.tabs.step_by_step.canvas.matrices import Matrices
from attnviz.tabs.step_by_step.canvas.motion import Motion
from attnviz.tabs.step_by_step.canvas.paint import (
    Measured,
    arithmetic,
    asked_step,
    chips_held,
    chips_of,
    chips_off,
    lay_out_step,
    least_canvas,
    left_out,
    lens_at,
    line_lines,
    lit_symbols,
    paint_frame,
    paint_signs,
    paint_step,
    room_right_of,
    row_signs,
    signs_of,
    sizing,
    unfolded_at,
)
from attnviz.tabs.step_by_step.canvas.row_spent import RowSpent
from attnviz.tabs.step_by_step.canvas.second_screen import LiveStep
from attnviz.tabs.step_by_step.canvas.step_chips import StepChips, ring_room
from attnviz.tabs.step_by_step.canvas.step_entry import StepEntry
from attnviz.tabs.step_by_step.state.one_head import same_scene
from attnviz.tabs.step_by_step.state.plan import LAST
from attnviz.tabs.step_by_step.state.state import Notice, Pointer, State
from attnviz.tabs.step_by_step.words.formulas import WHOLE
from attnviz.tabs.step_by_step.words.status import spoken
from attnviz.ui.controls.info_bar import InfoBar
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.row_signs import paint_row_signs
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from attnviz.ui.grid.tables import GridTables

BY_KEYS = (
    Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)  # fmt: skip


class Canvas(Themed, QWidget):
    """Shows one step of one head; knows nothing of the session. Setters never emit."""

    step_requested = Signal(int)
    letter_requested = Signal(str)
    symbol_hovered = Signal(str)
    """The mouse is over the symbol of a matrix, or over none, ""."""
    symbol_clicked = Signal(str)
    notice_chosen = Signal(str)
    notice_closed = Signal()

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._state = theme, state
        self._layout: StepLayout | None = None
        self._measured: Measured = {}
        self._sized: object = None
        self._under: object = None
        self._least = QSize()
        self._reduced = False
        self.matrices = Matrices(theme, state, self)
        self.host.set_decoration(self._paint_signs)
        self.host.set_describer(self.describe)
        self.line = ByHandLine(theme, self)
        self.lens = LensView(theme, self)
        self.lens.hide()
        self.strip = FormulaStrip(theme, WHOLE, self)
        self.strip.symbol_clicked.connect(self.symbol_clicked)
        self.strip.symbol_hovered.connect(self.symbol_hovered)
        self.spent = RowSpent(theme, self)
        self.unfolded = UnfoldedLines(theme, self)
        self.held = HeldActions(theme, self)
        self.chips = StepChips(theme, chips_of(state.one), self)
        self._with_chips = True
        self.chips.step_requested.connect(self.step_requested)
        self.chips.letter_requested.connect(self.letter_requested)
        self.info_bar = InfoBar(theme, self)
        self.info_bar.chosen.connect(self.notice_chosen)
        self.info_bar.closed.connect(self.notice_closed)
        self.entry = StepEntry(LAST, self)
        self.entry.entered.connect(self.step_requested)
        self.motion = Motion(self.host, self)
        self._live = LiveStep(self.motion)
        self.host.installEventFilter(self)
        self.host.cursor_moved.connect(self._on_cursor_moved)
        self.host.cursor_left.connect(self._on_cursor_left)
        self.setFocusProxy(self.host)

    # What is shown

    @property
    def host(self) -> GridHost:
        """Return the matrices as maps."""
        return self.matrices.host

    @property
    def tables(self) -> GridTables | None:
        """Return the tables that stand in place of the maps."""
        return self.matrices.tables

    @property
    def theme(self) -> Theme:
        """Return the look in use."""
        return self._theme

    @property
    def arranged(self) -> StepLayout:
        """Return where everything lies."""
        assert self._layout is not None
        return self._layout

    @property
    def strip_shown(self) -> bool:
        """Whether the formula is on screen, or a row that takes its place."""
        return not all(part.isHidden() for part in (self.strip, self.spent, self.unfolded))

    def show_state(self, state: State, before: State | None) -> None:
        """Show a step, its numbers, and what belongs to the cell in question."""
        self._state = state
        pointer, known = state.pointer, None if before is None else before.pointer
        anew = (
            before is None
            or state.step is not before.step
            or state.backward is not before.backward
            or not (state.one is before.one or same_scene(before.one, state.one))
        )
        hidden = differs(state, before, "ballot", "covers")
        holds = bool(state.one.document.holds or (before is not None and before.one.document.holds))
        if anew or hidden or differs(pointer, known, "strip", "tables"):
            self.motion.stop()
        # A product that fills cell by cell would show what is to be covered.
        self.motion.reduced = self._fades
        self.host.keeps_escape = state.backward is None
        if anew:
            self._show_anew(state)
        elif before is not None:
            if state.one is not before.one:
                self.matrices.show_numbers(state, before)
                if holds:
                    self.chips.set_held(chips_held(state.one))
            if hidden:
                self.matrices.show_ballot(state)
            if holds or hidden or state.reference or differs(state, before, "reference"):
                self._redecorate()
        if pointer is not known:
            self._show_chosen(pointer, known)
        # Other numbers alone do not change what is lit, unless softmax works otherwise with them.
        huge = before is not None and state.one.huge != before.one.huge
        if anew or huge or pointer is not known or differs(state, before, "pointed"):
            self.matrices.show_lights(state.lights(state.pointed))
        self.line.set_pieces(arithmetic(state, state.pointed))
        if anew or holds or state.backward is not None:
            self._show_spent()
        self._show_lens(state)
        if anew:
            self.matrices.reveal_lights()
        if pointer.tables:
            self.matrices.keep_table_focus(*state.lit)

    def _show_lens(self, state: State) -> None:
        """Show the products of the cell in question, or of the one that is kept lit."""
        if self._layout is None or self._layout.lens is None or self.tables is not None:
            self.lens.hide()
            return
        cell = state.pointed if state.pointed[0] == state.step.array else state.lit
        lens = lens_at(state, cell)
        self.lens.set_lens(lens, "" if lens is None else visible(state.one.cell_name(*cell)))
        self.lens.setVisible(lens is not None)

    def _show_chosen(self, pointer: Pointer, known: Pointer | None) -> None:
        """Show what a person points at or chose to see beside numbers and lights."""
        if pointer.tables != (self.tables is not None):
            self.matrices.show_tables(self._state)
            self._arrange()
        elif differs(pointer, known, "strip"):
            self._arrange()
        if differs(pointer, known, "framed"):
            self._redecorate()
        if differs(pointer, known, "hovered"):
            self.strip.set_lit(lit_symbols(self._state))
        if differs(pointer, known, "notice"):
            self._show_notice(pointer.notice)

    def _show_anew(self, state: State) -> None:
        self.strip.set_boxed(state.step.shown.box or state.step.array)
        self.chips.set_chips(chips_of(state.one))
        self.chips.set_current(state.step.number, state.step.letter)
        self.chips.set_off(chips_off(state.one))
        self.chips.set_asked(asked_step(state), state.backward.steps if state.backward else ())
        self.chips.set_held(chips_held(state.one))
        if self.matrices.show_anew(state):
            self._sized = None  # new grids have no place yet
        self._arrange()

    def _show_spent(self) -> None:
        """Show what there is to do about a held number; what its row spends, for the formula."""
        backward = self._state.backward is not None
        self.held.show_state(self._state)
        self.line.set_taken(self.held.place(self.line.geometry()))
        row = None if backward else self._state.spent_row
        self.spent.show_row(self._state.one, row)
        place = None if self._layout is None else self._layout.strip
        self.spent.setVisible(row is not None and place is not None)
        self.strip.setVisible(row is None and place is not None and not backward)
        self.unfolded.set_lines(unfolded_at(self._state, self._state.pointed))
        self.unfolded.setVisible(backward and place is not None)

    def _show_notice(self, notice: Notice | None) -> None:
        if notice is None:
            self.info_bar.dismiss()
        else:
            choices = [(name, tr("Go to {name}", name=name)) for name in notice.matrices]
            self.info_bar.show_message(notice.text, choices)

    def describe(self, array: str, row: int, column: int) -> str:
        """Say a cell as a screen reader does."""
        if self._state.hides(array):
            return predict.covered_cell(self._state.one, (array, row, column))
        if self._state.backward is not None:
            from attnviz.tabs.step_by_step.words.backward import told_of_cell

            return told_of_cell(self._state, (array, row, column))
        return spoken(self._state.one, array, row, column)

    def set_chips_shown(self, shown: bool) -> None:
        """Show the chips of all steps, or leave their room to the matrices."""
        if shown != self._with_chips:
            self._with_chips = shown
            self.chips.setVisible(shown)
            self._arrange()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel: steps only fade."""
        self._reduced = reduced
        self.motion.reduced = self._fades

    @property
    def _fades(self) -> bool:
        """Whether nothing may travel: it would show what is covered, or numbers among slopes."""
        state = self._state
        hidden = state.ballot is not None or bool(state.covers)
        return self._reduced or hidden or state.backward is not None

    def moment(self) -> float:
        """Return how far the way into the step is, 0 to 1."""
        return self.motion.moment

    def paint(
        self, painter: QPainter, rect: QRectF, theme: Theme, state: State, moment: float | None
    ) -> None:
        """Paint a step: in motion and lit where the pointer is, or at rest where it is kept lit."""
        if moment is None:
            paint_step(painter, rect, theme, state, state.lit)
        else:
            self._live.draw(painter, rect, theme, state)

    def left_out(self, rect: QRectF, theme: Theme, state: State, *, names: bool) -> tuple[str, ...]:
        """Say which rows and columns a picture of that size has no room for."""
        return left_out(rect, theme, state, names=names)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (
            self.matrices,
            self.lens,
            self.line,
            self.strip,
            self.spent,
            self.unfolded,
            self.held,
            self.chips,
            self.info_bar,
        )

    def dress(self) -> None:
        self.motion.stop()
        self._measured.clear()
        self._sized = self._under = None
        self._show_anew(self._state)

    # Laying out

    def _arrange(self) -> None:
        """Lay everything out for the present size, unless nothing that counts for it changed."""
        one, step, strip = self._state.one, self._state.step, self._state.pointer.strip
        tagged = self._state.backward is not None
        sized = (
            sizing(one), line_lines(one), strip, self.tables is None, step, tagged, self.size(),
            self._with_chips,
        )  # fmt: skip
        if sized == self._sized:
            self._redecorate()
            return
        self._sized = None
        array = step.array if tagged else ""
        least = least_canvas(one, self._theme, strip, self._measured, array, tagged=tagged)
        if least != self._least:
            self._least = least
            self.updateGeometry()
        if self.width() <= 0 or self.height() <= 0:
            return
        size = QSizeF(self.size())
        if not self._with_chips:  # they would lie under the canvas
            size.setHeight(size.height() + self._theme.px(CHIPS_HEIGHT))
        layout = lay_out_step(
            one, step, self._theme, size, strip=strip, known=self._measured, tagged=tagged
        )
        self._layout, self._sized = layout, sized
        self.host.setGeometry(layout.host.toRect())
        for name, rect in layout.panes.items():
            self.host.set_rect(name, rect, layout.cell(name))
        self._redecorate()
        if layout.lens is not None:
            self.lens.setGeometry(layout.lens.toRect())
        self.lens.setVisible(layout.lens is not None and self.lens.lens is not None)
        self.line.setGeometry(layout.line.toRect())
        self.info_bar.setGeometry(layout.line.toRect())
        ring = ring_room(self._theme)
        self.chips.setGeometry(layout.chips.adjusted(-ring, -ring, ring, ring).toRect())
        wide, high = round(self._theme.px(120)), round(self._theme.px(34))
        self.entry.setGeometry(
            (self.width() - wide) // 2, round(layout.chips.top()) - high - 4, wide, high
        )
        if layout.strip is not None:
            self.strip.setGeometry(layout.strip.toRect())
            self.spent.setGeometry(layout.strip.toRect())
            self.unfolded.setGeometry(layout.strip.toRect())
        self._show_spent()
        if self.tables is not None:
            self.tables.setGeometry(layout.host.toRect())

    def _redecorate(self) -> None:
        """Paint signs and frame anew where they are others."""
        state, layout = self._state, self._layout
        where = layout and (layout.signs, layout.panes.get(state.framed))
        under = (signs_of(state.one, state.step), where, row_signs(state), self.size())
        if under != self._under:
            self._under = under
            self.host.update_decoration()

    def _paint_signs(self, painter: QPainter, rect: QRectF) -> None:
        state = self._state
        if self._layout is not None:
            signs = signs_of(state.one, state.step)
            paint_signs(painter, signs, self._layout.signs, self._theme)
        if state.framed in self.host.names():
            paint_frame(painter, self._theme, self.host.layout_of(state.framed).cells)
        for name, beside in row_signs(state).items():
            if self._layout is not None and name in self._layout.panes:
                right = room_right_of(name, self._layout, self.width())
                paint_row_signs(painter, self._theme, self.host.layout_of(name), beside, right)

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
        """Ring the chips while the keyboard is on the matrices as a whole."""
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self.chips.set_ringed(event.reason() in BY_KEYS and self.host.cursor_cell() is None)
        elif event.type() == QEvent.Type.FocusOut:
            self.chips.set_ringed(False)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.window)
