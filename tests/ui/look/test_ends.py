"""The ends of an array, and the windows that an edit repaints."""

import numpy as np
import pytest

from attnviz.ui.grid.cell_picture import MOST_WINDOWS, windows
from attnviz.ui.look import ends
from attnviz.ui.look.ends import ends_of

ARRAYS = {
    "plain": [[-2.0, 3.0], [1.0, 0.5]],
    "all above": [[2.0, 3.0]],
    "all below": [[-2.0, -3.0]],
    "masked": [[-np.inf, 4.0], [0.0, -1.0]],
    "not a number": [[np.nan, 4.0], [np.inf, -1.0]],
    "nothing finite": [[np.nan, np.inf]],
    "empty": np.zeros((0, 3)),
}


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ARRAYS)
def test_ends_are_those_of_the_finite_numbers(name: str, dtype: type) -> None:
    values = np.array(ARRAYS[name], dtype)
    finite = values[np.isfinite(values)]
    ends = ends_of(values)
    assert ends.all_finite == bool(np.isfinite(values).all())
    assert (ends.low, ends.high) == ((finite.min(), finite.max()) if finite.size else (0.0, 0.0))
    assert ends.farthest == np.abs(finite).max(initial=0.0)


def test_within_asks_for_every_number() -> None:
    assert ends_of(np.array([0.0, 1.0])).within(0.0, 1.0)
    assert not ends_of(np.array([0.0, 1.1])).within(0.0, 1.0)
    assert not ends_of(np.array([0.5, np.nan])).within(0.0, 1.0)


def test_a_changed_row_and_column_are_repainted_alone() -> None:
    stale = np.zeros((11, 11), bool)
    stale[3, :4] = stale[3:, 3] = True
    assert windows(stale) == [(range(3, 4), range(4)), (range(4, 11), range(3, 4))]


def test_a_full_block_is_one_window() -> None:
    stale = np.zeros((6, 5), bool)
    stale[2:5, 1:4] = True
    stale[3, 2] = False
    assert windows(stale) == [(range(2, 5), range(1, 4))]


def test_scattered_cells_are_one_window() -> None:
    stale = np.eye(MOST_WINDOWS + 1, dtype=bool)
    assert windows(stale) == [(range(MOST_WINDOWS + 1), range(MOST_WINDOWS + 1))]
    assert windows(np.zeros((3, 3), bool)) == []


def test_windows_hold_every_stale_cell() -> None:
    rng = np.random.default_rng(5)
    for _ in range(300):
        stale = rng.random((rng.integers(1, 9), rng.integers(1, 9))) < rng.random()
        held = np.zeros_like(stale)
        for rows, cols in windows(stale):
            held[rows.start : rows.stop, cols.start : cols.stop] = True
        assert not (stale & ~held).any()


def test_a_large_array_is_gone_through_once_until_it_is_gone(monkeypatch):
    array = np.full((200, 100), -2.5)
    array[3, 4] = np.inf
    array.setflags(write=False)
    assert ends.farthest(array) == 2.5
    monkeypatch.setattr(ends, "_farthest", None)
    assert ends.farthest(array) == 2.5
    place = id(array)
    assert place in ends._FARTHEST
    del array
    assert place not in ends._FARTHEST


def test_an_array_that_may_be_written_to_is_gone_through_each_time():
    array = np.zeros((200, 100))
    assert ends.farthest(array) == 0
    array[1, 1] = -3
    assert ends.farthest(array) == 3
