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
    from attnviz.tabs.sparse_patterns.canvas.streamed_map import StreamedMap


class LongMapPart(LatePage[State]):
    """Shows the pattern of the long text."""

    page: LongMap | None

    def shows(self, state: State) -> bool:
        return state.long and state.queries is None

    def make(self, state: State) -> LongMap:
        from attnviz.tabs.sparse_patterns.canvas.long_map import LongMap

        page = LongMap(self._theme, long_pattern(state.spec), self.place.owner)
        page.setAccessibleName(tr("Show the pattern of the long text"))
        return page

    def fill(self, state: State, before: State | None) -> None:
        assert self.page is not None
        if differs(state, before, "spec", "long", "queries"):
            self.page.set_pattern(long_pattern(state.spec))
        self.page.set_outlook(state.pointer.outlook)


class StreamedPart(LatePage[State]):
    """Shows the weights of Q and K of a file in its place."""

    page: StreamedMap | None

    def shows(self, state: State) -> bool:
        return state.long and state.queries is not None

    def show_state(self, state: State, before: State | None) -> None:
        """Show a state; nothing is looked at that is not in sight."""
        if self.page is not None and not self.shows(state):
            self.page.reader.rest()
        super().show_state(state, before)

    def make(self, state: State) -> StreamedMap:
        from attnviz.tabs.sparse_patterns.canvas.streamed_map import StreamedMap, streamed

        assert state.queries is not None
        pattern = streamed(state.queries, state.pointer.long_head, state.spec)
        page = StreamedMap(self._theme, pattern, self.place.owner)
        page.setAccessibleName(tr("Show the pattern of the long text"))
        return page

    def fill(self, state: State, before: State | None) -> None:
        from attnviz.tabs.sparse_patterns.canvas.streamed_map import streamed

        queries, pointer = state.queries, state.pointer
        assert self.page is not None
        assert queries is not None
        pattern = streamed(queries, pointer.long_head, state.spec)
        self.page.set_pattern(pattern, queries.tokens, queries.numbering)
        self.page.set_look(pointer.long_row, linear=pointer.linear)
        self.page.set_outlook(pointer.outlook)

    def stop(self) -> bool:
        """Give up what is being looked at; False when nothing is."""
        return self.page is not None and self.page.reader.stop()
