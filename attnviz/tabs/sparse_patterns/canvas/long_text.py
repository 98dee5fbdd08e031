"""The pattern of the long text in place of the small one: scrolled and zoomed down to one cell."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from attnviz.language import tr
from attnviz.tabs.sparse_patterns.canvas.long_map import LongMap
from attnviz.tabs.sparse_patterns.canvas.long_paint import LongPattern, long_pattern
from attnviz.tabs.sparse_patterns.state import State
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.canvas_place import CanvasPlace
from attnviz.ui.tab.state import differs


class LongMapPart(Themed, QObject):
    """A part of the tab. The map is made when it is first asked for.

    Parameters
    ----------
    place : where the canvas is, which it takes the place of
    """

    looked = Signal(object)
    cell_pointed = Signal(int, int)
    pointer_left = Signal()

    def __init__(self, theme: Theme, place: CanvasPlace) -> None:
        super().__init__(place)
        self._theme, self._place = theme, place
        self.map: LongMap | None = None

    def show_state(self, state: State, before: State | None) -> None:
        """Show the pattern of the long text, or leave the place to the canvas."""
        if not state.long:
            if self.map is not None:
                self._place.leave(self.map)
            return
        pattern = long_pattern(state.spec)
        if self.map is None:
            self.map = self._make(pattern)
        if differs(state, before, "spec", "long"):
            self.map.set_pattern(pattern)
        self.map.set_outlook(state.pointer.outlook)
        self._place.take(self.map)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.map is None else (self.map,)

    def _make(self, pattern: LongPattern) -> LongMap:
        made = LongMap(self._theme, pattern, self._place.owner)
        made.setAccessibleName(tr("Show the pattern of the long text"))
        self._place.add(made)
        made.looked.connect(self.looked)
        made.cell_pointed.connect(self.cell_pointed)
        made.pointer_left.connect(self.pointer_left)
        return made
