"""The lesson on learning: what it says of its run is what a run does, here too."""

import pytest

from attnviz.learning.lesson_numbers import numbers_of
from attnviz.model.document.learning import LearningSpec
from attnviz.model.files import library
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.files.learning_read import read_learning
from attnviz.model.lessons.lesson import lesson_of
from attnviz.model.lessons.state import merged

LESSON = lesson_of(library.load("how-a-head-learns"), "how-a-head-learns")
NEAR = 0.06  # another processor adds in another order, and a run goes its own way from there


def at(place, revealed=True):
    return LESSON.shown(place, revealed).lab.learning


def read(tree, start):
    return read_learning(JsonField(tree, "learning", Faults()), start)


@pytest.mark.parametrize(("place", "least", "most"), [(1, 0.3, 0.5), (2, 0.4, 0.7), (6, 0.7, 1.0)])
def test_the_models_in_the_file_are_of_the_run_it_tells_of(place, least, most):
    """Each is trained anew; the numbers of the file are met as nearly as another machine does."""
    spec = at(place)
    anew = LearningSpec(
        layers=spec.layers, length=spec.length, step=spec.step, changes=spec.changes
    )
    told, found = numbers_of(spec).measured, numbers_of(anew).measured
    assert least < told.accuracy < most
    assert abs(told.accuracy - found.accuracy) < NEAR
    assert abs(told.copy - found.copy).max() < 2 * NEAR


def test_what_the_run_shows():
    """Held, both heads of layer 2 lose their places; another takes over, and never with both."""
    trained, held, again, both = (numbers_of(at(place)).measured for place in (3, 5, 6, 7))
    assert trained.accuracy > 0.85 and held.accuracy < 0.4
    assert (held.copy[1] < 0.5 * trained.copy[1]).all()
    assert again.accuracy > 0.8 and again.previous[0, 0] > 3 * trained.previous[0, 0]
    assert both.accuracy < 0.5


def test_weights_are_of_their_own_step():
    """A step of a lesson that stands elsewhere in the run never shows the numbers of its start."""
    start = LESSON.lab.learning
    assert start.weights is not None
    hold = {"step": 400, "held": [[0, 1]], "rate": 0.006}
    for tree in ({"text": "HOSPITALHOSPITAL"}, {"length": 660}, {"changes": [hold]}):
        assert read(tree, start).weights == start.weights, tree
    for tree in ({"step": 70}, {"seed": 4}, {"layers": 1}, {"changes": [{**hold, "step": 90}]}):
        assert read(tree, start).weights is None, tree


def test_a_reveal_at_another_step_lets_go_of_the_weights():
    state = {"learning": {"step": 110, "weights": "of step 110"}}
    assert merged(state, {"learning": {"step": 400}}) == {"learning": {"step": 400}}
    kept = merged(state, {"learning": {"text": "ABAB"}})
    assert kept["learning"]["weights"] == "of step 110"
    other = merged(state, {"learning": {"step": 400, "weights": "of 400"}})
    assert other["learning"]["weights"] == "of 400"
