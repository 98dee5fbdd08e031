"""Files that are damaged, wrong, or no files: one clear sentence, never a traceback."""

import json
import math
import os
import random
import socket
import stat
from pathlib import Path

import numpy as np
import pytest

from attnviz.errors import EditError, LessonError
from attnviz.model.files import attn, library
from attnviz.model.files.attn import dumps, load, loads
from attnviz.model.matrices.read import read_matrix

START = dumps(library.load("sentence-heads").lab)
TINY = dumps(library.load("tiny-example").lab, view={"tab": "steps"}, steps=[{"says": "look"}])


def tree():
    return json.loads(TINY)


def put(place, value):
    """Give the text of the tiny example with one place replaced; `...` as value deletes it."""
    root = tree()
    part = root
    for step in place[:-1]:
        part = part[step]
    if value is ...:
        del part[place[-1]]
    else:
        part[place[-1]] = value
    return json.dumps(root)


def said(text, **options):
    with pytest.raises(LessonError) as error:
        loads(text, "my.attn", **options)
    message = str(error.value)
    assert message.startswith("my.attn: ")
    assert "\n" not in message
    return message.removeprefix("my.attn: ")


D = ("document",)
FAULTS = [
    ((*D, "W_Q", 0, 2, 1), math.nan, "document.W_Q[0][2][1]: found NaN, expected a finite number"),
    ((*D, "X", 1, 0), math.inf, "document.X[1][0]: found Infinity, expected a finite number"),
    ((*D, "X", 1, 0), -math.inf, "document.X[1][0]: found -Infinity, expected a finite number"),
    ((*D, "X", 1, 0), True, "document.X[1][0]: found true, expected a number"),
    ((*D, "X", 1, 0), "1", "document.X[1][0]: found '1', expected a number"),
    ((*D, "X", 1, 0), None, "document.X[1][0]: found null, expected a number"),
    ((*D, "X", 1), [1, 2], "document.X[1]: found 2 entries, expected 3 as in the other rows"),
    ((*D, "X", 1), 7, "document.X[1]: found 7, expected a row of numbers"),
    ((*D, "X", 1, 0), [1], "document.X[1][0]: found a list of 1, expected a number"),
    ((*D, "X"), [], "document.X: found an empty list, expected numbers"),
    ((*D, "X"), [[]], "document.X: found an empty list, expected numbers"),
    ((*D, "X"), {}, "document.X: found an object (0 levels of brackets), expected rows of numbers"),
    ((*D, "X"), [1, 2, 3], "document.X: found a list of 3 (1 levels of brackets), expected rows"),
    ((*D, "X"), ..., "document: found no 'X', which every attnviz file needs"),
    (
        (*D, "X", 0, 0),
        10**400,
        "document.X[0][0]: found a number of more than 40 digits, expected a f",
    ),
    ((*D, "X", 0, 0), 1e300, "document.X: with these projection matrices and this scale, "),
    ((*D, "tokens"), [], "document.tokens: found an empty list, expected 1 to 4,096 texts"),
    ((*D, "tokens"), ["a"] * 5000, "document.tokens: found a list of 5,000, expected 1 to 4,096"),
    ((*D, "tokens"), ["a", "b"], "document.X: found 3 × 3, expected 2 × n (one row per token)"),
    ((*D, "tokens", 1), 5, "document.tokens[1]: found 5, expected text in quotation marks"),
    (
        (*D, "tokens", 1),
        "\ud800",
        "document.tokens[1]: found half of a surrogate pair, expected whole",
    ),
    ((*D, "tokens", 1), "x" * 2000, "document.tokens[1]: found 2,000 characters, expected at most"),
    (
        (*D, "W_K"),
        [[[1.5, 0], [0, 1.5]]],
        "document.W_K: found 1 × 2 × 2, expected n × 3 × 2 (3 rows",
    ),
    ((*D, "W_V"), [[[1]] * 3] * 2, "document.W_V: found 2 × 3 × 1, expected 1 × 3 × n"),
    ((*D, "W_O"), [[1]], "document.W_O: found 1 × 1, expected 2 × n (1 heads × 2 numbers)"),
    ((*D, "b_O"), [1], "document.b_O: found 1, expected 2"),
    ((*D, "sink_logits"), [1, 2], "document.sink_logits: found 2, expected 1"),
    ((*D, "q_norm"), [1], "document.q_norm: found 1, expected 2 (one number per column of a head)"),
    (("source",), {"kind": "model"}, "source: found no 'path'"),
    (
        ("source",),
        {"kind": "hub", "path": "a", "name": "a"},
        "source.kind: found 'hub', expected one of 'model', 'capture'",
    ),
    (
        ("source",),
        {"kind": "model", "path": "a", "name": "a", "layer": -1},
        "source.layer: found -1, expected a whole number from 0",
    ),
    ((*D, "captured"), 1, "document.captured: found 1, expected true or false"),
    ((*D, "kv_of_head"), [1], "document.kv_of_head: found [1], expected 1 numbers from 0 to 0"),
    ((*D, "kv_of_head"), [-1], "document.kv_of_head[0]: found -1, expected a whole number from 0"),
    ((*D, "kv_heads_used"), 2, "document.kv_heads_used: found 2, expected a number that divides 1"),
    ((*D, "muted"), [3], "document.muted: found [3], expected heads 0 to 0"),
    ((*D, "W_k"), [[1]], "document: found the unknown field 'W_k'. Did you mean 'W_K'?"),
    (
        (*D, "mask", "kind"),
        "casual",
        "document.mask.kind: found 'casual', expected one of 'none', 'cau",
    ),
    ((*D, "mask", "kind"), "custom", 'document.mask: found kind "custom" without cells, expected'),
    ((*D, "mask", "window"), 0, "document.mask.window: found 0, expected a whole number from 1"),
    ((*D, "mask", "window"), 2.5, "document.mask.window: found 2.5, expected a whole number"),
    ((*D, "mask", "window"), True, "document.mask.window: found true, expected a whole number"),
    (
        (*D, "mask"),
        {"kind": "custom", "custom": [[1, 0], [1, 1]]},
        "document.mask.custom[0][0]: foun",
    ),
    (
        (*D, "mask"),
        {"kind": "custom", "custom": [[True]]},
        "document.mask: found 1 × 1, expected 3",
    ),
    ((*D, "options", "scale_on"), 1, "document.options.scale_on: found 1, expected true or false"),
    (
        (*D, "options", "temperature"),
        0,
        "document.options: temperature: found 0, expected 0.001 to",
    ),
    (
        (*D, "options", "softcap"),
        -1,
        "document.options: softcap: found -1, expected a number above 0",
    ),
    ((*D, "options", "scale"), "auto", "document.options.scale: found 'auto', expected a number"),
    (
        (*D, "options", "rope"),
        {"layout": "full"},
        "document.options.rope.layout: found 'full', expec",
    ),
    (
        (*D, "options", "rope"),
        {"width": 4},
        "document.options: rope rotates 4 numbers of a head, expecte",
    ),
    (
        (*D, "heads", 0),
        {"nam": "x"},
        "document.heads[0]: found the unknown field 'nam'. Did you mean",
    ),
    (
        (*D, "heads", 0),
        {"name": "x", "role": "boss"},
        "document.heads[0]: role: found 'boss', expecte",
    ),
    ((*D, "heads"), [], None),
    (
        (*D, "dtype"),
        "float16",
        "document.dtype: found 'float16', expected one of 'float64', 'float32'",
    ),
    ((*D,), None, "document: found null, expected an object in braces {}"),
    ((*D,), ..., 'found no field "document", which every attnviz file needs'),
    (("example",), {"tokens": []}, "example.tokens: found an empty list"),
    ((*D, "holds"), 3, "document.holds: found 3, expected a list"),
    ((*D, "holds"), [3], "document.holds[0]: found 3, expected an object"),
    (
        (*D, "holds"),
        [{"array": "scored", "head": 0, "cell": [0, 0], "value": 0}],
        "document.holds[0].array: found 'scored', expected one of 'Q', 'K'",
    ),
    (
        (*D, "holds"),
        [{"array": "scores", "cell": [0, 0], "value": 0}],
        "document.holds[0]: found an object, expected scores with the field 'head'",
    ),
    (
        (*D, "holds"),
        [{"array": "K", "head": 0, "cell": [0, 0], "value": 0}],
        "document.holds[0]: found an object, expected K with the field 'kv'",
    ),
    (
        (*D, "holds"),
        [{"array": "out", "head": 0, "cell": [0, 0], "value": 0}],
        "document.holds[0]: found an object, expected out without a head",
    ),
    (
        (*D, "holds"),
        [{"array": "scores", "head": 0, "cell": [0], "value": 0}],
        "document.holds[0].cell: found a list of 1, expected two numbers, row and column",
    ),
    (
        (*D, "holds"),
        [{"array": "scores", "head": 0, "cell": [0, 0], "value": math.inf}],
        "document.holds[0].value: found Infinity, expected a finite number",
    ),
    (
        (*D, "holds"),
        [{"array": "scores", "head": 0, "cell": [0, 99], "value": 0}],
        "document.holds[0]: no cell scores[0, 0, 99]; its shape is",
    ),
    (
        (*D, "holds"),
        [{"array": "scores", "head": 0, "cell": [0, 0], "value": 0}] * 2,
        "document.holds[1]: scores[0, 0, 0] is held twice",
    ),
    (("saturation", "d_k"), 0, "saturation.d_k: found 0, expected a whole number from 1 to 1,024"),
    (("saturation", "typed"), [1, 2], "saturation: typed scores: expected six numbers"),
    (("sparse", "kind"), "draw", "sparse: A custom pattern needs its cells"),
    (("sparse", "window"), 99, "sparse: window: found 99, expected 1 to 64"),
    (("sparse", "drawn"), [[True, True], [True, True]], "sparse: custom pattern: found shape"),
    (("view",), [], "view: found an empty list, expected an object"),
    (("view", "x"), math.nan, "view.x: found NaN, expected a finite number"),
    (("steps",), {}, "steps: found an object, expected a list"),
    (("steps", 0), "look", "steps[0]: found 'look', expected an object"),
    (("title",), 5, "title: found 5, expected text"),
    (("extra",), [[[[math.nan]]]], "extra[0][0][0][0]: found NaN"),
    (("attnviz",), 7, "made by a newer attnviz (format 7); this one reads up to 2."),
    (
        ("attnviz",),
        "1",
        "attnviz: found '1', expected the number of the format, 0 to 2. Correct that place",
    ),
    (("attnviz",), True, "attnviz: found true, expected the number of the format"),
    (("attnviz",), None, "attnviz: found null, expected the number of the format"),
    (("attnviz",), [None], "attnviz: found a list of 1, expected the number of the format"),
    (("attnviz",), 1.0, "attnviz: found 1.0, expected the number of the format"),
    (("attnviz",), -1, "attnviz: found -1, expected the number of the format"),
    (("attnviz",), ..., 'found no field "attnviz", expected "attnviz": 1 at the beginning'),
]


@pytest.mark.parametrize(("place", "value", "message"), FAULTS, ids=lambda v: repr(v)[:40])
def test_a_fault_is_named_with_its_place(place, value, message):
    text = put(place, value)
    if message is None:
        loads(text)
    else:
        assert said(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "found an empty file"),
        ("   \n", "found an empty file"),
        ("hello", "line 1, column 1: found 'hello', expected JSON that begins with {"),
        ("[1, 2]", "found a list or a single value, expected an object"),
        ("null", "found a list or a single value"),
        ("{}", 'found no field "attnviz"'),
        (TINY[:-4], "line 47, column 2: the file ends too early"),
        (TINY[:200], "line "),
        (TINY.replace("],", "]", 1), "line 8, column 3: not valid JSON"),
        (TINY.replace("1.5", "1e999"), "document.W_K[0][0][0]: found Infinity, expected a finite"),
        (TINY.replace("1.5", "9" * 5000), "document.W_K[0][0][0]: found Infinity"),
        (TINY.replace('"W_K"', '"W_Q"'), "document: found the key 'W_Q' twice"),
        ("[" * 100_000, "line 1, column 1: found '[[[[[[[[[[[[', expected JSON that begins with {"),
        ('{"a":' * 100_000, "found brackets nested hundreds of levels deep"),
        ('{"attnviz": 1, "document": ' + "[" * 100_000, "found brackets nested hundreds of"),
        (b"\x00\x01\x02\xff", "byte 3: found 0xff, expected UTF-8 text"),
        (TINY.encode("utf-16"), "byte 0: found 0xff, expected UTF-8 text"),
        (b"\x93NUMPY\x01\x00", "found a NumPy array, expected an attnviz file"),
        (b"PK\x03\x04..X.npy", "found a NumPy archive, expected an attnviz file"),
        (b"GGUF\x03\x00\xff", "found a language model"),
    ],
    ids=lambda v: repr(v)[:30],
)
def test_text_that_is_no_file(text, message):
    if isinstance(text, str) and text.startswith("[["):
        message = "found brackets nested hundreds of levels deep"
    assert said(text).startswith(message)


def test_float32_numbers_too_large_for_it_are_named():
    root = tree()
    root["document"]["dtype"] = "float32"
    root["document"]["X"][0][0] = 1e39
    assert said(json.dumps(root)).startswith(
        "document.X: found a larger one, expected numbers up to"
    )


def test_files_that_cannot_be_opened(tmp_path):
    with pytest.raises(LessonError, match=r"nothing\.attn: cannot be opened \(No such file"):
        load(tmp_path / "nothing.attn")
    with pytest.raises(LessonError, match="it is a folder"):
        load(tmp_path)
    with pytest.raises(LessonError, match="cannot be opened"):
        load("a\0b")
    big = tmp_path / "big.attn"
    with big.open("wb") as file:
        file.truncate(attn.LARGEST_FILE + 1)
    with pytest.raises(LessonError, match="found more than 256 MB"):
        load(big)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads everything")
def test_a_file_without_permission(tmp_path):
    path = tmp_path / "locked.attn"
    path.write_text(TINY, encoding="utf-8")
    path.chmod(0)
    with pytest.raises(LessonError, match="Permission denied"):
        load(path)


def test_an_error_names_the_file(tmp_path):
    path = tmp_path / "mine.attn"
    path.write_text(put((*D, "X", 0, 0), "x"), encoding="utf-8")
    with pytest.raises(LessonError) as error:
        load(path)
    assert str(error.value).startswith(
        f"{path}: document.X[0][0]: found 'x', expected a number. Cor"
    )


def junk(rng):
    return rng.choice(
        [None, True, "x", "", -1, 0, 1.5, 10**30, 1e300, math.nan, math.inf, [], {}, [[]], [1, [2]]]
    )


def spoil(rng, root):
    """Replace, double or drop one random value of a tree."""
    places = []

    def walk(part):
        for key in part if isinstance(part, dict) else range(len(part)):
            places.append((part, key))
            if isinstance(part[key], dict | list):
                walk(part[key])

    walk(root)
    part, key = rng.choice(places)
    deed = rng.random()
    if deed < 0.7:
        part[key] = junk(rng)
    elif deed < 0.9:
        del part[key]
    elif isinstance(part, list):
        part.insert(key, part[key])
    else:
        part[str(key) + "_"] = part[key]
    return json.dumps(root)


@pytest.mark.parametrize("seed", range(8))
def test_spoiled_trees_are_read_or_refused(seed):
    rng = random.Random(seed)
    start = json.loads(START)
    start["document"]["sheet"]["lexicon"] = {"animal": {"living": 1}}
    for _ in range(60):
        root = json.loads(json.dumps(start if rng.random() < 0.5 else tree()))
        text = spoil(rng, root)
        for lenient in (False, True):
            try:
                file = loads(text, lenient=lenient)
            except LessonError as error:
                assert "\n" not in str(error)
            else:
                dumps(file.lab, view=file.view, steps=file.steps, extra=file.extra)


@pytest.mark.parametrize("seed", range(8))
def test_spoiled_bytes_are_read_or_refused(seed):
    rng = random.Random(seed)
    for _ in range(60):
        data = bytearray(rng.choice([START, TINY]).encode())
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(data))
            deed = rng.randrange(4)
            if deed == 0:
                data[at] = rng.randrange(256)
            elif deed == 1:
                del data[at : at + rng.randint(1, 40)]
            elif deed == 2:
                data[at:at] = bytes(rng.choices(b'[]{}",:0-e', k=rng.randint(1, 4)))
            else:
                del data[at:]
            if not data:
                break
        for lenient in (False, True):
            try:
                loads(bytes(data), lenient=lenient)
            except LessonError as error:
                assert "\n" not in str(error)


def test_what_can_be_read_of_a_cut_file_is_read():
    cut = START[: START.index('"lexicon"') + 400]
    with pytest.raises(LessonError, match="ends too early"):
        loads(cut)
    file = loads(cut, lenient=True)
    assert file.lab.document.n_heads == 4
    assert len(file.lab.document.sheet.lexicon) > 3
    assert "ends too early" in file.left_out[0]


def test_what_is_left_out_is_listed():
    root = tree()
    root["document"]["options"]["scale"] = "big"
    root["document"]["W_O"] = [[1]]
    root["document"]["extra"] = 1
    root["saturation"]["d_k"] = 5000
    root["view"] = 3
    root["other"] = [math.nan]
    file = loads(json.dumps(root), lenient=True)
    assert [text.split(":")[0] for text in file.left_out] == [
        "document.options.scale",
        "document",
        "document.W_O",
        "saturation.d_k",
        "view",
        "other[0]",
    ]
    assert file.lab.document.W_O is None
    assert file.lab.document.options.scale_on is False
    assert file.steps == ({"says": "look"},)


def test_a_broken_document_leaves_the_example():
    root = tree()
    root["example"] = tree()["document"]
    root["document"]["X"][0] = [1]
    assert said(json.dumps(root)).startswith("document.X[1]: found 3 entries, expected 1")
    file = loads(json.dumps(root), lenient=True)
    assert file.lab.document.tokens == ("animal", "street", "tired")
    assert file.lab.example is None
    assert len(file.left_out) == 2


def test_vectors_that_are_spoiled_come_from_the_sheet_if_that_is_whole():
    root = json.loads(START)
    root["document"]["X"][0][0] = "x"
    file = loads(json.dumps(root), lenient=True)
    assert file.lab.document.X.tolist() == json.loads(START)["document"]["X"]
    root["document"]["sheet"]["features"] = "all"
    message = said(json.dumps(root), lenient=True)
    assert message == "document.X cannot be read, and without it nothing can be opened."


def test_a_newer_file_is_read_as_far_as_it_goes():
    root = {**tree(), "attnviz": 7}
    root["document"]["rotation"] = "new"
    file = loads(json.dumps(root), lenient=True)
    assert file.left_out[0].startswith("made by a newer attnviz (format 7)")
    assert file.left_out[1].startswith("document: found the unknown field 'rotation'")
    assert file.lab.document.n_tokens == 3


def test_nothing_to_read_is_refused_even_then():
    for text in ("", "[]", "{}", put((*D, "X"), "x"), '{"attnviz": 1}'):
        said(text, lenient=True)


def test_bad_encoding_is_passed_over_when_lenient():
    data = TINY.encode().replace(b"street", b"stra\xdfe")
    file = loads(data, lenient=True)
    assert file.lab.document.tokens[1] == "stra\N{REPLACEMENT CHARACTER}e"
    assert "expected UTF-8" in file.left_out[0]


def test_a_pipe_can_be_read(tmp_path):
    reading, writing = os.pipe()
    os.write(writing, TINY.encode())
    os.close(writing)
    assert stat.S_ISFIFO(os.fstat(reading).st_mode)
    path = Path(f"/dev/fd/{reading}")
    if not path.exists():
        pytest.skip("no /dev/fd here")
    assert load(path).title == "Three words, two numbers"
    os.close(reading)


def test_the_chapters_draw_of_coins_is_no_draw_of_normal_numbers():
    text = put(("saturation",), {"draw": "chapter", "distribution": "coin"})
    assert said(text).startswith("saturation: distribution: found coin, expected normal")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_what_may_never_answer_is_refused_at_once(tmp_path, monkeypatch):
    pipe = tmp_path / "pipe.attn"
    os.mkfifo(pipe)
    monkeypatch.chdir(tmp_path)  # the address of a socket is short
    end = socket.socket(socket.AF_UNIX)
    end.bind("s.attn")
    for path in (pipe, "s.attn", "/dev/zero"):
        with pytest.raises(LessonError, match="a pipe, a socket or a device, expected an ordinary"):
            load(path)
        with pytest.raises(EditError, match="a pipe, a socket or a device, expected an ordinary"):
            read_matrix(path)
    end.close()


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="no numbers of open files here")
def test_what_the_shell_hands_over_by_number_is_read():
    there, here = os.pipe()
    os.write(here, b"1 2\n3 4\n")
    os.close(here)
    assert read_matrix(f"/dev/fd/{there}").tolist() == [[1, 2], [3, 4]]
    os.close(there)


def sentence(**changes):
    tree = json.loads(dumps(library.load("sentence-heads").lab))
    tree["document"] |= changes
    return tree


def test_a_head_that_is_muted_twice_is_refused():
    assert loads(json.dumps(sentence(muted=[2, 0]))).lab.document.muted == {0, 2}
    with pytest.raises(LessonError, match=r"document\.muted\[2\]: found the head 2 again"):
        loads(json.dumps(sentence(muted=[2, 0, 2])))


def test_a_sheet_that_says_something_else_than_the_vectors_is_refused():
    tree = sentence()
    tree["document"]["X"][1][3] += 0.5
    with pytest.raises(LessonError, match=r"X\[1\]\[3\]: found .* as the sheet says of 'animal'"):
        loads(json.dumps(tree))
    file = loads(json.dumps(tree), lenient=True)
    document = file.lab.document
    assert len(file.left_out) == 1
    assert np.array_equal(document.sheet.vectors(document.tokens)[1], document.X[1])
    tree["document"]["X"][1][3] -= 0.5
    tree["document"]["X"][1][12] += 0.5  # a place's own columns may be changed when unlocked
    assert loads(json.dumps(tree)).lab.document.X[1][12] == tree["document"]["X"][1][12]


@pytest.mark.parametrize(
    "value",
    [[0] * 100_001, [[0]] * 60_000, {str(i): 0 for i in range(100_001)}, [[[0] * 30_000]] * 4],
    ids=["list", "lists", "object", "deep"],
)
def test_an_unknown_field_has_no_more_entries_than_a_known_one(value):
    root = tree()
    root["mystery"] = value
    with pytest.raises(LessonError, match="mystery: found more, expected at most 100,000 entries"):
        loads(json.dumps(root))
    root["mystery"] = [[0, 1], {"a": 2}] * 100
    assert loads(json.dumps(root)).extra["mystery"] == root["mystery"]
