"""The start script on machines that are bare, half set up, moved or without rights.

The real ``run`` works in a copy of the checkout, in a folder with a space in its name; every
program it calls is a stand-in that writes down what it was asked to do.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIBRARIES = [
    *("libegl1", "libgl1", "libglib2.0-0", "libdbus-1-3", "libfontconfig1", "libxkbcommon0"),
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1"),
    "libxkbcommon-x11-0",
]
REAL_TOOLS = ("sh", "sed", "readlink", "mkdir", "dirname", "env")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="run.cmd serves this system")

# Says yes to every question, makes an environment when asked for one, and writes down the rest.
PYTHON = """#!/bin/sh
log() { printf '%s|' "$@" >>"$LOG"; printf 'in %s\\n' "$PWD" >>"$LOG"; }
case "$*" in
    *"import ensurepip"*) exit 0 ;;
    *"-m pip --version"*) exit 0 ;;
    *"--clear"*)
        log make-environment
        for venv in "$@"; do :; done
        mkdir -p "$venv/bin"
        cp "$0" "$venv/bin/python" ;;
    *) log "$@" ;;
esac
"""
OLD_PYTHON = "#!/bin/sh\nexit 1\n"


class Machine:
    """A made-up machine: ``bin`` is all of its PATH."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "log"
        self.checkout = folder / "my code" / "attnviz"
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        lock = self.checkout / "packaging" / "lock"
        lock.mkdir(parents=True)
        for name in ("run", "pyproject.toml", "packaging/lock/run.txt", "packaging/lock/test.txt"):
            shutil.copy2(ROOT / name, self.checkout / name)
            os.utime(self.checkout / name, (1_000_000_000, 1_000_000_000))
        for name in (*REAL_TOOLS, "cp"):
            (self.bin / name).symlink_to(shutil.which(name))

    def has(self, name: str, script: str) -> None:
        path = self.bin / name
        path.write_text(script)
        path.chmod(0o755)

    def has_apt(self, *, user: int, installed: str) -> None:
        self.has("id", f"#!/bin/sh\necho {user}\n")
        self.has("dpkg-query", f"#!/bin/sh\nprintf '{installed}'\nexit 1\n")
        self.has("apt-cache", "#!/bin/sh\necho '  Candidate: 3.11.2-1+b1'\n")
        self.has("apt-get", '#!/bin/sh\nprintf "apt-get %s\\n" "$*" >>"$LOG"\n')

    def run(self, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
        self.log.unlink(missing_ok=True)
        return subprocess.run(
            ["sh", str(self.checkout / "run"), *arguments],
            cwd=self.elsewhere,
            env={"PATH": str(self.bin), "LOG": str(self.log), **environ},
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_first_start_sets_up_and_hands_everything_on(machine: Machine) -> None:
    machine.has("python3", OLD_PYTHON)
    machine.has("python3.12", PYTHON)
    done = machine.run("my lesson.attn", "--tab", "steps")
    assert done.returncode == 0, done.stderr
    made, lock, project, compiled, start = machine.calls()
    assert made.startswith("make-environment")
    assert f"--require-hashes|-r|{machine.checkout}/packaging/lock/run.txt|" in lock
    assert f"--no-deps|--no-build-isolation|-e|{machine.checkout}|" in project
    assert "compileall" in compiled
    assert start == f"-P|-m|attnviz|my lesson.attn|--tab|steps|in {machine.elsewhere}"


def test_second_start_does_nothing_but_start(machine: Machine) -> None:
    machine.has("python3", PYTHON)
    machine.run()
    for name in ("python3", *REAL_TOOLS[1:]):
        (machine.bin / name).unlink()
    done = machine.run("--version")
    assert done.returncode == 0
    assert done.stderr == ""
    assert machine.calls() == [f"-P|-m|attnviz|--version|in {machine.elsewhere}"]


@pytest.mark.parametrize("name", ["run", "pyproject.toml", "packaging/lock/run.txt"])
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


def test_a_moved_checkout_makes_a_new_environment(machine: Machine) -> None:
    machine.has("python3", PYTHON)
    machine.run()
    moved = machine.checkout.with_name("moved")
    machine.checkout.rename(moved)
    machine.checkout = moved
    assert machine.run().returncode == 0
    assert machine.calls()[0].startswith("make-environment")
    assert len(machine.calls()) == 5


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


def test_without_rights_the_line_to_paste_is_shown(machine: Machine) -> None:
    machine.has_apt(user=1000, installed="libegl1=installed\\nlibglib2.0-0t64=installed\\n")
    done = machine.run()
    assert done.returncode == 1
    assert machine.calls() == []
    (line,) = [line for line in done.stderr.splitlines() if line.startswith("  sudo ")]
    first, packages = line.split("--no-install-recommends ")
    assert first == "  sudo apt-get update && sudo apt-get install -y "
    assert packages.split() == [
        *(name for name in LIBRARIES if name not in ("libegl1", "libglib2.0-0")),
        *("python3", "python3-venv"),
    ]


@pytest.mark.parametrize("user", [0, 1000])
def test_root_and_sudo_install_only_what_is_missing(machine: Machine, user: int) -> None:
    have = "".join(f"{name}=installed\\n" for name in LIBRARIES[:-1])
    machine.has_apt(user=user, installed=have + f"{LIBRARIES[-1]}=not-installed\\n")
    machine.has("sudo", '#!/bin/sh\n[ "$1" = -n ] || exit 9\nshift\nexec "$@"\n')
    machine.has("true", "#!/bin/sh\n")
    machine.has("python3", PYTHON)
    assert machine.run().returncode == 0
    update, install = (call for call in machine.calls() if call.startswith("apt-get"))
    assert update.endswith("update")
    assert install.split("--no-install-recommends ")[1] == "libxkbcommon-x11-0"


def test_what_tests_need_besides_is_installed_for_tests_alone(machine: Machine) -> None:
    have = "".join(f"{name}=installed\\n" for name in LIBRARIES)
    machine.has_apt(user=0, installed=have)
    machine.has("python3", PYTHON)
    assert machine.run("test", "tests/engine").returncode == 0
    (install,) = (call for call in machine.calls() if "apt-get" in call and "install" in call)
    brought = install.split("--no-install-recommends ")[1].split()
    assert {"xvfb", "xdotool", "at-spi2-core", "gir1.2-atspi-2.0", "python3-gi"} <= set(brought)
    assert machine.calls()[-1].startswith("-m|pytest|tests/engine|")


def test_tests_see_nothing_of_the_callers_display(machine: Machine) -> None:
    machine.has("python3", PYTHON.replace('*) log "$@"', '*) env >"$LOG.env"; log "$@"'))
    wishes = {"DISPLAY": ":7", "QT_SCALE_FACTOR": "2", "QT_FONT_DPI": "200"}
    assert machine.run("test", "tests/engine", **wishes).returncode == 0
    lines = machine.log.with_name("log.env").read_text().splitlines()
    seen = {line.split("=")[0] for line in lines}
    assert "PATH" in seen
    assert not seen & set(wishes)


SAYS_WHICH_TESTS = """
    *"-m display"*) printf 'display tests: %s\\n' "$3"; exit "$DISPLAY_FAILS" ;;
    *"not display"*) echo other tests; exit "$OTHERS_FAIL" ;;
"""


@pytest.mark.parametrize(("others", "display"), [(0, 0), (0, 1), (1, 0)])
def test_every_check_is_made_and_said_in_order(machine: Machine, others: int, display: int) -> None:
    python = PYTHON.replace('case "$*" in', f'case "$*" in{SAYS_WHICH_TESTS}')
    machine.has("python3", python)
    for name in ("mktemp", "cat", "rm", "grep"):
        (machine.bin / name).symlink_to(shutil.which(name))
    (kept := machine.elsewhere / "kept").mkdir()
    (machine.checkout / "tests" / "there").mkdir(parents=True)
    (machine.checkout / "tests" / "there" / "test_a.py").write_text("@pytest.mark.display")
    (machine.checkout / "tests" / "test_b.py").write_text("")
    machine.has("xvfb-run", '#!/bin/sh\nshift 3\nexec "$@"\n')
    for tool in ("ruff", "lint-imports"):
        path = machine.checkout / ".venv" / "bin" / tool
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#!/bin/sh\n")
        path.chmod(0o755)
    fails = {"OTHERS_FAIL": str(others), "DISPLAY_FAILS": str(display)}
    done = machine.run("test", TMPDIR=str(kept), **fails)
    assert done.returncode == max(others, display), done.stderr
    said = [line for line in done.stdout.splitlines() if line and not line.startswith("==")]
    assert said == ["other tests", "display tests: tests/there/test_a.py"]
    asked = [call.split("|")[:3] for call in machine.calls()]
    assert asked[-2:] == [["-m", "coverage", "combine"], ["-m", "coverage", "report"]]
    assert not list(kept.iterdir())


def test_apt_is_not_asked_when_nothing_is_missing(machine: Machine) -> None:
    machine.has_apt(user=1000, installed="".join(f"{name}=installed\\n" for name in LIBRARIES))
    machine.has("python3", PYTHON)
    done = machine.run()
    assert done.returncode == 0, done.stderr
    assert not any(call.startswith("apt-get") for call in machine.calls())


def test_only_a_too_old_python_offered_takes_one_by_number(machine: Machine) -> None:
    machine.has_apt(user=1000, installed="")
    machine.has(
        "apt-cache",
        '#!/bin/sh\n[ "$1" = policy ] && { echo "  Candidate: 3.10.6-1~22.04"; exit; }\n'
        '[ "$2" = python3.11-venv ]\n',
    )
    done = machine.run()
    assert done.stderr.rstrip().endswith(" python3.11 python3.11-venv")


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
        env={"PATH": str(machine.bin), "LOG": str(machine.log)},
        check=False,
    )
    assert done.returncode == 0
    assert machine.calls()[-1] == f"-P|-m|attnviz|list|in {machine.elsewhere}"
