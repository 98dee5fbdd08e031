"""From the first paint to pyqtgraph, and long lives of the widget."""

import sys

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme
from tests.ui.conftest import WORDS, pixels


def host_of(qtbot, values):
    host = GridHost(theme("light"))
    qtbot.addWidget(host)
    host.resize(500, 400)
    host.set_grid("A", Grid(values, title="A", row_labels=WORDS, column_labels=WORDS, legend=True))
    host.set_rect("A", QRectF(10, 10, 400, 360), 56)
    return host


def test_the_plain_picture_and_pyqtgraphs_are_the_same(qtbot, monkeypatch):
    monkeypatch.setattr(lazy_pyqtgraph, "loaded", lambda: False)
    host = host_of(qtbot, np.linspace(0, 1, 16).reshape(4, 4))
    host.show()
    qtbot.waitExposed(host)
    plain = pixels(host.grab().toImage())
    assert not host.interactive
    monkeypatch.undo()
    lazy_pyqtgraph.load()
    assert host.interactive
    assert (pixels(host.grab().toImage()) == plain).all()


def test_a_hidden_host_waits_for_its_show(qtbot):
    lazy_pyqtgraph.load()
    host = host_of(qtbot, np.eye(4))
    assert not host.interactive
    host.show()
    qtbot.waitExposed(host)
    assert host.interactive


def test_a_closed_host_does_not_wait(qtbot, monkeypatch):
    monkeypatch.setattr(lazy_pyqtgraph, "loaded", lambda: False)
    host = GridHost(theme("light"))
    host.deleteLater()
    QApplication.sendPostedEvents(host, 0)
    monkeypatch.undo()
    lazy_pyqtgraph.load()


def test_only_methods_can_wait(monkeypatch):
    monkeypatch.setattr(lazy_pyqtgraph, "loaded", lambda: False)
    with pytest.raises(TypeError, match="only a method"):
        lazy_pyqtgraph.when_loaded(lambda: None)


def test_pyqtgraph_runs_on_pyside(qtbot):
    assert lazy_pyqtgraph.load().Qt.QT_LIB == "PySide6"


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal there")
def test_none_is_not_used_up_by_painting(qtbot):
    """PySide6 6.12.0 loses one reference to None a painter call on Python 3.11 and then dies."""
    lazy_pyqtgraph.load()
    host = host_of(qtbot, np.eye(4))
    host.show()
    qtbot.waitExposed(host)
    rng = np.random.default_rng(0)

    def repaint(rounds):
        for _ in range(rounds):
            host.set_values("A", rng.random((4, 4)))
            host.repaint()
            QApplication.processEvents()

    repaint(20)
    before = [sys.getrefcount(x) for x in (None, True, False)]
    repaint(300)
    after = [sys.getrefcount(x) for x in (None, True, False)]
    assert all(b - a < 100 for b, a in zip(before, after, strict=True)), (before, after)
