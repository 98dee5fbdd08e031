"""Keeps the side panel in step with the tab, and turns its wishes into edits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from attnviz.tabs.sparse_patterns.side_panel import SidePanel
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.view import SparsePatternsView


class PanelLink(QObject):
    """The panel of a tab: counts, the memory kept, and tools."""

    def __init__(self, view: SparsePatternsView, theme: Theme) -> None:
        super().__init__(view)
        self._view = view
        self.panel = panel = SidePanel(theme)
        edits = view.edits
        panel.tokens_chosen.connect(edits.set_tokens)
        panel.long_tokens_chosen.connect(edits.set_long_tokens)
        panel.long_window_chosen.connect(edits.set_long_window)
        panel.layout_chosen.connect(edits.set_layout)
        panel.diagonal_chosen.connect(edits.set_keep_diagonal)
        panel.head_chosen.connect(self._on_head_chosen)
        panel.trial_requested.connect(view.toggle_trial)
        panel.long_requested.connect(view.long.toggle)
        panel.reset_requested.connect(edits.reset)

    def show(self) -> None:
        """Show the counts, heads and switches of now."""
        view, session = self._view, self._view.session
        names = [head.title for head in session.document().heads]
        self.panel.show_figure(view.figure, view.covered)
        self.panel.show_long(view.long.shown, view.long.can_show())
        self.panel.show_heads(names, session.selection.head, view.edits.trying)

    def _on_head_chosen(self, head: int) -> None:
        self._view.session.select(head=head)
