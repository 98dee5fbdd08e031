"""Which cell the tab speaks of and what it says of it, and how Predict first covers that."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from attnviz.session import Session
from attnviz.tabs.step_by_step import predict
from attnviz.tabs.step_by_step.by_hand_line import Piece
from attnviz.tabs.step_by_step.canvas import StepCanvas
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.picked import Picked
from attnviz.tabs.step_by_step.plan import StepPlan
from attnviz.tabs.step_by_step.pointer import Lit, Pointer
from attnviz.tabs.step_by_step.status import line_of, spoken, status_of
from attnviz.tabs.step_by_step.stepper import Stepper
from attnviz.tabs.step_by_step.walking import Walker
from attnviz.ui.predict.ballot import Question
from attnviz.ui.predict.ballot_bar import BallotBar
from attnviz.ui.tab.stacked_view import StackedView

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.panel_link import PanelLink


class TellingView(StackedView):
    """What the tab says of a cell, and less of it while that is covered.

    In Predict first the result of the step is covered, and a number of it is typed.
    """

    session: Session
    one: OneHead
    pointer: Pointer
    canvas: StepCanvas
    walker: Walker
    stepper: Stepper
    votes: BallotBar
    picked: Picked
    _panel: PanelLink | None
    _reduced = False

    @abstractmethod
    def update_text(self) -> None:
        """Show what belongs to the cell in question: lights, arithmetic, words."""

    # Which cell is meant

    @property
    def step(self) -> StepPlan:
        """The step on screen."""
        return self.walker.step

    @property
    def own(self) -> bool:
        """Whether the tab shows an example of its own, not the sentence of tab 1."""
        return self.session.lab.example is not None

    def lit(self) -> Lit:
        """Return the cell that is kept lit."""
        return self.pointer.lit(self.one, self.step, self.session.selection, self.own)

    def chosen_area(self) -> QRectF:
        """Return where the row of the lit cell is."""
        array, row, _ = self.lit()
        host = self.canvas.host
        rect = host.row_rect(array, row) if array in host.names() else QRectF()
        return rect.translated(host.mapTo(self, QPoint(0, 0)))

    def pointed(self) -> Lit:
        """Return the cell that lights, arithmetic and status speak of."""
        return self.pointer.shown(self.one, self.step, self.session.selection, self.own)

    # What is said of it

    def is_covered(self, array: str) -> bool:
        """Whether a matrix is covered: the step's result may be."""
        return self.covered and array == self.step.arrays[-1]

    def line(self, cell: Lit) -> tuple[Piece, ...]:
        """Write the arithmetic of a cell."""
        covered = self.is_covered(cell[0])
        return predict.covered_line(self.one, cell) if covered else line_of(self.one, *cell)

    def describe(self, array: str, row: int, column: int) -> str:
        """Say a cell as a screen reader does."""
        if self.is_covered(array):
            return predict.covered_cell(self.one, (array, row, column))
        return spoken(self.one, array, row, column)

    def status(self) -> str:
        """Return the exact number of the cell in question, or what is picked adds up to."""
        told = self.picks_status()
        if told:
            return told
        grid = self.picked.picks.grid
        cell = self.picked.near(grid) if self.picked.told else self.pointed()
        say = predict.covered_status if self.is_covered(cell[0]) else status_of
        return say(self.one, self.step, cell)

    def picks_status(self) -> str:
        """Say what picked rows or columns of a matrix add up to."""
        told = self.picked.told and not self.is_covered(self.picked.picks.grid)
        return self.picked.status() if told else ""

    def may_tell(self) -> bool:
        """Whether numbers may leave the tab."""
        return not self.covered

    # Predict first

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel: steps only fade."""
        self._reduced = self.prediction.reduced = reduced
        self.walker.motion.reduced = reduced or self.predicting

    def question(self) -> Question:
        """Ask for a number of the step's result."""
        selection = self.session.selection
        cell = predict.asked_cell(self.pointer, self.one, self.step, selection, self.own)
        return predict.question(self.one, self.step, cell)

    def show_prediction(self) -> None:
        """Show the result of the step covered, guessed at, or revealed."""
        # A product that fills cell by cell would show what is to be covered.
        self.walker.motion.stop()
        self.walker.motion.reduced = self._reduced or self.predicting
        self.canvas.set_ballot(self.prediction.ballot)
        if self._panel is not None:
            self._panel.show(self.one)
        self.update_text()

    def show_lift(self) -> None:
        """Show tiles a bit further up."""
        self.canvas.set_ballot(self.prediction.ballot)

    def voting_widgets(self) -> list[QWidget]:
        """List what has the keyboard: the matrices, or their tables."""
        tables = self.canvas.tables
        return [self.canvas.host, *([] if tables is None else map(tables.table, tables.names()))]

    def refresh_question(self) -> None:
        """Ask for the cell that is lit now; another one is covered again."""
        covered = self.covered
        self.ask_again()
        if self.covered != covered:
            self.canvas.set_ballot(self.prediction.ballot)
            if self._panel is not None:
                self._panel.show(self.one)
        self.stepper.predict.set_state(on=self.predicting, covered=self.covered)
        self.votes.show_votes(self.prediction)
