"""Typing over a computed number on the tab: it is held, marked, told, and let go."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
EVERY = [
    ("Q", 2, (2, 1)), ("K", 3, (2, 1)), ("V", 4, (2, 1)), ("K_T", 5, (1, 2)),
    ("scores", 6, (2, 1)), ("scaled_scores", 7, (2, 1)), ("masked_scores", 8, (2, 1)),
    ("exponentials", 9, (2, 1)), ("row_sums", 10, (2, 0)), ("pattern", 10, (2, 1)),
    ("z", 11, (2, 1)), ("out", 12, (2, 1)),
]  # fmt: skip


def holds(steps):
    return steps.session.document("example").holds


@pytest.mark.parametrize(("array", "number", "cell"), EVERY)
def test_every_computed_cell_can_be_typed_over_and_let_go(steps, array, number, cell):
    steps.step(number)
    before = {name: steps.numbers(name).copy() for name in steps.host.names()}
    steps.type(array, *cell, "0.75")
    assert steps.numbers(array)[cell] == 0.75
    assert [(h.array, h.value) for h in holds(steps)] == [("K" if array == "K_T" else array, 0.75)]
    assert cell in steps.host.grid(array).held
    steps.click(array, *cell)
    steps.keys(Key.Key_Delete)
    assert holds(steps) == ()
    assert not steps.host.grid(array).held
    for name, numbers in before.items():
        np.testing.assert_array_equal(steps.numbers(name), numbers)


def test_everything_after_it_follows_and_is_told(steps):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.click("scores", 2, 1)
    assert steps.line == (
        "sat · cat held at 0   computed: (1.6)(1.2) + (0.3)(0.5) + (−0.3)(0.4) + (0.1)(0.1) = 1.96"
    )
    assert steps.view.caption().endswith(
        "Held: S(sat, cat) is 0 instead of 1.96. “sat” now gives “cat” 43% (computed: 66%)."
    )
    assert "cell (sat, cat) = 0 (held)   computed 1.96" in steps.view.status()
    steps.step(7)
    steps.click("scaled_scores", 2, 1)
    assert steps.line == "sat, cat = 0 ÷ 2 = 0"


def test_a_row_that_no_longer_makes_100_per_cent_says_so_and_can_be_shared(steps):
    steps.step(10)
    steps.type("pattern", 2, 1, "50%")
    steps.click("pattern", 2, 1)
    assert steps.view.caption().endswith(
        "Row “sat” now adds up to 84%, not 100%: A(sat, cat) is held at 50% (computed: 66%)."
    )
    assert "row sum 0.8353279328519162" in steps.view.status()
    assert steps.line == "sat → cat held at 0.5   computed: 2.66446 ÷ 4.0087 ≈ 0.6647"
    steps.run("steps.share_rest")
    np.testing.assert_allclose(steps.numbers("pattern")[2], [0.283, 0.5, 0.217, 0], atol=5e-4)
    assert len(holds(steps)) == 3
    steps.session.undo_stack.undo()
    assert len(holds(steps)) == 1


def test_undo_and_escape_take_a_hold_back(steps):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.keys(Key.Key_Escape)
    assert holds(steps) == ()
    steps.type("scores", 2, 1, "3")
    assert steps.session.undo_stack.undoText() == "hold S(sat, cat) at 3"
    steps.session.undo_stack.undo()
    assert holds(steps) == ()


def test_a_number_can_be_held_as_it_is_while_X_changes(steps):
    steps.step(6)
    steps.click("scores", 2, 1)
    steps.keys(Key.Key_Return, modifier=CONTROL)
    assert [h.value for h in holds(steps)] == [1.9599999999999997]
    steps.step(1)
    steps.type("X", 2, 0, "3")
    assert steps.session.trace("example").scores[0, 2, 1] == 1.9599999999999997


def test_a_masked_cell_says_why_it_cannot_be_held(steps):
    steps.step(10)
    steps.click("pattern", 1, 3)
    steps.keys(Key.Key_5)
    assert steps.info_bar.text == "“cat” cannot look at “down”. Click M to allow it."
    assert holds(steps) == ()


def test_what_cannot_stand_there_is_refused(steps):
    steps.step(9)
    steps.type("exponentials", 2, 1, "-1")
    assert holds(steps) == ()
    assert "e to a score is never negative" in steps.rejected[-1]


@pytest.fixture
def panel(steps, qtbot):
    panel = steps.view.side_panel()
    qtbot.addWidget(panel)
    panel.resize(304, 700)
    panel.show()
    return panel


def test_the_panel_lists_what_is_held_and_lets_all_go(steps, panel):
    assert not panel.held.card.shown
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.type("scores", 3, 2, "1")
    assert panel.held.card.shown
    assert panel.held.card.texts == [
        "S(sat, cat) = 0, computed 1.96",
        "S(down, sat) = 1, computed 2.825",
    ]
    panel.held.card.all.click()
    assert holds(steps) == ()
    assert not panel.held.card.shown


def test_the_list_compares_what_is_held_with_what_is_computed(steps, panel):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    panel.held.card.compare.click()
    pinned = steps.view.session.compared
    assert pinned.name == "computed, nothing held"
    computed = pinned.lab.example or pinned.lab.document
    assert computed.holds == ()
    assert len(holds(steps)) == 1
    assert steps.view.comparing is not None
    assert steps.view.leave_compared()


def test_each_line_of_the_list_leads_to_its_cell_and_has_a_cross(steps, panel):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.step(3)
    steps.type("K", 1, 0, "1/3")
    steps.step(12)
    assert panel.held.card.texts[0].startswith("K(cat k₀) = 0.333")
    panel.held.card.names[1].click()
    assert steps.view.state.step.number == 6
    assert steps.view.state.lit == ("scores", 2, 1)
    panel.held.card.crosses[1].click()
    assert [h.array for h in holds(steps)] == ["K"]
    assert steps.session.undo_stack.undoText() == "let S(sat, cat) go"


@pytest.mark.parametrize(
    ("text", "value"), [("1/3", 1 / 3), ("2*3", 6), ("-.5", -0.5), ("1e-3", 1e-3), ("50%", 0.5)]
)
def test_a_cell_takes_fractions_products_powers_and_per_cent(steps, text, value):
    steps.step(6)
    steps.type("scores", 2, 1, text)
    assert [h.value for h in holds(steps)] == [value]


@pytest.mark.parametrize(("text", "sign"), [("50%", "Σ 84% ≠ 100%"), ("3/2", "Σ 184% ≠ 100%")])
def test_a_row_that_is_off_has_a_sign_and_a_bar(steps, text, sign):
    steps.step(10)
    steps.click("pattern", 2, 1)
    beside = steps.host.cell_rect("pattern", 2, 3).translated(60, 0).toRect()
    bare = steps.canvas.grab(beside).toImage()
    assert not steps.canvas.spent.isVisible()
    steps.type("pattern", 2, 1, text)
    assert steps.view.state.lit == ("pattern", 3, 1)  # Enter goes on, the bar stays
    assert steps.canvas.grab(beside).toImage() != bare
    assert steps.canvas.spent.isVisible()
    assert not steps.canvas.strip.isVisible()
    assert steps.canvas.spent.text.endswith(sign)
    assert "cat " in steps.canvas.spent.text
    steps.type("pattern", 3, 0, "50%")
    assert steps.canvas.spent.text.startswith("The 50%")
    steps.click("pattern", 2, 1)
    assert steps.canvas.spent.text.endswith(sign)
    steps.run("steps.let_all_go")
    assert not steps.canvas.spent.isVisible()
    assert steps.canvas.strip.isVisible()


def test_buttons_beside_the_arithmetic_share_the_rest_and_let_go(steps):
    steps.step(10)
    actions = steps.canvas.held
    assert not actions.isVisible()
    steps.type("pattern", 2, 1, "50%")
    steps.click("pattern", 2, 1)
    steps.host.input.leave()
    assert actions.share.isVisible()
    actions.share.click()
    assert len(holds(steps)) == 3
    assert not actions.share.isVisible()
    assert not steps.canvas.spent.isVisible()
    actions.let_go.click()
    assert len(holds(steps)) == 2
    assert not actions.isVisible()


def test_a_covered_answer_is_not_given_away(steps, panel):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.view.set_predicting(True)
    assert not panel.held.card.shown
    assert "1.96" not in steps.view.caption() + steps.line + steps.view.status()


def test_the_chip_of_the_step_has_a_pin(steps):
    def chip(number):
        rect = steps.canvas.chips.rect_of(number).toAlignedRect()
        return steps.canvas.chips.grab(rect).toImage()

    steps.step(7)
    bare = chip(6), chip(8)
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.step(7)
    assert chip(6) != bare[0]
    assert chip(8) == bare[1]
    steps.session.undo_stack.undo()
    assert steps.view.state.step.number == 6
    steps.step(7)
    assert chip(6) == bare[0]


def test_predict_first_leaves_held_numbers_open_and_never_asks_for_one(steps):
    steps.step(6)
    steps.type("scores", 2, 1, "3")
    steps.click("scores", 2, 1)
    steps.view.set_predicting(True, asks=True)
    grid = steps.host.grid("scores")
    assert not grid.is_on("covered", 2, 1)
    assert grid.covered.sum() == grid.covered.size - 1
    asked = steps.view.prediction.question.about[-1]
    assert asked[0] == "scores"
    assert asked[1:] != (2, 1)
    assert steps.numbers("scores")[2, 1] == 3
    trace = steps.session.trace("example")
    assert steps.view.prediction.question.number == trace.scores[0, asked[1], asked[2]]
    assert "1.96" not in steps.view.caption() + steps.line + steps.view.status()


@pytest.mark.parametrize("then", ["button", "shortcut"])
def test_esc_takes_a_hold_back_only_directly_after_typing(steps, qtbot, then):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    if then == "button":
        qtbot.mouseClick(steps.view.controls, Qt.MouseButton.LeftButton)
    else:
        key = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_P, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(steps.host, key)
    steps.keys(Key.Key_Escape)
    assert len(holds(steps)) == 1


def test_a_preset_says_how_many_held_numbers_it_let_go(steps):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.type("scores", 1, 1, "0")
    steps.view.choose_preset("random")
    assert holds(steps) == ()
    assert steps.view.caption().endswith("2 held numbers were let go.")
    steps.session.undo_stack.undo()
    assert len(holds(steps)) == 2


def test_a_held_cell_is_not_asked_for_and_the_one_that_is_stands_lit(steps):
    steps.step(6)
    steps.type("scores", 2, 1, "0")
    steps.click("scores", 2, 1)
    steps.view.press_predict()
    assert steps.view.state.lit == ("scores", 2, 0)
    assert steps.line == "sat · The = ?"
    assert "what is S (sat, The)?" in steps.view.caption()
