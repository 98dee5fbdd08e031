"""Arrays as files read back to the same bits, with names where there is room for them."""

import csv
import io
import json
import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

import attnviz
from attnviz.engine.steps.axes import axes_of
from attnviz.errors import EditError
from attnviz.export.axes import distinct, named, places, slice_of
from attnviz.export.tables import (
    FORMS,
    SUFFIXES,
    ArrayTable,
    Block,
    encoded,
    matrix_text,
    tables_of,
)
from attnviz.model.edits.layer import set_kv_heads
from attnviz.model.matrices.text import parse_matrix

FIELD = Path(__file__).parent.parent / "data" / "field"


def case(number: str) -> dict:
    (path,) = FIELD.glob(f"{number}-*.json")
    return json.loads(path.read_text(encoding="utf-8"))


def saved(path: Path, array, **names) -> Path:
    table = ArrayTable("x", array, (Block("x", np.atleast_2d(array), **names),))
    path.write_bytes(encoded([table], SUFFIXES[path.suffix], labels=True))
    return path


@pytest.fixture(scope="module")
def sentence():
    document = attnviz.load("sentence-heads").lab.document
    return document, attnviz.run(document)


@pytest.mark.parametrize("width", ["float32", "float64"])
@pytest.mark.parametrize("suffix", [".csv", ".tsv", ".txt", ".json", ".npz"])
def test_f101_reading_back_gives_the_same_bits(tmp_path, width: str, suffix: str) -> None:
    values = np.array([case("F101")["input"][width]], dtype=width)
    path = saved(tmp_path / f"x{suffix}", values)
    if suffix == ".npz":
        back = np.load(path)["x"]
    elif suffix == ".json":
        back = np.array(json.loads(path.read_text())["arrays"]["x"]["data"])
    else:
        text = path.read_text()
        text = text.split("\n", 1)[1] if suffix in (".csv", ".tsv") else text
        back = parse_matrix(text)[:, -3:]
    assert back.astype(width).tobytes() == values.tobytes()


def test_f103_a_table_of_a_matrix_has_rows_columns_and_labels(tmp_path) -> None:
    given_, wanted = np.array(case("F103")["input"]["matrix"]), case("F103")["expected"]
    path = saved(tmp_path / "x.csv", given_, columns=("a", "b,c"))
    rows = list(csv.reader(io.StringIO(path.read_text())))
    assert rows[0] == ["", "a", "b,c"]
    assert [row[0] for row in rows[1:]] == ["1", "2"]
    assert [[float(cell) for cell in row[1:]] for row in rows[1:]] == wanted["values"]


@given(arrays(np.float64, (2, 3), elements=st.floats(allow_nan=False)))
def test_any_numbers_survive_json_and_csv(values: np.ndarray) -> None:
    table = ArrayTable("x", values)
    data = json.loads(encoded([table], "json"), parse_constant=pytest.fail)["arrays"]["x"]["data"]
    assert np.array(data, dtype=float).tobytes() == values.tobytes()
    rows = csv.reader(io.StringIO(encoded([table], "csv").decode()))
    assert np.array([[float(cell) for cell in row] for row in rows]).tobytes() == values.tobytes()


def test_json_says_not_a_number_as_text() -> None:
    data = encoded([ArrayTable("x", np.array([[math.nan, math.inf, -math.inf]]))], "json")
    assert json.loads(data)["arrays"]["x"]["data"] == [["nan", "inf", "-inf"]]


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_the_same_each_time(sentence, form: str) -> None:
    assert encoded(tables_of(*sentence), form) == encoded(tables_of(*sentence), form)


def test_names_of_places_fit_every_array(sentence) -> None:
    document, trace = sentence
    for name, array in trace.arrays.items():
        assert len(axes_of(name)) == array.ndim, name
        for names, size in zip(places(document, name), array.shape, strict=True):
            assert len(names) in (0, size), name
        for table in tables_of(document, trace, [name]):
            for block in table.blocks:
                assert len(block.rows) in (0, block.array.shape[0]), name
                assert len(block.columns) in (0, block.array.shape[1]), name


def test_blocks_are_led_by_their_head(sentence) -> None:
    (table,) = tables_of(*sentence, ["K"])
    assert [block.title for block in table.blocks] == ["K, key/value head 0", "K, key/value head 1"]
    text = encoded([table], "markdown", labels=True).decode()
    assert text.startswith("## K, key/value head 0\n\n|  | ")
    assert "% K, key/value head 1\n\\begin{bmatrix}" in encoded([table], "latex").decode()


def test_numpy_text_is_python(sentence) -> None:
    text = encoded(tables_of(*sentence, ["masked_scores", "pattern"]), "numpy").decode()
    found: dict = {"np": np}
    exec(text, found)
    assert np.array_equal(found["masked_scores"], sentence[1].masked_scores)
    assert np.array_equal(found["pattern"], sentence[1].pattern)


def test_a_head_sees_its_own_keys(sentence) -> None:
    document, _ = sentence
    for used in (1, 2, 4):
        one = set_kv_heads(document, used)
        trace = attnviz.run(one)
        for head in range(4):
            q, k = slice_of(trace, "Q", head), slice_of(trace, "K", head)
            assert np.abs(q @ k.T - slice_of(trace, "scores", head)).max() < 1e-12
            stored = one.X @ slice_of(trace, "W_K", head)
            assert (np.abs(stored - k).max() < 1e-12) == (used > 1)


def test_each_array_is_listed_once(sentence) -> None:
    _, trace = sentence
    listed = distinct(trace)
    assert len({id(trace[name]) for name in listed}) == len(listed)
    assert {id(trace[name]) for name in listed} == {id(a) for a in trace.arrays.values()}
    assert "Q" in listed and "Q_flat" not in listed
    assert "W_K" in listed and "W_K_used" not in listed


def test_an_unknown_array_names_the_nearest(sentence) -> None:
    _, trace = sentence
    assert named(trace, "Kᵀ") == "K_T"
    with pytest.raises(EditError, match="Did you mean scores"):
        named(trace, "score")
    with pytest.raises(EditError, match="this layer has none"):
        named(trace, "sink_logits")


def test_labels_are_written_for_one_block_too() -> None:
    block = Block("x", np.array([[1.0, -np.inf]]), ("a|b",), ())
    assert matrix_text(block, "csv").splitlines() == [",1,2", '"a|b",1,-inf']
    assert matrix_text(block, "markdown").splitlines()[-1] == "| a\\|b | 1 | -inf |"
    assert matrix_text(block, "tsv", labels=False) == "1\t-inf"
    assert matrix_text(block, "python") == '[[1.0, float("-inf")]]'


BLOCK = Block("S", np.array([[1.96, -np.inf], [0.1, -3.0]]), ("sat", "down"), ("The", "<s>"))
TEXTS = {
    "tsv": "1.96\t-inf\n0.1\t-3",
    "csv": "1.96,-inf\n0.1,-3",
    "numpy": "np.array([[1.96, -np.inf],\n          [0.1, -3.0]])",
    "python": '[[1.96, float("-inf")],\n [0.1, -3.0]]',
    "latex": "\\begin{bmatrix}\n1.96 & -\\infty \\\\\n0.10 & -3.00\n\\end{bmatrix}",
    "markdown": "| 1 | 2 |\n| --: | --: |\n| 1.96 | -inf |\n| 0.1 | -3 |",
}


@pytest.mark.parametrize("form", TEXTS)
def test_a_matrix_in_every_form(form: str) -> None:
    assert matrix_text(BLOCK, form, labels=False) == TEXTS[form]


def test_a_cell_is_its_number_alone() -> None:
    cell = Block("S", np.array([[0.1 + 0.2]]))
    assert matrix_text(cell, "tsv", labels=False) == "0.30000000000000004"


def test_names_come_along_when_wanted() -> None:
    assert matrix_text(BLOCK, "tsv") == "\tThe\t<s>\nsat\t1.96\t-inf\ndown\t0.1\t-3"
