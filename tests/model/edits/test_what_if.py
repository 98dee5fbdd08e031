"""Changes that are tried and not made, and edits of the whole W_O."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.engine.steps.run import run
from attnviz.errors import EditError
from attnviz.model.edits import output as output_edits
from attnviz.model.edits import what_if
from attnviz.model.edits.layer import set_cell, set_option
from attnviz.model.files import library
from attnviz.model.files.presets import preset

LAST = 10


@pytest.fixture(scope="module")
def document():
    return library.start_lab().document


def tried(document, kind, head=0, **more):
    return what_if.compare_head(document, run(document), head, kind=kind, **more)


@pytest.mark.parametrize("head", range(4))
def test_with_the_mask_another_last_word_changes_the_last_row_at_most(document, head):
    change = tried(document, "last-word", head, word="wide").change
    assert not change.changed_rows[:LAST].any()


@pytest.mark.parametrize("head", [0, 2])
def test_without_the_mask_the_suggested_word_changes_earlier_rows(document, head):
    word = what_if.other_last_word(document, head)
    result = tried(document, "last-word", head, word=word, masked=False)
    assert result.change.changed_rows[:LAST].any()
    assert result.tokens_after == (*document.tokens[:-1], word)
    kept = tried(document, "last-word", head, word=word)
    assert kept.change.changed_rows.tolist() == [False] * LAST + [True]


def test_a_last_vector_without_a_sheet_turns_round():
    example = preset("tiny")
    changed = what_if.variant(example, "last-word", 0)
    assert np.array_equal(changed.X[-1], -example.X[-1])
    assert np.array_equal(changed.X[:-1], example.X[:-1])
    assert what_if.other_last_word(example, 0) == ""


def test_switches_go_over(document):
    assert what_if.variant(document, "scale", 0).options.scale_on is False
    assert what_if.variant(document, "mask", 0).options.mask_on is False
    unscaled = set_option(document, "scale_on", False)
    assert what_if.variant(unscaled, "scale", 0).options.scale_on is True
    assert what_if.variant(document, "temperature", 0, amount=0.5).options.temperature == 0.5


def test_ten_times_w_q_is_that_heads_alone(document):
    changed = what_if.variant(document, "sharper", 2)
    assert np.array_equal(changed.W_Q[2], 10 * document.W_Q[2])
    assert np.array_equal(changed.W_Q[[0, 1, 3]], document.W_Q[[0, 1, 3]])
    scores = run(changed).scores[2]
    assert scores == pytest.approx(10 * run(document).scores[2], abs=1e-9)


def test_without_the_first_token_the_others_share_its_weight(document):
    before = run(document).pattern
    after = run(what_if.without_first(document)).pattern
    rest = before[:, 1:, 1:]
    assert after[:, 1:, 1:] == pytest.approx(rest / rest.sum(axis=-1, keepdims=True), abs=1e-12)
    assert not after[:, 1:, 0].any()
    assert np.array_equal(after[:, 0], before[:, 0])  # the first row has nothing else to look at


def test_the_first_token_is_dropped_from_an_unmasked_row_too(document):
    free = set_option(document, "mask_on", False)
    after = run(what_if.without_first(free)).pattern
    assert not after[:, :, 0].any()
    assert after.sum(axis=-1) == pytest.approx(np.ones((4, 11)))


def test_nothing_is_made(document):
    before = document.X.copy(), document.W_Q.copy(), document.options
    for kind, _, _ in what_if.CHOICES:
        tried(document, kind, word="wide")
    assert np.array_equal(document.X, before[0])
    assert np.array_equal(document.W_Q, before[1])
    assert document.options == before[2]


@pytest.mark.parametrize(
    ("kind", "more"),
    [("nonsense", {}), ("last-word", {"word": ""}), ("last-word", {"word": "two words"}),
     ("temperature", {"amount": 0.0})],
)  # fmt: skip
def test_nonsense_is_refused(document, kind, more):
    with pytest.raises(EditError):
        tried(document, kind, **more)


# W_O


def test_identity_hands_the_results_on(document):
    trace = run(output_edits.identity(document))
    assert np.array_equal(trace.out, trace.concat)


def test_shuffling_moves_every_row_and_is_the_same_each_time(document):
    base = replace(document, W_O=np.arange(256.0).reshape(16, 16), base=None, peaks={})
    one, two = output_edits.shuffled(base), output_edits.shuffled(base)
    assert np.array_equal(one.W_O, two.W_O)
    assert not (one.W_O == base.W_O).all(axis=1).any()
    assert sorted(one.W_O[:, 0]) == sorted(base.W_O[:, 0])
    other = output_edits.shuffled(base, seed=2)
    assert not np.array_equal(one.W_O, other.W_O)
    assert output_edits.shuffled(one) is one  # of the starting rows: no drift


def test_designed_takes_every_edit_back(document):
    edited = set_cell(document, "W_O", (3, 3), 7.0)
    assert np.array_equal(output_edits.designed(edited).W_O, document.W_O)
    assert output_edits.designed(document) is document


def test_a_head_without_rows_adds_nothing(document):
    silent = run(output_edits.without_head(document, 0))
    muted = run(document.with_(muted=frozenset({0})))
    assert silent.out == pytest.approx(muted.out, abs=1e-15)
    with pytest.raises(EditError, match="no head 5"):
        output_edits.without_head(document, 4)


def test_a_document_without_w_o_refuses(document):
    bare = document.with_(W_O=None)
    for edit in (output_edits.identity, output_edits.shuffled, output_edits.designed):
        with pytest.raises(EditError, match="W_O"):
            edit(bare)
