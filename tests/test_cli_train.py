"""`attnviz train`: a run from the command line."""

import numpy as np
import pytest

from attnviz.cli import main
from attnviz.cli.parser import LEARNED
from attnviz.learning.tasks import TASKS

QUICK = ["--width", "8", "--steps", "30"]


def test_the_last_line_holds_the_induction_share(tmp_path, capsys):
    out = tmp_path / "run.npz"
    assert main(["train", "--seed", "1", *QUICK, "-o", str(out)]) == 0
    lines = capsys.readouterr().out.splitlines()
    with np.load(out) as run:
        assert lines[-1] == f"induction {run['copy'][-1].max():.2f}"
        assert run["steps"].tolist() == [0, 25, 30]


def test_a_task_without_copies_ends_with_its_accuracy(capsys):
    assert main(["train", "--task", "sort", "--layers", "1", *QUICK]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("accuracy 0.")


def test_own_pairs_come_from_a_file(tmp_path, capsys):
    pairs = tmp_path / "pairs.txt"
    pairs.write_text("cat dog\nsun moon\n", encoding="utf-8")
    assert main(["train", "--task", "pairs", "--pairs", str(pairs), *QUICK]) == 0
    pairs.write_text("cat dog\nsun\n", encoding="utf-8")
    assert main(["train", "--task", "pairs", "--pairs", str(pairs), *QUICK]) == 1
    assert "pairs, line 2: found 1 word, expected 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--task", "pairs"], "the task pairs needs a file"),
        (["--pairs", "missing.txt"], "missing.txt: cannot be read"),
        (["-o", "run.txt"], "expected a name that ends in .npz"),
        (["--heads", "3"], "heads: found 3, expected 1, 2 or 4"),
        (["--rate", "7"], "learning rate: found 7"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words, message, capsys):
    assert main(["train", *QUICK, *words]) == 1
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


def test_a_rate_too_large_is_told_and_the_run_is_kept(tmp_path, capsys):
    out = tmp_path / "run.npz"
    assert main(["train", "--rate", "0.1", "-o", str(out)]) == 1
    said = capsys.readouterr().err
    assert "The learning rate 0.1 is too large" in said
    assert "Traceback" not in said
    with np.load(out) as run:
        assert np.isfinite(run["embedding"]).all()


def test_the_parser_knows_every_task():
    assert tuple(TASKS) == LEARNED
