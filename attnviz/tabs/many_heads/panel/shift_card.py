"""What the changes did: the likeliest token, and the heads whose induction score fell most."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from attnviz.tabs.many_heads.state import State
from attnviz.tabs.many_heads.words import next_token as words
from attnviz.ui.controls.panel import Card
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme

Labels = tuple[QLabel, QLabel]


class ShiftCard(Card):
    """Shows a few numbers before and after; of nothing that is to be predicted."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.title = plain_label("", self, wraps=True)
        self.title.setProperty("role", "heading")
        table = QWidget(self)
        self._grid = QGridLayout(table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._lines: list[Labels] = [self._line(row, table) for row in range(words.TOLD)]
        self.add(self.title, table)

    def _line(self, row: int, table: QWidget) -> Labels:
        name, value = plain_label("", table), plain_label("", table)
        value.setAlignment(Qt.AlignmentFlag.AlignRight)
        value.setStyleSheet("font-weight: bold;")
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(value, row, 1)
        return name, value

    def show_state(self, state: State, before: State | None) -> None:
        """Show what the changes did, while what comes next is looked at."""
        shown = state.shown == "next" and not state.covered
        told = words.told(state) if shown else ()
        self.setVisible(bool(told))
        if not told:
            return
        self.title.setText(words.changes_line(state))
        for number, (name, value) in enumerate(self._lines):
            there = number < len(told)
            name.setVisible(there)
            value.setVisible(there)
            if there:
                name.setText(told[number][0])
                value.setText(told[number][1])
