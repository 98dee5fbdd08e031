"""Texts that are long in one odd place: answered at once, and in one short line."""

import gc
import io
import json
import warnings

import numpy as np
import pytest

from attnviz.errors import AttnvizError, EditError, LessonError
from attnviz.model.files import attn, library
from attnviz.model.files.attn import dumps, loads
from attnviz.model.files.json_text import mended, parse
from attnviz.model.matrices.read import matrix_of, parse_matrix

N = 100_000
LONGEST_ANSWER = 400
TEXTS = {
    "digits": "9" * N + "x",
    "comments": "# a line\n" * (3 * N) + "1 2",
    "phantoms": "\\begin{bmatrix}" + "\\phantom{" * N + "\\end{bmatrix}",
    "row gaps": "\\begin{bmatrix}" + "1 \\\\[" * N + "\\end{bmatrix}",
    "brackets": "[" * N,
    "quotation marks": '"' * N + ",1",
}


def answer(function, *given):
    """Call a function that may refuse; return its answer or the refusal.

    One that goes through a text again and again would take minutes, which ends the test.
    """
    try:
        return function(*given)
    except AttnvizError as error:
        return str(error)


@pytest.mark.parametrize("name", TEXTS)
def test_a_long_text_for_numbers_is_answered_at_once(name):
    found = answer(parse_matrix, TEXTS[name])
    assert isinstance(found, np.ndarray) or len(found) < LONGEST_ANSWER


def test_a_key_that_stands_twice_among_many_is_found_at_once():
    keys = [f'"k{i}": 1' for i in range(N)]

    def complain(error):
        raise error

    found = answer(parse, "{" + ", ".join([*keys, keys[-1]]) + "}", complain)
    assert f"'k{N - 1}' twice" in found


def test_many_objects_with_a_key_twice_are_told_at_once():
    told = []
    answer(parse, "[" + ", ".join(['{"a": 1, "a": 2}'] * 20_000) + "]", told.append)
    assert len(told) == 20_000
    assert str(told[-1]).startswith("[19999]: found the key 'a' twice")


def test_a_deep_and_long_text_is_mended_at_once():
    text = answer(mended, "[1, " * 900 + "[1], " * 3 * N)
    assert text.startswith("[1, [1, ")
    assert text.endswith("[1], [1]" + "]" * 900)


@pytest.mark.parametrize(
    "cell", ["1.5," + "9" * 1000 + "\t1", '"1.05,' + "9" * 1000 + '",1'], ids=["tab", "quoted"]
)
def test_a_long_cell_is_shown_by_its_beginning(cell):
    with pytest.raises(EditError) as error:
        parse_matrix(cell)
    assert len(str(error.value)) < LONGEST_ANSWER
    assert "…" in str(error.value)


def test_a_damaged_archive_is_told_in_a_short_line():
    packed = io.BytesIO()
    np.savez(packed, a=np.zeros((9, 9)))
    data = bytearray(packed.getvalue())
    data[26] = 255  # the length of the name inside
    found = answer(matrix_of, bytes(data), "a.npz")
    assert "damaged archive" in found
    assert len(found) < LONGEST_ANSWER


@pytest.mark.parametrize("dtype", ["f4"])
def test_numbers_that_signal_are_refused_without_a_warning(dtype):
    kept = io.BytesIO()
    np.save(kept, np.zeros((2, 2), dtype=f"<{dtype}"))
    width = int(dtype[1])
    signal = {2: b"\x01\x7c", 4: b"\x01\x00\x80\x7f"}[width]
    data = kept.getvalue()[: -4 * width] + signal * 4
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "found nan, expected a finite number" in answer(matrix_of, data, "x.npy")


def test_one_column_of_quoted_numbers_is_read():
    assert parse_matrix('"1.5"\n"-2"\n').tolist() == [[1.5], [-2.0]]
    assert parse_matrix('"1,5"\n"-2,25"\n').tolist() == [[1.5], [-2.25]]


TINY = dumps(library.load("tiny-example").lab)
LONG = "k" * 3000


def with_key(*place):
    tree = json.loads(TINY)
    part = tree
    for step in place:
        part = part.setdefault(step, {})
    part[LONG] = "odd"
    return json.dumps(tree)


@pytest.mark.parametrize(
    "text",
    [
        with_key("document"),
        with_key("document", "mask"),
        with_key("document", "sheet", "lexicon"),
        TINY.replace('"document"', f'"{LONG}": {{"a": 1, "a": 2}}, "document"', 1),
        TINY.replace('"document"', f'"{LONG}": 1, "{LONG}": 2, "document"', 1),
        TINY.replace('"document"', f'"{LONG}": NaN, "document"', 1),
        TINY.replace('{"name": ', f'{{"role": "{LONG[:1999]}", "name": ', 1),
    ],
    ids=["field", "field of the mask", "word", "place", "key twice", "extra", "role"],
)
def test_a_long_key_is_shown_by_its_beginning(text):
    with pytest.raises(LessonError) as error:
        loads(text, "my.attn")
    assert len(str(error.value)) < LONGEST_ANSWER
    assert "kkk…" in str(error.value)


def test_a_sentence_ends_before_the_advice_begins():
    tree = json.loads(dumps(library.load("sentence-heads").lab))
    sheet = tree["document"]["sheet"]
    next(iter(sheet["lexicon"].values()))["no feature"] = 1
    with pytest.raises(LessonError, match=r"unknown feature 'no feature'\. Correct that place"):
        attn.loads(json.dumps(tree))


def test_a_list_of_millions_is_refused_before_it_is_read_one_by_one():
    text = TINY.replace('"tokens": [', '"tokens": [' + '"a", ' * 4_000_000, 1)
    found = answer(loads, text, "my.attn")
    assert "document.tokens: found a list of 4,000,003, expected at most 100,000 entries" in found


def test_nothing_is_collected_while_millions_of_lists_may_be_read(monkeypatch):
    seen = []
    read = json.loads
    monkeypatch.setattr(json, "loads", lambda *a, **k: (seen.append(gc.isenabled()), read(*a, **k)))
    for text in ("[]", "[", "[" * N):
        answer(parse, text, None)
    assert seen == [False] * 3
    assert gc.isenabled()


def test_an_archive_of_a_thousand_arrays_names_the_first():
    packed = io.BytesIO()
    np.savez(packed, **{f"layer {i}": np.zeros(1) for i in range(1000)})
    found = answer(matrix_of, packed.getvalue(), "layers.npz")
    assert "found several arrays: layer 0, layer 1, " in found
    assert len(found) < LONGEST_ANSWER
