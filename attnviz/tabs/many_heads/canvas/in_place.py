"""What stands in the place of the layer: a widget that is made when it is first asked for."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from attnviz.tabs.many_heads.state import Shown, State
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.canvas_place import CanvasPlace


class Shows(Protocol):
    """A widget that shows a state."""

    def show_state(self, state: State, before: State | None) -> None: ...
    def set_theme(self, theme: Theme) -> None: ...


W = TypeVar("W", bound=QWidget)


class InPlace(Themed, QObject, Generic[W]):
    """A part of the tab.

    Parameters
    ----------
    place : where the canvas is, which it takes the place of
    """

    SHOWN: ClassVar[Shown]
    """What a state says is shown when this is."""

    def __init__(self, theme: Theme, place: CanvasPlace) -> None:
        super().__init__(place)
        self._theme, self._place = theme, place
        self.view: W | None = None

    @abstractmethod
    def make(self, theme: Theme, owner: QWidget) -> W:
        """Make the widget and hand its signals on."""

    def show_state(self, state: State, before: State | None) -> None:
        """Show a state, or leave the place to the canvas."""
        if state.shown != self.SHOWN:
            if self.view is not None:
                self._place.leave(self.view)
            return
        if self.view is None:
            self.view = self.make(self._theme, self._place.owner)
            self._place.add(self.view)
            before = None
        self.view.show_state(state, before)  # type: ignore[attr-defined]
        self._place.take(self.view)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.view is None else (self.view,)  # type: ignore[return-value]
