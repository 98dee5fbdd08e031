"""Drawer with the projection matrices of the head: what it asks, offers and hands over."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, quoted, tr
from attnviz.model.document.document import Document
from attnviz.tabs.sentence_heads.drawers.grid_drawer import GridDrawer
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.state import MATRICES, stored_head
from attnviz.ui.controls.column_names import fitted
from attnviz.ui.grid.layout import measure_grid
from attnviz.ui.grid.value import Bools, Grid
from attnviz.ui.look.labels import visible, widest
from attnviz.ui.look.numbers import shortest
from attnviz.ui.look.theme import Role, Theme
from attnviz.ui.tab.state import differs

SAYS = (
    ("W_Q", mark("what it asks for"), "Q"),
    ("W_K", mark("what it offers"), "K"),
    ("W_V", mark("what it passes on"), "V"),
)
ROW = (20.0, 32.0)  # px of the design: lowest and highest row
LEAST_ROW = 24.0  # px: the lowest that a pointer is sure to meet
COLUMN = 36.0
GAP = 24.0
ROLES: tuple[Role, Role] = ("label", "tick")
EDGE = 4.0  # px under the cells


class MatricesDrawer(GridDrawer):
    """Shows W_Q, W_K and W_V of one head; rows of zeros only when asked for."""

    every_row_requested = Signal(bool)
    """Rows of zeros are to be shown too, or no more."""

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__(theme, state, parent)
        self.all_button = self.add_tool("")
        self.all_button.setCheckable(True)
        self.all_button.clicked.connect(self.every_row_requested)
        self.body.addWidget(self.host, 1)

    def show_grids(self, state: State, before: State | None) -> None:
        """Show the matrices of the selected head as they are now."""
        if not differs(state, before, "document", "head", "listed", "drawer_picks"):
            return
        document = state.document
        self.title.setText(
            tr("W matrices of {head}", head=visible(document.heads[state.head].title))
        )
        self.host.setAccessibleName(self.title.text())
        self.note.setText(sharing_note(document, state.head))
        self.all_button.setText(tr("Show all {n} rows", n=document.d_model))
        self.all_button.setChecked(state.pointer.every_row)
        self.fit()

    def start(self) -> None:
        """Put the keyboard on the first number."""
        self.host.set_cursor_cell(MATRICES[0], 0, 0)
        self.host.setFocus()

    def fit(self) -> None:
        theme = self._theme
        share = (self.host.width() - (len(SAYS) - 1) * theme.px(GAP)) / len(MATRICES)
        low, high = max(LEAST_ROW, theme.px(ROW[0])), theme.px(ROW[1])
        longest = max(len(rows) for rows in self._state.listed)
        for short in (False, True):
            grids = {each[0]: self._grid(*each, share, short=short) for each in SAYS}
            over = max(_over(grid, theme, width) for grid, width in grids.values())
            height = (self.host.height() - over) / longest
            if height >= low:
                break
        height = min(high, max(low, height))
        for i, (name, (grid, width)) in enumerate(grids.items()):
            self.host.set_grid(name, grid)
            rect = QRectF(i * (share + theme.px(GAP)), 0, share, self.host.height())
            self.host.set_rect(name, rect, (width, height))

    def _grid(
        self, name: str, says: str, colour: str, share: float, *, short: bool
    ) -> tuple[Grid, float]:
        """Make the grid of a matrix in its share of the width, and the width of its columns.

        Parameters
        ----------
        short : whether names are rather cut than upright
        """
        theme = self._theme
        label, tick = (QFontMetricsF(theme.font(role, bold=True)) for role in ROLES)
        values, features, columns = self._state.drawn(name)
        left = min(widest(features, label) + theme.px(8), self.host.width() * 0.12)
        width = max(theme.px(COLUMN), (share - left - 1) / values.shape[1])
        cut = [fitted(column, tick, width - 4) for column in columns]
        whole = {part for column in columns for part in (column, column.partition("/")[0])}
        picks = self._state.drawer_picks.on(name)
        grid = Grid(
            values,
            title=f"{name}  {tr(says)}",
            title_colour=colour,
            title_align="left",
            row_labels=features,
            column_labels=cut if short or whole.issuperset(cut) else columns,
            quantity="signed",
            style="shortest",
            editable=True,
            changed=self._changed(name),
            square=False,
            min_cell=1.0,
            row_label_width=left,
            lit_rows=picks.rows,
            lit_columns=picks.columns,
        )
        return grid, width

    def _changed(self, name: str) -> Bools | None:
        """Mark the numbers on show that differ from what was opened; None when none does."""
        state = self._state
        if state.document.base is None:
            return None
        marks = state.document.changed_cells(name)[stored_head(state.document, name, state.head)]
        marks = marks[list(state.listed[MATRICES.index(name)])]
        return marks if marks.any() else None

    def describe(self, name: str, row: int, col: int) -> str:
        """Say one number of a matrix."""
        numbers, features, columns = self._state.drawn(name)
        return tr(
            "{matrix}, from {feature} to {column}: {value}",
            matrix=name,
            feature=features[row],
            column=columns[col],
            value=shortest(numbers[row, col]),
        )

    def place(self, name: str, row: int, col: int) -> tuple[int, int, int]:
        """Return the stored head, the row of the whole matrix and the column."""
        state = self._state
        rows = state.listed[MATRICES.index(name)]
        return stored_head(state.document, name, state.head), rows[row], col


def _over(grid: Grid, theme: Theme, width: float) -> float:
    """Return the height of a matrix without its cells."""
    rows = grid.shape[0]
    return measure_grid(grid, theme, (width, ROW[0])).height() - rows * ROW[0] + EDGE


def sharing_note(document: Document, head: int) -> str:
    """Say which other heads a change of W_K or W_V changes."""
    kv = document.kv_of_head[head]
    others = [
        quoted(visible(document.heads[h].title))
        for h, other in enumerate(document.kv_of_head)
        if other == kv and h != head
    ]
    if not others:
        return tr("Only this head uses these matrices.")
    names = ", ".join(others)
    group = document.heads[head].group
    if not group:
        return tr("W_K and W_V are shared: a change there also changes {names}.", names=names)
    return tr(
        "W_K and W_V of group {group} are shared: a change there also changes {names}.",
        group=group,
        names=names,
    )
