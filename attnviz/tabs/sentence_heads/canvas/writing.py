"""The page of what a model writes in place of the two columns, made when it first writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.tab.late_page import LatePage

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.canvas.writing_page import WritingPage


class WritingPart(LatePage[State]):
    """Shows what is written."""

    page: WritingPage | None

    def shows(self, state: State) -> bool:
        return state.writes

    def make(self, state: State) -> WritingPage:
        from attnviz.tabs.sentence_heads.canvas.writing_page import WritingPage

        return WritingPage(self._theme, self.place.owner)

    def fill(self, state: State, before: State | None) -> None:
        assert self.page is not None
        self.page.show_state(state)
