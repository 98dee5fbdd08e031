"""pyqtgraph is imported without the bindings of Qt that no tab needs."""

import subprocess
import sys

ACT = """
import sys
from attnviz.ui.grid import lazy_pyqtgraph
assert "pyqtgraph" not in sys.modules
{before}
pg = lazy_pyqtgraph.load()
unused = (*lazy_pyqtgraph.NOT_DRAWN, lazy_pyqtgraph.NOT_NEEDED)
print(*(name for name in unused if name in sys.modules))
from PySide6 import QtOpenGL, QtOpenGLWidgets, QtTest
assert QtTest.QTest.qWait
print(QtOpenGL.QOpenGLTexture.__name__, QtOpenGLWidgets.QOpenGLWidget.__name__)
print(pg.Qt.QtWidgets.QOpenGLWidget.__module__)
"""


def said(before: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", ACT.format(before=before)],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_what_is_unused_is_not_loaded_and_stays_free_for_others() -> None:
    loaded, real, base = said("")
    assert loaded == ""
    assert real == "QOpenGLTexture QOpenGLWidget"
    assert base == "PySide6.QtWidgets"


def test_what_is_loaded_already_is_left_alone() -> None:
    loaded, _, base = said("import PySide6.QtOpenGL, PySide6.QtOpenGLWidgets, PySide6.QtTest")
    assert loaded == "PySide6.QtOpenGL PySide6.QtOpenGLWidgets PySide6.QtTest"
    assert base == "PySide6.QtOpenGLWidgets"


ABSENT = """
import sys


class Absent:
    def find_spec(self, name, path=None, target=None):
        if name in {names}:
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, Absent())
from attnviz.self_check import self_check
sys.exit(self_check())
"""


def test_the_program_runs_with_the_bindings_that_the_packages_hold() -> None:
    """See packaging/bundle/prune.py."""
    left_out = ("OpenGL", "OpenGLWidgets", "Test", "SvgWidgets", "DBus", "Network")
    code = ABSENT.format(names={f"PySide6.Qt{name}" for name in left_out})
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=100
    )
    assert done.returncode == 0, done.stdout + done.stderr
