"""How another theme reaches what is on screen: one way for every part of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from attnviz.ui.look.theme import Theme


class TakesTheme(Protocol):
    """What can be given another theme."""

    def set_theme(self, theme: Theme) -> None: ...


class Themed:
    """A part of the window that has a theme, `_theme`, and gives it to the parts inside it.

    Colours and sizes that are asked for while painting need nothing more. A subclass says which
    parts it has, and sets in `dress` what Qt keeps: margins, heights, fonts. It calls `set_theme`
    once when it is built, or sets `_theme` where nothing has to be dressed.
    """

    _theme: Theme

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes at once, with every part inside."""
        self._theme = theme
        for part in self.themed_parts():
            part.set_theme(theme)
        self.dress()
        if isinstance(self, QWidget):
            self.updateGeometry()
            self.update()

    def themed_parts(self) -> Iterable[TakesTheme]:
        """List the parts that get the theme before this one is dressed."""
        return ()

    def dress(self) -> None:
        """Set what Qt keeps of a theme, from `_theme`."""
