"""The panel beside the picture: one share by hand, and the part of the sheet behind the row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from attnviz.widgets.by_hand_card import ByHandCard
from attnviz.widgets.column_names import ColumnNames
from attnviz.widgets.grid import Grid
from attnviz.widgets.grid_view import GridHost
from attnviz.widgets.labels import widest
from attnviz.widgets.theme import Theme

SHEET = "sheet"
ROW = 30.0  # px of the design
HINT = "click a number, type or drag"


class SidePanel(QWidget):
    """By hand card, excerpt of the sheet, ways to the whole sheet and to the matrices."""

    sheet_requested = Signal()
    matrices_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._grid: Grid | None = None
        self._names: tuple[str, ...] = ()
        self._left = 0.0
        self.card = ByHandCard(theme, self)
        self.title = _plain_label("Character sheet", "body")
        self.hint = _plain_label(HINT, "tick")
        self.names = ColumnNames(theme, self)
        self.host = GridHost(theme, self)
        self.host.set_decoration(self._paint_ground)
        self.sheet_button = QPushButton("Whole sheet  F4", self)
        self.matrices_button = QPushButton("W matrices  F6", self)
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
        column.setSpacing(0)
        column.addWidget(self.card)
        column.addSpacing(24)
        column.addWidget(self.title)
        column.addWidget(self.hint)
        column.addWidget(self.names)
        column.addWidget(self.host)
        column.addSpacing(12)
        column.addLayout(buttons)
        column.addStretch(1)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        margin = round(theme.px(14))
        column = self.layout()
        assert column is not None
        column.setContentsMargins(margin, margin // 2, margin, margin)
        self.card.set_theme(theme)
        self.names.set_theme(theme)
        self.host.set_theme(theme)
        small = f"font-size: {theme.size('tick')}px; padding: 0 {round(theme.px(4))}px;"
        for button in (self.sheet_button, self.matrices_button):
            button.setStyleSheet(small)
        self.title.setFont(theme.font("body", bold=True))
        self._fit()
        self.update()

    def set_sheet(self, grid: Grid, names: Sequence[str]) -> None:
        """Show an excerpt of the sheet; `names` are those of its columns."""
        old, self._grid = self._grid, grid
        if old is None or old.row_labels != grid.row_labels or self._names != tuple(names):
            self._names = tuple(names)
            self._fit()
        else:
            self.host.set_grid(SHEET, replace(grid, row_label_width=self._left))

    def _fit(self) -> None:
        """Give the grid its space: all of the width."""
        grid, theme = self._grid, self._theme
        if grid is None:
            return
        rows, columns = grid.shape
        width = self.width() - 2 * round(theme.px(14))
        labels = widest(grid.row_labels, QFontMetricsF(theme.font("label", bold=True)))
        self._left = min(labels + theme.px(8), width * 0.36)
        cell = ((width - self._left - 1) // columns, theme.px(ROW))
        self.host.set_grid(SHEET, replace(grid, row_label_width=self._left))
        height = rows * cell[1] + 2
        self.host.setFixedHeight(round(height))
        self.host.set_rect(SHEET, QRectF(0, 0, width, height), cell)
        layout = self.host.layout_of(SHEET)
        self.names.set_names(self._names, layout.cells.x(), layout.cell_w)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self._theme.surface)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.surface)
        y = (self.card.geometry().bottom() + self.title.geometry().top()) / 2
        painter.setPen(QPen(self._theme.grid, self._theme.hairline))
        margin = round(self._theme.px(14))
        painter.drawLine(margin, round(y), self.width() - margin, round(y))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()


def _plain_label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    return label
