"""What can be done about the held number that the arithmetic speaks of, beside it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attnviz.language import tr
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.held import is_held
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.held import is_off


class HeldActions(Themed, QWidget):
    """Two buttons over the right end of the arithmetic, while it tells of a held number."""

    share_requested = Signal()
    let_go_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.share = KeyButton("", theme, self, kind="quiet")
        self.let_go = KeyButton("", theme, self, kind="quiet")
        shortcut_labels.label(
            self.share, tr("Distribute the rest"), "steps.share_rest", "Shift+Return"
        )
        shortcut_labels.label(self.let_go, tr("Let go"), "steps.let_go", "Del")
        self.share.setToolTip(tr("Hold the other weights of the row so that it adds up to 100%"))
        self.let_go.setToolTip(tr("Compute this number again"))
        self.share.clicked.connect(self.share_requested)
        self.let_go.clicked.connect(self.let_go_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.share)
        row.addWidget(self.let_go)
        self.hide()

    def show_state(self, state: State) -> None:
        """Offer what fits the cell that is kept lit; nothing while the mouse is on another."""
        one, cell = state.one, state.lit
        there = state.backward is None and state.pointed == cell
        there = there and is_held(one, *cell) and not state.hides(cell[0])
        shares = there and cell[0] == "pattern" and is_off(one.trace, one.head, cell[1])
        self.share.setVisible(shares)
        self.setVisible(there)

    def place(self, line: QRect) -> float:
        """Lie at the right end of the arithmetic; return how much of it that takes."""
        if self.isHidden():
            return 0.0
        wide = self.sizeHint().width()
        self.setGeometry(line.right() - wide - 4, line.y(), wide, line.height())
        self.raise_()
        return float(wide + 8)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.share, self.let_go)
