"""A run: the same again with the same seed, to and fro, held heads, and an end that is told."""

import io
import json

import numpy as np
import pytest

from attnviz.engine.steps.run import run as run_layer
from attnviz.errors import EditError
from attnviz.learning import archive, training
from attnviz.learning.documents import layer_document
from attnviz.learning.training import RunSettings, Training
from attnviz.model.document.learning import LETTERS

SMALL = RunSettings(width=8, length=60, rate=0.01, seed=1)
TEXT = list("BLANKETSBLANKETS")


def ran(settings=SMALL, steps=None):
    run = Training(settings)
    while run.advance():
        if steps is not None and run.step >= steps:
            break
    return run


def test_the_same_seed_gives_the_same_run_to_the_bit():
    one, other = ran(), ran()
    assert (one.network.vector == other.network.vector).all()
    assert [m.loss for m in one.measurements] == [m.loss for m in other.measurements]
    third = ran(RunSettings(width=8, length=60, rate=0.01, seed=2))
    assert (one.network.vector != third.network.vector).any()


def test_any_step_is_shown_again_to_the_bit():
    run = Training(SMALL)
    seen = {0: run.network.vector.copy()}
    while run.advance():
        seen[run.step] = run.network.vector.copy()
    for step in (60, 0, 37, 38, 12, 59, 25, 24):
        run.go_to(step)
        assert run.step == step
        assert (run.network.vector == seen[step]).all(), step
    run.go_to(30)
    run.run()
    assert (run.network.vector == seen[60]).all()
    assert [m.step for m in run.measurements] == list(range(0, 61, 5))
    with pytest.raises(EditError, match="step: found 61, expected 0 to 60"):
        run.go_to(61)


def test_a_head_held_from_an_earlier_step_on_begins_a_branch():
    run = ran()
    before = [m.loss for m in run.measurements]
    run.go_to(40)
    run.hold((1, 0), on=True)
    assert run.latest == 40
    assert [m.loss for m in run.branches[0]] == before
    assert [m.loss for m in run.measurements[:-1]] == before[:8]
    run.run()
    assert run.held == {(1, 0)}
    assert [m.loss for m in run.measurements[9:]] != before[9:]
    after = run.network.vector.copy()
    run.go_to(20)
    assert run.held == frozenset()
    run.go_to(60)
    assert (run.network.vector == after).all()
    assert [(e.step, e.kind) for e in run.events() if e.kind == "held"] == [(40, "held")]


def test_only_so_many_branches_are_remembered():
    run = ran()
    for times in range(6):
        run.go_to(10)
        run.set_rate(0.002 + times / 1000)
        run.run()
    assert len(run.branches) == training.MOST_BRANCHES
    assert run.rate == pytest.approx(0.007)


def test_what_is_kept_is_bounded(monkeypatch):
    monkeypatch.setattr(training, "KEEP_EVERY", 2)
    monkeypatch.setattr(training, "MOST_KEPT", 8)
    run = Training(SMALL)
    seen = {}
    while run.advance():
        seen[run.step] = run.network.vector.copy()
        assert len(run.kept_steps()) <= 8
    for step in (59, 3, 31):
        run.go_to(step)
        assert (run.network.vector == seen[step]).all()


def test_a_rate_that_explodes_ends_the_run_and_says_so():
    run = ran(RunSettings(rate=0.1))
    assert run.stopped == "exploded"
    assert run.latest < 400
    assert not run.advance()
    assert np.isfinite(run.network.vector).all()
    assert run.best().step < run.latest
    run.go_to(run.best().step)
    run.set_rate(0.006)
    assert run.stopped == ""
    assert run.advance()


def test_numbers_that_are_not_finite_end_it_at_the_last_measured_step():
    run = ran(steps=12)
    run._now.network.vector[0] = np.nan
    assert not run.advance()
    assert (run.stopped, run.step, run.latest) == ("exploded", 10, 10)
    assert np.isfinite(run.network.vector).all()


def test_a_head_learns_to_copy_and_the_moment_is_an_event():
    run = ran(RunSettings(length=400))
    assert run.measurements[0].copy.max() < 0.2
    assert run.measurements[-1].copy[1].max() > 0.7
    assert run.measurements[-1].copy[0].max() < 0.3
    (first, *_) = [e for e in run.events() if e.kind == "copy"]
    assert first.head is not None
    assert first.head[0] == 1
    shares = {m.step: m.copy[first.head] for m in run.measurements}
    assert shares[first.step] > 0.5
    assert shares[first.step - 5] <= 0.5
    probabilities, patterns = run.guesses(TEXT)
    assert probabilities.shape == (16, 20)
    assert probabilities.sum(axis=-1) == pytest.approx(1, abs=1e-5)
    assert patterns.shape == (2, 2, 16, 16)
    guessed = [LETTERS[i] for i in probabilities.argmax(axis=-1)]
    assert guessed[8:15] == TEXT[9:]


def test_a_layer_of_any_step_is_a_document():
    run = ran(steps=40)
    run.hold((0, 1), on=True)
    _, patterns = run.guesses(TEXT)
    first, second = (layer_document(run, layer, TEXT) for layer in range(2))
    traces = [run_layer(first), run_layer(second)]
    for trace, pattern in zip(traces, patterns, strict=True):
        assert trace.pattern == pytest.approx(pattern, abs=1e-6)
    assert first.muted == {1}
    assert pytest.approx(first.X + traces[0].out, abs=1e-5) == second.X
    with pytest.raises(EditError, match="layer: found 2, expected 0 to 1"):
        layer_document(run, 2, TEXT)


def test_an_archive_holds_the_run():
    run = ran()
    run.go_to(33)
    data = np.load(io.BytesIO(archive.encoded(run)))
    assert run.step == 33
    assert data["steps"].tolist() == [0, 25, 50, 60]
    assert data["measured_steps"].tolist() == list(range(0, 61, 5))
    assert data["loss"].tolist() == [m.loss for m in run.measurements]
    told = json.loads(str(data["settings"]))
    assert (told["seed"], told["width"], told["vocabulary"][:2]) == (1, 8, ["A", "B"])
    run.go_to(50)
    assert (data["W_Q"][2, 1] == run.network.heads(1)[0]).all()
    assert (data["embedding"][2] == run.network.embedding).all()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("rate", 0.0, "learning rate: found 0"),
        ("rate", float("nan"), "learning rate: found nan"),
        ("seed", -1, "seed: found -1"),
        ("length", 0, "steps: found 0, expected 1 to 20,000"),
        ("task", "chess", "task: found 'chess'"),
        ("width", 9, "width: found 9"),
    ],
)
def test_settings_that_cannot_be_are_refused(field, value, message):
    with pytest.raises(EditError, match=message):
        Training(RunSettings(**{field: value}))


def test_a_head_that_is_not_there_cannot_be_held():
    with pytest.raises(EditError, match="head: found layer 2, head 0"):
        Training(SMALL).hold((2, 0), on=True)
