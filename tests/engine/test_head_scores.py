"""Scores of heads against patterns whose scores are known."""

import tracemalloc

import numpy as np
import pytest

from attnviz.engine import head_scores
from attnviz.engine.head_scores import (
    NAMES,
    duplicate_places,
    induction_places,
    score_heads,
    score_template,
)
from attnviz.errors import EditError, ShapeError

TOKENS = ["a", "b", "c", "a", "b", "c"]


def pointing(n, key_of):
    """Return the pattern of a head that gives all weight of row t to key_of(t)."""
    A = np.zeros((n, n))
    for t in range(n):
        A[t, key_of(t)] = 1
    return A


def test_heads_with_one_job():
    heads = np.stack(
        [
            pointing(6, lambda t: max(0, t - 1)),
            pointing(6, lambda t: 0),
            pointing(6, lambda t: t),
            pointing(6, lambda t: t - 3 if t >= 3 else t),
            pointing(6, lambda t: t - 2 if t >= 3 else t),
            np.tri(6) / np.arange(1, 7)[:, None],
        ]
    )
    found = score_heads(heads, TOKENS)
    assert found["previous"][:3].tolist() == [1, pytest.approx(0.2), 0]
    assert found["first"].tolist()[:3] == [pytest.approx(0.2), 1, 0]
    assert found["self"][2] == 1
    assert found["duplicate"].tolist()[3:5] == [1, 0]
    assert found["induction"].tolist()[3:5] == [0, 1]
    assert found["entropy"][:5].tolist() == [0] * 5
    assert found["effective_keys"][0] == 1
    assert found["entropy"][5] == pytest.approx(np.log2([2, 3, 4, 5, 6]).mean())
    assert found["window"][5] == pytest.approx(np.mean([1, 1, 1, 4 / 5, 4 / 6]))
    assert found.places["induction"] == 3
    assert found.ranked("induction")[0] == (4,)
    assert tuple(found.scores) == NAMES


def test_value_weighted():
    norms = np.array([[3.0, 1.0]])
    found = score_heads(np.array([[[1, 0], [0.25, 0.75]]]), "xy", value_norms=norms)
    assert found["value_weighted"].tolist() == [0.25 * 3 + 0.75]
    assert np.isnan(score_heads(np.eye(2)[None], "xy")["value_weighted"]).all()
    with pytest.raises(ShapeError, match="value_norms"):
        score_heads(np.eye(2)[None], "xy", value_norms=[1.0])


def test_places_of_repeats():
    assert [p.tolist() for p in duplicate_places("abaab")] == [[2, 3, 4], [0, 2, 1]]
    assert [p.tolist() for p in induction_places("abaab")] == [[2, 4], [1, 2]]


def test_text_without_repeats():
    found = score_heads(np.eye(3)[None], "abc")
    assert np.isnan(found["induction"]).all()
    assert found.places["duplicate"] == 0
    assert found.ranked("induction") == [(0,)]


def test_single_token():
    found = score_heads(np.ones((2, 1, 1)), ["a"])
    assert all(np.isnan(found[name]).all() for name in NAMES)


def test_template():
    A = np.array([[[1, 0, 0], [0.5, 0.5, 0], [0.2, 0.3, 0.5]]])
    marked = np.zeros((3, 3), bool)
    marked[1, 0] = marked[2, 1] = marked[2, 2] = True
    assert score_template(A, marked).tolist() == [pytest.approx((0.5 + 0.8) / 2)]
    assert np.isnan(score_template(A, np.zeros((3, 3), bool))).all()
    with pytest.raises(ShapeError, match="template"):
        score_template(A, np.zeros((2, 2), bool))


def test_wrong_input():
    with pytest.raises(ShapeError, match="for 4 tokens"):
        score_heads(np.eye(3)[None], "abcd")
    with pytest.raises(EditError, match="window: found 0"):
        score_heads(np.eye(3)[None], "abc", window=0)


def test_layers_are_scored_one_by_one_and_stand_together(monkeypatch):
    rng = np.random.default_rng(1)
    pattern = rng.random((3, 2, 5, 5))
    norms = rng.random((3, 2, 5))
    seen = []
    checked = head_scores._checked

    def watched(A, n):
        seen.append(np.shape(A))
        return checked(A, n)

    monkeypatch.setattr(head_scores, "_checked", watched)
    whole = score_heads(pattern, "abcab", value_norms=norms)
    assert seen == [(2, 5, 5)] * 3  # never all of them as float64
    for layer in range(3):
        alone = score_heads(pattern[layer], "abcab", value_norms=norms[layer])
        for name in NAMES:
            assert np.array_equal(whole[name][layer], alone[name])
    with pytest.raises(ShapeError, match="value_norms: found 2 layers, expected 3"):
        score_heads(pattern, "abcab", value_norms=norms[:2])


def test_long_texts_are_scored_head_by_head_to_the_same_numbers(monkeypatch):
    rng = np.random.default_rng(3)
    pattern = np.tril(rng.random((2, 3, 40, 40), dtype=np.float32))
    norms = rng.random((2, 3, 40))
    tokens = rng.integers(0, 9, 40).tolist()
    whole = score_heads(pattern, tokens, value_norms=norms)
    monkeypatch.setattr(head_scores, "LONG", 40)
    alone = score_heads(pattern, tokens, value_norms=norms)
    for name in NAMES:
        assert alone[name].shape == (2, 3)
        np.testing.assert_allclose(alone[name], whole[name], rtol=1e-13)
    assert alone.places == whole.places
    with pytest.raises(ShapeError, match="value_norms: found 2 heads, expected 3"):
        score_heads(pattern[0], tokens, value_norms=norms[0, :2])


def test_heads_of_a_long_text_take_the_memory_of_one():
    n = head_scores.LONG
    pattern = np.full((12, n, n), 1 / n, np.float32)
    tracemalloc.start()
    score_heads(pattern, range(n))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 12 * n * n * 8  # all heads in float64, and nothing computed of them
