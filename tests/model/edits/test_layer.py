"""Edits: pure, refused with a reason, and the same object where nothing changes."""

import documents
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.engine.steps.run import run
from attnviz.errors import AttnvizError, EditError
from attnviz.model.document.document import Document, MaskSpec, Options, Rope
from attnviz.model.document.equality import same_document
from attnviz.model.edits import layer as edits
from attnviz.model.edits import sheet as sheet_edits
from attnviz.model.files import library, presets
from attnviz.model.files.attn import dumps, loads


@pytest.fixture(scope="module")
def text():
    return presets.preset("text")


@pytest.fixture(scope="module")
def sentence():
    return library.load("sentence-heads").lab.document


def test_an_edit_makes_a_new_document_and_leaves_the_old(text):
    after = edits.set_cell(text, "X", (1, 0), -1.0)
    assert after is not text
    assert text.X[1, 0] == 1.0
    assert after.X[1, 0] == -1.0
    assert after.original is text
    assert after.W_Q is text.W_Q
    again = edits.set_cell(after, "X", (1, 0), -2.0)
    assert again.original is text


NO_OPS = [
    ("text", lambda d: edits.set_cell(d, "X", (1, 0), 1)),
    ("text", lambda d: edits.set_matrix(d, "W_Q", d.W_Q.tolist())),
    ("text", lambda d: edits.set_matrix(d, "W_Q", d.W_Q[0], head=0)),
    ("text", lambda d: edits.set_row(d, "X", 0, d.X[0])),
    ("text", lambda d: edits.set_mask(d, MaskSpec("causal"))),
    ("text", lambda d: edits.set_option(d, "scale_on", True)),
    ("text", lambda d: edits.set_kv_heads(d, None)),
    ("text", lambda d: edits.set_kv_heads(d, 1)),
    ("text", lambda d: edits.set_muted(d, 0, False)),
    ("text", lambda d: edits.set_token(d, 0, "The")),
    ("text", lambda d: edits.rename_feature(d, 0, " d₀ ")),
    ("text", lambda d: edits.resize(d, 4, 4, 4)),
    ("sentence", lambda d: edits.set_sentence(d, " ".join(d.tokens))),
    ("sentence", lambda d: edits.set_word_feature(d, "animal", 0, 1.0)),
    ("sentence", lambda d: edits.set_cell(d, "X", (1, 0), 1.0)),
    ("sentence", lambda d: edits.set_matrix(d, "X", d.X)),
    ("sentence", lambda d: edits.set_kv_heads(d, 2)),
]


@pytest.mark.parametrize(("name", "edit"), NO_OPS)
def test_an_edit_that_changes_nothing_gives_the_same_object(name, edit, request):
    document = request.getfixturevalue(name)
    assert edit(document) is document


@given(documents.documents(dtypes=(np.float32,)), st.floats(-100, 100))
def test_typing_the_number_that_is_there_is_no_edit_in_float32(document, value):
    once = edits.set_cell(document, "W_V", (0, 0, 0), value)
    assert edits.set_cell(once, "W_V", (0, 0, 0), value) is once
    assert edits.set_matrix(once, "W_V", once.W_V.astype(float)) is once
    assert once.W_V.dtype == np.float32


REFUSED = [
    ("text", lambda d: edits.set_cell(d, "scores", (0, 0, 0), 1), "scores is computed; change X"),
    ("text", lambda d: edits.set_cell(d, "W_O", (0, 0), 1), "This document has no W_O"),
    ("text", lambda d: edits.set_cell(d, "X", (4, 0), 1), "X: no cell [4, 0]; its shape is [4, 4]"),
    ("text", lambda d: edits.set_cell(d, "X", (-1, 0), 1), "X: no cell [-1, 0]"),
    ("text", lambda d: edits.set_cell(d, "W_Q", (0, 0), 1), "W_Q: no cell [0, 0]"),
    ("text", lambda d: edits.set_cell(d, "X", (0, 0), float("nan")), "X: found nan, expected"),
    ("text", lambda d: edits.set_cell(d, "X", (0, 0), float("inf")), "X: found inf, expected"),
    ("text", lambda d: edits.set_cell(d, "X", (0, 0), 1.1e6), "X: found 1100000.0, expected"),
    ("text", lambda d: edits.set_cell(d, "X", (0, 0), "one"), "X: found one, expected a finite"),
    ("text", lambda d: edits.set_matrix(d, "X", [[1]]), "X: found 1 × 1, expected 4 × 4"),
    (
        "text",
        lambda d: edits.set_matrix(d, "X", [[1], [1, 2]]),
        "X: expected numbers in rows of equal length",
    ),
    (
        "text",
        lambda d: edits.set_matrix(d, "X", [["a"]]),
        "X: expected numbers in rows of equal length",
    ),
    (
        "text",
        lambda d: edits.set_matrix(d, "X", np.full((4, 4), np.nan)),
        "X: every number must be",
    ),
    ("text", lambda d: edits.set_matrix(d, "W_Q", d.X, head=1), "W_Q: no head 2"),
    ("text", lambda d: edits.set_matrix(d, "X", d.X, head=0), "X: no head 1"),
    ("text", lambda d: edits.set_row(d, "X", 4, [0] * 4), "X: no row 5"),
    ("text", lambda d: edits.set_row(d, "W_Q", 0, [0] * 4), "W_Q: no row 1"),
    ("text", lambda d: edits.set_row(d, "X", 1, [0]), "X row 2: found 1, expected 4"),
    ("text", lambda d: edits.set_sentence(d, "a b"), "This document has no character sheet"),
    (
        "text",
        lambda d: edits.set_word_feature(d, "a", 0, 1),
        "This document has no character sheet",
    ),
    ("text", lambda d: edits.set_token(d, 0, ""), "A token needs at least one character"),
    ("text", lambda d: edits.set_token(d, 4, "x"), "no token 5; there are 4"),
    ("text", lambda d: edits.rename_feature(d, 4, "x"), "no column 5; there are 4"),
    ("text", lambda d: edits.rename_feature(d, 0, "  "), "A feature name needs 1 to 40 characters"),
    ("text", lambda d: edits.toggle_mask_cell(d, 0, 4), "no cell [0, 4] in a mask of 4 × 4"),
    (
        "text",
        lambda d: edits.set_option(d, "speed", 1),
        "unknown option 'speed'; known options: scale_on",
    ),
    ("text", lambda d: edits.set_option(d, "temperature", 0), "temperature: found 0, expected"),
    (
        "text",
        lambda d: edits.set_option(d, "rope", Rope(width=6)),
        "options: rope rotates 6 numbers",
    ),
    ("text", lambda d: edits.set_kv_heads(d, 2), "2 key/value heads: the number must divide 1"),
    ("text", lambda d: edits.set_muted(d, 3, True), "muted: found [3], expected heads 0 to 0"),
    ("text", lambda d: edits.resize(d, 9, 4, 4), "Words, d_model and d_k must be from 2 to 8"),
    ("text", lambda d: edits.resize(d, 4, 4, 1), "Words, d_model and d_k must be from 2 to 8"),
    ("sentence", lambda d: edits.resize(d, 4, 4, 4), "Only the one-head example can be resized"),
    ("sentence", lambda d: edits.set_sentence(d, " … !"), "Type at least one word"),
    ("sentence", lambda d: edits.set_kv_heads(d, 3), "3 key/value heads: the number must divide 4"),
    (
        "sentence",
        lambda d: edits.set_word_feature(d, "it", 4, 10),
        "pronoun: found 10, expected −9.9",
    ),
    (
        "sentence",
        lambda d: edits.set_word_feature(d, "it", 10, 1),
        "slow-cos is set by position",
    ),
    (
        "sentence",
        lambda d: edits.set_word_feature(d, "it", 16, 1),
        "unknown feature 17; known features: 16",
    ),
    ("sentence", lambda d: edits.set_word_feature(d, "it", 0, float("nan")), "living: found nan"),
    (
        "sentence",
        lambda d: edits.set_cell(d, "X", (1, 10), 1),
        "slow-cos is set by position",
    ),
    ("sentence", lambda d: edits.set_cell(d, "X", (1, 14), 1, unlocked=True), "first is locked"),
    ("sentence", lambda d: edits.set_cell(d, "X", (1, 15), 2, unlocked=True), "one is locked"),
    ("sentence", lambda d: edits.set_matrix(d, "X", d.X + 1), "X: the columns from slow-cos on"),
    (
        "sentence",
        lambda d: edits.set_row(d, "X", 4, np.r_[[2.0] * 10, d.X[4, 10:]]),
        "X row 5: found",
    ),
    (
        "sentence",
        lambda d: edits.rename_feature(d, 0, "place"),
        "There is already a feature called",
    ),
]


@pytest.mark.parametrize(("name", "edit", "message"), REFUSED)
def test_nonsense_is_refused_with_a_reason(name, edit, message, request):
    with pytest.raises(AttnvizError) as error:
        edit(request.getfixturevalue(name))
    assert str(error.value).startswith(message)


def test_a_row_of_the_sheet_belongs_to_the_word(sentence):
    after = edits.set_cell(sentence, "X", (0, 9), 0.5)
    assert after.X[0, 9] == after.X[4, 9] == 0.5
    assert after.sheet.lexicon["the"] == {"little-word": 0.5}
    later = edits.set_sentence(after, "The the animal")
    assert later.X[:2, 9].tolist() == [0.5, 0.5]
    assert sentence.sheet.lexicon["the"] == {"little-word": 1.0}
    assert edits.set_word_feature(after, "THE", 9, 1.0).X.tolist() == sentence.X.tolist()


def test_a_pasted_sheet_teaches_its_words(sentence):
    X = sentence.X.copy()
    X[1, :3] = [0.25, 0.0, 3.0]
    after = edits.set_matrix(sentence, "X", X)
    assert after.X.tolist() == X.tolist()
    assert dict(after.sheet.lexicon["animal"]) == {"living": 0.25, "thing": 3.0, "noun": 1.0}


def test_an_unlocked_clock_moves_one_word(sentence):
    after = edits.set_cell(sentence, "X", (3, 10), 0.0, unlocked=True)
    assert after.X[3, 10] == 0.0
    assert after.sheet is sentence.sheet


def test_an_unknown_word_learns_its_row(sentence):
    big = edits.set_sentence(sentence, "It was big")
    assert big.X[2, 3] == 0.6
    after = edits.set_word_feature(big, "big", 6, 1.0)
    assert after.sheet.knows("Big")
    assert after.X[2, [3, 6]].tolist() == [0.6, 1.0]


def test_a_sentence_is_cut_at_the_limit_and_keeps_a_drawn_mask(sentence):
    drawn = edits.toggle_mask_cell(sentence, 2, 0)
    after = edits.set_sentence(drawn, "word " * 30)
    assert after.n_tokens == 24
    assert after.mask.custom.shape == (24, 24)
    assert not after.mask.custom[2, 0]
    assert after.mask.custom[23].all()
    narrow = Document(
        tokens=sentence.tokens,
        X=sentence.X.astype(np.float32),
        W_Q=sentence.W_Q.astype(np.float32),
        W_K=sentence.W_K.astype(np.float32),
        W_V=sentence.W_V.astype(np.float32),
        sheet=sentence.sheet,
    )
    assert edits.set_sentence(narrow, "It was").X.dtype == np.float32


def test_a_renamed_token_takes_its_words_row(sentence, text):
    after = edits.set_token(sentence, 10, "wide")
    assert same_document(
        after, edits.set_sentence(sentence, " ".join((*sentence.tokens[:-1], "wide")))
    )
    assert edits.set_token(text, 1, "dog").X is text.X


def test_a_renamed_feature_is_renamed_everywhere(sentence):
    after = edits.rename_feature(sentence, 5, "action")
    assert after.feature_names[5] == after.sheet.features[5] == "action"
    assert after.sheet.lexicon["was"] == {"action": 1.0}
    assert after.sheet.gloss["action"].startswith("says what happens")
    assert dict(after.sheet.guess("jumped")) == {"action": 0.7}
    assert after.sheet.vectors(after.tokens).tolist() == sentence.X.tolist()


def test_toggling_a_mask_cell_draws_the_mask(text):
    after = edits.toggle_mask_cell(text, 0, 3)
    assert after.mask.kind == "custom"
    assert after.mask.custom[0].tolist() == [True, False, False, True]
    back = edits.toggle_mask_cell(after, 0, 3)
    assert back.mask.custom.tolist() == np.tril(np.ones((4, 4), bool)).tolist()
    window = edits.set_mask(text, MaskSpec("window", window=2))
    assert edits.toggle_mask_cell(window, 3, 0).mask.custom[3].tolist() == [True, False, True, True]


def test_choosing_a_mask_switches_it_on(text):
    off = edits.set_option(text, "mask_on", False)
    assert edits.set_mask(off, MaskSpec("causal")).options.mask_on


def test_resizing_keeps_what_fits(text):
    larger = edits.resize(text, 6, 5, 3)
    assert larger.tokens == (*text.tokens, "word 5", "word 6")
    assert larger.X.shape == (6, 5)
    assert (larger.W_Q.shape, larger.W_V.shape) == ((1, 5, 3), (1, 5, 5))
    np.testing.assert_array_equal(larger.X[:4, :4], text.X)
    np.testing.assert_array_equal(larger.W_Q[0, :4], text.W_Q[0, :, :3])
    np.testing.assert_array_equal(larger.X[4], np.roll(text.X[0], -1)[[0, 1, 2, 3, 0]])
    assert larger.feature_names == ("d₀", "d₁", "d₂", "d₃", "d₄")
    assert larger.original is text
    smaller = edits.resize(larger, 2, 2, 2)
    np.testing.assert_array_equal(smaller.X, text.X[:2, :2])
    tiny = edits.resize(presets.preset("tiny"), 4, 3, 2)
    assert tiny.d_v == 2
    assert tiny.feature_names == ("living", "place", "says-living")
    assert tiny.options == presets.preset("tiny").options


def test_resizing_keeps_biases_output_matrix_sink_and_mask():
    rng = np.random.default_rng(3)
    document = Document(
        tokens=("a", "b", "c"),
        X=rng.normal(size=(3, 4)).astype(np.float32),
        W_Q=rng.normal(size=(1, 4, 2)).astype(np.float32),
        W_K=rng.normal(size=(1, 4, 2)).astype(np.float32),
        W_V=rng.normal(size=(1, 4, 2)).astype(np.float32),
        W_O=rng.normal(size=(2, 4)).astype(np.float32),
        b_Q=np.ones((1, 2), np.float32),
        b_K=np.ones((1, 2), np.float32),
        b_V=np.ones((1, 2), np.float32),
        b_O=np.ones(4, np.float32),
        q_norm=np.ones(2, np.float32),
        sink_logits=np.ones(1, np.float32),
        mask=MaskSpec("custom", custom=np.eye(3, dtype=bool)),
        options=Options(rope=Rope(), softcap=3.0),
        muted=frozenset({0}),
        note="kept",
    )
    after = edits.resize(document, 5, 6, 4)
    assert (after.W_O.shape, after.b_V.shape, after.b_O.shape) == ((4, 6), (1, 4), (6,))
    assert (after.q_norm.shape, after.k_norm) == ((4,), None)
    assert after.sink_logits is document.sink_logits
    assert (after.X.dtype, after.muted, after.note) == (np.float32, frozenset({0}), "kept")
    assert after.mask.custom[:3, :3].tolist() == np.eye(3, dtype=bool).tolist()
    assert np.isfinite(run(after).out).all()
    with pytest.raises(EditError, match="rotary positions do not fit"):
        edits.resize(document, 3, 4, 3)


@given(st.data())
def test_every_size_of_the_example_computes(data):
    sizes = [data.draw(st.integers(2, 8)) for _ in range(3)]
    document = edits.resize(presets.preset(data.draw(st.sampled_from(["text", "tiny"]))), *sizes)
    assert (document.n_tokens, document.d_model, document.d_k) == tuple(sizes)
    assert np.isfinite(run(document).out).all()
    back = edits.resize(document, 4, 4, 4)
    smallest = min(sizes[0], 4), min(sizes[1], 4)
    np.testing.assert_array_equal(
        back.X[: smallest[0], : smallest[1]], document.X[: smallest[0], : smallest[1]]
    )


@given(st.data())
def test_edits_never_touch_the_document_they_start_from(data):
    document = data.draw(documents.documents())
    before = {name: array.tobytes() for name, array in run(document).arrays.items()}
    after = data.draw(documents.edited(document))
    assert after.original is document
    assert {name: array.tobytes() for name, array in run(document).arrays.items()} == before


def test_a_million_everywhere_is_taken(text):
    document = text
    for name in ("X", "W_Q", "W_K", "W_V"):
        document = edits.set_matrix(document, name, np.full(getattr(text, name).shape, 1e6))
    trace = run(document)
    np.testing.assert_allclose(trace.pattern[0, 3], 0.25)
    assert np.isfinite(trace.out).all()


@pytest.mark.parametrize("name", ["scale", "temperature", "softcap"])
@pytest.mark.parametrize("value", [2, np.float64(2)])
def test_a_number_of_an_option_is_kept_as_a_file_gives_it_back(name, value):
    document = edits.set_option(library.load("tiny-example").lab.document, name, value)
    assert type(getattr(document.options, name)) is float
    back = loads(dumps(library.load("tiny-example").lab.with_slot("document", document)))
    assert same_document(back.lab.document, document)


def test_a_rotation_keeps_its_numbers_as_a_file_gives_them_back():
    rope = Rope(base=10, width=2, inv_freq=(1,), attention_factor=np.float64(2))
    numbers = (rope.base, rope.attention_factor, *rope.inv_freq)
    assert [type(number) for number in numbers] == [float] * 3


@pytest.mark.parametrize("value", [None, "much", 10**400], ids=["none", "text", "huge"])
def test_a_word_feature_that_is_no_number_is_refused(value):
    document = library.load("sentence-heads").lab.document
    with pytest.raises(EditError, match=r"expected −9\.9 to 9\.9"):
        sheet_edits.set_word_feature(document, document.tokens[0], 0, value)
