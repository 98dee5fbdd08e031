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


def test_what_is_small_is_an_array_of_its_own(monkeypatch):
    monkeypatch.setattr(reused, "LARGE", 2**23)
    array = reused.empty((4, 4))
    assert array.base is None
    assert array.dtype == np.float32
