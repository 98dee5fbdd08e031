"""Holding a number of any step, and letting it go: what follows, what stays, what is refused."""

import documents
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine.explain.cells import depends_on
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import BY_NAME, HOLDABLE
from attnviz.errors import EditError
from attnviz.model.document.checks import shape_of
from attnviz.model.document.document import Document
from attnviz.model.edits import hold as holding
from attnviz.model.edits import layer as edits
from attnviz.model.edits.resize import resize
from attnviz.model.files import library
from attnviz.model.files.attn import dumps, loads
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.files.presets import choose, swap_word
from attnviz.model.lessons.patch import patch_of, patched

SCORE = ("scores", (0, 2, 1))
SHARE = ("pattern", (0, 2, 1))


@pytest.fixture
def small():
    return library.load("step-by-step").lab.document


def test_everything_after_a_held_score_follows(small):
    before, after = run(small), run(holding.hold(small, *SCORE, 0.0))
    np.testing.assert_allclose(after.pattern[0, 2], [0.3248, 0.4266, 0.2486, 0], atol=1e-4)
    assert after.computed.pattern[0, 2, 1] == before.pattern[0, 2, 1]
    for name in ("Q", "K", "V", "row_sums"):
        assert np.array_equal(after[name][..., :2, :], before[name][..., :2, :])
    assert np.array_equal(after.pattern[0, 3], before.pattern[0, 3])
    assert after.held == {"scores": {(0, 2, 1): 0.0}}


def test_a_held_weight_leaves_the_rest_of_its_row_alone(small):
    trace = run(holding.hold(small, *SHARE, 0.5))
    assert trace.pattern[0, 2].sum() == pytest.approx(0.8353279328462515)
    assert trace.z[0, 2, 0] == pytest.approx(0.7508, abs=5e-5)


def test_the_rest_can_be_shared_in_the_old_ratio(small):
    half = holding.hold(small, *SHARE, 0.5)
    shared = holding.share_rest(half, 0, 2)
    np.testing.assert_allclose(run(shared).pattern[0, 2], [0.2832, 0.5, 0.2168, 0], atol=1e-4)
    assert len(shared.holds) == 3
    assert run(shared).pattern[0, 2].sum() == pytest.approx(1)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: holding.share_rest(d, 0, 2), "a row with a held weight"),
        (lambda d: holding.share_rest(holding.hold(d, *SHARE, 1.5), 0, 2), "more than 100%"),
        (lambda d: holding.share_rest(d, 0, 9), "no cell [0, 9, 0]"),
        (lambda d: holding.hold(d, "pattern", (0, 1, 3), 0.5), "“cat” cannot look at “down”"),
        (lambda d: holding.hold(d, "scores", (0, 1, 4), 0.5), "no cell [0, 1, 4]"),
        (lambda d: holding.hold(d, "X", (1, 1), 0.5), "X cannot be held; these can: Q, K, V"),
        (lambda d: holding.hold(d, "M", (1, 1), 0.5), "M cannot be held"),
        (lambda d: holding.hold(d, *SCORE, float("nan")), "expected a finite number"),
        (lambda d: holding.hold(d, *SCORE, "much"), "expected a number"),
        (lambda d: holding.hold(d, "exponentials", (0, 2, 1), -1), "expected 0 or more"),
        (lambda d: holding.hold(d, "row_sums", (0, 2, 0), 0), "the row is divided by it"),
        (lambda d: holding.hold(d, *SCORE, 1e308), "beyond the largest float64 number"),
    ],
)
def test_what_cannot_stand_there_is_refused(small, change, said):
    with pytest.raises(EditError) as error:
        change(small)
    assert said in str(error.value)


def test_a_row_sum_that_makes_a_weight_endless_is_refused(small):
    steep = edits.set_matrix(small, "W_Q", small.W_Q * 300)
    powers = run(steep).exponentials
    assert powers.max() > 1e100
    head, row, _ = np.unravel_index(powers.argmax(), powers.shape)
    with pytest.raises(EditError, match="hold a larger row sum"):
        holding.hold(steep, "row_sums", (head, row, 0), 1e-300)


def test_a_cell_of_the_turned_keys_is_one_of_the_keys(small):
    held = holding.hold(small, "K_T", (0, 3, 1), 2.0)
    assert held.holds[0].array == "K"
    assert run(held).K_T[0, 3, 1] == run(held).K[0, 1, 3] == 2.0
    assert holding.let_go(held, "K_T", (0, 3, 1)).holds == ()


def test_holding_as_computed_stands_while_X_changes(small):
    held = holding.hold_as_computed(small, *SCORE)
    moved = edits.set_cell(held, "X", (2, 0), 5.0)
    assert run(moved).scores[0, 2, 1] == run(small).scores[0, 2, 1]
    assert run(moved).scores[0, 2, 0] != run(small).scores[0, 2, 0]


def test_the_same_again_is_no_edit(small):
    held = holding.hold(small, *SCORE, 3.0)
    assert holding.hold(held, *SCORE, 3.0) is held
    assert holding.let_go(small, *SCORE) is small
    assert holding.let_all_go(small) is small
    assert holding.hold(held, *SCORE, 4.0).holds[0].value == 4.0
    assert len(holding.hold(held, *SCORE, 4.0).holds) == 1
    assert holding.let_all_go(held).holds == ()


def test_a_mask_drawn_over_a_held_cell_hides_it(small):
    held = holding.hold(small, *SHARE, 0.5)
    hidden = edits.toggle_mask_cell(held, 2, 1)
    assert run(hidden).pattern[0, 2, 1] == 0
    assert not run(hidden).is_held(*SHARE)
    assert run(edits.toggle_mask_cell(hidden, 2, 1)).pattern[0, 2, 1] == 0.5


def test_which_edits_keep_what_is_held(small):
    held = holding.hold(small, *SCORE, 0.0)
    for after in (
        edits.set_cell(held, "X", (0, 0), 2.0),
        edits.set_matrix(held, "W_Q", held.W_Q * 2),
        edits.set_option(held, "scale_on", False),
        edits.set_token(held, 0, "A"),
    ):
        assert after.holds == held.holds
    assert choose(held, "identity").holds == ()
    assert resize(held, 3, 4, 4).holds == ()
    assert held.original.holds == ()


def test_another_sentence_keeps_what_only_unchanged_words_made():
    document = library.load("sentence-heads").lab.document
    early = holding.hold(document, "scores", (0, 3, 1), 1.0)
    both = holding.hold(early, "scores", (0, 10, 1), 1.0)
    words = [*document.tokens[:-1], "wide"]
    assert edits.set_sentence(both, " ".join(words)).holds == early.holds
    assert edits.set_sentence(both, "One other sentence").holds == ()


def test_another_number_of_key_heads_lets_keys_and_values_go():
    document = library.load("sentence-heads").lab.document
    held = holding.hold(holding.hold(document, "K", (1, 0, 0), 1.0), "Q", (3, 0, 0), 1.0)
    assert [h.array for h in edits.set_kv_heads(held, 1).holds] == ["Q"]
    tiny = library.load("tiny-example").lab.document
    assert swap_word(holding.hold(tiny, "scores", (0, 2, 0), 1.0)).holds == ()


@given(st.data())
@settings(max_examples=80)
def test_letting_go_gives_back_what_was_to_the_bit(data):
    document = data.draw(documents.documents()).with_(holds=())
    array = data.draw(st.sampled_from(HOLDABLE))
    place = tuple(data.draw(st.integers(0, size - 1)) for size in shape_of(document, array))
    before = run(document)
    try:
        held = holding.hold(document, array, place, data.draw(st.sampled_from([0.5, 2.0])))
    except EditError:
        assert BY_NAME[array].rule.hidden_stay
        assert not before.allowed[place[-2:]]
        return
    trace = run(held, before)
    assert trace[array][place] == held.holds[0].value
    again = run(holding.let_go(held, array, place), trace)
    # What is taken off before e^x appears with an overflow and goes with it, for a whole row.
    jumped = not np.array_equal(trace["exponent_shift"], before["exponent_shift"])
    for name, numbers in before.arrays.items():
        assert again[name].tobytes() == numbers.tobytes(), name
        moved = ~np.isclose(trace[name], numbers, rtol=0, atol=0, equal_nan=True)
        assert jumped or not (moved & ~depends_on(trace, array, place, name)).any(), name
    read = loads(dumps(library.load("tiny-example").lab.with_slot("document", held)))
    assert read.lab.document.holds == held.holds


def test_a_step_of_a_lesson_may_hold_numbers(small):
    held = holding.hold(small, *SCORE, 0.0)
    patch = patch_of(small, held)
    assert patch == {"holds": [{"array": "scores", "head": 0, "cell": [2, 1], "value": 0.0}]}
    assert patched(small, JsonField(patch, "step", Faults())).holds == held.holds


def test_shapes_are_known_without_computing():
    for seed in range(40):
        document: Document = documents.seeded(seed)
        trace = run(document)
        assert {n: shape_of(document, n) for n in HOLDABLE} == {n: trace[n].shape for n in HOLDABLE}


@pytest.mark.parametrize("seed", range(8))
def test_rows_that_do_not_follow_stay_to_the_bit(seed):
    """With heads of one number the joined rows lie in another order in memory, and keep it."""
    rng = np.random.default_rng(seed)
    shapes = {"X": (4, 1), "W_Q": (4, 1, 1), "W_K": (1, 1, 1), "W_V": (1, 1, 1), "W_O": (4, 1)}
    numbers = {name: rng.normal(size=shape) for name, shape in shapes.items()}
    document = Document(tokens=("a", "b", "c", "d"), **numbers)
    before = run(document)
    held = run(holding.hold(document, "concat", (0, 0), 0.5), before)
    assert held["out"][1:].tobytes() == before["out"][1:].tobytes()
