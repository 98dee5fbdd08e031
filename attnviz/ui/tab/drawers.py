"""What opens under the canvas: one drawer at a time, the one that the state names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.controls.scroll_port import bring_into_sight, scroll_area_of
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

S = TypeVar("S")
T_contra = TypeVar("T_contra", contravariant=True)


class StateDrawer(Protocol[T_contra]):
    """What a `Drawer` of a tab also has."""

    def show_state(self, state: T_contra, before: T_contra | None) -> None:
        """Show a state; only what differs from `before`, everything where that is None."""

    def start(self) -> None:
        """Take the keyboard, when it has just been opened."""


class DrawerSlot(Themed, QObject, Generic[S]):
    """A part of a tab. A drawer is made when it is opened, and is gone when it is not.

    Parameters
    ----------
    column : of the tab; drawers lie at its bottom
    which : gives the name of the drawer that a state shows, "" for none
    make : makes the drawer of a name, a `Drawer` and a `StateDrawer`, and wires it
    """

    close_requested = Signal()
    """The button of the open drawer was clicked."""
    left = Signal()
    """A drawer was closed, and no other took its place."""

    def __init__(
        self,
        theme: Theme,
        owner: QWidget,
        column: QVBoxLayout,
        *,
        which: Callable[[S], str],
        make: Callable[[str, Theme], Drawer],
    ) -> None:
        super().__init__(owner)
        self._theme, self._owner, self._column = theme, owner, column
        self._which, self._make = which, make
        self._name = ""
        self.drawer: Drawer | None = None
        """The open drawer."""
        owner.installEventFilter(self)

    def show_state(self, state: S, before: S | None) -> None:
        """Show a state in its drawer; open or close that first."""
        name = self._which(state)
        other = name != self._name
        if other:
            self._put(name)
        if self.drawer is not None:
            shown = cast(StateDrawer[S], self.drawer)
            shown.show_state(state, None if other else before)
            if other:
                shown.start()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.drawer is None else (self.drawer,)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its share of the height of the tab."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _put(self, name: str) -> None:
        """Open the drawer of a name in the place of the one that is open; "" opens none."""
        self._name, old = name, self.drawer
        self.drawer = None
        if old is not None:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        if name:
            self.drawer = drawer = self._make(name, self._theme)
            drawer.closed.connect(self.close_requested)
            self._column.addWidget(drawer)
            if (area := scroll_area_of(self._owner)) is not None:
                area.viewport().installEventFilter(self)
            self._fit()
            drawer.show()  # laid out before it shows anything
            bring_into_sight(drawer)
        else:
            self.left.emit()

    def _fit(self) -> None:
        if self.drawer is None:
            return
        area, high = scroll_area_of(self._owner), self._owner.height()
        # Of what is in sight: the tab itself grows with the drawer where it scrolls.
        self.drawer.set_height(high if area is None else min(high, area.viewport().height()))
