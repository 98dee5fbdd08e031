"""The page of a text of many words in place of the two columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import tr
from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.tabs.sentence_heads.canvas.layout import is_page
from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.tab.late_page import LatePage

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.canvas.page import TextPage


class LongText(LatePage[State]):
    """Shows a text of many words; while a row is predicted the columns show it."""

    page: TextPage | None

    def shows(self, state: State) -> bool:
        return is_page(state.document.n_tokens, state.ballot) and not state.writes

    def make(self, state: State) -> TextPage:
        from attnviz.tabs.sentence_heads.canvas.page import TextPage

        page = TextPage(self._theme, columns_of(state), self.place.owner)
        page.setAccessibleName(tr("The text as a page"))
        return page

    def fill(self, state: State, before: State | None) -> None:
        assert self.page is not None
        self.page.set_columns(columns_of(state))
