"""Thousands of edits and repaints: memory must stay flat and the process alive.

python bench/soak.py [--rounds 5000]        exit code 1 if memory grew by more than 8 MiB
"""

import argparse
import os
import sys
from pathlib import Path

import numpy as np

LIMIT_MIB = 8.0
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def resident_mib() -> float:
    """Return the memory of this process in MiB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 2**20


def main() -> int:
    """Edit, repaint, and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5000)
    rounds = parser.parse_args().rounds
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from edit_latency import D_MODEL, N_TOKENS, ours
    from PySide6.QtWidgets import QApplication

    from attnviz.widgets import lazy_pyqtgraph

    app = QApplication([])
    lazy_pyqtgraph.load()
    screen, edit = ours()
    screen.show()
    rng = np.random.default_rng(0)

    def run(count: int) -> None:
        for _ in range(count):
            row, col = int(rng.integers(N_TOKENS)), int(rng.integers(D_MODEL))
            edit(row, col, float(rng.standard_normal()))
            screen.set_lit("Q", rows=(row,), cells=((row, 0),))
            screen.repaint()
            app.processEvents()

    # Every number that can be printed has its tile after a while; that is not a leak.
    run(rounds // 5)
    before, refs = resident_mib(), sys.getrefcount(None)
    run(rounds)
    grown, lost = resident_mib() - before, refs - sys.getrefcount(None)
    print(
        f"soak: {rounds} edits and repaints of seven matrices, memory {grown:+.1f} MiB, "
        f"references to None lost: {max(0, lost)} (Python {sys.version.split()[0]})"
    )
    return int(grown > LIMIT_MIB or lost > rounds // 10)


if __name__ == "__main__":
    raise SystemExit(main())
