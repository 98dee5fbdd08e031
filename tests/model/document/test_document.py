"""Documents, masks, options and specs: sound when built, or refused with the field's name."""

import numpy as np
import pytest

from attnviz.engine.steps.run import run
from attnviz.errors import EditError, ShapeError
from attnviz.model.document.document import Document, HeadSpec, MaskSpec, Options, Rope
from attnviz.model.document.equality import same, same_document
from attnviz.model.document.lab import SaturationSpec, SparseSpec
from attnviz.model.document.sheet import Dial, Sheet
from attnviz.model.edits import layer as edits
from attnviz.model.files import library, presets
from attnviz.model.files.attn import loads

GOOD = {
    "tokens": ("a", "b"),
    "X": np.ones((2, 4)),
    "W_Q": np.ones((4, 4, 2)),
    "W_K": np.ones((2, 4, 2)),
    "W_V": np.ones((2, 4, 3)),
}


def made(**changes):
    return Document(**{**GOOD, **changes})


def test_what_is_left_out_gets_a_sensible_default():
    document = made()
    assert document.kv_of_head == (0, 0, 1, 1)
    assert document.feature_names == ("d₀", "d₁", "d₂", "d₃")
    assert [head.name for head in document.heads] == ["Head 1", "Head 2", "Head 3", "Head 4"]
    sizes = (document.n_tokens, document.d_model, document.n_heads, document.n_kv_heads)
    assert (*sizes, document.d_k, document.d_v) == (2, 4, 4, 2, 2, 3)
    assert document.original is document


REFUSED = [
    ({"tokens": ()}, "tokens: found 0, expected 1 to 4,096"),
    ({"X": np.ones(4)}, "X: found 4, expected 2 × n (one row per token)"),
    ({"X": np.ones((3, 4))}, "X: found 3 × 4, expected 2 × n"),
    ({"X": [["a", "b", "c", "d"]] * 2}, "X: found <U1 values, expected numbers"),
    ({"X": np.full((2, 4), np.nan)}, "X[0, 0]: found nan, expected a finite number"),
    ({"W_Q": np.ones((4, 3, 2))}, "W_Q: found 4 × 3 × 2, expected n × 4 × n"),
    ({"W_Q": np.ones((4, 4, 0))}, "W_Q: found 4 × 4 × 0"),
    ({"W_K": np.ones((2, 4, 3))}, "W_K: found 2 × 4 × 3, expected n × 4 × 2"),
    ({"W_K": np.ones((3, 4, 2)), "W_V": np.ones((3, 4, 3))}, "W_K: found 3 key/value heads"),
    ({"W_V": np.ones((1, 4, 3))}, "W_V: found 1 × 4 × 3, expected 2 × 4 × n"),
    ({"W_O": np.ones((8, 4))}, "W_O: found 8 × 4, expected 12 × n"),
    ({"b_Q": np.ones((2, 2))}, "b_Q: found 2 × 2, expected 4 × 2"),
    ({"b_O": np.ones(4)}, "b_O: found 4, expected 12"),
    ({"q_norm": np.ones(3)}, "q_norm: found 3, expected 2 (one number per column of a head)"),
    ({"k_norm": np.ones((2, 2))}, "k_norm: found 2 × 2, expected 2"),
    (
        {"X": np.full((2, 4), 1e60), "W_K": np.full((2, 4, 2), 1e95), "k_norm": np.ones(2)},
        "X: with these projection matrices and this scale, numbers up to 1e+60 could push "
        "squares of queries and keys beyond",
    ),
    ({"sink_logits": np.array(1.0)}, "sink_logits: found a single number, expected 4"),
    (
        {"kv_of_head": (0, 1, 2, 0)},
        "kv_of_head: found [0, 1, 2, 0], expected 4 numbers from 0 to 1",
    ),
    ({"muted": frozenset({4})}, "muted: found [4], expected heads 0 to 3"),
    ({"kv_heads_used": 3}, "kv_heads_used: found 3, expected a number that divides 4 heads"),
    ({"heads": (HeadSpec("one"),)}, "heads: found 1, expected 4"),
    (
        {"heads": (HeadSpec("h", query_names=("x",)),) * 4},
        "heads[0].query_names: found 1, expected 2",
    ),
    ({"feature_names": ("a",)}, "feature_names: found 1, expected 4"),
    ({"tokens": ("a", 5)}, "tokens[1]: expected text of at most 1,000 characters"),
    ({"title": "x" * 2000}, "title: expected text of at most 1,000 characters"),
    (
        {"mask": MaskSpec("custom", custom=np.eye(3, dtype=bool))},
        "mask: found 3 × 3, expected 2 × 2",
    ),
    (
        {"options": Options(rope=Rope(width=4))},
        "options: rope rotates 4 numbers of a head, expected",
    ),
    ({"options": Options(rope=Rope(inv_freq=(1.0, 2.0)))}, "options: rope rotates 4 numbers"),
    (
        {"options": Options(rope=Rope(width=2, inv_freq=(1.0, 2.0)))},
        "options: rope has 2 frequencies",
    ),
    (
        {"X": np.full((2, 4), 1e200)},
        "X: with these projection matrices and this scale, numbers up to 1e+200",
    ),
]


@pytest.mark.parametrize(("changes", "message"), REFUSED, ids=lambda v: str(v)[:30])
def test_what_does_not_fit_is_named(changes, message):
    with pytest.raises(ShapeError) as error:
        made(**changes)
    assert str(error.value).startswith(message)


def test_too_many_tokens_are_refused():
    with pytest.raises(ShapeError, match="tokens: found 5,000, expected 1 to 4,096"):
        made(tokens=("a",) * 5000)


def test_more_heads_or_scores_than_memory_holds_are_refused():
    with pytest.raises(ShapeError, match="W_Q: found 300 heads, expected at most 256"):
        made(W_Q=np.ones((300, 4, 2)))
    n = 3000
    with pytest.raises(
        ShapeError, match="tokens: found 3,000 with 4 heads, which makes 36,000,000"
    ):
        made(tokens=("a",) * n, X=np.ones((n, 4)))


@pytest.mark.parametrize(
    ("maker", "fields", "message"),
    [
        (Options, {"temperature": 0}, "temperature: found 0, expected 0.001 to 1000"),
        (Options, {"temperature": "hot"}, "temperature: found 'hot', expected a finite number"),
        (Options, {"scale": -1.0}, "scale: found -1, expected 0 or more"),
        (Options, {"softcap": 0.0}, "softcap: found 0, expected a number above 0"),
        (Options, {"qk_norm_eps": 0.0}, "qk_norm_eps: found 0, expected 1e-30 to 1"),
        (Options, {"mask_on": 1}, "mask_on: found 1, expected on or off"),
        (Rope, {"layout": "full"}, "rope layout: found 'full'"),
        (Rope, {"width": 3}, "rope width: found 3, expected an even number"),
        (Rope, {"base": 0}, "rope base: found 0, expected 1e-30 to 1e+30"),
        (Rope, {"inv_freq": (float("nan"),)}, "rope inv_freq: found nan, expected -1e+30 to"),
        (Rope, {"inv_freq": (0.5, -1.7e308)}, "rope inv_freq: found -1.7e+308, expected"),
        (Rope, {"base": 5e-324}, "rope base: found 4.94066e-324, expected 1e-30"),
        (Rope, {"attention_factor": 1e39}, "rope attention_factor: found 1e+39, expected"),
        (HeadSpec, {"name": "x", "role": "boss"}, "role: found 'boss', expected one of match"),
        (MaskSpec, {"kind": "full"}, "mask kind: found 'full', expected one of none, causal"),
        (MaskSpec, {"window": 0}, "mask window: found 0, expected a whole number ≥ 1"),
        (MaskSpec, {"stride": True}, "mask stride: found True"),
        (MaskSpec, {"kind": "custom"}, "mask of kind custom: only kind custom takes"),
        (
            MaskSpec,
            {"custom": np.eye(2, dtype=bool)},
            "mask of kind causal: only kind custom takes",
        ),
        (MaskSpec, {"kind": "custom", "custom": np.eye(2)}, "custom mask: expected a square"),
        (SaturationSpec, {"d_k": 0}, "d_k: found 0"),
        (SaturationSpec, {"d_k": True}, "d_k: found True"),
        (SaturationSpec, {"draw": -1}, "draw: found -1"),
        (SaturationSpec, {"divisor": "2"}, "divisor: found '2'"),
        (SaturationSpec, {"distribution": "flat"}, "distribution: found 'flat'"),
        (SaturationSpec, {"typed": (float("nan"),) * 6}, "typed scores"),
        (SparseSpec, {"kind": "x"}, "pattern: found 'x'"),
        (SparseSpec, {"kind": "draw"}, "A custom pattern needs its cells"),
        (SparseSpec, {"window": 65}, "window: found 65, expected 1 to 64"),
        (SparseSpec, {"global_layers": ()}, "global_layers: found 0, expected 32"),
        (SparseSpec, {"drawn": np.eye(3, dtype=bool)}, "custom pattern: found shape (3, 3)"),
        (
            SparseSpec,
            {"drawn": np.ones((16, 16), bool)},
            "custom pattern: found a cell above the diagonal",
        ),
    ],
    ids=lambda v: str(v)[:25],
)
def test_small_values_are_checked_when_built(maker, fields, message):
    with pytest.raises(EditError) as error:
        maker(**fields)
    assert str(error.value).startswith(message)


def test_arrays_are_read_only_and_nobody_elses():
    X = np.ones((2, 4))
    view = X.view()
    view.setflags(write=False)
    one, other = made(X=X), made(X=view)
    X[0, 0] = 5.0
    assert one.X[0, 0] == other.X[0, 0] == 1.0
    assert not one.X.flags.writeable
    custom = np.eye(2, dtype=bool)
    mask = MaskSpec("custom", custom=custom)
    custom[0, 1] = True
    assert not mask.custom[0, 1]
    assert not mask.custom.flags.writeable
    again = made(X=one.X)
    assert again.X is one.X


def test_one_document_has_one_dtype():
    narrow = {name: np.asarray(GOOD[name], np.float32) for name in ("X", "W_Q", "W_K", "W_V")}
    assert made(**narrow).X.dtype == np.float32
    assert made(**narrow | {"X": narrow["X"].astype(np.float16)}).X.dtype == np.float32
    mixed = made(**narrow | {"W_V": GOOD["W_V"]})
    assert {getattr(mixed, name).dtype for name in narrow} == {np.dtype(np.float64)}
    assert made(X=[[1, 2, 3, 4], [1, 2, 3, 4]]).X.dtype == np.float64


def test_arrays_that_an_edit_left_alone_are_not_looked_through(monkeypatch):
    document = made()
    looked = []
    from attnviz.model.document import checks

    peak = checks._peak
    monkeypatch.setattr(checks, "_peak", lambda name, a: (looked.append(name), peak(name, a))[1])
    edits.set_cell(document, "W_V", (0, 0, 0), 2.0)
    assert looked == ["W_V"]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_whatever_a_document_accepts_stays_finite(dtype):
    rng = np.random.default_rng(0)
    accepted = 0
    for power in range(0, int(np.log10(np.finfo(dtype).max)), 2):
        signs = {n: rng.choice([-1.0, 1.0], np.shape(GOOD[n])) for n in ("X", "W_Q", "W_K", "W_V")}
        arrays = {name: (array * 10.0**power).astype(dtype) for name, array in signs.items()}
        try:
            document = made(**arrays, options=Options(scale=3.0, temperature=0.01, alibi=True))
        except ShapeError as error:
            assert "beyond the largest" in str(error)
            continue
        accepted += 1
        trace = run(document)
        for name in ("Q", "K", "V", "scores", "scaled_scores", "pattern", "z", "out", "row_sums"):
            assert np.isfinite(trace[name]).all(), (name, power)
    assert accepted >= (4 if dtype is np.float32 else 30)


def test_masks_compare_by_rule_and_cells():
    assert MaskSpec("window", window=3) == MaskSpec("window", window=3)
    assert MaskSpec("window", window=3) != MaskSpec("window", window=4)
    one, same_one = (MaskSpec("custom", custom=np.eye(2, dtype=bool)) for _ in range(2))
    assert one == same_one
    assert hash(one) == hash(same_one)
    assert one != MaskSpec("custom", custom=np.ones((2, 2), dtype=bool))
    assert one != "custom"


def test_a_drawn_mask_is_cut_or_goes_on():
    mask = MaskSpec("custom", custom=np.array([[True, True], [False, True]]))
    assert mask.fitted(2) is mask
    assert mask.fitted(1).custom.tolist() == [[True]]
    assert mask.fitted(3).custom.tolist() == [[1, 1, 0], [0, 1, 0], [1, 1, 1]]
    assert MaskSpec().fitted(9) == MaskSpec()


def test_equality_by_value():
    text = (library.LESSONS / "sentence-heads.attn").read_bytes()
    one, other = (loads(text).lab.document for _ in range(2))
    assert one is not other
    assert same_document(one, other)
    assert same_document(
        one, edits.set_cell(edits.set_cell(one, "W_Q", (0, 0, 0), 1), "W_Q", (0, 0, 0), 0)
    )
    assert not same_document(one, edits.set_word_feature(one, "animal", 0, 1.5))
    assert not same(np.zeros(2), np.zeros(2, np.float32))
    assert not same(np.array([0.0]), np.array([-0.0]))
    assert not same(1, 1.0)


def test_changed_cells():
    start = presets.preset("text")
    assert not start.changed_cells("X").any()
    after = edits.set_cell(start, "X", (1, 0), -1.0)
    assert np.argwhere(after.changed_cells("X")).tolist() == [[1, 0]]
    assert not after.changed_cells("W_Q").any()
    assert not edits.resize(after, 5, 4, 4).changed_cells("X").any()


def test_changed_cells_of_a_sentence_are_those_of_its_words():
    start = library.load("sentence-heads").lab.document
    wide = edits.set_sentence(start, "The animal was wide")
    assert not wide.changed_cells("X").any()
    after = edits.set_word_feature(wide, "wide", 0, 0.5)
    assert np.argwhere(after.changed_cells("X")).tolist() == [[3, 0]]
    everyday = edits.set_sentence(start, "The dragon was kind")  # neither is in the lesson's list
    assert everyday.X[1].any()
    assert not everyday.changed_cells("X").any()
    moved = edits.set_cell(wide, "X", (1, 10), 0.0, unlocked=True)
    assert np.argwhere(moved.changed_cells("X")).tolist() == [[1, 10]]


SHEET = {
    "features": ("a", "b", "c1", "c2", "c3", "c4", "first", "one"),
    "lexicon": {"cat": {"a": 1.0}},
    "meaning": 2,
    "dial": Dial(columns=(2, 3, 4, 5)),
    "first": 6,
    "one": 7,
}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"features": ("a",) * 8}, "features: expected unique names"),
        ({"meaning": 0}, "meaning: found 0, expected 1 to 8"),
        (
            {"first": 7},
            "dial columns, first, one: found [2, 3, 4, 5, 7, 7], expected six different",
        ),
        ({"one": 1}, "dial columns, first, one"),
        ({"dial": Dial(marks=0, columns=(2, 3, 4, 5))}, "dial marks: found 0"),
        ({"lexicon": {"Cat": {"a": 1}}}, "lexicon: found 'Cat', expected lower case: 'cat'"),
        ({"lexicon": {"cat": {"z": 1}}}, "lexicon, 'cat': found the unknown feature 'z'"),
        ({"lexicon": {"cat": {"a": float("inf")}}}, "lexicon, 'cat': found {'a': inf}"),
        ({"guesses": {"ed": {"z": 1}}}, "guesses, 'ed': found the unknown feature 'z'"),
        ({"max_words": 0}, "max_words and sentences"),
        ({"sentences": ((),)}, "max_words and sentences"),
    ],
    ids=lambda v: str(v)[:30],
)
def test_a_sheet_is_checked_when_built(changes, message):
    Sheet(**SHEET)
    with pytest.raises(EditError) as error:
        Sheet(**SHEET | changes)
    assert str(error.value).startswith(message)


def test_a_sheet_and_its_document_have_one_width():
    sheet = Sheet(**SHEET)
    with pytest.raises(
        ShapeError, match="sheet: found 8 features, expected 4, one per column of X"
    ):
        made(sheet=sheet)
