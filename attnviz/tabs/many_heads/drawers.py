"""What opens under the picture: W_O with its presets, the token vectors, or a head as a table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import numpy as np
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from attnviz.language import and_list, mark, tr
from attnviz.model.edits.output import PRESETS
from attnviz.tabs.many_heads.canvas.grids import covered_row
from attnviz.tabs.many_heads.state import Bools, Floats, State, Which
from attnviz.ui.controls.column_names import ColumnNames
from attnviz.ui.controls.drawer import Drawer
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import RING
from attnviz.ui.grid.table_view import MatrixTable
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.predict.predicting import REFUSED
from attnviz.ui.tab.grid_menu import TableMenu
from attnviz.ui.tab.state import differs

MATRIX: dict[Which, str] = {"output": "W_O", "vectors": "X"}
ROW = (24.0, 32.0)  # px of the design: lowest and highest row
COLUMN = 46.0  # narrowest column
COMPUTED = mark("{array} is computed from {sources}. Change {change}.")


class HeadDrawer(Drawer):
    """Shows the pattern of the chosen head as a table to read. Setters never emit."""

    copy_requested = Signal(str, int, int)

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__("", theme, parent)
        self._state = state
        self.table = MatrixTable(theme)
        TableMenu(self.table)
        self.table.exchanges = True
        self.table.copy_requested.connect(self._on_copy_requested)
        self.table.paste_requested.connect(self._on_edit_refused)
        self.table.edit_refused.connect(self._on_edit_refused)
        self.body.addWidget(self.table, 1)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.table,)

    def show_state(self, state: State, before: State | None) -> None:
        """Show the pattern as it is now, covered where it is."""
        self._state = state
        if differs(state, before, "document", "head", "row", "ballot"):
            self.title.setText(tr("A of {head}", head=state.name(state.head)))
            self.note.setText(tr("rows: words that ask; columns: words that are read"))
            self.table.set_grid("A", _table_grid(state))

    def start(self) -> None:
        """Put the keyboard into the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_copy_requested(self, name: str, row: int, col: int) -> None:
        """Pass the wish on, but for a number that is still to be predicted."""
        if _table_grid(self._state).is_on("covered", row, col):
            self.refused.emit(tr(REFUSED))
        else:
            self.copy_requested.emit(name, row, col)

    def _on_edit_refused(self, name: str, row: int, col: int) -> None:
        sources = and_list(("Q", "K"))
        self.refused.emit(tr(COMPUTED, array=name, sources=sources, change="X"))


class MatrixDrawer(Drawer):
    """Shows W_O or the token vectors in numbers to type over. Setters never emit."""

    preset_requested = Signal(str)
    zero_requested = Signal()
    copy_requested = Signal(str, int, int)
    paste_requested = Signal(str, int, int)

    def __init__(
        self, which: Which, theme: Theme, state: State, parent: QWidget | None = None
    ) -> None:
        super().__init__("", theme, parent)
        self._which, self._state = which, state
        self.zero: QPushButton | None = None
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
        self.zero = self.add_tool(tr("Zero one head’s rows"))
        self.zero.clicked.connect(self.zero_requested)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.host, self.names)

    def dress(self) -> None:
        super().dress()
        self._fit()

    def show_state(self, state: State, before: State | None) -> None:
        """Show the matrix as it is now."""
        self._state = state
        if not differs(state, before, "document", "head"):
            return
        if self.zero is not None:
            self.title.setText("W_O")
            self.note.setText(tr("rows: outputs of the heads; columns: the update"))
            self.zero.setText(tr("Zero rows of {head}", head=f"H{state.head + 1}"))
            self.zero.setToolTip(
                tr("The selected head; click a title, or press Page Down for the next")
            )
        else:
            self.title.setText(tr("Token vectors X"))
            self.note.setText(tr("shared with tab 1: a change here shows there too"))
        self.host.setAccessibleName(self.title.text())
        self._fit()

    def start(self) -> None:
        """Put the keyboard on the first number."""
        self.host.set_cursor_cell(MATRIX[self._which], 0, 0)
        self.host.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.body.activate()
        self._fit()

    def _fit(self) -> None:
        name = MATRIX[self._which]
        theme = self.theme
        values, rows, columns = _numbers(self._state, self._which)
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
            changed=self._state.document.changed_cells(name),
            locked=_locked(self._state, self._which),
            square=False,
            min_cell=1.0,
            row_label_width=left,
        )
        self.host.set_grid(name, grid)
        self.host.set_rect(name, rect, (wide, tall))
        self._show_names()

    def _show_names(self) -> None:
        """Write the names over the columns in sight, as the whole sheet of tab 1 does."""
        name = MATRIX[self._which]
        layout = self.host.layout_of(name)
        columns = self.host.grid(name).spoken_columns
        seen = layout.cols
        self.names.set_names(columns, layout.cells.x(), layout.cell_w, seen.start, seen.stop)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.theme.surface)

    def _on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        self.number_edited.emit(name, (row, col), value, gesture)

    def _on_edit_refused(self, name: str, row: int, col: int) -> None:
        self.refused.emit(tr("This column encodes the position; it is set by the text."))


def _numbers(state: State, which: Which) -> tuple[Floats, list[str], list[str]]:
    """Return the numbers of a drawer, and the names of their rows and columns."""
    document = state.document
    if which == "vectors" or document.W_O is None:
        return document.X, list(state.tokens), list(document.feature_names)
    rows = [f"H{place // document.d_v + 1} {name}" for place, name in enumerate(state.concat_names)]
    return document.W_O, rows, list(state.update_names)


def _locked(state: State, which: Which) -> Bools | None:
    """Lock what follows from a word's place in the text."""
    sheet = state.document.sheet
    if which != "vectors" or sheet is None:
        return None
    locked = np.zeros(state.document.X.shape, dtype=np.bool_)
    locked[:, sheet.meaning :] = True
    return locked


def _table_grid(state: State) -> Grid:
    grid = Grid(
        state.shares[state.head],
        row_labels=state.tokens,
        column_labels=state.tokens,
        hidden=state.hidden,
        quantity="weight",
        style="decimals",
        digits=4,
    )
    return covered_row(grid, state)
