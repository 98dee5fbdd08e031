"""How much of the program one typed number runs: functions and modules of attnviz, by step.

A number is typed on tab 2 in the whole window, at each of the steps from 1 to 12, after another one
that has filled what is kept. A comprehension or a lambda is part of the function that it stands in.
Painting is left out: what composes the pixels of a grid and its outlines, and what Qt paints later.

    python bench/edit_breadth.py            exit code 1 above 220 functions or 50 modules
    python bench/edit_breadth.py --list 10  the functions of step 10, by module
"""

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import conditions  # noqa: F401

LIMITS = 220, 50
ROOT = str(Path(__file__).parent.parent / "attnviz")
STEPS = range(1, 13)
PAINTS = ("GridHost.set_grid", "GridHost.set_values", "GridHost.set_lit")  # it composes the pixels

Found = dict[str, set[str]]
"""Functions by module."""


def functions_of(act: Callable[[], object]) -> Found:
    """Return the functions of the program that something runs, but for what paints."""
    found: Found = defaultdict(set)
    painting = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal painting
        code = frame.f_code
        if not code.co_filename.startswith(ROOT):
            return
        if event == "call" and not painting and not code.co_name.startswith("<"):
            found[code.co_filename[len(ROOT) + 1 :]].add(code.co_qualname)
        if code.co_qualname in PAINTS and event in ("call", "return"):
            painting += 1 if event == "call" else -1

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return found


def window_on_steps() -> Any:
    """Return the whole window, tab 2 in front."""
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.main_window import MainWindow
    from attnviz.model.files.library import start_lab
    from attnviz.model.tabs import tab_ids
    from attnviz.session import Session
    from attnviz.settings import Memory, Settings

    settings = Settings(Memory())
    window = MainWindow(Session(start_lab()), ThemeManager(settings), settings)
    window.resize(1280, 720)
    window.show_tab(tab_ids().index("steps"))
    window.show()
    window.settle(None, None, "")
    return window


def measure(window: Any, step: int) -> Found:
    """Return what one typed number runs at a step."""
    from PySide6.QtWidgets import QApplication

    def settle() -> None:
        for _ in range(20):
            QApplication.processEvents()

    edited = window.host.view.canvas.host.cell_edited

    def type_number(value: float, gesture: int) -> None:
        edited.emit("X", 1, 1, value, gesture)

    window.session.select(step=step)
    settle()
    type_number(0.5, 1)
    settle()
    return functions_of(lambda: type_number(0.6, 2))


def main() -> int:
    """Count at every step, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--list", type=int, choices=STEPS, metavar="STEP")
    wanted = parser.parse_args().list
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.look import typeface

    app = QApplication([])
    typeface.load()
    lazy_pyqtgraph.load()
    window, most = window_on_steps(), (0, 0)
    for step in STEPS if wanted is None else [wanted]:
        found = measure(window, step)
        counts = sum(map(len, found.values())), len(found)
        most = max(most[0], counts[0]), max(most[1], counts[1])
        print(f"step {step:2}: {counts[0]} functions in {counts[1]} modules", flush=True)
        for module, names in sorted(found.items()) if wanted else ():
            print(f"    {module}: {', '.join(sorted(names))}")
    window.hide()
    del app
    print(f"one typed number: at most {most[0]} functions (limit {LIMITS[0]}) in {most[1]} "
          f"modules (limit {LIMITS[1]})")  # fmt: skip
    return int(most[0] > LIMITS[0] or most[1] > LIMITS[1])


if __name__ == "__main__":
    sys.exit(main())
