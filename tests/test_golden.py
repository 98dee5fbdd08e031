"""What the chapter prints comes out of the engine, and of the command line."""

import json

import golden
import numpy as np
import pytest

from attnviz.cli import main

NAMES = [entry.name for entry in golden.GOLDEN]


@pytest.mark.parametrize("entry", golden.GOLDEN, ids=NAMES)
def test_the_chapters_numbers_come_out(entry: golden.Golden) -> None:
    printed, found = np.atleast_1d(entry.printed), np.atleast_1d(entry.compute())
    assert printed.shape == found.shape, entry.says
    assert np.round(found.astype(float), entry.digits).tolist() == printed.tolist(), entry.says


@pytest.mark.parametrize("entry", [e for e in golden.GOLDEN if e.line], ids=lambda e: e.name)
def test_the_command_line_says_the_same(
    entry: golden.Golden, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(entry.line.split()) == 0
    out = capsys.readouterr().out
    found = np.atleast_1d(entry.compute())
    if out.startswith("{"):
        numbers = _numbers_in(json.loads(out))
        assert all(
            any(abs(number - value / scale) < 1e-12 for number in numbers for scale in (1, 100))
            for value in found.tolist()
        )
    else:
        assert out.rstrip().split("\n")[-1].split("  (")[0].split()[-1] == f"{found[0]:.12g}"


def _numbers_in(tree: object) -> list[float]:
    if isinstance(tree, dict):
        tree = list(tree.values())
    if isinstance(tree, list):
        return [number for part in tree for number in _numbers_in(part)]
    return [float(tree)] if isinstance(tree, int | float) else []


def test_only_the_last_row_knows_the_last_word() -> None:
    """The sentence ends in tired or wide; a causal row cannot see what comes after it."""
    tired, wide = golden.sentence("tired"), golden.sentence("wide")
    assert np.array_equal(tired.pattern[:, :-1], wide.pattern[:, :-1])
    words = list(golden.attnviz.load("sentence-heads").lab.document.tokens)
    assert words[int(tired.pattern[0, -1].argmax())] == "animal"
    assert words[int(wide.pattern[0, -1].argmax())] == "street"


def test_heads_of_the_sentence_do_what_their_names_say() -> None:
    lesson = golden.attnviz.load("sentence-heads").lab.document
    names = [spec.name for spec in lesson.heads]
    pattern = golden.sentence("tired").pattern
    previous, resting = names.index("Previous word"), names.index("Resting")
    assert pattern[previous].argmax(axis=1).tolist() == [0, *range(10)]
    assert pattern[resting].argmax(axis=1).tolist() == [0] * 11
    assert np.abs(pattern.sum(axis=-1) - 1).max() < 1e-12
