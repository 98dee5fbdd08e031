"""`attnviz diff`: 0 alike, 1 different, 2 trouble."""

import csv
import io
import json
from dataclasses import replace

import pytest

from attnviz.cli import main
from attnviz.model.edits.layer import set_cell
from attnviz.model.edits.sentence import set_sentence
from attnviz.model.files import library
from attnviz.model.files.attn import save

LAB = library.start_lab()
START = "The animal didn't cross the street because it was "


@pytest.fixture
def two(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, ending in (("a.attn", "tired"), ("b.attn", "too wide")):
        save(name, replace(LAB, document=set_sentence(LAB.document, START + ending)))


@pytest.mark.usefixtures("two")
def test_two_endings_of_a_sentence(capsys):
    assert main(["diff", "a.attn", "b.attn", "--array", "pattern", "--top", "2"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == [
        "A a.attn  10 tokens    B b.attn  11 tokens",
        "aligned 9 equal, 1 replaced (A 9 tired, B 10 wide), 1 only in B (9 too)",
    ]
    assert said[3].split()[:6] == ["pattern", "0", "9,1", "10,1", "tired|wide", "animal"]
    assert [float(cell) for cell in said[3].split()[6:]] == pytest.approx(
        [0.96525, 0.00239, -0.96286], abs=1e-5
    )
    assert said[4].split()[5] == "street"
    assert said[5].startswith(
        "44 of 224 numbers compared differ by more than 1e-12; largest 0.9628"
    )


def test_a_lesson_and_itself(capsys):
    assert main(["diff", "sentence-heads", "sentence-heads"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("none differs by more than 1e-12")


def test_the_tolerance_decides(tmp_path, capsys):
    near = tmp_path / "near.attn"
    cell = float(LAB.example.X[1, 0]) + 1e-6
    save(near, replace(LAB, example=set_cell(LAB.example, "X", (1, 0), cell)))
    asked = ["diff", "step-by-step", str(near), "--slot", "example", "--array", "X"]
    assert main(asked) == 1
    assert main([*asked, "--tolerance", "1e-5"]) == 0
    assert "1 of 16 numbers compared differs" in capsys.readouterr().out


@pytest.mark.usefixtures("two")
def test_csv_and_json_hold_all_digits(capsys):
    asked = ["diff", "a.attn", "b.attn", "--array", "A", "--head", "0"]
    assert main([*asked, "--format", "csv"]) == 1
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert main([*asked, "--format", "json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert [float(row["b-a"]) for row in rows] == [each["change"] for each in said["largest"]]
    assert (rows[0]["A"], said["largest"][0]["at_a"]) == ("9,1", [0, 9, 1])
    assert said["aligned"]["replaced"] == [[9, 10]]
    assert said["largest"][2]["at_a"] == [0, 9, None]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["sentence-heads", "nowhere.attn"], "nowhere.attn"),
        (["sentence-heads", "sentence-haeds"], "Did you mean sentence-heads?"),
        (["sentence-heads"], "required: B"),
        (["-", "-"], "can be read once"),
        (["sentence-heads", "sentence-heads", "--array", "patern"], "Did you mean pattern?"),
        (["sentence-heads", "sentence-heads", "--tolerance", "-1"], "0 or a positive number"),
        (["sentence-heads", "tiny-example", "--head", "2"], "tiny-example has no head 2"),
    ],
)
def test_trouble_is_not_a_difference(words, message, capsys):
    assert main(["diff", *words]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1
