"""Attention weights that were given: the document computes them again, whatever they sum to."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.engine.steps.run import run
from attnviz.errors import ShapeError
from attnviz.model.document.document import MaskSpec
from attnviz.model.document.given_pattern import document_of_pattern
from attnviz.model.edits import layer as edits


def shares(seed, heads, n, causal):
    weights = np.random.default_rng(seed).random((heads, n, n)) + 1e-3
    if causal:
        weights *= np.tri(n)
    return weights / weights.sum(axis=-1, keepdims=True)


@given(st.integers(0, 2**32), st.integers(1, 4), st.integers(1, 6), st.booleans())
def test_the_pattern_is_the_weights(seed, heads, n, causal):
    weights = shares(seed, heads, n, causal)
    document = document_of_pattern(weights, "abcdef"[:n])
    assert document.captured
    assert document.mask.kind == ("causal" if causal or n == 1 else "none")
    assert np.allclose(run(document).pattern, weights, atol=1e-12)


def test_a_weight_of_nothing_stays_nothing():
    weights = np.array([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.25, 0.0, 0.75]]])
    pattern = run(document_of_pattern(weights, "abc")).pattern
    assert (pattern[weights == 0] == 0).all()
    assert np.allclose(pattern, weights, atol=1e-15)


def test_rows_that_sum_to_less_keep_their_sum():
    weights = shares(1, 2, 4, True)
    weights[0, 2] *= 0.5
    weights[1, 3] = 0
    pattern = run(document_of_pattern(weights, "abcd")).pattern
    assert np.allclose(pattern, weights, atol=1e-12)


def test_rows_that_sum_to_more_are_divided_and_it_is_said():
    weights = shares(1, 1, 3, True)
    weights[0, 1] *= 1.25
    document = document_of_pattern(weights, "abc", note="Axes (head, query, key).")
    assert document.note.startswith("Axes (head, query, key). 1 row sums to more than 1")
    assert np.allclose(run(document).pattern.sum(axis=-1), 1)


def test_fewer_queries_are_the_last_tokens():
    weights = shares(3, 2, 5, True)[:, 3:]
    document = document_of_pattern(weights, "abcde")
    pattern = run(document).pattern
    assert np.allclose(pattern[:, 3:], weights, atol=1e-12)
    assert (pattern[:, :3] == 0).all()
    assert not document.mask.custom[:3].any()


def test_values_are_blended():
    weights, values = shares(4, 4, 3, True), np.random.default_rng(4).normal(size=(2, 3, 5))
    document = document_of_pattern(weights, "abc", values=values)
    assert document.kv_of_head == (0, 0, 1, 1)
    assert np.allclose(run(document).z, weights @ np.repeat(values, 2, axis=0), atol=1e-12)


def test_a_mask_laid_over_shares_rows_out_anew():
    weights = shares(5, 1, 4, True)
    document = edits.set_mask(document_of_pattern(weights, "abcd"), MaskSpec("window", window=2))
    kept = weights * (np.tri(4) - np.tri(4, k=-2))
    expected = kept / kept.sum(axis=-1, keepdims=True)
    assert np.allclose(run(document).pattern, expected, atol=1e-12)


@pytest.mark.parametrize(("bad", "shown"), [(-0.5, "-0.5"), (np.nan, "nan")])
def test_what_is_no_weight_is_named(bad, shown):
    weights = shares(6, 2, 3, True)
    weights[1, 2, 0] = bad
    with pytest.raises(ShapeError, match=f"head 1, row 3, column 1: found {shown}"):
        document_of_pattern(weights, "abc")
