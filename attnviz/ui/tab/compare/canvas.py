"""A, B and B - A as grids: one matrix large in a row, or several across with the sides below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import SHARP, measure_grid
from attnviz.ui.grid.value import Grid, Quantity
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import elided, widest
from attnviz.ui.look.text import base_of
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.compare import words
from attnviz.ui.tab.compare.bars import paint_bars
from attnviz.ui.tab.compare.comparison import ComparedCell, Comparison, Matrix
from attnviz.ui.tab.grid_menu import CellMenu
from attnviz.ui.tab.offscreen import Offscreen

SIDES = ("A", "B", "B − A")
GAP, MARGIN, LINE = 18.0, 16.0, 44.0  # px of the design
NAMES = 120.0  # most room for names of rows
MOST = 6  # matrices that are shown at once
BESIDE_BARS = 0.36  # of the width, for a matrix beside its bars
LARGE_CELL = 72.0
SIDES_ROOM = 44.0  # px of the design, for A, B and B − A at the left
PROBE = 10.0  # px, a cell with which the room around cells is measured
LEAST_LINES = 17  # of labels: the height of enlarged letters
Keys = Qt.Key
WANTED = (Keys.Key_N, Keys.Key_X)


@dataclass(frozen=True, eq=False)
class CompareState:
    """What the canvas shows.

    Parameters
    ----------
    comparison : both sides
    place : the cell in question
    large : the one matrix that is shown, None = all, or the first where there is one
    only_difference : whether A and B are left out
    only_changed : whether rows in which nothing differs are folded away
    blink : whether B stands in the place of A
    bars : whether the row in question stands as bars beside the matrix that it is of
    """

    comparison: Comparison
    place: ComparedCell | None = None
    large: int | None = None
    only_difference: bool = False
    only_changed: bool = False
    blink: bool = False
    bars: bool = False

    @property
    def which(self) -> tuple[int, ...]:
        """The matrices in sight; of many, those that differ most, in their order."""
        n = len(self.comparison.matrices)
        if self.bars_of is not None:
            return (self.bars_of[0],)
        if self.large is not None and self.large < n:
            return (self.large,)
        if n <= MOST:
            return tuple(range(n))
        sizes = [float(matrix.size.max(initial=0.0)) for matrix in self.comparison.matrices]
        return tuple(sorted(sorted(range(n), key=lambda i: -sizes[i])[:MOST]))

    @property
    def bars_of(self) -> tuple[int, int] | None:
        """The matrix and the row of it that stand as bars."""
        if not self.bars or self.large is not None:
            return None
        return (0, 0) if self.place is None else (self.place.matrix, self.place.row)

    @property
    def alone(self) -> bool:
        """Whether one matrix fills the width, with its numbers."""
        return len(self.which) == 1 and self.bars_of is None

    @property
    def across(self) -> bool:
        """Whether A, B and B - A stand beside each other, each matrix in a row of its own."""
        return self.alone or (self.bars_of is None and len(self.which) < len(self.sides))

    @property
    def rows(self) -> tuple[int, ...] | None:
        """The rows in sight; None = all."""
        kept = self.comparison.changed_rows if self.only_changed else ()
        return kept or None

    @property
    def sides(self) -> tuple[int, ...]:
        """Which of A, B and B - A are in sight."""
        if self.comparison.nothing_compared:
            return (0, 1)
        return (2,) if self.only_difference else (0, 1, 2)


class CompareCanvas(GridHost):
    """Shows a `CompareState`. Setters never emit."""

    next_requested = Signal(int)
    """The next difference (+1) or the one before (-1) is wished for."""
    blink_wished = Signal(bool)
    place_chosen = Signal(object)
    """This `ComparedCell` is to be kept."""
    place_pointed = Signal(object)
    """The pointer is over this `ComparedCell`, None = over none."""
    enlarge_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.state: CompareState | None = None
        self._placed_in = QSize()  # a hidden canvas hears of no new size
        super().__init__(theme, parent)
        self.setAccessibleName(tr("A, B and their difference"))
        self.set_decoration(self._paint_ground)
        self.set_describer(self.describe)
        self.input.titles_act = True
        self.copy_requested.connect(self.copy_cell)
        self.cell_clicked.connect(self._on_clicked)
        self.cursor_moved.connect(self._on_clicked)
        self.cell_hovered.connect(self._on_hovered)
        self.hover_left.connect(self._on_left)
        self.title_clicked.connect(self._on_title)
        CellMenu(self)
        self._offscreen: Offscreen[CompareState] = Offscreen(CompareCanvas, self)

    def minimumSizeHint(self) -> QSize:
        """Ask for the room in which enlarged numbers are read; on less the window scrolls."""
        high = LEAST_LINES * self.theme.size("label") if self.theme.enlarged else 0
        return super().minimumSizeHint().expandedTo(QSize(0, high))

    def show_state(self, state: CompareState, before: CompareState | None = None) -> None:
        """Show another comparison, or another cell of it; on a wall one matrix at a time."""
        several = len(state.comparison.matrices) > 1 and not state.bars
        if self.theme.projector and several and state.large is None:
            first = state.place or ComparedCell(0, 0, 0)
            state = replace(state, large=first.matrix)
        known, self.state = self.state, state
        alike = (
            known is not None
            and replace(state, place=None).__dict__ == replace(known, place=None).__dict__
            and state.which == known.which
            and bool(self.names())
            and self.size() == self._placed_in
        )
        if alike:
            self._light()
            self.update_decoration()
            return
        grids = _grids(state, self.theme)
        if self.names() != list(grids):
            self.clear()
        for name, grid in grids.items():
            self.set_grid(name, grid)
        self._place()
        self.update_decoration()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        state, self.state = self.state, None
        if state is not None:
            self.show_state(state)

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme, state: CompareState) -> None:
        """Paint a state into any device."""
        self._offscreen.paint(painter, rect, theme, state, None)

    def left_out(
        self, rect: QRectF, theme: Theme, state: CompareState, *, names: bool
    ) -> tuple[str, ...]:
        """Say what a picture of that size has no room for."""
        return self._offscreen.left_out(rect, theme, state, names=names)

    def describe(self, name: str, row: int, col: int) -> str:
        """Say a cell of both sides."""
        place = self._place_of(name, row, col)
        return "" if self.state is None else words.spoken(self.state.comparison, place)

    # Where everything lies

    def _place(self) -> None:
        state = self.state
        self._placed_in = self.size()
        if state is None or not self.names() or self.width() <= 0:
            return
        theme, which, sides = self.theme, state.which, state.sides
        margin = theme.px(MARGIN)
        room = QRectF(self.rect()).adjusted(margin, theme.px(6), -margin, -theme.px(LINE + 12))
        if state.bars_of is not None:
            room.setWidth(room.width() * BESIDE_BARS)
        lines = [[_name(index, side) for index in which] for side in sides]
        if state.across:
            lines = [[_name(index, side) for side in sides] for index in which]
        else:
            room.setLeft(room.left() + theme.px(SIDES_ROOM))
        columns = [list(column) for column in zip(*lines, strict=True)]
        around = {name: self._around(name) for line in lines for name in line}
        wide = self._shared(
            room.width(), theme.px(GAP), columns, lambda name: around[name].width(), 1
        )
        high = self._shared(
            room.height(), theme.px(8), lines, lambda name: around[name].height(), 0
        )
        most = theme.px(LARGE_CELL) if state.alone else 1e9
        cell = max(1.0, min(wide, high, most))
        cell = float(int(cell)) if cell >= SHARP else cell
        taken = [
            max(around[name].width() + cell * self.grid(name).shape[1] for name in column)
            for column in columns
        ]
        # What is left of the width stands between the columns, so that titles have room.
        spare = max(0.0, room.width() - sum(taken)) / len(columns)
        y = room.y()
        for line in lines:
            x, tall = room.x(), 0.0
            for name, width in zip(line, taken, strict=True):
                need = around[name].height() + cell * self.grid(name).shape[0]
                self.set_rect(name, QRectF(x, y, width + spare - theme.px(GAP) / 2, need), cell)
                x, tall = x + width + spare, max(tall, need)
            y += tall + theme.px(8)
        self._light()

    def _around(self, name: str) -> QSizeF:
        """Return the room that title, names and legend of a grid take."""
        grid = self.grid(name)
        probe = measure_grid(grid, self.theme, (PROBE, PROBE))
        return QSizeF(probe.width() - PROBE * grid.shape[1], probe.height() - PROBE * grid.shape[0])

    def _shared(
        self,
        room: float,
        gap: float,
        lines: Sequence[Sequence[str]],
        around: Callable[[str], float],
        axis: int,
    ) -> float:
        """Return the size of a cell with which lines of grids fit along an axis."""
        left = room - gap * (len(lines) - 1) - sum(max(map(around, line)) for line in lines)
        return left / sum(max(self.grid(name).shape[axis] for name in line) for line in lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _light(self) -> None:
        """Outline the cell in question in all grids that have it."""
        state = self.state
        if state is None:
            return
        place, kept = state.place, state.rows
        for index in state.which:
            for side in state.sides:
                name = _name(index, side)
                if name not in self.names():
                    continue
                cells: tuple[tuple[int, int], ...] = ()
                rows: tuple[int, ...] = ()
                if place is not None:
                    row = place.row if kept is None else _index(kept, place.row)
                    shape = self.grid(name).shape
                    if row is not None and row < shape[0] and place.column < shape[1]:
                        if index == place.matrix:
                            cells = ((row, place.column),)
                        else:
                            rows = (row,)
                self.set_lit(name, rows, (), cells)

    def _place_of(self, name: str, row: int, column: int) -> ComparedCell:
        assert self.state is not None
        kept = self.state.rows
        return ComparedCell(
            int(name.split(maxsplit=1)[0]), row if kept is None else kept[row], column
        )

    # What is painted beside the grids

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        theme, state = self.theme, self.state
        painter.fillRect(rect, theme.window)
        if state is None:
            return
        painter.setPen(theme.text)
        painter.setFont(theme.font("body", bold=True))
        metrics = QFontMetricsF(theme.font("body", bold=True))
        if state.bars_of is not None:
            matrix, row = state.bars_of
            box = QRectF(self.rect()).adjusted(
                0, theme.px(6), -theme.px(MARGIN), -theme.px(LINE + 12)
            )
            box.setLeft(theme.px(MARGIN) + BESIDE_BARS * (box.width() - theme.px(MARGIN)))
            compared = state.comparison
            paint_bars(
                painter, box, theme, compared.matrices[matrix], row, of_tokens=compared.of_tokens
            )
            painter.setPen(theme.text)
            painter.setFont(theme.font("body", bold=True))
        if not state.across:
            for side in state.sides:
                name = _name(state.which[0], side)
                if name in self.names():
                    y = self.layout_of(name).cells.top() + metrics.ascent()
                    painter.drawText(QPointF(theme.px(MARGIN), y), _side_title(state, side))
        text = words.by_hand(state.comparison, state.place)
        left_out = len(state.comparison.matrices) - len(state.which)
        if not text and state.large is None and state.bars_of is None and left_out > 0:
            text = tr(
                "{n} of {all} heads: those that differ most",
                n=len(state.which),
                all=len(state.comparison.matrices),
            )
        if not state.comparison.matrices:
            text = words.caption(state.comparison, None)
        if text:
            margin, high = theme.px(MARGIN), theme.px(LINE - 4)
            band = QRectF(
                margin, self.height() - high - theme.px(8), self.width() - 2 * margin, high
            )
            painter.setPen(
                QPen(theme.select_edge, theme.line(1)) if theme.projector else Qt.PenStyle.NoPen
            )
            painter.setBrush(theme.select_fill)
            painter.drawRoundedRect(band, theme.px(6), theme.px(6))
            painter.setPen(theme.text)
            painter.setFont(theme.font("body"))
            base = base_of(band.center().y(), theme.size("body"))
            fitted = elided(text, QFontMetricsF(theme.font("body")), band.width() - theme.px(20))
            painter.drawText(QPointF(band.x() + theme.px(10), base), fitted)

    # Mouse and keys

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the comparison from the shortcuts of the tab."""
        if event.type() == QEvent.Type.ShortcutOverride:
            keys = cast(QKeyEvent, event)
            held = keys.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if keys.key() in WANTED and not held:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next difference with N; show B in the place of A while X is down."""
        if event.key() == Keys.Key_N:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.next_requested.emit(-1 if back else 1)
        elif event.key() == Keys.Key_X:
            if not event.isAutoRepeat():
                self.blink_wished.emit(True)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Show A again."""
        if event.key() == Keys.Key_X and not event.isAutoRepeat():
            self.blink_wished.emit(False)
        else:
            super().keyReleaseEvent(event)

    def _on_clicked(self, name: str, row: int, column: int, *_: object) -> None:
        self.place_chosen.emit(self._place_of(name, row, column))

    def _on_hovered(self, name: str, row: int, column: int) -> None:
        self.place_pointed.emit(self._place_of(name, row, column))

    def _on_left(self) -> None:
        self.place_pointed.emit(None)

    def _on_title(self, name: str) -> None:
        self.enlarge_requested.emit(int(name.split(maxsplit=1)[0]))


def _name(index: int, side: int) -> str:
    return f"{index} {SIDES[side]}"


def _index(kept: tuple[int, ...], row: int) -> int | None:
    return kept.index(row) if row in kept else None


def _side_title(state: CompareState, side: int) -> str:
    return SIDES[1] if state.blink and side == 0 else SIDES[side]


def _grids(state: CompareState, theme: Theme) -> dict[str, Grid]:
    """Build the grids in sight, by matrix and side."""
    found = {}
    for index in state.which:
        matrix = state.comparison.matrices[index]
        if state.rows is not None:
            matrix = matrix.kept_rows(state.rows)
        for at, side in enumerate(state.sides):
            first = state.alone or (at == 0 if state.across else index == state.which[0])
            found[_name(index, side)] = _grid(state, matrix, side, theme, top=at == 0, first=first)
    return found


def _grid(
    state: CompareState, matrix: Matrix, side: int, theme: Theme, *, top: bool, first: bool
) -> Grid:
    single = state.alone
    shown = 1 if state.blink and side == 0 else side
    values = (matrix.a, matrix.b, matrix.difference)[shown]
    hidden = (matrix.hidden_a, matrix.hidden_b, matrix.hidden_a & matrix.hidden_b)[shown]
    skipped = ~np.isfinite(values) & ~hidden
    style: numbers.Style = "decimals" if single else "none"
    quantity: Quantity = "change"
    if shown < 2:
        quantity = "weight" if matrix.shares else "signed"
    both = np.abs(np.concatenate((matrix.a.ravel(), matrix.b.ravel())))
    limit = float(both[np.isfinite(both)].max(initial=0.0)) or 1.0
    if shown == 2:
        limit = 1.0 if matrix.shares else float(matrix.size.max(initial=0.0)) or 1.0
    if state.across:
        title = f"{_side_title(state, side)}  {matrix.title}" if top else _side_title(state, side)
    else:
        title = matrix.title if top else ""
    names = widest(matrix.rows, QFontMetricsF(theme.font("label", bold=True))) + theme.px(8)
    names = min(names, theme.px(NAMES))
    return Grid(
        np.where(np.isfinite(values), values, 0.0),
        title=title,
        title_align="centre" if single else "left",
        quantity=quantity,
        limit=None if quantity == "weight" else limit,
        legend=single or side in state.sides[-2:],
        row_labels=matrix.rows if first else (),
        spoken_columns=() if single else matrix.columns,
        column_labels=matrix.columns if single else (),
        hidden=hidden,
        skipped=skipped,
        skipped_word=tr("nothing to compare"),
        held=(matrix.held_a, matrix.held_b, {})[shown],
        row_label_width=names if first else None,
        style=style,
        refuses=False,
        min_cell=1.0,
    )
