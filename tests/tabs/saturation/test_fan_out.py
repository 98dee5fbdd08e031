"""Marks that would hide each other move apart, in order and as little as possible."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.tabs.saturation.canvas.fan_out import crowded, spread

PLACES = st.lists(st.floats(-50, 150), min_size=1, max_size=8)


def test_who_is_crowded():
    assert crowded([0, 100, 10, 30], 20) == {0, 2}
    assert crowded([0, 20, 40], 20) == frozenset()
    assert crowded([5.0, 5.0], 1) == {0, 1}
    assert crowded([], 5) == frozenset()


def test_two_move_to_both_sides():
    assert spread([50, 50], 20, 0, 100) == [40, 60]
    assert spread([50, 46], 20, 0, 100) == [58, 38]
    assert spread([10, 90], 20, 0, 100) == [10, 90]
    assert spread([], 20, 0, 100) == []


def test_ends_are_kept():
    assert spread([0, 1, 2], 10, 0, 100) == [0, 10, 20]
    assert spread([100, 99], 10, 0, 100) == [100, 90]
    assert spread([50] * 5, 40, 0, 100) == [0, 25, 50, 75, 100]


@given(PLACES, st.floats(1, 40))
def test_order_gap_and_ends_hold_for_all(places, gap):
    moved = spread(places, gap, 0, 100)
    order = sorted(range(len(places)), key=lambda i: (places[i], i))
    least = min(gap, 100 / max(1, len(places) - 1))
    for a, b in itertools.pairwise(order):
        assert moved[b] - moved[a] >= least - 1e-9
    assert min(moved) >= -1e-9
    assert max(moved) <= 100 + 1e-9


@given(st.lists(st.floats(20, 80), min_size=2, max_size=4), st.floats(1, 10), st.data())
def test_no_other_placing_is_nearer(places, gap, data):
    """Any other legal placing moves marks at least as far, squared and summed."""
    moved = spread(places, gap, 0, 100)
    far = sum((a - b) ** 2 for a, b in zip(moved, places, strict=True))
    order = sorted(range(len(places)), key=lambda i: (places[i], i))
    other, at = [0.0] * len(places), data.draw(st.floats(0, 60))
    for i in order:
        other[i] = at
        at += gap + data.draw(st.floats(0, 5))
    assert far <= sum((a - b) ** 2 for a, b in zip(other, places, strict=True)) + 1e-6


def test_what_lies_apart_stays():
    assert spread([3.5, 30, 60.25], 20, 0, 100) == pytest.approx([3.5, 30, 60.25])
