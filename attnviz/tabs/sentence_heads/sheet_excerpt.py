"""The part of the character sheet behind the row on screen, to be changed on the spot."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from attnviz.language import mark, tr
from attnviz.session import Session
from attnviz.tabs.sentence_heads.clipboard import copy_cell, paste_numbers
from attnviz.tabs.sentence_heads.excerpt import Excerpt, excerpt
from attnviz.tabs.sentence_heads.row import QueryRow
from attnviz.tabs.sentence_heads.sheet_grid import number_text, row_labels, sheet_grid, why_locked
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.column_names import ColumnNames
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import RING
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

SHEET = "sheet"
ROW = 30.0  # px of the design
HINT = mark("click a number, type or drag")


class SheetExcerpt(QWidget):
    """Shows a few words and features; they stay the same while their numbers change."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)
    sheet_requested = Signal()
    matrices_requested = Signal()

    def __init__(self, session: Session, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._theme = theme
        self._excerpt = Excerpt((), ())
        self._excerpt_of: tuple[object, ...] = ()
        self._left = 0.0
        self.title = _plain_label("", "heading")
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
        column.addWidget(_plain_label(tr(HINT), "tick"))
        column.addWidget(self.names)
        column.addWidget(self.host)
        column.addSpacing(12 - RING)
        column.addLayout(buttons)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        self.names.set_theme(theme)
        self.host.set_theme(theme)
        for button in (self.sheet_button, self.matrices_button):
            button.set_theme(theme)
        self._fit()

    def show_row(self, row: QueryRow, covered: bool = False) -> None:
        """Show the words and features behind a row."""
        document, head = self._session.document(), self._session.selection.head
        shown = (document.tokens, document.feature_names, head, row.query, covered)
        if shown == self._excerpt_of:
            self._show_numbers()
            return
        self._excerpt, self._excerpt_of = excerpt(document, row, head, covered), shown
        self._query = row.query
        sheet = document.sheet
        self.title.setText(tr("Character sheet") if sheet is not None else tr("Token vectors X"))
        self.host.setAccessibleName(self.title.text())
        self._fit()

    def _show_numbers(self) -> None:
        words, features = self._excerpt.words, self._excerpt.features
        grid = sheet_grid(self._session.document(), words, features, query=self._query)
        self.host.set_grid(SHEET, replace(grid, row_label_width=self._left))

    def _fit(self) -> None:
        """Give the grid its space: all of the width."""
        words, features = self._excerpt.words, self._excerpt.features
        theme, document = self._theme, self._session.document()
        # While the tab is hidden the text may have become shorter; its own news comes later.
        if not words or self._excerpt_of[:2] != (document.tokens, document.feature_names):
            return
        width = self.width()
        label = QFontMetricsF(theme.font("label", bold=True))
        labels = widest(row_labels(document, words), label)
        self._left = min(labels + theme.px(6), width * 0.36)
        self._show_numbers()
        cell = ((width - self._left - 1 - RING) // len(features), theme.px(ROW))
        height = len(words) * cell[1] + 2
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
        copy_cell(self.host.grid(name), row, col)

    def _on_paste_requested(self, name: str, row: int, col: int) -> None:
        words, features = self._excerpt.words, self._excerpt.features
        places = [[(word, feature) for feature in features] for word in words]
        paste_numbers(self._session, "X", (row, col), places)

    def _on_edit_refused(self, name: str, row: int, col: int) -> None:
        self.refused.emit(why_locked(self._session.document(), self._at(row, col)[1]))

    def _describe(self, name: str, row: int, col: int) -> str:
        return number_text(self._session.document(), *self._at(row, col))


def _plain_label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    return label
