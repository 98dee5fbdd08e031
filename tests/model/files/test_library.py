"""Lessons and presets hold the designed numbers, and the engine gives the stated ones."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from attnviz.engine.steps.run import run
from attnviz.errors import EditError, LessonError
from attnviz.model.document.equality import same_document
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.sheet import split_words
from attnviz.model.edits import layer as edits
from attnviz.model.files import library, presets

FIGURES = Path(__file__).parents[2] / "data" / "figures"
DESIGN = json.loads((FIGURES / "sentence_heads.json").read_text(encoding="utf-8"))
STEPS = json.loads((FIGURES / "step_by_step.json").read_text(encoding="utf-8"))
HEADS = [head["id"] for head in DESIGN["heads"]]


def near(found, wanted, what=""):
    wanted = np.array(wanted, dtype=np.float64)
    assert found.shape == wanted.shape, what
    np.testing.assert_array_equal(np.isinf(found), np.isinf(wanted), err_msg=what)
    finite = np.isfinite(wanted)
    np.testing.assert_allclose(found[finite], wanted[finite], rtol=1e-12, atol=1e-12, err_msg=what)


@pytest.fixture(scope="module")
def tired():
    return library.load("sentence-heads").lab.document


@pytest.fixture(scope="module")
def wide(tired):
    return edits.set_sentence(tired, DESIGN["sentences"][0][1])


@pytest.fixture(scope="module")
def text():
    return library.load("step-by-step").lab.document


def share(document, head, query, source):
    pattern = run(document).pattern[HEADS.index(head)]
    return pattern[document.tokens.index(query), document.tokens.index(source)]


def test_the_lessons_are_there_by_id():
    assert library.ids()[:3] == ("sentence-heads", "step-by-step", "tiny-example")
    for lesson_id in library.ids():
        file = library.load(lesson_id)
        assert file.title
        assert file.lab.note
        assert not file.left_out
    with pytest.raises(
        LessonError, match=r"unknown lesson '\.\./x'; known lessons: sentence-heads"
    ):
        library.load("../x")


def test_the_start_lab_has_the_sentence_and_the_small_numbers(tired, text):
    lab = library.start_lab()
    assert same_document(lab.document, tired)
    assert same_document(lab.example, text)
    assert lab.document.base is None
    assert lab.example.base is None


def test_the_sentence_is_stored_as_designed(tired):
    assert tired.X.tolist() == DESIGN["expected"]["tired"]["X"]
    assert tired.W_Q.tolist() == [head["W_Q"] for head in DESIGN["heads"]]
    groups = DESIGN["kv_groups"]
    assert tired.W_K.tolist() == [groups[g]["W_K"] for g in "AB"]
    assert tired.W_V.tolist() == [groups[g]["W_V"] for g in "AB"]
    assert tired.W_O.tolist() == DESIGN["W_O"]
    assert tired.kv_of_head == (0, 1, 0, 1)
    for spec, head in zip(tired.heads, DESIGN["heads"], strict=True):
        group = groups[head["group"]]
        assert (spec.name, spec.asks, spec.group) == (head["name"], head["asks"], head["group"])
        assert list(spec.query_names) == group["key_dims"]
        assert list(spec.value_names) == group["value_dims"]
    assert [spec.role for spec in tired.heads] == ["match", "previous", "subject", "resting"]


def test_the_sheet_is_stored_as_designed(tired):
    sheet = tired.sheet
    assert {word: dict(row) for word, row in sheet.lexicon.items()} == DESIGN["lexicon"]
    assert len(sheet.lexicon) == 301
    assert dict(sheet.gloss) == DESIGN["gloss"]
    assert list(sheet.features) == DESIGN["features"] == list(tired.feature_names)
    assert [list(group) for group in sheet.sentences] == DESIGN["sentences"]
    assert sheet.max_words == DESIGN["position"]["max_words"]
    assert dict(sheet.guess("gribbed")) == DESIGN["guess"]["ends in -ed or -ing"]
    assert dict(sheet.guess("gribbing")) == DESIGN["guess"]["ends in -ed or -ing"]
    assert dict(sheet.guess("gribly")) == DESIGN["guess"]["ends in -ly"]
    assert dict(sheet.guess("grib")) == DESIGN["guess"]["otherwise"]
    assert sheet.vectors(tired.tokens).tobytes() == tired.X.tobytes()


@pytest.mark.parametrize("sentence", ["tired", "wide"])
def test_every_number_of_the_sentences(sentence, request):
    trace = run(request.getfixturevalue(sentence))
    wanted = DESIGN["expected"][sentence]
    assert list(request.getfixturevalue(sentence).tokens) == wanted["tokens"]
    near(trace.X, wanted["X"])
    for h, head in enumerate(HEADS):
        made = wanted["heads"][head]
        near(trace.Q[h], made["Q"], head)
        near(trace.K[trace.kv_of_head[h]], made["K"], head)
        near(trace.V[trace.kv_of_head[h]], made["V"], head)
        near(trace.scores[h], made["raw"], head)
        near(trace.scaled_scores[h], made["scaled"], head)
        near(trace.pattern[h], made["A"], head)
        near(trace.z[h], made["out"], head)
    near(trace.concat, wanted["concat"])
    near(trace.out, wanted["update"])


def test_only_the_last_row_tells_tired_from_wide(tired, wide):
    one, other = run(tired), run(wide)
    np.testing.assert_allclose(one.pattern[:, :10], other.pattern[:, :10], rtol=0, atol=1e-15)
    assert not np.array_equal(one.pattern[0, 10], other.pattern[0, 10])


def test_one_shared_key_value_head_without_retraining(tired):
    trace = run(edits.set_kv_heads(tired, 1))
    for h, head in enumerate(HEADS):
        near(trace.pattern[h], DESIGN["expected"]["tired_mqa"][head], head)
    every_head_its_own = run(edits.set_kv_heads(tired, 4))
    near(every_head_its_own.pattern, run(tired).pattern)
    near(every_head_its_own.out, run(tired).out)


def test_one_head_muted(tired):
    for h, head in enumerate(HEADS):
        out = run(edits.set_muted(tired, h, True)).out[-1]
        near(out, DESIGN["update_of_tired_with_one_head_muted"][head], head)


@pytest.mark.parametrize(
    ("name", "mask"),
    [
        ("full", MaskSpec("causal")),
        ("window", MaskSpec("window", window=4)),
        ("sink", MaskSpec("sink-window", window=4, n_sinks=1)),
    ],
)
def test_the_sentence_under_sparse_masks(tired, name, mask):
    trace = run(edits.set_mask(tired, mask))
    wanted = DESIGN["sink_experiment_window_4"][name]
    near(trace.pattern[3, -1], wanted["resting_last_row"])
    near(trace.pattern[0, -1], wanted["who_last_row"])
    length = np.linalg.norm(trace.z[3, 4:], axis=1).mean()
    assert length == pytest.approx(wanted["resting_mean_output_length_words_5_to_11"], abs=1e-12)


def test_the_stated_shares(tired, wide):
    stated = [
        (tired, "who", "it", "animal", 0.4699),
        (tired, "who", "it", "street", 0.4699),
        (tired, "who", "tired", "animal", 0.9629),
        (wide, "who", "wide", "street", 0.9629),
        (tired, "previous", "tired", "too", 0.9354),
        (tired, "subject", "cross", "animal", 0.9950),
        (tired, "subject", "didn't", "animal", 0.9836),
        (tired, "subject", "was", "animal", 0.8510),
        (tired, "subject", "was", "it", 0.1152),
        (tired, "subject", "was", "street", 0.0233),
        (tired, "resting", "tired", "The", 0.9009),
    ]
    for document, head, query, source, wanted in stated:
        assert share(document, head, query, source) == pytest.approx(wanted, abs=5e-5)
    assert np.linalg.norm(run(tired).z[3, 10]) == pytest.approx(0.091, abs=5e-4)


def test_the_worst_text_of_every_length(tired):
    previous, resting = [], []
    for n in range(2, 25):
        pattern = run(edits.set_sentence(tired, "word " * n)).pattern
        previous += [pattern[1, i, i - 1] for i in range(1, n)]
        resting.append(pattern[3, :, 0].min())
    assert min(previous) == pytest.approx(0.9117, abs=5e-5)
    assert min(resting) == pytest.approx(0.8197, abs=5e-5)


@pytest.mark.parametrize(
    ("living", "wanted"), [(0.9, 0.361), (1.0, 0.470), (1.1, 0.582), (1.2, 0.686), (1.5, 0.894)]
)
def test_raising_the_animals_living(tired, living, wanted):
    document = edits.set_word_feature(tired, "animal", 0, living)
    assert share(document, "who", "it", "animal") == pytest.approx(wanted, abs=5e-4)


@pytest.mark.parametrize(
    ("says", "wanted"), [(0, 0.061), (0.25, 0.224), (0.5, 0.564), (0.75, 0.853), (1, 0.963)]
)
def test_lowering_what_tired_says(tired, says, wanted):
    document = edits.set_word_feature(tired, "tired", 6, says)
    assert share(document, "who", "tired", "animal") == pytest.approx(wanted, abs=5e-4)


def test_saying_living_and_place_at_once(tired):
    half = edits.set_word_feature(tired, "tired", 6, 0.5)
    both = edits.set_word_feature(half, "tired", 7, 0.5)
    assert share(both, "who", "tired", "animal") == pytest.approx(0.367, abs=5e-4)
    assert share(both, "who", "tired", "street") == pytest.approx(0.367, abs=5e-4)


@pytest.mark.parametrize(
    ("sentence", "source", "wanted"),
    [
        ("The dog left the park because it was hungry", "dog", 0.968),
        ("The dog left the park because it was crowded", "park", 0.968),
        ("The kitten broke the vase because it was clumsy", "kitten", 0.968),
        ("The kitten broke the vase because it was fragile", "vase", 0.968),
        ("The cat chased the mouse because it was hungry", "cat", 0.492),
        ("The cat chased the mouse because it was hungry", "mouse", 0.492),
    ],
)
def test_the_other_built_in_sentences(tired, sentence, source, wanted):
    document = edits.set_sentence(tired, sentence)
    last = split_words(sentence)[-1]
    assert share(document, "who", last, source) == pytest.approx(wanted, abs=5e-4)


def test_teaching_the_sheet_the_trophy_puzzle(tired):
    document = edits.set_sentence(tired, DESIGN["sentences"][4][0])
    assert not document.sheet.knows("big")
    document = edits.set_word_feature(document, "big", 6, 1.0)
    document = edits.set_word_feature(document, "trophy", 0, 1.0)
    assert share(document, "who", "big", "trophy") == pytest.approx(0.961, abs=5e-4)


def test_every_matrix_of_the_small_example(text):
    trace, wanted = run(text), STEPS["matrices"]
    assert list(text.tokens) == STEPS["tokens"]
    assert list(text.feature_names) == STEPS["columns"]
    names = {"S": "scores", "scaled": "scaled_scores", "masked": "masked_scores"}
    names |= {"E": "exponentials", "A": "pattern", "O": "z"}
    for shown, numbers in wanted.items():
        if shown == "sqrt_d_k":
            assert trace.scale == 1 / numbers
        elif shown == "row_sums":
            near(trace.row_sums[0, :, 0], numbers)
        else:
            array = trace[names.get(shown, shown)]
            near(array[0] if array.ndim == 3 else array, numbers, shown)
    near(trace.out, wanted["O"])


def test_the_small_example_with_its_switches_off(text):
    near(run(edits.set_option(text, "mask_on", False)).pattern[0], STEPS["weights_without_mask"])
    near(
        run(edits.set_option(text, "scale_on", False)).pattern[0], STEPS["weights_without_scaling"]
    )


def test_the_live_edits_of_the_small_example(text):
    down = run(edits.set_cell(text, "X", (1, 0), -1.0)).pattern[0, 3]
    np.testing.assert_allclose(down, [0.02, 0.71, 0.23, 0.04], atol=5e-3)
    sat = run(edits.set_row(text, "X", 2, -text.X[2])).pattern[0, 2, 0]
    assert sat == pytest.approx(0.58, abs=5e-3)


def test_the_presets_and_what_they_give():
    wanted = STEPS["presets"]
    for preset_id, key in (
        ("identity", "identity"),
        ("zero-query", "zero_query"),
        ("times-ten", "times_ten"),
        ("tiny", "tiny"),
    ):
        document = presets.preset(preset_id)
        near(run(document).pattern[0], wanted[key]["expected_A"], key)
        assert document.base is None
    tiny = presets.preset("tiny")
    near(run(tiny).z[0], wanted["tiny"]["expected_O"])
    assert list(tiny.feature_names) == wanted["tiny"]["features"]
    assert (tiny.options.scale_on, tiny.options.mask_on) == (False, True)
    np.testing.assert_allclose(run(tiny).pattern[0, 2], [0.9094, 0.0453, 0.0453], atol=5e-5)
    assert same_document(presets.preset("text"), library.load("step-by-step").lab.document)


def test_swapping_the_last_word_of_the_tiny_example():
    tiny = presets.preset("tiny")
    other = presets.swap_word(tiny)
    variant = STEPS["presets"]["tiny"]["variant"]
    assert list(other.tokens) == variant["tokens"]
    assert other.W_Q[0].tolist() == variant["W_Q"]
    np.testing.assert_allclose(run(other).pattern[0, 2], [0.0453, 0.9094, 0.0453], atol=5e-5)
    assert same_document(presets.swap_word(other), tiny)
    edited = edits.set_cell(tiny, "W_Q", (0, 2, 0), 5.0)
    swapped = presets.swap_word(edited)
    assert swapped.W_Q[0, 2].tolist() == [0.0, 5.0]
    assert swapped.changed_cells("W_Q").sum() == 1
    assert swapped.original.tokens[-1] == "wide"
    with pytest.raises(EditError, match="last word to swap"):
        presets.swap_word(presets.preset("text"))


def test_a_seed_repeats_the_random_preset():
    one, same, other = (presets.preset("random", seed) for seed in (7, 7, 8))
    assert same_document(one, same)
    assert not np.array_equal(one.X, other.X)
    tenths = one.X * 10
    np.testing.assert_allclose(tenths, tenths.round(), atol=1e-12)


def test_choosing_what_is_there_already_is_no_edit():
    text = presets.preset("text")
    assert presets.choose(text, "text") is text
    assert presets.choose(text, "tiny").tokens[0] == "animal"
    assert presets.choose(replace(text, title="mine"), "text").title == "Numbers of the chapter"
    with pytest.raises(EditError, match="unknown preset 'x'; known presets: text, tiny"):
        presets.preset("x")
