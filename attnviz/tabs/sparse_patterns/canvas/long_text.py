"""The pattern of the long text in place of the small one: scrolled and zoomed down to one cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import tr
from attnviz.tabs.sparse_patterns.canvas.long_paint import long_pattern
from attnviz.tabs.sparse_patterns.state import State
from attnviz.ui.tab.late_page import LatePage
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.canvas.long_map import LongMap


class LongMapPart(LatePage[State]):
    """Shows the pattern of the long text."""

    page: LongMap | None

    def shows(self, state: State) -> bool:
        return state.long

    def make(self, state: State) -> LongMap:
        from attnviz.tabs.sparse_patterns.canvas.long_map import LongMap

        page = LongMap(self._theme, long_pattern(state.spec), self.place.owner)
        page.setAccessibleName(tr("Show the pattern of the long text"))
        return page

    def fill(self, state: State, before: State | None) -> None:
        assert self.page is not None
        if differs(state, before, "spec", "long"):
            self.page.set_pattern(long_pattern(state.spec))
        self.page.set_outlook(state.pointer.outlook)
