"""Scores into shares, at the limits too."""

import naive
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from attnviz.engine.softmax import exponentials, softmax, softmax_at
from attnviz.errors import EditError

finite = st.floats(-1e6, 1e6)
score = st.one_of(finite, st.just(-np.inf))
rows = arrays(np.float64, st.tuples(st.integers(1, 3), st.integers(1, 6)), elements=score)


@given(rows)
def test_shares_are_those_of_plain_loops(scores):
    wanted = [naive.share_out(row) for row in scores.tolist()]
    np.testing.assert_allclose(softmax(scores), wanted, rtol=1e-12, atol=1e-300)


@given(rows, st.integers(-1000, 1000))
def test_a_common_shift_changes_nothing(scores, shift):
    whole = np.round(scores)  # whole numbers, so that the shift itself rounds nothing
    assert (softmax(whole + shift) == softmax(whole)).all()


@given(rows)
def test_shares_keep_the_order_of_the_scores(scores):
    for row, shares in zip(scores, softmax(scores), strict=True):
        order = np.argsort(row)
        assert (np.diff(shares[order]) >= 0).all()


@given(rows, st.floats(-50, 50))
def test_a_sink_takes_its_share_and_moves_no_other_ratio(scores, sink):
    wanted = [naive.share_out(row, sink) for row in scores.tolist()]
    found = softmax(scores[None], [sink])[0]
    np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=1e-300)


def test_the_largest_score_of_a_row_has_exponential_one():
    found = exponentials([[1.0, 3.0, -np.inf], [-np.inf] * 3, [800.0, 800.0, -800.0]])
    assert found[0].tolist() == [np.exp(-2.0), 1.0, 0.0]
    assert found[1].tolist() == [0.0, 0.0, 0.0]
    assert found[2].tolist() == [1.0, 1.0, 0.0]


def test_a_sink_may_be_the_largest():
    found = exponentials([[[1.0, 3.0, -np.inf]], [[1.0, 3.0, -np.inf]]], [5.0, 2.0])
    assert found[0].tolist() == [[np.exp(-4.0), np.exp(-2.0), 0.0]]
    assert found[1].tolist() == [[np.exp(-2.0), 1.0, 0.0]]
    short = softmax(np.zeros((1, 1, 1), np.float32), [95.0])  # e^95 is beyond float32
    assert short.item() == np.exp(np.float32(-95.0)) > 0


def test_infinite_scores_share_the_row():
    found = softmax([[np.inf, 5.0, np.inf, -np.inf], [np.inf, 0.0, 0.0, 0.0]])
    assert found.tolist() == [[0.5, 0.0, 0.5, 0.0], [1.0, 0.0, 0.0, 0.0]]


def test_nan_stays_in_its_row_and_out_of_hidden_cells():
    found = softmax([[np.nan, 1.0, -np.inf], [1.0, 1.0, -np.inf]])
    assert np.isnan(found[0, :2]).all()
    assert found[0, 2] == 0
    assert found[1].tolist() == [0.5, 0.5, 0.0]


@pytest.mark.parametrize("sink", [-np.inf, np.inf, 1e6])
def test_sinks_without_limit(sink):
    found = softmax([[[0.0, 0.0], [-np.inf, -np.inf]]], [sink])
    assert found[0, 1].tolist() == [0.0, 0.0]
    assert found[0, 0].tolist() == ([0.5, 0.5] if sink == -np.inf else [0.0, 0.0])


@given(rows, st.floats(0.01, 100))
def test_temperature_divides_the_scores(scores, temperature):
    np.testing.assert_allclose(
        softmax_at(scores, temperature), softmax(scores / temperature), rtol=1e-6, atol=1e-9
    )


@given(rows, st.sampled_from([0.0, 1e-320, 5e-324]))
def test_no_temperature_is_too_small(scores, temperature):
    whole = np.round(scores)
    found = softmax_at(whole, temperature)
    for row, shares in zip(whole, found, strict=True):
        top = (row == row.max()) & (row > -np.inf)
        assert shares.tolist() == (top / max(top.sum(), 1)).tolist()


@pytest.mark.parametrize("temperature", [-1.0, -0.001, np.nan, np.inf])
def test_an_impossible_temperature_is_refused(temperature):
    with pytest.raises(EditError, match="temperature: found"):
        softmax_at([[1.0, 2.0]], temperature)


def test_the_type_stays():
    assert softmax(np.zeros((2, 2), np.float32)).dtype == np.float32
    assert softmax(np.zeros((2, 2), np.float16)).dtype == np.float32
    assert softmax_at(np.zeros((2, 2), np.float32), 0.5).dtype == np.float32
    assert softmax([[1, 2]]).dtype == np.float64
