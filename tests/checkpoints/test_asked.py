"""Changes that a lab remembers: what a run carries out of them, and how a layer shows it."""

from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints.asked import carried_out, changed_document, why_not
from attnviz.checkpoints.changes import HeldCell, MaskOff
from attnviz.checkpoints.layers import layer_document
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.tokens import TokenText
from attnviz.engine.steps.run import run as run_layer
from attnviz.engine.steps.table import HOLDABLE
from attnviz.errors import EditError
from attnviz.model.document.model_change import JOINED, ModelChange, sentence, where
from attnviz.model.edits import model_changes as edits
from attnviz.numbering import FROM_ONE, FROM_ZERO

MODELS = Path(__file__).parent.parent / "data" / "models"
IDS = (5, 9, 11, 5, 20, 31)
OTHER = (7, 8, 9, 10, 11, 12)
CHANGES = {
    "head_off": ModelChange("head_off", 0, 1),
    "head_mean": ModelChange("head_mean", 0, 1),
    "patch_head": ModelChange("patch_head", 0, 3, text="other"),
    "patch_row": ModelChange("patch_row", 0, 3, 5, text="other"),
    "patch_stream": ModelChange("patch_stream", 0, query=5, text="other"),
    "hidden_cell": ModelChange("hidden_cell", 0, 2, 4, 1),
    "held_score": ModelChange("held_score", 0, 2, 4, 1, number=-3.5),
    "held_row": ModelChange("held_row", 0, 0, 5, 2),
    **{
        f"held {array}": ModelChange(
            "held_number",
            0,
            None if array in JOINED else 1,
            4,
            0 if array == "row_sums" else 1,
            number=1.5 if array in ("exponentials", "row_sums") else -1.5,
            array=array,
        )
        for array in HOLDABLE
    },
    "window": ModelChange("window", 0, number=2),
    "rope_off": ModelChange("rope_off", 0),
    "scale_off": ModelChange("scale_off", 0),
    "mask_off": ModelChange("mask_off", 0),
    "temperature": ModelChange("temperature", 0, number=2.5),
}


TOKENS = tuple(TokenText(f"t{i}", b"", f"t{i}") for i in IDS)


@pytest.fixture(scope="module", params=["llama", "mistral"])
def model(request):
    return open_model(MODELS / request.param)


@pytest.fixture(scope="module")
def llama():
    return open_model(MODELS / "llama")


def other_of(model):
    return lambda text: model.run(OTHER)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_layer_shows_what_the_run_did(model, change):
    plain = model.run(IDS)
    carried = carried_out(model, plain, [change], other_of(model))
    assert len(carried) == 1
    changed = model.run(IDS, previous=plain, changes=carried)
    assert not np.allclose(changed.logits, plain.logits, atol=1e-4)
    for layer in range(model.config.n_layers):
        document = layer_document(model.weights, changed, layer, TOKENS)
        shown = changed_document(document, changed, layer)
        assert shown.original is shown
        trace = run_layer(shown)
        assert np.allclose(trace["pattern"], changed.pattern[layer], atol=2e-6)
        joined = changed.z[layer].swapaxes(0, 1).reshape(len(IDS), -1)
        assert np.allclose(trace["concat"], joined, atol=2e-5)


def test_what_is_off_is_not_carried_out(llama):
    plain = llama.run(IDS)
    off = edits.all_set((CHANGES["head_off"], CHANGES["rope_off"]), False)
    assert carried_out(llama, plain, off, other_of(llama)) == ()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (ModelChange("hidden_cell", 0, 1, 6, 2), "query: found 6, expected 0 to 5"),
        (ModelChange("held_row", 0, 1, 5, 9), "key: found 9, expected 0 to 5"),
        (ModelChange("head_off", 7, 1), "layer: found 7, expected 0 to 1"),
        (ModelChange("head_mean", 0, 9), "there is no head 0.9"),
    ],
)
def test_what_does_not_fit_says_why_and_stays_out(llama, change, why):
    plain = llama.run(IDS)
    assert why_not(llama, plain, change, other_of(llama)) == why
    fits = CHANGES["head_off"]
    assert len(carried_out(llama, plain, [change, fits], other_of(llama))) == 1


def test_a_model_without_rope_says_so():
    gpt2 = open_model(MODELS / "gpt2")
    why = why_not(gpt2, gpt2.run(IDS), CHANGES["rope_off"], other_of(gpt2))
    assert "learned positions" in why


def test_a_model_without_a_cap_says_so(llama):
    asked = ModelChange("softcap_off", 0)
    assert "has none" in why_not(llama, llama.run(IDS), asked, other_of(llama))


@pytest.fixture(scope="module")
def gemma2():
    return open_model(MODELS / "families" / "gemma2", dtype=np.float64)


def test_without_its_cap_a_layer_sees_larger_scores(gemma2):
    plain = gemma2.run(IDS)
    asked = ModelChange("softcap_off", 0)
    changed = gemma2.run(IDS, changes=carried_out(gemma2, plain, [asked], other_of(gemma2)))
    shown = changed_document(layer_document(gemma2.weights, changed, 0, TOKENS), changed, 0)
    assert shown.options.softcap is None
    assert np.allclose(run_layer(shown)["pattern"], changed.pattern[0], atol=2e-6)
    assert changed.pattern[0].max(axis=-1).mean() > plain.pattern[0].max(axis=-1).mean()


@pytest.mark.parametrize("array", JOINED)
@pytest.mark.parametrize("name", ["gpt2", "llama", "families/gemma2", "families/gpt-neox"])
def test_parts_add_up_where_what_leaves_attention_is_held(name, array):
    model = open_model(MODELS / name, dtype=np.float64)
    changes = [HeldCell(layer, array, None, len(IDS) - 1, 3, 4.0) for layer in (0, 1)]
    changed = model.run(IDS, changes=changes)
    found = model.direct_effect(changed, [int(np.argmax(changed.logits)), 7])
    assert found.totals()["sum"] == pytest.approx(found.logits, abs=1e-9)
    held = [part.layer for part in found.parts if part.name == "held_output"]
    assert held == ([0, 1] if array == "out" else [])


def test_a_held_output_is_what_the_stream_takes():
    """Where a layer is attention alone, the stream after it is the one before and the output."""
    model = open_model(MODELS.parents[2] / "resources" / "models" / "letters")
    place = (3, 2)
    ids = (5, 9, 11, 5, 2, 13)
    changed = model.run(ids, changes=[HeldCell(0, "out", None, *place, 9.0)])
    plain = model.run(ids)
    added, before = (run.stream[1] - run.stream[0] for run in (changed, plain))
    assert added[place] == pytest.approx(9.0, abs=1e-5)
    added[place] = before[place]
    assert np.allclose(added, before, atol=1e-5)


def test_without_a_mask_a_query_sees_what_comes_after_it(model):
    changed = model.run(IDS, changes=[MaskOff(1)])
    assert (changed.pattern[1] > 0).all()
    assert not np.triu(changed.pattern[0], 1).any()


def test_rows_of_another_length_are_aligned_from_the_end(llama):
    plain = llama.run(IDS)
    for ids in (OTHER[:4], (*OTHER, 3, 4)):
        other = llama.run(ids)
        asked = (CHANGES["patch_head"], CHANGES["patch_row"])
        both = [carried_out(llama, plain, [each], lambda _, o=other: o) for each in asked]
        whole, one = (llama.run(IDS, previous=plain, changes=each) for each in both)
        beside = min(len(ids), len(IDS))
        assert np.array_equal(whole.z[0, 3, -beside:], other.z[0, 3, -beside:])
        assert np.allclose(whole.z[0, 3, :-beside], plain.z[0, 3, :-beside], atol=1e-6)
        assert np.array_equal(one.z[0, 3, -1], other.z[0, 3, -1])
        assert np.allclose(one.z[0, 3, :-1], plain.z[0, 3, :-1], atol=1e-6)


def test_a_row_that_has_none_beside_it_says_so(llama):
    asked = ModelChange("patch_row", 0, 3, 1, text="other")
    why = why_not(llama, llama.run(IDS), asked, lambda text: llama.run((1, 2)))
    told = "this row has no counterpart in the other text (2 tokens, this one has 6)"
    assert why.startswith(told)


def test_the_stream_of_all_rows_of_another_text_is_that_text(model):
    plain, other = model.run(IDS), model.run(OTHER)
    asked = [ModelChange("patch_stream", 0, query=row, text="o") for row in range(len(IDS))]
    changes = carried_out(model, plain, asked, other_of(model))
    changed = model.run(IDS, previous=plain, changes=changes)
    assert np.array_equal(changed.pattern[0], plain.pattern[0])
    assert np.allclose(changed.pattern[1], other.pattern[1], atol=1e-6)
    assert np.allclose(changed.logits, other.logits, atol=1e-5)


def test_the_parts_of_a_logit_add_up_where_the_stream_was_replaced(model):
    plain = model.run(IDS)
    changes = carried_out(model, plain, [CHANGES["patch_stream"]], other_of(model))
    changed = model.run(IDS, previous=plain, changes=changes)
    found = model.direct_effect(changed, [int(np.argmax(changed.logits))])
    assert found.parts[0].name == "patched_stream"
    assert {part.layer for part in found.parts if part.name == "head"} == {1}
    assert found.totals()["sum"][0] == pytest.approx(found.logits[0], abs=1e-3)
    assert found.logits[0] == pytest.approx(float(changed.logits.max()), abs=1e-3)


def test_every_change_is_a_sentence():
    words = ["The", "cat", "and", "the", "dog", "sat"]
    said = {kind: sentence(change, words, FROM_ONE) for kind, change in CHANGES.items()}
    assert said == {
        "head_off": "Head 0.1 off",
        "head_mean": "Head 0.1: its mean over this text",
        "patch_head": "Head 0.3 as in “other”",
        "patch_row": "Head 0.3, row 6, as in “other”",
        "patch_stream": "Stream after layer 0, row 6, as in “other”",
        "hidden_cell": "0.2: “dog” cannot look at “cat”",
        "held_score": "0.2: score of “dog” on “cat” = −3.5, held",
        "held_row": "0.0: “sat” looks only at “and”",
        "held Q": "0.1: Q(“dog”, 1) = −1.5, held",
        "held K": "0.1: K(“dog”, 1) = −1.5, held",
        "held V": "0.1: V(“dog”, 1) = −1.5, held",
        "held scores": "0.1: S(“dog”, “cat”) = −1.5, held",
        "held scaled_scores": "0.1: S ÷ √d_k(“dog”, “cat”) = −1.5, held",
        "held masked_scores": "0.1: S ÷ √d_k + M(“dog”, “cat”) = −1.5, held",
        "held pattern": "0.1: A(“dog”, “cat”) = −1.5, held",
        "held z": "0.1: O(“dog”, 1) = −1.5, held",
        "held exponentials": "0.1: E(“dog”, “cat”) = 1.5, held",
        "held row_sums": "0.1: Σ(“dog”) = 1.5, held",
        "held concat": "Layer 0: Concat(“dog”, 1) = −1.5, held",
        "held out": "Layer 0: out(“dog”, 1) = −1.5, held",
        "mask_off": "Mask off in layer 0",
        "temperature": "Layer 0: temperature 2.5",
        "window": "Layer 0: window of 2",
        "rope_off": "RoPE off in layer 0",
        "scale_off": "÷√d_k off in layer 0",
    }
    assert where(CHANGES["hidden_cell"], FROM_ONE) == "layer 0, row 5, column 2"
    assert (
        sentence(CHANGES["hidden_cell"], words[:3], FROM_ONE) == "0.2: token 5 cannot look at “cat”"
    )
    assert where(CHANGES["hidden_cell"], FROM_ZERO) == "layer 0, row 4, column 1"
    told = sentence(CHANGES["hidden_cell"], words[:3], FROM_ZERO)
    assert told == "0.2: token 4 cannot look at “cat”"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"kind": "head_of", "layer": 1}, "found 'head_of', expected one of head_off"),
        ({"kind": "head_off", "layer": 1}, "a head is needed"),
        ({"kind": "rope_off", "layer": 1, "head": 2}, "it has no head"),
        ({"kind": "rope_off", "layer": -1}, "change layer: found -1"),
        ({"kind": "window", "layer": 1, "number": 0.0}, "at least 1 key"),
        ({"kind": "patch_head", "layer": 1, "head": 0}, "expected a text"),
        ({"kind": "temperature", "layer": 1, "number": 0.0}, "found 0, expected 0.001 to 1000"),
        (
            {"kind": "held_number", "layer": 1, "head": 0, "query": 1, "key": 0, "number": 1.0,
             "array": "out"},
            "it has no head",
        ),
        (
            {"kind": "held_score", "layer": 1, "head": 0, "query": 1, "key": 0,
             "number": float("inf")},
            "a finite number",
        ),
    ],
)  # fmt: skip
def test_a_change_that_is_none_is_refused(fields, message):
    with pytest.raises(EditError, match=message):
        ModelChange(**fields)


class TestList:
    def test_it_is_in_the_order_of_the_layers(self):
        late, early = ModelChange("head_off", 3, 1), ModelChange("head_off", 1, 2)
        assert edits.with_change((late,), early) == (early, late)

    def test_a_change_that_is_there_is_turned_on(self):
        off = edits.all_set((CHANGES["head_off"],), False)
        assert edits.with_change(off, CHANGES["head_off"]) == (CHANGES["head_off"],)

    def test_a_head_goes_off_and_on_and_stays_in_the_list(self):
        once = edits.head_toggled((), 0, 1)
        twice = edits.head_toggled(once, 0, 1)
        assert [change.on for change in (*once, *twice)] == [True, False]
        assert edits.head_toggled(twice, 0, 1) == once

    def test_one_is_taken_out_whether_on_or_off(self):
        both = (CHANGES["head_off"], CHANGES["rope_off"])
        left = edits.without(edits.toggled(both, both[0]), both[0])
        assert left == (CHANGES["rope_off"],)
