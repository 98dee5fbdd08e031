"""Two texts beside each other."""

import numpy as np
import pytest

from attnviz.engine.alignment import Row, align


def test_equal_texts_stand_row_by_row():
    rows = align(["a", "b", "a"], ["a", "b", "a"]).rows
    assert rows == tuple(Row(i, i, equal=True) for i in range(3))


def test_a_word_replaced_and_a_word_more():
    found = align(["it", "was", "tired"], ["it", "was", "too", "wide"])
    assert found.replaced == (Row(2, 3),)
    assert found.only_b == (Row(None, 2),)
    assert found.only_a == ()
    assert len(found.equal) == 2


def test_spelling_is_exact():
    assert align(["The"], ["the"]).equal == ()


def test_no_text_beside_a_text():
    assert align([], ["a"]).rows == (Row(None, 0),)


@pytest.mark.parametrize("seed", range(40))
def test_every_word_stands_in_one_row_and_rows_keep_the_order(seed):
    rng = np.random.default_rng(seed)
    a, b = (list(rng.choice(list("abcd"), rng.integers(0, 12))) for _ in range(2))
    rows = align(a, b).rows
    assert [row.a for row in rows if row.a is not None] == list(range(len(a)))
    assert [row.b for row in rows if row.b is not None] == list(range(len(b)))
    assert all((a[row.a] == b[row.b]) == row.equal for row in rows if row.paired)
