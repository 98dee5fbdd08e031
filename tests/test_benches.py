"""The measurements of large texts run: in a short form, and with no word about how fast it was."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.mark.parametrize(
    ("name", "asked", "said"),
    [
        ("growth", ["--longest", "64"], "view, held: n^"),
        ("head_map", ["--plots", "2"], "head map: first paint"),
        ("peers", ["--tokens", "16"], "12 x 12 heads, 16 tokens"),
        ("engine", ["--edits", "64", "32", "2"], "e-0"),
        ("edit_breadth", ["--list", "10"], "engine/steps/run.py: "),
    ],
)
def test_a_bench_tells_what_it_measured(name, asked, said):
    done = subprocess.run(
        [sys.executable, str(BENCH / f"{name}.py"), *asked],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert said in done.stdout, done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 1)  # 1 = slower than it should be, as any busy machine is


def test_the_picture_of_growth_is_an_svg_with_a_line_an_operation(tmp_path):
    target = tmp_path / "growth.svg"
    subprocess.run(
        [sys.executable, str(BENCH / "growth.py"), "--longest", "32", "--picture", str(target)],
        capture_output=True,
        check=True,
    )
    text = target.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert text.count("<polyline") == 5
    assert text.count("all weights") == 1
