"""A pattern that is never held: rows, overview and tiles are those of the plain steps."""

import tracemalloc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine import masks, streaming
from attnviz.engine.attention import attend
from attnviz.engine.streaming import StreamedPattern
from attnviz.errors import EditError, ShapeError

NEAR = 2e-6
KINDS = (
    ("none", {}),
    ("causal", {}),
    ("window", {"window": 4}),
    ("sink-window", {"window": 3, "n_sinks": 2}),
    ("strided", {"window": 2, "stride": 5}),
    ("strided-far", {"stride": 3}),
    ("fixed", {"stride": 4}),
)


def vectors(seed, n_query, n_key, loud=1.0):
    rng = np.random.default_rng(seed)
    shapes = (n_query, 4), (n_key, 4)
    return [rng.standard_normal(shape).astype(np.float32) * np.float32(loud) for shape in shapes]


def held(Q, K, kind="causal", **numbers):
    allowed = masks.allowed(kind, len(Q), len(K), **numbers)
    V = np.zeros((len(K), 1))
    given_ = Q.astype(np.float64), K.astype(np.float64), V
    return attend(*(each[None] for each in given_), allowed=allowed).pattern[0]


def largest(pattern, rows, columns):
    parts = np.maximum.reduceat(pattern, rows[:-1], axis=0)[: len(rows) - 1]
    return np.maximum.reduceat(parts, columns[:-1], axis=1)


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Bands of a few rows and keys, so that a small pattern has many."""
    monkeypatch.setattr(streaming, "BAND", 3)
    monkeypatch.setattr(streaming, "WIDE", 5)
    monkeypatch.setattr(streaming, "TOGETHER", 2)


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 999),
    sizes=st.tuples(st.integers(1, 23), st.integers(0, 4)),
    kind=st.sampled_from(KINDS),
    loud=st.sampled_from([0.1, 1.0, 4.0]),
    blocks=st.integers(1, 9),
)
def test_whatever_is_looked_at_agrees_with_the_plain_steps(seed, sizes, kind, loud, blocks):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(streaming, "BAND", 3)
        patch.setattr(streaming, "WIDE", 5)
        patch.setattr(streaming, "TOGETHER", 2)
        name, numbers = kind
        n_query, n_key = sizes[0], sum(sizes)
        Q, K = vectors(seed, n_query, n_key, loud)
        expected = held(Q, K, name, **numbers)
        near = NEAR * 10 if loud > 1 else NEAR
        pattern = StreamedPattern(Q, K, kind=name, **numbers)
        rows = np.random.default_rng(seed).permutation(n_query)[: 1 + n_query // 2]
        rows.sort()
        edges = np.unique(np.linspace(0, n_key, blocks + 1).astype(int))
        found = pattern.overview(rows, edges)
        wanted = np.maximum.reduceat(expected[rows], edges[:-1], axis=1)
        assert np.abs(found - wanted).max() < near
        assert np.abs(pattern.rows(rows) - expected[rows]).max() < near
        top, left = n_query // 3, n_key // 3
        found = pattern.tile(range(top, n_query), range(left, n_key))
        assert np.abs(found - expected[top:, left:]).max() < near
        down = np.unique(np.linspace(0, n_query, blocks + 1).astype(int))
        for done, found in pattern.refine(down, edges):  # noqa: B007
            pass
        assert done == n_query
        assert np.abs(found - largest(expected, down, edges)).max() < near


def test_it_can_be_stopped_and_what_is_done_stays_known():
    Q, K = vectors(0, 40, 40)
    pattern = StreamedPattern(Q, K)
    edges = np.arange(0, 41, 8)
    done, found = next(iter(pattern.refine(edges, edges)))
    assert done == 6
    assert found[0, 0] > 0
    assert (found[1:] == 0).all()


def test_rows_that_see_no_key_give_nothing():
    Q, K = vectors(0, 6, 6)
    pattern = StreamedPattern(Q, K, kind="strided-far", stride=4)
    expected = held(Q, K, "strided-far", stride=4)
    assert np.abs(pattern.rows(range(6)) - expected).max() < NEAR


def test_a_spike_is_in_the_overview_and_no_array_of_all_cells_is_made(monkeypatch):
    monkeypatch.undo()
    n = 8192
    Q, K = np.zeros((n, 8), np.float32), np.zeros((n, 8), np.float32)
    Q[5000, 3], K[1234, 3] = 30, 30
    pattern = StreamedPattern(Q, K)
    edges = np.linspace(0, n, 101).astype(int)
    tracemalloc.start()
    found = pattern.overview(np.arange(0, n, 50), edges)
    *_, (done, everything) = pattern.refine(edges, edges)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert done == n
    assert found[100, 15] > 0.99
    assert everything[61, 15] > 0.99
    assert peak < n * n / 4  # bytes; the cells would be 16 times as many


@pytest.mark.parametrize(
    ("Q", "K", "more", "error", "said"),
    [
        (np.ones((3, 4)), np.ones((3, 5)), {}, ShapeError, r"\(3, 5\)"),
        (np.ones((4, 4)), np.ones((3, 4)), {}, ShapeError, "at least as many keys"),
        (np.full((3, 4), np.nan), np.ones((3, 4)), {}, EditError, "Q: expected finite"),
        (np.ones((3, 4)), np.ones((3, 4)), {"kind": "custom"}, EditError, "drawn"),
        (np.ones((3, 4)), np.ones((3, 4)), {"kind": "strided"}, EditError, "stride"),
    ],
)
def test_what_cannot_be_streamed_is_refused(Q, K, more, error, said):
    with pytest.raises(error, match=said):
        StreamedPattern(Q, K, **more)
