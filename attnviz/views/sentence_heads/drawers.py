"""The two drawers under the picture, made when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout

from attnviz.session import Session
from attnviz.widgets.theme import Theme

if TYPE_CHECKING:
    from attnviz.views.sentence_heads.matrices_drawer import MatricesDrawer
    from attnviz.views.sentence_heads.sheet_drawer import SheetDrawer

Which = Literal["sheet", "matrices"]


class Drawers(QObject):
    """At most one drawer is open; opening it again closes it."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)
    closed = Signal()

    def __init__(
        self, session: Session, theme: Theme, column: QVBoxLayout, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._theme = theme
        self._column = column
        self.open: Which | None = None
        self.drawer: SheetDrawer | MatricesDrawer | None = None

    def toggle(self, which: Which) -> None:
        """Open a drawer, or close it if it is the open one."""
        if self.open == which:
            self.close()
        else:
            self.show(which)

    def show(self, which: Which) -> None:
        """Open a drawer in place of the other one."""
        if self.open == which:
            return
        self._drop()
        self.open, self.drawer = which, self._make(which)
        self.drawer.closed.connect(self.close)
        self.drawer.number_edited.connect(self.number_edited)
        self.drawer.refused.connect(self.refused)
        self._column.addWidget(self.drawer)
        self.fit()
        self.drawer.show()
        self.drawer.start()

    def _make(self, which: Which) -> SheetDrawer | MatricesDrawer:
        parent = self._column.parentWidget()
        if which == "sheet":
            from attnviz.views.sentence_heads.sheet_drawer import SheetDrawer

            return SheetDrawer(self._session, self._theme, parent)
        from attnviz.views.sentence_heads.matrices_drawer import MatricesDrawer

        return MatricesDrawer(self._session, self._theme, parent)

    def close(self) -> None:
        """Close the open drawer."""
        if self.drawer is not None:
            self._drop()
            self.closed.emit()

    def _drop(self) -> None:
        if self.drawer is not None:
            self._column.removeWidget(self.drawer)
            self.drawer.hide()
            self.drawer.deleteLater()
        self.open = self.drawer = None

    def toggle_table(self) -> None:
        """Show the open drawer as a table, or its grids again; the sheet when none is open."""
        if self.drawer is None:
            self.show("sheet")
        if self.drawer is not None:
            self.drawer.table_button.toggle()

    def show_word(self, place: int) -> None:
        """Open the sheet at the row of a word."""
        self.show("sheet")
        if self.open == "sheet" and self.drawer is not None:
            self.drawer.show_word(place)  # type: ignore[union-attr]

    def escape(self) -> bool:
        """Leave a rename, then the drawer; False when none is open."""
        if self.drawer is None:
            return False
        if self.open == "sheet" and self.drawer.cancel_rename():  # type: ignore[union-attr]
            return True
        self.close()
        return True

    def refresh(self) -> None:
        """Show the document as it is now."""
        if self.drawer is not None:
            self.drawer.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        if self.drawer is not None:
            self.drawer.set_theme(theme)

    def fit(self) -> None:
        """Take its share of the canvas column."""
        parent = self._column.parentWidget()
        if self.drawer is not None and parent is not None:
            self.drawer.set_height(parent.height())
