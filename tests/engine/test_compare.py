"""Patterns before and after a change, compared to the bit."""

import numpy as np
import pytest

from attnviz.engine.compare import compare_patterns
from attnviz.engine.mask_effect import mask_effect
from attnviz.errors import ShapeError

SEEN = np.ones((2, 2), dtype=bool)


def compare(before, after):
    return compare_patterns(np.array(before), np.array(after), SEEN, SEEN)


def test_rows_that_differ_in_the_last_bit_are_changed():
    change = compare([[1.0, 0.0], [0.5, 0.5]], [[1.0, 0.0], [0.5, np.nextafter(0.5, 1)]])
    assert change.changed_rows.tolist() == [False, True]


def test_zero_and_minus_zero_are_different_bits():
    assert compare([[1.0, 0.0], [0, 1.0]], [[1.0, -0.0], [0, 1.0]]).changed_rows.tolist() == [
        True, False,
    ]  # fmt: skip


def test_difference_and_what_moved():
    change = compare([[1.0, 0.0], [0.25, 0.75]], [[0.0, 0.0], [0.75, 0.25]])
    assert change.difference.tolist() == [[-1, 0], [0.5, -0.5]]
    assert change.moved.tolist() == [1.0, 0.5]


def test_a_share_that_moved_is_never_more_than_all():
    row = [0.1] * 3 + [0.7 + 2**-52]  # as the weights of a row may add up
    assert sum(row) > 1
    seen, before, after = np.ones((1, 4), dtype=bool), np.array([row]), np.zeros((1, 4))
    assert compare_patterns(before, after, seen, ~seen).moved.tolist() == [1.0]
    assert mask_effect(before, after, before, after).moved.tolist() == [1.0]


def test_patterns_of_32_bits_are_compared_too():
    before = np.array([[1, 0], [0.5, 0.5]], dtype=np.float32)
    change = compare_patterns(before, before.copy(), SEEN, SEEN)
    assert not change.changed_rows.any()


def test_hidden_cells_are_what_is_not_allowed():
    allowed = np.tril(SEEN)
    change = compare_patterns(np.eye(2), np.eye(2), allowed, SEEN)
    assert change.hidden_before.tolist() == [[False, True], [False, False]]
    assert not change.hidden_after.any()


def test_other_shapes_and_dtypes_are_refused():
    with pytest.raises(ShapeError, match="expected two of one shape"):
        compare_patterns(np.eye(2), np.eye(3), SEEN, SEEN)
    with pytest.raises(ShapeError):
        compare_patterns(np.eye(2), np.eye(2, dtype=np.float32), SEEN, SEEN)
