"""`attnviz models`, `capture`, `heads`, and `compute` of a model."""

import csv
import io
import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from attnviz.captures.archives import read_arrays
from attnviz.captures.reading import read_capture
from attnviz.checkpoints.model import open_model
from attnviz.cli import main
from attnviz.cli.parser import SCORES
from attnviz.engine.head_scores import NAMES
from attnviz.engine.steps.run import run
from attnviz.model.edits.templates import painted, renamed, with_new
from attnviz.model.files import library
from attnviz.model.files.attn import dumps

MODEL = Path(__file__).parent / "data" / "models" / "gpt2"
TEXT = "The cat and the dog and the cat"


@pytest.fixture
def call(capsys):
    def run(*words):
        code = main([str(word) for word in words])
        return code, *capsys.readouterr()

    return run


def test_the_parser_knows_the_scores():
    assert SCORES == NAMES


@pytest.mark.parametrize("suffix", ["npz", "safetensors"])
def test_what_is_captured_opens_again(call, tmp_path, suffix):
    path = tmp_path / f"run.{suffix}"
    code, out, err = call("capture", MODEL, "--text", TEXT, "-o", path)
    assert (code, err) == (0, "")
    assert "(layer, head, query, key)" in out
    found = read_capture(read_arrays(path))
    model = open_model(MODEL)
    run = model.run(TEXT)
    assert np.array_equal(found.stacked(), run.pattern)
    assert found.tokens[:2] == ("The", "cat")


def test_scores_as_a_table(call):
    code, out, _ = call("heads", MODEL, "--text", TEXT, "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert code == 0
    assert list(rows[0]) == ["layer", "head", *NAMES]
    assert [(row["layer"], row["head"]) for row in rows][:5] == [
        ("0", "0"),
        ("0", "1"),
        ("0", "2"),
        ("0", "3"),
        ("1", "0"),
    ]
    assert 0 <= float(rows[0]["previous"]) <= 1


def test_scores_are_sorted(call):
    _, out, _ = call("heads", MODEL, "--text", TEXT, "--csv", "--sort", "first")
    first = [float(row["first"]) for row in csv.DictReader(io.StringIO(out))]
    assert first == sorted(first, reverse=True)


def test_scores_for_reading(call):
    code, out, _ = call("heads", MODEL, "--text", "The cat", "--most", "2")
    assert code == 0
    lines = out.splitlines()
    assert lines[2].startswith("0.0")
    assert "induction: 0 positions in this text" in out


def test_a_layer_of_a_model(call):
    words = ("compute", MODEL, "--text", TEXT, "--layer", "1", "--array", "pattern")
    code, out, _ = call(*words)
    assert code == 0
    found = np.array(json.loads(out)["arrays"]["pattern"]["data"])
    assert np.allclose(found, open_model(MODEL).run(TEXT).pattern[1], atol=2e-6)


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("heads", "nowhere", "--text", "a"), 1, "nowhere: no such file"),
        (("heads", MODEL, "--text", ""), 1, "--text: found no token"),
        (("capture", MODEL, "--text", "a", "-o", "run.txt"), 2, "found .txt, expected .npz"),
        (("compute", MODEL, "--text", "a"), 2, "--text and --layer"),
        (("compute", MODEL, "--text", "a", "--layer", "9"), 1, "found 9, expected 0 to 1"),
        (
            ("compute", MODEL, "--text", "a", "--layer", "0", "--d-k", "4"),
            2,
            "--d-k does not belong",
        ),
    ],
)
def test_what_is_refused(call, words, code, message):
    found, _, err = call(*words)
    assert found == code
    assert message in err


class TestRender:
    @pytest.fixture
    def drawn(self, capsys):
        """Return what was asked of the drawing side."""

        def run(*words):
            asked = []
            code = main(["render", *map(str, words), "-o", "x.png"], render=asked.append)
            return code, asked, capsys.readouterr().err

        return run

    def test_a_layer_of_a_model(self, drawn):
        words = ("--model", MODEL, "--text", TEXT, "--layer", 1, "--head", 2, "--tab", "heads")
        code, (request,), _ = drawn(*words)
        assert code == 0
        assert request.head == 2
        assert [head.name for head in request.lab.document.heads] == ["1.0", "1.1", "1.2", "1.3"]
        expected = open_model(MODEL).run(TEXT).pattern[1]
        assert np.allclose(run(request.lab.document).pattern, expected, atol=1e-5)

    def test_a_layer_of_a_capture(self, drawn, tmp_path, call):
        path = tmp_path / "run.npz"
        call("capture", MODEL, "--text", TEXT, "-o", path)
        code, (request,), _ = drawn(path, "--layer", 1, "--tab", "grid")
        assert code == 0
        expected = open_model(MODEL).run(TEXT).pattern[1]
        assert np.allclose(run(request.lab.document).pattern, expected, atol=1e-5)
        assert request.lab.document.tokens[0] == "The"

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (("--model", MODEL), "--model needs both, --text and --layer"),
            (("--model", MODEL, "--text", "a", "--layer", 9), "layer: found 9, expected 0 to 1"),
            (("sentence-heads", "--model", MODEL), "--model takes the place of the lesson"),
            (("sentence-heads", "--text", "a"), "--text belongs to --model"),
            (("sentence-heads", "--layer", 1), "--layer belongs to --model"),
            ((), "name a lesson or a file"),
        ],
    )
    def test_what_does_not_go_together(self, drawn, words, says):
        code, asked, err = drawn(*words, "--tab", "heads")
        assert code in (1, 2)
        assert not asked
        assert says in err

    def test_a_layer_that_was_not_captured(self, drawn, tmp_path):
        path = tmp_path / "run.npz"
        np.savez(path, layer_3=np.eye(2)[None], layer_4=np.eye(2)[None])
        code, asked, err = drawn(path, "--layer", 0, "--tab", "grid")
        assert (code, asked) == (1, [])
        assert "--layer: found 0, expected one of 3, 4" in err


def test_models_on_this_computer(call, monkeypatch, tmp_path):
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path / "hub"))
    monkeypatch.setenv("OLLAMA_MODELS", str(tmp_path / "ollama"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    code, out, _ = call("models")
    none, built_in = out.splitlines()
    assert (code, none) == (0, "No language model was found where other programs keep them.")
    assert built_in.startswith("built in: letters: Attention only, 2 × 2 heads, F32, 43 KiB: ")
    snapshot = tmp_path / "hub" / "models--tiny--gpt2" / "snapshots" / "abc"
    snapshot.parent.mkdir(parents=True)
    snapshot.symlink_to(MODEL)
    code, out, _ = call("models")
    assert "tiny/gpt2: GPT-2, 2 × 4 heads, F32" in out
    _, out, _ = call("models", "--format", "json")
    assert json.loads(out)[0]["family"] == "GPT-2"


def test_a_template_is_one_column_more(call, tmp_path):
    model = open_model(MODEL)
    run = model.run(model.encode(TEXT).ids)
    n = run.n_tokens
    cells = np.zeros((n, n))
    cells[3, 1] = cells[5, 2] = cells[5, 4] = 1
    path = tmp_path / "mine, too.csv"
    np.savetxt(path, cells, fmt="%d", delimiter=",")
    code, out, err = call("heads", MODEL, "--text", TEXT, "--template", path, "--csv")
    assert (code, err) == (0, "")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert list(rows[0]) == ["layer", "head", *NAMES, "mine, too"]
    A = run.pattern
    expected = (A[:, :, 3, 1] + A[:, :, 5, 2] + A[:, :, 5, 4]) / 2
    found = [float(row["mine, too"]) for row in rows]
    assert np.allclose(found, expected.ravel(), atol=1e-6)
    code, out, _ = call("heads", MODEL, "--text", TEXT, "--template", path, "--sort", "template")
    best = np.unravel_index(int(expected.argmax()), expected.shape)
    assert out.splitlines()[2].startswith(f"{best[0]}.{best[1]} ")


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ("1,0\n0,1\n", r"found 2 × 2, expected \d+ × \d+"),
        (None, r"row 2, column 1: found 0.5, expected 1 \(this weight counts\) or 0"),
        ("zeros", "found no 1; mark at least one weight"),
    ],
)
def test_a_template_that_is_none_is_told(call, tmp_path, cells, why):
    n = len(open_model(MODEL).encode(TEXT).ids)
    path, square = tmp_path / "t.csv", np.zeros((n, n))
    if cells is None:
        square[1, 0] = 0.5
    np.savetxt(path, square, fmt="%g", delimiter=",")
    if cells not in (None, "zeros"):
        path.write_text(cells)
    code, _, err = call("heads", MODEL, "--text", TEXT, "--template", path)
    assert code == 1
    assert re.search(why, err)


def test_sorting_by_a_template_needs_one(call):
    code, _, err = call("heads", MODEL, "--text", TEXT, "--sort", "template")
    assert code == 2
    assert "--sort template: found no --template" in err


def test_templates_of_saved_work_are_scored(call, tmp_path):
    n = len(open_model(MODEL).encode(TEXT).ids)
    made = renamed(painted(with_new((), n), 0, [(3, 1)], True), 0, "third")
    path = tmp_path / "work.attn"
    path.write_text(dumps(replace(library.start_lab(), templates=made)), encoding="utf-8")
    code, out, _ = call("heads", MODEL, "--text", TEXT, "--template", path, "--csv")
    assert code == 0
    assert out.splitlines()[0].endswith(",value_weighted,third")
    code, _, err = call("heads", MODEL, "--text", "The cat", "--template", path)
    assert code == 1
    assert f"third: drawn for {n} tokens" in err
