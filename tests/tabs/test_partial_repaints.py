"""After an edit only what changed is painted: the screen must show what a whole repaint would."""

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from attnviz.model.edits import layer as edits
from attnviz.model.edits import sparse
from attnviz.model.files.library import start_lab
from attnviz.model.tabs import TABS
from attnviz.session import Session
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.theme import theme

SEEN = 40  # of 255: smaller differences are rounding
# Not the saturation tab: curves over many draws come to it whenever they are ready.
EDITS = {
    "heads": [
        ("document", edits.set_cell, ("X", (2, 1), 0.75)),
        ("document", edits.set_cell, ("W_Q", (0, 1, 1), -1.5)),
        ("document", edits.set_sentence, ("The cat sat down",)),
    ],
    "steps": [
        ("example", edits.set_option, ("mask_on", False)),
        ("example", edits.set_cell, ("X", (1, 1), -1.25)),
        ("example", edits.set_option, ("scale_on", False)),
        ("example", edits.set_option, ("mask_on", True)),
        ("example", edits.set_cell, ("W_K", (0, 1, 1), 12.5)),
        ("example", edits.set_option, ("scale_on", True)),
    ],
    "grid": [
        ("document", edits.set_kv_heads, (2,)),
        ("document", edits.set_muted, (1, True)),
        ("document", edits.set_kv_heads, (1,)),
        ("document", edits.set_cell, ("W_O", (3, 3), 2.5)),
        ("document", edits.set_muted, (1, False)),
        ("document", edits.set_kv_heads, (4,)),
        ("document", edits.set_cell, ("X", (2, 1), 0.75)),
    ],
    "sparse": [
        ("sparse", sparse.set_kind, ("strided",)),
        ("sparse", sparse.set_window, (6,)),
        ("sparse", sparse.set_kind, ("draw",)),
        ("sparse", sparse.paint, ([(9, 2), (9, 3)], True)),
        ("sparse", sparse.set_long_tokens, (8192,)),
        ("sparse", sparse.set_kind, ("full",)),
    ],
}


@pytest.fixture
def shown(qtbot):
    """Show a tab beside its panel."""

    def show(name, look):
        lazy_pyqtgraph.load()
        session = Session(start_lab())
        session.select(step=7)
        tab = next(tab for tab in TABS if tab.id == name)
        view = tab.view_class()(session, theme(look))
        view.set_reduced_motion(True)
        window = QWidget()
        qtbot.addWidget(window)
        row = QHBoxLayout(window)
        row.addWidget(view, 1)
        panel = view.side_panel()
        panel.setFixedWidth(304)
        row.addWidget(panel)
        # Fixed: a window that grew for what an edit brings would be another picture afterwards.
        window.setFixedSize(1280, 900)
        window.show()
        settle()
        return session, window

    return show


def settle():
    for _ in range(8):
        QApplication.processEvents()


def screen(window):
    """Return what stands on the screen, without painting anything."""
    picture = window.screen().grabWindow(window.winId()).toImage()
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    dots = np.frombuffer(picture.constBits(), np.uint8)
    return dots.reshape(picture.height(), -1).astype(int)


def repaint_all(window):
    for host in window.findChildren(GridHost):
        host.update_decoration()
    for widget in window.findChildren(QWidget):
        widget.update()
    settle()


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("name", list(EDITS))
def test_the_screen_shows_what_a_whole_repaint_would(shown, name, look):
    session, window = shown(name, look)
    repaint_all(window)
    start = screen(window)
    for slot, edit, arguments in EDITS[name]:
        assert session.edit(edit, *arguments, slot=slot)
        settle()
        partly = screen(window)
        repaint_all(window)
        stale = np.abs(partly - screen(window)) > SEEN
        assert stale.sum() == 0, (edit.__name__, arguments, np.argwhere(stale)[:3])
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    settle()
    partly = screen(window)
    repaint_all(window)
    assert (np.abs(partly - screen(window)) > SEEN).sum() == 0
    assert partly.shape == start.shape
