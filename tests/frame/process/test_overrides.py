"""A fault in a method that Qt calls is told like any other; it must not end the process."""

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QWidget

from attnviz.frame.process import overrides

CODE = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtWidgets import QApplication, QWidget
from attnviz.frame.process.overrides import protect
class Widget(QWidget):
    def {method}(self, *arguments):
        {fault}
Widget.__module__ = "attnviz.made_here"
print(protect())
app = QApplication([])
faults = []
sys.excepthook = lambda kind, error, trace: faults.append(kind.__name__)
widget = Widget()
try:
    widget.show()
    for _ in range(5):
        app.processEvents()
except Exception as error:
    faults.append(type(error).__name__)
print(faults[0])
"""


@pytest.mark.parametrize("method", ["paintEvent", "resizeEvent"])
@pytest.mark.parametrize(
    ("fault", "name"),
    [
        ("1 / 0", "ZeroDivisionError"),
        ("[][0]", "IndexError"),
        ("a, b = (1,)", "ValueError"),
        ("1 + 'a'", "TypeError"),
        ("None.nothing", "AttributeError"),
        ("raise KeyError('key')", "KeyError"),
    ],
)
def test_the_process_lives_on(method, fault, name):
    code = CODE.format(method=method, fault=fault)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["1" if overrides.AFFECTED else "0", name]


def test_only_methods_that_qt_has_are_wrapped_and_each_once(qapp):
    class Widget(QWidget):
        def paintEvent(self, event):
            """Paint."""

        def of_ours(self):
            """Nothing of Qt's."""

    Widget.__module__ = "attnviz.made_here"
    plain = Widget.of_ours
    expected = 1 if overrides.AFFECTED else 0
    assert overrides.protect(("attnviz",)) >= expected
    assert Widget.of_ours is plain
    assert Widget.paintEvent.__doc__ == "Paint."
    wrapped = Widget.paintEvent
    assert overrides.protect(("attnviz",)) == 0
    assert Widget.paintEvent is wrapped


def test_classes_of_others_are_left_alone(qapp):
    class Widget(QWidget):
        def paintEvent(self, event):
            """Not ours."""

    before = Widget.paintEvent
    overrides.protect()
    assert Widget.paintEvent is before
