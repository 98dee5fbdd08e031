"""Standard output that is full, closed or read no more; standard error likewise.

Each is a process of its own with an empty environment: what this machine sets (PYTHONUNBUFFERED,
say) changes when a failure shows.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from attnviz.cli import COMMANDS

START = [sys.executable, "-P", "-m", "attnviz"]
ANSWERS = [
    "--version",
    "--help",
    *(f"{command} --help" for command in COMMANDS),
    "list",
    "show tiny-example",
    "compute tiny-example",
    "compute tiny-example --format csv",
    "compute sparse --format npz",
    "explain tiny-example --array A --cell 2,0",
    "count --pattern full --tokens 4",
    "check tiny-example step-by-step",
    "render tiny-example --tab grid -o - --format svg --size 320x240",
    "--self-check",
]
# One for each way in which an answer is written.
UNBUFFERED = ["--version", "count --help", "list", "compute tiny-example", "--self-check"]
CASES = [(line, {}) for line in ANSWERS]
CASES += [(line, {"PYTHONUNBUFFERED": "1"}) for line in UNBUFFERED]
FULL = Path("/dev/full")

needs_full = pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
cases = pytest.mark.parametrize(
    ("line", "environ"), CASES, ids=[f"{line}{' -u' * len(environ)}" for line, environ in CASES]
)


def end(words: str, environ: dict[str, str] | None = None, **given) -> tuple[int, bytes]:
    """Return the exit code and what the error stream said."""
    given = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, **given}
    done = subprocess.run([*START, *words.split()], env=environ or {}, check=False, **given)
    return done.returncode, done.stderr


@needs_full
@cases
def test_a_full_disk_is_one_line(line: str, environ: dict[str, str]) -> None:
    with FULL.open("wb") as full:
        code, said = end(line, environ, stdout=full)
    assert (code, said) == (1, b"attnviz: standard output: No space left on device\n")


@cases
def test_a_reader_that_leaves_is_no_error(line: str, environ: dict[str, str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        assert end(line, environ, stdout=writer) == (0, b"")
    finally:
        os.close(writer)


@needs_full
def test_what_was_wrong_is_said_beside_the_full_disk() -> None:
    with FULL.open("wb") as full:
        assert end("count --tokens 4", stdout=full)[0] == 2
        code, said = end("check nonsense tiny-example", stdout=full)
    assert code == 1
    first, second = said.splitlines()
    assert b"nonsense" in first
    assert second == b"attnviz: standard output: No space left on device"


@needs_full
@pytest.mark.parametrize(
    ("line", "code"),
    [("count --tokens 4", 2), ("show nonsense", 1), ("--tab nonsense", 2), ("list", 0)],
)
def test_an_error_stream_that_fails_changes_no_exit_code(line: str, code: int) -> None:
    with FULL.open("wb") as full:
        assert end(line, stderr=full)[0] == code
    assert end(line, stderr=None, preexec_fn=lambda: os.close(2))[0] == code


@pytest.mark.skipif(os.name != "posix", reason="numbers of open files")
def test_nothing_else_gets_the_numbers_of_closed_streams() -> None:
    act = "import os, sys; from attnviz import __main__; __main__.main(['--version']); "
    act += "sys.exit(0 if min(os.open('/', os.O_RDONLY) for _ in range(3)) > 2 else 7)"
    command = ["sh", "-c", '"$@" <&- >&- 2>&-', "sh", sys.executable, "-c", act]
    assert subprocess.run(command, env={}, check=False).returncode == 0


def test_complaints_do_not_land_in_the_answer() -> None:
    command = ["sh", "-c", '"$@" 2>&-', "sh", *START, "show", "nonsense"]
    done = subprocess.run(command, env={}, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (1, b"")


def test_standard_input_that_cannot_be_read_is_named() -> None:
    with Path(os.devnull).open("wb") as deaf:
        code, said = end("check -", stdin=deaf)
    assert (code, said) == (1, b"attnviz: -: standard input cannot be read: Bad file descriptor\n")


@needs_full
def test_where_no_window_can_open_a_full_disk_is_one_line(tmp_path: Path) -> None:
    # Drawing is tested elsewhere, and takes its time.
    act = (
        "import sys, pathlib; from attnviz import pictures, __main__\n"
        "pictures._every_tab = lambda _: [pathlib.Path('pictures/heads.png')]\n"
        "sys.exit(__main__.main(['tiny-example']))"
    )
    with FULL.open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", act],
            cwd=tmp_path,
            env={},
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"attnviz: standard output: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="a pipe whose size is known")
def test_ctrl_c_ends_an_answer_that_nobody_takes() -> None:
    act = (
        "import sys; from attnviz import streams\n"
        "def act():\n    streams.write('answer')\n    raise KeyboardInterrupt\n"
        "sys.exit(streams.answer(act))"
    )
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    with os.fdopen(writer, "wb", buffering=0) as stuffed:
        while stuffed.write(bytes(4096)):
            pass
        os.set_blocking(writer, True)
        done = subprocess.run(
            [sys.executable, "-c", act], env={}, stdout=stuffed, stderr=subprocess.PIPE, check=False
        )
    os.close(reader)
    assert (done.returncode, done.stderr) == (130, b"")
