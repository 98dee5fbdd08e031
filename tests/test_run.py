"""The start script on machines that are bare, half set up, moved or without rights.

The real ``run`` works in a copy of the checkout, in a folder with a space in its name; every
program it calls is a stand-in that writes down what it was asked to do.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from machine import OLD_PYTHON, PYTHON, REAL_TOOLS, ROOT, SET_UP_TOOLS, Machine

pytestmark = pytest.mark.skipif(os.name != "posix", reason="run.cmd serves this system")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_first_start_sets_up_and_hands_everything_on(machine: Machine) -> None:
    machine.has("python3", OLD_PYTHON)
    machine.has("python3.12", PYTHON)
    done = machine.run("my lesson.attn", "--tab", "steps")
    assert done.returncode == 0, done.stderr
    made, lock, project, unpacked, compiled, start = machine.calls()
    assert made.startswith("make-environment")
    assert f"--require-hashes|--no-deps|-r|{machine.checkout}/packaging/lock/run.txt|" in lock
    assert f"--no-deps|--no-build-isolation|-e|{machine.checkout}|" in project
    assert unpacked.startswith(f"{machine.checkout}/packaging/bundle/unpack.py|")
    assert "compileall" in compiled
    assert "shiboken6" in compiled
    assert start == f"-P|-m|attnviz|my lesson.attn|--tab|steps|in {machine.elsewhere}"


def test_second_start_does_nothing_but_start(machine: Machine) -> None:
    machine.has("python3", PYTHON)
    machine.run()
    for name in ("python3", *REAL_TOOLS[1:], *SET_UP_TOOLS):
        (machine.bin / name).unlink()
    done = machine.run("--version")
    assert done.returncode == 0
    assert done.stderr == ""
    assert machine.calls() == [f"-P|-m|attnviz|--version|in {machine.elsewhere}"]


@pytest.mark.parametrize(
    "name", ["packaging/setup/set_up.sh", "pyproject.toml", "packaging/lock/run.txt"]
)
def test_a_newer_file_installs_again_into_the_same_environment(machine: Machine, name: str) -> None:
    machine.has("python3", PYTHON)
    machine.run()
    (stamp,) = machine.checkout.glob(".venv/*.stamp")
    later = stamp.stat().st_mtime + 10
    os.utime(machine.checkout / name, (later, later))
    machine.run()
    calls = machine.calls()
    assert not any(call.startswith("make-environment") for call in calls)
    assert sum("pip|install" in call for call in calls) == 2


def test_hints_can_name_what_was_typed(machine: Machine) -> None:
    machine.has("python3", PYTHON.replace('*) log "$@"', '*) log "$@" "$ATTNVIZ_COMMAND"'))
    machine.run("list")
    assert f"|list|'{machine.checkout}/run'|" in machine.calls()[-1]
    for typed in ("./run", "run"):
        subprocess.run(
            ["sh", typed, "list"], cwd=machine.checkout, env=machine.environment(), check=True
        )
        assert "|list|./run|" in machine.calls()[-1]


def test_help_begins_with_the_words_of_the_script(machine: Machine) -> None:
    machine.has("python3", PYTHON)
    done = machine.run("--help")
    words = {line.split()[1] for line in done.stdout.splitlines() if line.startswith("./run ")}
    assert {"test", "bench", "installer", "pictures", "translations"} <= words
    assert machine.calls()[-1].startswith("-P|-m|attnviz|--help|")


def test_a_moved_checkout_makes_a_new_environment(machine: Machine) -> None:
    machine.has("python3", PYTHON)
    machine.run()
    moved = machine.checkout.with_name("moved")
    machine.checkout.rename(moved)
    machine.checkout = moved
    assert machine.run().returncode == 0
    assert machine.calls()[0].startswith("make-environment")
    assert len(machine.calls()) == 6


def test_an_environment_whose_python_is_gone_is_made_anew(machine: Machine) -> None:
    machine.has("python3", PYTHON)
    machine.run()
    (machine.checkout / ".venv/bin/python").unlink()
    machine.run()
    assert machine.calls()[0].startswith("make-environment")


def test_a_failed_install_is_tried_again(machine: Machine) -> None:
    machine.has("python3", PYTHON.replace('*) log "$@"', "*install*) echo no space >&2; exit 1"))
    done = machine.run()
    assert done.returncode == 1
    assert "no space" in done.stderr
    assert "packaging/lock/run.txt" in done.stderr
    assert not list(machine.checkout.glob(".venv/*.stamp"))


def test_no_fitting_python_is_said(machine: Machine) -> None:
    machine.has("python3", OLD_PYTHON)
    done = machine.run()
    assert done.returncode == 1
    assert "Python 3.11, 3.12 or 3.13" in done.stderr
    assert not (machine.checkout / ".venv").exists()


def test_tests_see_nothing_of_the_callers_display(machine: Machine) -> None:
    machine.has("python3", PYTHON.replace('*) log "$@"', '*) env >"$LOG.env"; log "$@"'))
    wishes = {"DISPLAY": ":7", "QT_SCALE_FACTOR": "2", "QT_FONT_DPI": "200"}
    assert machine.run("test", "tests/engine", **wishes).returncode == 0
    lines = machine.log.with_name("log.env").read_text().splitlines()
    seen = {line.split("=")[0] for line in lines}
    assert "PATH" in seen
    assert not seen & set(wishes)


# Each check says that it is made, and ends as the environment asks.
SAYS_WHICH = """
    *"-m mypy"*) echo types; exit "${MYPY:-0}" ;;
    *"-m display"*) printf 'display tests: %s\\n' "$3"; log "$@"; exit "${DISPLAY_TESTS:-0}" ;;
    *"not display"*) echo other tests; log "$@"; exit "${OTHER_TESTS:-0}" ;;
    *"coverage report"*) log "$@"; exit "${COVERAGE:-0}" ;;
"""
CHECKS = {
    "ruff check": "RUFF",
    "ruff format": "RUFF",
    "import-linter": "LAYERS",
    "mypy": "MYPY",
    "pytest, offscreen": "OTHER_TESTS",
    "pytest, on an X display": "DISPLAY_TESTS",
}


@pytest.mark.parametrize(
    "fails",
    [{}, *({check: 3} for check in dict.fromkeys(CHECKS.values())), {"MYPY": 2, "OTHER_TESTS": 1}],
    ids=str,
)
def test_every_check_is_made_and_said_in_order(machine: Machine, fails: dict[str, int]) -> None:
    _see_what_is_made(machine, ["test"], CHECKS, fails)
    assert not any("cov" in call for call in machine.calls())


@pytest.mark.parametrize("fails", [{}, {"DISPLAY_TESTS": 3}, {"COVERAGE": 2}], ids=str)
def test_coverage_is_measured_when_asked_for(machine: Machine, fails: dict[str, int]) -> None:
    _see_what_is_made(machine, ["test", "--cov"], CHECKS | {"coverage": "COVERAGE"}, fails)
    asked = [call.split("|")[:3] for call in machine.calls()]
    assert asked[-2:] == [["-m", "coverage", "combine"], ["-m", "coverage", "report"]]


def test_without_a_display_its_tests_are_asked_to_say_that_they_are_skipped(
    machine: Machine,
) -> None:
    _see_what_is_made(machine, ["test"], CHECKS, {}, display=False)


def test_without_a_display_nothing_is_measured(machine: Machine) -> None:
    machine.has("python3", PYTHON)
    (machine.checkout / "bench").mkdir()
    (machine.checkout / "bench" / "start.py").write_text("")
    done = machine.run("bench", "start")
    assert done.returncode == 1
    assert "install xvfb and xauth" in done.stderr
    assert not any("bench/start.py" in call for call in machine.calls())


def _see_what_is_made(
    machine: Machine,
    arguments: list[str],
    checks: dict[str, str],
    fails: dict[str, int],
    *,
    display: bool = True,
) -> None:
    machine.has("python3", PYTHON.replace('case "$*" in', f'case "$*" in{SAYS_WHICH}'))
    (kept := machine.elsewhere / "kept").mkdir()
    (machine.checkout / "tests" / "there").mkdir(parents=True)
    (machine.checkout / "tests" / "there" / "test_a.py").write_text("@pytest.mark.display")
    (machine.checkout / "tests" / "test_b.py").write_text("")
    if display:
        machine.has("xvfb-run", '#!/bin/sh\nshift 3\nexec "$@"\n')
    for tool, end in {"ruff": "RUFF", "lint-imports": "LAYERS"}.items():
        path = machine.checkout / ".venv" / "bin" / tool
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'#!/bin/sh\necho {tool} "$*"\nexit "${{{end}:-0}}"\n')
        path.chmod(0o755)
    environ = {name: str(code) for name, code in fails.items()}
    done = machine.run(*arguments, TMPDIR=str(kept), **environ)
    assert done.returncode == next(iter(fails.values()), 0), done.stderr
    said, results = done.stdout.split("\n== results ==\n")
    assert [line for line in said.splitlines() if line and not line.startswith("==")] == [
        *("ruff check .", "ruff format --check .", "lint-imports --no-logo", "types"),
        *("other tests", "display tests: tests/there/test_a.py"),
    ]
    assert results.splitlines() == [
        f"FAILED  {name} (exit {fails[end]})" if end in fails else f"passed  {name}"
        for name, end in checks.items()
    ]
    assert not list(kept.iterdir())


@pytest.mark.parametrize("relative", [False, True])
def test_a_link_to_the_script_finds_the_checkout(machine: Machine, relative: bool) -> None:
    machine.has("python3", PYTHON)
    target = machine.checkout / "run"
    links = machine.elsewhere / "links"
    links.mkdir()
    (links / "attnviz").symlink_to(os.path.relpath(target, links) if relative else target)
    done = subprocess.run(
        ["sh", "links/attnviz", "list"],
        cwd=machine.elsewhere,
        env=machine.environment(),
        check=False,
    )
    assert done.returncode == 0
    assert machine.calls()[-1] == f"-P|-m|attnviz|list|in {machine.elsewhere}"


def test_ci_hands_on_the_way_to_the_network_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    shutil.copy2(ROOT / ".ci" / "run", tmp_path / ".ci" / "run")
    (tmp_path / "run").write_text('#!/bin/sh\necho "$@"\nenv\n')
    (tmp_path / "run").chmod(0o755)
    given = {
        "HOME": "/home/jürgen meyer",
        "PATH": os.environ["PATH"],
        "PIP_CERT": "/a certificate.crt",
        "https_proxy": "http://proxy:3128",
        "PIP_INDEX_URL": "https://index.example/simple?a='b'&c=$d",
    }
    noise = {"PYTHONUNBUFFERED": "1", "LANG": "de_DE.UTF-8", "DISPLAY": ":7", "NO_PROXY": ""}
    done = subprocess.run(
        [tmp_path / ".ci" / "run"], env=given | noise, capture_output=True, text=True, check=True
    )
    asked, *lines = done.stdout.splitlines()
    assert asked == "test"
    # The shell itself sets the rest.
    seen = dict(
        line.split("=", 1) for line in lines if not line.startswith(("PWD=", "_=", "SHLVL="))
    )
    seen.pop("OLDPWD", None)
    assert seen == given
