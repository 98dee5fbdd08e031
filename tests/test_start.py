"""The program as a person starts it: a real process, a real X display, real keys."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(os.environ.get("QT_QPA_PLATFORM") != "xcb", reason="needs an X server"),
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="needs xdotool"),
]


def xdotool(*arguments: str) -> str:
    done = subprocess.run(
        ["xdotool", *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


class Program:
    """A running attnviz and its window."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "attnviz", *arguments],
            cwd=folder,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_until_shown(self) -> None:
        try:
            found = xdotool("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid))
        except subprocess.TimeoutExpired:
            self.process.kill()
            pytest.fail(f"no window came: {self.end()}")
        self.window = found.splitlines()[0]
        # Nobody gives the keys to a window where no window manager runs.
        xdotool("windowfocus", "--sync", self.window)

    def title(self) -> str:
        return xdotool("getwindowname", self.window)

    def press(self, *keys: str) -> None:
        xdotool("key", "--delay", "60", *keys)

    def end(self) -> tuple[int, str]:
        _, said = self.process.communicate(timeout=60)
        return self.process.returncode, said


@pytest.fixture
def started() -> Iterator[list[Program]]:
    programs: list[Program] = []
    yield programs
    for program in programs:
        if program.process.poll() is None:
            program.process.kill()
            program.process.communicate()


def start(started: list[Program], folder: Path, *arguments: str) -> Program:
    program = Program(folder, *arguments)
    started.append(program)
    program.wait_until_shown()
    return program


def test_the_window_opens_and_a_key_closes_it(started: list[Program], tmp_path: Path) -> None:
    program = start(started, tmp_path)
    assert "attnviz" in program.title()
    program.press("ctrl+q")
    assert program.end() == (0, "")


def test_modules_of_the_folder_one_stands_in_are_not_taken(
    started: list[Program], tmp_path: Path
) -> None:
    for name in ("numpy", "types", "json", "attnviz"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('the wrong module')\n")
    program = start(started, tmp_path, "step-by-step", "--tab", "steps")
    program.press("Page_Down", "Page_Down", "ctrl+Tab", "ctrl+q")
    assert program.end() == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_session_that_ends_ends_the_program(started: list[Program], tmp_path: Path) -> None:
    program = start(started, tmp_path, "sentence-heads")
    # Before its first paint the program does not yet listen to signals.
    program.press("Page_Down")
    program.process.send_signal(signal.SIGTERM)
    code, said = program.end()
    assert code in (128 + signal.SIGTERM, -signal.SIGTERM)
    assert "Traceback" not in said
