"""The tab: it wires controls, canvas, drawers and panel to the edits and to what is pointed at."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.model.wishes import HideCells, MeasureHeadsOff, MeasureRepeats, ShowHead, ToggleHead
from attnviz.session import Change, Session
from attnviz.tabs.many_heads import predict, words
from attnviz.tabs.many_heads.canvas import AllHeads, Canvas, Following, WholePattern
from attnviz.tabs.many_heads.controls import VIEWS, Controls, ShadeRow, TextLine
from attnviz.tabs.many_heads.edits import NUMBER, Edits, TemplateEdits, marks_of
from attnviz.tabs.many_heads.panel import ManyHeadsPanel
from attnviz.tabs.many_heads.state import (
    CONCAT,
    PATTERN,
    Place,
    Pointer,
    Shown,
    State,
    Which,
    resolve,
)
from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predicting import REFUSED
from attnviz.ui.tab.canvas_place import CanvasPlace
from attnviz.ui.tab.copies import as_cell
from attnviz.ui.tab.drawers import DrawerSlot
from attnviz.ui.tab.going import ask_place
from attnviz.ui.tab.held import HeldNumber, off_sign
from attnviz.ui.tab.picks import CTRL, cell_clicked, column_clicked, row_clicked
from attnviz.ui.tab.state import differs
from attnviz.ui.tab.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from attnviz.ui.grid.outlook import Outlook
    from attnviz.ui.tab.compare.exhibit import ComparedMatrices
    from attnviz.ui.tab.grid_menu import Entries


MOST_ZOOM = 4  # times as large as where all thumbnails fit


class ManyHeadsView(View[State, Pointer]):
    """All heads of one layer on one text, how they share keys, and what comes of a row."""

    id: ClassVar[str] = "grid"
    title: ClassVar[str] = mark("Many heads")
    SLOTS = frozenset({"document", "templates"})
    WORDS = words
    PREDICT = predict

    canvas: Canvas
    controls: Controls
    panel: ManyHeadsPanel

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, Pointer(), parent)
        self.edits, self.templates = Edits(session), TemplateEdits(session)
        self.other_tabs: frozenset[str] = frozenset()
        self._arrived: Place | None = None  # the head that was chosen when all heads came
        controls, canvas = Controls(theme, self), Canvas(theme, self)
        self.text = TextLine(theme, self.state.document, self)
        self.shades = ShadeRow(theme, self)
        rows = (controls, self.shades, self.text)
        self.assemble(*rows, canvas, self.votes, controls=controls, canvas=canvas)
        place = CanvasPlace(self, canvas, self._column)
        self.all_heads, self.next_token = AllHeads(theme, place), Following(theme, place)
        # Whichever is shown takes the place; the other one has it no more then.
        self.add_part(self.all_heads)
        self.add_part(self.next_token)
        self.whole = WholePattern(theme, place)
        self.add_part(self.whole)
        self.drawers: DrawerSlot[State] = DrawerSlot(
            theme, self, self._column, which=_drawer_of, make=self._make_drawer
        )
        self.add_part(self.drawers)
        self._connect()

    def _connect(self) -> None:
        canvas = self.canvas
        self.session.survey_changed.connect(self._on_survey_changed)
        self.controls.kv_chosen.connect(self.edits.set_kv_heads)
        self.controls.shown_chosen.connect(self.show_view)
        self.shades.shade_chosen.connect(self.shade_by)
        self.all_heads.head_wished.connect(self.choose)
        self.next_token.head_wished.connect(self.choose)
        self.next_token.measure_wished.connect(self.measure_heads_off)
        self.all_heads.opened.connect(self.open_head)
        self.all_heads.previewed.connect(self._on_previewed)
        self.all_heads.sorted_by.connect(self.sort_by)
        self.all_heads.zoomed.connect(self.zoom_map)
        self.all_heads.repeats_wished.connect(self.measure_repeats)
        self.all_heads.template_wished.connect(self.draw_template)
        self.all_heads.numbered.connect(self.shades.choose)
        self.whole.looked.connect(self._on_looked)
        self.whole.cell_pointed.connect(self._on_weight_pointed)
        self.whole.cell_clicked.connect(self.lock)
        self.whole.pointer_left.connect(self._on_hover_left)
        self.whole.log_toggled.connect(self.toggle_log)
        self.whole.token_wished.connect(self.go_to)
        self.text.submitted.connect(self._on_sentence_submitted)
        self.text.refused.connect(self.refuse)
        self.text.left.connect(canvas.setFocus)
        canvas.mute_requested.connect(self.set_muted)
        canvas.cell_hovered.connect(self._on_cell_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        canvas.cell_clicked.connect(self._on_cell_clicked)
        canvas.cursor_moved.connect(self._on_cursor_moved)
        canvas.row_clicked.connect(self._on_row_clicked)
        canvas.column_clicked.connect(self._on_column_clicked)
        canvas.title_clicked.connect(self._on_title_clicked)
        canvas.copy_requested.connect(self._on_copy_requested)
        self.give_menu(canvas)
        canvas.output_requested.connect(partial(self.toggle_drawer, "output"))
        canvas.cell_edited.connect(self._on_cell_edited)
        canvas.cell_cleared.connect(self._on_cell_cleared)
        canvas.keep_requested.connect(self._on_keep_requested)
        canvas.edit_refused.connect(self._on_edit_refused)
        canvas.edit_invalid.connect(self.refuse)
        self.drawers.close_requested.connect(self._on_drawer_closed)
        self.drawers.left.connect(canvas.setFocus)

    # What the window asks for

    def set_other_tabs(self, ids: frozenset[str]) -> None:
        """Learn which tabs there are, to offer only ways that lead somewhere."""
        self.other_tabs = ids

    def resolve(self) -> State:
        """Return what there is to show now."""
        return resolve(self.session, self.pointer)

    def compared(self) -> ComparedMatrices:
        """Compare the patterns of all heads, or the chosen one with another."""
        from attnviz.ui.tab.compare.exhibit import patterns_of

        return patterns_of(self.session)

    def make_panel(self) -> QWidget:
        """Make the panel: the sizes of a large model, one pass by stages, and what if."""
        self.panel = panel = ManyHeadsPanel(self._theme, self.state)
        panel.stage_pointed.connect(self._on_stage_pointed)
        panel.refused.connect(self.say)
        panel.head_card.first_toggled.connect(self.toggle_first)
        panel.head_card.opened.connect(self._on_opened)
        panel.head_card.copied.connect(self.copy_scores)
        panel.head_card.picture.pressed.connect(self._on_template_pressed)
        panel.head_card.picture.dragged.connect(self._on_template_dragged)
        tools = panel.head_card.tools
        tools.marks_wanted.connect(self.offer_marks)
        tools.filled.connect(self._on_template_filled)
        tools.renamed.connect(self._on_template_renamed)
        tools.removed.connect(self.remove_template)
        panel.held.chosen.connect(self._on_held_chosen)
        panel.held.let_go.connect(self._on_held_crossed)
        panel.held.let_all_go.connect(self.edits.holding.let_all_go)
        panel.held.compare_asked.connect(self.compare_with_computed)
        return panel

    def after_change(self, change: Change) -> Pointer:
        """Forget what a shorter text or a narrower layer does not have."""
        return self.pointer.within(self.session.document())

    def is_told(self, change: Change) -> bool:
        """Whether a number was typed on this tab."""
        return isinstance(change.edit, tuple) and change.edit[0] == NUMBER

    def is_elsewhere(self, before: State, state: State) -> bool:
        """Whether another row, column or head is meant."""
        return differs(state, before, "row", "key", "head", "locked")

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous head; False at the ends."""
        if self.reveal_by_clicker(by):
            return True
        if self.state.shown == "all":
            return self.step_ranked(by)
        order = self.state.order
        place = order.index(self.session.selection.head) + by
        if not 0 <= place < len(order):
            return False
        if self.state.large is not None:
            self.pointer = replace(self.pointer, large=order[place])
        self.session.select(head=order[place])
        self.canvas.reveal_head(order[place])
        return True

    def escape(self) -> bool:
        """Leave the innermost: text, prediction, cell of the keyboard, drawer, picks, head, row."""
        if self.text.cancel() or self.leave_predicting():
            return True
        if self.canvas.cursor_cell() is not None:
            self.canvas.input.move_cursor(None)
        elif self.state.pointer.drawer:
            self.point(drawer="")
        elif self.state.picks:
            self.pick(Picks())
        elif self.state.shown == "map":
            self.toggle_map()
        elif self.state.large is not None:
            self.enlarge(None)
        elif self.state.shown != "layer" and self._arrived not in (None, self.state.chosen):
            self.choose(self._arrived)
        else:
            return self.unlock()
        return True

    def chosen_area(self) -> QRectF:
        """Return where the chosen row of the chosen head is."""
        name = self.canvas.grid_of(self.session.selection.head)
        row = QRectF() if name is None else self.canvas.row_rect(name, self.session.selection.token)
        return row.translated(self.canvas.pos())

    # What a person does beside edits

    def lock(self, row: int, key: int | None = None) -> None:
        """Lock a row, and maybe a column."""
        last = self.session.document().n_tokens - 1
        key = None if key is None else min(max(key, 0), last)
        self.session.select(token=min(max(row, 0), last), key=key, pinned=True)

    def step_row(self, by: int) -> None:
        """Lock another row, so many further down."""
        self.lock(self.state.row + by, self.state.key)

    def step_column(self, by: int) -> None:
        """Mark another column, so many further right."""
        self.lock(self.state.row, self.state.meant[1] + by)

    def unlock(self) -> bool:
        """Lock no row and mark no column any more; False when none was."""
        selection = self.session.selection
        was = selection.pinned or selection.key is not None
        if was:
            self.session.select(pinned=False, key=None)
        return was

    def enlarge(self, head: int | None) -> None:
        """Let one head fill the canvas; the same once more, or None, shows all."""
        self.canvas.input.move_cursor(None)
        self.pointer = replace(self.pointer, large=None if head == self.pointer.large else head)
        if head is not None:
            self.session.select(head=head)
        self.refresh(pointing=True)

    # All heads

    def show_view(self, shown: Shown) -> None:
        """Show the heads of one layer, or all heads of the model."""
        if self.state.survey is None or shown == self.state.shown:
            return
        self.canvas.input.move_cursor(None)
        self._arrived = self.state.chosen
        self.point(shown=shown, previewed=None, drawer="")
        self.setFocus()

    def toggle_map(self) -> None:
        """Show the whole pattern of the chosen head large, or the layer again."""
        if self.state.has_map:
            shown: Shown = "layer" if self.state.shown == "map" else "map"
            self.canvas.input.move_cursor(None)
            self.point(shown=shown, hovered=None, drawer="")
            self.setFocus()

    def show_map(self, head: int) -> None:
        """Show the whole pattern of a head large."""
        self.session.select(head=head)
        if self.state.shown != "map":
            self.toggle_map()

    def toggle_log(self) -> None:
        """Colour the large pattern by the logarithm of its weights, or by the weights."""
        self.point(log=not self.pointer.log)

    def fill_width(self) -> None:
        """Zoom the large pattern to the chosen row."""
        if self.whole.view is not None:
            self.whole.view.fill_width()

    def go_to(self) -> None:
        """Ask for a token by its number or a text, and select its row."""
        state = self.state
        tokens = state.document.tokens
        numbering = state.document.numbering
        place, said = ask_place(self, tokens, len(tokens), numbering, state.row)
        if place is not None:
            self.lock(place, state.key)
        if said:
            self.say(said)

    def cycle_views(self) -> None:
        """Show the next of what there is to see."""
        survey = self.state.survey
        if survey is not None:
            views = VIEWS if survey.best is not None else VIEWS[:-1]
            self.show_view(views[(views.index(self.state.shown) + 1) % len(views)])

    def measure_heads_off(self) -> None:
        """Find what is left of the likeliest token with each head off in turn, and show it."""
        survey = self.state.survey
        if survey is not None and survey.start.left is None:
            self.session.wish(MeasureHeadsOff())
        self.show_view("next")

    def measure_repeats(self) -> None:
        """Find the induction score of all heads on random repeats, and sort by it."""
        survey = self.state.survey
        if survey is not None and survey.score("repeats") is None:
            self.session.wish(MeasureRepeats())
        self.shade_by("repeats")

    def hide_cell(self, head: int, row: int, column: int) -> None:
        """Let a query not see a key in the model, or see it again: the later layers run on."""
        if column <= row or self.state.trace["allowed"][row, column]:
            self.session.wish(HideCells(head, ((row, column),)))

    # Templates of the finder

    def draw_template(self) -> None:
        """Begin a template, by which all heads are sorted: the large pattern is its canvas."""
        survey = self.state.survey
        if survey is not None and self.templates.add(survey.n_tokens):
            self.shade_by(self.state.template_names[-1])

    def remove_template(self) -> None:
        """Take away the template by which all heads are sorted."""
        if self.state.drawn is not None:
            self.templates.remove(self.state.drawn_place)
            self.shade_by(PATTERN)

    def offer_marks(self) -> None:
        """List what can be marked at once."""
        marks = marks_of(self.state, self.session.lab.sparse)
        cast(ManyHeadsPanel, self.side_panel()).head_card.tools.open_menu(marks)

    def _on_template_pressed(self, row: int, column: int, erases: bool) -> None:
        self.templates.press(self.state.drawn_place, (row, column), erases=erases)

    def _on_template_dragged(self, row: int, column: int) -> None:
        self.templates.drag(self.state.drawn_place, (row, column))

    def _on_template_filled(self, cells: NDArray[np.bool_]) -> None:
        self.templates.fill(self.state.drawn_place, cells)

    def _on_template_renamed(self, name: str) -> None:
        self.templates.rename(self.state.drawn_place, name)

    def set_muted(self, head: int, muted: bool) -> None:
        """Silence a head, or let it speak; of a model the later layers run on from there."""
        source = self.state.source
        if self.state.survey is None or source is None or source.kind != "model":
            self.edits.set_muted(head, muted)
        else:
            self.session.wish(ToggleHead(source.layer, head))

    def toggle_muted(self, head: int) -> None:
        """Silence a head, or let it speak, whichever it is not."""
        self.set_muted(head, head not in self.state.muted)

    def shade_by(self, shade: str) -> None:
        """Shade and sort all heads by a score, the largest first."""
        self.point(shade=shade, reverse=False)

    def sort_by(self, shade: str) -> None:
        """Sort by a score; by the one there is the other way round, then not at all."""
        pointer = self.pointer
        if shade != self.state.shade:
            self.shade_by(shade)
        elif pointer.reverse:
            self.shade_by(PATTERN)
        else:
            self.point(reverse=True)

    def choose(self, place: Place) -> None:
        """Bring a head of the model to the bench."""
        survey = self.state.survey
        if survey is not None:
            self.session.wish(ShowHead(survey.layers[place[0]], place[1]))

    def open_head(self, place: Place) -> None:
        """Show a head in the sentence."""
        self.choose(place)
        self.session.select(tab="heads")

    def step_ranked(self, by: int) -> bool:
        """Choose the next head in the order of the finder; False at the ends."""
        state = self.state
        if state.shown != "all":
            return False
        number = state.ranked.index(state.chosen) + by
        if not 0 <= number < len(state.ranked):
            return False
        self.choose(state.ranked[number])
        return True

    def choose_best(self) -> None:
        """Choose the first head in the order of the finder."""
        if self.state.shown == "all":
            self.choose(self.state.ranked[0])

    def toggle_first(self) -> None:
        """Leave the first token out of the pictures, or show it again; no row is rescaled."""
        self.session.select(hides_first=not self.session.selection.hides_first)

    def zoom_map(self, by: int) -> None:
        """Show larger thumbnails (+1), smaller ones (-1), or all there are (0)."""
        zoom = 1 if not by else self.pointer.zoom * 2 if by > 0 else self.pointer.zoom // 2
        self.point(zoom=min(max(zoom, 1), MOST_ZOOM))

    def toggle_finder(self) -> None:
        """Fold the finder away, or show it again."""
        self.point(folded=not self.pointer.folded)

    def copy_scores(self) -> None:
        """Put the scores of all heads on the clipboard, a line a head."""
        from attnviz.tabs.many_heads.commands import scores_csv, scores_name

        self.copy(scores_csv, scores_name)

    def toggle_drawer(self, which: Which) -> None:
        """Open or close W_O, the token vectors, or the chosen head as a table."""
        if which == "output" and self.state.document.W_O is None:
            self.refuse(
                tr("This document has no W_O: the outputs of the heads are only concatenated.")
            )
        else:
            self.point(drawer="" if which == self.state.pointer.drawer else which)

    def toggle_pass(self) -> None:
        """Open or close the list of the stages."""
        cast(ManyHeadsPanel, self.side_panel()).one_pass.toggle()

    def toggle_what_if(self) -> None:
        """Open or close what if."""
        cast(ManyHeadsPanel, self.side_panel()).trying.toggle()

    def ask_copy(self) -> None:
        """Offer everything that can be copied, over the canvas."""
        from attnviz.tabs.many_heads.commands import copies

        self.make_menu(copies(self.state)).popup(self.canvas.mapToGlobal(QPoint(0, 0)))

    # The menu of a cell

    def cell_entries(self, name: str, row: int, col: int) -> Entries:
        """Offer what can be done with a head."""
        from attnviz.ui.tab.grid_menu import MenuEntry

        head, state = self.canvas.head_of(name), self.state
        if head is None:
            return
        alone = state.large is not None
        yield MenuEntry(
            "enlarge", tr("All heads") if alone else tr("This head alone"),
            partial(self.enlarge, None if alone else head),
        )  # fmt: skip
        yield MenuEntry("map", tr("The whole pattern of this head"), partial(self.show_map, head),
            state.has_map)  # fmt: skip
        if state.trace["allowed"][row, col]:
            ask = partial(self.session.ask_what_changes, head, row, col)
            yield MenuEntry("what-changes", tr("What would change this?"), ask, not self.covered)
        if self.session.runs_on and (col <= row or state.trace["allowed"][row, col]):
            hide = partial(self.hide_cell, head, row, col)
            text = tr("Hide this key here, or show it again  Ctrl+click")
            yield MenuEntry("hide", text, hide)
        if off_sign(state.trace, head, row):
            share = partial(self.edits.share_rest, head, row)
            yield MenuEntry("share", tr("Distribute the rest of the row"), share)
        muted = head in state.muted
        yield MenuEntry(
            "mute", tr("Unmute this head") if muted else tr("Mute this head"),
            partial(self.edits.set_muted, head, not muted),
        )  # fmt: skip
        if "heads" in self.other_tabs:
            by_hand = partial(self.show_by_hand, head, row, col)
            text = tr("By hand, on “Sentence heads”")
            yield MenuEntry("by-hand", text, by_hand, not (state.covered or state.hidden[row, col]))
        yield None
        yield self.export_entry("pattern", tr("Export the heads…"))

    def show_by_hand(self, head: int, row: int, col: int) -> None:
        """Go to the tab that works a weight out by hand."""
        self.session.select(tab="heads", head=head, token=row, key=col)

    # Held numbers

    def number_at(self, name: str, row: int, col: int) -> tuple[str, tuple[int, ...]]:
        """Return the array and the place in it of a cell on screen."""
        head = self.canvas.head_of(name)
        if head is not None:
            return "pattern", (head, row, col)
        return ("concat" if name == CONCAT else "out"), (self.state.row, row)

    def here(self) -> tuple[str, tuple[int, ...]]:
        """Return the number that keys act on: the one with the keyboard, else the weight meant."""
        cursor = self.canvas.cursor_cell()
        if cursor is not None:
            return self.number_at(cursor.name, cursor.row, cursor.col)
        return "pattern", (self.state.head, *self.state.meant)

    def edit_weight(self) -> None:
        """Open the editor on the number at hand, which is held then."""
        cursor, name = self.canvas.cursor_cell(), self.canvas.grid_of(self.state.head)
        if cursor is not None:
            self.canvas.edit_cell(*cursor)
        elif name is not None:
            self.canvas.edit_cell(name, *self.state.meant)

    def _on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        self.edits.hold(*self.number_at(name, row, col), value, gesture)

    def _on_cell_cleared(self, name: str, row: int, col: int) -> None:
        self.edits.let_go(*self.number_at(name, row, col))

    def _on_keep_requested(self, name: str, row: int, col: int) -> None:
        self.edits.keep(*self.number_at(name, row, col))

    def _on_edit_refused(self, name: str, row: int, col: int) -> None:
        state = self.state
        if self.canvas.grid(name).is_on("covered", row, col):
            self.refuse(tr(REFUSED))
        else:
            query, read = state.tokens[row], state.tokens[col]
            why = tr("“{query}” cannot look at “{key}” here.", query=query, key=read)
            self.refuse(why)

    def _on_held_crossed(self, number: HeldNumber) -> None:
        self.edits.let_go(number.array, number.place)

    def _on_held_chosen(self, number: HeldNumber) -> None:
        """Point at a held weight, or at the row of another number."""
        if number.array == "pattern":
            self.session.select(head=number.place[0])
            self.lock(*number.place[1:])
        elif number.array in ("concat", "out"):
            self.lock(number.place[0])

    # DrawerSlot

    def _make_drawer(self, which: str, theme: Theme) -> Drawer:
        from attnviz.tabs.many_heads.drawers import HeadDrawer, MatrixDrawer

        if which == "table":
            table = HeadDrawer(theme, self.state, self)
            table.refused.connect(self.refuse)
            table.copy_requested.connect(self._on_number_copied)
            return table
        drawer = MatrixDrawer(cast(Which, which), theme, self.state, self)
        self.give_menu(drawer.host, super().cell_entries)
        drawer.number_edited.connect(self.edits.set_number)
        drawer.refused.connect(self.refuse)
        drawer.preset_requested.connect(self.edits.apply_preset)
        drawer.zero_requested.connect(self.edits.zero_head)
        drawer.copy_requested.connect(self._on_number_copied)
        drawer.paste_requested.connect(self._on_numbers_pasted)
        return drawer

    def _on_drawer_closed(self) -> None:
        self.point(drawer="")

    def _on_number_copied(self, name: str, row: int, col: int) -> None:
        state = self.state
        array = state.shares[state.head] if name == "A" else getattr(state.document, name)
        self.put(as_cell(array[row, col]))

    def _on_numbers_pasted(self, name: str, row: int, col: int) -> None:
        self.edits.paste(name, row, col, QGuiApplication.clipboard().text())

    # What has happened

    def _on_cell_hovered(self, name: str, row: int, col: int) -> None:
        self.point(hovered=(name, row, col))

    def _on_looked(self, outlook: Outlook) -> None:
        self.point(outlook=outlook)

    def _on_weight_pointed(self, row: int, col: int) -> None:
        self.point(hovered=("", row, col))

    def _on_hover_left(self) -> None:
        self.point(hovered=None)

    def _on_cell_clicked(self, name: str, row: int, col: int, held: object) -> None:
        if row == self.state.row and self.prediction.vote(col):
            return
        head = self.canvas.head_of(name)
        if head is None:
            return
        if held == CTRL and self.session.runs_on:
            self.hide_cell(head, row, col)
            return
        picks = cell_clicked(self.pointer.picks, held, ("", row, col))
        self.pick(picks or Picks())
        if picks is None:
            self.lock(row, col)

    def _on_cursor_moved(self, name: str, row: int, col: int) -> None:
        if self.canvas.head_of(name) is not None:
            self.lock(row, col)
        else:
            self.point(hovered=(name, row, col))

    def _on_row_clicked(self, name: str, row: int, held: object) -> None:
        if self.canvas.head_of(name) is None:
            return
        picks = row_clicked(self.pointer.picks, held, self.state.here, row)
        self.pick(picks or Picks())
        if picks is None:
            self.lock(row, self.state.key)

    def _on_column_clicked(self, name: str, column: int, held: object) -> None:
        if self.canvas.head_of(name) is None:
            return
        picks = column_clicked(self.pointer.picks, held, self.state.here, column)
        self.pick(picks or Picks())
        if picks is None:
            self.lock(self.state.row, column)

    def compare_head(self, head: int) -> None:
        """Compare another head with the chosen one."""
        from attnviz.ui.tab.compare.exhibit import pinned_head

        self.session.compare(pinned_head(self.session, head))

    def _on_title_clicked(self, name: str) -> None:
        head = self.canvas.head_of(name)
        shift = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        if shift and head is not None and head != self.session.selection.head:
            self.compare_head(head)
        else:
            self.enlarge(head)

    def _on_copy_requested(self, name: str, row: int, col: int) -> None:
        """Put what is picked on the clipboard, else one number, exactly; none that is covered."""
        from attnviz.tabs.many_heads.commands import row_or_picks, row_or_picks_name

        grid = self.canvas.grid(name)
        if self.state.picks:
            self.unless_covered(lambda: self.copy(row_or_picks, row_or_picks_name))
        elif grid.is_on("covered", row, col):
            self.refuse(tr(REFUSED))
        else:
            self.put(as_cell(grid.at(row, col)))

    def _on_sentence_submitted(self, text: str) -> None:
        lost = self.edits.set_sentence(text)
        if lost:
            self.refuse(lost)

    def _on_survey_changed(self) -> None:
        self.refresh()

    def _on_previewed(self, place: Place | None) -> None:
        self.point(previewed=place)

    def _on_opened(self, tab: str) -> None:
        self.session.select(tab=tab)

    def _on_stage_pointed(self, stage: str) -> None:
        self.point(stage=stage)


def _drawer_of(state: State) -> str:
    return state.pointer.drawer
