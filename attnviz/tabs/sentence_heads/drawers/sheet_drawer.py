"""Drawer with the whole character sheet: every word of the text, every feature, two clocks."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.language import tr
from attnviz.model.document.sheet import Sheet
from attnviz.tabs.sentence_heads.drawers.grid_drawer import GridDrawer
from attnviz.tabs.sentence_heads.drawers.sheet_grid import (
    number_text,
    row_labels,
    sheet_grid,
    why_locked,
)
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.state import SHEET
from attnviz.ui.controls.column_names import ColumnNames
from attnviz.ui.grid.layout import RING
from attnviz.ui.grid.paint import paint_focus, paint_marks
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.tab.state import differs

ROW = (24.0, 32.0)  # px of the design: lowest and highest row
COLUMN = 44.0  # narrowest column


class SheetDrawer(GridDrawer):
    """Shows X of the document by the names of its features."""

    renamed = Signal(int, str)
    """This column is to have another name."""

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__(theme, state, parent)
        self._unlocked = False
        self._shape: object = None
        self._seen_query: int | None = None  # the last one that was scrolled into sight
        self._left = 0.0
        self._editor: QLineEdit | None = None
        self.host.set_overlay(self._paint_clocks)
        self.host.cursor_moved.connect(self._show_ring)
        self.host.cursor_left.connect(self._show_ring)
        self.host.installEventFilter(self)
        self.host.input.scrolled.connect(self._show_names)
        self.names = ColumnNames(theme, self)
        self.names.name_double_clicked.connect(self.rename)
        self.names.name_clicked.connect(partial(self.on_column_clicked, SHEET))
        self.rename_button = self.add_tool(tr("Rename column"))
        self.rename_button.clicked.connect(self._on_rename_clicked)
        self.padlock = self.add_tool(tr("Unlock positions"))
        self.padlock.setCheckable(True)
        self.padlock.toggled.connect(self._on_padlock_toggled)
        self.body.addWidget(self.names)
        self.body.addWidget(self.host, 1)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.names, *super().themed_parts())

    def show_grids(self, state: State, before: State | None) -> None:
        """Show the document as it is now."""
        document = state.document
        shape = (document.tokens, document.feature_names, state.unknown)
        if before is not None and shape == self._shape:
            if differs(state, before, "document", "token", "drawer_picks"):
                self.host.set_grid(SHEET, self._grid())
                self._follow_query()
                self.host.update_overlay()
            return
        self._shape = shape
        sheet = document.sheet
        self.title.setText(tr("Token vectors X") if sheet is None else tr("Character sheet"))
        self.host.setAccessibleName(self.title.text())
        self.note.setText(self._note())
        self.padlock.setVisible(sheet is not None)
        self.fit()

    def start(self) -> None:
        """Put the keyboard on the row of the query word."""
        self.show_word(self._state.token)

    def show_as_table(self, on: bool) -> None:
        """Show a real table in place of the grid, or the grid again."""
        self.names.setVisible(not on)
        self.rename_button.setEnabled(not on)
        super().show_as_table(on)

    def show_word(self, place: int) -> None:
        """Put the keyboard on the first feature of a word."""
        self.host.set_cursor_cell(SHEET, place, 0)
        self.host.setFocus(Qt.FocusReason.OtherFocusReason)

    def _note(self) -> str:
        if self._state.document.sheet is None:
            return tr("One row per token. Click a number to type, or drag it.")
        return tr("One row per word, wherever it stands. Double-click a column name to rename it.")

    def fit(self) -> None:
        theme, document = self._theme, self._state.document
        words, features = range(document.n_tokens), range(document.d_model)
        label = QFontMetricsF(theme.font("label", bold=True))
        self._left = min(
            widest(row_labels(document, words), label) + theme.px(8), self.host.width() * 0.25
        )
        room = self.host.width() - self._left - 1
        width = max(theme.px(COLUMN), room / len(features))
        low, high = (theme.px(size) for size in ROW)
        rect = QRectF(self.host.rect()).adjusted(0, RING, 0, -RING)
        height = min(high, max(low, rect.height() / len(words)))
        self.host.set_grid(SHEET, self._grid())
        self.host.set_rect(SHEET, rect, (width, height))
        self._seen_query = None
        self._follow_query()
        self._show_names()

    def _follow_query(self) -> None:
        """Scroll the query word's row into sight: when it becomes another, or the room does."""
        query = self._state.token
        if query != self._seen_query:
            self._seen_query = query
            self.host.reveal(SHEET, query, self.host.layout_of(SHEET).cols.start)

    def _grid(self) -> Grid:
        document = self._state.document
        picks = self._state.drawer_picks
        return sheet_grid(
            document,
            range(document.n_tokens),
            range(document.d_model),
            query=self._state.token,
            unlocked=self._unlocked,
            row_label_width=self._left,
            min_cell=1.0,
            lit_rows=sorted({*self._state.unknown, *picks.rows}),
            lit_columns=picks.columns,
        )

    def _show_names(self) -> None:
        """Write the names over the columns in sight."""
        layout, document = self.host.layout_of(SHEET), self._state.document
        names = list(document.feature_names)
        if document.sheet is not None and not self._unlocked:
            for across, up in _clocks(document.sheet):
                names[across], names[up] = names[across].partition("-")[0], "clock"
        self.names.set_names(
            names, layout.cells.x(), layout.cell_w, layout.cols.start, layout.cols.stop
        )
        self.host.update_overlay()

    # Clocks

    def _paint_clocks(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the hands of a word's place over the numbers they stand for, while locked."""
        document = self._state.document
        if document.sheet is None or self._unlocked or SHEET not in self.host.names():
            return
        layout, place = self.host.layout_of(SHEET), self.host.cursor_cell()
        ring = QRectF()
        if place is not None and self.host.hasFocus():
            ring = layout.cell_rect(place.row, place.col)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in layout.rows:
            for across, up in _clocks(document.sheet):
                if across not in layout.cols or up not in layout.cols:
                    continue
                cell = layout.cell_rect(row, across).united(layout.cell_rect(row, up))
                hand = (float(document.X[row, across]), float(document.X[row, up]))
                paint_clock(painter, self._theme, cell, hand)
                if cell.contains(ring):
                    ring = cell
        paint_marks(painter, self.host.grid(SHEET), self._theme, layout, None)
        if not ring.isEmpty():
            paint_focus(painter, self._theme, ring)

    def _show_ring(self, *_: object) -> None:
        """Paint the ring of the keyboard anew: clocks lie over the one of the grid."""
        self.host.update_overlay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show or hide the ring where the keyboard comes or goes."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._show_ring()
        return super().eventFilter(watched, event)

    def describe(self, name: str, row: int, col: int) -> str:
        """Say a number of a word."""
        return number_text(self._state.document, row, col)

    # Edits

    def array(self, name: str) -> str:
        """Return X, which is called the sheet here."""
        return "X"

    def place(self, name: str, row: int, col: int) -> tuple[int, int]:
        """Return the place itself: the drawer shows all of X."""
        return row, col

    @property
    def unlocked(self) -> bool:
        """Whether the padlock is open."""
        return self._unlocked

    def on_edit_refused(self, name: str, row: int, col: int) -> None:
        """Say why a place or a mark is locked."""
        self.refused.emit(why_locked(self._state.document, col))

    def _on_padlock_toggled(self, unlocked: bool) -> None:
        self._unlocked = unlocked
        self.padlock.setText(tr("Lock positions") if unlocked else tr("Unlock positions"))
        self.fit()
        if self.tables is not None:
            self._fill_tables(self.tables)

    def _on_rename_clicked(self) -> None:
        place = self.host.cursor_cell()
        self.rename(place.col if place is not None else 0)

    def rename(self, col: int) -> None:
        """Let a person type another name over a column's."""
        left, width = self.names.name_rect(col)
        editor = QLineEdit(self._state.document.feature_names[col], self.names)
        editor.setAccessibleName(tr("Column name"))
        width = max(width, self._theme.px(120))
        left = max(0.0, min(left, self.names.width() - width))
        editor.setGeometry(QRectF(left, 0, width, self.names.height()).toRect())
        editor.editingFinished.connect(lambda: self._on_renamed(col))
        editor.selectAll()
        editor.show()
        editor.setFocus()
        self._editor = editor

    def _on_renamed(self, col: int) -> None:
        editor, self._editor = self._editor, None
        if editor is None:
            return
        old, new = self._state.document.feature_names[col], editor.text()
        editor.deleteLater()
        self.host.setFocus()
        if new.strip() and new.strip() != old:
            self.renamed.emit(col, new)

    def cancel(self) -> bool:
        """Keep the old name; False when nothing was being renamed."""
        editor, self._editor = self._editor, None
        if editor is None:
            return False
        editor.deleteLater()
        self.host.setFocus()
        return True


def _clocks(sheet: Sheet) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the columns (across, up) of the two hands."""
    slow_across, slow_up, fast_across, fast_up = sheet.dial.columns
    return (slow_across, slow_up), (fast_across, fast_up)


def paint_clock(painter: QPainter, theme: Theme, cell: QRectF, hand: tuple[float, float]) -> None:
    """Draw a dial with one hand; (1, 0) points to the right, as the first word's do."""
    painter.fillRect(cell.adjusted(0, 0, 1, 1), theme.grid)
    painter.fillRect(cell.adjusted(1, 1, 0, 0), theme.window)
    radius = min(cell.height(), cell.width()) / 2 - 2
    centre = cell.center()
    painter.setBrush(theme.surface)
    painter.setPen(QPen(theme.border, theme.hairline))
    painter.drawEllipse(centre, radius, radius)
    length = math.hypot(*hand) or 1.0
    tip = QPointF(
        centre.x() + hand[0] / length * radius * 0.85,
        centre.y() - hand[1] / length * radius * 0.85,
    )
    pen = QPen(theme.text, theme.line(2))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(centre, tip)
