"""What stands in the place of the canvas for some states; made when the first of them comes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.canvas_place import CanvasPlace

S = TypeVar("S")


class LatePage(Themed, QObject, Generic[S]):
    """A part of a tab. A subclass says which states its page shows, makes it and fills it.

    Parameters
    ----------
    place : where the canvas is, which the page takes the place of
    """

    made = Signal(object)
    """The page, to be connected."""

    def __init__(self, theme: Theme, place: CanvasPlace) -> None:
        super().__init__(place)
        self._theme, self.place = theme, place
        self.page: Any = None

    @abstractmethod
    def shows(self, state: S) -> bool:
        """Whether the page is there for a state."""

    @abstractmethod
    def make(self, state: S) -> QWidget:
        """Make the page, a child of the tab, which is `place.owner`."""

    @abstractmethod
    def fill(self, state: S, before: S | None) -> None:
        """Show a state on the page."""

    def show_state(self, state: S, before: S | None) -> None:
        """Show a state on the page, or leave the place to the canvas."""
        if not self.shows(state):
            if self.page is not None:
                self.place.leave(self.page)
            return
        if self.page is None:
            self.page = self.make(state)
            self.place.add(self.page)
            self.made.emit(self.page)
        self.fill(state, before)
        self.place.take(self.page)

    @property
    def in_front(self) -> bool:
        """Whether the page has the place of the canvas."""
        return self.page is not None and self.place.front is self.page

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.page is None else (cast(TakesTheme, self.page),)
