"""The two drawers of this tab, the sheet and the matrices, made when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout

from attnviz.session import Session
from attnviz.ui.controls.drawer_place import DrawerPlace
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.picking import Here, Picking

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.grid_drawer import GridDrawer
    from attnviz.tabs.sentence_heads.sheet_drawer import SheetDrawer

Which = Literal["sheet", "matrices"]


class Drawers(DrawerPlace["GridDrawer"]):
    """Makes the drawers; opening the open one again closes it."""

    pointed = Signal()
    """Another row and column of what is picked is at hand."""

    def __init__(
        self,
        session: Session,
        theme: Theme,
        column: QVBoxLayout,
        parent: QObject,
        *,
        picking: Picking,
    ) -> None:
        super().__init__(theme, column, parent)
        self._session, self._picking = session, picking
        self._sheet: SheetDrawer | None = None

    @property
    def open(self) -> Which | None:
        """Return what is open."""
        if self.drawer is None:
            return None
        return "matrices" if self._sheet is None else "sheet"

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
        self._let_picks_go()
        drawer = self._make(which)
        drawer.picks.moved.connect(self.pointed)
        self.put(drawer)
        drawer.show()
        drawer.start()

    def _make(self, which: Which) -> GridDrawer:
        parent = self._column.parentWidget()
        if which == "sheet":
            from attnviz.tabs.sentence_heads.sheet_drawer import SheetDrawer

            self._sheet = SheetDrawer(self._session, self._theme, self._picking, parent)
            return self._sheet
        from attnviz.tabs.sentence_heads.matrices_drawer import MatricesDrawer

        self._sheet = None
        return MatricesDrawer(self._session, self._theme, self._picking, parent)

    def close(self) -> bool:
        """Close the open drawer; False when none is."""
        self._sheet = None
        self._let_picks_go()
        return super().close()

    def picks_status(self) -> str:
        """Say what the picked rows or columns of the open drawer add up to; "" when none is."""
        return "" if self.drawer is None else self.drawer.picks.status()

    def picks_text(self) -> str:
        """Write the picked rows or columns of the open drawer; "" when none is."""
        return "" if self.drawer is None else self.drawer.picks.text()

    def here(self) -> Here | None:
        """Return the cell of the open drawer that has the keyboard, if one has."""
        return None if self.drawer is None else self.drawer.picks.here()

    def _let_picks_go(self) -> bool:
        """Let go what is picked of a drawer; False when nothing is."""
        return bool(self._picking.picks.grid) and self._picking.clear_selection()

    def toggle_table(self) -> None:
        """Show the open drawer as a table, or its grids again; the sheet when none is open."""
        if self.drawer is None:
            self.show("sheet")
        if self.drawer is not None:
            self.drawer.table_button.toggle()

    def show_word(self, place: int) -> None:
        """Open the sheet at the row of a word."""
        self.show("sheet")
        if self._sheet is not None:
            self._sheet.show_word(place)

    def escape(self) -> bool:
        """Leave a rename, then what is picked, then the drawer; False when none is open."""
        if self._sheet is not None and self._sheet.cancel_rename():
            return True
        return self._let_picks_go() or self.close()

    def refresh(self) -> None:
        """Show the document as it is now."""
        if self.drawer is not None:
            self.drawer.refresh()
