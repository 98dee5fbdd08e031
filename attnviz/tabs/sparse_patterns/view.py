"""The tab: a pattern, what it reaches, costs and keeps, and everything that can be done to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.session import Change, Selection, Session
from attnviz.tabs.sparse_patterns import captions, copying, predict
from attnviz.tabs.sparse_patterns.canvas import PatternCanvas
from attnviz.tabs.sparse_patterns.control_row import ControlRow
from attnviz.tabs.sparse_patterns.drawing_hand import Hands
from attnviz.tabs.sparse_patterns.figure import Figure, read_figure
from attnviz.tabs.sparse_patterns.long_text import LongText
from attnviz.tabs.sparse_patterns.panel_link import PanelLink
from attnviz.tabs.sparse_patterns.picked import Picked
from attnviz.tabs.sparse_patterns.picture import PATTERN, REACH
from attnviz.tabs.sparse_patterns.row_pointer import RowPointer
from attnviz.tabs.sparse_patterns.spec_edits import SpecEdits
from attnviz.tabs.sparse_patterns.status import cell_text, row_text, spoken_cell, status_text
from attnviz.tabs.sparse_patterns.tables import PatternTables
from attnviz.tabs.sparse_patterns.trial import Trial, read_trial
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.predict.ballot import Question
from attnviz.ui.predict.ballot_bar import BallotBar
from attnviz.ui.tab.contract import Command
from attnviz.ui.tab.stacked_view import StackedView
from attnviz.ui.tab.twin import Twin


class SparsePatternsView(StackedView):
    """Which scores get computed, and what that saves."""

    id: ClassVar[str] = "sparse"
    title: ClassVar[str] = mark("Sparse patterns")

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.session = session
        self.pointer = RowPointer()
        self._link: PanelLink | None = None
        self.edits = SpecEdits(session)
        self.hands = Hands(self.edits, self.say, self.looked_at, self.choose_row)
        self.figure: Figure = read_figure(session.lab.sparse)
        self.trial: Trial | None = None
        self.controls = ControlRow(theme, self)
        self.canvas = PatternCanvas(theme, self)
        self.picked = Picked(self)
        self._twin = Twin(PatternCanvas, self.canvas)
        self.votes = BallotBar(theme, self)
        self._place()
        self._connect()
        self.show_all()

    def _place(self) -> None:
        self.stack(self.controls, self.canvas, self.votes, canvas=self.canvas)
        self.canvas.set_describer(self._describe)
        self.long = LongText(self, self._column)
        self.long.toggled.connect(self.show_all)
        self.tables = PatternTables(self, self._column)

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.selection_changed.connect(self._on_selection_changed)
        row, canvas, edits = self.controls, self.canvas, self.edits
        row.kind_chosen.connect(edits.set_kind)
        row.window_moved.connect(self._on_window_moved)
        row.window_submitted.connect(self._on_window_submitted)
        row.window_stepped.connect(self.step_window)
        row.sinks_submitted.connect(edits.set_sinks)
        row.stride_submitted.connect(edits.set_stride)
        row.refused.connect(self.say)
        row.left.connect(canvas.setFocus)
        row.predict.clicked.connect(self.press_predict)
        canvas.cell_hovered.connect(self._on_cell_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        self.hands.follow(canvas)
        canvas.cursor_moved.connect(self._on_cursor_moved)
        canvas.copy_requested.connect(self._on_copy_requested)
        self.picked.picking.changed.connect(self._on_picked)

    # The View contract

    def side_panel(self) -> QWidget:
        """Return the counts, the memory kept and the tools."""
        if self._link is None:
            self._link = PanelLink(self, self._theme)
            self._link.show()
        return self._link.panel

    def caption(self) -> str:
        """Say what the row sees and why."""
        if self.long.shown:
            return self.long.caption()
        plain = "" if self.covered else captions.caption(self.figure, self.row, self.trial)
        return self.prediction.caption(self.captioned(plain))

    def status(self) -> str:
        """Return the exact counts, what is picked adds up to, or what the trial measures."""
        if self.covered:
            return self._said or predict.covered_status(self.figure, self.row)
        told = self._said or self.picks_status()
        if self.long.shown:
            return told or self.long.status()
        return told or status_text(self.figure, self.row, self.trial)

    def picks_status(self) -> str:
        """Say what picked rows or columns compute."""
        told = self.picked.picks and not self.covered and not self.long.shown
        return self.picked.status() if told else ""

    def commands(self) -> list[Command]:
        """List what can be done on this tab."""
        from attnviz.tabs.sparse_patterns.commands import commands

        return commands(self)

    def themed(self) -> list[TakesTheme]:
        """List what takes another look along with the tab."""
        parts: list[TakesTheme] = [self.votes, self.controls, self.canvas, self.long, self.tables]
        return parts if self._link is None else [*parts, self._link.panel]

    def canvas_name(self) -> str:
        """Say what the canvas shows."""
        return tr("Sparse pattern")

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the picture into any device."""
        rect = self.draw_votes(painter, rect, theme)
        painter.fillRect(rect, theme.window)
        if self.long.draw(painter, rect, theme):
            return
        if theme.projector == self._theme.projector:
            self.canvas.draw(painter, rect, theme)
        else:
            self._twin.draw(painter, rect, theme, vector=True)

    def draw_live(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the picture laid out for another screen."""
        rect = self.draw_votes(painter, rect, theme)
        if not self.long.draw(painter, rect, theme):
            self._twin.draw(painter, rect, theme, vector=False)

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous pattern; False at the ends."""
        if self.reveal_by_clicker(by):
            return True
        place = SPARSE_KINDS.index(self.figure.spec.kind) + by
        if not 0 <= place < len(SPARSE_KINDS):
            return False
        self.edits.set_kind(place)
        return True

    def escape(self) -> bool:
        """Leave the innermost: prediction, cell with the keyboard, picks, pointed row, trial."""
        if self.leave_predicting() or self.tables.leave():
            return True
        if self.long.shown:
            self.long.toggle()
            return True
        if self.canvas.cursor_cell() is not None:
            self.canvas.input.move_cursor(None)
            return True
        if self.picked.picking.clear_selection():
            return True
        if self.pointer.clear_selection():
            self.show_all()
            return True
        if self.edits.trying:
            self.toggle_trial()
            return True
        return False

    def chosen_area(self) -> QRectF:
        """Return where the outlined row is."""
        return self.canvas.row_rect(PATTERN, self.row).translated(self.canvas.pos())

    def page(self) -> dict[str, bool | int | str]:
        """Return the outlined row, counted from 1, what covers the sentence, the memory shown."""
        page: dict[str, bool | int | str] = {"trial": True} if self.edits.trying else {}
        page |= {"memory": True} if self.canvas.memory else {}
        page |= {"long": True} if self.long.shown else {}
        row = self.pointer.chosen
        return page if row is None else page | {"row": row + 1}

    def show_page(self, page: Mapping[str, bool | int | str]) -> None:
        """Outline a row, and show the sentence that the pattern was put over already."""
        row = page.get("row")
        n_tokens = self.session.lab.sparse.n_tokens
        there = isinstance(row, int) and 1 <= row <= n_tokens
        self.pointer.choose(int(row) - 1 if row is not None and there else None, n_tokens)
        self.edits.trying = bool(page.get("trial"))
        self.canvas.set_memory(bool(page.get("memory")))
        self.long.show(bool(page.get("long")))
        self.show_all()

    def question(self) -> Question:
        """Ask how many scores the pattern computes."""
        return predict.question(self.figure, self.row)

    def show_prediction(self) -> None:
        """Show counts and reach covered, voted for, or revealed."""
        self.pointer.hovered = None
        self.show_all()

    # What a person does

    def looked_at(self) -> Figure:
        """Return what is on screen."""
        return self.figure

    @property
    def row(self) -> int:
        """Return the row that is pointed at, or chosen."""
        return self.pointer.row(self.figure.n_tokens)

    def choose_row(self, row: int) -> None:
        """Outline a row and let the reach strip follow it."""
        self.pointer.choose(row, self.figure.n_tokens)
        self.show_all()

    def step_row(self, by: int) -> None:
        """Outline another row, so many further down."""
        self.pointer.step(by, self.figure.n_tokens)
        self.show_all()

    def step_window(self, by: int) -> None:
        """Make the window wider or narrower; that of the long text by doubling."""
        if self.long.shown:
            self.edits.step_long_window(by)
        else:
            self.edits.set_window(self.figure.spec.window + by)

    def toggle_trial(self) -> None:
        """Put the pattern over the sentence and show the chosen head, or take it off."""
        self.edits.set_trying(not self.edits.trying)
        self.show_all()

    def toggle_memory(self) -> None:
        """Show what layouts of layers keep in place of counts and reach, or these again."""
        self.canvas.set_memory(not self.canvas.memory)

    def line_here(self) -> None:
        """Draw a straight line from the mark to the cell with the keyboard."""
        cell = self.canvas.cursor_cell()
        if cell is not None and cell.name == PATTERN:
            self.hands.line_to((cell.row, cell.col))

    def copy_here(self) -> None:
        """Copy the rows or columns that are picked, else the pattern."""
        if self.picked.picks:
            QGuiApplication.clipboard().setText(self.picked.text())
            self.say(tr("Copied: {what}", what=tr("what is picked")))
        else:
            self.copy("csv")

    def copy(self, what: str) -> None:
        """Copy the pattern or its counts in one of `copying.FORMATS`."""
        name, write = copying.FORMATS[what]
        QGuiApplication.clipboard().setText(write(self.figure))
        self.say(tr("Copied: {what}", what=tr(name)))

    # What has happened

    def _on_changed(self, change: Change) -> None:
        touched = change.selection is not None or "document" in change.slots
        touched = touched and self.edits.trying
        if "document" in change.slots:
            self.edits.stop_when_taken_off()
        if "sparse" in change.slots or touched or self._link is not None:
            self.show_all()

    def _on_selection_changed(self, selection: Selection) -> None:
        if self.edits.trying or self._link is not None:
            self.show_all()

    def _on_window_submitted(self, window: int) -> None:
        edits = self.edits
        (edits.set_long_window if self.long.shown else edits.set_window)(window)

    def _on_window_moved(self, window: int, gesture: int) -> None:
        self.edits.set_window(window, ("window drag", gesture))

    def _on_cell_hovered(self, name: str, row: int, column: int) -> None:
        if name != PATTERN or self.covered:
            return
        self.pointer.hovered = row
        self.show_all()
        self.say(cell_text(self.figure, row, column) + "   " + row_text(self.figure, row))

    def _on_hover_left(self) -> None:
        self.pointer.hovered = None
        self.show_all()

    def _on_picked(self) -> None:
        self.show_all()
        self.tell_aloud()

    def _on_cursor_moved(self, name: str, row: int, column: int) -> None:
        if name == PATTERN and row != self.pointer.outlined:
            self.choose_row(row)

    def _on_copy_requested(self, name: str, row: int, column: int) -> None:
        self.unless_covered(self.copy_here)

    # Showing

    def _describe(self, name: str, row: int, column: int) -> str:
        if self.covered and (name == REACH or (name, row) == (PATTERN, self.row)):
            return predict.covered_cell(row, column)
        return spoken_cell(self.figure, self.canvas.grid(name), name, (row, column))

    def show_all(self) -> None:
        """Show what is meant now: picture, controls, panel and words."""
        if self.is_idle():
            return
        self._said = ""
        if self.session.lab.sparse is not self.figure.spec:
            self.figure = read_figure(self.session.lab.sparse)
        self.long.refresh()
        self.ask_again()
        # What the trial measures follows from the pattern: it waits for the reveal as well.
        trying = self.edits.trying and not self.covered
        self.trial = self._read_trial() if trying else None
        self.picked.fit()
        listener = self.pointer.listener(self.figure.n_tokens)
        pointed = self.pointer.points and not self.figure.drawn
        self.controls.show_figure(self.figure, self.long.shown)
        self.controls.predict.set_state(on=self.predicting, covered=self.covered)
        self.votes.show_votes(self.prediction)
        ballot = self.prediction.ballot
        self.canvas.show_figure(
            self.figure,
            self.row,
            listener,
            pointed,
            self.trial,
            ballot=ballot,
            picks=self.picked.picks,
        )
        self.tables.refresh()
        if self._link is not None:
            self._link.show()
        self.tell()

    def _read_trial(self) -> Trial:
        chosen, session = self.session.selection, self.session
        return read_trial(
            session.document(), session.trace(), self.figure.spec, chosen.head, chosen.token
        )
