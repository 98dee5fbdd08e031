"""What only a real X server can show: focus, the keyboard of the server, clipboard, geometry."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from windows import SAMPLES, open_window, press

from attnviz.model.files import attn, library
from attnviz.settings import Memory, Settings

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(os.environ.get("QT_QPA_PLATFORM") != "xcb", reason="needs an X server"),
]

K = Qt.Key
KINDS = ("CONFIG", "DATA", "STATE")


@pytest.fixture
def window(qtbot):
    made = open_window(qtbot)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_the_keyboard_starts_in_the_canvas(window):
    assert window.view.isAncestorOf(QApplication.focusWidget())


def test_the_keys_page_takes_the_keyboard_and_gives_it_back(window):
    before = QApplication.focusWidget()
    press(window, K.Key_F1)
    assert window.controller.pages.keys_page.isAncestorOf(QApplication.focusWidget())
    press(window, K.Key_Escape)
    assert QApplication.focusWidget() is before


def test_the_menu_takes_the_keyboard_and_gives_it_back(window, qtbot):
    press(window, K.Key_F10)
    menus = window.controller.pages.menus
    assert menus.shown
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    popup = QApplication.activePopupWidget()
    qtbot.keyClick(popup, K.Key_Escape)
    qtbot.keyClick(window.menuBar(), K.Key_Escape)
    qtbot.waitUntil(lambda: not menus.shown)
    press(window, K.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.view.id == "steps"


def test_the_stored_place_and_size_are_those_of_the_next_window(qtbot):
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.main_window import MainWindow
    from attnviz.session import Session

    settings = Settings(Memory())
    first = open_window(qtbot, SAMPLES, settings=settings, size=(1111, 733))
    first.move(120, 80)
    qtbot.waitUntil(lambda: first.pos().x() == 120)
    first.close()
    second = MainWindow(Session(library.start_lab()), ThemeManager(settings), settings, SAMPLES)
    qtbot.addWidget(second)
    second.show_tab(0)
    second.show()
    qtbot.waitExposed(second)
    assert (second.width(), second.height()) == (1111, 733)
    assert (second.pos().x(), second.pos().y()) == (120, 80)


class Program:
    """attnviz in a process of its own, driven by the keyboard of the X server."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "attnviz", *words],
            cwd=folder,
            env=os.environ | {f"XDG_{kind}_HOME": str(folder / kind) for kind in KINDS},
            stderr=subprocess.PIPE,
            text=True,
        )
        pid = str(self.process.pid)
        self.window = ask("search", "--sync", "--onlyvisible", "--pid", pid).splitlines()[0]
        ask("windowfocus", "--sync", self.window)

    def keys(self, *keys: str) -> None:
        ask("key", "--delay", "40", *keys)

    def type(self, text: str) -> None:
        ask("type", "--delay", "20", text)

    def title(self) -> str:
        return ask("getwindowname", self.window)

    def wait_for_title(self, title: str) -> None:
        wait_until(lambda: self.title() == title, self.title)

    def windows(self) -> int:
        found = ask("search", "--onlyvisible", "--pid", str(self.process.pid))
        return len(found.splitlines())

    def end(self) -> tuple[int, str]:
        _, said = self.process.communicate(timeout=60)
        return self.process.returncode, said


def wait_until(true: Callable[[], bool], found: Callable[[], object] = str) -> None:
    end = time.monotonic() + 20
    while not true():
        if time.monotonic() > end:
            pytest.fail(f"waited in vain: {found()}")


def ask(*words: str) -> str:
    done = subprocess.run(
        ["xdotool", *words], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def start(tmp_path) -> Iterator:
    if shutil.which("xdotool") is None:
        pytest.skip("needs xdotool")
    running: list[Program] = []

    def begin(*words: str) -> Program:
        running.append(Program(tmp_path, *words))
        return running[-1]

    yield begin
    for program in running:
        if program.process.poll() is None:
            program.process.kill()
            program.process.communicate()


def test_a_key_pressed_while_it_starts_is_not_lost(start):
    program = start()
    program.keys("ctrl+q")
    assert program.end() == (0, "")


def test_editing_and_saving_by_keyboard_alone(start, tmp_path):
    """From start to file: the sentence is typed over, saved under a name, and there."""
    program = start()
    program.wait_for_title("Sentence heads – attnviz")
    program.keys("F2", "ctrl+a")
    program.type("the dog barked")
    program.keys("Return")
    program.wait_for_title("• Sentence heads – attnviz")
    program.keys("ctrl+z")
    program.wait_for_title("Sentence heads – attnviz")
    program.keys("ctrl+y")
    program.wait_for_title("• Sentence heads – attnviz")
    program.keys("ctrl+s")
    dialog = ask("search", "--sync", "--onlyvisible", "--name", "^Save as$").splitlines()[-1]
    ask("windowfocus", "--sync", dialog)
    program.keys("ctrl+a")
    program.type(str(tmp_path / "dog"))
    program.keys("Return")
    program.wait_for_title("dog.attn – attnviz")
    assert attn.load(tmp_path / "dog.attn").lab.document.tokens == ("the", "dog", "barked")
    ask("windowfocus", "--sync", program.window)
    program.keys("ctrl+q")
    assert program.end() == (0, "")


def test_alt_alone_shows_the_menu(start, tmp_path):
    program = start("--tab", "steps")
    program.wait_for_title("Sentence heads – attnviz")
    shown = program.windows()
    program.keys("alt")
    wait_until(lambda: program.windows() > shown)
    program.keys("Up", "Return")  # the last entry of the first menu that can be chosen is Quit
    assert program.end() == (0, "")


def test_a_killed_program_offers_its_work(start, tmp_path):
    program = start()
    program.wait_for_title("Sentence heads – attnviz")
    program.keys("F2", "ctrl+a")
    program.type("the dog barked")
    program.keys("Return")
    program.wait_for_title("• Sentence heads – attnviz")
    program.process.send_signal(signal.SIGTERM)
    code, said = program.end()
    assert code == 128 + signal.SIGTERM
    assert said == ""
    again = start()
    again.wait_for_title("Sentence heads – attnviz")
    kept = list((tmp_path / "DATA" / "attnviz" / "autosave").glob("*.attn"))
    assert len(kept) == 1
    assert attn.load(kept[0]).lab.document.tokens == ("the", "dog", "barked")
    again.keys("ctrl+q")
    assert again.end() == (0, "")
