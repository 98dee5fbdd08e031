"""Modules that are executed when something of theirs is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from attnviz.frame.process.put_off import put_off


def fresh(code: str) -> list[str]:
    """Return the lines that a fresh program prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.splitlines()


@pytest.fixture
def late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Put off a module of a folder that says when it is executed."""
    (tmp_path / "late_one.py").write_text(
        "print('executed')\nVALUE = 7\n\ndef double(number):\n    return 2 * number\n"
    )
    (tmp_path / "beside.py").write_text("print('beside')\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    put_off(["late_one"])
    yield
    for name in ("late_one", "beside"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("late")
def test_a_module_is_executed_once_something_of_it_is_asked_for(capsys):
    import late_one

    assert Path(late_one.__file__).name == "late_one.py"
    assert not hasattr(late_one, "__path__")
    assert capsys.readouterr().out == ""
    assert late_one.VALUE == 7
    assert late_one.double(4) == 8
    assert capsys.readouterr().out == "executed\n"
    with pytest.raises(AttributeError, match=r"late_one.*missing"):
        _ = late_one.missing


@pytest.mark.usefixtures("late")
def test_a_module_of_which_something_is_taken_at_once_is_executed_at_once(capsys):
    from late_one import double

    assert double(4) == 8
    assert capsys.readouterr().out == "executed\n"


@pytest.mark.usefixtures("late")
def test_another_module_is_imported_as_ever(capsys):
    import beside  # noqa: F401

    assert capsys.readouterr().out == "beside\n"


def test_what_is_for_people_who_program_is_not_executed_at_the_start():
    code = """
import sys
from attnviz.frame.process import quick_start
from attnviz.frame.process.put_off import UNREAD, put_off
put_off(UNREAD)
quick_start.load_qt()
print(*sorted({"argparse", "logging"} & set(sys.modules)))
print([name for name in UNREAD if "__builtins__" in vars(sys.modules.get(name, object))])
import numpy
docs = [name for name in UNREAD if name.startswith("numpy.")]
print([name for name in docs if "__builtins__" in vars(sys.modules[name])])
print(numpy.arange(6).reshape(2, 3).sum(axis=1))
"""
    assert fresh(code) == ["", "[]", "[]", "[ 3 12]"]


def test_a_wrong_call_of_qt_is_told_as_fully_as_without():
    wrong = """
from PySide6.QtCore import QPoint, QObject
for call in (lambda: QPoint("left"), lambda: QObject().setProperty(1)):
    try:
        call()
    except TypeError as error:
        print(error)
"""
    started = """
from attnviz.frame.process import put_off, quick_start
put_off.put_off(put_off.UNREAD)
quick_start.load_qt()
"""
    told = fresh(started + wrong)
    assert told == fresh(wrong)
    assert any("xpos: int, ypos: int" in line for line in told)
