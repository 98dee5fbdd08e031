"""The many-heads tab on a real session, with hands to act on it."""

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.many_heads.view import ManyHeadsView
from attnviz.ui.look.theme import theme

FIGURES = Path(__file__).parents[2] / "data" / "figures"
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def figures(name):
    return json.loads((FIGURES / f"{name}.json").read_text(encoding="utf-8"))


class Tab:
    """The tab on screen, what it said, and hands to act on it."""

    def __init__(self, view, qtbot):
        self.view, self.session, self.canvas, self.qtbot = view, view.session, view.canvas, qtbot
        self.captions, self.statuses, self._panel = [], [], None
        view.caption_changed.connect(self.captions.append)
        view.status_changed.connect(self.statuses.append)

    @property
    def panel(self):
        """The side panel, which belongs to the window, that is to the test."""
        if self._panel is None:
            self._panel = self.view.side_panel()
            self._panel.resize(304, 588)
            self.qtbot.addWidget(self._panel)
        return self._panel

    @property
    def document(self):
        return self.session.document()

    @property
    def caption(self):
        return self.captions[-1]

    @property
    def status(self):
        return self.statuses[-1]

    @property
    def undo_names(self):
        stack = self.session.undo_stack
        return [stack.text(i) for i in range(stack.count())]

    def press(self, key):
        """Run the command that has this key."""
        wanted = QKeySequence(key).toString()
        found = [
            c
            for c in self.view.commands()
            if wanted in [QKeySequence(k).toString() for k in c.keys]
        ]
        assert len(found) == 1, key
        if found[0].enabled is None or found[0].enabled():
            found[0].run()

    def run(self, id_):
        """Run the command of this name, as a menu does."""
        (command,) = [c for c in self.view.commands() if c.id == f"grid.{id_}"]
        command.run()

    def cell(self, head, row, col):
        name = self.canvas.grid_of(head)
        return self.canvas.cell_rect(name, row, col).center()

    def hover(self, point):
        """Move the pointer there and wait until the tab has seen it."""
        self.canvas.input._hover_timer.stop()
        spot = QPointF(point)
        event = QMouseEvent(
            QEvent.Type.MouseMove, spot, self.canvas.mapToGlobal(spot), Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton, NONE,
        )  # fmt: skip
        QApplication.sendEvent(self.canvas, event)

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
