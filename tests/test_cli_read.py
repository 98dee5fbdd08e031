"""`attnviz read`: what a file of numbers is read as, or why it is refused."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.cli import main
from attnviz.errors import EditError
from attnviz.model.matrices import npy
from attnviz.model.matrices import text as array_text
from attnviz.model.matrices.read import parse_matrix


@pytest.fixture
def call(capsys):
    def run(*words):
        code = main(["read", *map(str, words)])
        return code, *capsys.readouterr()

    return run


def test_a_matrix_for_reading_and_as_json(call, tmp_path):
    path = tmp_path / "X.csv"
    path.write_text("word,a,b\nThe,1,2\ncat,3,4.5\n")
    code, out, _ = call(path)
    assert (code, out) == (0, "X.csv: 2 × 2\n  1  2\n  3  4.5\n")
    code, out, _ = call(path, "--format", "json")
    found = json.loads(out)
    assert (found["shape"], found["values"]) == ([2, 2], [[1, 2], [3, 4.5]])


def test_an_archive_names_its_arrays(call, tmp_path):
    path = tmp_path / "all.npz"
    np.savez(path, X=np.eye(2), W_Q=np.zeros((2, 2, 3)), tokens=np.array(["a", "b"]))
    code, out, _ = call(path)
    assert (code, out.splitlines()[0], out.splitlines()[-1]) == (0, "X: 2 × 2", "W_Q: 2 × 2 × 3")
    _, out, _ = call(path, "--format", "json")
    assert [row["name"] for row in json.loads(out)["arrays"]] == ["X", "W_Q"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1,234\t5", "may be a decimal comma or a thousands separator"),
        ("1\t#DIV/0!", "row 1, column 2: found '#DIV/0!', a spreadsheet error"),
        ("", "found no text"),
    ],
)
def test_what_is_refused(call, tmp_path, text, message):
    path = tmp_path / "X.tsv"
    path.write_text(text)
    code, out, err = call(path)
    assert (code, out) == (1, "")
    assert message in err


def test_decimal_commas_and_missing_files(call, tmp_path):
    path = tmp_path / "X.txt"
    path.write_text("0,5\n-0,25\n")
    _, out, _ = call(path, "--comma", "--format", "json")
    assert json.loads(out)["values"] == [[0.5], [-0.25]]
    code, _, err = call(tmp_path / "nowhere.csv")
    assert code == 1
    assert "nowhere.csv" in err


def test_bfloat16_is_named_with_its_cure(call, tmp_path):
    np.save(tmp_path / "X.npy", np.zeros((2, 2), dtype="V2"))
    code, _, err = call(tmp_path / "X.npy")
    assert code == 1
    assert "the raw bytes of bfloat16 numbers. Save them as float32" in err


# What a person would take a cell for, by each of the two ways to write numbers.
CELLS = st.sampled_from(
    ["1.5", "1,5", "1.234", "1,234", "1,234.5", "1.234,5", "-2", "−2", "(3)", "- 4", "0.5", "0,5",
     "7", "1'000", "2e3", "€5", "5%", "#N/A", "a", "", "1 2", "=1", "-", "12-", "nan"]
)  # fmt: skip
MEANT = {
    "1.5": {1.5}, "1,5": {1.5}, "1.234": {1.234, 1234}, "1,234": {1.234, 1234}, "1,234.5": {1234.5},
    "1.234,5": {1234.5}, "-2": {-2}, "−2": {-2}, "(3)": {-3}, "- 4": {-4}, "0.5": {0.5},
    "0,5": {0.5}, "7": {7}, "1'000": {1000}, "2e3": {2000},
}  # fmt: skip


@given(st.lists(st.lists(CELLS, min_size=2, max_size=3), min_size=1, max_size=3), st.booleans())
def test_no_accepted_table_gives_a_number_that_nobody_would_read(rows, comma):
    text = "\n".join("\t".join(row) for row in rows)
    try:
        found = parse_matrix(text, comma=comma)
    except EditError:
        return
    body = [row for row in rows if any(row)]
    body = body[len(body) - len(found) :]
    for row, values in zip(body, found.tolist(), strict=True):
        cells = row[len(row) - len(values) :] if row[-1] else row[len(row) - 1 - len(values) : -1]
        for cell, value in zip(cells, values, strict=True):
            assert value in MEANT[cell], (rows, comma)


@given(st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=4), st.integers(0, 4))
def test_numbers_with_marks_come_back_or_are_refused(values, decimals):
    """The other mark: what a German spreadsheet writes for the same numbers."""
    written = [f"{v:,.{decimals}f}".translate(str.maketrans(",.", ".,")) for v in values]
    meant = [float(f"{v:.{decimals}f}") for v in values]
    try:
        found = parse_matrix("\t".join(written), comma=True)
    except EditError:
        return
    assert found.tolist() == [meant]


def test_forms_that_we_write_are_read(tmp_path):
    array = np.array([[1.5, -2.25], [0.0, 1e-9]])
    for write in (array_text.as_tsv, array_text.as_csv, array_text.as_markdown):
        assert parse_matrix(write(array, rows=["-", "3"], columns=["=a", "."])).tolist() == (
            array.tolist()
        )


def test_an_archive_says_what_it_leaves_out_and_why(call, tmp_path):
    path = tmp_path / "all.npz"
    np.savez(path, X=np.eye(2), W=np.array([None]), Y=np.array([[1, np.nan]]))
    code, out, _ = call(path)
    assert code == 0
    assert "W: left out, found pickled Python objects" in out
    assert "Y: left out, row 1, column 2: found nan, expected a finite number" in out
    _, out, _ = call(path, "--format", "json")
    found = json.loads(out, parse_constant=pytest.fail)
    assert [row["name"] for row in found["arrays"]] == ["X"]
    assert [row["name"] for row in found["left_out"]] == ["W", "Y"]


def test_an_archive_of_which_nothing_can_be_read_says_why(call, tmp_path, monkeypatch):
    path = tmp_path / "all.npz"
    np.savez(path, a=np.zeros((2, 2), "V2"), b=np.zeros((2, 2), "V2"))
    code, out, err = call(path)
    assert (code, out) == (1, "")
    assert "all.npz: found no array that can be read; a: found |V2, the raw bytes of bf" in err
    monkeypatch.setattr(npy, "LARGEST_FILE", 1000)
    np.savez_compressed(path, a=np.zeros((20, 20)), b=np.zeros((20, 20)))
    code, out, err = call(path)
    assert (code, out) == (1, "")
    assert "a: found more than" in err


def test_an_attnviz_file_is_known_for_what_it_is(call, tmp_path):
    path = tmp_path / "a.attn"
    path.write_text('{\n "attnviz": 1, "document": {"X": [[1, 2]]}}')
    code, out, err = call(path)
    assert (code, out) == (1, "")
    assert "found an attnviz file, expected numbers. attnviz show says" in err
