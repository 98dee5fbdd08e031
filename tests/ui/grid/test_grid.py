"""A grid as a value: shapes, words, what can be changed."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.errors import ShapeError
from attnviz.ui.grid.value import Grid
from tests.ui.conftest import WORDS, field_case


def test_f84_hover_says_who_looks_at_whom():
    data = field_case("F84")
    tokens = data["input"]["tokens"]
    grid = Grid(np.array(data["input"]["weights"], float), row_labels=tokens, column_labels=tokens)
    wanted = data["expected"]["hover_row_2_column_1"]
    assert grid.describe(2, 1) == wanted.replace(" %", "%")


def test_words_for_cells_without_a_number():
    values = np.array([[0.5, -np.inf, np.nan, 0.25]])
    grid = Grid(
        values,
        quantity="signed",
        hidden=np.array([[False, False, False, True]]),
        covered=np.array([[True, False, False, False]]),
    )
    assert [grid.say(0, c) for c in range(4)] == [
        "answer hidden",
        "masked",
        "not a number",
        "masked",
    ]
    assert grid.describe(0, 2) == "row 1, column 3: not a number"


def test_a_float32_is_the_decimal_that_it_is_written_as():
    values = np.array([[0.1, -2.55, np.inf, 16777217, 1e-8, np.nan]], np.float32)
    grid = Grid(values, quantity="signed")
    assert [grid.at(0, i) for i in range(5)] == [0.1, -2.55, np.inf, 16777216, 1e-8]
    assert np.isnan(grid.at(0, 5))
    assert Grid(values.astype(np.float64)).at(0, 0) == 0.10000000149011612


@given(st.floats(width=32, allow_nan=False))
def test_a_float32_stays_the_same_number(value):
    assert np.float32(Grid(np.array([[value]], np.float32)).at(0, 0)) == np.float32(value)


def test_covered_cells_give_nothing_away():
    for value in (0.1, 0.9):
        grid = Grid(np.array([[value]]), covered=np.array([[True]]), row_labels=["a"])
        assert "0" not in grid.say(0, 0)
        assert "9" not in grid.describe(0, 0)


def test_f79_each_quantity_has_its_own_scale():
    data = field_case("F79")
    weights = Grid(np.array(data["input"]["weights"], float), quantity="weight")
    scores = Grid(np.array(data["input"]["scores"], float), quantity="signed")
    assert list(weights.scale) == data["expected"]["weights_scale"]
    assert list(scores.scale) == data["expected"]["scores_scale"]


def test_f73_the_scale_comes_from_the_finite_cells():
    mixed, nothing = (np.array(m, float) for m in field_case("F73")["input"]["matrices"])
    assert Grid(mixed, quantity="signed").scale == (-1.0, 1.0)
    assert Grid(nothing, quantity="signed").scale == (0.0, 0.0)
    assert Grid(np.array([[-np.inf, 3.0]]), quantity="signed").scale == (-3.0, 3.0)


@pytest.mark.parametrize("dtype", [np.float16, np.int64, bool, np.float32])
def test_f78_any_number_type_is_widened(dtype):
    grid = Grid(np.array([[1, 0]]).astype(dtype))
    assert grid.block(range(1), range(2)).dtype in (np.float32, np.float64)
    assert grid.at(0, 0) == 1.0


def test_faults_name_the_array_and_both_shapes():
    with pytest.raises(ShapeError, match=r"2-D arrays, found shape \(3,\)"):
        Grid(np.zeros(3))
    with pytest.raises(ShapeError, match=r"hidden of “A” has shape \(1, 2\), expected \(2, 2\)"):
        Grid(np.zeros((2, 2)), title="A", hidden=np.zeros((1, 2), bool))
    with pytest.raises(ShapeError, match=r"row_labels of “A” has 3 names, expected 2"):
        Grid(np.zeros((2, 2)), title="A", row_labels=("a", "b", "c"))
    with pytest.raises(ShapeError, match=r"new numbers of “A” have shape \(3, 2\)"):
        Grid(np.zeros((2, 2)), title="A").with_values(np.zeros((3, 2)))


def test_what_can_be_changed():
    grid = Grid(
        np.zeros((1, 4)),
        editable=True,
        locked=np.array([[False, True, False, False]]),
        covered=np.array([[False, False, True, False]]),
        hidden=np.array([[False, False, False, True]]),
    )
    assert [grid.is_editable(0, c) for c in range(4)] == [True, False, False, False]
    assert not Grid(np.zeros((1, 1))).is_editable(0, 0)


def test_other_numbers_leave_the_rest():
    grid = Grid(np.zeros((4, 4)), title="S", row_labels=WORDS, lit_rows=(2,))
    other = grid.with_values(np.ones((4, 4)))
    assert (other.at(1, 1), grid.at(1, 1)) == (1.0, 0.0)
    assert (other.title, other.row_labels, other.lit_rows) == ("S", WORDS, (2,))
