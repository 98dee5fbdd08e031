"""What the dialog makes is the same bytes whatever fonts and screen the window is on."""

import os
import subprocess
import sys
from pathlib import Path

import font_setups
import pytest

# A window on a screen, and each tab exported as the dialog does: as on screen, in another look
# and size, as vectors; and what is made of several pictures.
EXPORT = """
import sys
from dataclasses import replace
from pathlib import Path
from attnviz.app import application
app = application(["attnviz"])
from attnviz.frame.exporting.job import exported
from attnviz.frame.exporting.request import ExportRequest
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.main_window import MainWindow
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.settings import Memory, Settings
from attnviz.ui.grid import lazy_pyqtgraph
lazy_pyqtgraph.load()
themes = ThemeManager(Settings(Memory()))
themes.choose("light")
window = MainWindow(Session(library.start_lab()), themes, Settings(Memory()))
window.resize(1280, 720)
window.show_tab(0)
window.show()
app.processEvents()
window.settle()
exports = window.controller.actions.exports

def export(name, what="picture", motion="", **wish):
    job = exports.job(replace(ExportRequest(), **wish))
    path = Path(sys.argv[1]) / name
    choice = replace(job.choice, what=what, suffix=path.suffix, motion=motion, rate=2)
    for _ in exported(replace(job, choice=choice), path):
        app.processEvents()

for place in range(5):
    window.show_tab(place)
    app.processEvents()
    export(f"{place}.png", look="screen", size=None)
    export(f"{place}.svg", look="dark", size=None)
    export(f"{place}-projector.png", look="projector", size=(1280, 720))
    if place == 1:
        export("walk.apng", what="animation", motion="walk", size=(320, 180))
        export("sheet.pdf", what="worksheet")
        export("page.html", what="page")
import os
os._exit(0)  # nothing here is to be saved
"""


@pytest.mark.skipif(sys.platform != "linux", reason="fonts come from fontconfig")
def test_every_machine_and_screen_gives_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for machine in ({}, *font_setups.machines(tmp_path / "fonts")):
        folder = tmp_path / str(len(made))
        folder.mkdir()
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **machine}
        subprocess.run([sys.executable, "-c", EXPORT, folder], check=True, env=environment)
        made.append({path.name: path.read_bytes() for path in folder.iterdir()})
    first, *others = made
    assert len(first) == 18
    for other in others:
        assert other.keys() == first.keys()
        assert [name for name in first if first[name] != other[name]] == []
