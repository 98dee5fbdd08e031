"""A pattern in numbers."""

import math

import naive
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from attnviz.engine import measures
from attnviz.engine.softmax import softmax
from attnviz.errors import ShapeError

scores = arrays(np.float64, st.tuples(st.integers(1, 3), st.integers(2, 7)),
                elements=st.one_of(st.floats(-60, 60), st.just(-np.inf)))  # fmt: skip


@given(scores)
def test_entropy_and_slope_agree_with_plain_loops(rows):
    pattern = softmax(rows)
    wanted = [naive.entropy_bits(row) for row in pattern.tolist()]
    np.testing.assert_allclose(measures.entropy(pattern), wanted, atol=1e-13)
    nats = measures.entropy(pattern, bits=False)
    np.testing.assert_allclose(nats, np.array(wanted) * math.log(2), atol=1e-13)
    steep = [naive.slope(row) for row in pattern.tolist()]
    np.testing.assert_allclose(measures.slope(pattern), steep, rtol=1e-12, atol=1e-300)


@given(scores)
def test_keys_in_play_lie_between_one_and_all(rows):
    pattern = softmax(rows)
    seen = (rows > -np.inf).sum(axis=-1)
    found = measures.keys_in_play(pattern)
    assert (found <= seen + 1e-9).all()
    assert (found[seen > 0] >= 1 - 1e-12).all()
    assert (found[seen == 0] == 0).all()


def test_even_shares_have_as_many_keys_in_play_as_there_are():
    assert measures.keys_in_play([[1 / 6] * 6])[0] == pytest.approx(6, rel=1e-14)
    assert measures.slope([[1 / 6] * 6])[0] == pytest.approx(0.3726779962499649, rel=1e-14)


def test_the_slope_survives_where_one_share_is_all():
    found = measures.slope(softmax([[0.0, -100.0, -101.0]]))[0]
    p, q = math.exp(-100), math.exp(-101)
    # entries: (p + q) for the winner, -p and -q off the diagonal twice, p and q on it
    assert found == pytest.approx(math.sqrt((p + q) ** 2 + 3 * p * p + 3 * q * q), rel=1e-12)


@given(scores)
def test_others_are_one_minus_the_share(rows):
    pattern = softmax(rows)
    rest = measures.others(pattern)
    total = pattern.sum(axis=-1, keepdims=True)
    np.testing.assert_allclose(rest, total - pattern, atol=1e-14)
    single = measures.others(np.array([[1.0, 1e-30, 0.0]]))
    assert single.tolist() == [[1e-30, 1.0, 1.0]]


@given(scores)
def test_the_best_loser_is_the_second_steepest_key(rows):
    pattern = softmax(rows)
    own = pattern * measures.others(pattern)
    np.testing.assert_allclose(
        measures.best_loser(pattern), np.sort(own, axis=-1)[:, -2], rtol=1e-9, atol=1e-300
    )


def test_the_largest_share_of_each_row():
    assert measures.largest_share([[0.2, 0.8], [0.0, 0.0]]).tolist() == [0.8, 0.0]


def test_a_best_loser_needs_two_keys():
    with pytest.raises(ShapeError, match="two keys"):
        measures.best_loser(np.ones((2, 1)))
