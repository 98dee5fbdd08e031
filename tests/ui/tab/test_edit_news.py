"""What the caption tells of the last edit: one gesture is one story, and only where it belongs."""

import numpy as np

from attnviz.ui.tab.edit_news import EditNews, Told

BEFORE, LATER = np.array([0.5, 0.5]), np.array([0.25, 0.75])


def told(new, old, before, gesture=1, where=3):
    return Told(("X", (0, 1), gesture), "it 3", old, new, where, before)


def test_a_drag_is_told_from_where_it_began():
    news = EditNews()
    assert news.carry_out(told(1.0, 0.0, BEFORE), lambda: True)
    news.carry_out(told(2.0, 1.0, LATER), lambda: True)
    story = news.told_of(3, LATER)
    assert (story.old, story.new, story.before is BEFORE) == (0.0, 2.0, True)
    news.carry_out(told(3.0, 2.0, LATER, gesture=2), lambda: True)
    assert news.told_of(3, LATER).old == 2.0


def test_a_refused_edit_leaves_the_story_before_it():
    news = EditNews()
    news.carry_out(told(1.0, 0.0, BEFORE), lambda: True)
    seen = []
    refused = told(9.0, 1.0, LATER, gesture=2)
    assert not news.carry_out(refused, lambda: bool(seen.append(news.busy)))
    assert seen == [True] and not news.busy
    assert news.told_of(3, BEFORE).new == 1.0


def test_nothing_is_told_elsewhere_or_of_another_size():
    news = EditNews()
    news.carry_out(told(1.0, 0.0, BEFORE), lambda: True)
    assert news.told_of(4, BEFORE) is None
    assert news.told_of(3, np.zeros(3)) is None
    news.forget()
    assert news.told_of(3, BEFORE) is None
