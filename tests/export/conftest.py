"""A figure with everything that exports have gone wrong on, and programs that read the results."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import font_setups
import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from attnviz.export.drawing import Draw
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme

SIZE = (700, 420)
TITLE = "S <b>&amp; −2"
CAPTION = "“it” hedges: 47 % to animal  ÷ √d_k; it fits the offer. −1.5 &lt; 2"
WORDS = ("<s>", "cat & dog", "é−–", "שלום")


@pytest.fixture
def grid() -> Grid:
    """A signed grid with hidden and changed cells, lit row, legend and awkward names."""
    values = np.array([[-0.8, -0.2, -1.5, -0.9], [0.6, -1.0, -1.0, -0.2],
                       [1.6, 0.3, -0.3, 0.1], [1.2, -0.4, -2.1, 0.5]])  # fmt: skip
    return Grid(
        values,
        title=TITLE,
        quantity="signed",
        legend=True,
        row_labels=WORDS,
        column_labels=("d₀", "d₁", "d₂", "d₃"),
        lit_rows=(2,),
        hidden=np.triu(np.ones((4, 4), dtype=bool), 1),
        hidden_text="−∞",
        changed=np.eye(4, dtype=bool),
    )


@pytest.fixture
def draw(qapp: object, grid: Grid) -> Draw:
    """Two grids, the right one inside a clip, a wrapped caption, a thin line, a see-through box."""
    look = theme("light")

    def painted(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, look.window)
        paint_grid(painter, grid, look, QRectF(20, 20, 400, 300), 56, vector=True)
        painter.save()
        painter.setClipRect(QRectF(440, 20, 200, 300))
        paint_grid(painter, grid, look, QRectF(440, 20, 400, 300), 56, vector=True)
        painter.restore()
        painter.setFont(look.font("body"))
        painter.setPen(look.text)
        painter.drawText(QRectF(20, 340, 300, 70), int(Qt.TextFlag.TextWordWrap), CAPTION)
        painter.setPen(QPen(look.text, 0))
        painter.drawLine(10, 10, 500, 10)
        painter.setOpacity(0.5)
        painter.fillRect(QRectF(600, 350, 50, 30), look.accent)

    return painted


def tool(name: str) -> str:
    """Return the path of a program that knows nothing of this one, or skip the test."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture
def drawn_by_rsvg(tmp_path: Path) -> Callable[[Path], QImage]:
    """Draw a file with librsvg, which takes no letters from files, where they are installed."""
    installed = font_setups.with_ours(tmp_path / "fonts")

    def drawn(path: Path) -> QImage:
        out = tmp_path / "rsvg.png"
        environment = {**os.environ, **installed}
        subprocess.run([tool("rsvg-convert"), path, "-o", out], check=True, env=environment)
        return QImage(str(out)).convertToFormat(QImage.Format.Format_RGB32)

    return drawn


@pytest.fixture
def drawn_by_poppler(tmp_path: Path) -> Callable[[Path], QImage]:
    def drawn(path: Path, page: int = 1) -> QImage:
        out = tmp_path / "page"
        numbers = ["-f", str(page), "-l", str(page), "-singlefile"]
        command = [tool("pdftoppm"), "-r", "96", "-png", *numbers, path, out]
        subprocess.run(command, check=True)
        return QImage(str(out) + ".png").convertToFormat(QImage.Format.Format_RGB32)

    return drawn


@pytest.fixture
def read_by_poppler() -> Callable[[Path], str]:
    def read(path: Path) -> str:
        command = [tool("pdftotext"), "-layout", path, "-"]
        done = subprocess.run(command, check=True, capture_output=True)
        return done.stdout.decode()

    return read
