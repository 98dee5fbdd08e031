"""The measurements of large texts run: in a short form, and with no word about how fast it was."""

import importlib
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
        ("streaming", ["--tokens", "1024"], "streamed: overview "),
        ("backward", ["--turns", "1"], "backward: "),
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


@pytest.fixture
def in_browser(monkeypatch):
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module("in_browser")


def test_a_page_is_timed_to_the_last_element_that_it_adds(in_browser):
    if in_browser.found() is None:
        pytest.skip("no browser")
    # Nine elements, each a while after the one before: under what the page is left alone for.
    more = "document.body.append(document.createElement('p')); if (--left) setTimeout(add, 200)"
    late = f"let left = 9; const add = () => {{ {more} }}; add();"
    took = in_browser.seconds(f"<body><script>{late}</script>", 60)
    assert isinstance(took, float), took
    assert took > 8 * 0.2
    asks = '<script src="https://cdnjs.cloudflare.com/ajax/libs/d3/5.7.0/d3.min.js"></script>'
    here = BENCH  # a folder that has no such script
    assert "asks a server" in in_browser.seconds(asks, 60, here)


def test_without_a_browser_that_is_said(in_browser, monkeypatch):
    monkeypatch.setattr(in_browser, "BROWSERS", ())
    assert in_browser.seconds("<p>A</p>", 1) == "no browser is installed"
