"""From a changed number to painted pixels: seven matrices of numbers on screen.

Ours (one `GridHost` on pyqtgraph) against seven QTableViews and a pyqtgraph ImageItem, both fed by
the same small recompute in one run, since milliseconds of two runs do not compare. They take turns;
the first edits of a turn find the processor's caches full of the other's work and are counted
apart.

    python bench/edit_latency.py            on the display at hand (Xvfb or a real one)
"""

import argparse
import os
import time
from collections.abc import Callable
from dataclasses import dataclass

import conditions
import numpy as np

from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.look import typeface

N_TOKENS, D_MODEL, N_HEADS = 11, 64, 4
ROUNDS, TURN, WARM_UP = 300, 60, 40
RUN_IN = 5  # edits of a turn until the caches hold what every edit needs
NAMES = ("X", "Q", "K", "V", "S", "A", "O")
WIDTH, HEIGHT = 1400, 900


@dataclass(frozen=True)
class Case:
    """One way to show the matrices: how to build it, how to change one number of X."""

    name: str
    build: Callable[[], tuple[object, Callable[[int, int, float], None]]]


class Layer:
    """The first head of one causal attention layer, recomputed whole at every edit."""

    def __init__(self) -> None:
        rng = np.random.default_rng(0)
        self.X = rng.standard_normal((N_TOKENS, D_MODEL))
        self.W = rng.standard_normal((3, N_HEADS, D_MODEL, D_MODEL // N_HEADS)) / D_MODEL**0.5
        self.future = np.triu(np.ones((N_TOKENS, N_TOKENS), bool), 1)

    def arrays(self) -> dict[str, np.ndarray]:
        """Return the seven matrices of head 0."""
        Q, K, V = self.X @ self.W
        S = np.where(self.future, -np.inf, Q @ K.swapaxes(1, 2) / (D_MODEL // N_HEADS) ** 0.5)
        A = np.exp(S - S.max(-1, keepdims=True))
        A /= A.sum(-1, keepdims=True)
        O = A @ V  # noqa: E741
        return dict(zip(NAMES, (self.X, Q[0], K[0], V[0], S[0], A[0], O[0]), strict=True))


def ours() -> tuple[object, Callable[[int, int, float], None]]:
    """Build one host with seven grids."""
    from PySide6.QtCore import QRectF

    from attnviz.ui.grid.host import GridHost
    from attnviz.ui.grid.value import Grid
    from attnviz.ui.look.theme import theme

    layer = Layer()
    host = GridHost(theme("light"))
    host.resize(WIDTH, HEIGHT)
    words = [f"word{i}" for i in range(N_TOKENS)]
    for i, (name, array) in enumerate(layer.arrays().items()):
        column, row = i % 3, i // 3
        grid = Grid(
            array,
            title=name,
            quantity="weight" if name == "A" else "signed",
            row_labels=words,
            column_labels=[f"{c}" for c in range(array.shape[1])],
            min_cell=22,
            square=False,
            editable=name == "X",
        )
        host.set_grid(name, grid)
        wide, high = WIDTH / 3, HEIGHT / 3
        host.set_rect(name, QRectF(column * wide, row * high, wide - 12, high - 8), (44, 22))

    def edit(row: int, col: int, value: float) -> None:
        layer.X[row, col] = value
        for name, array in layer.arrays().items():
            host.set_values(name, array)

    return host, edit


def tables() -> tuple[object, Callable[[int, int, float], None]]:
    """Build seven table views and an image item, the standard parts for the same picture."""
    import pyqtgraph as pg
    from PySide6.QtCore import QAbstractTableModel, Qt
    from PySide6.QtWidgets import QGridLayout, QTableView, QWidget

    layer = Layer()
    shown = layer.arrays()

    class Model(QAbstractTableModel):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def rowCount(self, parent: object = None) -> int:
            return shown[self.name].shape[0]

        def columnCount(self, parent: object = None) -> int:
            return shown[self.name].shape[1]

        def data(self, index: object, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
            if role == Qt.ItemDataRole.DisplayRole:
                return f"{shown[self.name][index.row(), index.column()]:.2f}"
            return None

        def refresh(self) -> None:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.DisplayRole])

    screen = QWidget()
    screen.resize(WIDTH, HEIGHT)
    box = QGridLayout(screen)
    models = []
    for i, name in enumerate(NAMES):
        view = QTableView()
        view.horizontalHeader().setDefaultSectionSize(44)
        view.verticalHeader().setDefaultSectionSize(22)
        models.append(Model(name))
        view.setModel(models[-1])
        box.addWidget(view, i // 3, i % 3)
    plot = pg.PlotWidget()
    image = pg.ImageItem(axisOrder="row-major")
    plot.addItem(image)
    box.addWidget(plot, 2, 1)
    screen.models = models

    def edit(row: int, col: int, value: float) -> None:
        layer.X[row, col] = value
        shown.update(layer.arrays())
        image.setImage(shown["A"], levels=(0, 1), autoLevels=False)
        for model in models:
            model.refresh()

    return screen, edit


CASES = [Case("tables", tables), Case("ours", ours)]


class Race:
    """One case on screen, and how long its edits took."""

    def __init__(self, case: Case) -> None:
        from PySide6.QtWidgets import QApplication

        self.name, self.laps, self.cold = case.name, [], []
        self._work = QApplication.processEvents
        self.screen, self._edit = case.build()
        self._rng = np.random.default_rng(3)
        self.screen.show()
        end = time.perf_counter() + 5
        while not (self.screen.windowHandle() and self.screen.windowHandle().isExposed()):
            self._work()
            if time.perf_counter() > end:
                raise SystemExit("the window was never shown")

    def run(self, rounds: int, *, count: bool = True) -> None:
        """Edit so many times, from the changed number to its painted pixels."""
        for lap in range(rounds):
            row, col = int(self._rng.integers(N_TOKENS)), int(self._rng.integers(D_MODEL))
            value = float(self._rng.standard_normal())
            start = time.perf_counter()
            self._edit(row, col, value)
            self._work()
            if count:
                laps = self.laps if lap >= RUN_IN else self.cold
                laps.append((time.perf_counter() - start) * 1e3)
            for _ in range(3):
                self._work()


def measure(cases: list[Case], rounds: int) -> list[Race]:
    """Return the cases with the milliseconds of every edit, in turns so that all meet one load."""
    races = [Race(case) for case in cases]
    for race in races:
        race.run(WARM_UP, count=False)
    conditions.settle()
    for _ in range(rounds // TURN):
        for race in races:
            race.run(TURN + RUN_IN)
    for race in races:
        race.screen.close()
        race.screen.deleteLater()
    return races


def main() -> None:
    """Measure all cases and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args().rounds
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    typeface.load()
    lazy_pyqtgraph.load()
    races = measure(CASES, rounds)
    parts = [
        f"{race.name} p50 {np.percentile(race.laps, 50):.2f} "
        f"p99 {np.percentile(race.laps, 99):.2f} "
        f"(first of a turn {np.median(race.cold[::RUN_IN]):.2f}) ms"
        for race in races
    ]
    ratio = np.median(races[0].laps) / np.median(races[1].laps)
    print(
        f"edit latency {N_TOKENS}x{D_MODEL}x{N_HEADS}, seven matrices, {app.platformName()}: "
        f"{'; '.join(parts)}; {ratio:.1f} times as fast"
    )


if __name__ == "__main__":
    main()
