"""The heads with their shares, and a switch for each that holds it at zero."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from attnviz.language import tr
from attnviz.learning.training import HALF
from attnviz.model.document.learning import Head
from attnviz.tabs.learning.panel.hold_switch import HoldSwitch
from attnviz.tabs.learning.state import State, head_name
from attnviz.tabs.learning.words.numbers import ROLES, share_or_dot
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.tab.state import differs


class HeadsTable(Themed, QWidget):
    """A row a head: its name, both shares, its switch. Setters never emit."""

    hold_wished = Signal(object, bool)
    head_clicked = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._heads: tuple[Head, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        titles = (tr("Heads"), *(tr(name) for name in ROLES.values()), tr("hold at 0"))
        self._titles = [plain_label(title, self) for title in titles]
        for column, label in enumerate(self._titles):
            side = Qt.AlignmentFlag.AlignLeft if not column else Qt.AlignmentFlag.AlignRight
            self._grid.addWidget(label, 0, column, side)
        self._rows: list[tuple[QLabel, QLabel, QLabel, HoldSwitch]] = []
        self.set_theme(theme)

    def dress(self) -> None:
        theme = self._theme
        self._grid.setVerticalSpacing(round(theme.px(2)))
        self._grid.setHorizontalSpacing(round(theme.px(10)))
        label, tick = theme.size("label"), theme.size("tick")
        self._titles[0].setStyleSheet(f"font-size: {label}px; font-weight: bold;")
        for title in self._titles[1:]:
            title.setStyleSheet(f"font-size: {tick}px; color: {theme.muted.name()};")
        for row in self._rows:
            for part in row[:3]:
                part.setStyleSheet(self._sheet(strong=False))
            row[3].set_theme(theme)

    def show_state(self, state: State, before: State | None) -> None:
        """Show the shares at this step, and which heads are held."""
        if state.heads != self._heads:
            self._build(state.heads)
        if not differs(state, before, "shown", "covered", "spec"):
            return
        for head, (_, *shares, switch) in zip(self._heads, self._rows, strict=True):
            for label, role in zip(shares, ROLES, strict=True):
                share = float(getattr(state.shown.measured, role)[head])
                text = "?" if state.covered else share_or_dot(share)
                if label.text() != text:
                    label.setText(text)
                    strong = not state.covered and not math.isnan(share) and share > HALF
                    label.setStyleSheet(self._sheet(strong=strong))
            switch.setChecked(head in state.shown.held)

    def _sheet(self, *, strong: bool) -> str:
        size = self._theme.size("label")
        return f"font-size: {size}px; font-weight: {'bold' if strong else 'normal'};"

    def switch(self, place: int) -> HoldSwitch:
        """Return the switch of a head."""
        return self._rows[place][3]

    def shares(self, place: int) -> tuple[str, str]:
        """Return what a row says."""
        return self._rows[place][1].text(), self._rows[place][2].text()

    def _build(self, heads: tuple[Head, ...]) -> None:
        for row in self._rows:
            for part in row:
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        self._heads, self._rows = heads, []
        for number, head in enumerate(heads, 1):
            name = head_name(head)
            switch = HoldSwitch(self._theme, self)
            switch.setAccessibleName(tr("Hold {head} at 0", head=name))
            switch.setToolTip(tr("Its output is 0 from this step on; training goes on"))
            switch.clicked.connect(self._on_clicked)
            row = (plain_label(name, self), plain_label("", self), plain_label("", self), switch)
            parts: tuple[QWidget, ...] = row
            for column, widget in enumerate(parts):
                side = Qt.AlignmentFlag.AlignLeft if not column else Qt.AlignmentFlag.AlignRight
                self._grid.addWidget(widget, number, column, side)
                widget.show()
            self._rows.append(row)
        self.dress()

    def _on_clicked(self, on: bool) -> None:
        switch = self.sender()
        place = next(i for i, row in enumerate(self._rows) if row[3] is switch)
        self._rows[place][3].setChecked(not on)  # it shows what is so
        self.hold_wished.emit(self._heads[place], on)
