"""A side panel settles with or without its scroll bar, at every size of the window."""

import subprocess
import sys
from pathlib import Path

import pytest

RESIZED = """
import sys
sys.path[:0] = sys.argv[1:2]
from PySide6.QtWidgets import QApplication
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.main_window import MainWindow
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.settings import Memory, Settings

app = QApplication([])
faults = []
sys.excepthook = lambda *fault: faults.append(fault)
settings = Settings(Memory())
window = MainWindow(Session(library.start_lab()), ThemeManager(settings), settings)
window.show_tab(int(sys.argv[2]))
window.show()
window.settle()
window.resize(1280, 700)
for wide in (320,):  # where the list of tab 3 stands beside its title without the bar alone
    for _ in range(20):
        app.processEvents()
    window.canvas_stack.set_panel_width(wide)
    for _ in range(20):
        app.processEvents()
    for high in (*range(576, 760), *range(760, 576, -1)):
        window.resize(1280, high)
print(len(faults))
"""


@pytest.mark.parametrize("place", range(6))
def test_a_panel_settles_at_every_size(place):
    """In a process of its own: where a bar comes and goes without end, that ends the process."""
    root = str(Path(__file__).resolve().parents[2])
    command = [sys.executable, "-c", RESIZED, root, str(place)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=110, check=False)
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr[-2000:]
