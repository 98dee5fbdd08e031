"""What the start arranges before anything is painted."""

import gc
import os
import subprocess
import sys

import pytest

from attnviz.frame.process import quick_start


def threads(code: str, **environ: str) -> str:
    """Return what a fresh program prints, its environment without a word on threads but these."""
    bare = {name: value for name, value in os.environ.items() if name not in quick_start.THREADS}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=bare | environ,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.strip()


def test_matrix_products_wake_no_second_thread_in_window_and_command_line():
    code = """
import os, sys
from attnviz import __main__
sys.modules["attnviz.options"] = sys.modules["attnviz.cli.program"] = None
for words in ([], ["count", "--tokens", "4"]):
    os.environ.pop("OPENBLAS_NUM_THREADS", None)
    try:
        __main__.main(words)
    except ImportError:  # both are stopped where they begin
        print(os.environ["OPENBLAS_NUM_THREADS"], "numpy" in sys.modules)
"""
    assert threads(code).split() == ["1", "False"] * 2


@pytest.mark.parametrize("name", quick_start.THREADS)
def test_threads_that_were_asked_for_are_left(name):
    code = """
from attnviz.frame.process import quick_start
quick_start.one_thread()
import os
print(*(os.environ.get(name, "-") for name in quick_start.THREADS))
"""
    wanted = " ".join("3" if each == name else "-" for each in quick_start.THREADS)
    assert threads(code, **{name: "3"}) == wanted


def test_what_was_loaded_is_not_looked_through_for_garbage():
    many = [[] for _ in range(1000)]
    try:
        quick_start.settle()
        assert gc.get_freeze_count() >= len(many)
        assert not any(one is many[0] for one in gc.get_objects())
    finally:
        gc.unfreeze()
