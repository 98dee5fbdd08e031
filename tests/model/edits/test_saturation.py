"""Edits of the saturation tab: pure, clamped, and no undo step where nothing changes."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.errors import EditError
from attnviz.model.document.lab import SaturationSpec
from attnviz.model.edits import saturation as edits

START = SaturationSpec()
TYPED = SaturationSpec(typed=(3.0, 0.0, 0.0, 0.0, 0.0, 0.0))


@pytest.mark.parametrize(("size", "kept"), [(1, 1), (777, 777), (0, 1), (-5, 1), (5000, 1024)])
def test_the_size_is_clamped(size, kept):
    assert edits.set_d_k(START, size).d_k == kept


def test_what_changes_nothing_is_the_same_object():
    assert edits.set_d_k(START, 64) is START
    assert edits.set_draw(START, "chapter") is START
    assert edits.set_divisor(START, "sqrt") is START
    assert edits.set_distribution(START, "normal") is START
    assert edits.use_draw(START) is START
    assert edits.set_scores(TYPED, (3, 0, 0, 0, 0, 0)) is TYPED
    assert edits.set_score(TYPED, 0, 3.0, TYPED.typed) is TYPED
    assert edits.set_score(START, 2, 1.5, [0, 0, 1.5, 0, 0, 0]) is START


@pytest.mark.parametrize(
    ("size", "by", "stop"),
    [(64, 1, 128), (64, -1, 32), (100, 1, 128), (100, -1, 64), (64, 2, 256), (900, 3, 1024),
     (3, -4, 1), (1, -1, 1), (1024, 1, 1024)],
)  # fmt: skip
def test_stops(size, by, stop):
    assert edits.next_stop(size, by) == stop
    assert edits.step_stop(SaturationSpec(d_k=size), by).d_k == stop


@given(st.integers(1, 1024), st.integers(1, 12))
def test_a_step_forth_and_back_from_a_stop_is_none(size, by):
    there = edits.next_stop(size, by)
    assert size < there or size == there == 1024
    assert edits.next_stop(size, -by) < size or size == 1
    assert math.log2(there).is_integer()


def test_draws_count_up_from_the_first():
    spec = edits.next_draw(START)
    assert spec.draw == edits.FIRST_DRAW == 1594
    assert edits.next_draw(spec).draw == 1595
    assert edits.draw_after(edits.LARGEST_DRAW) == 0
    assert edits.next_draw(TYPED).typed is None


@pytest.mark.parametrize("draw", [-1, 2**63, 1.0, True, "book", None])
def test_impossible_draws_are_refused(draw):
    with pytest.raises(EditError, match=r"Draw: found .*, expected a whole number from 0"):
        edits.set_draw(START, draw)


def test_the_chapters_draw_has_no_coins():
    coins = edits.set_distribution(START, "coin")
    assert (coins.draw, coins.distribution) == (14547, "coin")
    assert edits.set_draw(coins, "chapter").distribution == "normal"
    assert edits.set_draw(coins, 5).distribution == "coin"
    assert edits.set_distribution(coins, "normal").draw == 14547
    with pytest.raises(EditError, match="distribution"):
        edits.set_distribution(START, "cauchy")


def test_divisors_go_round():
    seen = [START.divisor]
    spec = START
    for _ in range(3):
        spec = edits.next_divisor(spec)
        seen.append(spec.divisor)
    assert seen == ["sqrt", "d", "1", "sqrt"]
    with pytest.raises(EditError, match="divisor"):
        edits.set_divisor(START, "log")


def test_typed_scores_keep_the_other_five_and_stay_at_any_size():
    spec = edits.set_score(START, 2, 7.0, [1, 2, 3, 4, 5, 6])
    assert spec.typed == (1.0, 2.0, 7.0, 4.0, 5.0, 6.0)
    assert edits.set_score(spec, 0, -20000, spec.typed).typed[0] == -9999
    assert edits.set_d_k(spec, 8).typed == spec.typed
    assert edits.set_d_k(spec, 8).d_k == 8
    assert edits.use_draw(spec) == START
    with pytest.raises(EditError, match="found 7, expected 1 to 6"):
        edits.set_score(START, 6, 1.0, [0] * 6)


@pytest.mark.parametrize("scores", [[1, 2, 3], [0] * 7, [0, 0, 0, 0, 0, math.nan], [math.inf] * 6])
def test_impossible_scores_are_refused(scores):
    with pytest.raises(EditError, match="Scores: found"):
        edits.set_scores(START, scores)


def test_the_chapters_draw_of_coins_is_refused():
    with pytest.raises(EditError, match=r"found coin, expected normal: the chapter’s draw"):
        SaturationSpec(draw="chapter", distribution="coin")
