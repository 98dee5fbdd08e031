"""A tab alone in a window: what ``python -m attnviz.tabs.NAME`` shows."""

import os
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


NOWHERE = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.parametrize("tab", TABS, ids=lambda tab: tab.id)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")
def test_without_a_display_a_line_says_so(tab):
    """Qt itself would abort, and blame a library."""
    name = tab.module.rpartition(".")[0]
    around = {key: value for key, value in os.environ.items() if key not in NOWHERE}
    done = subprocess.run(
        [sys.executable, "-m", name], cwd=ROOT, env=around, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("attnviz: there is no display here")
    assert len(done.stderr.splitlines()) == 1


def test_a_look_that_there_is_not_is_named():
    done = subprocess.run(
        [sys.executable, "-m", "attnviz.tabs.saturation", "sepia"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr == (
        "attnviz: the theme of a tab is one of light, dark, projector, not sepia.\n"
    )
