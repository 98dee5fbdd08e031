"""Memory of large arrays is used again, once nobody refers to them."""

import gc

import numpy as np
import pytest

from attnviz.engine import reused

pytestmark = pytest.mark.skipif(reused.FREE is None, reason="the system takes no memory back")


@pytest.fixture(autouse=True)
def large(monkeypatch):
    monkeypatch.setattr(reused, "LARGE", 4096)
    gc.collect()
    reused._idle.clear()
    reused._idle_huge.clear()


def place(array):
    return array.__array_interface__["data"][0]


def test_memory_of_what_is_gone_is_taken_for_the_next_of_its_size():
    first = reused.empty((3, 40, 40))
    first[...] = 1
    where = place(first)
    del first
    assert place(reused.empty((3, 39, 41))) == where


def test_what_somebody_still_looks_at_stays_his():
    first = reused.empty((40, 40))
    first[...] = np.arange(1600).reshape(40, 40)
    part = first[3:5, ::7]
    del first
    reused.empty((40, 40))[...] = -1
    assert (part == np.arange(1600).reshape(40, 40)[3:5, ::7]).all()


def test_memory_that_is_far_too_large_is_not_taken():
    where = place(reused.empty((100, 100)))
    small = reused.empty((40, 40))
    assert place(small) != where


def test_little_is_kept():
    many = [reused.empty((50, 50)) for _ in range(3 * reused.KEPT)]
    assert len({place(each) for each in many}) == len(many)
    many.clear()
    assert len(reused._idle) == reused.KEPT


def test_large_pieces_are_fewer():
    """Small arrays of one layer do not push its weights out, and weights hold much."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reused, "HUGE", 16384)
        many = [reused.empty((side, side)) for side in (40, 80) for _ in range(3 * reused.KEPT)]
        many.clear()
        assert len(reused._idle) == reused.KEPT
        assert len(reused._idle_huge) == reused.KEPT_HUGE < reused.KEPT


def test_new_memory_is_zero():
    array, is_clean = reused.blank((40, 40), "above")
    assert is_clean
    assert (array == 0).all()


def test_zeros_are_known_to_who_asks_for_the_same_again():
    array, _ = reused.blank((40, 40), "above")
    array[:, :10] = 7
    del array
    array, is_clean = reused.blank((40, 40), "above")
    assert is_clean
    assert (array[:, 10:] == 0).all()


@pytest.mark.parametrize(
    ("shape", "zeros"), [((40, 40), "below"), ((40, 39), "above"), ((40, 40), None)]
)
def test_zeros_of_others_are_not_promised(shape, zeros):
    reused.blank((40, 40), "above")[0][...] = 7
    assert not reused.blank(shape, zeros)[1]


def test_whoever_makes_no_promise_ends_the_one_before():
    reused.blank((40, 40), "above")
    reused.empty((40, 40))[...] = 7
    assert not reused.blank((40, 40), "above")[1]


def test_a_piece_with_the_zeros_asked_for_is_taken_before_others():
    kept = [reused.blank((40, 40), zeros)[0] for zeros in (None, "above", None)]
    where = place(kept[1])
    kept.clear()
    again, is_clean = reused.blank((40, 40), "above")
    assert (place(again), is_clean) == (where, True)


def test_room_is_lent_to_one_at_a_time():
    made = []
    spare = reused.Spare(lambda: made.append(len(made)) or made[-1])
    with spare.one() as first:
        with spare.one() as second:
            assert first != second
        with spare.one() as third:
            assert third == second
    assert len(made) == 2


def test_room_comes_back_from_one_who_fails():
    spare = reused.Spare(object)
    with pytest.raises(ValueError, match="on purpose"), spare.one() as lent:
        raise ValueError("on purpose")
    with spare.one() as again:
        assert again is lent


def test_what_is_small_is_an_array_of_its_own(monkeypatch):
    monkeypatch.setattr(reused, "LARGE", 2**23)
    array = reused.empty((4, 4))
    assert array.base is None
    assert array.dtype == np.float32
