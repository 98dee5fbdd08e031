"""What a part depended on when it was last painted."""

import numpy as np

from attnviz.tabs.many_heads.canvas.last_look import LastLook


def test_equal_values_are_the_same_and_arrays_only_themselves():
    last, array = LastLook(), np.zeros(3)
    assert not last.same("path", (1, "a", array))
    assert last.same("path", (1, "".join("a"), array))
    assert not last.same("path", (1, "a", array.copy()))
    assert not last.same("path", (2, "a"))
    assert last.same("path", (2, "a"))


def test_names_do_not_meet_and_can_be_forgotten():
    last = LastLook()
    last.same("one", (1,))
    last.same("two", (2,))
    assert last.same("one", (1,))
    last.forget("one")
    assert not last.same("one", (1,))
    assert last.same("two", (2,))
    last.clear()
    assert not last.same("two", (2,))
