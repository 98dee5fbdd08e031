"""The tab: it wires controls, canvas, drawers and panel to the edits and to what is pointed at."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.session import Change, Selection, Session
from attnviz.tabs.sentence_heads import predict, words
from attnviz.tabs.sentence_heads.canvas import Canvas
from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.tabs.sentence_heads.canvas.heading import paint_heading
from attnviz.tabs.sentence_heads.canvas.long_text import LongText
from attnviz.tabs.sentence_heads.canvas.writing import WritingPart
from attnviz.tabs.sentence_heads.controls import Controls, SentenceBar
from attnviz.tabs.sentence_heads.edits import NUMBER, Edits
from attnviz.tabs.sentence_heads.state import Pointer, State, resolve
from attnviz.tabs.sentence_heads.state.state import (
    EditedNumber,
    Which,
    Zone,
    fitted,
    without_other_rows,
)
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predicting import REFUSED
from attnviz.ui.reading.announce import announce_place
from attnviz.ui.tab.canvas_place import CanvasPlace
from attnviz.ui.tab.drawers import DrawerSlot
from attnviz.ui.tab.picks import column_clicked, row_clicked
from attnviz.ui.tab.state import differs
from attnviz.ui.tab.view import View

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from attnviz.model.edits.paste import Places
    from attnviz.tabs.sentence_heads.canvas.page import TextPage
    from attnviz.tabs.sentence_heads.canvas.writing_page import WritingPage
    from attnviz.tabs.sentence_heads.drawers.grid_drawer import GridDrawer
    from attnviz.tabs.sentence_heads.drawers.sheet_drawer import SheetDrawer
    from attnviz.tabs.sentence_heads.panel import SentenceHeadsPanel
    from attnviz.tabs.sentence_heads.words.by_hand import Cell
    from attnviz.ui.controls.drawer import Drawer
    from attnviz.ui.grid.host import GridHost
    from attnviz.ui.tab.compare.exhibit import ComparedMatrices
    from attnviz.ui.tab.held import HeldNumber
    from attnviz.ui.tab.picks import Here

MANY_HEADS = "grid"
OF_TOKENS = mark("Words are shown here; choose “Tokens” to select one or to type over its share.")


class SentenceHeadsView(View[State, Pointer]):
    """Where one head looks, word by word."""

    id: ClassVar[str] = "heads"
    title: ClassVar[str] = mark("Sentence heads")
    GAP = 8.0
    SLOTS = frozenset({"document"})
    ANSWER = frozenset({"row"})
    WHOLE = "columns"
    MARKS_CHANGES = True
    WORDS = words
    PREDICT = predict

    canvas: Canvas
    controls: Controls

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, Pointer(), parent)
        self.edits = Edits(session)
        self.other_tabs: frozenset[str] = frozenset()
        self.panel: SentenceHeadsPanel | None = None
        controls, canvas = Controls(theme, self), Canvas(theme, columns_of(self.state), self)
        self.bar = SentenceBar(theme, self.state, self)
        self.flow_button = KeyButton(
            tr("Keep dots moving"), theme, canvas, kind="quiet", before="flow"
        )
        self.flow_button.setCheckable(True)
        flows = tr("Keep the dots moving or stop them")
        shortcut_labels.tip(self.flow_button, flows, "heads.flow", "Space")
        canvas.set_head_button(self.flow_button)
        self.assemble(controls, self.bar, canvas, controls=controls, canvas=canvas)
        self.long = LongText(theme, CanvasPlace(self, canvas, self._column))
        self.long.made.connect(self._on_page_made)
        self.add_part(self.long)
        self.writing = WritingPart(theme, self.long.place)
        self.writing.made.connect(self._on_writing_made)
        self.add_part(self.writing)
        self.drawers: DrawerSlot[State] = DrawerSlot(
            theme, self, self._column, which=_drawer_of, make=self._make_drawer
        )
        self.add_part(self.drawers)
        self._connect()

    def _connect(self) -> None:
        self.session.survey_changed.connect(self._on_survey_changed)
        self.session.writing_changed.connect(self.refresh)
        controls, bar, canvas = self.controls, self.bar, self.canvas
        controls.head_chosen.connect(self.choose_head)
        controls.swap_requested.connect(self.edits.swap_ending)
        controls.whole_words_chosen.connect(self.show_words)
        controls.back_requested.connect(self.write_back)
        controls.play_requested.connect(self._on_play_requested)
        controls.next_requested.connect(self.write_next)
        bar.sentence_submitted.connect(self._on_sentence_submitted)
        bar.waiting_changed.connect(self._on_waiting_changed)
        bar.row_requested.connect(self.open_sheet_at)
        canvas.query_hovered.connect(self._on_query_hovered)
        canvas.key_hovered.connect(self._on_key_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        canvas.query_clicked.connect(self._on_query_clicked)
        canvas.key_clicked.connect(self._on_key_clicked)
        canvas.word_picked.connect(self._on_word_picked)
        canvas.step_requested.connect(self.step)
        canvas.pin_requested.connect(self._on_pin_requested)
        canvas.zone_changed.connect(self._on_zone_changed)
        canvas.menu_requested.connect(self._on_menu_requested)
        canvas.weight_requested.connect(self.edit_weight)
        canvas.weight_edited.connect(self._on_weight_edited)
        canvas.weight_cleared.connect(self._on_weight_cleared)
        canvas.weight_refused.connect(self.refuse)
        canvas.motion.flowing_changed.connect(self.flow_button.setChecked)
        self.flow_button.clicked.connect(self.toggle_motion)
        self.drawers.close_requested.connect(self._on_drawer_closed)
        self.drawers.left.connect(self._take_keyboard)

    def _on_page_made(self, page: TextPage) -> None:
        page.query_hovered.connect(self._on_query_hovered)
        page.hover_left.connect(self._on_hover_left)
        page.query_clicked.connect(self._on_query_clicked)
        page.key_clicked.connect(self._on_key_clicked)
        page.word_picked.connect(self._on_word_picked)
        page.step_requested.connect(self.step)
        page.menu_requested.connect(self._on_menu_requested)
        page.weight_requested.connect(self.edit_weight)
        page.entry.edited.connect(self._on_weight_edited)
        page.entry.cleared.connect(self._on_weight_cleared)
        page.entry.refused.connect(self.refuse)

    def _on_writing_made(self, page: WritingPage) -> None:
        page.next_wished.connect(self.write_next)
        page.back_wished.connect(self.write_back)
        page.taken.connect(self._on_token_taken)
        page.cut.connect(self._on_written_cut)
        page.voted.connect(self.prediction.vote)
        page.chosen.connect(self.choose)

    @property
    def text_page(self) -> TextPage | None:
        """Return the page of a long text, if it stands in place of the columns."""
        return self.long.page if self.long.in_front else None

    @property
    def _front(self) -> QWidget:
        if self.writing.in_front and self.writing.page is not None:
            return self.writing.page
        return self.text_page or self.canvas

    def _take_keyboard(self) -> None:
        self._front.setFocus()

    # What the window asks for

    def set_bare(self, bare: bool) -> None:
        """Show the canvas alone: nothing in it is to be pressed either."""
        super().set_bare(bare)
        self.flow_button.setHidden(bare)

    def resolve(self) -> State:
        """Return what there is to show now."""
        return resolve(self.session, self.pointer)

    def compared(self) -> ComparedMatrices:
        """Compare patterns of all heads, or the chosen one with another; a row as bars."""
        from attnviz.ui.tab.compare.exhibit import patterns_of

        return replace(patterns_of(self.session), bars=True)

    def make_panel(self) -> QWidget:
        """Make the panel: the By hand card and the excerpt of the sheet."""
        from attnviz.tabs.sentence_heads.panel import SentenceHeadsPanel

        self.panel = panel = SentenceHeadsPanel(self._theme, self.state)
        panel.number_edited.connect(self.set_number)
        panel.card.number_wished.connect(self._on_card_number_wished)
        panel.card.number_edited.connect(self._on_card_number_edited)
        panel.card.number_kept.connect(self._on_card_number_kept)
        panel.card.number_cleared.connect(self._on_card_number_cleared)
        panel.card.number_refused.connect(self.refuse)
        panel.sheet_made.connect(self._on_sheet_made)
        panel.held.chosen.connect(self._on_held_chosen)
        panel.held.let_go.connect(self._on_held_crossed)
        panel.held.let_all_go.connect(self.edits.holding.let_all_go)
        panel.held.compare_asked.connect(self.compare_with_computed)
        panel.refused.connect(self.refuse)
        panel.copied.connect(self.put)
        panel.paste_requested.connect(self._on_numbers_pasted)
        panel.sheet_requested.connect(partial(self.toggle_drawer, "sheet"))
        panel.matrices_requested.connect(partial(self.toggle_drawer, "matrices"))
        return panel

    def draw_heading(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint head and sentence in a line; return what is left."""
        return paint_heading(painter, rect, theme, self.state)

    def after_change(self, change: Change) -> Pointer:
        """Point at nothing for now when the words are others; rows of matrices stay listed."""
        pointer = fitted(self.pointer, self.session, self.state)
        now, before = self.session.lab.source, self.state.source
        if now is not None and before is not None and now.n_written > before.n_written:
            pointer = replace(pointer, left_writing=False)  # who writes wants to see it
        return pointer

    def voting_widgets(self) -> list[QWidget]:
        """List what has the keyboard while one votes."""
        return [self._front] if self.writing.in_front else super().voting_widgets()

    def is_told(self, change: Change) -> bool:
        """Whether a number was typed on this tab."""
        return isinstance(change.edit, tuple) and change.edit[0] == NUMBER

    def is_elsewhere(self, before: State, state: State) -> bool:
        """Whether another word or head was chosen."""
        return differs(state, before, "token", "head")

    def show_prediction(self) -> None:
        """Show the row covered, voted for, or revealed; while one votes no other is previewed."""
        if self.predicting:
            self.pointer = replace(self.pointer, preview=None)
        super().show_prediction()

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous word; False at the ends."""
        if self.reveal_by_clicker(by):
            return True
        if self.state.writes:
            self.write_next() if by > 0 else self.write_back()
            return True
        before = self.session.selection.token
        self.leave_keys()
        self.step(by)
        return self.session.selection.token != before

    def toggle_motion(self) -> None:
        """Reveal what is covered; else let the dots keep flowing, or stand still."""
        if self.prediction.reveal():
            return
        if self.state.writes:
            self._on_play_requested()
            return
        self.canvas.motion.toggle()
        self.flow_button.setChecked(self.canvas.motion.endless)

    def escape(self) -> bool:
        """Leave the innermost: sentence, drawer, prediction, second column, picks, pinned word."""
        if self.bar.cancel() or self._leave_drawer():
            self._take_keyboard()
            return True
        if self.leave_predicting() or self.leave_keys():
            return True
        if self.state.writes:
            self.toggle_writing()
            return True
        if self.pointer.picks:
            self.pick(Picks())
            return True
        pinned = self.session.selection.key is not None
        self.session.select(key=None)
        return pinned

    def chosen_area(self) -> QRectF:
        """Return where the row of the chosen word is."""
        token = self.session.selection.token
        if self.text_page is not None:
            return self.text_page.layout_now().word_rect(token).translated(self.text_page.pos())
        row = self.canvas.layout_now().row_rect(self._place(token))
        return row.translated(self.canvas.pos())

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        self.canvas.motion.set_paused(not shown)
        super().set_shown(shown)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel: beads with arrowheads, changes at once."""
        super().set_reduced_motion(reduced)
        self.canvas.set_reduced_motion(reduced)

    def set_other_tabs(self, ids: frozenset[str]) -> None:
        """Learn which tabs there are, to offer only ways that lead somewhere."""
        self.other_tabs = ids

    # What the model writes

    def write_next(self) -> None:
        """Reveal what is covered; else let the model write the next token."""
        from attnviz.model.wishes import WriteNext

        if not (self.state.writes and self.prediction.reveal()):
            self.session.wish(WriteNext())

    def write_back(self) -> None:
        """Take the last written token back."""
        if self.state.writes:
            self._keep_written(self.state.written.count - 1)

    def toggle_writing(self) -> None:
        """Show the columns though the model writes, or what it wrote again."""
        self.point(left_writing=not self.pointer.left_writing)
        self._take_keyboard()

    def _keep_written(self, count: int) -> None:
        from attnviz.model.wishes import KeepWritten

        self.session.wish(KeepWritten(count))

    def _on_play_requested(self) -> None:
        from attnviz.model.wishes import PlayWriting

        self.session.wish(PlayWriting())

    def _on_token_taken(self, token: int) -> None:
        from attnviz.model.wishes import WriteInstead

        self.session.wish(WriteInstead(token))

    def _on_written_cut(self, count: int) -> None:
        if count < self.state.written.count:
            self._keep_written(count)

    # What a person does beside edits

    def choose_head(self, head: int) -> None:
        """Show another head."""
        self.session.select(head=head)

    def step_head(self, by: int) -> None:
        """Show the head to the left or right."""
        last = self.session.document().n_heads - 1
        self.choose_head(min(max(self.session.selection.head + by, 0), last))

    def choose(self, query: int) -> None:
        """Choose the query word."""
        self.pointer = replace(self.pointer, preview=None, hovered=None)
        self.session.select(token=query)
        self.refresh(pointing=True)

    def pin(self, key: int) -> None:
        """Keep explaining a key word; a second time lets it go; while covered vote for it."""
        if self.covered:
            self.prediction.vote(key)
            return
        same = self.session.selection.key == key
        self.session.select(key=None if same else key)

    def explain(self, key: int) -> None:
        """Keep explaining a key word, whatever was explained before."""
        self.session.select(token=self.state.query, key=key)

    def step(self, by: int) -> None:
        """Move down the column with the keyboard."""
        if self.pointer.zone == "keys":
            self.point(cursor=self._further(self.state.key, by, asks=False))
        else:
            self.choose(self._further(self.session.selection.token, by, asks=True))
        self._announce_pair()

    def edit_weight(self, key: int | None = None) -> None:
        """Open a field over the share of a word, None = the one that is explained."""
        state, place = self.state, self.state.key if key is None else key
        if state.covered:
            self.refuse(tr(REFUSED))
        elif state.words is not None:
            self.refuse(tr(OF_TOKENS))
        elif not state.row.seen[place]:
            query, read = (visible(state.tokens[i]) for i in (state.query, place))
            self.refuse(tr("“{query}” cannot look at “{key}” here.", query=query, key=read))
        else:
            if state.pinned != place:
                self.session.select(token=state.query, key=place)
            share = float(self.state.row.pattern[place])
            (self.text_page or self.canvas).edit_weight(place, share)

    def go_to(self) -> None:
        """Ask for a word of a long text, or its number."""
        if self.text_page is not None:
            self.text_page.ask_place()

    def _on_card_number_wished(self, cell: Cell, typed: str | None) -> None:
        state = self.state
        array, place = cell
        if state.covered or self.panel is None:
            self.refuse(tr(REFUSED))
        else:
            if state.pinned != state.key:  # the card stays with this pair, whatever follows
                self.session.select(token=state.query, key=state.key)
            held = state.trace.is_held(array, place)
            value = float(state.trace[array][place])
            self.panel.card.open_editor(cell, value, held=held, typed=typed)

    def _on_card_number_edited(self, cell: Cell, value: float, gesture: int) -> None:
        self.edits.hold(*cell, value, gesture)

    def _on_card_number_kept(self, cell: Cell) -> None:
        self.edits.keep(*cell)

    def _on_card_number_cleared(self, cell: Cell) -> None:
        self.edits.let_go(*cell)

    def _on_weight_edited(self, key: int, value: float, gesture: int) -> None:
        self.edits.hold("pattern", (self.state.head, self.state.query, key), value, gesture)

    def _on_weight_cleared(self, key: int) -> None:
        self.edits.let_go("pattern", (self.state.head, self.state.query, key))

    def leave_keys(self) -> bool:
        """Return the keyboard back to the query words; False when they have it."""
        if self.pointer.zone == "queries":
            return False
        self.point(zone="queries", cursor=None)
        return True

    def pick_row(self) -> None:
        """Pick the asking word, or the row of the drawer that is at hand, or let it go."""
        if self._of_words():
            return
        grid, row, _ = self._here()
        self.pick(self.pointer.picks.on(grid).with_row(row))

    def pick_column(self) -> None:
        """Pick the read word, or the column of the drawer that is at hand, or let it go."""
        if self._of_words():
            return
        grid, _, column = self._here()
        self.pick(self.pointer.picks.on(grid).with_column(column))

    def set_number(self, matrix: str, index: tuple[int, ...], value: float, gesture: int) -> None:
        """Set one number of X or of a projection matrix."""
        self.pointer = replace(self.pointer, edited=EditedNumber(matrix, index))
        if not self.edits.set_number(matrix, index, value, gesture):
            self.refuse("")

    def _on_sheet_made(self, host: GridHost) -> None:
        self.give_menu(host)

    def _on_held_chosen(self, number: HeldNumber) -> None:
        """Point at a held weight."""
        if number.array == "pattern":
            head, query, key = number.place
            self.session.select(head=head, token=query, key=key)

    def _on_held_crossed(self, number: HeldNumber) -> None:
        self.edits.holding.let_go(number.array, number.place, cell=number.line[0])

    def toggle_drawer(self, which: Which) -> None:
        """Open the whole sheet or the matrices, or close that drawer."""
        self._open("" if which == self.pointer.drawer else which)

    def toggle_tables(self) -> None:
        """Show the open drawer as a table, or its grids again; the sheet when none is open."""
        if not self.pointer.drawer:
            self._open("sheet")
        self.point(tables=not self.pointer.tables)

    def toggle_words(self) -> None:
        """Show the tokens of a word as one, or every token alone."""
        self.show_words(not self.pointer.whole_words)

    def show_words(self, whole: bool) -> None:
        """Show words, or the tokens they are cut into; tokens that are picked are let go."""
        self.pointer = replace(self.pointer, hovered=None, preview=None)
        self._let_go()
        self.point(whole_words=whole)

    def toggle_first(self) -> None:
        """Leave the first token's bar out of the picture, or show it; no share is rescaled."""
        self.session.select(hides_first=not self.session.selection.hides_first)

    def open_sheet_at(self, word: int) -> None:
        """Open the sheet at the row of a word."""
        self._open("sheet")
        cast("SheetDrawer", self.drawers.drawer).show_word(word)

    def ask_copy(self) -> None:
        """Offer everything that can be copied, at the word on screen."""
        from attnviz.tabs.sentence_heads.commands import copies

        if self.text_page is not None:
            at = self.text_page.layout_now().word_rect(self.state.query).bottomLeft().toPoint()
        else:
            layout = self.canvas.layout_now()
            place = self._place(self.state.query)
            at = QPoint(round(layout.query_right), round(layout.middle(place)))
        self.make_menu(copies(self.state)).popup(self._front.mapToGlobal(at))

    def word_menu(self, zone: str, place: int) -> QMenu:
        """Offer what can be done with a word: as a query its row, else the row on screen."""
        from attnviz.tabs.sentence_heads.commands import weight_rows, word_rows

        place = self._token(zone, place)
        query = place if zone == "queries" else self.state.query
        there = MANY_HEADS in self.other_tabs
        rows = word_rows(self.state, query, place, other_tab=there)
        weight = weight_rows(self.state, place) if zone == "keys" else []
        return self.make_menu([*weight, *rows])

    def paste_sheet(self) -> None:
        """Set features of words from a table in the clipboard."""
        self.edits.paste_sheet(QGuiApplication.clipboard().text())

    def _inside(self, place: int) -> int:
        return min(max(place, 0), self.session.document().n_tokens - 1)

    def _further(self, token: int, by: int, *, asks: bool) -> int:
        """Return the token that is so many places of a column further, of words or of tokens."""
        words = self.state.words
        if words is None:
            return self._inside(token + by)
        word = min(max(words.of(token) + by, 0), len(words.ranges) - 1)
        return self._token("queries" if asks else "keys", word)

    def _token(self, zone: str, place: int) -> int:
        """Return the token at a place of a column: of a word the one that stands for it."""
        words = self.state.words
        if words is None:
            return place
        if zone == "queries":
            return words.asking(place)
        return words.read(place, self.state.row.pattern)

    def _place(self, token: int) -> int:
        """Return where a token stands in the columns."""
        words = self.state.words
        return token if words is None else words.of(token)

    def _of_words(self) -> bool:
        """Whether words stand in the columns, which are not picked; then say so."""
        if self.state.words is None or self._drawer is not None:
            return False
        self.refuse(tr(OF_TOKENS))
        return True

    def _here(self) -> Here:
        drawer = self._drawer
        return (drawer.here() if drawer is not None else None) or self.state.here

    def _let_go(self) -> None:
        if self.pointer.picks:
            self.pick(Picks())

    def _announce_pair(self) -> None:
        """Let a screen reader say the pair that the keyboard is on."""
        say = predict.covered_pair if self.covered else words.spoken
        announce_place(self._front, say(self.state))

    # The drawers

    @property
    def _drawer(self) -> GridDrawer | None:
        return cast("GridDrawer | None", self.drawers.drawer)

    def _open(self, which: Which) -> None:
        self.pointer = self.pointer.with_drawer(which)
        self.refresh(pointing=True)

    def _leave_drawer(self) -> bool:
        """Leave a rename, then what is picked in the drawer, then that; False without one."""
        if self._drawer is not None and self._drawer.cancel():
            return True
        if self.pointer.picks.grid and self.pointer.picks:
            self.pick(Picks())
        elif self.pointer.drawer:
            self._open("")
        else:
            return False
        return True

    def _make_drawer(self, which: str, theme: Theme) -> Drawer:
        drawer: GridDrawer
        if which == "sheet":
            from attnviz.tabs.sentence_heads.drawers.sheet_drawer import SheetDrawer

            drawer = sheet = SheetDrawer(theme, self.state, self)
            sheet.renamed.connect(self.edits.rename_feature)
        else:
            from attnviz.tabs.sentence_heads.drawers.matrices_drawer import MatricesDrawer

            drawer = matrices = MatricesDrawer(theme, self.state, self)
            matrices.every_row_requested.connect(self._on_every_row_requested)
        self.give_menu(drawer.host)
        drawer.number_edited.connect(self.set_number)
        drawer.refused.connect(self.refuse)
        drawer.tables_requested.connect(self._on_tables_requested)
        drawer.cell_met.connect(self._on_cell_met)
        drawer.picked.connect(self._on_numbers_picked)
        drawer.copy_requested.connect(self._on_number_copied)
        drawer.paste_requested.connect(self._on_numbers_pasted)
        return drawer

    def _on_drawer_closed(self) -> None:
        self._open("")

    def _on_tables_requested(self, on: bool) -> None:
        self.point(tables=on)

    def _on_every_row_requested(self, every: bool) -> None:
        pointer = replace(self.pointer, every_row=every, kept=(), kept_of=-1)
        self.pointer = without_other_rows(pointer, self.session, self.state)
        self.refresh(pointing=True)

    def _on_cell_met(self, name: str, row: int, column: int) -> None:
        if self.pointer.picks.grid == name:
            self.point(cell=(name, row, column))

    def _on_numbers_picked(self, picks: Picks, cell: Here | None) -> None:
        if picks:
            self.pointer = replace(self.pointer, cell=cell)
            self.pick(picks)
        else:
            self._let_go()

    def _on_number_copied(self, name: str, row: int, column: int) -> None:
        from attnviz.tabs.sentence_heads.commands import picked_text
        from attnviz.ui.tab.copies import as_cell

        picked = picked_text(self.state) if self.state.drawer_picks else ""
        number = as_cell(self.state.drawn(name)[0][row, column])
        self.put(picked or number, tr("the selection") if picked else number)

    def _on_numbers_pasted(
        self, matrix: str, corner: tuple[int, int], places: Places, unlocked: bool
    ) -> None:
        text = QGuiApplication.clipboard().text()
        self.edits.paste_numbers(text, matrix, corner, places, unlocked=unlocked)

    # What has happened

    def _on_survey_changed(self) -> None:
        self.refresh()

    def _on_selection_changed(self, selection: Selection) -> None:
        if selection.head != self.state.head:
            self.pointer = fitted(self.pointer, self.session, self.state)
        super()._on_selection_changed(selection)

    def _on_sentence_submitted(self, text: str) -> None:
        self.pointer = replace(self.pointer, typed=text.strip())
        self.edits.set_sentence(text)
        self.refresh()

    def _on_waiting_changed(self, waiting: bool) -> None:
        self.point(waiting=waiting)

    def _on_query_hovered(self, place: int) -> None:
        place = self._token("queries", place)
        same = self._place(place) == self._place(self.session.selection.token) or self.predicting
        self.point(preview=None if same else place, hovered=None)

    def _on_key_hovered(self, place: int) -> None:
        self.point(preview=None, hovered=self._token("keys", place))

    def _on_hover_left(self) -> None:
        self.point(preview=None, hovered=None)

    def _on_query_clicked(self, place: int) -> None:
        """Choose a word; others of its column are let go, those that it reads stay picked."""
        self.pointer = replace(self.pointer, zone="queries")
        if self.state.picks.rows:
            self.pick(Picks())
        self.choose(self._token("queries", place))

    def _on_key_clicked(self, place: int) -> None:
        self.pointer = replace(self.pointer, zone="queries")
        if self.state.picks.columns and not self.covered:
            self.pick(Picks())
        self.pin(self._token("keys", place))
        self.refresh(pointing=True)

    def _on_word_picked(self, zone: str, place: int, held: object) -> None:
        picks, here = self.pointer.picks, self.state.here
        if self.state.words is not None:
            self._of_words()
        elif zone == "keys" and self.covered:
            self.pin(place)
        elif zone == "keys":
            self.pick(column_clicked(picks, held, here, place) or Picks())
        else:
            self.point(preview=None, hovered=None)
            start = ("", self.session.selection.token, 0)
            self.pick(row_clicked(picks, held, start, place) or Picks())

    def _on_pin_requested(self) -> None:
        if self.pointer.cursor is not None:
            self.pin(self.pointer.cursor)

    def _on_zone_changed(self, zone: Zone) -> None:
        self.point(zone=zone, cursor=self.state.key if zone == "keys" else None)
        if zone == "keys":
            self._announce_pair()

    def _on_menu_requested(self, zone: str, place: int, where: QPoint) -> None:
        self.word_menu(zone, place).popup(where)


def _drawer_of(state: State) -> str:
    return state.pointer.drawer
