"""The tab: it wires controls, canvas and panel to the edits and to what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QPainter
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from attnviz.errors import EditError
from attnviz.language import mark, plural, tr
from attnviz.model.edits.resize import LARGEST, SMALLEST
from attnviz.session import Change, Session
from attnviz.tabs.step_by_step import predict, words
from attnviz.tabs.step_by_step.canvas import Canvas
from attnviz.tabs.step_by_step.controls import Controls, paint_heading
from attnviz.tabs.step_by_step.edits import Edits
from attnviz.tabs.step_by_step.edits.changes import refusal
from attnviz.tabs.step_by_step.panel import StepByStepPanel
from attnviz.tabs.step_by_step.reels.walking import Walker
from attnviz.tabs.step_by_step.state import Left, Lit, Notice, Pointer, State, resolve
from attnviz.tabs.step_by_step.state.compared import exhibit_of
from attnviz.tabs.step_by_step.state.one_head import OF_KEYS
from attnviz.tabs.step_by_step.state.plan import PANES, PLANS, SHOWN_AS, step_with
from attnviz.tabs.step_by_step.words.as_text import all_text
from attnviz.tabs.step_by_step.words.held import cell_text, is_held
from attnviz.tabs.step_by_step.words.presets import RANDOM
from attnviz.ui.controls.tips import hide_tip
from attnviz.ui.controls.waiting import read_beside
from attnviz.ui.grid.entry import next_gesture
from attnviz.ui.grid.input import TYPED
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import MINUS
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading.announce import announce_now
from attnviz.ui.tab.contract import Command
from attnviz.ui.tab.held import HeldNumber
from attnviz.ui.tab.picks import cell_clicked, column_clicked, row_clicked
from attnviz.ui.tab.save_as import save_as
from attnviz.ui.tab.view import View

if TYPE_CHECKING:
    from attnviz.engine.backward import Slope
    from attnviz.tabs.step_by_step.panel.slopes import SlopesPanel
    from attnviz.ui.tab.compare.exhibit import ComparedMatrices
    from attnviz.ui.tab.grid_menu import Entries

CSV_FILES = mark("Comma-separated values (*.csv)")
MATRIX_FILES = mark("Matrices (*.csv *.tsv *.txt *.npy *.npz *.tex)")


class StepByStepView(View[State, Pointer]):
    """One layer in twelve steps: every number comes from the ones before it."""

    id: ClassVar[str] = "steps"
    title: ClassVar[str] = mark("Step by step")
    TOP = GAP = 0.0
    SLOTS = frozenset({"example", "document"})
    MARKS_CHANGES = True
    WORDS = words
    PREDICT = predict
    HEADED = True  # without its title nobody knows which of the twelve steps it is

    worksheet_requested = Signal()
    """A worksheet of the example is wanted; the window asks for a file and exports it."""

    canvas: Canvas
    controls: Controls
    panel: StepByStepPanel

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, Pointer(), parent)
        self.edits = Edits(session)
        self._moves_on = False
        controls, canvas = Controls(theme, self), Canvas(theme, self.state, self)
        self.walker = Walker(session, canvas, self)
        parts = (controls, canvas, self.votes)
        self.assemble(*parts, controls=controls, canvas=canvas, speaker=canvas.host)
        self._connect()

    def _connect(self) -> None:
        controls, canvas, host = self.controls, self.canvas, self.canvas.host
        controls.back_requested.connect(self._on_back)
        controls.next_requested.connect(self._on_next)
        controls.play_requested.connect(self.toggle_motion)
        controls.pace_chosen.connect(self.walker.player.set_pace)
        controls.head_chosen.connect(self._on_head_chosen)
        controls.nudge_requested.connect(self.nudge)
        controls.leave_requested.connect(self.go_back_from_slopes)
        self.walker.player.playing_changed.connect(self._on_playing_changed)
        canvas.step_requested.connect(self._on_step_requested)
        canvas.entry.left.connect(self.setFocus)
        canvas.letter_requested.connect(self.show_letter)
        canvas.lens.order_chosen.connect(self._on_order_chosen)
        canvas.symbol_hovered.connect(self._on_symbol_hovered)
        canvas.symbol_clicked.connect(self._on_symbol_clicked)
        canvas.notice_chosen.connect(self._on_notice_chosen)
        canvas.notice_closed.connect(self._on_notice_closed)
        canvas.held.share_requested.connect(self._on_share_requested)
        canvas.held.let_go_requested.connect(self._on_let_go_requested)
        canvas.matrices.cell_edited.connect(self._on_cell_edited)
        canvas.matrices.cell_cleared.connect(self.edits.let_go)
        canvas.matrices.keep_requested.connect(self.edits.keep)
        canvas.matrices.edit_refused.connect(self.refuse_edit)
        canvas.matrices.edit_invalid.connect(self.notify)
        canvas.matrices.cell_reached.connect(self.keep_lit)
        host.cell_hovered.connect(self._on_cell_hovered)
        host.hover_left.connect(self._on_hover_left)
        host.cell_clicked.connect(self._on_cell_clicked)
        host.row_clicked.connect(self._on_row_clicked)
        host.column_clicked.connect(self._on_column_clicked)
        host.copy_requested.connect(self.copy_at)
        host.paste_requested.connect(self.paste)
        host.menu_requested.connect(self._on_menu_requested)

    # What the window asks for

    def set_bare(self, bare: bool) -> None:
        """Show the canvas alone: the lesson has its own way from step to step."""
        super().set_bare(bare)
        self.canvas.set_chips_shown(not bare)

    def resolve(self) -> State:
        """Return what there is to show now."""
        state = resolve(self.session, self.pointer)
        self.pointer = state.pointer
        return state

    def make_panel(self) -> QWidget:
        """Make the panel: the weights so far, presets and switches."""
        self.panel = panel = StepByStepPanel(self._theme, self.state)
        panel.preset_chosen.connect(self.choose_preset)
        panel.reset_requested.connect(self.edits.reset)
        panel.scale_toggled.connect(self.edits.switch_scale)
        panel.mask_toggled.connect(self.edits.switch_mask)
        panel.rope_toggled.connect(self.edits.switch_rope)
        panel.softcap_toggled.connect(self.edits.switch_softcap)
        panel.size_requested.connect(self.ask_size)
        panel.copy_chosen.connect(self._on_copy_chosen)
        panel.cell_clicked.connect(self._on_share_clicked)
        self.give_menu(panel.host, self._share_entries)
        panel.held.let_all_go.connect(self.edits.holding.let_all_go)
        panel.held.compare_asked.connect(self.compare_with_computed)
        panel.held.let_go.connect(self._on_held_crossed)
        panel.held.chosen.connect(self._on_held_chosen)
        panel.slopes_made.connect(self._on_slopes_made)
        return panel

    def draw_heading(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint the title of the step; return what is left."""
        return paint_heading(painter, rect, theme, self.state)

    def commands(self) -> list[Command]:
        """List what can be done on this tab; worksheets where the window makes them."""
        left_out = "" if self._makes_worksheets() else "steps.worksheet"
        return [command for command in super().commands() if command.id != left_out]

    def _makes_worksheets(self) -> bool:
        # QMetaMethod.fromSignal would keep the tab and its window for ever (PySide6 6.11.3).
        known = self.metaObject()
        return self.isSignalConnected(known.method(known.indexOfSignal("worksheet_requested()")))

    def after_change(self, change: Change) -> Pointer:
        """Take away what was said of the numbers before."""
        if self.pointer.hovered is not None:
            hide_tip()
        if self.pointer.notice is None and self.pointer.brought is None:
            return self.pointer
        return replace(self.pointer, notice=None, brought=None)

    def is_told(self, change: Change) -> bool:
        """Whether a change is one to look at: not what came with something else to look at."""
        # Enter moves on to the next cell: that must not take the news of the edit away.
        self._moves_on = isinstance(change.edit, tuple) and change.edit[0] == "steps"
        before, now = self.state.selection, change.selection
        return self._in_front and (now is None or replace(before, cell=now.cell) == now)

    def is_elsewhere(self, before: State, state: State) -> bool:
        """Whether another step or head is on screen, or another cell is lit but by moving on."""
        if before.selection == state.selection:
            return False
        moves_on, self._moves_on = self._moves_on, False
        turned = before.step is not state.step or before.one.head != state.one.head
        return turned or not moves_on

    def caption(self) -> str:
        """Say which numbers a slope is strongest for, while slopes are shown."""
        if self.state.backward is None or self._refusal or self.comparing is not None:
            return super().caption()
        from attnviz.tabs.step_by_step.words.backward import told_nudge, told_strongest

        amount = self.state.pointer.nudge if self._theme.projector else None
        told = "" if amount is None else told_nudge(self.state, amount)
        return told or told_strongest(self.state)

    def show_prediction(self) -> None:
        """Show everything covered or voted for; what is revealed is the cell that was asked for."""
        if self.state.covered and self.prediction.revealed:
            asked = predict.asked_cell(self.state)
            self.pointer = replace(self.pointer, hovered=None)
            if self.prediction.asks and asked != self.state.lit:
                self.keep_lit(*asked)
        super().show_prediction()

    def set_predicting(self, on: bool, asks: bool = False) -> None:
        """Cover the answer, or show everything; slopes would give it away."""
        if on:
            self.leave_slopes()
        state = self.state
        if on and asks and is_held(state.one, *state.lit):  # it is given: another one is asked for
            self.canvas.matrices.leave_cell()
            self.pointer = replace(self.pointer, hovered=None)
            self.keep_lit(*predict.asked_cell(self.state))
        super().set_predicting(on, asks)

    def compared(self) -> ComparedMatrices | None:
        """Compare what the step makes, and count what differs in all of them.

        Two heads of the layer on the other tabs are none of its own small numbers.
        """
        pinned = self.session.compared
        own = self.session.lab.example is not None
        if pinned is not None and pinned.head is not None and own:
            return None
        return exhibit_of(self.state.one, self.state.step)

    def ask_step(self) -> None:
        """Ask for the number of a step."""
        comparing = self.comparing
        self.canvas.entry.ask(self.canvas if comparing is None else comparing.canvas)

    def voting_widgets(self) -> list[QWidget]:
        """List what has the keyboard: the matrices, or their tables."""
        tables = self.canvas.tables
        return [self.canvas.host, *([] if tables is None else map(tables.table, tables.names()))]

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel: steps only fade."""
        super().set_reduced_motion(reduced)
        self.canvas.set_reduced_motion(reduced)

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        super().set_shown(shown)
        asked = self.session.question
        if shown and asked is not None:
            self.session.question = None
            self.ask_what_changes(asked[0], *asked[1][1:])
        if not shown:
            self.walker.rest()

    def chosen_area(self) -> QRectF:
        """Return where the row of the lit cell is."""
        array, row, _ = self.state.lit
        host = self.canvas.host
        rect = host.row_rect(array, row) if array in host.names() else QRectF()
        return rect.translated(host.mapTo(self, QPoint(0, 0)))

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous step; False at the ends."""
        return self.reveal_by_clicker(by) or self._advance_letter(by) or self.walker.advance(by)

    def show_letter(self, letter: str) -> None:
        """Show a step that only some layers have."""
        plan = next((each for each in self.state.one.letters if each.letter == letter), None)
        if plan is not None:
            self.walker.motion.stop()
            self.session.select(step=plan.number)
            self.point(letter=letter)

    def _advance_letter(self, by: int) -> bool:
        """Go to the lettered step that is next, or to the step before one; False where none is."""
        step, letters = self.state.step, self.state.one.letters
        here = ["", *(plan.letter for plan in letters if plan.number == step.number)]
        place = here.index(step.letter) + by
        if by and 0 <= place < len(here):
            self.point(letter=here[place])
            return True
        before = [plan.letter for plan in letters if plan.number == step.number - 1]
        if by < 0 and not step.letter and before:
            self.show_letter(before[-1])
            return True
        return False

    def toggle_motion(self) -> None:
        """Reveal what is covered; else step on by itself, or wait."""
        if not self.prediction.reveal():
            self.walker.toggle()

    def escape(self) -> bool:
        """Leave the innermost: notice, prediction, cell of the keyboard, picks, light, playing."""
        if self.state.pointer.notice is not None:
            self.point(notice=None)
            return True
        if self.leave_predicting() or self.go_back_from_slopes():
            return True
        if self.canvas.matrices.leave_cell():
            return True
        if self.state.picks:
            self.pick(Picks())
        elif self.session.selection.cell is not None:
            self.session.select(cell=None)
        elif self.walker.player.playing:
            self.walker.player.stop()
        else:
            return False
        return True

    # What a person does

    def here(self) -> Lit:
        """Return the cell that keys act on: the one with the keyboard, else the pointed-at one."""
        cursor = self.canvas.host.cursor_cell()
        return self.state.pointed if cursor is None else (cursor.name, cursor.row, cursor.col)

    def keep_lit(self, array: str, row: int, column: int) -> None:
        """Keep a cell lit."""
        self.pointer = replace(self.pointer, notice=None, kept_on=self.state.step.number)
        self.session.select(cell=(array, self.state.one.place(array, row, column)))
        self.refresh()

    def toggle_strip(self) -> None:
        """Show or hide the whole formula."""
        self.point(strip=not self.canvas.strip_shown)

    def toggle_tables(self) -> None:
        """Show real tables in place of the maps, or the maps again."""
        self.point(tables=not self.state.pointer.tables)
        if self.state.pointer.tables:
            self.canvas.matrices.enter_cell(*self.state.lit)

    def edit(self, typed: str | None = None) -> None:
        """Open the editor of the cell at hand; what is computed is held then."""
        self.leave_slopes()
        self.canvas.motion.stop()
        self.canvas.matrices.edit_cell(*self.here(), typed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a digit for the outlined cell while none has the keyboard."""
        if event.text() and event.text() in TYPED and self.canvas.host.hasFocus():
            self.edit(event.text().replace("-", MINUS))
        else:
            super().keyPressEvent(event)

    def choose_preset(self, preset_id: str) -> None:
        """Put other numbers on the bench; the caption says what there is to see."""
        held = len(self.state.one.document.holds)
        told = self.edits.preset(preset_id, self.pointer.seed)
        if held and not self.state.one.document.holds:
            gone = plural(
                mark("{n} held number was let go."), mark("{n} held numbers were let go."), held
            )
            told = f"{told} {gone}"
        seed = self.pointer.seed + (preset_id == RANDOM)
        self.point(brought=(told, self.session.selection), seed=seed)

    def ask_size(self) -> None:
        """Ask for another size of the example."""
        from attnviz.ui.controls.size_dialog import SizeDialog

        document = self.state.one.document
        sizes = (document.n_tokens, document.d_model, document.d_k)
        dialog = SizeDialog(tr("Size of the example"), sizes, (SMALLEST, LARGEST), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.edits.resize)
        dialog.open()

    def notify(self, text: str, matrices: tuple[str, ...] = ()) -> None:
        """Say why something cannot be done, and have it read out; `matrices` can be changed."""
        self.point(notice=Notice(text, matrices))
        announce_now(self.canvas.host, text)

    def refuse_edit(self, array: str, row: int, column: int) -> None:
        """Say why a cell cannot be typed over, and offer what can; a cell of M is switched.

        Typing ends the showing of slopes, and edits the number.
        """
        if self.leave_slopes():
            if array != "M":
                self.canvas.matrices.edit_cell(array, row, column)
            return
        if array == "M":
            self.edits.switch_cell(row, column)
            return
        self.notify(*refusal(self.state.one, array, row, column))

    def paste(self, array: str, row: int, column: int) -> None:
        """Paste numbers from a cell on; a computed one says where it comes from."""
        if PANES[array].matrix:
            text = QGuiApplication.clipboard().text()
            self._attempt(self.edits.paste, array, row, column, text)
        else:
            self.refuse_edit(array, row, column)

    def load(self, array: str) -> None:
        """Let a file be chosen and take a matrix from it."""
        title = tr("Load {matrix}", matrix=PANES[array].symbol)
        path, _ = QFileDialog.getOpenFileName(self, title, "", tr(MATRIX_FILES))
        if path:
            self._attempt(self._take_file, array, path)

    def _take_file(self, array: str, path: str) -> None:
        text = tr("Opening {file}…", file=Path(path).name)
        found = read_beside(self, path, text, self.edits.reader(array))
        if found is not None:
            self.edits.load(array, found)

    def _attempt(self, edit: Callable[..., object], *arguments: Any) -> None:
        try:
            edit(*arguments)
        except EditError as error:
            self.notify(str(error))

    # Backwards from a number

    def ask_what_changes(
        self, array: str, row: int, column: int, *, entropy: bool = False, loss: bool = False
    ) -> None:
        """Show in every matrix of the earlier steps how much it would change this cell.

        Parameters
        ----------
        entropy, loss : ask about the entropy of the row instead, or the loss of the next token
        """
        from attnviz.tabs.step_by_step.state.backward import Watched, loss_of, meant, why_not

        one = self.state.one
        if PANES[array].matrix or array == "M":
            name = cell_text(one, array, row, column)
            self.notify(tr("{cell} is an input: nothing before it changes it.", cell=name))
            return
        watched = Watched(array, one.place(array, row, column), entropy)
        watched = meant(loss_of(row) if loss else watched, one.document)
        why = why_not(one.trace, watched)
        if why:
            self.notify(tr(why))
            return
        self.set_predicting(False)
        self.walker.rest()
        here = self.session.selection
        left = self.pointer.left or Left(here.step, here.cell, self.pointer.kept_on)
        self.keep_lit(array, row, column)
        self.point(watched=watched, left=left, nudge=None, notice=None, picks=Picks())

    def ask_about_loss(self) -> None:
        """Ask about the loss of the token after the row in question, or of the last one."""
        array, row, _ = self.here()
        last = self.state.one.document.n_tokens - 2
        row = min(row, last) if PANES[array].rows == "token" else last
        self.ask_what_changes("out", row, 0, loss=True)

    def watch_another(self) -> None:
        """Ask about the selected cell instead, or the entropy of its row of weights."""
        array, row, column = self.here()
        one = self.state.one
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        ask = partial(self.ask_what_changes, array, row, column)
        if not PANES[array].matrix and array != "M":
            menu.addAction(cell_text(one, array, row, column).replace("&", "&&"), ask)
        if PANES[array].rows == "token":
            name = tr("entropy of row “{word}”", word=visible(one.words[row]))
            about = partial(self.ask_what_changes, "pattern", row, 0, entropy=True)
            menu.addAction(name.replace("&", "&&"), about)
            if one.document.next_word(row) is not None:
                name = tr("loss of the token after “{word}”", word=visible(one.words[row]))
                about = partial(self.ask_what_changes, "out", row, 0, loss=True)
                menu.addAction(name.replace("&", "&&"), about)
        menu.popup(QCursor.pos())

    def show_saturation(self, array: str, row: int, column: int) -> None:
        """Show on tab 3 the scores of a row, as they are and divided."""
        self.edits.show_saturation(self.state.one.place(array, row, column)[0], row)

    def leave_slopes(self) -> bool:
        """Show the numbers again; False when they are shown."""
        if self.state.backward is None:
            return False
        self.point(watched=None, left=None, nudge=None)
        return True

    def go_back_from_slopes(self) -> bool:
        """Show the numbers again where they were when one was asked about; False when shown."""
        left = self.pointer.left
        if not self.leave_slopes():
            return False
        if left is not None:
            self.walker.rest()
            self.session.select(step=left.step, cell=left.cell)
            self.point(kept_on=left.kept_on)
        return True

    def nudge(self) -> None:
        """Try a change of the selected cell, and have its amount typed."""
        from attnviz.tabs.step_by_step.state.nudge import AMOUNT

        if self.state.backward is None:
            return
        if self.state.lit[0] == self.state.backward.watched.array:
            best = self.state.backward.strongest  # a number that is nudged itself promises nothing
            if best:
                self._on_slope_chosen(best[0])
        if self.pointer.nudge is None:
            self.point(nudge=AMOUNT)
        panel = self._panel  # none while projecting: the caption compares then
        if isinstance(panel, StepByStepPanel) and panel.slopes is not None:
            panel.slopes.amount.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keep_nudge(self) -> None:
        """Let the nudged number stand: a given one is edited, a computed one held."""
        amount, (array, row, column) = self.pointer.nudge, self.state.lit
        if amount is None:
            return
        value = float(self.state.one.slice(array)[row, column]) + amount
        self._attempt(self.edits.set_number, array, row, column, value, next_gesture())
        self.point(nudge=None)
        self.setFocus()

    def _on_slopes_made(self, slopes: SlopesPanel) -> None:
        slopes.place_chosen.connect(self._on_slope_chosen)
        slopes.amount_chosen.connect(self._on_amount_chosen)
        slopes.keep_requested.connect(self.keep_nudge)
        slopes.other_requested.connect(self.watch_another)
        slopes.refused.connect(self.refuse)
        slopes.left.connect(self.setFocus)

    def _on_amount_chosen(self, amount: float) -> None:
        self.point(nudge=amount)

    def _on_slope_chosen(self, slope: Slope) -> None:
        """Go to the step that shows a number, and to its cell."""
        array = SHOWN_AS.get(slope.array, slope.array)
        if len(slope.place) == 3:
            heads = self.state.one.trace["kv_of_head"]
            of_keys = array in OF_KEYS
            own = of_keys and heads[self.state.one.head] == slope.place[0]
            head = list(heads).index(slope.place[0]) if of_keys else slope.place[0]
            self.session.select(head=self.state.one.head if own else head)
        if array not in self.state.step.arrays:
            self.walker.go_to(step_with(array))
        self.keep_lit(array, *slope.place[-2:])

    # What is given away

    def give(self, text: str, what: str = "") -> None:
        """Put a text on the clipboard, unless it would give an answer away."""
        self.unless_covered(partial(self.put, text, what))

    def copy_at(self, array: str, row: int, column: int) -> None:
        """Copy what is picked, else the number of a cell."""
        from attnviz.tabs.step_by_step.commands import number_or_picks

        what = tr("the selection") if self.state.picks else ""
        self.give(number_or_picks(self.state, (array, row, column)), what)

    def ask_copy(self) -> None:
        """Ask in which form the matrix at hand is to be copied."""
        from attnviz.tabs.step_by_step.commands import forms_menu

        array, row, column = self.here()
        host = self.canvas.host
        where = host.cell_rect(array, row, column).center().toPoint()
        forms_menu(self, array).popup(host.mapToGlobal(where))

    def ask_csv(self) -> None:
        """Save every matrix as one CSV file."""
        data = all_text(self.state.one, "CSV").encode()
        told = save_as(self, tr("Save all matrices"), "steps.csv", tr(CSV_FILES), data)
        if told:
            self.say(told)

    def _on_copy_chosen(self, form: str) -> None:
        from attnviz.tabs.step_by_step.commands import all_matrices, all_matrices_name

        self.give(all_matrices(form, self.state), all_matrices_name(form, self.state))

    # What has happened

    def _on_share_requested(self) -> None:
        self.edits.share_rest(self.state.lit[1])
        self.setFocus()

    def _on_let_go_requested(self) -> None:
        self.edits.let_go(*self.state.lit)
        self.setFocus()

    def _on_held_crossed(self, number: HeldNumber) -> None:
        self.edits.holding.let_go(number.array, number.place, cell=number.line[0])

    def _on_held_chosen(self, number: HeldNumber) -> None:
        """Go to the step that makes a held number, and to its cell."""
        if len(number.place) == 3:
            first, heads = number.place[0], self.state.one.trace["kv_of_head"]
            of_keys = number.array in OF_KEYS
            own = heads[self.state.one.head] == first if of_keys else False
            head = self.state.one.head if own else list(heads).index(first) if of_keys else first
            self.session.select(head=head)
        if number.array not in self.state.step.arrays:
            self.walker.go_to(step_with(number.array))
        row, column = number.place[-2:]
        self.keep_lit(number.array, row, column)

    def _on_back(self) -> None:
        self.advance(-1)

    def _on_next(self) -> None:
        self.advance(1)

    def _on_head_chosen(self, head: int) -> None:
        self.session.select(head=head)

    def _on_playing_changed(self, playing: bool) -> None:
        self.point(playing=playing)

    def _on_step_requested(self, number: int) -> None:
        self.point(letter="")
        self.walker.go_to(number)

    def _on_order_chosen(self, order: str) -> None:
        self.point(lens=order)

    def _on_symbol_hovered(self, array: str) -> None:
        self.point(framed=array)

    def _on_symbol_clicked(self, name: str) -> None:
        made = next((p.number for p in PLANS if p.array == name), 0)
        if made or name in PANES:
            self.walker.go_to(made or step_with(name))

    def _on_notice_chosen(self, matrix: str) -> None:
        """Go where a matrix can be changed, and put the keyboard there."""
        array = next(pane.array for pane in PANES.values() if pane.matrix == matrix)
        if array not in self.state.step.arrays:
            self.walker.go_to(step_with(array))
        self.canvas.matrices.enter_cell(array, 0, 0)

    def _on_notice_closed(self) -> None:
        self.point(notice=None)

    def _on_cell_edited(self, *edit: Any) -> None:
        self._attempt(self.edits.set_number, *edit)

    def _on_cell_hovered(self, array: str, row: int, column: int) -> None:
        self.point(hovered=(array, row, column), last=(array, row, column))

    def _on_hover_left(self) -> None:
        self.point(hovered=None)

    def _on_cell_clicked(self, array: str, row: int, column: int, held: object) -> None:
        picks = cell_clicked(self.pointer.picks, held, (array, row, column))
        self.pick(picks or Picks())
        if picks is None:
            self.keep_lit(array, row, column)
            if array == "M" and self.state.backward is None:
                self.edits.switch_cell(row, column)

    def _on_row_clicked(self, array: str, row: int, held: object) -> None:
        self.pick(row_clicked(self.pointer.picks, held, self.state.near(array), row) or Picks())

    def _on_column_clicked(self, array: str, column: int, held: object) -> None:
        near = self.state.near(array)
        self.pick(column_clicked(self.pointer.picks, held, near, column) or Picks())

    def _on_share_clicked(self, array: str, row: int, column: int) -> None:
        self.keep_lit(array, row, column)
        self.setFocus()  # keys now ask about this weight

    def _share_entries(self, name: str, row: int, column: int) -> Entries:
        from attnviz.ui.tab.grid_menu import MenuEntry

        show = partial(self.keep_lit, "pattern", row, column)
        yield MenuEntry("explain", tr("Show its arithmetic"), show)

    def _on_menu_requested(self, array: str, row: int, column: int, where: QPoint) -> None:
        from attnviz.tabs.step_by_step.commands import matrix_menu

        matrix_menu(self, array, row, column).popup(where)

    def _on_changed(self, change: Change) -> None:
        shown = "document" if self.session.lab.example is None else "example"
        if change.slots.isdisjoint((shown, "example")):
            # Numbers of a text that this tab does not show.
            change = replace(change, slots=frozenset())
        super()._on_changed(change)
        if change.edit is None and change.selection is not None and self._in_front:
            self.canvas.matrices.follow(*self.state.lit)
