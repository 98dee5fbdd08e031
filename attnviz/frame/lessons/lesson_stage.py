"""What a step of a lesson puts on the bench, and how its answer is kept covered."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.lessons.poll import Poll
from attnviz.frame.lessons.tab_pages import Page
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.document.learning import LearningSpec, at_step
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.state import ScreenState
from attnviz.session import Session
from attnviz.ui.tab.view import View

ANSWER = "answer"
"""The cover that every tab has: what Predict first covers."""


class LessonStage(QObject):
    """Shows the picture of a step, with its covers, and what fills it."""

    uncovered = Signal()
    """The tab's own button took the cover off."""

    def __init__(self, session: Session, host: TabHost, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._host = session, host
        self._shown: tuple[Any, Page] = (None, {})
        self._lab: Lab | None = None
        self._learnt = LearningSpec()
        self._heard: set[View[Any, Any]] = set()
        self.covering = self.showing = False

    def show(self, lesson: Lesson, place: int, poll: Poll) -> None:
        """Put on the bench what a step shows, before its answer or after."""
        shown = lesson.shown(place, poll.revealed, poll.tried)
        covered = (shown.predict or ANSWER in shown.covers) and poll.asks
        self.showing = True
        try:
            self._learnt = shown.lab.learning
            self._session.open(shown.lab, pointing=shown.selection)
            view = self._host.view
            view.show_page(shown.page)
            view.cover(frozenset(shown.covers) - {ANSWER})
            view.magnify(shown.big)
            marked = lesson.steps[place].marks and poll.revealed
            view.mark_changes(_layer(lesson.shown(place).lab, view.id) if marked else None)
            self._cover(covered)
        finally:
            self.showing = False
        self._remember()

    def play(self, what: str, number: int, last: int) -> None:
        """Show one of the pictures that follow by themselves: a step, so many layers, learning."""
        if what == "step":
            self._session.select(step=number)
        elif what == "learn":
            self._learn(number)
        else:
            after = {f"{what} from {number + 1}"} if number < last else set()
            self._host.view.cover(frozenset(after))
        self._remember()

    def _learn(self, step: int) -> None:
        """Let the run stand at a step; at the one of the picture it is as in the picture."""
        lab, end = self._session.lab, self._learnt
        spec = end if step == end.step else at_step(end, step, None)
        self._session.put(lab.with_slot("learning", spec))

    def show_trained(self, shown: ScreenState) -> None:
        """Show the model of a step as it was saved while it learned."""
        self.showing = True
        try:
            self._session.open(shown.lab, pointing=shown.selection)
        finally:
            self.showing = False
        self._remember()

    def uncover(self) -> None:
        """Let the tab lift its cover, or at least take it off."""
        self.covering = False
        view = self._host.view
        view.cover(frozenset())
        if isinstance(view, View) and not view.prediction.reveal():
            view.set_predicting(False)
        self._remember()

    def screen(self) -> ScreenState:
        """Return what is on screen now, whoever put it there."""
        selection = {**vars(self._session.selection)}
        return ScreenState(self._session.lab, selection, self._host.view.page(), predict=False)

    def untouched(self) -> bool:
        """Whether nothing was opened or pointed at since the step came."""
        return (self._session.selection, self._host.view.page()) == self._shown

    def untouched_lab(self) -> bool:
        """Whether the numbers are still those of the step."""
        return self._session.lab is self._lab

    def clear(self) -> None:
        """Take covers and enlargements off all tabs."""
        self.covering = False
        for view in self._host.views.values():
            view.cover(frozenset())
            view.magnify(())
            view.mark_changes(None)
            if isinstance(view, View):
                view.set_predicting(False)

    def _remember(self) -> None:
        self._shown = (self._session.selection, self._host.view.page())
        self._lab = self._session.lab

    def _cover(self, covered: bool) -> None:
        """Cover the answer on the tab in front, and listen: its own button may reveal it."""
        self.covering = False
        view = self._host.view
        if not isinstance(view, View):
            return
        view.set_predicting(covered)
        self.covering = covered
        if view not in self._heard:
            self._heard.add(view)
            view.prediction.changed.connect(self._on_prediction_changed)

    def _on_prediction_changed(self) -> None:
        view = self._host.view
        if self.covering and isinstance(view, View) and not view.covered:
            self.uncovered.emit()


def _layer(lab: Lab, tab: str) -> Document:
    """Return the layer that a tab shows of a lab."""
    return lab.example if tab == "steps" and lab.example is not None else lab.document
