"""Thousands of edits and repaints: memory must stay flat and the process alive.

First one host of grids, then every kind of edit on every tab, then laps of mixed use.

python bench/soak.py [--rounds 5000]        exit code 1 if memory grew by more than 8 MiB
python bench/soak.py --mixed 20000          only mixed use: edits, tabs, looks, F5, an open list;
                                            a tenth to warm up, then at most 3 MiB
"""

import argparse
import gc
import os
import sys
from pathlib import Path

import numpy as np

LIMIT_MIB = 8.0
MIXED_MIB = 3.0
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def resident_mib() -> float:
    """Return the memory of this process in MiB, without what waits to be collected."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 2**20


def verdict(what: str, rounds: int, before: tuple[float, int]) -> bool:
    """Print what was gained and lost since `before`; return whether it is too much."""
    grown, lost = resident_mib() - before[0], max(0, before[1] - sys.getrefcount(None))
    # From 3.12 on None cannot die: Python does not count its references, while PySide, which is
    # built for 3.11 too, still does, and the two never balance.
    told = lost if sys.version_info < (3, 12) else "not counted"
    print(
        f"soak: {rounds} edits and repaints of {what}, memory {grown:+.1f} MiB, "
        f"references to None lost: {told} (Python {sys.version.split()[0]})",
        flush=True,
    )
    return grown > LIMIT_MIB or (sys.version_info < (3, 12) and lost > rounds // 10)


def grids(rounds: int) -> bool:
    """Edit and repaint seven matrices."""
    from edit_latency import D_MODEL, N_TOKENS, ours
    from PySide6.QtWidgets import QApplication

    screen, edit = ours()
    screen.show()
    rng = np.random.default_rng(0)

    def run(count: int) -> None:
        for _ in range(count):
            row, col = int(rng.integers(N_TOKENS)), int(rng.integers(D_MODEL))
            edit(row, col, float(rng.standard_normal()))
            screen.set_lit("Q", rows=(row,), cells=((row, 0),))
            screen.repaint()
            QApplication.processEvents()

    # Every number that can be printed has its tile after a while; that is not a leak.
    run(rounds // 5)
    before = resident_mib(), sys.getrefcount(None)
    run(rounds)
    screen.close()
    return verdict("seven matrices", rounds, before)


def tab(name: str, rounds: int) -> bool:
    """Make every kind of edit of a tab, by turns, on the way of a person's."""
    from PySide6.QtWidgets import QApplication
    from tab_edits import CASES, VIEWS, settle, window_of

    from attnviz.model.files.library import start_lab
    from attnviz.session import Session
    from attnviz.ui.look.theme import theme

    cases = [case for case in CASES if case.tab == name]
    if not cases:
        print(f"soak: the tab {name} has no edits of its own")
        return False
    session = Session(start_lab())
    view_class = VIEWS[name].view_class()
    window = window_of(view_class(session, theme("light")))
    window.show()
    settle()
    rng = np.random.default_rng(0)

    def run(count: int) -> None:
        for lap in range(count):
            case = cases[lap % len(cases)]
            case.edit(session, lap // len(cases), round(float(rng.uniform(-2, 2)), 2))
            QApplication.processEvents()

    # The undo stack keeps 500 documents; from then on each new one takes the place of an old one.
    run(600)
    before = resident_mib(), sys.getrefcount(None)
    run(rounds)
    window.close()
    return verdict(f"the tab {name}", rounds, before)


def mixed(laps: int) -> bool:
    """Use the whole window as a class does: other tabs, looks and screens between edits."""
    from PySide6.QtWidgets import QApplication, QComboBox

    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.main_window import MainWindow
    from attnviz.model.edits.layer import set_cell
    from attnviz.model.files.library import start_lab
    from attnviz.session import Session
    from attnviz.settings import Memory, Settings
    from attnviz.ui.reading.descendants import descendants

    settings = Settings(Memory())
    themes = ThemeManager(settings)
    window = MainWindow(Session(start_lab()), themes, settings)
    window.show()
    window.show_tab(0)
    window.settle(None, None, "")
    rng = np.random.default_rng(0)

    def lap(number: int) -> None:
        value = round(float(rng.uniform(-2, 2)), 2)
        window.session.edit(set_cell, "X", (1 + number % 5, number % 10), value)
        if number % 5 == 0:
            window.show_tab(number // 5 % 5)
        if number % 25 == 0:
            themes.choose(("light", "dark")[number // 25 % 2])
            lists = [box for box in descendants(window, QComboBox) if box.isVisible()]
            for box in lists[:1]:
                box.showPopup()
                QApplication.processEvents()
                box.hidePopup()
        if number % 100 == 0:
            window.controller.run("view.present")
            QApplication.processEvents()
            window.controller.run("view.present")
        QApplication.processEvents()

    first = max(1000, laps // 10)  # the undo stack keeps 500 documents
    for number in range(first):
        lap(number)
    before = resident_mib()
    for number in range(first, first + laps):
        if number % (laps // 10 or 1) == 0:  # a long run tells where it is, and what grew by then
            print(
                f"soak: {number - first} of {laps} laps, {resident_mib() - before:+.1f} MiB",
                file=sys.stderr,
                flush=True,
            )
        lap(number)
    grown = resident_mib() - before
    print(f"soak: {laps} laps of mixed use, memory {grown:+.1f} MiB", flush=True)
    window.hide()
    return grown > MIXED_MIB


def main() -> int:
    """Edit, repaint, and print a line for each part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5000)
    parser.add_argument("--mixed", type=int, default=0, metavar="LAPS")
    options = parser.parse_args()
    rounds = options.rounds
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication
    from tab_edits import VIEWS

    from attnviz.frame.process import garbage
    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.look import typeface

    app = QApplication([])
    garbage.collect_here(app)  # as the program does
    typeface.load()
    lazy_pyqtgraph.load()
    if options.mixed:
        return int(mixed(options.mixed))
    bad = grids(rounds)
    for name in VIEWS:
        bad |= tab(name, rounds // len(VIEWS))
    bad |= mixed(rounds)
    del app
    return int(bad)


if __name__ == "__main__":
    raise SystemExit(main())
