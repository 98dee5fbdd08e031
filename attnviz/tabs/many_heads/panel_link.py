"""Makes the side panel when it is wanted, and tells it what the view shows."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from attnviz.model.edits.what_if import compare_head, other_last_word
from attnviz.tabs.many_heads.figure import Figure
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.tabs.many_heads.side_panel import SidePanel
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfRequest


class PanelLink(QObject):
    """Holds the panel, which is the window's to show."""

    stage_pointed = Signal(str)
    refused = Signal(str)

    def __init__(self, figure: Figure, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._figure = figure
        self._theme = theme
        self._made: SidePanel | None = None

    @property
    def panel(self) -> SidePanel:
        """Return the panel, made if need be."""
        if self._made is None:
            from attnviz.tabs.many_heads.side_panel import SidePanel

            self._made = panel = SidePanel(self._theme, self._compare)
            panel.stage_pointed.connect(self.stage_pointed)
            panel.refused.connect(self.refused)
            self.show(self._figure)
        return self._made

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        if self._made is not None:
            self._made.set_theme(theme)

    def show(self, figure: Figure) -> None:
        """Show another figure."""
        self._figure = figure
        if self._made is not None:
            self._made.show_figure(figure, other_last_word(figure.document, figure.head))

    def toggle_pass(self) -> None:
        """Open or close the list of the stages."""
        self.panel.one_pass.toggle()

    def toggle_what_if(self) -> None:
        """Open or close what if."""
        self.panel.trying.toggle()

    def _compare(self, wish: WhatIfRequest) -> Answer:
        """Try a change on the chosen head."""
        figure = self._figure
        return compare_head(figure.document, figure.trace, figure.head, **asdict(wish))
