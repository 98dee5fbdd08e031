"""A second canvas follows the first, in a size and look of its own."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.twin import Twin


class Following(GridHost):
    """Puts its only grid over its whole size."""

    def show_values(self, values):
        self.values = values
        self.set_grid("A", Grid(values, quantity="weight"))
        self.set_rect("A", QRectF(self.rect()), 20.0)

    def follow(self, other):
        self.show_values(other.values)


@pytest.fixture
def first(qtbot):
    canvas = Following(theme("light"))
    qtbot.addWidget(canvas)
    canvas.resize(300, 200)
    canvas.show_values(np.zeros((2, 2)))
    return canvas


def drawn(twin, size, look):
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    twin.draw(painter, QRectF(image.rect()), look, vector=False)
    painter.end()
    return image


def test_it_is_laid_out_for_the_size_it_is_drawn_in(first):
    twin, look = Twin(Following, first), theme("projector", 600)
    drawn(twin, (800, 600), look)
    second = twin._second
    assert (second.width(), second.height()) == (800, 600)
    assert second.theme is look
    assert (first.width(), first.theme.name) == (300, "light")


def test_it_shows_what_the_first_one_shows_now(first):
    twin, look = Twin(Following, first), theme("projector", 600)
    before = drawn(twin, (400, 300), look)
    first.show_values(np.ones((2, 2)))
    after = drawn(twin, (400, 300), look)
    assert after != before
    assert after.pixelColor(395, 295) == look.window


def test_one_canvas_serves_all_looks_and_is_never_seen(first):
    twin = Twin(Following, first)
    first.show()
    drawn(twin, (400, 300), theme("projector", 300))
    second = twin._second
    drawn(twin, (500, 300), theme("dark"))
    assert twin._second is second
    assert second.theme is theme("dark")
    assert not second.isVisible()
