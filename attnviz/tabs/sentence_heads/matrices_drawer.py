"""Drawer with the projection matrices of the head: what it asks, offers and hands over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, quoted, tr
from attnviz.model.document.document import Document
from attnviz.session import Session
from attnviz.tabs.sentence_heads.grid_drawer import GridDrawer
from attnviz.ui.controls.column_names import fitted
from attnviz.ui.grid.layout import measure_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import visible, widest
from attnviz.ui.look.numbers import shortest
from attnviz.ui.look.theme import Role, Theme
from attnviz.ui.tab.picking import Picking

MATRICES = (
    ("W_Q", mark("what it asks"), "Q"),
    ("W_K", mark("what it offers"), "K"),
    ("W_V", mark("what it hands over"), "V"),
)
ROW = (20.0, 32.0)  # px of the design: lowest and highest row
LEAST_ROW = 24.0  # px: the lowest that a pointer is sure to meet
COLUMN = 36.0
GAP = 24.0
ROLES: tuple[Role, Role] = ("label", "tick")
EDGE = 4.0  # px under the cells


class MatricesDrawer(GridDrawer):
    """Shows W_Q, W_K and W_V of one head; rows of zeros only when asked for."""

    def __init__(
        self, session: Session, theme: Theme, picking: Picking, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, theme, picking, parent)
        self._head = -1
        self._shown: tuple[object, ...] = ()
        self._rows: dict[str, list[int]] = {}
        self._listed: dict[str, list[int]] = {}
        self.all_button = self.add_tool("")
        self.all_button.setCheckable(True)
        self.all_button.toggled.connect(self._on_all_toggled)
        self.body.addWidget(self.host, 1)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._shown = ()
        super().set_theme(theme)

    def refresh(self) -> None:
        """Show the matrices of the selected head as they are now."""
        document, head = self._session.document(), self._session.selection.head
        checked = self.all_button.isChecked()
        names = document.feature_names
        matrices, picks = (document.W_Q, document.W_K, document.W_V), self.picks.all
        shown = (*matrices, names, head, checked, picks)
        if all(new is old for new, old in zip(shown, self._shown, strict=False)) and self._shown:
            return
        self._shown = shown
        if head != self._head:
            self._rows = {}
        self._head = head
        self.title.setText(tr("W matrices of {head}", head=visible(document.heads[head].title)))
        self.host.setAccessibleName(self.title.text())
        self.note.setText(sharing_note(document, head))
        self.all_button.setText(tr("Show all {n} rows", n=document.d_model))
        for name, _, _ in MATRICES:
            self._rows[name] = self._rows_of(document, name)
        if self._rows != self._listed:
            self.picks.forget()
        self._listed = dict(self._rows)
        self.fit()

    def start(self) -> None:
        """Put the keyboard on the first number."""
        self.host.set_cursor_cell(MATRICES[0][0], 0, 0)
        self.host.setFocus()

    def _rows_of(self, document: Document, name: str) -> list[int]:
        """Return the rows with a number, and those that had one since this head was chosen."""
        if self.all_button.isChecked():
            return list(range(document.d_model))
        held = set(np.flatnonzero(_matrix(document, name, self._head).any(axis=1)).tolist())
        held |= {row for row in self._rows.get(name, []) if row < document.d_model}
        return sorted(held) or list(range(document.d_model))

    def fit(self) -> None:
        theme = self._theme
        share = (self.host.width() - (len(MATRICES) - 1) * theme.px(GAP)) / len(MATRICES)
        low, high = max(LEAST_ROW, theme.px(ROW[0])), theme.px(ROW[1])
        longest = max(len(rows) for rows in self._rows.values())
        for short in (False, True):
            grids = {each[0]: self._grid(*each, share, short=short) for each in MATRICES}
            over = max(_over(grid, theme, width) for grid, width in grids.values())
            height = (self.host.height() - over) / longest
            if height >= low:
                break
        height = min(high, max(low, height))
        for i, (name, (grid, width)) in enumerate(grids.items()):
            self.host.set_grid(name, grid)
            rect = QRectF(i * (share + theme.px(GAP)), 0, share, self.host.height())
            self.host.set_rect(name, rect, (width, height))
        self.show_tables()

    def _grid(
        self, name: str, says: str, colour: str, share: float, *, short: bool
    ) -> tuple[Grid, float]:
        """Make the grid of a matrix in its share of the width, and the width of its columns.

        Parameters
        ----------
        short : whether names are rather cut than upright
        """
        theme, document = self._theme, self._session.document()
        label, tick = (QFontMetricsF(theme.font(role, bold=True)) for role in ROLES)
        values = _matrix(document, name, self._head)[self._rows[name]]
        features = [document.feature_names[row] for row in self._rows[name]]
        left = min(widest(features, label) + theme.px(8), self.host.width() * 0.12)
        width = max(theme.px(COLUMN), (share - left - 1) / values.shape[1])
        columns = _columns(document, name, self._head)
        cut = [fitted(column, tick, width - 4) for column in columns]
        whole = {part for column in columns for part in (column, column.partition("/")[0])}
        picks = self.picks.of(name, values.shape)
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
            square=False,
            min_cell=1.0,
            row_label_width=left,
            lit_rows=picks.rows,
            lit_columns=picks.columns,
        )
        return grid, width

    def full_names(self) -> dict[str, Sequence[str]]:
        """Return what the columns of each matrix are called."""
        document = self._session.document()
        return {name: _columns(document, name, self._head) for name, _, _ in MATRICES}

    def describe(self, name: str, row: int, col: int) -> str:
        """Say one number of a matrix."""
        document = self._session.document()
        feature = self._rows[name][row]
        value = shortest(_matrix(document, name, self._head)[feature, col])
        column = _columns(document, name, self._head)[col]
        return tr(
            "{matrix}, from {feature} to {column}: {value}",
            matrix=name,
            feature=document.feature_names[feature],
            column=column,
            value=value,
        )

    def on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        """Send an edit on, with the stored head and the row of the whole matrix."""
        self.number_edited.emit(name, self.place(name, row, col), value, gesture)

    def place(self, name: str, row: int, col: int) -> tuple[int, int, int]:
        """Return the stored head, the row of the whole matrix and the column."""
        return _stored(self._session.document(), name, self._head), self._rows[name][row], col

    def on_edit_refused(self, name: str, row: int, col: int) -> None:
        """Every number of these matrices may be changed."""

    def _on_all_toggled(self, every: bool) -> None:
        self._rows, self._shown = {}, ()
        self.refresh()


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
        return tr("Only this head reads these matrices.")
    names = ", ".join(others)
    group = document.heads[head].group
    if not group:
        return tr("W_K and W_V are shared: a change there also changes {names}.", names=names)
    return tr(
        "W_K and W_V of group {group} are shared: a change there also changes {names}.",
        group=group,
        names=names,
    )


def _stored(document: Document, name: str, head: int) -> int:
    return head if name == "W_Q" else document.kv_of_head[head]


def _matrix(document: Document, name: str, head: int) -> Any:
    return getattr(document, name)[_stored(document, name, head)]


def _columns(document: Document, name: str, head: int) -> tuple[str, ...]:
    spec = document.heads[head]
    names = spec.value_names if name == "W_V" else spec.query_names
    return names or tuple(str(i + 1) for i in range(_matrix(document, name, head).shape[1]))
