"""A frame of a heat map against pyqtgraph's ImageItem: new numbers, and another part in sight.

    ./run bench heatmap
    python bench/heatmap.py --turns 15

In a window of 800 x 800 pixels each, offscreen unless a display is there: an ImageItem with a
colour table in a plot with its axes, and the map of tab 4 (the largest weight under every dot,
colours, hatched future) with its axes, as many pixels large as the ViewBox of the plot. From new
numbers to painted pixels: a new array each time, nothing known of it. Then the same numbers moved
on by some cells. Patterns are causal; after them the same where every word may look everywhere,
which is twice as much to look at.

Sides take turns of some frames in a row, as a window paints them that is dragged or played: after
one that is not counted, since what the other side leaves in the caches and in the heap is nothing
that either meets in a program of its own. What no frame can do without is measured beside: every
cell in sight read once, and one image of that size painted. Beside the time that passes the
processor time of all threads is told, which other programs on the machine change less.
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
IN_A_ROW = 0.05  # seconds of frames of one side, at least

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


def ours(n: int, causal: bool, size: tuple[int, int]) -> tuple[Frame, Frame]:
    """Return what paints new numbers, and what paints another part of the same ones.

    Parameters
    ----------
    size : of the cells, in pixels across and down
    """
    from PySide6.QtCore import QPointF, QRectF, Qt
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QApplication, QWidget

    from attnviz.engine.pyramid import Pyramid
    from attnviz.numbering import FROM_ONE
    from attnviz.tabs.many_heads.canvas.weight_paint import Levels, pixels_of
    from attnviz.ui.grid.cell_picture import image_of
    from attnviz.ui.grid.map_axes import MapPlaces, paint_axes
    from attnviz.ui.grid.outlook import Outlook
    from attnviz.ui.look.theme import theme

    grids, look = patterns(n, causal), theme("light")
    kept = Levels(Pyramid(grids[0]), causal)
    wide, high = size
    whole = Outlook.whole(n, wide, high)
    cells = QRectF(SIDE - wide, SIDE - high, wide, high)

    class Map(QWidget):
        levels, outlook = kept, whole

        def paintEvent(self, event: object) -> None:
            dots = pixels_of(self.levels, self.outlook, look, 1.0, log=False)
            with QPainter(self) as painter:
                margins = QRectF(0, 0, SIDE, cells.y()), QRectF(0, 0, cells.x(), SIDE)
                for margin in margins:
                    painter.fillRect(margin, look.window)
                painter.drawImage(cells.topLeft(), image_of(dots, 1.0))
                filled = QRectF(cells.topLeft(), QPointF(*dots.shape[::-1]) + cells.topLeft())
                paint_axes(painter, look, MapPlaces(self.outlook, filled, 1.0, FROM_ONE))

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
        widget.outlook = whole.zoomed(1.4, wide / 2, high / 2).panned(lap % 40, lap % 30)
        widget.repaint()

    return new, moved


def theirs(n: int, causal: bool) -> tuple[tuple[int, int], Frame, Frame, Frame]:
    """Return how large the cells are on screen, and the same two of an ImageItem.

    Between them new numbers whose ends it finds itself; else its levels are fixed, as ours are.
    """
    import pyqtgraph as pg
    from PySide6.QtWidgets import QApplication

    grids = patterns(n, causal)
    view = pg.GraphicsLayoutWidget()
    view.resize(SIDE, SIDE)
    item = pg.ImageItem(axisOrder="row-major")
    item.setLookupTable(np.repeat(np.arange(256, dtype=np.uint8)[:, None], 3, axis=1))
    plot = view.addPlot()
    plot.addItem(item)
    item.setImage(grids[0], levels=(0, 1), autoLevels=False)
    view.show()
    QApplication.processEvents()
    box = plot.getViewBox()
    whole = {"xRange": (0, n), "yRange": (0, n), "padding": 0}

    def new(lap: int) -> None:
        if lap == 0:
            box.setRange(**whole)
        item.setImage(grids[lap % 2], levels=(0, 1), autoLevels=False)
        view.viewport().repaint()

    def levelled(lap: int) -> None:
        if lap == 0:
            box.setRange(**whole)
        item.setImage(grids[lap % 2], autoLevels=True)
        view.viewport().repaint()

    def moved(lap: int) -> None:
        if lap == 0:
            item.setImage(grids[0], levels=(0, 1), autoLevels=False)
            box.setRange(**whole)
            box.scaleBy((1 / 1.4, 1 / 1.4))
        box.translateBy(x=1 if lap % 2 else -1, y=1 if lap % 2 else -1)
        view.viewport().repaint()

    new(0)
    return (round(box.width()), round(box.height())), new, levelled, moved


def limits(n: int, causal: bool, size: tuple[int, int]) -> tuple[Frame, Frame]:
    """Return what any frame does at least: the cells are read once, and an image is painted.

    By as many threads as a frame has, a cell that is ahead of its row left out; and by a widget
    that draws one image of the size of the cells and nothing else.
    """
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtWidgets import QApplication, QWidget

    from attnviz.engine.blocked import spread

    grids = patterns(n, causal)
    rows = 128
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(0xFF808080)

    def read(lap: int) -> None:
        grid = grids[lap % 2]

        def band(number: int) -> None:
            top = number * rows
            grid[top : top + rows, : top + rows if causal else n].max()

        spread(band, -(-n // rows))

    class Plain(QWidget):
        def paintEvent(self, event: object) -> None:
            with QPainter(self) as painter:
                painter.drawImage(QPointF(SIDE - size[0], SIDE - size[1]), image)

    widget = Plain()
    widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    widget.resize(SIDE, SIDE)
    widget.show()
    QApplication.processEvents()
    return read, lambda lap: widget.repaint()


def in_a_row(frame: Frame) -> tuple[float, float]:
    """Return the seconds that pass in one frame of many, and those of the processor."""
    frame(0)
    count, start, busy = 0, time.perf_counter(), time.process_time()
    while count < 2 or time.perf_counter() - start < IN_A_ROW:
        count += 1
        frame(count)
    return (time.perf_counter() - start) / count, (time.process_time() - busy) / count


def main() -> None:
    """Measure by turns and print the ratios; return 1 under a target."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=15)
    turns = parser.parse_args().turns
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.look import typeface

    app = QApplication([])
    typeface.load()
    good = True
    for causal in (True, False):
        for n, target in TARGETS.items():
            size, pg_new, pg_levelled, pg_moved = theirs(n, causal)
            new, moved = ours(n, causal, size)
            read, plain = limits(n, causal, size)
            frames = {
                "new": new,
                "moved": moved,
                "pg new": pg_new,
                "pg moved": pg_moved,
                "pg new, auto levels": pg_levelled,
                "cells read once": read,
                "an image painted": plain,
            }
            conditions.settle()
            laps: dict[str, list[tuple[float, float]]] = {name: [] for name in frames}
            for _ in range(turns):
                for name, frame in frames.items():
                    laps[name].append(in_a_row(frame))
            took = {name: 1e3 * np.median(each, axis=0) for name, each in laps.items()}
            told = ", ".join(f"{k} {t:.2f} ms (processor {p:.2f})" for k, (t, p) in took.items())
            print(f"  {n} x {n}, {size[0]} x {size[1]} pixels, {app.platformName()}: {told}")
            fresh, other = took["pg new"] / took["new"], took["pg moved"] / took["moved"]
            wanted = f"target {target}" if causal else "no target"
            print(
                f"heat map {n} x {n}, {'causal' if causal else 'all seen'}: new numbers "
                f"{fresh[0]:.1f} times as fast as ImageItem ({wanted}; {fresh[1]:.1f} by processor "
                f"time), another part {other[0]:.1f} times ({other[1]:.1f})"
            )
            floor = took["cells read once"] + took["an image painted"]
            most = took["pg new"] / floor
            levelled = took["pg new, auto levels"] / took["new"]
            print(
                f"  limit of this machine (cells read once, one image painted): {floor[0]:.2f} ms, "
                f"{most[0]:.1f} times as fast as ImageItem; a frame takes "
                f"{took['new'][0] / floor[0]:.1f} times as long ({took['new'][1] / floor[1]:.1f} "
                f"by processor time). ImageItem that finds its levels: {levelled[0]:.1f} times"
            )
            good &= not causal or fresh[0] >= target
    sys.stdout.flush()
    os._exit(int(not good))  # windows of pyqtgraph outlive nothing well


if __name__ == "__main__":
    main()
