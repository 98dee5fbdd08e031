"""Dragging a slider through its range: from each mouse move to painted pixels.

Every case is a whole tab on a real session: the mouse moves the handle, the session takes the
edit, the tab computes and paints. Compared with a bare repaint of the same widgets in the same
run, since milliseconds of two runs do not compare.

    python bench/slider_drag.py             on the display at hand (Xvfb or a real one)
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import conditions
import numpy as np

FRAME = 1000 / 60  # milliseconds
WIDTH, HEIGHT, PANEL = 1280, 588, 304
WARM_UP = 20


@dataclass(frozen=True)
class Case:
    """One slider.

    `build` gives the window, the widgets that a move repaints, and moves of the handle that never
    end. Each move changes what is shown; before the first the hand presses the button.
    """

    name: str
    build: Callable[[], tuple[Any, list[Any], Iterator[None]]]


def window_of(view: Any) -> Any:
    """Show a tab beside its panel, as the program does."""
    from PySide6.QtWidgets import QHBoxLayout, QWidget

    window = QWidget()
    window.resize(WIDTH, HEIGHT)
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(view, 1)
    panel = view.side_panel()
    if panel is not None:
        panel.setFixedWidth(PANEL)
        row.addWidget(panel)
    view.set_shown(True)
    return window


def mouse(widget: Any, kind: Any, x: float, y: float) -> None:
    """Send one mouse event with the left button down."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    at = QPointF(x, y)
    button = none if kind == QEvent.Type.MouseMove else left
    over = widget.mapToGlobal(at)
    event = QMouseEvent(kind, at, over, button, left, Qt.KeyboardModifier.AltModifier)
    QApplication.sendEvent(widget, event)


def back_and_forth(low: int, high: int) -> Iterator[int]:
    """Count from low to high and down again, for ever."""
    while True:
        yield from range(low, high)
        yield from range(high, low, -1)


def d_k(mode: str) -> tuple[Any, list[Any], Iterator[None]]:
    """Drag the vector size of the saturation tab, pixel by pixel, in ruler or walk."""
    from PySide6.QtCore import QEvent

    from attnviz.model.files.library import start_lab
    from attnviz.session import Session
    from attnviz.tabs.saturation.view import SaturationView
    from attnviz.ui.look.theme import theme

    session = Session(start_lab())
    view = SaturationView(session, theme("light"))
    if mode == "walk":
        view.swap_mode()
    window = window_of(view)
    window.session = session

    def moves() -> Iterator[None]:
        track = view.canvas.layout_now().track
        mouse(view.canvas, QEvent.Type.MouseButtonPress, track.x_of(16), track.y)
        shown = None
        for x in back_and_forth(round(track.x_of(16)), round(track.right)):
            value = track.value_at(x, snap=False)
            if value == shown:
                continue  # a pixel is less than one number here
            shown = value
            mouse(view.canvas, QEvent.Type.MouseMove, x, track.y)
            yield

    panel = view.side_panel()
    return window, [view.canvas, view.controls, panel.plot, panel.table], moves()


def window_w() -> tuple[Any, list[Any], Iterator[None]]:
    """Drag the window of the sparse pattern tab, value by value."""
    from attnviz.model.files.library import start_lab
    from attnviz.session import Session
    from attnviz.tabs.sparse_patterns.view import SparsePatternsView
    from attnviz.ui.look.theme import theme

    session = Session(start_lab())
    view = SparsePatternsView(session, theme("light"))
    window = window_of(view)
    window.session = session

    def moves() -> Iterator[None]:
        slider = view.controls.slider
        slider.sliderPressed.emit()
        for value in back_and_forth(slider.minimum(), slider.maximum()):
            if value != slider.value():
                slider.setValue(value)
                yield

    return window, [view.canvas, view.controls, view.side_panel()], moves()


def projection(tokens: int, width: int, heads: int) -> tuple[Any, list[Any], Iterator[None]]:
    """Drag a number of W_Q up and down in a layer of many tokens, whose pattern fills tab 4.

    The head on screen is the one whose number it is; what nobody looks at is made when asked for.
    """
    from attnviz.model.document.document import Document
    from attnviz.model.document.lab import Lab
    from attnviz.model.edits.layer import set_cell
    from attnviz.session import Session
    from attnviz.tabs.many_heads.view import ManyHeadsView
    from attnviz.ui.look.theme import theme

    rng = np.random.default_rng(5)

    def numbers(*shape: int) -> np.ndarray:
        return rng.standard_normal(shape, dtype=np.float32)

    across = heads, width, width // heads
    scale = np.float32(width**-0.5)
    layer = Document(
        tokens=tuple(f"t{i}" for i in range(tokens)),
        X=numbers(tokens, width),
        W_Q=numbers(*across) * scale,
        W_K=numbers(*across) * scale,
        W_V=numbers(*across) * scale,
        W_O=numbers(width, width) * scale,
    )
    session = Session(Lab(document=layer))
    view = ManyHeadsView(session, theme("light"))
    window = window_of(view)
    window.session = session
    view.toggle_map()

    def moves() -> Iterator[None]:
        for value in back_and_forth(-100, 100):
            session.edit(set_cell, "W_Q", (0, 3, 3), value / 25, merge_key="one drag")
            yield

    return window, [view.whole.view], moves()


CASES = [
    Case("d_k on the ruler", lambda: d_k("ruler")),
    Case("d_k in the walk", lambda: d_k("walk")),
    Case("w of a sparse pattern", window_w),
    Case("a number of W_Q at 1,024 x 768 x 12", lambda: projection(1024, 768, 12)),
]


def measure(case: Case, rounds: int) -> tuple[np.ndarray, np.ndarray, float]:
    """Return milliseconds of each move to its pixels and of bare repaints, (rounds,) each.

    The third is the processor time of a move, all threads together, in the middle.
    """
    from PySide6.QtWidgets import QApplication

    window, repainted, moves = case.build()
    window.show()
    end = time.perf_counter() + 5
    while not (window.windowHandle() and window.windowHandle().isExposed()):
        QApplication.processEvents()
        if time.perf_counter() > end:
            raise SystemExit("the window was never shown")
    settle()
    conditions.settle()
    dragged, bare, worked = [], [], []
    for lap in range(rounds + WARM_UP):
        start, busy = time.perf_counter(), time.process_time()
        next(moves)
        QApplication.processEvents()
        between, worked_for = time.perf_counter(), time.process_time() - busy
        for widget in repainted:
            widget.update()
        QApplication.processEvents()
        if lap >= WARM_UP:
            dragged.append(between - start)
            worked.append(worked_for)
            bare.append(time.perf_counter() - between)
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return np.array(dragged) * 1e3, np.array(bare) * 1e3, 1e3 * float(np.median(worked))


def settle() -> None:
    """Let work beside the window, such as curves over many draws, come to its end."""
    from PySide6.QtWidgets import QApplication

    end = time.perf_counter() + 2
    while time.perf_counter() < end:
        QApplication.processEvents()
        time.sleep(0.01)


def main() -> None:
    """Measure all cases and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400)
    rounds = parser.parse_args().rounds
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.look import typeface
    from attnviz.ui.look.style import palette, style_sheet
    from attnviz.ui.look.theme import theme

    app = QApplication([])
    typeface.load()
    lazy_pyqtgraph.load()  # as after the first paint: what stands in for grids before is not meant
    app.setStyle("Fusion")
    app.setPalette(palette(theme("light")))
    app.setStyleSheet(style_sheet(theme("light")))
    parts, late = [], 0.0
    for case in CASES:
        dragged, bare, worked = measure(case, rounds)
        p50, p99 = np.percentile(dragged, (50, 99))
        late = max(late, p99)
        ratio = p99 / np.percentile(bare, 99)
        parts.append(
            f"{case.name} p50 {p50:.2f} p99 {p99:.2f} ms ({1000 / p50:.0f} frames/s; "
            f"{1000 / worked:.0f} by processor time), {ratio:.2f} bare repaints"
        )
    verdict = "within" if late <= FRAME else "NOT within"
    print(f"slider drag, {app.platformName()}: {'; '.join(parts)}; {verdict} a frame of 16.7 ms")


if __name__ == "__main__":
    main()
