"""Hover and click: sources, dependents, arithmetic, formula, side panel, tables, other tabs."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from attnviz.engine.explain.cells import depends_on
from attnviz.model.document.document import Document, MaskSpec
from attnviz.tabs.step_by_step.state.lighting import as_lines, fed
from attnviz.ui.grid.board import GridPlace
from attnviz.ui.look.theme import theme

SOURCES = [
    (2, "Q", (1, 2), {"X": ((1,), (), ()), "W_Q": ((), (2,), ())}),
    (4, "V", (3, 0), {"X": ((3,), (), ()), "W_V_used": ((), (0,), ())}),
    (5, "K_T", (2, 1), {"K": ((), (), ((1, 2),))}),
    (7, "scaled_scores", (0, 3), {"scores": ((), (), ((0, 3),))}),
    (8, "masked_scores", (0, 2), {"scaled_scores": ((), (), ((0, 2),)), "M": ((), (), ((0, 2),))}),
    (9, "exponentials", (3, 1), {"masked_scores": ((), (), ((3, 1),))}),
    (10, "pattern", (3, 1), {"exponentials": ((), (), ((3, 1),)), "row_sums": ((), (), ((3, 0),))}),
    (11, "z", (2, 3), {"pattern": ((2,), (), ()), "V": ((), (3,), ())}),
    (12, "out", (1, 1), {"X": ((1,), (), ())}),
]  # fmt: skip


@pytest.mark.parametrize(("number", "name", "cell", "wanted"), SOURCES, ids=lambda v: str(v)[:12])
def test_hovering_a_result_lights_its_sources(steps, number, name, cell, wanted):
    steps.step(number)
    steps.hover(name, *cell)
    assert steps.lit(name) == ((), (), (cell,))
    for source, lights in wanted.items():
        assert steps.lit(source) == lights, source


FED = [
    (2, "W_Q", (0, 3), "Q", ((), (3,), ())),
    (2, "X", (1, 0), "Q", ((1,), (), ())),
    (6, "Q", (0, 2), "scores", ((0,), (), ())),
    (6, "K_T", (1, 3), "scores", ((), (3,), ())),
    (8, "scaled_scores", (2, 0), "masked_scores", ((), (), ((2, 0),))),
    (8, "scaled_scores", (0, 3), "masked_scores", ((), (), ())),
    (8, "M", (0, 3), "masked_scores", ((), (), ((0, 3),))),
    (10, "exponentials", (1, 0), "pattern", ((), (), ((1, 0), (1, 1)))),
    (10, "row_sums", (3, 0), "pattern", ((3,), (), ())),
    (11, "V", (3, 1), "z", ((), (), ((3, 1),))),
    (12, "X", (2, 0), "out", ((2, 3), (), ())),
]  # fmt: skip


@pytest.mark.parametrize("case", FED, ids=lambda case: f"{case[1]} to {case[3]}")
def test_hovering_a_source_lights_all_that_follows_from_it(steps, case):
    number, name, cell, target, lights = case
    steps.step(number)
    steps.hover(name, *cell)
    assert steps.lit(target) == lights


def test_leaving_goes_back_to_the_cell_that_is_kept_lit(steps, qtbot):
    steps.step(6)
    steps.click("scores", 3, 2)
    steps.hover("scores", 0, 0)
    assert steps.line.startswith("The · The = ")
    steps.host.input.leave()
    assert steps.line.startswith("down · sat = ")
    assert steps.line.endswith("= 2.825")


def test_hover_does_not_change_the_caption(steps):
    steps.step(6)
    before = steps.view.caption()
    steps.hover("scores", 3, 2)
    assert steps.view.caption() == before


def test_a_kept_pair_of_words_stays_on_the_next_steps(steps):
    steps.step(6)
    steps.click("scores", 3, 2)
    steps.step(7)
    assert steps.line == "down, sat = 2.825 ÷ 2 = 1.4125"
    steps.click("scores", 0, 0)
    assert steps.lit("scores") == ((), (), ((0, 0),))
    steps.click("scaled_scores", 3, 2)
    steps.step(11)
    assert steps.line.startswith("down o₀ = ") or steps.line.startswith("down o₁ = ")


def test_edits_do_not_move_the_light(steps):
    steps.step(1)
    steps.type("X", 1, 0, "-1")
    steps.type("X", 2, 0, "-5")
    steps.session.select(cell=None)
    steps.step(6)
    assert steps.lit("scores") == ((), (), ((2, 1),))


def test_a_click_on_the_weights_so_far_lights_that_pair(steps, qtbot):
    panel = steps.view.side_panel()
    qtbot.addWidget(panel)
    panel.resize(304, 588)
    panel.show()
    steps.step(6)
    at = panel.host.cell_rect("pattern", 3, 2).center().toPoint()
    QTest.mouseClick(panel.host, Qt.MouseButton.LeftButton, pos=at)
    assert steps.lit("scores") == ((), (), ((3, 2),))
    assert panel.host.grid("pattern").lit_cells == ((3, 2),)
    panel.resize(340, 588)
    panel.set_theme(theme("dark"))
    assert panel.host.grid("pattern").lit_cells == ((3, 2),)


def test_ctrl_c_copies_a_weight_of_the_panel(steps, qtbot):
    panel = steps.view.side_panel()
    qtbot.addWidget(panel)
    panel.host.input.move_cursor(GridPlace("pattern", 3, 2))
    QTest.keyClick(panel.host, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    weight = steps.session.trace("example").pattern[0][3, 2]
    assert float(QGuiApplication.clipboard().text()) == weight > 0


def test_the_panel_follows_the_numbers_and_the_switches(steps, qtbot):
    panel = steps.view.side_panel()
    qtbot.addWidget(panel)
    assert panel.reset.text() == "Reset to the chapter"
    assert not panel.reset.isEnabled()
    steps.step(1)
    steps.type("X", 1, 0, "-1")
    shown = panel.host.grid("pattern")
    assert shown.at(3, 1) == steps.share(3, 1)
    assert panel.reset.isEnabled()
    QTest.mouseClick(panel.mask_button, Qt.MouseButton.LeftButton)
    assert panel.mask_button.text() == "Mask  off"
    assert panel.host.grid("pattern").hidden is None
    QTest.mouseClick(panel.scale_button, Qt.MouseButton.LeftButton)
    assert panel.scale_button.text() == "÷√d_k  off"
    QTest.mouseClick(panel.reset, Qt.MouseButton.LeftButton)
    assert (panel.mask_button.text(), panel.scale_button.text()) == ("Mask  on", "÷√d_k  on")


def test_the_preset_menu_names_all_presets(steps, qtbot):
    panel = steps.view.side_panel()
    qtbot.addWidget(panel)
    names = [a.text() for a in panel.presets.menu().actions()]
    assert names == [
        "Numbers of the chapter", "Three words, two numbers", "No projections", "W_Q = 0",
        "W_Q × 10", "Random, seed 0", "The sentence of tab 1",
    ]  # fmt: skip
    panel.presets.menu().actions()[1].trigger()
    assert steps.session.document("example").tokens == ("animal", "street", "tired")
    assert not panel.scale_button.text().endswith("on")


# The formula


def test_the_formula_boxes_the_part_in_effect(steps):
    boxed = []
    for number in range(1, 13):
        steps.step(number)
        boxed.append(steps.canvas.strip.boxed)
        assert steps.canvas.strip.place_of(boxed[-1]) is not None
    assert boxed == [
        "X", "step Q", "step K", "step V", "K_T", "scores", "scaled_scores", "masked_scores",
        "exponentials", "pattern", "step z", "z",
    ]  # fmt: skip


def test_f8_hides_and_shows_the_formula(steps):
    assert steps.canvas.strip.isVisible()
    steps.run("steps.formula")
    assert steps.canvas.strip.isHidden()
    steps.run("steps.formula")
    assert steps.canvas.strip.isVisible()


def test_a_formula_that_is_asked_for_makes_room(steps):
    steps.view.resize(1280, 588)
    assert steps.canvas.strip.isHidden()
    assert steps.canvas.arranged.cells.wide == 80
    steps.run("steps.formula")
    assert steps.canvas.strip.isVisible()
    assert steps.canvas.arranged.cells.wide < 80


def test_a_matrix_lights_its_symbol_and_a_symbol_its_matrix(steps):
    steps.step(6)
    strip = steps.canvas.strip
    steps.hover("K_T", 0, 0)
    assert strip.lit == {"K_T"}
    before = steps.host.grab().toImage()
    steps.move_to(strip, strip.place_of("K_T").center().toPoint())
    framed = steps.host.grab().toImage()
    assert framed != before
    cells = steps.host.layout_of("K_T").cells
    seen = framed.pixelColor(int(cells.right()) + 4, int(cells.center().y())).name()
    assert seen == theme("light").accent.name()


def test_a_click_on_a_symbol_goes_to_its_step(steps):
    steps.step(6)
    strip = steps.canvas.strip
    place = strip.place_of("W_V_used").center().toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=place)
    assert steps.view.state.step.number == 4


def test_a_lesson_can_bring_back_formula_and_tables(steps):
    assert steps.view.page() == {}
    steps.run("steps.formula")
    steps.run("steps.table")
    page = steps.view.page()
    assert page == {"formula": False, "tables": True}
    steps.view.show_page({})
    assert steps.canvas.strip_shown
    assert steps.canvas.tables is None
    steps.view.show_page(page)
    assert not steps.canvas.strip_shown
    assert steps.canvas.tables is not None


def test_the_tab_out_of_sight_takes_tables_back_whatever_step_it_was_on(steps):
    steps.step(4)
    steps.view.set_shown(False)
    steps.session.select(step=6, cell=("scores", (0, 2, 1)))
    steps.view.show_page({"tables": True})
    steps.view.set_shown(True)
    assert steps.canvas.tables.names() == ["Q", "K_T", "scores"]


# Tables


def test_f3_shows_real_tables_with_the_same_numbers(steps):
    steps.step(6)
    steps.run("steps.table")
    tables = steps.canvas.tables
    assert tables.names() == ["Q", "K_T", "scores"]
    model = tables.table("scores").model()
    assert model.index(2, 1).data() == "1.96"
    assert model.headerData(2, Qt.Orientation.Vertical, Qt.ItemDataRole.DisplayRole) == "sat"
    assert steps.host.isHidden()
    assert tables.table("scores").hasFocus()
    assert tables.table("scores").currentIndex().row() == 2
    steps.run("steps.table")
    assert steps.canvas.tables is None
    assert steps.host.isVisible()
    assert steps.host.hasFocus()


def test_tables_follow_the_steps_and_the_rules_of_typing(steps):
    steps.run("steps.table")
    steps.step(2)
    tables = steps.canvas.tables
    assert tables.names() == ["X", "W_Q", "Q"]
    model = tables.table("W_Q").model()
    assert model.setData(model.index(1, 0), 3.0, Qt.ItemDataRole.EditRole)
    assert steps.session.document("example").W_Q[0, 1, 0] == 3
    assert tables.table("W_Q").model().index(1, 0).data() == "3.00"
    model = tables.table("Q").model()
    assert model.setData(model.index(0, 0), 5.0, Qt.ItemDataRole.EditRole)
    assert steps.session.document("example").holds[0].value == 5
    table = tables.table("Q")
    table.setCurrentIndex(table.model().index(0, 0))
    assert steps.session.selection.cell == ("Q", (0, 0, 0))


def test_tables_keep_the_light_and_the_keyboard_from_step_to_step(steps):
    steps.step(6)
    steps.run("steps.table")
    for number in (7, 8, 12, 2, 1):
        steps.step(number)
        tables, result = steps.canvas.tables, steps.host.names()[-1]
        assert tables.names() == steps.host.names()
        assert tables.table(result).hasFocus()
        assert steps.lit(result)[2], number
    assert steps.line.startswith("sat d₁ = ")


# Words for screen readers, other tabs


def test_cells_are_told_in_words(steps):
    steps.step(10)
    said = steps.view.canvas.describe("pattern", 2, 1)
    assert said == "A, row sat, column cat, 66.5 per cent, score 1.96"
    assert steps.view.canvas.describe("pattern", 1, 2) == "A, row cat, column sat, masked"
    assert steps.host.accessibleName() == "Step by step, 10 Normalise"
    assert steps.host.accessibleDescription() == steps.view.caption()


def test_the_word_chosen_on_tab_1_is_followed(steps):
    steps.view.choose_preset("sentence")
    steps.session.select(token=7)
    steps.step(6)
    assert steps.line.startswith("it · animal = ")
    steps.session.select(token=10)
    assert steps.line.startswith("tired · animal = ")


# Any document


def layer(**changes):
    draw = np.random.default_rng(5)
    fields = {
        "tokens": ("a", "b", "c", "a", "e"),
        "X": draw.normal(size=(5, 6)).round(2),
        "W_Q": draw.normal(size=(4, 6, 2)).round(2),
        "W_K": draw.normal(size=(2, 6, 2)).round(2),
        "W_V": draw.normal(size=(2, 6, 3)).round(2),
        "W_O": draw.normal(size=(12, 6)).round(2),
    }
    return Document(**(fields | changes))


def put(steps, document):
    steps.session.edit_lab(lambda lab: lab.with_slot("example", document), "put")


def test_long_names_leave_room_for_the_cells(steps, qtbot):
    long = "Donaudampfschifffahrtsgesellschaft"
    put(steps, layer(tokens=(long, "b", f"{long}s", "a", "antidisestablishmentarianism")))
    steps.step(6)
    assert steps.host.width() <= 976
    assert all(steps.host.layout_of(name).cell_w >= 40 for name in steps.host.names())
    panel = steps.view.side_panel()
    qtbot.addWidget(panel)
    panel.resize(304, 588)
    panel.show()
    for _ in range(2):
        cells = panel.host.layout_of("pattern").cells
        assert cells.width() >= 0.5 * panel.width()
        assert cells.right() <= panel.host.width()
        steps.step(1)
        steps.type("X", 0, 0, "2")


@pytest.mark.parametrize("head", range(4))
def test_grouped_heads_show_their_own_keys(steps, head):
    put(steps, layer())
    steps.session.select(head=head)
    trace = steps.session.trace("example")
    for number in range(1, 13):
        steps.step(number)
        for name in steps.host.names():
            array = trace[name]
            part = head // 2 if name in ("K", "V", "K_T", "W_K_used", "W_V_used") else head
            wanted = array if array.ndim == 2 else array[part]
            np.testing.assert_array_equal(steps.numbers(name), wanted)
    steps.step(3)
    steps.type("W_K_used", 0, 0, "7")
    assert steps.session.document("example").W_K[head // 2, 0, 0] == 7


def test_a_word_that_stands_twice_carries_its_place(steps):
    put(steps, layer())
    steps.step(6)
    steps.hover("scores", 3, 0)
    assert steps.line.startswith("a (4) · a (1) = ")


def test_every_cell_of_every_step_can_be_pointed_at(steps):
    """Rotary positions, biases, a sink, a cap, ALiBi, a window: no cell is without words."""
    from attnviz.model.document.document import Options, Rope

    draw = np.random.default_rng(1)
    put(
        steps,
        layer(
            b_Q=draw.normal(size=(4, 2)), b_K=draw.normal(size=(2, 2)),
            b_V=draw.normal(size=(2, 3)), b_O=draw.normal(size=6),
            sink_logits=draw.normal(size=4),
            mask=MaskSpec("window", window=2),
            options=Options(rope=Rope(), softcap=5.0, alibi=True, temperature=2.0),
        ),
    )  # fmt: skip
    for number in range(1, 13):
        steps.step(number)
        for name in steps.host.names():
            for cell in np.ndindex(*steps.numbers(name).shape):
                steps.host.cell_hovered.emit(name, *cell)
                assert len(steps.line) > 8
                assert "nan" not in steps.line + steps.view.status()
                assert steps.lit(name)[2] == (cell,)
        assert steps.view.caption()


def test_a_row_that_sees_nothing_is_told_so(steps):
    allowed = np.tril(np.ones((5, 5), bool))
    allowed[2] = False
    put(steps, layer(mask=MaskSpec("custom", custom=allowed)))
    steps.step(10)
    steps.click("pattern", 2, 0)
    assert steps.line.endswith("this row sees nothing, so there are no weights")
    assert steps.view.caption().endswith("“c” sees nothing and spends nothing.")
    assert not steps.numbers("pattern")[2].any()


def test_light_over_many_cells_is_drawn_as_lines():
    everything = {(r, c) for r in range(3) for c in range(2)}
    assert as_lines(everything, (3, 2)).rows == (0, 1, 2)
    assert as_lines({(0, 1), (1, 1), (2, 1)}, (3, 2)).columns == (1,)
    assert as_lines({(0, 0)}, (3, 1)).cells == ((0, 0),)


@pytest.mark.parametrize("target", ["Q", "scores", "pattern", "z", "out"])
def test_what_is_lit_is_what_the_engine_says_follows(steps, target):
    one = steps.view.state.one
    marks = fed(one, "X", (1, 2), target)
    engine = depends_on(one.trace, "X", (1, 2), target)
    np.testing.assert_array_equal(marks, engine if engine.ndim == 2 else engine[0])


def test_what_is_lit_is_scrolled_into_sight(steps):
    steps.view.choose_preset("sentence")
    steps.session.select(token=10)
    steps.view.resize(976, 470)
    for number in (2, 6, 8, 12):
        steps.step(number)
        for name in steps.host.names():
            rows, columns, cells = steps.lit(name)
            layout = steps.host.layout_of(name)
            assert all(row in layout.rows for row in rows), (number, name)
            assert all(column in layout.cols for column in columns)
            assert all(r in layout.rows and c in layout.cols for r, c in cells)


def test_a_tip_does_not_outlive_its_numbers(steps, qtbot):
    steps.step(10)
    steps.hover("pattern", 1, 2)
    text = steps.view.canvas.describe("pattern", 1, 2)
    where, hour = steps.view.mapToGlobal(QPoint(50, 50)), 3_600_000
    QToolTip.showText(where, text, steps.view, steps.view.rect(), hour)
    assert QToolTip.isVisible()
    assert QToolTip.text() == "A, row cat, column sat, masked"
    steps.view.edits.switch_mask()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
