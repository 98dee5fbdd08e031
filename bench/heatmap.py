"""A frame of a heat map against pyqtgraph's ImageItem: new numbers, and another part in sight.

    ./run bench heatmap
    python bench/heatmap.py --turns 15

By turns, 800 x 800 pixels, offscreen unless a display is there: the map of tab 4 (the largest
weight under every dot, colours, hatched future), the same map moved on by some cells, and an
ImageItem with a colour table in a plot. New numbers are a new array each time: ours builds its
levels anew.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable

import conditions

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the program says before NumPy is loaded

import numpy as np

TARGETS = {1024: 3.5, 4096: 8.0}
SIDE = 800


def patterns(n: int) -> list[np.ndarray]:
    """Return two causal patterns of one head, (1, n, n)."""
    rng = np.random.default_rng(0)
    made = []
    for _ in range(2):
        grid = np.tril(rng.random((n, n), dtype=np.float32) ** 8)
        made.append((grid / np.maximum(grid.sum(axis=1, keepdims=True), 1e-9))[None])
    return made


def ours(n: int) -> tuple[Callable[[int], None], Callable[[int], None]]:
    """Return what paints new numbers, and what paints another part of the same ones."""
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QImage, QPainter

    from attnviz.engine.pyramid import Pyramid
    from attnviz.tabs.many_heads.canvas.weight_paint import Levels, pixels_of
    from attnviz.ui.grid.cell_picture import image_of
    from attnviz.ui.grid.outlook import Outlook
    from attnviz.ui.look.theme import theme

    grids, look = patterns(n), theme("light")
    kept = Levels(Pyramid(grids[0][0]))
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    whole = Outlook.whole(n, SIDE, SIDE)

    def paint(levels: Levels, outlook: Outlook) -> None:
        dots = pixels_of(levels, outlook, look, 1.0, log=False)
        with QPainter(image) as painter:
            painter.drawImage(QPointF(), image_of(dots, 1.0))

    def new(lap: int) -> None:
        paint(Levels(Pyramid(grids[lap % 2][0])), whole)

    def moved(lap: int) -> None:
        part = whole.zoomed(1.4, SIDE / 2, SIDE / 2).panned(lap % 40, lap % 30)
        paint(kept, part)

    return new, moved


def theirs(n: int) -> tuple[Callable[[int], None], Callable[[int], None]]:
    """Return the same of an ImageItem."""
    import pyqtgraph as pg
    from PySide6.QtWidgets import QApplication

    grids = patterns(n)
    view = pg.GraphicsLayoutWidget()
    view.resize(SIDE, SIDE)
    item = pg.ImageItem(axisOrder="row-major")
    item.setLookupTable(np.repeat(np.arange(256, dtype=np.uint8)[:, None], 3, axis=1))
    plot = view.addPlot()
    plot.addItem(item)
    view.show()
    QApplication.processEvents()

    def new(lap: int) -> None:
        item.setImage(grids[lap % 2][0], levels=(0, 1), autoLevels=False)
        view.viewport().repaint()

    def moved(lap: int) -> None:
        plot.getViewBox().translateBy(x=1 if lap % 2 else -1)
        view.viewport().repaint()

    return new, moved


def main() -> int:
    """Measure by turns and print the ratios; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=15)
    turns = parser.parse_args().turns
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    good = True
    for n, target in TARGETS.items():
        frames = dict(
            zip(("new", "moved", "pg new", "pg moved"), (*ours(n), *theirs(n)), strict=True)
        )
        conditions.settle()
        laps: dict[str, list[float]] = {name: [] for name in frames}
        for lap in range(turns + 2):
            for name, frame in frames.items():
                start = time.perf_counter()
                frame(lap)
                laps[name].append(time.perf_counter() - start)
        took = {name: 1e3 * statistics.median(each[2:]) for name, each in laps.items()}
        told = ", ".join(f"{name} {each:.2f} ms" for name, each in took.items())
        new, moved = took["pg new"] / took["new"], took["pg moved"] / took["moved"]
        print(f"  {n} x {n}, {app.platformName()}: {told}")
        print(
            f"heat map {n} x {n}: new numbers {new:.1f} times as fast as ImageItem "
            f"(target {target}), another part {moved:.1f} times"
        )
        good &= new >= target
    return int(not good)


if __name__ == "__main__":
    raise SystemExit(main())
