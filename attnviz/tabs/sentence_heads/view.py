"""The tab: a sentence twice, one head's links between, and everything that can be done to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.session import Change, Selection, Session
from attnviz.tabs.sentence_heads import captions, predict, telling
from attnviz.tabs.sentence_heads.columns import columns_of
from attnviz.tabs.sentence_heads.columns_layout import Columns
from attnviz.tabs.sentence_heads.control_row import ControlRow
from attnviz.tabs.sentence_heads.drawers import Drawers
from attnviz.tabs.sentence_heads.number_edits import NumberEdits
from attnviz.tabs.sentence_heads.pointer import Pointer
from attnviz.tabs.sentence_heads.row import QueryRow, read_row
from attnviz.tabs.sentence_heads.sentence_bar import SentenceBar
from attnviz.tabs.sentence_heads.sentences import unknown_places
from attnviz.tabs.sentence_heads.token_columns import TokenColumns
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.tips import hide_tip
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.predict.ballot import Question
from attnviz.ui.tab.contract import Command
from attnviz.ui.tab.stacked_view import StackedView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from attnviz.tabs.sentence_heads.drawers import Which
    from attnviz.tabs.sentence_heads.side_panel import SidePanel


class SentenceHeadsView(StackedView):
    """Where one head looks, word by word."""

    id: ClassVar[str] = "heads"
    title: ClassVar[str] = mark("Sentence heads")
    GAP = 8.0

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.session = session
        self.other_tabs: frozenset[str] = frozenset()
        self._refusal = ""
        self._row = self._read_row(session.selection.token)
        self.edits = NumberEdits(session)
        self.controls = ControlRow(session, theme, self)
        self.bar = SentenceBar(session, theme, self)
        self.canvas = TokenColumns(theme, self._columns(None, Picks()), self)
        self.pointer = Pointer(session, self.canvas, lambda: self._row, self)
        self.flow_button = KeyButton(
            tr("Keep flowing"), theme, self.canvas, kind="quiet", before="flow"
        )
        self._place()
        self.drawers = Drawers(session, theme, self._column, self, picking=self.pointer.picking)
        self.panel: SidePanel | None = None
        self._connect()
        self._refresh(flow=True)

    def _place(self) -> None:
        self.stack(self.controls, self.bar, self.canvas, canvas=self.canvas)
        self.flow_button.setCheckable(True)
        flows = tr("Let the dots keep flowing, or stand still")
        shortcut_labels.tip(self.flow_button, flows, "heads.flow", "Space")
        self.canvas.set_head_widget(self.flow_button)

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.selection_changed.connect(self._on_selection_changed)
        self.controls.predict.clicked.connect(self.press_predict)
        self.bar.dimmed_changed.connect(self._on_dimmed_changed)
        self.bar.row_requested.connect(self.drawers.show_word)
        self.drawers.number_edited.connect(self.set_number)
        self.drawers.refused.connect(self.refuse)
        self.drawers.closed.connect(self.canvas.setFocus)
        self.drawers.pointed.connect(self.tell)
        self.flow_button.clicked.connect(self.toggle_motion)
        self.pointer.moved.connect(self._on_pointer_moved)
        self.pointer.picking.changed.connect(self._on_picked)
        self.pointer.announced.connect(self._on_announced)
        self.canvas.menu_requested.connect(self._on_menu_requested)
        self.canvas.motion.flowing_changed.connect(self.flow_button.setChecked)

    # The View contract

    def side_panel(self) -> QWidget:
        """Return the By hand card and the excerpt of the sheet."""
        if self.panel is None:
            from attnviz.tabs.sentence_heads.side_panel import SidePanel

            self.panel = SidePanel(self.session, self._theme, self._row, self.pointer.key)
            self._show_panel()
            self.panel.number_edited.connect(self.set_number)
            self.panel.refused.connect(self.refuse)
            self.panel.sheet_requested.connect(self.toggle_sheet)
            self.panel.matrices_requested.connect(self.toggle_matrices)
        return self.panel

    @property
    def row(self) -> QueryRow:
        """Return the row on screen."""
        return self._row

    def caption(self) -> str:
        """Say how the row on screen shares out its attention, or what the last edit did."""
        told = self.edits.caption(self._row, self.session.selection.head)
        plain = "" if self.covered else self.captioned(told or captions.caption(self._row))
        return self._refusal or self.prediction.caption(plain)

    def status(self) -> str:
        """Return the exact numbers of the pair that is explained."""
        return telling.status_of(self)

    def picks_status(self) -> str:
        """Say what picked words share."""
        return telling.picks_status(self)

    def commands(self) -> list[Command]:
        """List what can be done on this tab."""
        from attnviz.tabs.sentence_heads.commands import commands

        return commands(self)

    def themed(self) -> list[TakesTheme]:
        """List what takes another look along with the tab."""
        parts: list[TakesTheme] = [
            self.controls,
            self.bar,
            self.flow_button,
            self.canvas,
            self.drawers,
        ]
        return parts if self.panel is None else [*parts, self.panel]

    def canvas_name(self) -> str:
        """Say what the canvas shows."""
        document = self.session.document()
        title = document.heads[self.session.selection.head].title
        return tr("Sentence heads, {head}", head=title)

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint head, sentence and picture at rest into any device."""
        telling.draw(self, painter, rect, theme)

    def draw_live(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the same in motion, for another screen."""
        telling.draw(self, painter, rect, theme, live=True)

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous word; False at the ends."""
        if self.reveal_by_clicker(by):
            return True
        before = self.session.selection.token
        self.pointer.leave_sources()
        self.pointer.step(by)
        return self.session.selection.token != before

    def toggle_motion(self) -> None:
        """Reveal what is covered; else let the dots keep flowing, or stand still."""
        if self.prediction.reveal():
            return
        self.canvas.motion.toggle()
        self.flow_button.setChecked(self.canvas.motion.endless)

    def escape(self) -> bool:
        """Leave the innermost: sentence, drawer, prediction, second column, picks, pinned word."""
        if self.bar.cancel() or self.drawers.escape():
            self.canvas.setFocus()
            return True
        left = self.leave_predicting() or self.pointer.leave_sources()
        return left or self.pointer.picking.clear_selection() or self.pointer.unpin()

    def chosen_area(self) -> QRectF:
        """Return where the row of the chosen word is."""
        row = self.canvas.layout_now().row_rect(self.session.selection.token)
        return row.translated(self.canvas.pos())

    def page(self) -> dict[str, bool | int | str]:
        """Return which drawer is open."""
        return {"drawer": self.drawers.open} if self.drawers.open else {}

    def show_page(self, page: Mapping[str, bool | int | str]) -> None:
        """Open the drawer that is named, or close the one that is open."""
        which = page.get("drawer")
        if which in ("sheet", "matrices"):
            self.drawers.show(cast("Which", which))
        else:
            self.drawers.close()

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        self.canvas.motion.set_paused(not shown)
        super().set_shown(shown)

    # What a person does

    def has_sheet(self) -> bool:
        """Whether the words come from a character sheet, so that the text can be changed."""
        return self.session.document().sheet is not None

    def set_number(self, matrix: str, index: tuple[int, ...], value: float, gesture: int) -> None:
        """Set one number of X or of a projection matrix."""
        self._refusal = ""
        if not self.edits.set(matrix, index, value, gesture, self._row):
            self.tell()

    def refuse(self, why: str) -> None:
        """Say why something cannot be done."""
        self._refusal = why
        self.tell()

    def toggle_sheet(self) -> None:
        """Open or close the whole sheet."""
        self.drawers.toggle("sheet")

    def toggle_matrices(self) -> None:
        """Open or close the matrices."""
        self.drawers.toggle("matrices")

    def set_other_tabs(self, ids: frozenset[str]) -> None:
        """Learn which tabs there are, to offer only ways that lead somewhere."""
        self.other_tabs = ids

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel: beads with arrowheads, changes at once."""
        self.canvas.set_reduced_motion(reduced)
        self.prediction.reduced = reduced

    def question(self) -> Question:
        """Ask who gets most of the attention of the row on screen."""
        return predict.question(self.session.document(), self.session.selection.head, self._row)

    def show_prediction(self) -> None:
        """Show the row covered, voted for, or revealed."""
        # While the class thinks, the pointer must not show other rows either.
        self.pointer.set_voting(self.prediction if self.predicting else None)
        self._refresh(flow=not self.covered and not self.prediction.lifting)

    def show_lift(self) -> None:
        """Show tiles a bit further up."""
        self.canvas.set_columns(self._columns(self.pointer.marked, self.pointer.picks))

    # What has happened

    def _on_changed(self, change: Change) -> None:
        if "document" in change.slots:
            hide_tip()
            if not self.edits.busy:
                self.edits.forget()
            self._refusal = ""
            self._fit_pointer()
            self._refresh(flow=change.selection is not None and self._other_row())
        elif change.selection is not None:
            self._on_selection_changed(change.selection)

    def _on_selection_changed(self, selection: Selection) -> None:
        flow = self._other_row()
        if flow:
            self.edits.forget()
        self._refusal = ""
        self._refresh(flow)

    def _other_row(self) -> bool:
        """Whether a row is chosen that is not the one for which dots flow."""
        selection = self.session.selection
        return (selection.token, selection.head) != self._flowing_for

    def _fit_pointer(self) -> None:
        """Point at nothing for now, and keep what is picked inside, when the words are others."""
        tokens = self.session.document().tokens
        if tokens != self._row.tokens:
            self.pointer.forget()
            if not self.pointer.picking.picks.grid:
                self.pointer.picking.fit(len(tokens), len(tokens))

    def _on_pointer_moved(self) -> None:
        self._refusal = ""
        self._refresh(flow=self.pointer.query != self._row.query)

    def _on_picked(self) -> None:
        self._refresh()
        self.tell_aloud()

    def _on_dimmed_changed(self) -> None:
        self._refresh()

    def _on_announced(self) -> None:
        telling.announce_pair(self)

    def _on_menu_requested(self, zone: str, place: int, where: QPoint) -> None:
        from attnviz.tabs.sentence_heads.word_menu import word_menu

        word_menu(self, zone, place).popup(where)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.drawers.fit()

    # Showing

    def _read_row(self, query: int) -> QueryRow:
        document, trace = self.session.document(), self.session.trace()
        return read_row(document, trace, self.session.selection.head, query)

    def _columns(self, marked: int | None, picks: Picks) -> Columns:
        selection = self.session.selection
        unknown = unknown_places(self.session.document())
        return columns_of(
            self._row,
            chosen=selection.token,
            marked=marked,
            pinned=selection.key,
            picks=picks,
            unknown=unknown,
            dimmed=self.bar.waiting,
            ballot=self.prediction.ballot,
        )

    def show_all(self) -> None:
        """Show the row that is meant now, and let the dots flow."""
        self._refresh(flow=True)

    def _refresh(self, flow: bool = False) -> None:
        """Show the row that is meant now: picture, panel, controls and words."""
        if self.is_idle():
            return
        selection = self.session.selection
        self._row = self._read_row(self.pointer.query)
        self._flowing_for = (selection.token, selection.head)
        self.ask_again()
        self.controls.refresh()
        self.controls.predict.set_state(on=self.predicting, covered=self.covered)
        self.bar.refresh()
        picks = self.pointer.picks
        self.canvas.set_columns(self._columns(self.pointer.marked, picks), flow)
        self._show_panel()
        self.drawers.refresh()
        self.tell()

    def _show_panel(self) -> None:
        if self.panel is not None:
            self.panel.show_row(self._row, self.pointer.key, covered=self.covered)
