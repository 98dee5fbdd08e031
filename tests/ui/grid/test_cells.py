"""Painted cells: colours, patterns, marks; the screen's picture against the vector one."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from attnviz.ui.grid.cell_look import Special, colour_table
from attnviz.ui.grid.cell_special import special_tile
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.ramp import Ground
from attnviz.ui.look.theme import theme
from tests.ui.conftest import WORDS, field_case, ground, pixels, render

LOOKS = ("light", "dark", "projector")
SCORES = np.array(
    [
        [-1.765, -1.75, 3.725, 2.825],
        [-1.31, -0.2, 1.46, -0.43],
        [-0.545, 1.96, -1.08, -2.605],
        [-2.155, 0.45, 2.825, -0.685],
    ]
)
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_a_cell_has_the_palettes_colour_of_its_value(look, vector, dpr):
    t = theme(look)
    weights = np.linspace(0, 1, 16).reshape(4, 4)
    image, layout = render(Grid(weights, style="none"), t, cell=20, dpr=dpr, vector=vector)
    for row, col in np.ndindex(4, 4):
        centre = layout.cell_rect(row, col).center()
        found = image.pixelColor(round(centre.x() * dpr), round(centre.y() * dpr)).name()
        assert found == t.weight_colour(weights[row, col]).name()
    image, layout = render(Grid(SCORES, quantity="signed"), t, cell=56, dpr=dpr, vector=vector)
    for row, col in np.ndindex(4, 4):
        wanted = t.signed_colour(SCORES[row, col], 3.725).name()
        assert ground(image, layout.cell_rect(row, col), dpr) == wanted


def test_f71_rows_go_down_and_columns_right():
    data = field_case("F71")
    image, layout = render(Grid(np.array(data["input"]["matrix"]), style="none"), theme("light"))
    assert layout.cells.width() == 6 / 4 * layout.cells.height()
    lit = theme("light").weight_colour(1.0).name()
    found = [c for c in np.ndindex(4, 6) if ground(image, layout.cell_rect(*c)) == lit]
    assert found == [(1, 3)]


@pytest.mark.parametrize("vector", [False, True])
def test_f73_a_nan_has_its_own_look_and_spoils_nothing(vector):
    mixed, nothing = (np.array(m, float) for m in field_case("F73")["input"]["matrices"])
    t = theme("light")
    image, layout = render(Grid(mixed), t, cell=40, vector=vector)
    assert ground(image, layout.cell_rect(0, 0)) == t.weight_colour(0.2).name()
    assert ground(image, layout.cell_rect(1, 1)) == t.weight_colour(1.0).name()
    crossed = pixels(image)[_inside(layout.cell_rect(0, 1))]
    reds = (crossed >> 16 & 255).astype(int) - (crossed & 255).astype(int)
    assert reds.max() > 60
    image, layout = render(Grid(nothing), t, cell=40, vector=vector)
    plain, _ = render(Grid(np.zeros((2, 2)), style="none"), t, cell=40, vector=vector)
    assert (pixels(image) != pixels(plain)).any()


def test_f75_flat_and_single_cells_keep_their_place_on_the_scale():
    data = field_case("F75")
    t = theme("light")
    shares = [
        data["expected"]["one_by_one_colour_position"],
        data["expected"]["uniform_colour_position"],
    ]
    for matrix, share in zip(data["input"]["matrices"], shares, strict=True):
        image, layout = render(Grid(np.array(matrix)), t, cell=40)
        assert ground(image, layout.cell_rect(0, 0)) == t.weight_colour(share).name()
    image, layout = render(Grid(np.zeros((2, 2)), quantity="signed"), t, cell=40)
    assert ground(image, layout.cell_rect(1, 1)) == t.signed_colour(0.0, 1.0).name()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_f77_thin_structure_survives_at_every_size(look, sign):
    data = field_case("F77")["input"]
    values = np.zeros((data["n"], data["n"]))
    for row, col in data["cells"]:
        values[row, col] = sign * data["value"]
    t = theme(look)
    quantity = "weight" if sign > 0 else "signed"
    for side in data["view_px"]:
        image, layout = render(Grid(values, quantity=quantity), t, (side, side))
        assert layout.cells.width() >= side - 2
        area = pixels(image)[_inside(layout.cells)]
        table = colour_table(t, quantity)
        lit = table.grounds[t.weight_ramp.n_codes - 1 if sign > 0 else 0]
        spots = np.argwhere(area == lit)
        assert len(spots) == field_case("F77")["expected"]["lit_spots"]
        for row, col in data["cells"]:
            near = np.abs(spots - np.array([row, col]) * side / data["n"]).max(1)
            assert near.min() <= 2


def test_f77_a_diagonal_stays_whole():
    image, layout = render(Grid(np.eye(1000)), theme("light"), (300, 300))
    area = pixels(image)[_inside(layout.cells)]
    lit = colour_table(theme("light"), "weight").grounds[255]
    assert (area == lit).any(axis=1)[:-1].all()


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_f78_the_picture_does_not_depend_on_the_number_type(dtype):
    values = np.array(field_case("F78")["input"]["matrix"])
    wanted, _ = render(Grid(values), theme("light"), cell=56)
    found, _ = render(Grid(values.astype(dtype)), theme("light"), cell=56)
    assert (pixels(found) == pixels(wanted)).all()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("vector", [False, True])
def test_hidden_cells_are_hatched_whatever_their_number(look, vector):
    t = theme(look)
    future = np.triu(np.ones((4, 4), bool), 1)
    one, layout = render(Grid(np.ones((4, 4)), hidden=future), t, cell=56, vector=vector)
    zero, _ = render(Grid(np.zeros((4, 4)), hidden=future), t, cell=56, vector=vector)
    inf, _ = render(Grid(np.where(future, -np.inf, 1.0)), t, cell=56, vector=vector)
    for row, col in zip(*np.nonzero(future), strict=True):
        area = _inside(layout.cell_rect(row, col).adjusted(2, 2, -2, -2))
        hatch = pixels(one)[area]
        assert (hatch == pixels(zero)[area]).all()
        assert (hatch == pixels(inf)[area]).all()
        assert len(np.unique(hatch)) >= 2
        share = (hatch == t.hatch_ground.rgb()).mean()
        assert 0.3 < share < 0.95
        ramp = set(t.weight_ramp.colours.tolist()) - {t.hatch_ground.rgb()}
        assert t.projector or not ramp & set(np.unique(hatch).tolist())


def test_hidden_text_is_written_into_the_hatch():
    future = np.array([[False, True]])
    plain, layout = render(Grid(np.zeros((1, 2)), hidden=future), theme("light"), cell=56)
    named, _ = render(
        Grid(np.zeros((1, 2)), hidden=future, hidden_text="−∞"), theme("light"), cell=56
    )
    area = _inside(layout.cell_rect(0, 1))
    assert (pixels(named)[area] != pixels(plain)[area]).sum() > 20


@pytest.mark.parametrize("vector", [False, True])
def test_covered_cells_look_alike(vector):
    t = theme("light")
    covered = np.ones((1, 2), bool)
    image, layout = render(Grid(np.array([[0.1, 0.9]]), covered=covered), t, cell=56, vector=vector)
    left, right = (
        pixels(image)[_inside(layout.cell_rect(0, c).adjusted(1, 1, -1, -1))] for c in (0, 1)
    )
    assert (left == right).all()
    assert ground(image, layout.cell_rect(0, 0)) == t.select_fill.name()


def test_masks_tell_allowed_marked_skipped_and_future_apart_without_hue():
    t = theme("light")
    grid = Grid(
        np.array([[1.0, 1.0, 0.0, 0.0]]),
        quantity="mask",
        marks={(0, 1): "S"},
        hidden=np.array([[False, False, False, True]]),
    )
    image, layout = render(grid, t, cell=40)
    tiles = [
        pixels(image)[_inside(layout.cell_rect(0, c).adjusted(1, 1, -1, -1))] for c in range(4)
    ]
    grey = [np.round((tile >> 8 & 255).mean()) for tile in tiles]
    assert len({*grey}) == 4
    assert ground(image, layout.cell_rect(0, 0)) == t.weight_colour(0.68).name()
    assert (tiles[2] != tiles[2][0, 0]).sum() < 40  # a dot
    assert (tiles[2] != tiles[2][0, 0]).any()


@pytest.mark.parametrize("vector", [False, True])
def test_a_negative_number_without_room_has_a_notch(vector):
    grid = Grid(np.array([[-0.5, 0.5]]), quantity="signed", limit=9.0)
    image, layout = render(grid, theme("light"), cell=14, vector=vector)
    for col, inked in ((0, True), (1, False)):
        rect = layout.cell_rect(0, col)
        corner = image.pixelColor(int(rect.x()) + 1, int(rect.bottom()) - 1)
        # The only dark spot of the cell.
        assert (corner.lightness() < 60) == inked


@pytest.mark.parametrize("vector", [False, True])
def test_a_change_that_hardly_counts_has_no_notch(vector):
    grid = Grid(np.array([[-0.5, -0.04]]), quantity="change", limit=1.0)
    image, layout = render(grid, theme("light"), cell=14, vector=vector)
    for col, inked in ((0, True), (1, False)):
        rect = layout.cell_rect(0, col)
        corner = image.pixelColor(int(rect.x()) + 1, int(rect.bottom()) - 1)
        assert (corner.lightness() < 60) == inked


@pytest.mark.parametrize("vector", [False, True])
def test_a_notch_never_covers_the_colour_of_a_small_cell(vector):
    grid = Grid(np.array([[-0.5, 0.5]]), quantity="signed", limit=9.0)
    image, layout = render(grid, theme("light"), cell=6, vector=vector)
    rect = layout.cell_rect(0, 0)
    corner = image.pixelColor(int(rect.x()) + 1, int(rect.bottom()) - 1)
    assert corner.lightness() > 60


@pytest.mark.parametrize("vector", [False, True])
def test_changed_cells_have_a_corner_mark(vector):
    changed = np.array([[True, False]])
    grid = Grid(np.array([[0.1, 0.1]]), changed=changed)
    image, layout = render(grid, theme("light"), cell=56, vector=vector)
    for col in (0, 1):
        rect = layout.cell_rect(0, col)
        corner = image.pixelColor(int(rect.right()) - 3, int(rect.y()) + 4)
        assert (corner.lightness() < 60) == changed[0, col]


@pytest.mark.parametrize("look", LOOKS)
def test_dimmed_rows_fade_and_the_others_do_not(look):
    t = theme(look)
    image, layout = render(Grid(np.ones((2, 1)), style="none", dimmed_rows=(1,)), t, cell=30)
    assert ground(image, layout.cell_rect(0, 0)) == t.weight_colour(1.0).name()
    assert ground(image, layout.cell_rect(1, 0)) != t.weight_colour(1.0).name()


@pytest.mark.parametrize("look", LOOKS)
def test_lit_rows_columns_and_cells_are_outlined(look):
    t = theme(look)
    grid = Grid(SCORES, quantity="signed", row_labels=WORDS, column_labels=WORDS)
    lit = {"lit_rows": (2,), "lit_columns": (1,), "lit_cells": ((0, 3),)}
    for name, cells in lit.items():
        image, layout = render(replace(grid, **{name: cells}), t, cell=56)
        first, last = {"lit_rows": ((2, 0), (2, 3)), "lit_columns": ((0, 1), (3, 1))}.get(
            name, ((0, 3), (0, 3))
        )
        rect = layout.span_rect(first, last)
        left, top, right, bottom = (round(v) for v in rect.getCoords())
        dots = pixels(image) == t.select_edge.rgb()
        in_a_cell = np.s_[top + 20 : top + 30], np.s_[right - 30 : right - 20]
        for x in (left, right):
            assert dots[in_a_cell[0], x - 1 : x + 1].all(), name
        for y in (top, bottom):
            assert dots[y - 1 : y + 1, in_a_cell[1]].all(), name


def test_numbers_are_the_printed_ones_also_at_ties():
    """3.725 is a little more than its name: format() says 3.73 and so does the picture."""
    one, layout = render(
        Grid(np.array([[3.725]]), quantity="signed", limit=4.0), theme("light"), cell=56
    )
    two, _ = render(Grid(np.array([[3.73]]), quantity="signed", limit=4.0), theme("light"), cell=56)
    three, _ = render(
        Grid(np.array([[3.72]]), quantity="signed", limit=4.0), theme("light"), cell=56
    )
    area = _inside(layout.cells)
    assert (pixels(one)[area] == pixels(two)[area]).all()
    assert (pixels(one)[area] != pixels(three)[area]).any()


@pytest.mark.parametrize("style", ["decimals", "percent", "shortest"])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("cell", [59, 60])
def test_the_screens_picture_is_the_vector_picture(look, style, cell):
    """Same places and colours; only the antialiasing of letters may differ."""
    t = theme(look, 720)
    values = np.abs(SCORES) / 4 if style == "percent" else SCORES
    grid = Grid(
        values,
        title="S  scores",
        quantity="weight" if style == "percent" else "signed",
        style=style,
        row_labels=WORDS,
        column_labels=WORDS,
        legend=True,
        hidden=np.triu(np.ones((4, 4), bool), 2),
        hidden_text="−∞",
        changed=SCORES > 1,
        lit_rows=(2,),
    )
    screen, _ = render(grid, t, cell=cell)
    vector, _ = render(grid, t, cell=cell, vector=True)
    one, two = (pixels(p).view(np.uint8).astype(int) for p in (screen, vector))
    assert (np.abs(one - two) > 48).mean() < 0.004


def test_numbers_shrink_then_lose_a_decimal_then_vanish():
    from attnviz.ui.grid.text_plan import text_plan

    t = theme("light")
    grid = Grid(SCORES, quantity="signed")
    plans = [text_plan(grid, t, w, w, SCORES) for w in (56, 40, 34, 20)]
    assert plans[0].px == 15
    assert plans[0].digits == 2
    assert 12 <= plans[1].px < 15
    assert plans[2].digits == 1
    assert plans[3] is None


@pytest.mark.parametrize("values", [[-0.004], [-1234.5], [9.999, -3.0], [0.5, 999.996], [-99.999]])
def test_the_planned_width_holds_every_number(values):
    from PySide6.QtGui import QFontMetricsF

    from attnviz.ui.grid.text_plan import text_plan
    from attnviz.ui.look import numbers

    array = np.array([values])
    for style in ("decimals", "nonzero", "shortest"):
        grid = Grid(array, quantity="signed", style=style)
        plan = text_plan(grid, theme("light"), 80, 40, array)
        metrics = QFontMetricsF(theme("light").font("cell", px=plan.px))
        texts = [numbers.cell_text(v, style, plan.digits) for v in values]
        assert max(metrics.horizontalAdvance(t) for t in texts) <= plan.wide


def test_a_cell_is_one_thing_at_a_time():
    from attnviz.ui.grid.cell_look import look_at

    every = np.ones((2, 2), bool)
    grid = Grid(
        np.array([[np.nan, 0.5], [0.5, -np.inf]]),
        skipped=every,
        hidden=np.eye(2, dtype=bool),
        covered=every,
        marks={(0, 0): "S"},
    )
    look = look_at(grid, theme("light"), range(2), range(2))
    assert (sum(where.astype(int) for where in look.specials.values()) == 1).all()
    (shown,) = [s for s, where in look.specials.items() if where.any()]
    assert shown.text == "?"


def test_the_scale_is_named_by_its_quantity():
    from attnviz.ui.grid.legend import legend_texts

    assert legend_texts(Grid(np.eye(2))) == ("0%", "50%", "100%")
    assert legend_texts(Grid(np.array([[-3.0, 1.25]]), quantity="signed")) == ("−3", "0", "3")
    assert legend_texts(Grid(np.zeros((2, 2)), quantity="signed")) == ("", "0", "")


def test_the_scale_of_shares_is_written_as_the_shares_are(request):
    from attnviz.ui.grid import legend
    from attnviz.ui.look import numbers

    request.addfinalizer(lambda: numbers.set_number_format(numbers.NumberFormat()))
    numbers.set_number_format(numbers.NumberFormat(comma=True, percents=False))
    grid = Grid(np.eye(2))
    assert legend.legend_texts(grid) == ("0", "0,5", "1")
    bins = legend.bin_texts(theme("projector", 1080).weight_ramp)
    assert bins == ("0", "0,01", "0,1", "0,25", "0,5", "0,75", "1")


@pytest.mark.parametrize("shape", [(0, 4), (4, 0), (1, 1)])
def test_empty_and_single_grids_paint(shape):
    image, layout = render(Grid(np.zeros(shape), title="A"), theme("light"))
    assert layout.cells.width() >= 0
    assert not image.isNull()


def test_a_tile_source_is_asked_for_what_is_in_sight_only():
    class Source:
        shape = (131072, 131072)
        asked: list = []  # noqa: RUF012

        def tile(self, rows, cols):
            self.asked.append((rows, cols))
            return np.where(
                np.arange(rows.start, rows.stop)[:, None] >= np.arange(cols.start, cols.stop),
                0.5,
                -np.inf,
            )

    class Names:
        def __len__(self):
            return 131072

        def __getitem__(self, index):
            return f"token {index}"

    grid = Grid(Source(), row_labels=Names(), min_cell=20, style="none")
    image, layout = render(grid, theme("light"), (400, 300), first=(131000, 130990))
    assert layout.rows.stop <= 131072
    assert all(len(r) * len(c) < 400 for r, c in Source.asked)
    t = theme("light")
    row, col = layout.rows.start, layout.cols.start
    assert ground(image, layout.cell_rect(row, col)) == t.weight_colour(0.5).name()
    assert grid.describe(131071, 0).startswith("row token 131071, column 1:")


def test_the_surface_grounds_differ_from_the_map():
    table = colour_table(theme("light"), "weight")
    cover = table.grounds[table.n_codes + Ground.COVER]
    assert cover not in theme("light").weight_ramp.colours


def _inside(rect: QRectF):
    return np.s_[round(rect.y()) : round(rect.bottom()), round(rect.x()) : round(rect.right())]


@pytest.mark.parametrize(
    ("look", "cell", "widths"),
    [("light", 56, (2, 3)), ("light", 20, (1.5, 2)), ("projector", 56, (4, 6)),
     ("projector", 20, (3, 4))],
)  # fmt: skip
def test_outlines_are_thinner_in_small_cells_and_double_when_projecting(look, cell, widths):
    from attnviz.ui.grid.paint import outlines

    _, layout = render(Grid(np.eye(3)), theme(look, 1080), cell=cell)
    assert outlines(theme(look, 1080), layout) == widths


def test_numbers_of_millions_are_written_short_in_cells_of_any_table():
    from attnviz.ui.grid.text_plan import text_plan
    from attnviz.ui.look import numbers

    values = np.array([[-3.8e6, 12.5], [456_000.0, 0.0]])
    plan = text_plan(Grid(values, quantity="signed"), theme("light"), 56, 56, values)
    assert plan.digits == numbers.SHORT
    wide = np.array([[-11.35, 22.2], [0.37, 1.0]])
    plan = text_plan(Grid(wide, quantity="signed"), theme("light"), 33, 33, wide)
    assert [numbers.cell_text(v, "decimals", plan.digits) for v in wide.ravel()] == [
        "−11", "22", "0.4", "1",
    ]  # fmt: skip
    whole = np.array([[0.0, -2.0], [4.0, 0.0]])
    assert text_plan(Grid(whole, quantity="signed"), theme("light"), 24, 24, whole).digits == 0
    small = values / 1e6
    assert text_plan(Grid(small, quantity="signed"), theme("light"), 56, 56, small).digits == 2


@pytest.mark.parametrize("vector", [False, True])
def test_a_share_under_half_a_per_cent_is_written_and_none_is_not(vector):
    def picture(share):
        grid = Grid(np.array([[share]]), style="percent", tints=np.array([[0.5]]))
        return render(grid, theme("light"), cell=60, vector=vector)[0]

    assert picture(0.004) != picture(0.0)
    assert picture(0.996) != picture(1.0)
    assert picture(0.004) == picture(0.003)


@pytest.mark.parametrize("wide", [9, 12, 40])
def test_a_letter_is_no_wider_than_its_cell(wide):
    """Strips of layers have cells that are high and narrow."""
    t = theme("light", zoom=2.0)
    tile = special_tile(t, Special(0, "G"), (0xFFFFFFFF, 0xFF000000), (wide, 50), 1.0)
    inked = np.nonzero((tile != 0xFFFFFFFF).any(axis=0))[0]
    assert inked.size > 3
    assert (tile[:, [0, -1]] == 0xFFFFFFFF).all()


@pytest.mark.parametrize("power", range(2, 300, 7))
def test_a_number_of_any_size_fits_the_cell_that_it_is_planned_for(qapp, power):
    from attnviz.ui.grid.text_plan import text_plan
    from attnviz.ui.look import numbers

    values = np.array([[-8.886, 2.5], [0.0, 9.996]]) * 10.0**power
    look = theme("light")
    for side in (24, 40, 56, 80):
        plan = text_plan(Grid(values, quantity="signed"), look, side, side, values)
        if plan is None:
            assert side < 56, "a cell of the usual size has room for −9e199"
            continue
        metrics = QFontMetricsF(look.font("cell", px=plan.px))
        for value in values.ravel():
            text = numbers.cell_text(value, "decimals", plan.digits)
            assert metrics.horizontalAdvance(text) <= side, text
