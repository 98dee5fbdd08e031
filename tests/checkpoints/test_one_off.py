"""One head off at a time, many runs at once: each as if it ran alone, whatever the family."""

from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints import one_off
from attnviz.checkpoints.changes import (
    HeadOff,
    HeldCell,
    HeldRow,
    HiddenCell,
    MaskOff,
    PatternWindow,
    RopeOff,
    ScaleOff,
    SoftcapOff,
    StreamRow,
    Temperature,
)
from attnviz.checkpoints.forward import CancelledError
from attnviz.checkpoints.model import mean_of_head, open_model
from attnviz.checkpoints.one_off import SweepPace

MODELS = Path(__file__).parent.parent / "data" / "models"
FOLDERS = [
    *(MODELS / name for name in ("gpt2", "llama", "mistral")),
    *sorted((MODELS / "families").iterdir()),
]
IDS = (5, 9, 11, 5, 9, 20, 7, 5)


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: folder.name)
def model(request):
    model = open_model(request.param, dtype=np.float64)
    yield model
    model.close()


@pytest.fixture(scope="module")
def gpt2():
    return open_model(MODELS / "gpt2")


def alone(model, token, changes=()):
    """Return what is left of a token with each head off, each in a run of its own."""
    plain = model.run(IDS, changes=changes)
    c = model.config
    left = np.empty((c.n_layers, c.n_heads))
    for layer, head in np.ndindex(left.shape):
        run = model.run(IDS, previous=plain, changes=(*changes, HeadOff(layer, head)))
        left[layer, head] = run.probabilities()[token]
    return left


def everything(model):
    """Return a change of every kind, in the first layer and in the last."""
    plain = model.run(IDS)
    last = model.config.n_layers - 1
    row = (0.5, 0.0, 0.0, 0.25, 0.0, 0.0, 0.25, 0.0)
    rope = [RopeOff(last)] if model.config.rope is not None else []
    cap = [SoftcapOff(last)] if model.config.softcap is not None else []
    return (
        *(change for layer in (0, last) for change in (
            HiddenCell(layer, 0, 5, 2),
            HeldRow(layer, 1, 6, row),
            HeldCell(layer, "Q", 2, 4, 1, 0.75),
            HeldCell(layer, "K", 0, 3, 0, -0.5),
            HeldCell(layer, "scores", 2, 6, 1, 2.0),
            HeldCell(layer, "z", 3, 7, 2, 0.25),
            HeldCell(layer, "exponentials", 3, 6, 2, 1.5),
            HeldCell(layer, "row_sums", 3, 7, 0, 4.0),
            HeldCell(layer, "concat", None, 5, 3, -0.5),
            HeldCell(layer, "out", None, 7, 1, 0.5),
            Temperature(layer, 1.5),
            StreamRow(layer, 2, plain.stream[1, 4]),
        )),
        PatternWindow(0, 4),
        ScaleOff(last),
        MaskOff(last),
        *cap,
        *rope,
        mean_of_head(plain, last, 0),
    )  # fmt: skip


def test_each_is_what_a_run_of_its_own_gives(model):
    left = model.one_head_off(model.run(IDS), 9)
    assert left == pytest.approx(alone(model, 9), rel=1e-9)
    assert np.ptp(left) > 0


def test_what_is_changed_already_stays_on(model):
    changes = everything(model)
    left = model.one_head_off(model.run(IDS, changes=changes), 9)
    expected = alone(model, 9, changes)
    assert left == pytest.approx(expected, rel=1e-9)
    assert expected != pytest.approx(alone(model, 9), rel=1e-3)


def test_little_memory_gives_the_same(model, monkeypatch):
    run = model.run(IDS)
    whole = model.one_head_off(run, 9)
    monkeypatch.setattr(one_off, "NUMBERS_AT_ONCE", 1)
    monkeypatch.setattr(one_off, "WAITING_BYTES", 1)
    monkeypatch.setattr(one_off, "LOGITS_AT_ONCE", 1)
    assert model.one_head_off(run, 9) == pytest.approx(whole, rel=1e-9)


def test_single_precision_is_as_near_as_single_runs_are(gpt2):
    left = gpt2.one_head_off(gpt2.run(IDS), 9)
    assert left == pytest.approx(alone(gpt2, 9), abs=1e-6)


def test_a_token_that_is_next_to_impossible_has_next_to_nothing_left(gpt2, monkeypatch):
    logits = gpt2.weights.logits

    def apart(vectors):
        found = logits(vectors)
        found[:, 9] = -2000
        return found

    monkeypatch.setattr(gpt2.weights, "logits", apart)
    assert not gpt2.one_head_off(gpt2.run(IDS), 9).any()


def test_it_tells_how_many_layers_have_run(gpt2, monkeypatch):
    monkeypatch.setattr(one_off, "NUMBERS_AT_ONCE", 1)
    told = []

    def progress(done, whole):
        told.append((done, whole))
        return True

    gpt2.one_head_off(gpt2.run(IDS), 7, progress)
    # Two layers of four heads: those of the first one run through both.
    assert told == [(done, 12) for done in range(1, 13)]


def test_it_can_be_stopped(gpt2, monkeypatch):
    monkeypatch.setattr(one_off, "NUMBERS_AT_ONCE", 1)
    told = []

    def progress(done, _whole):
        told.append(done)
        return done < 3

    with pytest.raises(CancelledError):
        gpt2.one_head_off(gpt2.run(IDS), 7, progress)
    assert told == [1, 2, 3]


def test_how_long_it_takes_counts_every_layer_that_runs(gpt2, monkeypatch):
    run, c = gpt2.run(IDS), gpt2.config
    runs = c.n_heads * c.n_layers * (c.n_layers + 1) // 2
    pace = SweepPace(row=0.5, reading=0.25)
    assert pace.seconds(gpt2.weights, run) == 0.5 * len(IDS) * runs + 0.25 * c.n_layers
    monkeypatch.setattr(one_off, "WAITING_BYTES", 1)  # each layer's heads by themselves
    assert pace.seconds(gpt2.weights, run) == (0.5 * len(IDS) + 0.25 / c.n_heads) * runs


def test_the_pace_is_that_of_rows_whatever_their_number(gpt2, monkeypatch):
    seen, ticks = [], iter((10.0, 11.0, 15.0))
    passed = one_off.attend
    monkeypatch.setattr(one_off, "perf_counter", lambda: next(ticks))
    monkeypatch.setattr(one_off, "PROBED_ROWS", 8)

    def watched(w, h, *rest, **named):
        seen.append(h.shape[0] * h.shape[1])
        return passed(w, h, *rest, **named)

    monkeypatch.setattr(one_off, "attend", watched)
    pace = gpt2.sweep_pace(gpt2.run(IDS))
    assert (pace.reading, pace.row * seen[0]) == (1.0, 4.0)
    assert seen[0] <= 8
