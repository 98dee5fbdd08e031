"""Patterns too long to hold, and a held one of 16,384 tokens seen from any distance.

    ./run bench streaming
    python bench/streaming.py --pyramid     the held pattern too; needs 2 GiB

Of 131,072 tokens (64 GiB of weights a head) from Q and K alone: the exact overview of 800 rows, a
tile of 512 x 512 whose sums are known, all rows in the background (a tenth of the cells is timed),
and the memory that all of it takes. Of a pattern that is held: its pyramid against one reading of
the array, and a view of 800 x 800 dots against pyqtgraph's frame of the same numbers. Beside the
time of the wall stands that of the processors over their number: what a machine would take that
does nothing else.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import conditions  # noqa: F401  (one thread a product, as in the program)
import numpy as np

from attnviz.engine.pyramid import Pyramid
from attnviz.engine.streaming import StreamedPattern

N, WIDTH, DOTS, TILE = 131_072, 64, 800, 512
HELD = 16_384
# Targets: of the whole pass, seconds, seconds, MiB; of one reading; of pyqtgraph's frame
MOST_OVERVIEW, OVERVIEW, TILED, MEMORY = 0.015, 0.150, 0.001, 100
READINGS, FRAMES = 1.5, 40


class Took(NamedTuple):
    """Seconds of a call, by the wall and of the processors, shared out over them."""

    wall: float
    busy: float

    def __str__(self) -> str:
        return f"{1e3 * self.wall:.1f} ms ({1e3 * self.busy:.1f} alone)"


def took(run: Callable[[], object], turns: int = 5) -> Took:
    """Return the medians of some turns."""
    laps = []
    for _ in range(turns):
        start, busy = time.perf_counter(), time.process_time()
        run()
        laps.append((time.perf_counter() - start, time.process_time() - busy))
    workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    walls, busy_ones = zip(*laps, strict=True)
    return Took(statistics.median(walls), statistics.median(busy_ones) / workers)


def peak() -> float:
    """Return the most memory that the process has had, in MiB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 2**20 if sys.platform == "darwin" else most / 2**10


def streamed(n: int) -> bool:
    """Measure the pattern that is not held; return whether it is as good as it should be."""
    rng = np.random.default_rng(0)
    Q, K = (rng.standard_normal((n, WIDTH), dtype=np.float32) for _ in range(2))
    before = peak()
    pattern = StreamedPattern(Q, K)
    rows, edges = np.linspace(0, n - 1, DOTS).astype(int), np.linspace(0, n, DOTS + 1).astype(int)
    overview = took(lambda: pattern.overview(rows, edges))
    last, middle = range(n - TILE, n), range(n // 2, n // 2 + TILE)
    pattern.tile(last, middle)
    tile = took(lambda: pattern.tile(last, middle), 25)
    part = int(n * 0.1**0.5)  # as far as a tenth of the cells reaches

    def begin() -> None:
        for done, _ in pattern.refine(edges, edges):
            if done >= part:
                return

    whole = 10 * took(begin, 1).wall
    memory = peak() - before - Q.nbytes / 2**20  # a scaled copy of Q belongs to any way
    print(f"  overview {overview}, tile {tile}, all rows {whole:.1f} s, +{memory:.0f} MiB")
    share = overview.wall / whole
    print(
        f"streamed: overview {share:.4f} of all rows (target {MOST_OVERVIEW}), tile "
        f"{1e3 * tile.busy:.2f} ms (target {1e3 * TILED:.0f}), +{memory:.0f} MiB "
        f"(target {MEMORY}), overview {1e3 * overview.busy:.0f} ms alone "
        f"(target {1e3 * OVERVIEW:.0f})"
    )
    return (
        share <= MOST_OVERVIEW
        and overview.busy <= OVERVIEW
        and tile.busy <= TILED
        and memory <= MEMORY
    )


def held() -> bool:
    """Measure the pattern that is held; return whether it is as good as it should be."""
    grid = np.random.default_rng(0).random((HELD, HELD), dtype=np.float32)
    reading = took(grid.max)
    building = took(lambda: Pyramid(grid).levels, 3)
    levels = Pyramid(grid)
    _ = levels.levels
    spans = {"all": HELD, "a quarter": HELD // 2, "800 cells": DOTS, "100 cells": 100}
    views = {}
    for name, span in spans.items():
        edges = HELD // 3 + np.arange(min(span, DOTS) + 1) * span // min(span, DOTS)
        edges = edges - max(0, int(edges[-1]) - HELD)
        views[name] = took(lambda edges=edges: levels.view(edges, edges))  # type: ignore[misc]
    frame = took(pyqtgraph_frame(grid), 3)
    told = ", ".join(f"{name} {each}" for name, each in views.items())
    print(f"  reading {reading}, pyramid {building}; views: {told}; pyqtgraph {frame}")
    longer, faster = building.wall / reading.wall, frame.wall / max(v.wall for v in views.values())
    print(
        f"pyramid: {longer:.1f} readings (target {READINGS}), the slowest view {faster:.0f} times "
        f"as fast as pyqtgraph's frame (target {FRAMES})"
    )
    return longer <= READINGS and faster >= FRAMES


def pyqtgraph_frame(grid: np.ndarray) -> Callable[[], None]:
    """Return what shows the numbers anew in an ImageItem of 800 x 800 pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import pyqtgraph as pg
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    view = pg.GraphicsLayoutWidget()
    view.resize(DOTS, DOTS)
    item = pg.ImageItem(axisOrder="row-major")
    item.setLookupTable(np.repeat(np.arange(256, dtype=np.uint8)[:, None], 3, axis=1))
    view.addPlot().addItem(item)
    view.show()
    app.processEvents()

    def frame() -> None:
        item.setImage(grid, levels=(0, 1), autoLevels=False)
        view.viewport().repaint()

    return frame


def main() -> int:
    """Measure and print; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pyramid", action="store_true", help="a held pattern too; needs 2 GiB")
    parser.add_argument("--tokens", type=int, default=N, help="of the pattern that is not held")
    options = parser.parse_args()
    good = streamed(options.tokens)
    if options.pyramid:
        good = held() and good
    return int(not good)


if __name__ == "__main__":
    raise SystemExit(main())
