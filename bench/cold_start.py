"""From process start to the first painted window, against an empty window of the same libraries.

    ./run bench cold_start          on an X server of its own
    python bench/cold_start.py      on the display at hand

Starts two programs by turns: attnviz as a person starts it, and a window that holds nothing but one
empty pyqtgraph heat map. attnviz paints its window first, with the tabs to choose from, and the tab
in front as soon as NumPy and the lesson are there; both moments are measured. Prints the ratio of
the times to the first painted window and of the memory that stays resident once everything is
loaded, each from the medians of the turns.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
TURNS = 11
TIME_LIMIT, MEMORY_LIMIT = 0.5, 1.3

# The clock is the parent's, read before the interpreter starts.
MARKS = """
import os, time
def mark(name, value):
    print(name, value, flush=True)
def painted(what="painted"):
    mark(what, time.monotonic() - float(os.environ["BENCH_START"]))
def end():
    with open("/proc/self/status") as status:
        sizes = dict(line.split(":", 1) for line in status)
    mark("resident", int(sizes["VmRSS"].split()[0]) / 1024)
    os._exit(0)
"""

EMPTY = """
import numpy, pyqtgraph
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
def after():
    painted()
    QTimer.singleShot(500, end)
class Plot(pyqtgraph.PlotWidget):
    seen = False
    def paintEvent(self, event):
        super().paintEvent(event)
        if not self.seen:
            self.seen = True
            QTimer.singleShot(0, after)
app = QApplication([])
window = QMainWindow()
plot = Plot()
plot.addItem(pyqtgraph.ImageItem(numpy.zeros((16, 16))))
window.setCentralWidget(plot)
window.resize(1280, 720)
window.show()
app.exec()
"""

# Nothing is imported earlier than it would be: the watch is set on the way, when Qt is loaded. It
# sees the same moment as above, the first event after the first paint, for the frame and the tab.
WHOLE = """
from attnviz.frame.process import quick_start
load_qt = quick_start.load_qt
def loaded():
    load_qt()
    from attnviz import app
    begin, go_on = app.Program.begin, app.Program.after_first_paint
    def framed(program):
        painted()
        begin(program)
    def after(program):
        painted("tab")
        go_on(program)
        from PySide6.QtCore import QTimer
        QTimer.singleShot(2000, end)
    app.Program.begin, app.Program.after_first_paint = framed, after
quick_start.load_qt = loaded
from attnviz.__main__ import main
main([])
"""


def launch(code: str, home: str) -> dict[str, float]:
    """Start a program; return seconds to the first paint and resident megabytes."""
    environ = {**os.environ, "HOME": home, "PYTHONPATH": str(ROOT)}
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        environ[f"XDG_{kind}_HOME"] = f"{home}/{kind.lower()}"
    # ./run compiles the program once; what is measured is every start but the very first.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # The fonts' index would otherwise be made anew at every start, in a home that is new.
    environ["XDG_CACHE_HOME"] = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    environ["BENCH_START"] = repr(time.monotonic())
    done = subprocess.run(
        [sys.executable, "-P", "-c", MARKS + code],
        env=environ,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    marks = dict(line.split() for line in done.stdout.splitlines())
    if {"painted", "resident"} - marks.keys():
        raise SystemExit(f"no picture: {done.stdout}{done.stderr}")
    return {name: float(value) for name, value in marks.items()}


def main() -> int:
    """Measure and print; return 1 when a limit is passed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--turns", type=int, default=TURNS)
    turns = parser.parse_args().turns
    runs: dict[str, list[dict[str, float]]] = {"empty": [], "attnviz": []}
    programs = {"empty": EMPTY, "attnviz": WHOLE}
    with tempfile.TemporaryDirectory() as home:
        for turn in range(turns + 1):
            for name, code in programs.items():
                marks = launch(code, home)
                if turn:  # the first start fills the disk cache
                    runs[name].append(marks)
    middle = {
        (name, what): statistics.median(run[what] for run in found)
        for name, found in runs.items()
        for what in ("painted", "resident")
    }
    for name, found in runs.items():
        times = sorted(run["painted"] for run in found)
        print(
            f"{name:8s} first paint {middle[name, 'painted'] * 1000:4.0f} ms "
            f"({times[0] * 1000:.0f} to {times[-1] * 1000:.0f})   "
            f"resident {middle[name, 'resident']:4.0f} MB"
        )
    reference = middle["empty", "painted"]
    ratio = middle["attnviz", "painted"] / reference
    memory = middle["attnviz", "resident"] / middle["empty", "resident"]
    print(f"first paint {ratio:.2f} of the empty window (limit {TIME_LIMIT})")
    tab = statistics.median(run["tab"] for run in runs["attnviz"])
    print(f"tab 1 with its numbers {tab * 1000:.0f} ms, {tab / reference:.2f} of the empty window")
    print(f"resident memory {memory:.2f} of the empty window (limit {MEMORY_LIMIT})")
    return int(ratio > TIME_LIMIT or memory > MEMORY_LIMIT)


if __name__ == "__main__":
    sys.exit(main())
