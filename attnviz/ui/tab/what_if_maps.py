"""A pattern before a change, after it, and the difference: below each other, or large in a row."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz import rounding
from attnviz.engine.compare import PatternChange
from attnviz.language import mark, tr
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import measure_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.grid_menu import CellMenu

BEFORE, AFTER, DIFFERENCE = "before", "after", "difference"
TITLES = {BEFORE: mark("Before"), AFTER: mark("After"), DIFFERENCE: mark("Difference")}
GAP = 10.0  # px of the design
NAMES = 86.0  # most room for names
LARGEST_CELL, LARGER_CELL = 20.0, 44.0
VEIL = 0.7  # over maps that answer an earlier wish
TIP_ABOVE = 14  # px: Qt shows a tip somewhat more below the place that it is told
MARK = "● "  # before the name of a row that changes


class WhatIfMaps(GridHost):
    """Shows a `PatternChange`.

    Parameters
    ----------
    large : whether the maps stand side by side, with names over their columns and numbers
    """

    def __init__(self, theme: Theme, parent: QWidget, *, large: bool = False) -> None:
        self._large = large
        self._change: PatternChange | None = None
        self._rows: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self._title = ""
        self._stale = False
        super().__init__(theme, parent)
        self.setAccessibleName(tr("Before and after"))
        self.set_decoration(self._paint_ground)
        self.set_overlay(self._paint_veil)
        self.set_describer(self.describe)
        self.copy_requested.connect(self.copy_cell)
        CellMenu(self)

    def show_change(
        self,
        change: PatternChange | None,
        rows: tuple[Sequence[str], Sequence[str]],
        title: str,
    ) -> None:
        """Show a change; None shows nothing.

        Parameters
        ----------
        rows : names of the words before and after it
        title : whose pattern it is
        """
        self._change, self._title = change, title
        self._rows = tuple(rows[0]), tuple(rows[1])
        self._show_grids()

    def set_stale(self, stale: bool) -> None:
        """Dim what answers an earlier wish."""
        self._stale = stale
        self.update_overlay()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        self._show_grids()

    def describe(self, name: str, row: int, col: int) -> str:
        """Say a cell by its two words: it → street: +28 points."""
        change = self._change
        if change is None:
            return ""
        words = self._rows[0] if name == BEFORE else self._rows[1]
        read = words[col] if change.before.shape[1] == len(words) else str(col + 1)
        pair = f"{words[row]} → {read}"
        hidden = {
            BEFORE: change.hidden_before,
            AFTER: change.hidden_after,
            DIFFERENCE: change.hidden_before & change.hidden_after,
        }[name]
        if hidden[row, col]:
            return tr("{pair}: masked", pair=pair)
        if name == DIFFERENCE:
            return tr("{pair}: {n} points", pair=pair, n=points(change.difference[row, col]))
        values = change.before if name == BEFORE else change.after
        return f"{pair}: {numbers.one_decimal_percent(values[row, col])}"

    def tip_place(self, point: QPointF) -> QPoint | None:
        """Return a place under the map: beside the pointer a tip covers the cells one compares."""
        hit = self.board.hit(point)
        if hit is None or hit.kind != "cell":
            return None
        under = self.board.entries[hit.name].rect.bottom() - TIP_ABOVE
        return QPoint(round(point.x()), round(max(under, point.y())))

    def _show_grids(self) -> None:
        change = self._change
        if change is None:
            self.clear()
            if not self._large:
                self.setFixedHeight(0)
            return
        changed = [int(row) for row in np.flatnonzero(change.changed_rows)]
        width = self._names([MARK + name for name in (*self._rows[0], *self._rows[1])])
        either = change.hidden_before & change.hidden_after
        limit = max(1e-12, float(np.abs(change.difference).max(initial=0.0)))
        sides = (
            (BEFORE, change.before, change.hidden_before, "weight", None),
            (AFTER, change.after, change.hidden_after, "weight", None),
            (DIFFERENCE, change.difference, either, "signed", limit),
        )
        for name, values, hidden, quantity, most in sides:
            rows = self._rows[name != BEFORE]
            columns = rows if values.shape[1] == len(rows) else ()
            grid = Grid(
                values,
                title=f"{tr(TITLES[name])}{self._title if name == BEFORE else ''}",
                title_align="left",
                quantity=quantity,  # type: ignore[arg-type]
                hidden=hidden,
                limit=most,
                legend=self._large or name != BEFORE,
                row_labels=[MARK + n if i in changed else n for i, n in enumerate(rows)],
                column_labels=columns if self._large else (),
                spoken_columns=() if self._large else columns,
                row_label_width=width,
                bold_rows=changed,
                refuses=False,
                style=self._style(quantity),
                min_cell=1.0 if self._large else None,
                max_cell=self.theme.px(LARGER_CELL) if self._large else None,
            )
            self.set_grid(name, grid)
        self._place()

    def _style(self, quantity: str) -> numbers.Style:
        """Return how numbers stand in the cells: only in large ones, and weights as per cent."""
        if not self._large:
            return "none"
        percents = quantity == "weight" and numbers.number_format().percents
        return "percent" if percents else "decimals"

    def _names(self, labels: Sequence[str]) -> float:
        font = self.theme.font("tick", bold=True)
        wide = widest(labels, QFontMetricsF(font)) + self.theme.px(8)
        return min(wide, self.theme.px(NAMES))

    def _place(self) -> None:
        if self._change is None or not self.names():
            return
        if self._large:
            self._place_in_a_row()
        else:
            self._place_in_a_column(len(self._change.before))

    def _place_in_a_row(self) -> None:
        gap = self.theme.px(2 * GAP)
        wide = (self.width() - 2 * gap) / 3
        for place, name in enumerate((BEFORE, AFTER, DIFFERENCE)):
            self.set_rect(name, QRectF(place * (wide + gap), 0, wide, self.height()))

    def _place_in_a_column(self, n: int) -> None:
        theme, y = self.theme, 0.0
        room = self.width() - self.grid(BEFORE).row_label_width - 2  # type: ignore[operator]
        cell = max(1.0, min(theme.px(LARGEST_CELL), room / n))
        cell = float(int(cell)) if cell >= 4 else cell
        for name in (BEFORE, AFTER, DIFFERENCE):
            high = measure_grid(self.grid(name), theme, cell).height()
            self.set_rect(name, QRectF(0, y, self.width(), high), cell)
            y += high + theme.px(GAP)
        self.setFixedHeight(round(y))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _paint_veil(self, painter: QPainter, rect: QRectF) -> None:
        """Dim what is no answer any more."""
        if self._stale:
            veil = QColor(self.theme.panel)
            veil.setAlphaF(VEIL)
            painter.fillRect(rect, veil)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.theme.panel)


def points(difference: float) -> str:
    """Write a difference of two shares in points of a hundred, with its sign: +28, −0.4."""
    size = abs(100 * float(difference))
    text = numbers.fixed(size, 0 if size >= 10 else 1)
    if rounding.clean(size) == 0:
        return "0"
    return ("+" if difference > 0 else numbers.MINUS) + text
