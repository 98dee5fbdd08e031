"""What a step of a lesson puts on the bench, and how its answer is kept covered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.lessons.tab_pages import Page
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.state import ScreenState
from attnviz.session import Session
from attnviz.ui.tab.view import View


class LessonStage(QObject):
    """Shows the picture of a step.

    A step whose answer is to be covered (`predict`) is shown with the tab's own cover where the
    tab has one (a `View`). Where it has none, the picture of the step before stays until
    the answer is asked for, so that nothing gives it away.
    """

    uncovered = Signal()
    """The tab's own keys or button took the cover off."""

    def __init__(self, session: Session, host: TabHost, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._host = session, host
        self._shown: tuple[Any, Page] = (None, {})
        self._heard: set[View[Any, Any]] = set()
        self.covering = False

    def show(self, lesson: Lesson, place: int, revealed: bool) -> None:
        """Put on the bench what a step shows; `revealed` = its answer too."""
        shown = lesson.shown(place)
        covered = shown.predict and bool(lesson.steps[place].reveal) and not revealed
        if covered and not self._can_cover(shown):
            shown = _before(lesson, place, shown)
            covered = False
        self._session.open(shown.lab, pointing=shown.selection)
        self._host.view.show_page(shown.page)
        self._cover(covered)
        self._remember()

    def uncover(self) -> None:
        """Let the tab lift its cover, or at least take it off."""
        self.covering = False
        view = self._host.view
        if isinstance(view, View) and not view.prediction.reveal():
            view.set_predicting(False)
        self._remember()

    def untouched(self) -> bool:
        """Whether nothing was opened or pointed at since the step came."""
        return (self._session.selection, self._host.view.page()) == self._shown

    def clear(self) -> None:
        """Take the covers off all tabs."""
        self.covering = False
        for view in self._host.views.values():
            if isinstance(view, View):
                view.set_predicting(False)

    def _remember(self) -> None:
        self._shown = (self._session.selection, self._host.view.page())

    def _cover(self, covered: bool) -> None:
        """Cover the answer on the tab in front, and listen: its own keys may reveal it."""
        self.covering = False
        view = self._host.view
        if not isinstance(view, View):
            return
        view.set_predicting(covered)
        self.covering = covered
        if view not in self._heard:
            self._heard.add(view)
            view.prediction.changed.connect(self._on_prediction_changed)

    def _can_cover(self, shown: ScreenState) -> bool:
        place = self._host.place_of(str(shown.selection["tab"]))
        return place is not None and isinstance(self._host.view_at(place), View)

    def _on_prediction_changed(self) -> None:
        view = self._host.view
        if self.covering and isinstance(view, View) and not view.covered:
            self.uncovered.emit()


def _before(lesson: Lesson, place: int, shown: ScreenState) -> ScreenState:
    """Return what stays on screen while an answer is awaited: the step before, uncovered."""
    if place:
        return lesson.shown(place - 1)
    first = {"token": lesson.lab.document.n_tokens - 1, "key": None, "cell": None}
    return replace(shown, lab=lesson.lab, selection={**shown.selection, **first}, page={})
