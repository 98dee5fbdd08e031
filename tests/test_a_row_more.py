"""A step and a mask of somebody else: one row each, and they are in window, export and commands."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STEP = """    Step(
        "added",
        "X + out",
        ("X", "out"),
        lambda X, out: X + out,
        Rule("add", "to", (("X", "to"), ("out", "to"))),
        mark("Add"),
        "X + out",
        ("X", "out", "added"),
        signs=("+", "="),
        caption=mark("add the output to the vectors that came in."),
        backward=lambda slope, made, X, out: (slope, slope),
    ),
)

NUMBERED = """
MASK = """    "dilated": Mask(
        lambda given: MaskRule(1, 0, given.step()),
        ("stride",),
        mark("Dilated"),
        mark("Every so-many-th word back, the word itself included"),
    ),
    "custom": Mask("""


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the program and one row more in two tables."""
    folder = tmp_path_factory.mktemp("extended")
    shutil.copytree(ROOT / "attnviz", folder / "attnviz", ignore=shutil.ignore_patterns("*.pyc"))
    resources = folder / "attnviz" / "resources"
    if not resources.is_dir():
        shutil.copytree(ROOT / "resources", resources, ignore=shutil.ignore_patterns("*.ts"))
    put(folder / "attnviz/engine/steps/table.py", ")\n\nNUMBERED = ", STEP)
    put(folder / "attnviz/engine/masks.py", '    "custom": Mask(', MASK)
    return folder


def put(path: Path, place: str, row: str) -> None:
    """Put a row where a table ends."""
    text = path.read_text(encoding="utf-8")
    assert text.count(place) == 1
    path.write_text(text.replace(place, row), encoding="utf-8")


def run(folder: Path, *words: str) -> str:
    """Run a command of the program in a folder and return what it prints."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-m", "attnviz", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_a_step_is_computed_explained_and_has_slopes(extended: Path) -> None:
    about = ("step-by-step", "--slot", "example")
    said = json.loads(
        run(extended, "compute", *about, "--format", "json", "--array", "X,out,added")
    )
    arrays = {name: array["data"] for name, array in said["arrays"].items()}
    for X, out, added in zip(arrays["X"], arrays["out"], arrays["added"], strict=True):
        assert added == [a + b for a, b in zip(X, out, strict=True)]
    told = run(extended, "explain", *about, "--array", "added", "--cell", "2,1")
    assert "X + out" in told
    assert "sum = " in told
    slopes = run(extended, "gradient", *about, "--of", "added,2,1", "--array", "out")
    assert slopes.splitlines()[2].split() == [".", "+1", ".", "."]


def test_a_step_has_its_place_in_the_window(extended: Path) -> None:
    run(extended, "render", "step-by-step", "--tab", "steps", "--step", "13", "-o", "step.svg")
    picture = (extended / "step.svg").read_text(encoding="utf-8")
    for words in ("13 / 13", "Add", "Add the output to the vectors that came in.", "X + out"):
        assert words in picture
    run(extended, "render", "step-by-step", "--tab", "steps", "-o", "w.png", "--whole-window")
    assert (extended / "w.png").stat().st_size > 10_000


def test_a_mask_is_counted_drawn_and_put_over_a_layer(extended: Path) -> None:
    assert run(extended, "count", "--pattern", "dilated", "--tokens", "16", "--stride", "4") == (
        "40\n"
    )
    asked = ("--pattern", "dilated", "--stride", "3")
    run(extended, "render", "sentence-heads", "--tab", "sparse", *asked, "-o", "mask.svg")
    picture = (extended / "mask.svg").read_text(encoding="utf-8")
    assert "Row 12 sees 4 of 12: 3, 6, 9, 12." in picture
    run(extended, "render", "sentence-heads", "--tab", "sparse", *asked, "-o", "w.png",
        "--whole-window")  # fmt: skip
    line = ("compute", "sentence-heads", "--format", "json", "--array", "pattern", *asked)
    said = json.loads(run(extended, *line))
    for row, weights in enumerate(said["arrays"]["pattern"]["data"][0]):
        seen = [column for column, weight in enumerate(weights) if weight > 0]
        assert seen == list(range(row % 3, row + 1, 3))
