"""Starting on a screen by its number; two screens that Qt's offscreen platform makes up."""

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.frame.presenting import screens
from attnviz.options import UsageError

ASK = """
import sys
from PySide6.QtCore import QTimer
from attnviz import app
from attnviz.options import parse

def look(program):
    window = program.window
    size, screen = window.size(), window.screen()
    print(screen.name(), window.isFullScreen(), size == screen.size(), program.themes.theme.name)
    QTimer.singleShot(0, window.close)

later = app.Program._look_around
app.Program._look_around = look
sys.exit(app.start(parse(sys.argv[1:])))
"""


def test_a_screen_has_a_number_from_one_on(qapp):
    assert screens.numbered(1) is QApplication.screens()[0]
    for wrong in (0, 2):
        with pytest.raises(UsageError, match=rf"--screen: found {wrong}, but the screens here are"):
            screens.numbered(wrong)


def test_a_window_is_put_into_the_middle_and_made_no_larger_than_the_screen(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    screen = QApplication.primaryScreen()
    window.setGeometry(QRect(9000, 9000, 5000, 300))
    screens.place(window, screen)
    room = screen.availableGeometry()
    assert window.size().toTuple() == (room.width(), 300)
    assert abs(window.geometry().center().y() - room.center().y()) <= screens.TITLE / 2


def test_the_title_of_a_placed_window_stays_in_sight(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    room = QApplication.primaryScreen().availableGeometry()
    window.setGeometry(QRect(0, 0, 5000, 5000))
    screens.place(window, QApplication.primaryScreen())
    assert window.geometry() == room.adjusted(0, screens.TITLE, 0, 0)


def test_the_first_window_is_no_larger_than_a_small_screen(tmp_path):
    beamer = [("Beamer", 0, 1024)]
    done = run(tmp_path, [], ("-c", ASK.replace("screen.name()", "size.toTuple()")), beamer)
    assert done.stdout.startswith("(1024, 720)"), (done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--screen", "1", "--present"], "True True projector"),
        (["--screen", "2", "--present"], "True True projector"),
        (["--screen", "2"], "False False light"),
    ],
)
def test_the_program_starts_there(tmp_path, words, told):
    done = run(tmp_path, words)
    name, said = done.stdout.strip().split(" ", 1)
    assert said == told, done.stderr
    assert name == names(tmp_path)[int(words[1]) - 1]


def test_a_screen_that_is_not_there_is_told_with_those_that_are(tmp_path):
    done = run(tmp_path, ["--screen", "3"], program=["-m", "attnviz"])
    assert done.returncode == 2
    assert "--screen: found 3, but the screens here are: 1 " in done.stderr
    assert "1024 × 768 Beamer" in done.stderr
    assert "Traceback" not in done.stderr


def run(folder, words, program=("-c", ASK), beside=(("Laptop", 0, 1366), ("Beamer", 1366, 1024))):
    config = folder / "screens.json"
    made = [
        {
            "name": name, "x": x, "y": 0, "width": wide, "height": 768,
            "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
        }
        for name, x, wide in beside
    ]  # fmt: skip
    config.write_text(json.dumps({"screens": made}), encoding="utf-8")

    home = {f"XDG_{kind}_HOME": str(folder / kind) for kind in ("CONFIG", "STATE", "DATA")}
    env = {**os.environ, **home, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    return subprocess.run(
        [sys.executable, *program, *words],
        env=env, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def names(folder):
    """Return the names of the screens in the order in which the program counts them."""
    said = run(folder, ["--screen", "9"], program=["-m", "attnviz"]).stderr
    listed = said.split("are: ")[1].splitlines()[0].rstrip(".")
    return [each.rsplit(" ", 1)[1] for each in listed.split("; ")]
