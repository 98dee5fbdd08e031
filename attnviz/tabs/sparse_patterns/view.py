"""The tab: it wires controls, canvas and panel to the edits and to what is pointed at."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.session import Change, Session
from attnviz.tabs.sparse_patterns import predict, words
from attnviz.tabs.sparse_patterns.canvas import Canvas, LongMapPart, StreamedPart
from attnviz.tabs.sparse_patterns.controls import Controls
from attnviz.tabs.sparse_patterns.edits import (
    CellStrokes,
    Edits,
    LayerStrokes,
    can_reset,
    lies_over_sentence,
)
from attnviz.tabs.sparse_patterns.panel import SparsePatternsPanel
from attnviz.tabs.sparse_patterns.state import Pointer, State, fitted, lies_over_model, resolve
from attnviz.tabs.sparse_patterns.state.state import HEAD, LAYERS, PATTERN, PICKABLE, REACH
from attnviz.tabs.sparse_patterns.words.sums import reach_sum
from attnviz.ui.grid.outlook import Outlook
from attnviz.ui.grid.picks import Picks
from attnviz.ui.grid.tables import TableWidths
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.going import ask_place
from attnviz.ui.tab.picks import cell_clicked, column_clicked, row_clicked
from attnviz.ui.tab.tables import Tables
from attnviz.ui.tab.view import Page, View

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.canvas.streamed_map import StreamedMap
    from attnviz.ui.grid.zoom_map import ZoomMap
    from attnviz.ui.tab.compare.exhibit import ComparedMatrices
    from attnviz.ui.tab.grid_menu import Entries

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
WIDTHS = TableWidths(column=68.0, shares=(4, 3, 2))  # "skipped" fits; the pattern comes first
COLUMNS = {PATTERN: "column", HEAD: "head_column"}


class SparsePatternsView(View[State, Pointer]):
    """Which scores get computed, and what that saves."""

    id: ClassVar[str] = "sparse"
    title: ClassVar[str] = mark("Sparse patterns")
    SLOTS = frozenset({"sparse", "document"})
    WHOLE = "grid"
    WORDS = words
    PREDICT = predict
    PLACE = ("outlined", "chosen")

    canvas: Canvas
    controls: Controls
    panel: SparsePatternsPanel

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, Pointer(long=session.queries is not None), parent)
        self.edits = Edits(session, lambda: self.pointer.trying or lies_over_model(session))
        self.strokes, self.layers = CellStrokes(self.edits), LayerStrokes(self.edits)
        controls, canvas = Controls(theme, self), Canvas(theme, self)
        self.assemble(controls, canvas, self.votes, controls=controls, canvas=canvas)
        self.tables: Tables[State] = Tables(
            theme,
            self,
            canvas,
            self._column,
            shown=lambda state: state.pointer.tables,
            grids=self._grids_in_sight,
            command="sparse.table",
            side=16.0,
            widths=WIDTHS,
        )
        self.long = LongMapPart(theme, self.tables.place)
        self.streamed = StreamedPart(theme, self.tables.place)
        self.add_part(self.long)
        self.add_part(self.streamed)
        self.add_part(self.tables)
        self._connect()

    def _connect(self) -> None:
        row, canvas, edits = self.controls, self.canvas, self.edits
        self.session.trial_changed.connect(self._on_trial_changed)
        row.kind_chosen.connect(edits.set_kind)
        row.window_moved.connect(self._on_window_moved)
        row.window_submitted.connect(self._on_window_submitted)
        row.window_stepped.connect(self.step_window)
        row.sinks_submitted.connect(edits.set_sinks)
        row.stride_submitted.connect(edits.set_stride)
        row.refused.connect(self.say)
        row.left.connect(canvas.setFocus)
        canvas.cell_hovered.connect(self._on_cell_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        canvas.cell_pressed.connect(self._on_cell_pressed)
        canvas.cell_dragged.connect(self._on_cell_dragged)
        canvas.cell_released.connect(self._on_cell_released)
        canvas.cell_clicked.connect(self._on_cell_clicked)
        canvas.row_clicked.connect(self._on_row_clicked)
        canvas.column_clicked.connect(self._on_column_clicked)
        canvas.cursor_moved.connect(self._on_cursor_moved)
        canvas.cursor_left.connect(self._on_cursor_left)
        canvas.copy_requested.connect(self._on_copy_requested)
        self.give_menu(canvas)
        self.tables.activated.connect(self._on_cell_activated)
        self.session.queries_changed.connect(self._on_queries_changed)
        self.long.made.connect(self._on_long_made)
        self.streamed.made.connect(self._on_streamed_made)

    def _grids_in_sight(self, state: State) -> dict[str, Grid]:
        return {name: self.canvas.grid(name) for name in self.canvas.names()}

    # What the window asks for

    def resolve(self) -> State:
        """Return what there is to show now."""
        return resolve(self.session, self.pointer)

    def compared(self) -> ComparedMatrices | None:
        """Compare which cells the pattern allows with those of another; heads have one pattern."""
        pinned = self.session.compared
        if pinned is None or pinned.head is not None:
            return None
        from attnviz.tabs.sparse_patterns.state.pattern import count_pattern
        from attnviz.ui.tab.compare.exhibit import ComparedMatrices, Drawn

        there, here = count_pattern(pinned.lab.sparse), self.state.pattern
        symbol = tr("pattern")
        drawn = tuple(
            Drawn(symbol, one.allowed, tuple(map(str, range(1, one.n_tokens + 1))))
            for one in (here, there)
        )
        return ComparedMatrices("document", drawn=(drawn[0], drawn[1]))

    def make_panel(self) -> QWidget:
        """Make the panel: the counts, the memory kept and the tools."""
        self.panel = panel = SparsePatternsPanel(self._theme)
        edits = self.edits
        panel.tokens_chosen.connect(edits.set_tokens)
        panel.long_tokens_chosen.connect(edits.set_long_tokens)
        panel.long_window_chosen.connect(edits.set_long_window)
        panel.layout_chosen.connect(edits.set_layout)
        panel.diagonal_chosen.connect(edits.set_keep_diagonal)
        panel.head_chosen.connect(self._on_head_chosen)
        panel.trial_requested.connect(self.toggle_trial)
        panel.long_requested.connect(self.toggle_long)
        panel.long_head_chosen.connect(self.choose_long_head)
        panel.queries_closed.connect(self.close_queries)
        panel.reset_requested.connect(edits.reset)
        panel.reset.setEnabled(can_reset(self.session))
        return panel

    def cell_entries(self, name: str, row: int, col: int) -> Entries:
        """Offer the ways from the pattern: to the sentence, to the long text, into a file."""
        from attnviz.ui.tab.grid_menu import MenuEntry

        state = self.state
        trying = state.pointer.trying
        text = tr("Remove it from the sentence") if trying else tr("Try it on the sentence")
        if not state.of_model:  # it lies there as long as the model is open
            yield MenuEntry("trial", text, self.toggle_trial, not state.covered)
        long = tr("Show the long text")
        yield MenuEntry("long", long, self.toggle_long, state.can_show_long)
        yield None
        yield self.export_entry("allowed" if name == PATTERN else "")

    def keeps_right_button(self, name: str) -> bool:
        """Whether the right button takes cells out of a grid."""
        return name == PATTERN and self.state.pattern.drawn

    def after_change(self, change: Change) -> Pointer:
        """Try no more once the sentence has another mask: after undo, or a change elsewhere."""
        pointer = self.pointer
        if "document" in change.slots and not lies_over_sentence(self.session.lab):
            pointer = replace(pointer, trying=False)
            self.session.end_trial(keep=True)
        return fitted(pointer, self.session, self.covered)

    def is_told(self, change: Change) -> bool:
        """Whether words compare with the state before: the caption says what there is now."""
        return False

    def chosen_area(self) -> QRectF:
        """Return where the outlined row is."""
        return self.canvas.row_rect(PATTERN, self.state.row).translated(self.canvas.pos())

    def show_page(self, page: Page) -> None:
        """Show what `page` gave."""
        pointer = self.pointer.with_page(page, self.session)
        self.pointer = fitted(pointer, self.session, self.covered)
        self.refresh(pointing=True)

    def show_prediction(self) -> None:
        """Show counts and reach covered, voted for, or revealed."""
        pointer = replace(self.pointer, hovered=None)
        self.pointer = fitted(pointer, self.session, self.covered)
        super().show_prediction()

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous pattern; False at the ends."""
        if self.reveal_by_clicker(by):
            return True
        place = SPARSE_KINDS.index(self.state.spec.kind) + by
        if not 0 <= place < len(SPARSE_KINDS):
            return False
        self.edits.set_kind(place)
        return True

    def escape(self) -> bool:
        """Leave the innermost: prediction, cell with the keyboard, picks, pointed row, trial."""
        if self.leave_predicting():
            return True
        if self.pointer.tables:
            self.toggle_tables()
        elif self.pointer.long:
            if not self.streamed.stop():
                self.toggle_long()
        elif self.canvas.cursor_cell() is not None:
            self.canvas.input.move_cursor(None)
        elif self.pointer.picks:
            self.pick(Picks())
        elif self.pointer.chosen:
            self.point(chosen=False)
        elif self.pointer.trying:
            self.toggle_trial()
        else:
            return False
        return True

    # What a person does beside edits

    def choose_row(self, row: int) -> None:
        """Outline a row and let the reach strip follow it."""
        row = min(max(row, 0), self.state.pattern.n_tokens - 1)
        if self.state.of_model:
            self.session.select(token=row)
        self.point(outlined=row, chosen=True)

    def step_row(self, by: int) -> None:
        """Outline another row, so many further down."""
        self.choose_row(min(self.state.kept_row, self.state.pattern.n_tokens - 1) + by)

    def step_window(self, by: int) -> None:
        """Make the window wider or narrower; that of the long text by doubling."""
        if self.state.long:
            self.edits.step_long_window(by)
        else:
            self.edits.set_window(self.state.spec.window + by)

    def refresh(self, *, pointing: bool = False) -> bool:
        """Show what there is now; whether Reset does anything follows from the session alone."""
        shown = super().refresh(pointing=pointing)
        if not pointing and self._in_front and self._panel is not None:
            self.panel.reset.setEnabled(can_reset(self.session))
        return shown

    def toggle_first(self) -> None:
        """Leave the first token out of the head's pattern, or show it; no share is rescaled."""
        self.session.select(hides_first=not self.session.selection.hides_first)

    def toggle_trial(self) -> None:
        """Put the pattern over the sentence and show the chosen head, or take it off."""
        trying = not self.pointer.trying
        self._show_trial(trying)
        if trying:
            self.edits.put_over_sentence()
        else:
            self.edits.take_off_sentence()
        self.refresh()

    def _show_trial(self, trying: bool) -> None:
        pointer = replace(self.pointer, trying=trying)
        self.pointer = fitted(pointer, self.session, self.covered)

    def _on_trial_changed(self) -> None:
        """End or begin with the trial of the session, whoever ended or began it."""
        self._show_trial(self.session.trial is not None)
        self.refresh()

    def toggle_tables(self) -> None:
        """Show the grids as tables, or the picture again."""
        self.point(tables=not self.pointer.tables, long=False)

    def toggle_long(self) -> None:
        """Show the pattern of the long text, or the small one again."""
        if self.state.can_show_long:
            self.point(long=not self.pointer.long, tables=False)

    def toggle_linear(self) -> None:
        """Colour weights of Q and K as they are, or by their logarithm again."""
        self.point(linear=not self.pointer.linear)

    def choose_long_head(self, head: int) -> None:
        """Show another head of Q and K of a file."""
        self.point(long_head=head)

    def close_queries(self) -> None:
        """Show the long text of the rule again instead of Q and K of a file."""
        self.session.set_queries(None)

    def go_to(self) -> None:
        """Ask for a token of the long text and bring its row into the middle."""
        shown, state = self._long_map(), self.state
        if not state.long or shown is None:
            return
        tokens = () if state.queries is None else state.queries.tokens
        n, row = state.long_tokens, state.pointer.long_row
        place, said = ask_place(self, tokens, n, state.long_numbering, row)
        if place is not None:
            shown.look(shown.outlook.centred(place, place))
            self._on_long_cell_pointed(place, place)
        if said:
            self.say(said)

    def toggle_memory(self) -> None:
        """Show what layouts of layers keep in place of counts and reach, or these again."""
        self.point(memory=not self.pointer.memory)

    def line_here(self) -> None:
        """Draw a straight line from the mark to the cell with the keyboard."""
        cell = self.canvas.cursor_cell()
        if cell is not None and cell.name == PATTERN and self.state.pattern.drawn:
            self._say_why(self.strokes.line_to((cell.row, cell.col)))

    def _let_go(self) -> None:
        if self.pointer.picks:
            self.pick(Picks())

    def _say_why(self, why: str) -> None:
        if why:
            self.say(why)

    # What has happened

    def _on_window_submitted(self, window: int) -> None:
        edits = self.edits
        (edits.set_long_window if self.state.long else edits.set_window)(window)

    def _on_window_moved(self, window: int, gesture: int) -> None:
        self.edits.set_window(window, ("window drag", gesture))

    def _on_head_chosen(self, head: int) -> None:
        self.session.select(head=head)

    def _on_cell_hovered(self, name: str, row: int, column: int) -> None:
        met = {COLUMNS[name]: column} if name in COLUMNS else {}
        if name == REACH and not self.covered:
            self.say(reach_sum(self.state.pattern, self.state.row, row))
            return
        if name != PATTERN or self.covered:
            self.point(**met)
            return
        self.point(hovered=row, **met)
        self.say(words.hovered(self.state, row, column))

    def _on_hover_left(self) -> None:
        self.point(hovered=None)
        self.say("")

    def _on_cell_pressed(
        self, name: str, row: int, column: int, button: object, held: object
    ) -> None:
        state = self.state
        if name == LAYERS and button == LEFT:
            self.layers.press(column, on=not state.spec.global_layers[column])
        elif name == PATTERN and state.pattern.drawn:
            shift = isinstance(held, Qt.KeyboardModifier) and bool(
                held & Qt.KeyboardModifier.ShiftModifier
            )
            why = self.strokes.press((row, column), erases=button == RIGHT, line=shift)
            self._say_why(why)
        elif name == PATTERN and button == LEFT:
            self.choose_row(row)

    def _on_cell_dragged(self, name: str, row: int, column: int, button: object) -> None:
        if name == LAYERS:
            self.layers.drag(column)
        elif name == PATTERN and self.state.pattern.drawn:
            self.strokes.drag((row, column))

    def _on_cell_released(self, button: object) -> None:
        self.layers.release()
        self.strokes.release()

    def _on_cell_activated(self, name: str, row: int, column: int) -> None:
        """Do what a click on a cell does: point at a row, or draw."""
        self._on_cell_pressed(name, row, column, LEFT, Qt.KeyboardModifier.NoModifier)
        self._on_cell_released(LEFT)

    def _on_cell_clicked(self, name: str, row: int, column: int, held: object) -> None:
        # A hand that draws keeps its cells.
        if name not in PICKABLE or (name == PATTERN and self.state.pattern.drawn):
            return
        picks = cell_clicked(self.pointer.picks, held, (name, row, column))
        self._let_go() if picks is None else self.pick(picks)

    def _on_row_clicked(self, name: str, row: int, held: object) -> None:
        if name not in PICKABLE:
            return
        picks = row_clicked(self.pointer.picks, held, self.state.near(name), row)
        if picks is not None:
            self.pick(picks)
            return
        self._let_go()
        if name == PATTERN:
            self.choose_row(row)

    def _on_column_clicked(self, name: str, column: int, held: object) -> None:
        if name not in PICKABLE:
            return
        picks = column_clicked(self.pointer.picks, held, self.state.near(name), column)
        self._let_go() if picks is None else self.pick(picks)

    def _on_cursor_moved(self, name: str, row: int, column: int) -> None:
        met = {COLUMNS[name]: column} if name in COLUMNS else {}
        if name == PATTERN and row != self.pointer.outlined:
            met |= {"outlined": row, "chosen": True}
        self.point(cursor=(name, row, column), **met)

    def _on_cursor_left(self) -> None:
        self.point(cursor=None)

    def _on_copy_requested(self, name: str, row: int, column: int) -> None:
        from attnviz.tabs.sparse_patterns.commands import copy_name, copy_text

        self.unless_covered(partial(self.copy, copy_text, copy_name))

    def _on_looked(self, outlook: Outlook) -> None:
        self.point(outlook=outlook)

    def _long_map(self) -> ZoomMap | None:
        """Return the map of the long text that was shown last, by a rule or of a file."""
        part = self.long if self.session.queries is None else self.streamed
        return part.page

    def _on_streamed_made(self, page: StreamedMap) -> None:
        page.linear_toggled.connect(self.toggle_linear)
        self._on_long_made(page)

    def _on_long_made(self, page: ZoomMap) -> None:
        page.looked.connect(self._on_looked)
        page.cell_pointed.connect(self._on_long_cell_pointed)
        page.pointer_left.connect(self._on_long_left)

    def _on_long_cell_pointed(self, row: int, column: int) -> None:
        shown = self._long_map()
        assert shown is not None
        self.point(outlook=shown.outlook, long_row=row)
        if shown is self.streamed.page:
            share = self.streamed.page.share(row, column)
            self.say(words.streamed_cell(row, column, share, self.state.long_numbering))
        else:
            self.say(words.long_cell(self.state.spec, row, column))

    def _on_queries_changed(self) -> None:
        there = self.session.queries is not None
        pointer = replace(self.pointer, long=there, tables=False, outlook=None, long_row=None)
        self.pointer = fitted(pointer, self.session, self.covered)
        self.refresh()

    def _on_long_left(self) -> None:
        self.point(long_row=None)
        self.say("")
