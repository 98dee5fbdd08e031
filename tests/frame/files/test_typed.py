"""A number that is being typed is part of the work: saved, asked about, kept at the end."""

import signal
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.frame.chrome import dialogs
from attnviz.model.files import attn


@pytest.fixture
def typing(room):
    """Return a window in which 1.25 is typed over the first number of X."""
    room.window.show_tab(1)
    room.view.walker.go_to(1)
    host = room.view.canvas.host
    QTest.mouseClick(
        host, Qt.MouseButton.LeftButton, pos=host.cell_rect("X", 0, 0).center().toPoint()
    )
    QTest.keyClicks(host, "1")
    QTest.keyClicks(host.input.editor, ".25")
    assert room.session.document("example").X[0, 0] != 1.25
    return room


def test_saving_takes_the_number_that_is_being_typed(typing, tmp_path):
    typing.window.controller.files.save_as(tmp_path / "mine.attn")
    host = typing.view.canvas.host
    QTest.keyClicks(host, "2")
    typing.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    typing.bot.waitUntil(lambda: not typing.window.controller.files.dirty)
    assert attn.load(tmp_path / "mine.attn").lab.example.X[0, 0] == 2
    assert QApplication.focusWidget() is host


def test_keys_without_ctrl_stay_in_the_cell(typing):
    typing.key(Qt.Key.Key_PageDown)
    typing.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert typing.session.selection.step == 1
    assert typing.view.canvas.host.input.editor is not None


def test_closing_asks_about_the_number_that_is_being_typed(typing, monkeypatch):
    asked = []
    monkeypatch.setattr(dialogs, "ask_to_save", lambda *_: asked.append(1) or "cancel")
    assert not typing.window.close()
    assert asked
    assert typing.session.document("example").X[0, 0] == 1.25


ENDED = """
import os, signal, sys
from attnviz import app
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
look_around = app.Program._look_around
def typing(program):
    look_around(program)
    program.window.show_tab(2)
    program.window.activateWindow()
    canvas = program.window.view.canvas
    canvas.edit_score(0)
    canvas.editor.selectAll()
    QTest.keyClicks(canvas.editor, "7.5")
    os.kill(os.getpid(), signal.SIGTERM)
app.Program._look_around = typing
sys.exit(app.start(app.StartOptions()))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="signals of this kind are POSIX")
def test_the_systems_wish_to_end_keeps_the_number_and_says_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", ENDED], capture_output=True, text=True, check=False, timeout=60
    )
    errors = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, errors) == (128 + signal.SIGTERM, [])
    (left,) = tmp_path.glob("**/*.attn")
    assert attn.load(left).lab.saturation.typed[0] == 7.5
