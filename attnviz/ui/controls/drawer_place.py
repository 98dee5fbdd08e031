"""The place under the picture, where at most one drawer is open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

if TYPE_CHECKING:
    from attnviz.ui.controls.drawer import Drawer

# By name: drawers are imported when one is wanted.
AnyDrawer = TypeVar("AnyDrawer", bound="Drawer")


class DrawerPlace(Themed, QObject, Generic[AnyDrawer]):
    """Holds one drawer at the bottom of the canvas column, and passes on what it says."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme, column: QVBoxLayout, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column = column
        self.drawer: AnyDrawer | None = None

    def put(self, drawer: AnyDrawer) -> None:
        """Show a drawer in place of the one that is open."""
        self._drop()
        self.drawer = drawer
        drawer.closed.connect(self.close)
        drawer.number_edited.connect(self.number_edited)
        drawer.refused.connect(self.refused)
        self._column.addWidget(drawer)
        self.fit()

    def close(self) -> bool:
        """Close the open drawer; False when none is."""
        if self.drawer is None:
            return False
        self._drop()
        self.closed.emit()
        return True

    def _drop(self) -> None:
        if self.drawer is not None:
            self._column.removeWidget(self.drawer)
            self.drawer.hide()
            self.drawer.deleteLater()
        self.drawer = None

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self.drawer is None else (self.drawer,)

    def fit(self) -> None:
        """Take its share of the canvas column."""
        parent = self._column.parentWidget()
        if self.drawer is not None and parent is not None:
            self.drawer.set_height(parent.height())
