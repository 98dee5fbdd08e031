"""What a model wrote, token by token: shares, others, direct effect at the place of the choice."""

from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.written import CANDIDATES, WrittenText

LLAMA = Path(__file__).parents[1] / "data" / "models" / "llama"
TEXT = "The cat sat"


@pytest.fixture(scope="module")
def model():
    return open_model(LLAMA)


@pytest.fixture(scope="module")
def runs(model):
    first = model.run(TEXT)
    return [first, *model.generate(first, 3)]


def test_before_a_token_is_written_what_comes_next_is_offered(model, runs):
    written = WrittenText(model, runs[0], 0)
    assert (written.steps, written.n_prompt) == ((), runs[0].n_tokens)
    assert [(t.id, t.share) for t in written.candidates] == [
        (token, pytest.approx(share)) for token, share in runs[0].top(CANDIDATES)
    ]
    assert written.effect.logits[0] == pytest.approx(runs[0].logits.max(), abs=1e-4)


def test_each_step_has_the_share_that_it_had_when_its_turn_was(model, runs):
    written = WrittenText(model, runs[-1], 3)
    assert written.n_prompt == runs[0].n_tokens
    for step, before in zip(written.steps, runs, strict=False):
        (token, share), (second, other) = before.top(2)
        assert (step.token.id, step.rank) == (token, 1)
        assert step.token.share == pytest.approx(share, abs=1e-5)
        assert (step.runner_up.id, step.runner_up.share) == (second, pytest.approx(other, abs=1e-5))


def test_another_token_has_its_rank_and_the_likeliest_beside_it(model, runs):
    token, share = runs[0].top(4)[3]
    written = WrittenText(model, model.run([*map(int, runs[0].ids), token]), 1)
    (step,) = written.steps
    assert (step.token.id, step.rank) == (token, 4)
    assert step.token.share == pytest.approx(share, abs=1e-5)
    assert step.runner_up.id == runs[0].top(1)[0][0]


def test_candidates_stand_in_place_of_the_last_token(model, runs):
    written = WrittenText(model, runs[2], 2)
    expected = runs[1].top(CANDIDATES)
    assert [t.id for t in written.candidates] == [token for token, _ in expected]
    shares = runs[1].probabilities()
    assert written.n_others == len(shares) - CANDIDATES
    assert written.others == pytest.approx(1 - sum(share for _, share in expected), abs=1e-5)


def test_the_effect_is_of_the_last_token_where_it_was_chosen(model, runs):
    written = WrittenText(model, runs[2], 2)
    token = int(runs[2].ids[-1])
    expected = model.direct_effect(runs[1], [token])
    found = written.effect
    assert found.logits[0] == pytest.approx(runs[1].logits[token], abs=1e-3)
    assert found.totals()["sum"][0] == pytest.approx(found.logits[0], abs=1e-3)
    for one, other in zip(found.parts, expected.parts, strict=True):
        assert (one.name, one.layer, one.head) == (other.name, other.layer, other.head)
        assert one.effect[0] == pytest.approx(other.effect[0], abs=1e-4)


def test_a_token_keeps_as_many_bytes_as_its_keys_and_values_take(model, runs):
    run = runs[0]
    kept = run.keys.nbytes + run.values.nbytes
    assert WrittenText(model, run, 0).token_bytes * run.n_tokens == kept
    assert np.shape(run.keys)[1] < run.config.n_heads
