"""The tab: every head's pattern side by side, how they share keys, and what comes of a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.session import Change, Selection, Session
from attnviz.tabs.many_heads import captions, predict, status
from attnviz.tabs.many_heads.canvas import HeadsCanvas
from attnviz.tabs.many_heads.control_row import ControlRow
from attnviz.tabs.many_heads.drawers import Drawers
from attnviz.tabs.many_heads.drawing import DrawnView
from attnviz.tabs.many_heads.figure import Figure, read_figure
from attnviz.tabs.many_heads.layer_edits import LayerEdits
from attnviz.tabs.many_heads.number_edits import NumberEdits
from attnviz.tabs.many_heads.outputs import Outputs
from attnviz.tabs.many_heads.panel_link import PanelLink
from attnviz.tabs.many_heads.picks import picks_text
from attnviz.tabs.many_heads.pointer import Pointer
from attnviz.tabs.many_heads.text_line import TextLine
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.predict.ballot import Question
from attnviz.ui.predict.ballot_bar import BallotBar
from attnviz.ui.tab.contract import Command

if TYPE_CHECKING:
    from attnviz.tabs.many_heads.drawer import Which


class ManyHeadsView(DrawnView):
    """All heads of one layer on one text."""

    id: ClassVar[str] = "grid"
    title: ClassVar[str] = mark("Many heads")

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.session = session
        self._large: int | None = None
        self._refusal = ""
        self.edits = NumberEdits(session)
        self.layer = LayerEdits(session)
        self.outputs = Outputs(self)
        self.figure: Figure = self._read_figure(None)
        self.controls = ControlRow(theme, self)
        self.text = TextLine(session, theme, self)
        self.canvas = HeadsCanvas(theme, self)
        self.pointer = Pointer(session, self.canvas, self.looked_at, self.prediction.vote)
        self.votes = BallotBar(theme, self)
        self.stack(self.controls, self.text, self.canvas, self.votes, canvas=self.canvas)
        self.canvas.set_describer(self._describe)
        self.drawers = Drawers(session, theme, self._column, self)
        self.panel_link = PanelLink(self.figure, theme, self)
        self._connect()
        self.show_all()

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.selection_changed.connect(self._on_selection_changed)
        self.controls.kv_chosen.connect(self.layer.set_kv_heads)
        self.controls.predict.clicked.connect(self.press_predict)
        self.votes.chosen.connect(self.prediction.vote)
        canvas = self.canvas
        canvas.mute_requested.connect(self.layer.set_muted)
        self.pointer.moved.connect(self._on_pointer_moved)
        self.pointer.picking.changed.connect(self.tell_aloud)
        canvas.title_clicked.connect(self._on_title_clicked)
        canvas.copy_requested.connect(self.outputs.copy_cell)
        self.text.refused.connect(self.refuse)
        self.text.left.connect(canvas.setFocus)
        self.drawers.number_edited.connect(self.set_number)
        self.drawers.refused.connect(self.refuse)
        self.drawers.closed.connect(canvas.setFocus)
        self.panel_link.stage_pointed.connect(canvas.set_lit_stage)
        self.panel_link.refused.connect(self.say)

    # The View contract

    def side_panel(self) -> QWidget:
        """Return the sizes of a large model, one pass by stages, and what if."""
        return self.panel_link.panel

    def caption(self) -> str:
        """Say what is on screen now, or what the last edit did."""
        if self._refusal or self.covered:
            return self._refusal or self.prediction.caption("")
        plain = self.edits.caption(self.figure) or captions.caption(
            self.figure, self.pointer.cell, self.session.selection.pinned
        )
        return self.prediction.caption(self.captioned(plain))

    def status(self) -> str:
        """Return the weights of the pointed-at cell in all heads."""
        if self._said:
            return self._said
        if self.pointer.path is not None:
            return status.path_text(self.figure, *self.pointer.path)
        return self.picks_status() or status.status_text(self.figure, *self.pointer.meant_cell())

    def picks_status(self) -> str:
        """Say what picked rows or columns add up to in the heads."""
        if not self.pointer.picks or self.figure.covered:
            return ""
        return picks_text(self.figure, self.pointer.picks, *self.pointer.meant_cell())

    def commands(self) -> list[Command]:
        """List what can be done on this tab."""
        from attnviz.tabs.many_heads.commands import commands

        return commands(self)

    def themed(self) -> list[TakesTheme]:
        """List what takes another look along with the tab."""
        under = (self.drawers, self.panel_link)
        return [self.votes, self.controls, self.text, self.canvas, *under]

    def canvas_name(self) -> str:
        """Say what the canvas shows."""
        return tr("Many heads, {n} patterns", n=self.figure.n_heads)

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous head; False at the ends."""
        if self.reveal_by_clicker(by):
            return True
        order = self.figure.order
        place = order.index(self.session.selection.head) + by
        if not 0 <= place < len(order):
            return False
        self.session.select(head=order[place])
        if self._large is not None:
            self._large = order[place]
            self.show_all()
        self.canvas.reveal_head(order[place])
        return True

    def escape(self) -> bool:
        """Leave the innermost: text, prediction, cell of the keyboard, drawer, head, row."""
        if self.text.cancel() or self.leave_predicting():
            return True
        if self.canvas.cursor_cell() is not None:
            self.canvas.input.move_cursor(None)
            return True
        if self.drawers.close() or self.pointer.picking.clear_selection():
            return True
        if self._large is not None:
            self.enlarge(None)
            return True
        return self.pointer.unlock()

    def chosen_area(self) -> QRectF:
        """Return where the chosen row of the chosen head is."""
        name = self.canvas.grid_of(self.session.selection.head)
        row = QRectF() if name is None else self.canvas.row_rect(name, self.session.selection.token)
        return row.translated(self.canvas.pos())

    def page(self) -> dict[str, bool | int | str]:
        """Return whether the chosen head fills the canvas."""
        return {} if self._large is None else {"large": True}

    def show_page(self, page: Mapping[str, bool | int | str]) -> None:
        """Let the chosen head fill the canvas, or show all heads."""
        self._large = self.session.selection.head if page.get("large") else None
        self.show_all()
        self._reveal_row()

    def question(self) -> Question:
        """Ask which word the chosen head reads most."""
        return predict.question(self._read_figure(self.figure))

    # What a person does

    def looked_at(self) -> Figure:
        """Return what is on screen."""
        return self.figure

    @property
    def large(self) -> int | None:
        """Return the head that fills the canvas."""
        return self._large

    def enlarge(self, head: int | None) -> None:
        """Let one head fill the canvas; the same once more, or None, shows all."""
        self._large = None if head == self._large else head
        self.canvas.input.move_cursor(None)
        if head is not None:
            self.session.select(head=head)
        self.show_all()
        self._reveal_row()

    def set_number(self, matrix: str, index: tuple[int, int], value: float, gesture: int) -> None:
        """Set one number of X or W_O."""
        self._refusal = ""
        self.edits.set(matrix, index, value, gesture, self.figure)
        self.tell()

    def toggle_drawer(self, which: Which) -> None:
        """Open or close W_O, the token vectors, or the chosen head as a table."""
        self.drawers.toggle(which, self.figure)

    def refuse(self, why: str) -> None:
        """Say why something cannot be done."""
        self._refusal = why
        self.tell()

    # What has happened

    def _on_changed(self, change: Change) -> None:
        if "document" in change.slots:
            if not self.edits.busy:
                self.edits.forget()
            self.show_all()
            if change.selection is not None:
                self._reveal_row()
        elif change.selection is not None:
            self._on_selection_changed(change.selection)

    def _on_selection_changed(self, selection: Selection) -> None:
        self.edits.forget()
        self.show_all()
        self._reveal_row()

    def _reveal_row(self) -> None:
        """Scroll a large head of a long text to the locked row and its marked or largest cell."""
        name = None if self._large is None else self.canvas.grid_of(self._large)
        if name is not None and name in self.canvas.names():
            figure = self.figure
            top = figure.top(figure.head) if figure.key is None else figure.key
            self.canvas.reveal(name, figure.row, figure.row if top is None else top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.drawers.fit()

    def _on_pointer_moved(self) -> None:
        self._said = self._refusal = ""
        self.tell()

    def _on_title_clicked(self, name: str) -> None:
        self.enlarge(self.canvas.head_of(name))

    # Showing

    def _describe(self, name: str, row: int, col: int) -> str:
        head = self.canvas.head_of(name)
        if head is None:
            return status.path_text(self.figure, name, row)
        return status.spoken_cell(self.figure, head, row, col)

    def _read_figure(self, before: Figure | None) -> Figure:
        selection = self.session.selection
        document, trace = self.session.document(), self.session.trace()
        return read_figure(
            document,
            trace,
            before,
            row=selection.token,
            key=selection.key,
            head=selection.head,
            ballot=self.prediction.ballot,
        )

    def show_all(self) -> None:
        """Show what is meant now: picture, controls and words."""
        if self.is_idle():
            return
        self._said = self._refusal = ""
        self.ask_again()
        self.figure = self._read_figure(self.figure)
        if self._large is not None and self._large >= self.figure.n_heads:
            self._large = None
        self.pointer.fit(self.figure)
        self.controls.show_figure(self.figure)
        self.controls.predict.set_state(on=self.predicting, covered=self.covered)
        self.votes.show_votes(self.prediction)
        self.canvas.show_figure(self.figure, self._large)
        self.drawers.refresh(self.figure)
        self.panel_link.show(self.figure)
        self.tell()
