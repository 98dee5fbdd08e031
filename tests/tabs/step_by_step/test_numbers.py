"""Every number, name and sentence that the design states, read off the real tab."""

import numpy as np
import pytest
from tabs.step_by_step.driver import array_name, expected, matrix

from attnviz.engine.steps.run import run
from attnviz.model.files.presets import preset
from attnviz.tabs.step_by_step.words.presets import preset_names
from attnviz.ui.look import numbers

STEPS = expected()["steps"]
MATRICES = expected()["matrices"]


@pytest.mark.parametrize("wanted", STEPS, ids=lambda step: step["name"])
def test_each_step_shows_what_the_design_says(steps, wanted):
    number = wanted["number"]
    steps.step(number)
    names = [array_name(name, number) for name in wanted["shows"]]
    assert steps.host.names() == names
    assert steps.canvas.chips.current == number
    assert steps.view.controls.title.text.startswith(f"{number} / 12 {wanted['name']} ")
    for name, array in zip(wanted["shows"], names, strict=True):
        np.testing.assert_allclose(steps.numbers(array), matrix(MATRICES[name]), rtol=0, atol=1e-12)
    cell = tuple(wanted["lit_cell"])
    assert steps.lit(names[-1]) == ((), (), (cell,))
    assert steps.view.caption() == wanted["caption"]
    # The design prints a share of exactly 0 once as 0.000 and once as 0; it is exactly 0.
    by_hand = wanted["by_hand"].replace("(0.000)", "(0)")
    assert steps.line.endswith(f" = {by_hand}" if by_hand else "")
    assert steps.line.startswith(steps.view.state.one.cell_name(names[-1], *cell)[:3])


FORMULAS = {
    1: "X", 2: "Q = X W_Q", 3: "K = X W_K", 4: "V = X W_V", 5: "K^T", 6: "S = Q K^T",
    7: "S ÷ √d_k", 8: "S ÷ √d_k + M", 9: "E = e^x", 10: "A = E ÷ row sums", 11: "O = A V",
}  # fmt: skip


@pytest.mark.parametrize(("number", "formula"), FORMULAS.items())
def test_the_title_carries_the_formula(steps, number, formula):
    steps.step(number)
    assert steps.view.controls.title.text.endswith(f" {formula}")


def test_in_step_six_row_sat_meets_column_cat(steps):
    steps.step(6)
    assert steps.lit("Q") == ((2,), (), ())
    assert steps.lit("K_T") == ((), (1,), ())
    assert steps.line == "sat · cat = (1.6)(1.2) + (0.3)(0.5) + (−0.3)(0.4) + (0.1)(0.1) = 1.96"
    status = "Step 6 of 12   S = Q Kᵀ   cell (sat, cat) = 1.96   float64"
    assert steps.view.status() == status


def test_numbers_that_cancel_are_told_as_0(steps):
    steps.step(2)
    for name, place, text in [
        ("X", (0, 0), "0.3"), ("X", (0, 1), "-0.1"), ("X", (0, 2), "0"), ("X", (0, 3), "0"),
        ("W_Q", (0, 0), "1"), ("W_Q", (1, 0), "3"),
    ]:  # fmt: skip
        steps.type(name, *place, text)
    steps.hover("Q", 0, 0)
    assert 0 < abs(steps.numbers("Q")[0, 0]) < 1e-15
    assert "cell (The q₀) = 0   float64" in steps.view.status()


def test_the_arithmetic_wears_the_colours_of_its_matrices(steps):
    steps.step(6)
    colours = [p.colour for p in steps.canvas.line.pieces if p.text.startswith("(")]
    assert colours == ["Q", "K"] * 4


FUTURE = np.triu(np.ones((4, 4), bool), 1)


def test_the_future_is_hatched_from_step_eight_to_the_end_and_never_0(steps):
    steps.step(8)
    for name in ("M", "masked_scores"):
        grid = steps.host.grid(name)
        gone = [grid.at(*cell) == -np.inf for cell in np.ndindex(4, 4)]
        hatched = [grid.is_on("hidden", *cell) for cell in np.ndindex(4, 4)]
        assert [a or b for a, b in zip(gone, hatched, strict=True)] == FUTURE.ravel().tolist(), name
        assert grid.hidden_text == "−∞"
    for number, name in (
        (9, "exponentials"),
        (10, "exponentials"),
        (10, "pattern"),
        (11, "pattern"),
    ):
        steps.step(number)
        grid = steps.host.grid(name)
        said = [grid.say(*cell) for cell in np.ndindex(4, 4)]
        assert [text == "masked" for text in said] == FUTURE.ravel().tolist(), (number, name)
        assert steps.view.status().count("masked") == 0


def test_a_masked_cell_is_told_as_masked(steps):
    steps.step(10)
    steps.hover("pattern", 1, 2)
    assert "cell (cat, sat) = masked" in steps.view.status()
    line = steps.view.canvas.line.text
    assert line == "cat → sat = 0 ÷ 1.424 = exactly 0: this cell is masked"


@pytest.mark.parametrize("row", range(4))
def test_step_ten_prints_the_shares_of_the_design(steps, row):
    printed = (
        ("1.00",),
        ("0.36", "0.64"),
        ("0.19", "0.66", "0.15"),
        ("0.05", "0.20", "0.64", "0.11"),
    )
    steps.step(10)
    shown = steps.numbers("pattern")[row, : row + 1]
    assert tuple(numbers.cell_text(v) for v in shown) == printed[row]
    assert steps.numbers("pattern")[row].sum() == pytest.approx(1, abs=1e-15)


def test_without_the_mask_words_see_the_future_and_a_banner_says_so(steps):
    steps.step(10)
    assert steps.view.controls.badge.isHidden()
    steps.run("steps.mask")
    shares = matrix(expected()["weights_without_mask"])
    np.testing.assert_allclose(steps.numbers("pattern"), shares, rtol=0, atol=1e-12)
    assert [numbers.cell_text(v) for v in steps.numbers("pattern")[0]] == [
        "0.04", "0.04", "0.57", "0.36",
    ]  # fmt: skip
    assert steps.host.grid("pattern").hidden is None or not steps.host.grid("pattern").hidden.any()
    assert steps.view.controls.badge.isVisible()
    assert steps.view.controls.badge.text == "future visible"
    assert steps.canvas.chips.off == {8}
    assert (
        steps.view.caption() == "Mask off. “The” turns from itself (100% → 4%) to “sat” (0% → 57%)."
    )
    steps.step(8)
    assert steps.view.caption() == (
        "The mask is off: “The” gives 57% to “sat”, which is not written yet."
    )
    steps.run("steps.mask")
    assert steps.view.controls.badge.isHidden()
    assert steps.canvas.chips.off == frozenset()


def test_unmasked_cat_would_give_half_to_a_word_that_does_not_exist_yet(steps):
    steps.run("steps.mask")
    assert round(steps.share(1, 2), 2) == 0.48
    assert round(steps.share(0, 2), 2) == 0.57


def test_without_the_division_sat_gives_89_per_cent_to_cat(steps):
    steps.step(10)
    steps.run("steps.scale")
    shares = matrix(expected()["weights_without_scaling"])
    np.testing.assert_allclose(steps.numbers("pattern"), shares, rtol=0, atol=1e-12)
    assert steps.view.caption() == "÷√d_k off. “sat” now gives “cat” 89% (was 66%)."
    assert steps.canvas.chips.off == {7}
    steps.step(7)
    assert steps.line == "sat, cat = 1.96 (not divided) = 1.96"


# Presets

PRESETS = expected()["presets"]


def test_the_tiny_example_gives_91_and_twice_4_5(steps):
    steps.view.choose_preset("tiny")
    steps.step(10)
    np.testing.assert_allclose(
        steps.numbers("pattern"), matrix(PRESETS["tiny"]["expected_A"]), rtol=0, atol=1e-12
    )
    last = [numbers.one_decimal_percent(v) for v in steps.numbers("pattern")[2]]
    assert last == ["90.9%", "4.5%", "4.5%"]
    trace = steps.session.trace("example")
    assert trace["Q"][0, 2].tolist() == [2, 0]
    assert trace["K"][0].tolist() == [[1.5, 0], [0, 1.5], [0, 0]]
    assert trace["scores"][0, 2].tolist() == [3, 0, 0]
    np.testing.assert_allclose(trace["z"][0], matrix(PRESETS["tiny"]["expected_O"]), atol=1e-12)
    assert steps.canvas.chips.off == {7}


def test_wide_looks_at_street_in_the_tiny_example(steps):
    assert not steps.command("steps.swap").enabled()
    steps.view.choose_preset("tiny")
    steps.run("steps.swap")
    assert steps.session.document("example").tokens[-1] == "wide"
    assert steps.session.trace("example")["Q"][0, 2].tolist() == [0, 2]
    shares = [numbers.one_decimal_percent(steps.share(2, i)) for i in range(3)]
    assert shares == ["4.5%", "90.9%", "4.5%"]
    steps.run("steps.swap")
    assert steps.session.document("example").tokens[-1] == "tired"


@pytest.mark.parametrize(
    ("preset_id", "name"),
    [("identity", "identity"), ("zero-query", "zero_query"), ("times-ten", "times_ten")],
)
def test_presets_give_the_weights_and_the_caption_of_the_design(steps, preset_id, name):
    steps.view.choose_preset(preset_id)
    assert steps.view.caption() == PRESETS[name]["caption"]
    steps.step(10)
    shares = matrix(PRESETS[name]["expected_A"])
    np.testing.assert_allclose(steps.numbers("pattern"), shares, rtol=0, atol=1e-12)


def test_a_random_preset_comes_back_with_its_seed(steps):
    steps.view.choose_preset("random")
    first = steps.session.document("example").X
    steps.view.choose_preset("random")
    assert not np.array_equal(first, steps.session.document("example").X)
    assert np.array_equal(first, preset("random", 0).X)
    names = dict(preset_names(steps.view.pointer.seed))
    assert names["random"] == "Random, seed 2"


# Live edits that the design names


def test_turning_cats_first_number_moves_downs_attention(steps):
    steps.step(1)
    steps.type("X", 1, 0, "-1")
    steps.step(10)
    assert [numbers.cell_text(v) for v in steps.numbers("pattern")[3]] == [
        "0.02", "0.71", "0.23", "0.04",
    ]  # fmt: skip
    assert [round(steps.share(3, i), 2) for i in (2, 1)] == [0.23, 0.71]


def test_turning_sats_row_makes_it_look_at_the(steps):
    steps.step(1)
    steps.menu("X", 2, 0, "row-negative")
    assert round(steps.share(2, 0), 2) == 0.58
    assert (
        steps.view.caption()
        == "Row “sat” × −1. “sat” turns from “cat” (66% → 17%) to “The” (19% → 58%)."
    )


def test_ten_times_the_question_takes_everything(steps):
    from attnviz.model.edits.layer import set_matrix

    document = steps.session.document("example")
    steps.session.edit(set_matrix, "W_Q", document.W_Q * 10, slot="example", text="× 10")
    assert f"{steps.share(2, 1):.1%}" == "100.0%"
    assert steps.view.caption() == "W_Q × 10. “sat” now gives “cat” >99.9% (was 66%)."


def test_the_trace_is_the_sessions_own(steps):
    """The tab computes nothing: what it shows are the arrays of the session."""
    steps.step(6)
    trace = steps.session.trace("example")
    assert np.shares_memory(steps.numbers("scores"), trace["scores"])
    np.testing.assert_array_equal(run(steps.session.document("example"))["scores"], trace["scores"])


def test_what_softmax_makes_next_to_nothing_of_is_not_shown_as_0(qapp):
    from attnviz.model.edits.hold import hold
    from attnviz.tabs.step_by_step.canvas.grids import grid_of
    from attnviz.tabs.step_by_step.state.one_head import OneHead
    from attnviz.tabs.step_by_step.state.plan import PANES

    document = hold(preset("tiny", 3), "scores", (0, 2, 0), -60.0)
    one = OneHead(document, run(document), 0)
    for array in ("exponentials", "pattern"):
        assert 0 < one.slice(array)[2, 0] < 1e-6
        grid = grid_of(one, PANES[array])
        assert numbers.cell_text(grid.at(2, 0), grid.style, grid.digits) == "≈0"
    exponentials = grid_of(one, PANES["exponentials"])
    assert exponentials.describe(2, 0) == "row tired, column animal: ≈0"
    assert exponentials.say(1, 0) == "1.000", "a number, and not 100% of something"
    assert grid_of(one, PANES["scores"]).style == "decimals"
