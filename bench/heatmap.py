"""A frame of a heat map against pyqtgraph's ImageItem: new numbers, and another part in sight.

    ./run bench heatmap
    python bench/heatmap.py --turns 15

By turns, in a window of 800 x 800 pixels each, offscreen unless a display is there: the map of tab
4 (the largest weight under every dot, colours, hatched future), the same map moved on by some
cells, and an ImageItem with a colour table in a plot. From new numbers to painted pixels: a new
array each time, nothing known of it. Patterns are causal; after them the same where every word may
look everywhere, which is twice as much to look at. Beside the time that passes the processor time
of all threads is told, which other programs on the machine do not change.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable

import conditions

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the program says before NumPy is loaded

import numpy as np

TARGETS = {1024: 3.5, 4096: 8.0}
SIDE = 800

Frame = Callable[[int], None]


def patterns(n: int, causal: bool) -> list[np.ndarray]:
    """Return two patterns of one head, (n, n)."""
    rng = np.random.default_rng(0)
    made = []
    for _ in range(2):
        grid = rng.random((n, n), dtype=np.float32) ** 8
        grid = np.tril(grid) if causal else grid
        made.append(grid / np.maximum(grid.sum(axis=1, keepdims=True), 1e-9))
    return made


def ours(n: int, causal: bool) -> tuple[Frame, Frame]:
    """Return what paints new numbers, and what paints another part of the same ones."""
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QApplication, QWidget

    from attnviz.engine.pyramid import Pyramid
    from attnviz.tabs.many_heads.canvas.weight_paint import Levels, pixels_of
    from attnviz.ui.grid.cell_picture import image_of
    from attnviz.ui.grid.outlook import Outlook
    from attnviz.ui.look.theme import theme

    grids, look = patterns(n, causal), theme("light")
    kept = Levels(Pyramid(grids[0]), causal)
    whole = Outlook.whole(n, SIDE, SIDE)

    class Map(QWidget):
        levels, outlook = kept, whole

        def paintEvent(self, event: object) -> None:
            dots = pixels_of(self.levels, self.outlook, look, 1.0, log=False)
            with QPainter(self) as painter:
                painter.drawImage(QPointF(), image_of(dots, 1.0))

    widget = Map()
    widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    widget.resize(SIDE, SIDE)
    widget.show()
    QApplication.processEvents()

    def new(lap: int) -> None:
        widget.levels, widget.outlook = Levels(Pyramid(grids[lap % 2]), causal), whole
        widget.repaint()

    def moved(lap: int) -> None:
        widget.levels = kept
        widget.outlook = whole.zoomed(1.4, SIDE / 2, SIDE / 2).panned(lap % 40, lap % 30)
        widget.repaint()

    return new, moved


def theirs(n: int, causal: bool) -> tuple[Frame, Frame]:
    """Return the same of an ImageItem."""
    import pyqtgraph as pg
    from PySide6.QtWidgets import QApplication

    grids = patterns(n, causal)
    view = pg.GraphicsLayoutWidget()
    view.resize(SIDE, SIDE)
    item = pg.ImageItem(axisOrder="row-major")
    item.setLookupTable(np.repeat(np.arange(256, dtype=np.uint8)[:, None], 3, axis=1))
    plot = view.addPlot()
    plot.addItem(item)
    view.show()
    QApplication.processEvents()

    def new(lap: int) -> None:
        item.setImage(grids[lap % 2], levels=(0, 1), autoLevels=False)
        view.viewport().repaint()

    def moved(lap: int) -> None:
        plot.getViewBox().translateBy(x=1 if lap % 2 else -1)
        view.viewport().repaint()

    return new, moved


def main() -> None:
    """Measure by turns and print the ratios; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=15)
    turns = parser.parse_args().turns
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    good = True
    for causal in (True, False):
        for n, target in TARGETS.items():
            names = "new", "moved", "pg new", "pg moved"
            frames = dict(zip(names, (*ours(n, causal), *theirs(n, causal)), strict=True))
            conditions.settle()
            laps: dict[str, list[tuple[float, float]]] = {name: [] for name in frames}
            for lap in range(turns + 2):
                for name, frame in frames.items():
                    start, busy = time.perf_counter(), time.process_time()
                    frame(lap)
                    taken = time.perf_counter() - start, time.process_time() - busy
                    laps[name].append(taken)
            took = {name: 1e3 * np.median(each[2:], axis=0) for name, each in laps.items()}
            told = ", ".join(f"{k} {t:.2f} ms (processor {p:.2f})" for k, (t, p) in took.items())
            print(f"  {n} x {n}, {app.platformName()}: {told}")
            new, moved = took["pg new"] / took["new"], took["pg moved"] / took["moved"]
            wanted = f"target {target}" if causal else "no target"
            print(
                f"heat map {n} x {n}, {'causal' if causal else 'all seen'}: new numbers "
                f"{new[0]:.1f} times as fast as ImageItem ({wanted}; {new[1]:.1f} by processor "
                f"time), another part {moved[0]:.1f} times ({moved[1]:.1f})"
            )
            good &= not causal or new[0] >= target
    sys.stdout.flush()
    os._exit(int(not good))  # windows of pyqtgraph outlive nothing well


if __name__ == "__main__":
    main()
