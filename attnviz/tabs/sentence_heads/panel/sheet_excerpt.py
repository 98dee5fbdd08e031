"""The part of the character sheet behind the row on screen, to be changed on the spot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attnviz.language import mark, tr
from attnviz.tabs.sentence_heads.drawers.sheet_grid import (
    number_text,
    row_labels,
    sheet_grid,
    why_locked,
)
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.excerpt import MOST_WORDS, Excerpt, excerpt
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.column_names import ColumnNames
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import RING
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.copies import as_cell
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

SHEET = "sheet"
ROW = 30.0  # px of the design
HINT = mark("click a number to type, or drag it")
LOCKED = mark("position columns are locked here")
PARTLY = mark("click or drag a number; positions are locked")


class SheetExcerpt(Themed, QWidget):
    """Shows a few words and features; they stay the same while their numbers change."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)
    copied = Signal(str)
    paste_requested = Signal(str, object, object, bool)
    sheet_requested = Signal()
    matrices_requested = Signal()

    def __init__(self, theme: Theme, state: State, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._excerpt = Excerpt((), ())
        self._excerpt_of: tuple[object, ...] = ()
        self._left = 0.0
        self.title = plain_label(role="heading")
        self.names = ColumnNames(theme, self)
        self.host = GridHost(theme, self)
        self.host.set_decoration(self._paint_ground)
        self.host.set_describer(self._describe)
        self.host.cell_edited.connect(self._on_cell_edited)
        self.host.edit_refused.connect(self._on_edit_refused)
        self.host.edit_invalid.connect(self.refused)
        self.host.copy_requested.connect(self._on_copy_requested)
        self.host.paste_requested.connect(self._on_paste_requested)
        self.sheet_button = KeyButton("", theme, self)
        self.matrices_button = KeyButton("", theme, self)
        shortcut_labels.label(self.sheet_button, tr("Whole sheet"), "heads.sheet", "F4")
        shortcut_labels.label(self.matrices_button, tr("W matrices"), "heads.matrices", "F6")
        self.sheet_button.setObjectName("heads.sheet")  # the tour points at it
        for button in (self.sheet_button, self.matrices_button):
            button.may_be_narrow()
        self.sheet_button.clicked.connect(self.sheet_requested)
        self.matrices_button.clicked.connect(self.matrices_requested)
        self._place()
        self.set_theme(theme)

    def _place(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.sheet_button)
        buttons.addWidget(self.matrices_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        self.hint = plain_label(tr(HINT), role="tick", wraps=True)
        column.addWidget(self.hint)
        column.addWidget(self.names)
        column.addWidget(self.host)
        column.addSpacing(12 - RING)
        column.addLayout(buttons)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.names, self.host, self.sheet_button, self.matrices_button)

    def dress(self) -> None:
        self._fit()

    def show_state(self, state: State, before: State | None) -> None:
        """Show the words and features behind the row."""
        self._state, document = state, state.document
        shown = (state.tokens, document.feature_names, state.head, state.query, state.covered)
        if shown == self._excerpt_of and before is not None:
            if differs(document, before.document, "X", "sheet", "original"):
                self._show_numbers()
            return
        if shown != self._excerpt_of:
            self._excerpt = excerpt(document, state.row, state.head, state.covered)
            self._excerpt_of = shown
        sheet = document.sheet
        self.title.setText(tr("Character sheet") if sheet is not None else tr("Token vectors X"))
        self.host.setAccessibleName(self.title.text())
        self.hint.setText(self._advice())
        self._fit()

    def _advice(self) -> str:
        """Say what can be done with the numbers: those of a place in the text are locked."""
        sheet, features = self._state.document.sheet, self._excerpt.features
        locked = [sheet is not None and feature >= sheet.meaning for feature in features]
        return tr(LOCKED if locked and all(locked) else PARTLY if any(locked) else HINT)

    def _show_numbers(self) -> None:
        words, features = self._excerpt.words, self._excerpt.features
        document, query = self._state.document, self._state.query
        grid = sheet_grid(document, words, features, query=query, row_label_width=self._left)
        self.host.set_grid(SHEET, grid)

    def _fit(self) -> None:
        """Give the grid its space: all of the width."""
        words, features = self._excerpt.words, self._excerpt.features
        theme, document = self._theme, self._state.document
        if not words:
            return
        width = self.width()
        label = QFontMetricsF(theme.font("label", bold=True))
        labels = widest(row_labels(document, words), label)
        self._left = min(labels + theme.px(6), width * 0.36)
        self._show_numbers()
        cell = ((width - self._left - 1 - RING) // len(features), theme.px(ROW))
        # Room for as many words as any row shows: what lies below stays where it is.
        height = min(MOST_WORDS, document.n_tokens) * cell[1] + 2
        self.host.setFixedHeight(round(height + 2 * RING))
        self.host.set_rect(SHEET, QRectF(0, RING, width, height), cell)
        layout = self.host.layout_of(SHEET)
        names = [document.feature_names[feature] for feature in features]
        self.names.set_names(names, layout.cells.x(), layout.cell_w)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self._theme.surface)

    def _at(self, row: int, col: int) -> tuple[int, int]:
        return self._excerpt.words[row], self._excerpt.features[col]

    def _on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        self.number_edited.emit("X", self._at(row, col), value, gesture)

    def _on_copy_requested(self, name: str, row: int, col: int) -> None:
        self.copied.emit(as_cell(self.host.grid(name).at(row, col)))

    def _on_paste_requested(self, name: str, row: int, col: int) -> None:
        words, features = self._excerpt.words, self._excerpt.features
        places = [[(word, feature) for feature in features] for word in words]
        self.paste_requested.emit("X", (row, col), places, False)

    def _on_edit_refused(self, name: str, row: int, col: int) -> None:
        self.refused.emit(why_locked(self._state.document, self._at(row, col)[1]))

    def _describe(self, name: str, row: int, col: int) -> str:
        return number_text(self._state.document, *self._at(row, col))
