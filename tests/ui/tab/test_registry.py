"""One entry in the registry and one package make a tab: in the window, in files, in a terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from windows import open_window, press

from attnviz.export.choice import ExportFormat
from attnviz.frame.exporting.job import ExportJob, exported
from attnviz.frame.exporting.offscreen import offscreen_view
from attnviz.frame.exporting.reels import reels_of
from attnviz.model.files import library
from attnviz.model.lessons.state import state_of
from attnviz.model.tabs import TABS, Tab
from attnviz.session import Session
from attnviz.ui.look.theme import theme

ENTRY = Tab(
    "vectors",
    "Vectors",
    "vectors_tab.view",
    "VectorsView",
    page={"tables": bool},
    hint=("vectors.down", "Down", "{key} goes to the next word"),
)


@pytest.fixture
def entered():
    """Enter the tab, and take it out again."""
    TABS.append(ENTRY)
    yield
    TABS.remove(ENTRY)


@pytest.mark.usefixtures("entered")
def test_it_is_a_tab_of_the_window(qtbot):
    window = open_window(qtbot)
    window.show_tab(window.host.place_of("vectors"))
    assert window.top_bar.tabs.tabText(window.host.place_of("vectors")).endswith("Vectors")
    assert window.caption_bar.text == window.view.caption()
    assert window.canvas_stack.panel.isAncestorOf(window.view.side_panel())
    number, row = float(window.session.document().X[1, 2]), window.view.state.row
    window.view.canvas.cell_edited.emit("X", 1, 2, number + 0.5, 0)
    assert "is" in window.caption_bar.text
    window.session.undo_stack.undo()
    assert window.session.document().X[1, 2] == number
    press(window, Qt.Key.Key_Up)
    assert window.view.state.row == row - 1
    press(window, Qt.Key.Key_F3)
    assert window.view.state.tables
    lab, page = window.session.lab, window.view.page()
    kept = state_of(lab, lab, vars(window.session.selection), page | {"other": 1})
    assert kept["page"] == {"tables": True}


@pytest.mark.usefixtures("entered")
def test_it_is_exported_and_its_motion_recorded(qapp, tmp_path):
    session, look = Session(library.start_lab()), theme("light")
    with offscreen_view(session, "vectors", look, QSize(800, 450), "words") as view:
        job = ExportJob(view, session, look, "words", ExportFormat("picture"), QSize(800, 450))
        for _ in exported(job, tmp_path / "vectors.png"):
            pass
        assert QImage(str(tmp_path / "vectors.png")).size() == QSize(800, 450)
        (reel,) = reels_of(view)
        assert (reel.id, reel.seconds) == ("words", 11.0)
        reel.show(4, 0.0)
        assert view.state.row == 4


RENDER = """
import sys
from attnviz.model.tabs import TABS, Tab
TABS.append(Tab("vectors", "Vectors", "vectors_tab.view", "VectorsView"))
from attnviz.__main__ import main
sys.exit(main(["render", "sentence-heads", "--tab", "vectors", "-o", "out.svg"]))
"""


def test_the_command_line_draws_it(tmp_path):
    tests = str(Path(__file__).parents[2])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((tests, str(Path(tests).parent)))}
    done = subprocess.run(
        [sys.executable, "-c", RENDER],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert ">animal<" in (tmp_path / "out.svg").read_text(encoding="utf-8")
