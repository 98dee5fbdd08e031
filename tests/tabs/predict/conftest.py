"""Each tab on a real session, with its side panel, as a class meets it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from attnviz.model.files import library
from attnviz.model.tabs import TABS
from attnviz.session import Session
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.look.theme import theme


class Stage:
    """A tab and its panel."""

    def __init__(self, view, panel):
        self.view, self.panel, self.session = view, panel, view.session

    def key(self, key, text=""):
        """Press a key where the keyboard is."""
        QTest.keyClick(self.view.voting_widgets()[0], key)

    def type(self, text):
        QTest.keyClicks(self.view.voting_widgets()[0], text)

    def cover(self):
        self.run("predict")
        assert self.view.covered

    def reveal(self):
        self.key(Qt.Key.Key_Return)
        assert self.view.prediction.revealed

    def run(self, name):
        id_ = f"{self.view.id}.{name}"
        next(c for c in self.view.commands() if c.id == id_).run()

    def votes(self):
        return dict(self.view.prediction.votes)


@pytest.fixture
def stage(qtbot, request):
    """Give a function that makes a tab by its id."""
    lazy_pyqtgraph.load()

    def make(id_, look="light"):
        tab = next(tab for tab in TABS if tab.id == id_)
        view = tab.view_class()(Session(library.start_lab()), theme(look))
        view.set_reduced_motion(True)
        qtbot.addWidget(view)
        view.resize(976, 588)
        panel = view.side_panel()
        qtbot.addWidget(panel)
        panel.resize(304, 588)
        view.show()
        panel.show()
        qtbot.waitExposed(view)
        view.activateWindow()
        view.set_shown(True)
        view.setFocus()
        build = getattr(panel, "build_sheet", None)
        if build is not None:
            build()
        return Stage(view, panel)

    return make
