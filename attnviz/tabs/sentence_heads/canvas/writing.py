"""The page of what a model writes in place of the two columns, made when it first writes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.canvas_place import CanvasPlace

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.canvas.writing_page import WritingPage


class WritingPart(Themed, QObject):
    """A part of the tab: the page, which is made when something is written first.

    Parameters
    ----------
    place : where the canvas is, which it takes the place of
    """

    made = Signal(object)
    """The page, to be connected."""

    def __init__(self, theme: Theme, place: CanvasPlace) -> None:
        super().__init__(place)
        self._theme, self._place = theme, place
        self.page: WritingPage | None = None

    def show_state(self, state: State, before: State | None) -> None:
        """Show what is written, or leave the place to the canvas."""
        if not state.writes:
            if self.page is not None:
                self._place.leave(self.page)
            return
        if self.page is None:
            from attnviz.tabs.sentence_heads.canvas.writing_page import WritingPage

            self.page = page = WritingPage(self._theme, self._place.owner)
            self._place.add(page)
            self.made.emit(page)
        self.page.show_state(state)
        self._place.take(self.page)

    @property
    def in_front(self) -> bool:
        """Whether the page has the place of the canvas."""
        return self.page is not None and self._place.front is self.page

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.page is None else (self.page,)
