"""What the Learning tab shows, as a plain value: what it refuses, and what is one run."""

from dataclasses import replace

import pytest

from attnviz.errors import EditError
from attnviz.learning.runs import LearningRun
from attnviz.model.document.learning import (
    TASK_IDS,
    USUAL_PAIRS,
    LearningChange,
    LearningSpec,
    at_step,
    split_text,
)
from attnviz.model.files import library

HELD = frozenset({(0, 1)})
SPEC = LearningSpec()


def spec_of(task):
    return LearningSpec(task=task, pairs=USUAL_PAIRS if task == "pairs" else ())


@pytest.mark.parametrize("task", TASK_IDS)
def test_it_knows_the_sizes_that_the_run_has(task):
    spec = spec_of(task)
    training = LearningRun(spec).training
    assert spec.vocabulary == training.task.vocabulary
    assert spec.n_tokens == training.task.n_tokens
    assert spec.n_numbers == training.sizes.count
    assert set(spec.tokens) <= set(spec.vocabulary)
    assert 2 <= len(spec.tokens) <= spec.n_tokens


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"task": "chess"}, "task: found 'chess', expected repeats, previous"),
        ({"task": "pairs"}, "pairs: found 0 different first"),
        ({"pairs": (("a", "b"), ("c", "d"))}, "only the task pairs"),
        ({"layers": 3}, "layers: found 3, expected 1 or 2"),
        ({"heads": 3}, "heads: found 3"),
        ({"width": 12}, "width: found 12"),
        ({"rate": 2.0}, "learning rate: found 2, expected 1e-06 to 1"),
        ({"seed": -1}, "seed: found -1"),
        ({"length": 0}, "length: found 0"),
        ({"step": 401}, "step: found 401, expected 0 to 400"),
        ({"weights": b"1234"}, "weights: found 4 bytes, expected 10240 numbers"),
        (
            {"changes": (LearningChange(5, HELD, 0.1), LearningChange(5, HELD, 0.2))},
            "changes: found step 5",
        ),
        ({"changes": (LearningChange(5, frozenset({(2, 0)}), 0.1),)}, "found layer 2, head 0"),
    ],
)
def test_what_nobody_can_mean_is_refused(what, message):
    with pytest.raises(EditError, match=message):
        replace(SPEC, **what)


def test_what_holds_at_a_step_is_the_last_change_up_to_it():
    spec = replace(
        SPEC, step=60, changes=(LearningChange(40, HELD, 0.006), LearningChange(80, HELD, 0.01))
    )
    assert (spec.held, spec.rate_now) == (HELD, 0.006)
    assert (at_step(spec, 39, None).held, at_step(spec, 90, None).rate_now) == (frozenset(), 0.01)


def test_a_text_is_letters_or_words():
    assert split_text("repeats", "ab cd") == ("A", "B", "C", "D")
    assert split_text("pairs", "cat  dog") == ("cat", "dog")


def test_the_place_of_another_lab_is_taken_over_only_within_one_run():
    lab = library.start_lab()
    here = lab.with_slot("learning", replace(SPEC, step=30))
    assert lab.with_place_of(here).learning.step == 30
    assert lab.with_place_of(lab) is lab
    other = lab.with_slot("learning", replace(SPEC, seed=4, step=30))
    assert lab.with_place_of(other) is lab
    short = lab.with_slot("learning", replace(SPEC, length=20))
    assert short.with_place_of(here) is short
