"""The loss of a next token as the number that is asked about, in the last layer of a run."""

import numpy as np
import pytest

from attnviz.engine.steps.run import run
from attnviz.errors import ShapeError
from attnviz.learning.documents import layer_document
from attnviz.learning.training import RunSettings, Training
from attnviz.model.document.equality import same_document
from attnviz.model.document.unembedding import Unembedding
from attnviz.model.edits.layer import set_cell
from attnviz.model.files import attn, library
from attnviz.session import Session
from attnviz.tabs.step_by_step.state.backward import loss_of, meant, value_of, watched_of
from attnviz.tabs.step_by_step.view import StepByStepView
from attnviz.ui.look.theme import theme

WORDS = tuple("BLANKETSBLANKETS")


@pytest.fixture(scope="module")
def training():
    made = Training(RunSettings(width=8, length=30))
    made.run()
    return made


@pytest.fixture
def tab(qtbot, training):
    lab = library.start_lab().with_slot("example", layer_document(training, 1, WORDS))
    view = StepByStepView(Session(lab), theme("light"))
    qtbot.addWidget(view)
    view.resize(976, 588)
    view.show()
    view.set_shown(True)
    view.session.select(step=10, head=0)
    return view


def test_the_loss_is_that_of_the_model(tab, training):
    probabilities, _ = training.guesses(WORDS)
    one = tab.state.one
    for row in range(len(WORDS) - 1):
        word = training.task.vocabulary.index(WORDS[row + 1])
        told = value_of(one.trace, meant(loss_of(row), one.document))
        assert told == pytest.approx(-np.log(probabilities[row, word]), rel=1e-4)


def test_it_is_asked_nudged_and_kept_on_a_page(tab):
    tab.ask_what_changes("out", 8, 0, loss=True)
    backward = tab.state.backward
    assert backward.watched.loss
    assert "loss of “L (10)” after “B (9)”" in tab.caption()
    assert backward.strongest
    slope = backward.strongest[0]
    tab._on_slope_chosen(slope)
    tab.point(nudge=0.01)
    before = backward.value
    document = tab.session.document("example")
    value = float(getattr(document, slope.array)[slope.place]) + 0.01
    moved = set_cell(document, slope.array, slope.place, value, unlocked=True)
    really = value_of(run(moved), meant(loss_of(8), moved))
    assert really - before == pytest.approx(0.01 * slope.value, rel=0.05)
    page = tab.page()
    assert page["backward"] == "loss,8"
    tab.leave_slopes()
    tab.show_page(page)
    assert tab.state.backward.value == pytest.approx(before)
    assert watched_of("loss,8,1") is None


def test_the_last_token_and_layers_without_unembedding_have_none(tab, training):
    document = tab.session.document("example")
    assert document.next_word(len(WORDS) - 1) is None
    assert document.next_word(0) is not None
    assert layer_document(training, 0, WORDS).next_word(0) is None
    tab.ask_what_changes("out", len(WORDS) - 1, 0, loss=True)
    assert tab.state.backward is None


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_a_file_keeps_it(tmp_path, training, dtype):
    document = layer_document(training, 1, WORDS)
    if dtype is np.float64:
        last = document.unembedding
        wide = {n: getattr(document, n).astype(dtype) for n in ("X", "W_Q", "W_K", "W_V", "W_O")}
        weights = last.matrix.astype(dtype)
        document = document.with_(**wide, unembedding=Unembedding(last.words, weights))
    lab = library.start_lab().with_slot("example", document)
    path = tmp_path / "run.attn"
    attn.save(path, lab)
    assert same_document(attn.load(path).lab.example, document)


@pytest.mark.parametrize(
    ("words", "weights", "told"),
    [
        (("a", "b"), np.zeros((3, 3)), "found 3 × 3, expected a column for each of 2 words"),
        ((), np.zeros((3, 0)), "expected a column for each of 0 words"),
        (("a",), np.full((3, 1), np.nan), "found a number that is not finite"),
    ],
)
def test_what_does_not_fit_is_refused(words, weights, told):
    with pytest.raises(ShapeError, match=told):
        Unembedding(words, weights)
