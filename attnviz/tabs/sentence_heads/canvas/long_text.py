"""The page of a text of many words in place of the two columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from attnviz.language import tr
from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.tabs.sentence_heads.canvas.layout import is_page
from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.canvas_place import CanvasPlace

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.canvas.page import TextPage


class LongText(Themed, QObject):
    """A part of the tab: the page in place of the two columns, where a text has many words.

    The page is made when it is first needed. While a row is predicted the columns show it.

    Parameters
    ----------
    place : where the canvas is, which it takes the place of
    """

    made = Signal(object)
    """The page, to be connected."""

    def __init__(self, theme: Theme, place: CanvasPlace) -> None:
        super().__init__(place)
        self._theme, self.place = theme, place
        self.page: TextPage | None = None
        self.in_front = False

    def show_state(self, state: State, before: State | None) -> None:
        """Show a long text, or leave the place to the canvas."""
        self.in_front = is_page(state.document.n_tokens, state.ballot) and not state.writes
        if not self.in_front:
            if self.page is not None:
                self.place.leave(self.page)
            return
        columns = columns_of(state)
        if self.page is None:
            from attnviz.tabs.sentence_heads.canvas.page import TextPage

            self.page = page = TextPage(self._theme, columns, self.place.owner)
            page.setAccessibleName(tr("The text as a page"))
            self.place.add(page)
            self.made.emit(page)
        self.page.set_columns(columns)
        self.place.take(self.page)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.page is None else (self.page,)
