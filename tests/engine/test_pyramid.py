"""A held pattern from any distance: no weight is lost, and none appears."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine import pyramid
from attnviz.engine.pyramid import AT_ONCE, Pyramid
from attnviz.errors import ShapeError


def coded(shares):
    return np.floor(shares * np.float32(255.99)).astype(np.uint8)


def plain(pattern, rows, columns):
    """The largest of each block, a block at a time."""
    found = np.zeros((len(rows) - 1, len(columns) - 1), np.uint8)
    for a in range(len(rows) - 1):
        for b in range(len(columns) - 1):
            block = pattern[rows[a] : rows[a + 1], columns[b] : columns[b + 1]]
            found[a, b] = coded(block.max())
    return found


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 999),
    high=st.integers(1, 70),
    wide=st.integers(1, 70),
    dots=st.integers(1, 20),
    made=st.booleans(),
)
def test_a_view_holds_the_largest_of_each_block_and_of_at_most_a_block_around(
    seed, high, wide, dots, made
):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pyramid, "COARSEST", 4)
        patch.setattr(pyramid, "BAND", 8)
        pattern = np.random.default_rng(seed).random((high, wide), dtype=np.float32) ** 8
        rows = np.unique(np.linspace(0, high, dots + 1).astype(int))
        columns = np.unique(np.linspace(0, wide, dots + 1).astype(int))
        levels = Pyramid(pattern)
        if made:
            levels._views = pyramid.AT_ONCE
        found = levels.view(rows, columns)
    assert found.shape == (len(rows) - 1, len(columns) - 1)
    assert (found >= plain(pattern, rows, columns)).all()
    for a in range(len(rows) - 1):
        for b in range(len(columns) - 1):
            down, across = (
                int(narrow) if narrow > 1 else 0
                for narrow in (np.diff(edges).min() for edges in (rows, columns))
            )
            around = pattern[
                max(0, rows[a] - down) : rows[a + 1] + down,
                max(0, columns[b] - across) : columns[b + 1] + across,
            ]
            assert found[a, b] <= coded(around.max())


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 999), n=st.integers(1, 300), dots=st.integers(1, 60))
def test_what_lies_in_the_future_need_not_be_looked_at(seed, n, dots):
    pattern = np.tril(np.random.default_rng(seed).random((n, n), dtype=np.float32))
    edges = np.unique(np.linspace(0, n, dots + 1).astype(int))
    past = edges[1:, None] - 1 >= edges[None, :-1]
    causal, whole = (Pyramid(pattern).view(edges, edges, causal=each) for each in (True, False))
    assert (causal[past] == whole[past]).all()


def test_the_first_views_make_no_levels():
    levels = Pyramid(np.random.default_rng(0).random((900, 900), dtype=np.float32))
    edges = np.arange(0, 901, 9)
    first = levels.view(edges, edges)
    levels.view(edges, edges)
    assert "levels" not in levels.__dict__
    third = levels.view(edges, edges)
    assert "levels" in levels.__dict__
    assert (third >= first).all()  # ends of blocks are moved outwards


def test_near_enough_every_cell_is_itself():
    pattern = np.random.default_rng(0).random((600, 700), dtype=np.float32)
    found = Pyramid(pattern).view(np.arange(100, 301), np.arange(50, 551))
    assert (found == coded(pattern[100:300, 50:550])).all()


@pytest.mark.parametrize("n", [2048, 2049])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("made", [True, False], ids=["levels", "at once"])
def test_a_spike_in_any_cell_is_seen_at_every_zoom(n, seed, made):
    rng = np.random.default_rng(seed)
    row, column = (int(each) for each in rng.integers(n, size=2))
    pattern = np.zeros((n, n), np.float32)
    pattern[row, column] = 0.8
    levels = Pyramid(pattern)
    levels._views = AT_ONCE if made else -99
    span = n
    while span >= 16:
        top, left = (min(max(place - span // 2, 0), n - span) for place in (row, column))
        dots = min(span, 300)
        rows = top + np.arange(dots + 1) * span // dots
        columns = left + np.arange(dots + 1) * span // dots
        found = levels.view(rows, columns)
        down = np.searchsorted(rows, row, side="right") - 1
        across = np.searchsorted(columns, column, side="right") - 1
        assert found[down, across] == 204
        spots = np.argwhere(found)
        assert (np.abs(spots - (down, across)) <= 1).all()
        span = span * 2 // 3


def test_what_is_no_pattern_is_refused():
    with pytest.raises(ShapeError, match=r"\(2, 3, 4\)"):
        Pyramid(np.zeros((2, 3, 4), np.float32))
