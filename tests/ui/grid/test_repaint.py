"""What an edit repaints, and nothing more, makes the same picture as painting everything."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme

N = 9


@pytest.fixture
def host(qtbot):
    """Return a host with a matrix that is wider than its room, scores, weights and an output."""
    lazy_pyqtgraph.load()
    host = GridHost(theme("light"))
    qtbot.addWidget(host)
    host.resize(700, 560)
    rng = np.random.default_rng(4)
    words = [f"word{i}" for i in range(N)]
    for i, (name, columns, quantity) in enumerate(
        (("X", 24, "signed"), ("S", N, "signed"), ("A", N, "weight"), ("O", 6, "plain"))
    ):
        values = rng.random((N, columns))
        grid = Grid(
            values, title=name, quantity=quantity, row_labels=words, min_cell=24, square=False
        )
        host.set_grid(name, grid)
        host.set_rect(name, QRectF(i % 2 * 350 + 0.5, i // 2 * 280, 340, 270), (31, 24))
    host.show()
    qtbot.waitExposed(host)
    settle()
    return host


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def on_screen(host: GridHost) -> QImage:
    return (
        host.screen().grabWindow(host.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)
    )


def anew(host: GridHost) -> QImage:
    return host.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_edits_leave_the_picture_that_painting_all_of_it_gives(host) -> None:
    rng = np.random.default_rng(8)
    before = on_screen(host)
    assert before == anew(host)
    for lap in range(40):
        name = ("X", "S", "A", "O")[rng.integers(4)]
        values = np.array(host.grid(name).values)
        row, col = rng.integers(N), rng.integers(values.shape[1])
        if lap % 3 == 0:
            values[row] = rng.random(values.shape[1])
            values[:, col] = rng.random(N)
        elif lap % 3 == 1:
            values[row, col] = [0.123, np.nan, -np.inf, 1.0][rng.integers(4)]
        else:
            host.set_lit(name, rows=[row] if lap % 2 else [], cells=[(row, col)])
        host.set_values(name, values)
        settle()
        after = on_screen(host)
        assert after == anew(host), lap
    assert after != before


def test_an_edit_repaints_its_cells_and_nothing_beside_them(host) -> None:
    values = np.array(host.grid("S").values)
    values[2, :3] = values[2:, 3] = 0.0
    host.set_values("S", values)
    settle()
    region = host._canvas._exposed
    assert not region.isEmpty()
    cross = [QRectF(host.cell_rect("S", 2, c)).toAlignedRect() for c in range(4)]
    cross += [QRectF(host.cell_rect("S", r, 3)).toAlignedRect() for r in range(3, N)]
    for rect in cross:
        region -= rect
    assert region.isEmpty()
