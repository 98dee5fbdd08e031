"""The drawer under the picture: W_O with its presets, the token vectors, or a head as a table."""

from __future__ import annotations

from functools import partial
from typing import Literal

import numpy as np
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from attnviz.language import and_list, mark, tr
from attnviz.model.edits.output import PRESETS
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.grids import covered_row
from attnviz.ui.controls.column_names import ColumnNames
from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import RING
from attnviz.ui.grid.table_view import MatrixTable
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.predicting_view import REFUSED

Which = Literal["output", "vectors", "table"]
MATRIX: dict[Which, str] = {"output": "W_O", "vectors": "X", "table": "A"}
ROW = (24.0, 32.0)  # px of the design: lowest and highest row
COLUMN = 46.0  # narrowest column
COMPUTED = mark("{array} is computed from {sources}. Change {change}.")


class NumbersDrawer(Drawer):
    """Shows one matrix of a figure in numbers. Setters never emit."""

    preset_requested = Signal(str)
    zero_requested = Signal()
    copy_requested = Signal(str, int, int)
    paste_requested = Signal(str, int, int)

    def __init__(self, which: Which, theme: Theme, parent: QWidget | None = None) -> None:
        self.which = which
        self.host: GridHost | None = None
        self.names: ColumnNames | None = None
        self.table: MatrixTable | None = None
        self.zero: QPushButton | None = None
        self._figure: Figure | None = None
        super().__init__("", theme, parent)
        if which == "table":
            self.table = MatrixTable(theme)
            self.table.exchanges = True
            self.table.copy_requested.connect(self._on_table_copy)
            self.table.paste_requested.connect(self._on_edit_refused)
            self.table.edit_refused.connect(self._on_edit_refused)
            self.body.addWidget(self.table, 1)
            return
        self.host = GridHost(theme, self)
        self.host.set_decoration(self._paint_ground)
        self.host.cell_edited.connect(self._on_cell_edited)
        self.host.edit_refused.connect(self._on_edit_refused)
        self.host.edit_invalid.connect(self.refused)
        self.host.copy_requested.connect(self.copy_requested)
        self.host.paste_requested.connect(self.paste_requested)
        self.host.input.scrolled.connect(self._show_names)
        self.names = ColumnNames(theme, self)
        self.body.addWidget(self.names)
        self.body.addWidget(self.host, 1)
        if which == "output":
            self._add_presets()

    def _add_presets(self) -> None:
        for id_, name, _ in PRESETS:
            button = self.add_tool(tr(name))
            button.clicked.connect(partial(self.preset_requested.emit, id_))
        self.zero = self.add_tool(tr("Zero one head's rows"))
        self.zero.clicked.connect(self.zero_requested)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        if self.host is not None:
            self.host.set_theme(theme)
        if self.names is not None:
            self.names.set_theme(theme)
        if self.table is not None:
            self.table.set_theme(theme)
        self._fit()

    def show_figure(self, figure: Figure) -> None:
        """Show the matrix as it is now."""
        self._figure = figure
        head = f"H{figure.head + 1}"
        if self.which == "output":
            self.title.setText("W_O")
            self.note.setText(tr("rows: numbers of the heads; columns: numbers of the update"))
            if self.zero is not None:
                self.zero.setText(tr("Zero rows of {head}", head=head))
                self.zero.setToolTip(tr("The chosen head; click a title, or go on with Page Down"))
        elif self.which == "vectors":
            self.title.setText(tr("Token vectors X"))
            self.note.setText(tr("the same as on tab 1: a change here shows there"))
        else:
            self.title.setText(tr("A of {head}", head=figure.name(figure.head)))
            self.note.setText(tr("rows: who looks; columns: who is looked at"))
        if self.host is not None:
            self.host.setAccessibleName(self.title.text())
        self._fit()

    def start(self) -> None:
        """Put the keyboard on the first number."""
        if self.host is not None and MATRIX[self.which] in self.host.names():
            self.host.set_cursor_cell(MATRIX[self.which], 0, 0)
            self.host.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.table is not None:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.body.activate()
        self._fit()

    def _fit(self) -> None:
        if self._figure is None:
            return
        name = MATRIX[self.which]
        if self.table is not None:
            self.table.set_grid(name, _table_grid(self._figure))
        if self.host is None:
            return
        theme = self.theme
        values, rows, columns = _numbers(self._figure, self.which)
        if not values.size:
            return
        label = QFontMetricsF(theme.font("tick", bold=True))
        left = min(widest(rows, label) + theme.px(10), self.host.width() * 0.25)
        wide = max(theme.px(COLUMN), (self.host.width() - left - 2) / len(columns))
        low, high = (theme.px(size) for size in ROW)
        rect = QRectF(self.host.rect()).adjusted(0, RING, 0, -RING)
        tall = min(high, max(low, rect.height() / len(rows)))
        grid = Grid(
            values,
            row_labels=rows,
            spoken_columns=columns,
            quantity="signed",
            style="shortest",
            editable=True,
            changed=self._figure.document.changed_cells(name),
            locked=_locked(self._figure, self.which),
            square=False,
            min_cell=1.0,
            row_label_width=left,
        )
        self.host.set_grid(name, grid)
        self.host.set_rect(name, rect, (wide, tall))
        self._show_names()

    def _show_names(self) -> None:
        """Write the names over the columns in sight, as the whole sheet of tab 1 does."""
        name = MATRIX[self.which]
        if self.host is not None and self.names is not None and name in self.host.names():
            layout = self.host.layout_of(name)
            columns = self.host.grid(name).spoken_columns
            seen = layout.cols
            self.names.set_names(columns, layout.cells.x(), layout.cell_w, seen.start, seen.stop)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.theme.surface)

    def _on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        self.number_edited.emit(name, (row, col), value, gesture)

    def _on_table_copy(self, name: str, row: int, col: int) -> None:
        """Pass the wish on, but for a number that is still to be predicted."""
        if self._figure is not None and _table_grid(self._figure).is_on("covered", row, col):
            self.refused.emit(tr(REFUSED))
        else:
            self.copy_requested.emit(name, row, col)

    def _on_edit_refused(self, name: str, row: int, col: int) -> None:
        if self.which == "table":
            sources = and_list(("Q", "K"))
            why = tr(COMPUTED, array=name, sources=sources, change="X")
        else:
            why = tr("This column says where a word stands; it follows the text.")
        self.refused.emit(why)


def _numbers(figure: Figure, which: Which) -> tuple[np.ndarray, list[str], list[str]]:
    document = figure.document
    if which == "vectors":
        return document.X, list(figure.tokens), list(document.feature_names)
    if document.W_O is None:
        return np.zeros((0, 0)), [], []
    rows = [
        f"H{place // document.d_v + 1} {name}" for place, name in enumerate(figure.concat_names)
    ]
    return document.W_O, rows, list(figure.update_names)


def _locked(figure: Figure, which: Which) -> np.ndarray | None:
    """Lock what follows from a word's place in the text."""
    sheet = figure.document.sheet
    if which != "vectors" or sheet is None:
        return None
    locked = np.zeros(figure.document.X.shape, dtype=np.bool_)
    locked[:, sheet.meaning :] = True
    return locked


def _table_grid(figure: Figure) -> Grid:
    grid = Grid(
        figure.pattern[figure.head],
        row_labels=figure.tokens,
        column_labels=figure.tokens,
        hidden=figure.hidden,
        quantity="weight",
        style="decimals",
        digits=4,
    )
    return covered_row(grid, figure)
