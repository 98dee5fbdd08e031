"""A run as a spec asks for it: the same numbers whatever way led there."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.learning.runs import LearningRun, changed, run_of
from attnviz.learning.training import RunSettings, Training
from attnviz.model.document.learning import LearningSpec

SMALL = LearningSpec(width=8, heads=2, length=40)
HEAD = frozenset({(0, 1)})
FOREVER = float("inf")


def at(spec, step):
    run = LearningRun(spec)
    run.toward(step, FOREVER)
    run.stand_at(step)
    return run


def test_it_is_the_run_of_the_training():
    plain = Training(RunSettings(width=8, length=40))
    while plain.step < 30:
        plain.advance()
    run = at(SMALL, 30)
    assert np.array_equal(run.network.vector, plain.network.vector)
    assert run.measured().loss == plain.measured().loss


def test_a_slice_ends_and_the_next_goes_on():
    run = run_of(SMALL)
    slices = 1
    while not run.toward(20, 0.0):
        slices += 1
    assert slices > 5
    assert run.training.step == 20


def test_a_held_head_begins_a_branch_and_the_old_run_stays_known():
    before = at(SMALL, 20)
    before.toward(30, FOREVER)
    before.stand_at(20)
    held = changed(before.spec, held=HEAD)
    after = run_of(held, [before])
    assert after.training.held == HEAD
    assert [len(branch) for branch in after.training.branches] == [7]
    assert before.training.latest == 30
    assert run_of(before.spec, [before, after]).training.latest == 30
    assert run_of(replace(before.spec)).training.latest == 0, "of another bench"
    after.toward(30, FOREVER)
    after.stand_at(30)
    weights = after.weights()
    anew = LearningRun(replace(after.spec, weights=None))
    anew.finish()
    assert anew.weights() == weights, "replayed from step 0 through its changes"


def test_back_and_on_again_gives_the_same_bits():
    run = at(SMALL, 30)
    there = run.weights()
    run.stand_at(7)
    assert run.weights() != there
    run.toward(30, FOREVER)
    run.stand_at(30)
    assert run.weights() == there


def test_the_step_of_a_file_is_shown_before_it_is_computed():
    run = at(SMALL, 30)
    spec, measured = replace(run.spec, weights=run.weights()), run.measured()
    del run
    opened = LearningRun(spec)
    assert opened.training.step == 0
    assert opened.is_shown
    assert not opened.arrived
    assert opened.measured().loss == measured.loss
    assert opened.measured().copy.tolist() == measured.copy.tolist()
    opened.finish()
    assert opened.arrived
    assert not opened.replays_otherwise


def test_a_step_that_comes_out_otherwise_here_stays_as_it_is_in_the_file():
    run = at(SMALL, 20)
    other = run.network.vector.copy()
    other[0] += 1
    spec = replace(run.spec, weights=other.astype("<f4").tobytes())
    opened = LearningRun(spec)
    opened.finish()
    assert opened.replays_otherwise
    assert np.array_equal(opened.network.vector, other)
    opened.stand_at(10)
    assert not opened.replays_otherwise


def test_without_the_numbers_of_its_step_it_shows_how_far_it_is():
    run = LearningRun(replace(SMALL, step=30))
    assert not run.is_shown
    run.toward(12, FOREVER)
    assert run.at_hand == 12
    run.finish()
    assert run.at_hand == 30


def test_another_rate_is_kept_as_a_change_and_none_where_it_is_the_same():
    spec = replace(SMALL, step=10)
    assert changed(spec, rate=spec.rate) is spec
    twice = changed(changed(spec, rate=0.01), held=HEAD)
    assert [(c.step, c.rate, c.held) for c in twice.changes] == [(10, 0.01, HEAD)]


def test_the_single_layer_comes_as_far_as_the_run():
    run = at(SMALL, 20)
    assert run.keep_twin_up(FOREVER)
    assert run.twin.step == 20
    assert run.twin.sizes.n_layers == 1
    assert LearningRun(replace(SMALL, layers=1)).twin is None


def test_the_single_layer_reads_the_texts_that_the_run_reads():
    run = at(SMALL, 20)
    run.keep_twin_up(FOREVER)
    drawn = [each._now.rng.bit_generator.state for each in (run.training, run.twin)]
    assert drawn[0] == drawn[1]
    alone = LearningRun(replace(SMALL, layers=1)).training
    while alone.step < 20:
        alone.advance()
    assert alone._now.rng.bit_generator.state != drawn[0]


def test_copies_go_their_own_way():
    run = at(SMALL, 10)
    other = run_of(run.spec, [run])
    other.toward(20, FOREVER)
    other.stand_at(20)
    assert (run.step, run.training.latest) == (10, 10)
    assert run.weights() != other.weights()


def test_a_picture_of_the_bench_goes_on_from_what_is_shown_there():
    run = run_of(replace(SMALL))
    run.toward(20, FOREVER)
    run.stand_at(20)
    seen = run.bench = run.spec
    picture = run_of(seen)
    assert (picture.step, picture.training.latest) == (20, 20)
    picture.stand_at(3)
    assert run.step == 20


def test_on_a_thread_it_is_the_same_run_and_is_had_back_between_two_steps():
    run, other = LearningRun(SMALL), LearningRun(SMALL)
    run.set_off(30, twin=True)
    while run.step < 30:
        run.recall()
        at = run.training.step
        assert run.step == at, "it shows where it has come"
        assert run.training.step == at, "nothing goes on once it is back"
        run.set_off(30, twin=True)
    run.recall()
    other.toward(30, FOREVER)
    other.stand_at(30)
    assert run.weights() == other.weights()
    assert run.twin.step <= 30


def test_a_copy_of_a_run_that_is_away_has_it_back_first():
    run = LearningRun(SMALL)
    run.set_off(30, twin=False)
    copy = run.copy()
    assert run._away is None
    assert copy.step == run.step
    copy.toward(30, FOREVER)
    assert run.training.step == run.step < 31


def test_what_goes_wrong_on_the_thread_is_raised_where_the_run_is_had_back(monkeypatch):
    def fail():
        raise ArithmeticError("of the test")

    run = LearningRun(SMALL)
    monkeypatch.setattr(run.training, "advance", fail)
    run.set_off(30, twin=False)
    run._away.exception()
    with pytest.raises(ArithmeticError, match="of the test"):
        run.recall()
