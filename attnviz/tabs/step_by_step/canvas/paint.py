"""One step as a picture: the same paint code for the screen, for PNG, SVG and PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.language import tr
from attnviz.tabs.step_by_step.canvas.by_hand_line import line_height as line_band
from attnviz.tabs.step_by_step.canvas.by_hand_line import paint_line, paint_unfolded
from attnviz.tabs.step_by_step.canvas.cell_size import (
    SIDE,
    CellSize,
    StepSizeHint,
    grid_size_hint,
    number_size,
    sign_width,
    widest_number,
)
from attnviz.tabs.step_by_step.canvas.formula_strip import fitted, paint_strip, strip_height
from attnviz.tabs.step_by_step.canvas.grids import grids_of
from attnviz.tabs.step_by_step.canvas.layout import LowerHeights, StepLayout, arrange, least_size
from attnviz.tabs.step_by_step.canvas.lens import lens_height, paint_lens
from attnviz.tabs.step_by_step.canvas.row_spent import SHARES, paint_spent
from attnviz.tabs.step_by_step.canvas.step_chips import Chip, paint_chips, place_of
from attnviz.tabs.step_by_step.predict import covered_line
from attnviz.tabs.step_by_step.state.as_before import rows_as_before
from attnviz.tabs.step_by_step.state.lens import Lens, has_lens, lens_of
from attnviz.tabs.step_by_step.state.lighting import Lights
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import EVERY, LAST, PANES, PLANS, StepPlan
from attnviz.tabs.step_by_step.state.state import Lit, State
from attnviz.tabs.step_by_step.words.formulas import WHOLE
from attnviz.tabs.step_by_step.words.held import held_cells
from attnviz.tabs.step_by_step.words.status import line_of
from attnviz.ui.grid.host import cut_of
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.row_signs import SAME, paint_row_signs
from attnviz.ui.grid.value import Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.predict.cover import cover_rows
from attnviz.ui.tab.by_hand import Piece
from attnviz.ui.tab.held import off_rows

LONG_LINE = 5  # products from which on the arithmetic gets two lines
ARRAYS = tuple(plan.arrays for plan in EVERY)
FRAME_GAP = 4.0


def signs_of(one: OneHead, step: StepPlan) -> tuple[str, ...]:
    """Return the signs between the matrices; the divisor of step 7 is written out."""
    if step.array != "scaled_scores":
        return step.shown.signs
    options = one.document.options
    if not options.scale_on:
        factor = "÷ 1"
    elif options.scale is None:
        root = float(np.sqrt(one.document.d_k))
        factor = f"÷ {numbers.shortest(root)}"
    else:
        factor = f"× {numbers.shortest(options.scale, 3)}"
    if options.temperature != 1:
        factor += f" ÷ {numbers.shortest(options.temperature)}"
    return (f"{factor} =",)


def chips_of(one: OneHead) -> tuple[Chip, ...]:
    """Return the chips of a layer: the twelve, each followed by the lettered ones after it."""
    return tuple(
        Chip(step.number, tr(step.shown.chip), tr(step.title), step.letter)
        for plan in PLANS
        for step in (plan, *(each for each in one.letters if each.number == plan.number))
    )


def chips_off(one: OneHead) -> set[int]:
    """Return the steps that are switched off, from 1."""
    options = one.document.options
    arrays = {"scaled_scores": options.scale_on, "masked_scores": options.mask_on}
    return {plan.number for plan in PLANS if not arrays.get(plan.array, True)}


def chips_held(one: OneHead) -> set[int]:
    """Return the steps that made a number which is held, from 1."""
    return {plan.number for plan in PLANS if plan.array != "K_T" and held_cells(one, plan.array)}


def line_lines(one: OneHead) -> int:
    """Return how many lines the arithmetic may take: fixed for a document, so nothing jumps."""
    document = one.document
    longest = max(document.d_model, document.d_k, document.n_tokens)
    return 2 if longest >= LONG_LINE else 1


def lower_heights(
    one: OneHead, theme: Theme, strip: bool | None, array: str = "", *, tagged: bool = False
) -> LowerHeights:
    """Return the heights of what lies under the matrices of the step that computes `array`.

    Parameters
    ----------
    strip : None = when there is room
    tagged : whether each part of the arithmetic is tagged below it
    """
    high = strip_height(WHOLE, theme) if strip is not False else 0.0
    lines = line_lines(one)
    short = line_band(theme) if lines > 1 else 0.0
    if tagged:
        return LowerHeights(line_band(theme, lines, tagged=True), high, strip is True)
    lens = lens_height(theme) if array and has_lens(one, array) else 0.0
    return LowerHeights(line_band(theme, lines), high, strip is True, short, lens)


Measured = dict[object, Any]
"""What was measured and laid out, by step, look and whatever of the document it depends on."""
MOST_MEASURED = 400


@lru_cache(maxsize=2)
def sizing(one: OneHead) -> object:
    """Return all that the sizes of a document's steps depend on, to compare and to look up by."""
    document = one.document
    spec = document.heads[one.head]
    names = (document.tokens, document.feature_names, spec.query_names, spec.value_names)
    shapes = (document.W_Q.shape, document.W_V.shape, one.shape("out"))
    signed = (
        pane.array
        for pane in PANES.values()
        if pane.quantity == "signed" and pane.array in one.trace
        if one.trace.rows(pane.array) is not None
    )
    tops = tuple(widest_number(one.slice(array)) for array in signed)
    return names, shapes, tops, tuple(signs_of(one, step) for step in PLANS)


class Demands(Sequence[StepSizeHint]):
    """The demands of all steps at one cell size, each measured when it is asked for."""

    def __init__(
        self, one: OneHead, theme: Theme, cell: CellSize, known: Measured, depends: object
    ) -> None:
        self._one, self._theme, self._cell, self._known = one, theme, cell, known
        self._key = (depends, theme, cell)

    def __len__(self) -> int:
        return LAST

    def __iter__(self) -> Iterator[StepSizeHint]:
        """Go through the twelve; lettered steps are asked for by their places after them."""
        return (self[place] for place in range(LAST))

    def __getitem__(self, place: int) -> StepSizeHint:  # type: ignore[override]
        key = (place, self._key)
        if key not in self._known:
            self._known[key] = _demand(self._one, EVERY[place], self._theme, self._cell)
        found: StepSizeHint = self._known[key]
        return found


def lay_out_step(
    one: OneHead,
    step: StepPlan,
    theme: Theme,
    size: QSizeF,
    *,
    strip: bool | None,
    known: Measured | None = None,
    tagged: bool = False,
) -> StepLayout:
    """Lay out the canvas of a step; `known` remembers what was measured before."""
    memory: Measured = {} if known is None else known
    if len(memory) > MOST_MEASURED:
        memory.clear()
    depends, current = sizing(one), EVERY.index(step)
    wanted = lower_heights(one, theme, strip, step.array, tagged=tagged)
    key = ("layout", current, depends, theme, size.width(), size.height(), wanted)
    if key not in memory:

        def measure(cell: CellSize) -> Sequence[StepSizeHint]:
            return Demands(one, theme, cell, memory, depends)

        memory[key] = arrange(size, theme, measure, ARRAYS, current=current, lower_heights=wanted)
    layout: StepLayout = memory[key]
    return layout


def least_canvas(
    one: OneHead,
    theme: Theme,
    strip: bool | None,
    known: Measured,
    array: str = "",
    *,
    tagged: bool = False,
) -> QSize:
    """Return the smallest canvas on which every step of a document can be read.

    Parameters
    ----------
    array, tagged : see `lower_heights`
    """
    depends, lower = sizing(one), lower_heights(one, theme, strip, array, tagged=tagged)
    key = ("least", depends, theme, lower)
    if key not in known:
        size_hints = Demands(one, theme, number_size(theme, "−8.8"), known, depends)
        known[key] = least_size(size_hints, theme, lower)
    least: QSizeF = known[key]
    # Rounded down, a row of every matrix would lack the fraction of a pixel, and be out of sight.
    return QSize(ceil(least.width()), ceil(least.height()))


def _demand(one: OneHead, plan: StepPlan, theme: Theme, cell: CellSize) -> StepSizeHint:
    grids = grids_of(one, plan, theme.projector).values()
    grid_hints = tuple(grid_size_hint(grid, theme, cell) for grid in grids)
    signs = tuple(sign_width(sign, theme) for sign in signs_of(one, plan))
    return StepSizeHint(grid_hints, signs, theme.px(SIDE))


def paint_signs(
    painter: QPainter, signs: Sequence[str], places: Sequence[QPointF], theme: Theme
) -> None:
    """Paint what stands between the matrices."""
    painter.save()
    font = theme.font("title")
    painter.setFont(font)
    painter.setPen(theme.text)
    metrics = QFontMetricsF(font)
    for text, at in zip(signs, places, strict=True):
        wide, high = metrics.horizontalAdvance(text) + 2, metrics.height()
        room = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def arithmetic(state: State, cell: Lit) -> tuple[Piece, ...]:
    """Return the arithmetic of a cell, or of its slope; of a covered one its name alone."""
    if state.backward is not None:
        from attnviz.tabs.step_by_step.words.backward import slope_line

        return slope_line(state, cell)
    hidden = state.hides(cell[0]) or not state.tells
    return covered_line(state.one, cell) if hidden else line_of(state.one, *cell)


def unfolded_at(state: State, cell: Lit) -> list[tuple[Piece, ...]]:
    """Return what stands behind the slopes in the arithmetic of a cell, a line each."""
    from attnviz.tabs.step_by_step.words.backward import unfolded

    return [] if state.backward is None else unfolded(state, cell)


def asked_step(state: State) -> int:
    """Return the step of the number that is asked about; 0 while none is."""
    if state.backward is None:
        return 0
    return next((p.number for p in PLANS if p.array == state.backward.watched.array), 0)


def lens_at(state: State, cell: Lit) -> Lens | None:
    """Return the products of a cell of the step's result; None for another, or a covered one."""
    result = state.step.array
    if state.backward is not None or not state.tells or state.hides(result):
        return None
    if cell[0] != result or not has_lens(state.one, result):
        return None
    return lens_of(state.one, *cell, state.pointer.lens)


def paint_step(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    state: State,
    cell: Lit,
    *,
    known: Measured | None = None,
    vector: bool = True,
) -> None:
    """Paint matrices, arithmetic, formula and chips of a step into `rect`.

    Parameters
    ----------
    cell : the cell that lights and arithmetic speak of
    known : remembers what was measured before, where the same is painted again and again
    vector : every cell and number on its own, for files and printers
    """
    one, step = state.one, state.step
    painter.save()
    painter.translate(rect.topLeft())
    painter.fillRect(QRectF(0, 0, rect.width(), rect.height()), theme.window)
    backward = state.backward
    layout = lay_out_step(
        one, step, theme, rect.size(), strip=state.pointer.strip, known=known,
        tagged=backward is not None,
    )  # fmt: skip
    paint_signs(painter, signs_of(one, step), layout.signs, theme)
    lights = state.lights(cell)
    signs = row_signs(state)
    for name, grid in grids_of(one, step, theme.projector, backward).items():
        marked = lit_grid(veiled(grid, state.cover_of(name)), lights.get(name, Lights()))
        where, cell_size = layout.panes[name], layout.cell(name)
        laid_grid = paint_grid(painter, marked, theme, where, cell_size, vector=vector)
        if name == state.framed:
            paint_frame(painter, theme, laid_grid.cells)
        if name in signs:
            right = room_right_of(name, layout, rect.width())
            paint_row_signs(painter, theme, laid_grid, signs[name], right)
    lens = lens_at(state, cell)
    if layout.lens is not None and lens is not None:
        paint_lens(painter, layout.lens, lens, one.cell_name(*cell), theme)
    paint_line(painter, layout.line, arithmetic(state, cell), theme)
    spent = state.spent_row
    if layout.strip is not None and backward is not None:
        paint_unfolded(painter, layout.strip, unfolded_at(state, cell), theme)
    elif layout.strip is not None and spent is not None:
        paint_spent(painter, layout.strip, theme, one, spent)
    elif layout.strip is not None:
        laid = fitted(WHOLE, theme, layout.strip.width() - 2 * theme.px(10))
        boxed, lit = step.shown.box or step.array, lit_symbols(state)
        paint_strip(painter, layout.strip, laid, theme, boxed=boxed, lit=lit)
    chips = chips_of(one)
    paint_chips(
        painter,
        layout.chips,
        chips,
        theme,
        current=place_of(chips, step.number, step.letter),
        off=chips_off(one),
        held=chips_held(one),
        dotted=() if backward is None else backward.steps,
        asked=asked_step(state),
    )
    painter.restore()


def row_signs(state: State) -> dict[str, dict[int, str]]:
    """Return by matrix and row what stands right of it.

    Weights that make no 100% say so. Where a step of a lesson marks rows, its result tells of each
    whether it is as the step began.
    """
    if state.backward is not None:
        return {}
    found: dict[str, dict[int, str]] = {}
    result = state.step.arrays[-1]
    if not state.hides(result):
        same = enumerate(rows_as_before(state, result))
        found[result] = {row: SAME if kept else tr("changed") for row, kept in same}
    if SHARES in state.step.arrays and not state.covered:
        found[SHARES] = found.get(SHARES, {}) | off_rows(state.one.trace, state.one.head)
    return {array: signs for array, signs in found.items() if signs}


def room_right_of(name: str, layout: StepLayout, width: float) -> float:
    """Return where the room right of a matrix ends: at the next one, or at the edge."""
    own = layout.panes[name].right()
    return min((pane.x() for pane in layout.panes.values() if pane.x() >= own), default=width)


def left_out(rect: QRectF, theme: Theme, state: State, *, names: bool = False) -> tuple[str, ...]:
    """Say which rows, columns and names `paint_step` has no room for in `rect`."""
    one, step = state.one, state.step
    tagged = state.backward is not None
    layout = lay_out_step(one, step, theme, rect.size(), strip=state.pointer.strip, tagged=tagged)
    placed = (
        (grid, layout_grid(grid, theme, layout.panes[name], layout.cell(name)))
        for name, grid in grids_of(one, step, theme.projector, state.backward).items()
    )
    return cut_of(placed, names=names)


def lit_symbols(state: State) -> tuple[str, ...]:
    """Return the symbols of the formula that are lit: of the matrix under the mouse."""
    hovered = state.pointer.hovered
    return () if hovered is None else (hovered[0],)


def paint_frame(painter: QPainter, theme: Theme, cells: QRectF) -> None:
    """Frame a whole matrix."""
    out = theme.px(FRAME_GAP)
    painter.setPen(QPen(theme.accent, theme.line(3)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(cells.adjusted(-out, -out, out, out))


def veiled(grid: Grid, ballot: Ballot | None) -> Grid:
    """Return a grid of a step, under the tiles that lie over it.

    Held numbers stay open: they are given.
    """
    covered = cover_rows(grid, ballot)
    if covered.covered is None or not grid.held:
        return covered
    tiles, values = covered.covered.copy(), np.array(covered.values)
    for cell in grid.held:
        tiles[cell], values[cell] = False, grid.at(*cell)
    return replace(covered, covered=tiles, values=values)


def lit_grid(grid: Grid, lit: Lights) -> Grid:
    """Return a grid with its lights."""
    return grid.but(lit_rows=lit.rows, lit_columns=lit.columns, lit_cells=lit.cells)
