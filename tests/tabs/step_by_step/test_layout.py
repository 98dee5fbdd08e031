"""Sizes of the design, and any document on any window: nothing overlaps, nothing is cut off."""

import itertools
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.model.edits.layer import resize
from attnviz.model.files import library
from attnviz.model.files.presets import preset
from attnviz.tabs.step_by_step.canvas.by_hand_line import line_height
from attnviz.tabs.step_by_step.canvas.cell_size import (
    GridSizeHint,
    StepSizeHint,
    choose_cells,
    least_cell,
    number_size,
    widest_number,
)
from attnviz.tabs.step_by_step.canvas.grids import grids_of
from attnviz.tabs.step_by_step.canvas.layout import StepLayout
from attnviz.tabs.step_by_step.canvas.paint import lay_out_step, least_canvas, signs_of
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PLANS
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.grid.text_plan import text_plan
from attnviz.ui.look.theme import theme

WINDOWS = {
    "1280 x 720, panel": ("light", 720, 976, 544),
    "1280 x 720, no panel": ("light", 720, 1280, 544),
    "1024 x 768": ("light", 768, 1024, 592),
    "1024 x 700": ("light", 700, 1024, 524),
    "1920 x 1080": ("light", 1080, 1616, 904),
    "projector 1080": ("projector", 1080, 1920, 823),
    "projector 720": ("projector", 720, 1280, 549),
    "projector XGA": ("projector", 768, 1024, 585),
}


def one_head(document):
    return OneHead(document, run(document), 0)


def wide_document():
    draw = np.random.default_rng(0)
    return Document(
        tokens=tuple(f"token {i}" for i in range(40)),
        X=draw.normal(size=(40, 64)),
        W_Q=draw.normal(size=(1, 64, 64)),
        W_K=draw.normal(size=(1, 64, 64)),
        W_V=draw.normal(size=(1, 64, 64)),
    )


DOCUMENTS = {
    "text": lambda: preset("text"),
    "tiny": lambda: preset("tiny"),
    "2 2 2": lambda: resize(preset("text"), 2, 2, 2),
    "8 8 8": lambda: resize(preset("text"), 8, 8, 8),
    "sentence": lambda: library.load("sentence-heads").lab.document,
    "64 columns": wide_document,
    "one word": lambda: Document(
        tokens=("a",), X=[[1.0, 2.0]], W_Q=np.ones((1, 2, 1)), W_K=np.ones((1, 2, 1)),
        W_V=np.ones((1, 2, 2)),
    ),
}  # fmt: skip


def lay(one, number, window, strip=None) -> tuple[StepLayout, object]:
    name, height, wide, high = WINDOWS[window]
    look = theme(name, height)
    return lay_out_step(one, PLANS[number - 1], look, QSizeF(wide, high), strip=strip), look


@pytest.mark.parametrize(
    ("window", "cell"),
    [("1280 x 720, panel", 56), ("1280 x 720, no panel", 80), ("projector 1080", 112)],
)
def test_cells_have_the_size_of_the_design_on_all_steps(qapp, window, cell):
    one = one_head(preset("text"))
    sizes = {
        (lay(one, n, window)[0].cells.wide, lay(one, n, window)[0].cells.high) for n in range(1, 13)
    }
    assert sizes == {(cell, cell)}


def test_what_lies_under_the_matrices_does_not_jump_from_step_to_step(qapp):
    one = one_head(preset("text"))
    places = [lay(one, n, "1280 x 720, panel")[0] for n in range(1, 13)]
    for part in ("line", "strip", "chips"):
        assert len({getattr(p, part).topLeft().toTuple() for p in places}) == 1


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", DOCUMENTS)
def test_nothing_overlaps_and_nothing_is_cut_off(qapp, name, window):
    one = one_head(DOCUMENTS[name]())
    _, _, wide, high = WINDOWS[window]
    canvas = QRectF(0, 0, wide, high)
    for number in range(1, 13):
        layout, look = lay(one, number, window)
        parts = [*layout.panes.values(), layout.line, layout.chips]
        parts += [layout.strip] if layout.strip else []
        for part in parts:
            assert canvas.contains(part), (number, part)
        for a, b in itertools.combinations(parts, 2):
            assert a.intersected(b).isEmpty(), (number, a, b)
        assert layout.host.bottom() <= layout.line.top()
        for rect in layout.panes.values():
            assert layout.host.contains(rect)
        metrics = QFontMetricsF(look.font("title"))
        for sign, at in zip(signs_of(one, PLANS[number - 1]), layout.signs, strict=True):
            room = metrics.horizontalAdvance(sign)
            left = max(r.right() for r in layout.panes.values() if r.right() <= at.x())
            assert at.x() - room / 2 >= left - 6, (number, sign)


@pytest.mark.parametrize("name", ["8 8 8", "sentence"])
def test_a_matrix_to_look_at_is_shown_whole_and_loses_its_numbers_first(qapp, name):
    one = one_head(DOCUMENTS[name]())
    for number in range(1, 13):
        layout, look = lay(one, number, "1280 x 720, panel")
        for array, grid in grids_of(one, PLANS[number - 1], False).items():
            cell = (layout.cells.wide, layout.cells.high)
            placed = layout_grid(grid, look, layout.panes[array], cell)
            rows, columns = grid.shape
            assert (len(placed.rows), len(placed.cols)) == (rows, columns), (number, array)
            if name == "8 8 8":
                values = grid.block(placed.rows, placed.cols)
                assert text_plan(grid, look, placed.cell_w, placed.cell_h, values), array


def test_64_columns_keep_the_map_and_drop_the_numbers(qapp):
    one = one_head(wide_document())
    layout, look = lay(one, 2, "1280 x 720, panel")
    grid = grids_of(one, PLANS[1], False)["X"]
    cell = (layout.cells.wide, layout.cells.high)
    placed = layout_grid(grid, look, layout.panes["X"], cell)
    assert len(placed.cols) == 64
    assert len(placed.rows) == 40
    values = grid.block(placed.rows, placed.cols)
    assert text_plan(grid, look, placed.cell_w, placed.cell_h, values) is None


def model_sized():
    """As large as a layer of a small language model."""
    draw = np.random.default_rng(0)
    return Document(
        tokens=tuple(f"token {i}" for i in range(16)),
        X=draw.normal(size=(16, 576)),
        W_Q=draw.normal(size=(1, 576, 64)),
        W_K=draw.normal(size=(1, 576, 64)),
        W_V=draw.normal(size=(1, 576, 64)),
    )


def test_a_projected_language_model_has_its_chips_in_sight(qapp):
    """Under the row that picks layer and head, 480 px are left of 720."""
    least = least_canvas(one_head(model_sized()), theme("projector", 720), None, {})
    assert least.height() <= 480


@pytest.mark.parametrize("window", WINDOWS)
def test_matrices_of_a_language_model_are_maps_that_show_all_of_themselves(qapp, window):
    one = one_head(model_sized())
    for number in range(1, 13):
        layout, look = lay(one, number, window)
        edges = []
        for array, grid in grids_of(one, PLANS[number - 1], look.projector).items():
            rect, cell = layout.panes[array], layout.cell(array)
            placed = layout_grid(grid, look, rect, cell)
            assert (len(placed.rows), len(placed.cols)) == grid.shape, (number, array)
            assert placed.cells.right() <= rect.right()
            assert placed.cells.bottom() <= layout.line.top()
            edges += [rect.left(), rect.right()]
        assert edges == sorted(edges), "they lie side by side"
        assert edges[0] >= 0
        assert edges[-1] <= WINDOWS[window][2]
    layout, _ = lay(one, 6, window)
    wide, high = layout.cell("Q")
    assert high > wide, "16 rows of 64 numbers fill their part"


@pytest.mark.parametrize("name", ["text", "8 8 8", "sentence"])
def test_at_200_per_cent_the_canvas_scrolls_rather_than_hide_numbers(qapp, name):
    one = one_head(DOCUMENTS[name]())
    look = theme("light", zoom=2.0)
    least = least_canvas(one, look, None, {})
    for number in range(1, 13):
        layout = lay_out_step(one, PLANS[number - 1], look, QSizeF(least), strip=None)
        assert layout.line.bottom() <= layout.chips.top()
        for array, grid in grids_of(one, PLANS[number - 1], False).items():
            rect = layout.panes[array]
            assert rect.right() <= least.width()
            assert rect.bottom() <= layout.line.top()
            placed = layout_grid(grid, look, rect, (layout.cells.wide, layout.cells.high))
            assert len(placed.cols) >= min(grid.shape[1], 2)
            if array not in ("exponentials", "row_sums"):
                values = grid.block(placed.rows, placed.cols)
                assert text_plan(grid, look, placed.cell_w, placed.cell_h, values), array


@pytest.mark.parametrize("zoom", [1.1, 1.25, 1.5, 1.75, 2.0])
def test_on_the_least_canvas_the_example_has_all_rows_in_cells_that_are_not_flat(qapp, zoom):
    one, look = one_head(DOCUMENTS["text"]()), theme("light", zoom=zoom)
    least = least_canvas(one, look, None, {})
    for plan in PLANS:
        cells = lay_out_step(one, plan, look, QSizeF(least), strip=None).cells
        assert cells.rows == 4, plan.number
        assert cells.wide <= 3 * cells.high, plan.number


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("window", WINDOWS)
def test_at_usual_text_size_nothing_has_to_scroll(qapp, name, window):
    kind, height, wide, high = WINDOWS[window]
    least = least_canvas(one_head(DOCUMENTS[name]()), theme(kind, height), None, {})
    assert least.width() <= wide
    assert least.height() <= high


def test_a_layer_of_a_language_model_scrolls_inside_its_matrices(qapp):
    """576 numbers a token: the canvas is no larger for that, and its chips and line stay in it."""
    draw = np.random.default_rng(0)
    one = one_head(
        Document(
            tokens=tuple(f"token {i}" for i in range(16)),
            X=draw.normal(size=(16, 576)),
            W_Q=draw.normal(size=(1, 576, 64)),
            W_K=draw.normal(size=(1, 576, 64)),
            W_V=draw.normal(size=(1, 576, 64)),
        )
    )
    look, size = theme("light", 720), QSizeF(976, 502)  # the row of the model is over it
    least = least_canvas(one, look, None, {})
    assert least.width() <= size.width()
    assert least.height() <= size.height()
    for step in PLANS:
        layout = lay_out_step(one, step, look, size, strip=None)
        inside = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1)
        assert all(inside.contains(room) for room in (*layout.panes.values(), layout.chips))


def test_over_a_lesson_with_larger_text_the_arithmetic_stays_over_the_chips(qapp):
    """Names that stand upright on some steps leave flat, broad cells there."""
    one, look = one_head(preset("tiny")), theme("dark", 820, 1.25)
    for number in range(1, 13):
        layout = lay_out_step(one, PLANS[number - 1], look, QSizeF(1440, 455), strip=None)
        assert layout.line.bottom() <= layout.chips.top(), number


def test_the_same_numbers_give_the_same_picture(qapp):
    """Measuring is remembered; the memory must not mix documents up."""
    known = {}
    look = theme("light")
    size = QSizeF(976, 544)
    for name in ("text", "tiny", "sentence", "text"):
        one = one_head(DOCUMENTS[name]())
        remembered = lay_out_step(one, PLANS[5], look, size, strip=None, known=known)
        fresh = lay_out_step(one, PLANS[5], look, size, strip=None)
        assert remembered.panes == fresh.panes


@pytest.mark.parametrize(
    ("name", "height", "size"), [("light", 720, (976, 588)), ("projector", 1080, (1920, 896))]
)
def test_a_picture_has_the_colours_of_its_numbers(steps, name, height, size):
    """Export paints by the same code: cell centres carry the palette's colour of the value."""
    look = theme(name, height)
    image = QImage(*size, QImage.Format.Format_RGB32)
    steps.step(6)
    painter = QPainter(image)
    steps.view.draw(painter, QRectF(0, 0, *size), look)
    painter.end()
    one = steps.view.state.one
    title = look.px(44)
    room = QSizeF(size[0], size[1] - title)
    layout = lay_out_step(one, PLANS[5], look, room, strip=None)
    grid = grids_of(one, PLANS[5], look.projector)["scores"]
    cells = (layout.cells.wide, layout.cells.high)
    placed = layout_grid(grid, look, layout.panes["scores"], cells)
    for row, column in np.ndindex(4, 4):
        if (row, column) == (2, 1):
            continue
        rect = placed.cell_rect(row, column).translated(0, title)
        at = rect.topLeft() + QPointF(8, 8)
        seen = QColor(image.pixel(int(at.x()), int(at.y()))).name()
        assert seen == look.signed_colour(grid.at(row, column), grid.top).name(), (row, column)


def test_every_step_can_be_drawn_for_export(steps):
    pictures = set()
    for number in (p.number for p in PLANS):
        steps.step(number)
        image = QImage(600, 400, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        steps.view.draw(painter, QRectF(0, 0, 600, 400), theme("light"))
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 12


@pytest.mark.parametrize("window", ["1280 x 720, panel", "projector 720", "projector 1080"])
def test_all_eleven_words_of_the_sentence_are_in_sight_on_all_steps(qapp, window):
    one = one_head(DOCUMENTS["sentence"]())
    for number in range(1, 13):
        layout, look = lay(one, number, window)
        cell = (layout.cells.wide, layout.cells.high)
        for array, grid in grids_of(one, PLANS[number - 1], look.projector).items():
            if grid.row_labels and grid.row_labels[-1] == "tired":
                placed = layout_grid(grid, look, layout.panes[array], cell)
                assert placed.rows == range(11), (number, array)


def test_arithmetic_has_two_lines_wherever_these_hide_no_row(qapp):
    one = one_head(DOCUMENTS["sentence"]())
    heights = {number: lay(one, number, "projector 720")[0].line.height() for number in (2, 10)}
    assert heights[10] == line_height(theme("projector", 720), 2)
    assert heights[2] == line_height(theme("projector", 720), 1)


def narrow_head():
    draw = np.random.default_rng(0)
    return Document(
        tokens=tuple(f"w{i}" for i in range(12)),
        X=draw.normal(size=(12, 48)),
        W_Q=draw.normal(size=(1, 48, 2)),
        W_K=draw.normal(size=(1, 48, 2)),
        W_V=draw.normal(size=(1, 48, 2)),
    )


@pytest.mark.parametrize("number", [2, 3, 4])
def test_titles_over_maps_of_small_cells_keep_clear_of_each_other(qapp, number):
    one = one_head(narrow_head())
    layout, look = lay(one, number, "projector XGA")
    assert layout.cells.high < number_size(look, "8.8")[1], "else nothing is shown by this"
    metrics = QFontMetricsF(look.font("body", bold=True))
    ends = 0.0
    for array, grid in grids_of(one, PLANS[number - 1], look.projector).items():
        pane = layout.panes[array]
        assert pane.x() >= ends, array
        ends = pane.x() + metrics.horizontalAdvance(grid.title)
    assert ends <= WINDOWS["projector XGA"][2]


@pytest.mark.parametrize("number", range(1, 13))
def test_the_smallest_projector_shows_the_sentence_whole(qapp, number):
    one = one_head(DOCUMENTS["sentence"]())
    layout, look = lay(one, number, "projector XGA")
    for array, grid in grids_of(one, PLANS[number - 1], look.projector).items():
        cell = (layout.cells.wide, layout.cells.high)
        placed = layout_grid(grid, look, layout.panes[array], cell)
        assert (len(placed.rows), len(placed.cols)) == grid.shape, array


def test_a_few_long_rows_lose_their_numbers_before_a_row_is_out_of_sight(qapp):
    look = theme("projector")
    hint = StepSizeHint((GridSizeHint(11, 32, 25.0, 60.0, 34.0),), (), 16.0)
    wide, high = least_cell(hint, look)
    around = hint.over + hint.under + 1
    for room, numbers in ((11 * high, True), (11 * high - 20, False)):
        cells = choose_cells(hint, QSizeF(32 * wide + hint.around + 40, room + around), look)
        assert (cells.rows, cells.columns) == (11, 32)
        assert (cells.high >= high) == numbers
        assert cells.high * 11 <= room
    many = replace(hint, grid_hints=(replace(hint.grid_hints[0], rows=30),))
    room = QSizeF(32 * wide + hint.around + 40, 20 * high + around)
    assert choose_cells(many, room, look).rows < 30, "more rows scroll with their numbers"


def test_the_ends_of_a_large_matrix_follow_what_is_written_to_it():
    values = np.zeros((300, 300))
    assert widest_number(values) == "−8.8"
    values[7, 7] = -123.0
    assert widest_number(values) == "−888.8"
    values.setflags(write=False)
    assert widest_number(values) == widest_number(values) == "−888.8"
    assert widest_number(values[:, 8:]) == "−8.8"
