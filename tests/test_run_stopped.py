"""The start script when it is not alone, is stopped in the middle, or may not write its clone."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from machine import LIBRARIES, PYTHON, Machine, signals_heeded

pytestmark = pytest.mark.skipif(os.name != "posix", reason="run.cmd serves this system")

ALL_BUT_ONE = "".join(f"{name}=installed\\n" for name in LIBRARIES[:-1])
# A stand-in that stops at a place: it says that it is there, and waits until it may go on.
WAITS = 'echo here >"$LOG.reached"; read -r line <"$LOG.go" || exit 3'
PIP_THAT_WAITS = f"""*pip*install*--require-hashes*)
        log "$@"
        {WAITS}
        log finished ;;
    *) log "$@"
"""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    made = Machine(tmp_path)
    made.has("python3", PYTHON)
    return made


@pytest.fixture(params=["flock", "no flock"])
def locking(request: pytest.FixtureRequest, machine: Machine) -> Machine:
    """A machine with flock, and one without, as macOS is."""
    if request.param == "flock":
        found = shutil.which("flock")
        if found is None:
            pytest.skip("flock is not installed")
        (machine.bin / "flock").symlink_to(found)
    return machine


class Start:
    """A start of the script in a process group of its own, like one that a terminal made."""

    def __init__(self, machine: Machine, *arguments: str) -> None:
        self.machine = machine
        with signals_heeded():
            self.process = subprocess.Popen(
                ["sh", str(machine.checkout / "run"), *arguments],
                cwd=machine.elsewhere,
                env=machine.environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )

    def wait_until_stopped_at_a_place(self) -> None:
        assert Path(f"{self.machine.log}.reached").read_text() == "here\n"

    def let_go_on(self) -> None:
        Path(f"{self.machine.log}.go").write_text("on\n")

    def send(self, number: signal.Signals) -> None:
        os.killpg(self.process.pid, number)

    def end(self) -> tuple[int, str]:
        _, said = self.process.communicate(timeout=60)
        return self.process.returncode, said


@pytest.fixture
def start(machine: Machine) -> Iterator[type[Start]]:
    for name in ("reached", "go"):
        os.mkfifo(f"{machine.log}.{name}")
    made: list[Start] = []

    class Kept(Start):
        def __init__(self, *given: str) -> None:
            super().__init__(machine, *given)
            made.append(self)

    yield Kept
    for each in made:
        if each.process.poll() is None:
            each.send(signal.SIGKILL)
            each.end()


def pip_waits(machine: Machine) -> None:
    machine.has("python3", PYTHON.replace('*) log "$@"', PIP_THAT_WAITS))


def lock_is_free(machine: Machine) -> bool:
    return not (machine.checkout / ".venv.lock.pid").is_symlink()


def test_of_two_first_starts_one_sets_up_and_the_other_waits(locking: Machine, start) -> None:
    pip_waits(locking)
    first = start("list")
    first.wait_until_stopped_at_a_place()
    second = start("list")
    assert second.process.stderr.readline() == (
        "Another start is setting attnviz up; this one waits for it ...\n"
    )
    first.let_go_on()
    assert first.end()[0] == 0
    code, said = second.end()
    assert (code, said) == (0, "")
    assert len(locking.calls("make-environment")) == 1
    assert len(locking.calls("finished")) == 1
    assert len(locking.calls("-P|-m|attnviz|list")) == 2


def test_a_killed_start_leaves_no_lock_behind(locking: Machine, start) -> None:
    pip_waits(locking)
    first = start("list")
    first.wait_until_stopped_at_a_place()
    first.send(signal.SIGKILL)
    assert first.end()[0] == -signal.SIGKILL
    locking.has("python3", PYTHON)
    done = locking.run("list")
    assert done.returncode == 0
    assert lock_is_free(locking)


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_an_install_that_was_stopped_is_made_anew(
    locking: Machine, start, number: signal.Signals, code: int
) -> None:
    pip_waits(locking)
    first = start("list")
    first.wait_until_stopped_at_a_place()
    first.send(number)
    found, said = first.end()
    assert found == code
    assert said.splitlines()[1:] == ["run: stopped. The next start goes on from here."]
    assert lock_is_free(locking)
    locking.has("python3", PYTHON)
    assert locking.run("list").returncode == 0
    assert locking.calls("make-environment"), "half of an environment is not trusted"


def test_an_update_that_was_killed_is_made_anew(machine: Machine, start) -> None:
    assert machine.run("list").returncode == 0
    (stamp,) = machine.checkout.glob(".venv/*.stamp")
    later = stamp.stat().st_mtime + 10
    os.utime(machine.checkout / "packaging/lock/run.txt", (later, later))
    stood = machine.checkout / ".venv" / "bin" / "python"
    pip_waits(machine)
    shutil.copy(machine.bin / "python3", stood)
    machine.log.unlink()
    first = start("list")
    first.wait_until_stopped_at_a_place()
    assert not machine.calls("make-environment"), "the same environment is brought up to date"
    first.send(signal.SIGKILL)
    first.end()
    os.utime(machine.checkout / "packaging/lock/run.txt", (1_000_000_000, 1_000_000_000))
    machine.has("python3", PYTHON)
    assert machine.run("list").returncode == 0
    assert machine.calls("make-environment")


def test_a_venv_that_was_stopped_leaves_no_traceback(machine: Machine, start) -> None:
    venv = f'echo "Traceback (most recent call last):" >&2\n        {WAITS}'
    machine.has("python3", PYTHON.replace("log make-environment", venv))
    first = start()
    first.wait_until_stopped_at_a_place()
    first.send(signal.SIGINT)
    code, said = first.end()
    assert code == 130
    assert "Traceback" not in said


SESSION = 'read -r line </proc/$$/stat; set -- ${line##*) }; echo "session $4" >>"$LOG"'


def apt_waits_at(machine: Machine, words: str, before: str = ":") -> None:
    waits = f'{before}; {WAITS}; echo "apt-get finished" >>"$LOG"'
    get = f'case "$*" in {words}) {waits} ;; esac'
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=get)


def test_a_download_can_be_stopped(machine: Machine, start) -> None:
    apt_waits_at(machine, "*--download-only*")
    first = start()
    first.wait_until_stopped_at_a_place()
    first.send(signal.SIGINT)
    code, said = first.end()
    assert code == 130
    assert said.splitlines()[1:] == ["run: stopped. The next start goes on from here."]
    assert not machine.calls("apt-get finished")
    assert "--download-only" in machine.calls("apt-get")[-1]


def test_the_program_does_not_hold_the_lock(locking: Machine) -> None:
    holds = '*attnviz*list*) ( : >&9 ) 2>/dev/null && log holds; log "$@" ;;\n    *) log "$@"'
    locking.has("python3", PYTHON.replace('*) log "$@"', holds))
    assert locking.run("list").returncode == 0
    assert locking.calls()[-1].startswith("-P|-m|attnviz|list")
    assert not locking.calls("holds")
    assert lock_is_free(locking)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_what_dpkg_does_is_not_cut_short(machine: Machine, start, number: signal.Signals) -> None:
    apt_waits_at(machine, '*--download-only*) ;; *" install "*', before=SESSION)
    first = start()
    first.wait_until_stopped_at_a_place()
    first.send(number)
    first.let_go_on()
    code, _ = first.end()
    assert code == 128 + number
    session, end = machine.calls()[-2:]
    assert end == "apt-get finished"
    # apt gives dpkg back what it was told to ignore: only away from the terminal nothing comes.
    assert session != f"session {first.process.pid}"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_the_start_waits_for_what_dpkg_does(
    machine: Machine, start, number: signal.Signals
) -> None:
    """What ends or interrupts a terminal reaches all others; none of them leaves apt alone."""
    still_child = 'set -- ${line##*) }; [ "$2" != "$PPID" ] || echo waited for >>"$LOG"'
    after = (
        f"for i in 1 2 3 4 5 6 7 8 9; do sh -c :; done; read -r line </proc/$$/stat; {still_child}"
    )
    get = f'case "$*" in *--download-only*) ;; *" install "*) {WAITS}; {after} ;; esac'
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=get)
    first = start()
    first.wait_until_stopped_at_a_place()
    first.send(number)
    first.let_go_on()
    assert first.end()[0] == 128 + number
    assert machine.calls("waited for")


# --- a clone that belongs to somebody else --------------------------------------------------------


@pytest.fixture
def foreign() -> Iterator[Machine]:
    """A machine whose checkout cannot be written by who starts it."""
    # Not in pytest's own folder, which nobody else may enter.
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    made = Machine(folder)
    made.has("python3", PYTHON)
    made.user = 65534 if os.geteuid() == 0 else None
    for path in (made.home, made.elsewhere):
        path.chmod(0o777)
    (made.checkout / ".git").mkdir()
    (made.checkout / "attnviz").mkdir()
    (made.checkout / "attnviz" / "module.py").write_text("first")
    for path in (made.checkout, *made.checkout.rglob("*")):
        path.chmod(0o555)
    yield made
    for path in (made.checkout, *made.checkout.rglob("*")):
        path.chmod(0o755)
    shutil.rmtree(folder)


def copies(machine: Machine) -> list[Path]:
    return [path for path in machine.home.glob(".cache/attnviz/clone-*") if path.is_dir()]


def test_a_foreign_clone_is_copied_to_the_cache_once(foreign: Machine) -> None:
    done = foreign.run("list", "my lesson")
    assert done.returncode == 0, done.stderr
    (copy,) = copies(foreign)
    assert done.stderr.splitlines()[0] == (
        f"You may not write in {foreign.checkout}: a copy of it is kept in {copy}, with its .venv."
    )
    assert (copy / "attnviz" / "module.py").read_text() == "first"
    assert not (copy / ".git").exists()
    assert any(f"-e|{copy}|" in call for call in foreign.calls())
    assert foreign.calls()[-1] == f"-P|-m|attnviz|list|my lesson|in {foreign.elsewhere}"
    done = foreign.run("list")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(foreign.calls()) == 1


def test_a_newer_foreign_clone_is_copied_again_and_keeps_its_environment(foreign: Machine) -> None:
    foreign.run()
    (copy,) = copies(foreign)
    module = foreign.checkout / "attnviz" / "module.py"
    module.chmod(0o755)
    module.write_text("second")
    later = (copy / ".copied").stat().st_mtime + 10
    os.utime(module, (later, later))
    (copy / "gone.py").write_text("")
    done = foreign.run()
    assert done.returncode == 0
    assert (copy / "attnviz" / "module.py").read_text() == "second"
    assert not (copy / "gone.py").exists()
    assert not foreign.calls("make-environment")


def test_a_foreign_clone_that_is_set_up_is_started_as_it_is(foreign: Machine) -> None:
    venv = foreign.checkout / ".venv"
    foreign.checkout.chmod(0o755)
    (venv / "bin").mkdir(parents=True)
    shutil.copy(foreign.bin / "python3", venv / "bin" / "python")
    (venv / "attnviz-run.stamp").write_text(f"{foreign.checkout}\n")
    venv.chmod(0o555)
    foreign.checkout.chmod(0o555)
    done = foreign.run("list")
    assert (done.returncode, done.stderr) == (0, "")
    assert not copies(foreign)


def test_hints_name_the_command_of_the_foreign_clone(foreign: Machine) -> None:
    foreign.has("python3", PYTHON.replace('*) log "$@"', '*) log "$@" "$ATTNVIZ_COMMAND"'))
    foreign.run("list")
    assert f"|list|'{foreign.checkout}/run'|" in foreign.calls()[-1]


def test_nowhere_to_write_is_said(foreign: Machine) -> None:
    done = foreign.run(XDG_CACHE_HOME=str(foreign.checkout))
    assert done.returncode == 1
    line = done.stderr.splitlines()[-1]
    assert line == f"run: neither {foreign.checkout} nor {foreign.checkout}/attnviz can be written."
