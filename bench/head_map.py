"""All heads of a model in one image against a pyqtgraph plot each: first paint, and other numbers.

    ./run bench head_map
    python bench/head_map.py --plots 64

32 layers x 32 heads of 64 tokens, 976 x 540 pixels, offscreen unless a display is there. Ours is
the map of tab 4 with its names and marks. A plot is a PlotItem with an ImageItem; so many of them
are timed as are asked for, and the time is told for as many as there are heads. Beside the time
that passes the processor time of all threads is told, which other programs change less.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import conditions
import numpy as np

LAYERS, HEADS, TOKENS = 32, 32, 64
FIRST, UPDATE = 1000, 80  # times as fast as the plots
TURNS = 9


Size = tuple[int, int, int]
"""Layers, heads, tokens."""


def patterns(seed: int, size: Size = (LAYERS, HEADS, TOKENS)) -> np.ndarray:
    """Return causal patterns of all heads, (layers, heads, n, n)."""
    rng = np.random.default_rng(seed)
    found = np.tril(rng.random((*size, size[-1]), dtype=np.float32) ** 4)
    found /= found.sum(axis=-1, keepdims=True)
    return found


def seconds(run: Callable[[], object]) -> np.ndarray:
    """Return how long a call takes, and how long the processor works for it."""
    start, busy = time.perf_counter(), time.process_time()
    run()
    return np.array([time.perf_counter() - start, time.process_time() - busy])


def ours(size: Size = (LAYERS, HEADS, TOKENS)) -> tuple[np.ndarray, np.ndarray]:
    """Return the seconds of the first paint and of one with other numbers, as `seconds` does."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from attnviz.checkpoints.survey import Survey
    from attnviz.tabs.many_heads.canvas.head_map import lay_out_map, paint_head_map
    from attnviz.ui.look.theme import theme

    look, room = theme("light"), QRectF(0, 0, 976, 540)
    image = QImage(976, 540, QImage.Format.Format_RGB32)
    labels = tuple(f"t{i}" for i in range(size[-1]))

    def survey(seed: int) -> Survey:
        return Survey(
            name="bench",
            layers=tuple(range(size[0])),
            pattern=patterns(seed, size),
            tokens=labels,
            labels=labels,
        )

    def paint(shown: Survey) -> None:
        chosen = (3, 4)
        pointer = SimpleNamespace(previewed=None)
        state: Any = SimpleNamespace(
            all_heads=shown,
            shade="pattern",
            pointer=pointer,
            hides_first=False,
            chosen=chosen,
            looked_at=chosen,
            off=(),
            template=lambda _name: None,
        )
        image.fill(look.window)
        with QPainter(image) as painter:
            paint_head_map(painter, lay_out_map(room, look, shown, chosen), look, state)

    first, *others = [
        seconds(partial(paint, shown)) for shown in [survey(k) for k in range(TURNS + 1)]
    ]
    return first, np.median(others, axis=0)


def theirs(plots: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the same of a plot each, for as many heads as there are."""
    import pyqtgraph as pg
    from PySide6.QtWidgets import QApplication

    many = LAYERS * HEADS
    some = [patterns(seed).reshape(many, TOKENS, TOKENS)[:plots] for seed in (0, 1)]
    view = pg.GraphicsLayoutWidget()
    view.resize(976, 540)
    items: list[Any] = []

    def first() -> None:
        for number in range(plots):
            plot = view.addPlot(number % 8, number // 8)
            item = pg.ImageItem(some[0][number], axisOrder="row-major", levels=(0, 1))
            plot.addItem(item)
            items.append(item)
        view.show()
        QApplication.processEvents()
        view.viewport().repaint()

    def update() -> None:
        for item, numbers in zip(items, some[1], strict=True):
            item.setImage(numbers, autoLevels=False)
        view.viewport().repaint()

    scale = many / plots
    return scale * seconds(first), scale * np.median([seconds(update) for _ in range(3)], axis=0)


def main() -> int:
    """Measure and print the ratios; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plots", type=int, default=64)
    plots = parser.parse_args().plots
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.look import typeface

    app = QApplication([])
    typeface.load()
    conditions.settle()
    (first, update), (plot_first, plot_update) = ours(), theirs(plots)
    told = [f"{1e3 * each[0]:.1f} ms (processor {1e3 * each[1]:.1f})" for each in (first, update)]
    print(
        f"  {LAYERS * HEADS} heads, {app.platformName()}: first {told[0]}, other numbers {told[1]}"
        f"; a plot each ({plots} timed) {plot_first[0]:.1f} s and {1e3 * plot_update[0]:.0f} ms "
        f"(processor {1e3 * plot_update[1]:.0f})"
    )
    painted, updated = plot_first / first, plot_update / update
    print(
        f"head map: first paint {painted[0]:.0f} times as fast as plots (target {FIRST}; "
        f"{painted[1]:.0f} by processor time), other numbers {updated[0]:.0f} times (target "
        f"{UPDATE}; {updated[1]:.0f})"
    )
    return int(painted[0] < FIRST or updated[0] < UPDATE)


if __name__ == "__main__":
    raise SystemExit(main())
