"""A tab alone in a window: what ``python -m attnviz.tabs.NAME`` shows."""

import subprocess
import sys
from pathlib import Path

import pytest

from attnviz.model.tabs import TABS
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.alone import window_with

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("look", ["light", "projector"])
def test_the_panel_stands_beside_the_tab_unless_it_is_projected(qtbot, look):
    view_class = TABS[0].view_class()
    window = window_with(view_class, theme(look))
    qtbot.addWidget(window)
    window.show()
    view = window.findChild(view_class)
    assert view.isVisible()
    panel = view.side_panel()
    if look == "projector":
        qtbot.addWidget(panel)
    assert panel.isVisible() == (look == "light")


@pytest.mark.parametrize("tab", TABS, ids=lambda tab: tab.id)
def test_a_tab_can_be_started_alone(tab):
    name = tab.module.rpartition(".")[0]
    code = (
        "import sys; from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication;"
        "QApplication.exec = lambda app: print(*(w.isVisible() for w in app.topLevelWidgets()));"
        f"sys.argv[1:] = ['dark']; import runpy; runpy.run_module('{name}',"
        " run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "True" in done.stdout, done.stderr
    assert done.returncode == 0
