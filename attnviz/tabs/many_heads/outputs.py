"""Copies what the tab shows to the clipboard, and says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from attnviz.errors import AttnvizError
from attnviz.language import tr
from attnviz.tabs.many_heads.copying import row_text
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.picks import picks_tsv
from attnviz.ui.look.numbers import clipboard
from attnviz.ui.tab.predicting_view import REFUSED

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from attnviz.tabs.many_heads.view import ManyHeadsView


class Outputs:
    """The copies of one view."""

    def __init__(self, view: ManyHeadsView) -> None:
        self._view = view

    def copy(self, what: str, write: Callable[[Figure], str]) -> None:
        """Put something of the figure on the clipboard."""
        try:
            QGuiApplication.clipboard().setText(write(self._view.figure))
        except AttnvizError as error:
            self._view.say(str(error))
        else:
            self._view.say(tr("Copied: {what}", what=what))

    def copy_row(self) -> None:
        """Put the rows or columns that are picked on the clipboard, else the locked row."""
        picks = self._view.pointer.picks
        if picks:
            self.copy(tr("what is picked"), lambda figure: picks_tsv(figure, picks))
        else:
            self.copy(tr("the locked row"), row_text)

    def copy_cell(self, name: str, row: int, col: int) -> None:
        """Put what is picked on the clipboard, else one number, exactly; none that is covered."""
        grid = self._view.canvas.grid(name)
        if self._view.pointer.picks:
            self._view.unless_covered(self.copy_row)
        elif grid.is_on("covered", row, col):
            self._view.refuse(tr(REFUSED))
        else:
            number = clipboard(grid.at(row, col))
            self.copy(number, lambda _: number)

    def ask_copy(self) -> None:
        """Offer everything that can be copied, under the control row."""
        from PySide6.QtCore import QPoint

        self.make_menu().popup(self._view.canvas.mapToGlobal(QPoint(0, 0)))

    def make_menu(self) -> QMenu:
        """Make the menu of everything that can be copied."""
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self._view)
        for command in self._view.commands():
            if command.id.startswith("grid.copy_") and command.id != "grid.copy_as":
                menu.addAction(command.text.replace("&", "&&"), command.run)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu
