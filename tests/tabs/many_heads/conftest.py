"""The many-heads tab on a real session, with hands to act on it."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from tabs.driver import TabDriver, figures

from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.many_heads.view import ManyHeadsView
from attnviz.ui.look.theme import theme

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Tab(TabDriver):
    """The tab of many heads."""

    def cell(self, head, row, col):
        name = self.canvas.grid_of(head)
        return self.canvas.cell_rect(name, row, col).center()

    def hover(self, point):
        """Move the pointer there; the tab sees it at once."""
        self.canvas.input._hover_timer.stop()
        super().hover(point)

    def click(self, point, modifiers=NONE):
        QTest.mouseClick(self.canvas, LEFT, modifiers, point.toPoint())

    def shown(self, head):
        """The numbers that the grid of a head shows."""
        return self.canvas.grid(self.canvas.grid_of(head)).values

    def column(self, name):
        return self.canvas.grid(name).values[:, 0]

    @property
    def copied(self):
        return QGuiApplication.clipboard().text()


def make_tab(qtbot, lab, look="light", size=(976, 588)):
    view = ManyHeadsView(Session(lab), theme(look, height=1080))
    qtbot.addWidget(view)
    view.resize(*size)
    tab = Tab(view, qtbot)
    view.show()
    view.update_text()
    return tab


@pytest.fixture
def tab(qtbot):
    return make_tab(qtbot, library.start_lab())


@pytest.fixture
def open_tab(qtbot):
    return lambda lab, **more: make_tab(qtbot, lab, **more)


@pytest.fixture(scope="session")
def designed():
    return figures("sentence_heads")


@pytest.fixture(scope="session")
def memory():
    return figures("kv_memory")


def random_lab(n_heads=32, n_kv_heads=8, n_tokens=64, d_model=16, d_k=4):
    rng = np.random.default_rng(5)
    return Lab(
        document=Document(
            tokens=tuple(f"t{i}" for i in range(n_tokens)),
            X=rng.normal(size=(n_tokens, d_model)),
            W_Q=rng.normal(size=(n_heads, d_model, d_k)),
            W_K=rng.normal(size=(n_kv_heads, d_model, d_k)),
            W_V=rng.normal(size=(n_kv_heads, d_model, d_k)),
            W_O=rng.normal(size=(n_heads * d_k, d_model)),
        )
    )


@pytest.fixture
def many():
    return random_lab
