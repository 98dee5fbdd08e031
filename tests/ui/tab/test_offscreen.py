"""A canvas of grids elsewhere: the same state, in a size and look of its own."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.offscreen import Offscreen


class Filling(GridHost):
    """Puts its only grid over its whole size; the state is its numbers."""

    def show_state(self, state, before):
        self.set_grid("A", Grid(state, quantity="weight"))
        self.set_rect("A", QRectF(self.rect()), 20.0)


@pytest.fixture
def first(qtbot):
    canvas = Filling(theme("light"))
    qtbot.addWidget(canvas)
    canvas.resize(300, 200)
    canvas.show_state(np.zeros((2, 2)), None)
    return canvas


def drawn(offscreen, state, size, look):
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    offscreen.paint(painter, QRectF(image.rect()), look, state, True)
    painter.end()
    return image


def test_it_is_laid_out_for_the_size_it_is_drawn_in(first):
    offscreen, look = Offscreen(Filling, first), theme("projector", 600)
    drawn(offscreen, np.zeros((2, 2)), (800, 600), look)
    second = offscreen._second
    assert (second.width(), second.height()) == (800, 600)
    assert second.theme is look
    assert (first.width(), first.theme.name) == (300, "light")


def test_it_shows_the_state_of_now(first):
    offscreen, look = Offscreen(Filling, first), theme("projector", 600)
    before = drawn(offscreen, np.zeros((2, 2)), (400, 300), look)
    after = drawn(offscreen, np.ones((2, 2)), (400, 300), look)
    assert after != before
    assert after.pixelColor(395, 295) == look.window


def test_one_canvas_serves_all_looks_and_is_never_seen(first):
    offscreen, state = Offscreen(Filling, first), np.zeros((2, 2))
    first.show()
    drawn(offscreen, state, (400, 300), theme("projector", 300))
    second = offscreen._second
    drawn(offscreen, state, (500, 300), theme("dark"))
    assert offscreen._second is second
    assert second.theme is theme("dark")
    assert not second.isVisible()
