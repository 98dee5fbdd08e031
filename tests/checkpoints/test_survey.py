"""All heads at a glance: scores, what comes next, what each head adds, one head off at a time."""

from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints.changes import HeadOff
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.survey import Survey, survey_of
from attnviz.engine.head_scores import score_heads

MODELS = Path(__file__).parent.parent / "data" / "models"
IDS = (5, 9, 11, 5, 9, 20)


@pytest.fixture(scope="module")
def model():
    return open_model(MODELS / "gpt2")


@pytest.fixture(scope="module")
def plain(model):
    return model.run(IDS)


@pytest.fixture(scope="module")
def survey(model, plain):
    return survey_of(model, plain, [str(i) for i in IDS])


def test_what_comes_next_is_that_of_the_run(plain, survey):
    expected = plain.top(4)
    assert [(each.id, each.share) for each in survey.next_tokens(4)] == expected
    assert survey.best == (expected[0][0], expected[1][0])


def test_scores_know_the_length_of_what_is_handed_over(plain, survey):
    bare = score_heads(plain.pattern, IDS)
    assert np.array_equal(survey.scores["induction"], bare["induction"])
    assert np.isnan(bare["value_weighted"]).all()
    assert (survey.score("value_weighted") > 0).all()


def test_direct_effect_is_taken_against_the_runner_up(model, plain, survey):
    parts = {(p.layer, p.head): p.effect for p in survey.direct.parts if p.name == "head"}
    assert survey.direct.tokens == survey.best
    for place, effect in parts.items():
        assert survey.score("direct")[place] == pytest.approx(effect[0] - effect[1])


def test_how_far_a_row_moved(model, plain, survey):
    run = model.run(IDS, previous=plain, changes=[HeadOff(0, 1)])
    changed = survey_of(model, run, survey.labels, before=survey)
    assert changed.first_changed == 0
    moved = changed.moved(5)
    assert not moved[0].any()
    row = np.abs(run.pattern[1, 2, 5] - plain.pattern[1, 2, 5]).sum() / 2
    assert moved[1, 2] == pytest.approx(row)
    assert 0 < row < 1
    assert changed.best == survey.best


def test_captured_patterns_have_no_next_token():
    pattern = np.full((2, 3, 4, 4), 0.25)
    survey = Survey(
        name="x", layers=(4, 7), pattern=pattern, tokens=tuple("abca"), labels=tuple("abca")
    )
    assert survey.next_tokens(5) == ()
    assert survey.best is None
    assert survey.score("direct") is None
    assert np.isnan(survey.score("value_weighted")).all()
