"""From an edit in the session to the painted tab, for every kind of edit of every tab.

Each case is a whole tab with its panel on a real session. An edit goes the way of a person's:
session, engine, tab, pixels.

    python bench/tab_edits.py               on the display at hand (Xvfb or a real one)
"""

import argparse
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import conditions
import numpy as np
from slider_drag import FRAME, settle, window_of

from attnviz.model.files.library import start_lab
from attnviz.model.tabs import TABS

ROUNDS, WARM_UP = 200, 30
VIEWS = {tab.id: tab for tab in TABS}


@dataclass(frozen=True)
class Case:
    """One kind of edit on one tab; `edit` gets the session, a lap and a random number."""

    tab: str
    name: str
    edit: Callable[[Any, int, float], object]
    step: int = 10
    lab: Callable[[], Any] = start_lab


def many_heads() -> Any:
    """Return a document of 32 heads that share 8 keys and values, 64 tokens of 256 numbers."""
    from attnviz.model.document.document import Document
    from attnviz.model.document.lab import Lab

    rng = np.random.default_rng(5)
    width = 256
    return Lab(
        document=Document(
            tokens=tuple(f"t{i}" for i in range(64)),
            X=rng.normal(size=(64, width)),
            W_Q=rng.normal(size=(32, width, 8)) / width**0.5,
            W_K=rng.normal(size=(8, width, 8)) / width**0.5,
            W_V=rng.normal(size=(8, width, 8)) / width**0.5,
            W_O=rng.normal(size=(width, width)) / width**0.5,
        )
    )


def _cell(session: Any, name: str, index: tuple[int, ...], value: float, slot: str) -> None:
    from attnviz.model.edits.layer import set_cell

    session.edit(set_cell, name, index, value, slot=slot)


def _sheet(session: Any, lap: int, value: float) -> None:
    _cell(session, "X", (1 + lap % 5, lap % 10), value, "document")


def _projection(session: Any, lap: int, value: float) -> None:
    _cell(session, ("W_Q", "W_K", "W_V")[lap % 3], (0, lap % 16, lap % 4), value, "document")


def _output(session: Any, lap: int, value: float) -> None:
    _cell(session, "W_O", (lap % 16, lap % 16), value, "document")


def _example(session: Any, lap: int, value: float) -> None:
    name = ("X", "W_Q", "W_K", "W_V")[lap % 4]
    index = (lap % 4, lap % 3) if name == "X" else (0, lap % 4, lap % 3)
    _cell(session, name, index, value, "example")


def _switch(name: str, slot: str) -> Callable[[Any, int, float], None]:
    def edit(session: Any, lap: int, value: float) -> None:
        from attnviz.model.edits.layer import set_option

        session.edit(set_option, name, bool(lap % 2), slot=slot)

    return edit


def _ending(session: Any, lap: int, value: float) -> None:
    from attnviz.model.edits.layer import set_sentence

    texts = session.document().sheet.sentences[0]
    session.edit(set_sentence, texts[(lap + 1) % 2])


def _kv(session: Any, lap: int, value: float) -> None:
    from attnviz.model.edits.layer import set_kv_heads

    session.edit(set_kv_heads, (1, 2, 4)[lap % 3])


def _mute(session: Any, lap: int, value: float) -> None:
    from attnviz.model.edits.layer import set_muted

    session.edit(set_muted, lap // 2 % 4, lap % 2 == 0)


def _draw(session: Any, lap: int, value: float) -> None:
    from attnviz.model.edits.saturation import set_draw

    session.edit(set_draw, lap + 1, slot="saturation")


def _score(session: Any, lap: int, value: float) -> None:
    from attnviz.model.edits.saturation import set_score

    session.edit(set_score, lap % 6, value, [0.0] * 6, slot="saturation")


def _rule(session: Any, lap: int, value: float) -> None:
    from attnviz.model.edits.sparse import set_kind

    kinds = ("full", "window", "sink-window", "strided")
    session.edit(set_kind, kinds[lap % 4], slot="sparse")


def _stroke(session: Any, lap: int, value: float) -> None:
    from attnviz.model.edits.sparse import paint

    session.edit(paint, [(8 + lap % 8, lap % 8)], lap // 8 % 2 == 0, slot="sparse")


CASES = (
    Case("heads", "a word's feature", _sheet),
    Case("heads", "a projection matrix", _projection),
    Case("heads", "tired or wide", _ending),
    Case("steps", "a number of X or W", _example),
    Case("steps", "scale on or off", _switch("scale_on", "example"), 10),
    Case("steps", "mask on or off", _switch("mask_on", "example"), 10),
    Case("saturation", "a new draw", _draw),
    Case("saturation", "a typed score", _score),
    Case("grid", "a word's feature", _sheet),
    Case("grid", "a number of W_O", _output),
    Case("grid", "shared keys", _kv),
    Case("grid", "mute", _mute),
    Case("heads", "a number of X, 32 heads", _sheet, lab=many_heads),
    Case("grid", "a number of X, 32 heads", _sheet, lab=many_heads),
    Case("sparse", "another pattern", _rule),
    Case("sparse", "a painted cell", _stroke),
)


def measure(case: Case, rounds: int) -> np.ndarray:
    """Return milliseconds from each edit to its pixels, (rounds,)."""
    from PySide6.QtWidgets import QApplication

    from attnviz.session import Session
    from attnviz.ui.look.theme import theme

    view_class = VIEWS[case.tab].view_class()
    session = Session(case.lab())
    session.select(step=case.step)
    window = window_of(view_class(session, theme("light")))
    window.show()
    end = time.perf_counter() + 5
    while not (window.windowHandle() and window.windowHandle().isExposed()):
        QApplication.processEvents()
        if time.perf_counter() > end:
            raise SystemExit("the window was never shown")
    settle()
    conditions.settle()
    rng = np.random.default_rng(5)
    laps = []
    for lap in range(rounds + WARM_UP):
        value = round(float(rng.uniform(-2, 2)), 2)
        start = time.perf_counter()
        case.edit(session, lap, value)
        QApplication.processEvents()
        if lap >= WARM_UP:
            laps.append(time.perf_counter() - start)
        QApplication.processEvents()
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return np.array(laps) * 1e3


def main() -> None:
    """Measure all cases; print one line each and the worst at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tab", choices=tuple(VIEWS))
    asked = parser.parse_args()
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.look import typeface
    from attnviz.ui.look.style import palette, style_sheet
    from attnviz.ui.look.theme import theme

    app = QApplication([])
    typeface.load()
    app.setStyle("Fusion")
    app.setPalette(palette(theme("light")))
    app.setStyleSheet(style_sheet(theme("light")))
    lazy_pyqtgraph.load()
    worst = 0.0
    for case in CASES:
        if asked.tab not in (None, case.tab):
            continue
        p50, p99 = np.percentile(measure(case, asked.rounds), (50, 99))
        worst = max(worst, float(p99))
        print(f"{case.tab}, {case.name}: p50 {p50:.2f} p99 {p99:.2f} ms", flush=True)
    verdict = "within" if worst <= FRAME else "NOT within"
    print(f"edits of all tabs, {app.platformName()}: worst p99 {worst:.2f} ms, {verdict} a frame")


if __name__ == "__main__":
    main()
