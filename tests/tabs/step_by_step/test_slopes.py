"""What would change this? The mode in which the matrices show slopes."""

import re
from decimal import ROUND_HALF_UP, Decimal

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.engine.backward import gradient
from attnviz.tabs.step_by_step.state.nudge import Nudge
from attnviz.tabs.step_by_step.words.backward import nudge_figures

Key = Qt.Key


@pytest.fixture
def asked(steps, qtbot):
    """Return the tab that was asked what changes A(sat, cat), with its panel."""
    steps.panel = steps.view.side_panel()
    steps.panel.resize(304, 588)
    qtbot.addWidget(steps.panel)
    steps.step(10)
    steps.click("pattern", 2, 1)
    steps.run("steps.what_changes")
    return steps


def slopes(steps):
    return gradient(steps.session.trace("example"), "pattern", (0, 2, 1))


def test_every_matrix_shows_the_slopes_on_one_scale(asked):
    found = slopes(asked)
    limit = max(np.abs(s).max() for name, s in found.items() if name != "pattern")
    for number, array, name in ((2, "X", "X"), (3, "W_K_used", "W_K_used"), (6, "scores", "scores"),
                                (7, "scaled_scores", "scaled_scores")):  # fmt: skip
        asked.step(number)
        grid = asked.host.grid(array)
        wanted = found[name] if name == "X" else found[name][0]
        np.testing.assert_array_equal(asked.numbers(array), wanted)
        assert (grid.quantity, grid.top) == ("change", pytest.approx(limit))
        assert grid.title.startswith("∂")
        assert not grid.editable


def test_without_a_path_there_is_a_dot_and_no_number(asked):
    asked.step(6)
    grid = asked.host.grid("scores")
    assert grid.skipped[3].all()
    assert grid.skipped[2].tolist() == [False, False, False, True]
    assert grid.say(0, 0) == "no path"
    assert asked.numbers("scores")[2].round(3).tolist() == [-0.063, 0.111, -0.048, 0]
    assert "no path" in asked.canvas.describe("scores", 3, 0)
    assert asked.canvas.describe("scores", 2, 1).endswith("raises A(sat, cat) by 0.111 per one")


def test_the_slope_is_a_sum_over_the_next_step(asked):
    asked.step(6)
    asked.click("Q", 2, 0)
    assert asked.line == (
        "∂A(sat, cat)/∂Q(sat q₀) = (−0.0631)(−0.2) + (0.1114)(1.2) + (−0.0483)(−1) ≈ 0.195"
    )
    tags = [piece.under for piece in asked.canvas.line.pieces if piece.under]
    assert tags == ["through S(sat, The)", "S(sat, cat)", "S(sat, sat)"]
    first, second = asked.canvas.unfolded.text.split("\n")
    assert "= p(1 − p) ÷ √d_k = 0.6647 × 0.3353 ÷ 2 ≈ 0.1114" in first
    assert "−0.6647 × " in second
    assert "∂/∂Q(sat q₀) = 0.194668   central difference 0.194668" in asked.view.status()


def test_the_strongest_three_are_told_and_lead_to_their_cells(asked):
    assert asked.view.caption() == (
        "A(sat, cat) changes most with X(sat d₁): +0.360 per +1; then X(cat d₂), −0.357, "
        "and X(The d₂), +0.202."
    )
    asked.panel.slopes.rows[1].click()
    assert asked.view.state.step.number == 1
    assert asked.view.state.lit == ("X", 1, 2)


def test_a_nudge_compares_what_is_promised_with_what_comes(asked, qtbot):
    asked.step(6)
    asked.click("Q", 2, 0)
    asked.run("steps.nudge")
    panel = asked.panel.slopes
    assert panel.told.text() == (
        "predicted 0.762  (0.665 + 0.5 × 0.1947)\nactual 0.753, computed again\n"
        "difference 0.009: the curve bends"
    )
    QTest.keyClick(panel.amount, Key.Key_Down)
    assert asked.view.pointer.nudge == pytest.approx(0.4)
    panel.amount.setText("0,5")
    QTest.keyClick(panel.amount, Key.Key_Return)
    assert asked.view.pointer.nudge == 0.5
    curve = dict(panel.plot.nudge.curve)
    assert curve[0.0] == pytest.approx(asked.share(2, 1))


@pytest.mark.parametrize("amount", [0.5, -0.5, 0.1, 2.0, 3.7, -8.0])
def test_a_promise_and_what_is_missing_come_out_on_a_calculator(asked, amount):
    """By the printed digits alone, rounded as printed."""
    state = asked.view.state
    for cell in [("Q", 2, 0), ("K", 1, 3), ("X", 2, 1), ("X", 0, 2), ("scores", 2, 1)]:
        written = nudge_figures(Nudge(state.one, state.backward, cell, amount))
        numbers = [plain(text) for text in (*re.split(r" [+×] ", written.sum), *written[1:3])]
        before, by, slope, promised, really = numbers
        assert round_like(before + by * slope, promised) == promised, written
        if written.missing:
            missing = plain(written.missing)
            assert round_like(abs(promised - really), missing) == missing, written


def plain(text):
    found = re.fullmatch(r"([−\d.]+)(?:·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?", text)
    power = (found[2] or "⁰").translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789"))
    return Decimal(found[1].replace("−", "-")).scaleb(int(power))


def round_like(value, printed):
    return value.quantize(printed, rounding=ROUND_HALF_UP)


def test_the_number_itself_is_not_nudged_but_the_strongest_one(asked):
    asked.run("steps.nudge")
    assert asked.view.state.lit == ("X", 2, 1)
    assert asked.view.state.step.number == 1
    assert asked.panel.slopes.nudged.text() == "Nudge X(sat d₁)"


def test_keeping_a_nudge_is_one_step_for_undo(asked):
    asked.step(6)
    asked.click("Q", 2, 0)
    asked.run("steps.nudge")
    asked.panel.slopes.keep.click()
    assert asked.session.document("example").holds[0].value == pytest.approx(2.1)
    assert asked.session.undo_stack.count() == 1
    assert asked.share(2, 1) == pytest.approx(0.753, abs=5e-4)
    assert asked.view.state.backward is not None
    asked.session.undo_stack.undo()
    assert asked.session.document("example").holds == ()
    assert asked.view.state.backward.value == pytest.approx(0.665, abs=5e-4)


def test_a_held_number_blocks_what_is_before_it(asked):
    from attnviz.model.edits.hold import hold

    asked.session.edit(hold, "scores", (0, 2, 1), 0.0, slot="example")
    asked.step(6)
    assert asked.host.grid("K_T").skipped[:, 1].all()
    assert not asked.host.grid("scores").skipped[2, 1]


def test_leaving_shows_the_numbers_as_they_were(asked, qtbot):
    asked.view.leave_slopes()
    before = asked.canvas.grab().toImage()
    asked.run("steps.what_changes")
    assert asked.canvas.grab().toImage() != before
    assert asked.view.controls.predict.isHidden()
    assert asked.view.escape()
    assert asked.canvas.grab().toImage() == before
    assert not asked.view.controls.predict.isHidden()
    assert asked.view.state.step.number == 10
    assert asked.session.undo_stack.count() == 0
    assert not asked.panel.title.isHidden()


def test_typing_ends_the_mode_and_edits(asked):
    asked.step(2)
    asked.click("X", 0, 0)
    asked.keys(Key.Key_F2)
    assert asked.view.state.backward is None
    assert asked.host.input.editor is not None


@pytest.mark.parametrize(("name", "cell"), [("X", (0, 0)), ("Q", (2, 1))])
def test_a_number_typed_over_a_slope_keeps_its_first_digit(asked, name, cell):
    asked.step(2)
    asked.type(name, *cell, "2.5")
    assert asked.view.state.backward is None
    assert asked.numbers(name)[cell] == 2.5


def test_a_number_typed_over_a_slope_in_a_table_keeps_its_first_digit(asked, qtbot):
    asked.step(2)
    asked.run("steps.table")
    table = asked.view.canvas.matrices.tables.table("X")
    table.setCurrentIndex(table.model().index(0, 0))
    table.setFocus()
    QTest.keyClick(table, Key.Key_2)
    QTest.keyClicks(QApplication.focusWidget(), ".5")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    QApplication.processEvents()
    assert asked.view.state.backward is None
    assert asked.session.document("example").X[0, 0] == 2.5


def test_what_cannot_be_asked_says_why(steps):
    steps.step(10)
    steps.view.ask_what_changes("pattern", 0, 2)
    assert steps.view.state.backward is None
    assert steps.info_bar.text == "A masked weight is 0 whatever the numbers are."
    steps.step(2)
    steps.view.ask_what_changes("X", 0, 0)
    assert steps.info_bar.text == "X(The d₀) is an input: nothing before it changes it."


def test_where_nothing_changes_a_number_that_is_said(steps):
    steps.step(10)
    steps.view.ask_what_changes("pattern", 0, 0)
    assert steps.view.caption() == (
        "Nothing you can type changes A(The, The): its row has one weight, always 100%."
    )


def test_the_entropy_of_a_row_can_be_asked_about(steps):
    steps.step(10)
    steps.view.ask_what_changes("pattern", 2, 0, entropy=True)
    assert steps.view.controls.title.text == "10 / 12 What changes entropy of row “sat”? "
    assert steps.view.state.backward.value == pytest.approx(1.2516, abs=1e-3)


def test_a_page_leads_back_to_the_slopes(asked):
    page = asked.view.page()
    assert page["backward"] == "pattern,0,2,1"
    asked.view.show_page({})
    assert asked.view.state.backward is None
    asked.view.show_page(page)
    assert asked.view.state.backward.watched.place == (0, 2, 1)
    asked.view.show_page({"backward": "pattern,0,99,1"})
    assert asked.view.state.backward is None


def test_a_slope_that_rounds_to_nothing_is_no_nought(steps):
    from attnviz.model.edits.layer import set_cell

    steps.session.edit(set_cell, "W_Q", (0, 1, 3), 0.0004, slot="example")
    steps.step(10)
    steps.view.ask_what_changes("pattern", 2, 1)
    steps.step(2)
    shown = steps.numbers("X")
    faint = (shown != 0) & (np.abs(shown) < 5e-4)
    marks = steps.host.grid("X").marks
    assert set(marks) == set(map(tuple, np.argwhere(faint).tolist()))


def test_leaving_leads_back_to_where_one_asked(asked):
    shown = asked.view.session.selection, asked.view.state.lit
    asked.step(1)
    asked.click("X", 2, 1)
    asked.view.escape()
    assert asked.view.state.backward is None
    assert (asked.view.session.selection, asked.view.state.lit) == shown
    asked.run("steps.what_changes")
    asked.step(1)
    asked.type("X", 2, 1, "0.5")
    assert asked.view.state.backward is None
    assert asked.view.state.step.number == 1


def test_predict_first_leaves_the_slopes(asked):
    asked.view.toggle_predicting()
    assert asked.view.state.backward is None
    assert asked.view.covered
    asked.run("steps.what_changes")
    assert asked.view.state.backward is None


@pytest.mark.parametrize("seed", [1, 3, 5, 7])
def test_every_cell_of_any_layer_has_words(qtbot, seed):
    """Rotations, norms, caps, sinks, shared keys, held numbers: each has a name in the line."""
    import documents

    from attnviz.model.document.lab import Lab
    from attnviz.session import Session
    from attnviz.tabs.step_by_step.view import StepByStepView
    from attnviz.ui.look.theme import theme

    session = Session(Lab(documents.seeded(seed)))
    view = StepByStepView(session, theme("light"))
    qtbot.addWidget(view)
    session.select(step=12)
    view.ask_what_changes("out", 0, 0)
    for number in range(1, 13):
        session.select(step=number)
        for array in view.state.step.arrays:
            rows, columns = view.state.one.shape(array)
            view.keep_lit(array, rows - 1, columns - 1)
            assert view.status()
            assert view.canvas.describe(array, 0, 0)
            assert view.canvas.line.text


def test_the_row_of_a_score_is_shown_on_tab_3(steps):
    steps.step(6)
    steps.click("scores", 2, 1)
    steps.run("steps.saturation")
    assert steps.session.lab.saturation.steps_row == (0, 2)
    assert steps.session.selection.tab == "saturation"
    steps.session.undo_stack.undo()
    assert steps.session.lab.saturation.steps_row is None


def test_only_what_goes_through_the_softmax_has_a_row_on_tab_3(steps):
    steps.step(2)
    steps.click("X", 1, 1)
    assert not steps.command("steps.saturation").enabled()
