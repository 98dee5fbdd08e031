"""Files that are whole: what is written is read back to the bit, by every way in."""

import json
from dataclasses import replace

import documents
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.errors import AttnvizError, LessonError, ShapeError
from attnviz.model.document.document import Document, HeadSpec
from attnviz.model.document.equality import same, same_document
from attnviz.model.document.lab import Lab, SaturationSpec, SparseSpec
from attnviz.model.edits import layer as edits
from attnviz.model.files import library, presets
from attnviz.model.files.attn import FORMAT, dumps, load, loads, save
from attnviz.model.files.json_text import number_text, small_number_text

FLOATS = st.floats(allow_nan=False, allow_infinity=False)
NARROW = st.floats(allow_nan=False, allow_infinity=False, width=32)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=3) | FLOATS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)


def sparse_specs():
    drawn = np.tril(np.arange(64).reshape(8, 8) % 3 == 0)
    return st.sampled_from(
        [
            SparseSpec(),
            SparseSpec("window", window=7, n_tokens=32, reach_layers=2, long_tokens=1000),
            SparseSpec("draw", n_tokens=8, drawn=drawn, keep_diagonal=False),
            SparseSpec(global_layers=(True,) * 32),
        ]
    )


def saturation_specs():
    typed = st.none() | st.lists(st.floats(-9999, 9999), min_size=6, max_size=6).map(tuple)
    numbered = st.fixed_dictionaries(
        {"draw": st.integers(0, 2**63 - 1), "distribution": st.sampled_from(["normal", "coin"])}
    )
    return st.builds(
        lambda drawn, **others: SaturationSpec(**drawn, **others),
        drawn=st.just({"draw": "chapter"}) | numbered,
        d_k=st.integers(1, 1024),
        divisor=st.sampled_from(["1", "sqrt", "d"]),
        typed=typed,
    )


def labs():
    return st.builds(
        Lab,
        document=documents.documents(),
        example=st.none() | documents.documents(),
        saturation=saturation_specs(),
        sparse=sparse_specs(),
        title=st.text(max_size=8),
        note=st.text(max_size=8),
    )


def same_lab(one, other):
    names = ("document", "example", "saturation", "sparse", "title", "note")
    return all(same(getattr(one, name), getattr(other, name)) for name in names)


@given(labs(), st.dictionaries(st.text(max_size=4), JSON, max_size=3))
def test_what_is_written_is_read_back_to_the_bit(lab, view):
    text = dumps(lab, view=view, steps=[view] if view else [])
    file = loads(text)
    assert same_lab(file.lab, lab)
    assert file.view == view
    assert list(file.steps) == ([view] if view else [])
    held = any(layer.holds for layer in (lab.document, lab.example) if layer is not None)
    assert (file.version, file.left_out, dict(file.extra)) == (FORMAT if held else 1, (), {})
    assert file.title == lab.title
    assert dumps(file.lab, view=file.view, steps=file.steps) == text


@given(st.lists(FLOATS, min_size=1, max_size=6), st.lists(NARROW, min_size=1, max_size=6))
def test_every_float_reads_back_to_the_bit(wide, narrow):
    for numbers, dtype in ((wide, np.float64), (narrow, np.float32)):
        X = np.array([numbers], dtype=dtype)
        small = np.zeros((1, len(numbers), 1), dtype=dtype)
        try:
            document = Document(tokens=("a",), X=X, W_Q=small, W_K=small, W_V=small)
        except ShapeError:
            continue
        back = loads(dumps(Lab(document))).lab.document
        assert back.X.dtype == dtype
        assert back.X.tobytes() == X.tobytes()


@given(FLOATS, NARROW)
def test_the_shortest_digits_are_exact(wide, narrow):
    assert np.float64(number_text(wide)).tobytes() == np.float64(wide).tobytes()
    found = np.float32(float(small_number_text(np.float32(narrow))))
    assert found.tobytes() == np.float32(narrow).tobytes()


def test_digits_are_as_few_as_can_be():
    assert [number_text(x) for x in (3.0, -0.0, 0.1, 1e22, 5e-324)] == [
        "3",
        "-0.0",
        "0.1",
        "1e+22",
        "5e-324",
    ]
    assert small_number_text(np.float32(0.1)) == "0.1"
    assert small_number_text(np.float32(1 / 3)) == "0.33333334"


def test_one_matrix_row_stands_on_one_line():
    lines = dumps(library.load("step-by-step").lab).splitlines()
    assert "   [0.2, -0.4, 0.1, 0.9]," in lines
    assert "    [0, -1, -2, 0]," in lines
    assert ' "attnviz": 1,' in lines
    assert '  "tokens": ["The", "cat", "sat", "down"],' in lines


WHOLE = [
    lesson_id
    for lesson_id in library.ids()
    if '"lesson"' not in (library.LESSONS / f"{lesson_id}.attn").read_text(encoding="utf-8")
]


@pytest.mark.parametrize("lesson_id", WHOLE)
def test_bundled_lessons_are_as_we_would_write_them(lesson_id):
    path = library.LESSONS / f"{lesson_id}.attn"
    file = load(path)
    assert dumps(file.lab, view=file.view, steps=file.steps) == path.read_text(encoding="utf-8")


def test_the_start_lab_survives_edits_saving_and_opening(tmp_path):
    lab = library.start_lab()
    document = edits.set_word_feature(lab.document, "animal", 0, 1.2)
    document = edits.rename_feature(edits.set_kv_heads(document, 4), 1, "container")
    lab = replace(lab, document=document, title="Größe − ünïcode 语")
    path = tmp_path / "saved.attn"
    save(path, lab, view={"tab": "steps", "step": 6})
    file = load(path)
    assert same_lab(file.lab, lab)
    assert file.lab.document.base is None
    assert file.lab.document.original is file.lab.document
    assert file.view == {"tab": "steps", "step": 6}
    assert "语" in path.read_text(encoding="utf-8")


def test_unknown_fields_at_the_top_are_kept():
    text = dumps(
        library.load("tiny-example").lab, extra={"author": {"name": "A", "ages": [1, 2.5]}}
    )
    file = loads(text)
    assert file.extra == {"author": {"name": "A", "ages": [1, 2.5]}}
    assert dumps(file.lab, extra=file.extra) == text


SMALL = {
    "tokens": ["a", "b"],
    "X": [[1], [2]],
    "W_Q": [[[1, 2]]],
    "W_K": [[[1, 1]]],
    "W_V": [[[3]]],
}


def test_only_the_numbers_are_needed():
    lab = loads(json.dumps({"attnviz": 1, "document": SMALL})).lab
    wanted = Document(**{**SMALL, "tokens": ("a", "b")})
    assert same_document(lab.document, wanted)
    assert lab.example is None
    assert lab.document.heads == (HeadSpec("Head 1"),)


def test_a_single_matrix_stands_for_a_single_head():
    flat = {name: SMALL[name][0] for name in ("W_Q", "W_K", "W_V")}
    lab = loads(json.dumps({"attnviz": 1, "document": {**SMALL, **flat}})).lab
    assert same_document(
        lab.document, loads(json.dumps({"attnviz": 1, "document": SMALL})).lab.document
    )


def test_a_sheet_tells_the_vectors():
    tree = json.loads(dumps(library.load("sentence-heads").lab))
    X = tree["document"].pop("X")
    assert loads(json.dumps(tree)).lab.document.X.tolist() == X


def test_bytes_and_a_byte_order_mark_are_read():
    text = dumps(library.load("tiny-example").lab)
    assert loads(b"\xef\xbb\xbf" + text.encode()).title == "Three words, two numbers"


def test_the_flat_format_from_before_is_lifted():
    tiny = json.loads((documents.FIGURES / "step_by_step.json").read_text(encoding="utf-8"))
    tiny = tiny["presets"]["tiny"]
    old = {
        n: tiny[n]
        for n in ("name", "tokens", "features", "X", "W_Q", "W_K", "W_V", "scale", "mask")
    }
    for tree in (old, {"attnviz": 0, **old}):
        file = loads(json.dumps(tree))
        assert file.version == 0
        wanted = replace(presets.preset("tiny"), title="", heads=(HeadSpec("Head 1"),))
        assert same_document(file.lab.document, wanted)
        assert file.title == "Three words, two numbers"
        assert '"attnviz": 1' in dumps(file.lab)


def test_faults_in_the_flat_format_have_its_places():
    with pytest.raises(LessonError, match=r"^f: X\[0\]\[1\]: found 'x', expected a number"):
        loads(json.dumps({**SMALL, "X": [[1, "x"], [2, 2]]}), "f")


@pytest.mark.parametrize(
    "view", [{"a": float("nan")}, {"a": {1, 2}}, {"a": np.zeros(2)}, {"a": "\ud800"}]
)
def test_what_json_cannot_hold_is_not_written(view):
    with pytest.raises(LessonError):
        dumps(library.load("tiny-example").lab, view=view)


def test_what_is_nested_too_deeply_to_read_is_not_written():
    deep = []
    for _ in range(40):
        deep = [deep]
    with pytest.raises(LessonError, match="at most 24 levels"):
        dumps(library.load("tiny-example").lab, view={"a": deep})


def test_a_lab_that_cannot_be_read_back_cannot_be_made():
    with pytest.raises(AttnvizError, match="title: expected text of at most 1,000"):
        replace(library.start_lab(), title="x" * 1001)
    with pytest.raises(AttnvizError, match="half of a surrogate pair"):
        edits.set_token(presets.preset("text"), 0, "\ud800")
