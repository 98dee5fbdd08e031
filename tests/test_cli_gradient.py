"""`attnviz gradient`: what would change a number, in words and as numbers."""

import json

import pytest

from attnviz.cli import main
from attnviz.engine.backward import gradient
from attnviz.engine.steps.run import run
from attnviz.model.files import library

EXAMPLE = ["gradient", "step-by-step", "--slot", "example", "--of", "A,2,1"]


def test_the_three_strongest_are_named(capsys):
    assert main(EXAMPLE) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 3
    assert said[0].startswith("A[2, 1] moves by +0.36")
    assert said[0].endswith("per +1 of X[2, 1]")
    assert said[1].startswith("A[2, 1] moves by -0.35")
    assert said[1].endswith("per +1 of X[1, 2]")


def test_all_slopes_of_an_array(capsys):
    assert main([*EXAMPLE, "--array", "Q"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert set(rows[0]) == set(rows[1]) == set(rows[3]) == {"."}
    assert float(rows[2][0]) == pytest.approx(0.194668, abs=1e-6)


def test_json_has_null_where_there_is_no_path(capsys):
    assert main([*EXAMPLE, "--format", "json"]) == 0
    said = json.loads(capsys.readouterr().out)
    found = gradient(run(library.start_lab().example), "pattern", (0, 2, 1))
    assert set(said["slopes"]) == set(found)
    assert said["value"] == found.trace["pattern"][0, 2, 1]
    assert said["slopes"]["X"][3] == [None] * 4
    assert said["slopes"]["X"][2] == found["X"][2].tolist()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--of", "A,0,1"], "A masked weight is 0 whatever the numbers are."),
        (["--of", "A,9,9"], "pattern: no cell [0, 9, 9]"),
        (["--of", "A,2,1", "--array", "out"], "--array: found out, expected one of"),
    ],
)
def test_what_cannot_be_asked_is_one_line(words, message, capsys):
    assert main([*EXAMPLE[:4], *words]) == 1
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


def test_the_first_weight_is_always_whole(capsys):
    assert main([*EXAMPLE[:4], "--of", "A,0,0"]) == 0
    assert capsys.readouterr().out == "None of the given numbers changes A[0, 0].\n"
