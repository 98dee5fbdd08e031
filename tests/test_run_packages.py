"""The start script and its downloads: who may install, what is said meanwhile, what goes wrong."""

import os
import subprocess
from pathlib import Path

import pytest
from machine import LIBRARIES, PYTHON, Machine, signals_heeded

pty = pytest.importorskip("pty", reason="run.cmd serves this system")
pytestmark = pytest.mark.skipif(os.name != "posix", reason="run.cmd serves this system")

ALL = "".join(f"{name}=installed\\n" for name in LIBRARIES)
ALL_BUT_ONE = "".join(f"{name}=installed\\n" for name in LIBRARIES[:-1])
TOOLS = ("xvfb", "man-db", "zsh", "fish", "nsis", "wixl", "desktop-file-utils", "binutils")
# Says no, unless it may ask: -n is the wish not to be asked.
SUDO = '#!/bin/sh\n[ "$1" != -n ] || exit 1\necho "sudo asked" >>"$LOG"\n'
SU = '#!/bin/sh\necho "su asked" >>"$LOG"\n'
RUNS_SU = '[ "$1 $2 $3 $5" = "-s /bin/sh -c root" ] || exit 9\n'
RUNS_SU += 'script=$4; shift 5\nexec sh -c "$script" "$@"\n'


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    made = Machine(tmp_path)
    made.has("python3", PYTHON)
    return made


def run_on_a_terminal(machine: Machine, *arguments: str) -> tuple[int, str]:
    """Return the exit code and all that was printed on the terminal."""
    ours, theirs = pty.openpty()
    with signals_heeded():
        process = subprocess.Popen(
            ["sh", str(machine.checkout / "run"), *arguments],
            cwd=machine.elsewhere,
            env=machine.environment(),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
    os.close(theirs)
    said = b""
    while True:
        try:
            read = os.read(ours, 4096)
        except OSError:  # Linux says so when nobody is left at the other end
            break
        if not read:
            break
        said += read
    os.close(ours)
    return process.wait(), said.decode().replace("\r\n", "\n")


def line_to_paste(said: str) -> str:
    (line,) = [line for line in said.splitlines() if line.startswith("  su")]
    return line.strip()


def test_without_rights_the_line_to_paste_is_shown(machine: Machine) -> None:
    machine.has_apt(user=1000, installed="libegl1=installed\\nlibglib2.0-0t64=installed\\n")
    machine.has("sudo", SUDO)
    (machine.bin / "python3").unlink()
    done = machine.run()
    assert done.returncode == 1
    assert machine.calls() == []
    first, packages = line_to_paste(done.stderr).split("--no-install-recommends ")
    assert first == "sudo apt-get update && sudo apt-get install -y "
    assert packages.split() == [
        *(name for name in LIBRARIES if name not in ("libegl1", "libglib2.0-0")),
        *("python3", "python3-venv"),
    ]


def test_without_sudo_the_line_to_paste_is_for_su(machine: Machine) -> None:
    machine.has_apt(user=1000, installed=ALL_BUT_ONE)
    machine.has("su", SU)
    done = machine.run()
    assert done.returncode == 1
    assert machine.calls() == []
    assert line_to_paste(done.stderr) == (
        "su -c 'apt-get update && apt-get install -y --no-install-recommends libxkbcommon-x11-0'"
    )


@pytest.mark.parametrize("user", [0, 1000])
def test_root_and_sudo_install_only_what_is_missing(machine: Machine, user: int) -> None:
    machine.has_apt(user=user, installed=ALL_BUT_ONE + f"{LIBRARIES[-1]}=not-installed\\n")
    machine.has("sudo", '#!/bin/sh\n[ "$1" != -n ] || shift\nexec "$@"\n')
    machine.has("true", "#!/bin/sh\n")
    done = machine.run()
    assert done.returncode == 0, done.stderr
    assert machine.installed() == ["libxkbcommon-x11-0"]
    first, *_, last = machine.calls("apt-get")
    assert " check" in first and "--download-only" not in last
    assert all("--no-remove" in call for call in machine.calls("apt-get"))
    assert machine.calls("dpkg") == ["dpkg --configure -a"]


def test_on_a_terminal_sudo_may_ask(machine: Machine) -> None:
    machine.has_apt(user=1000, installed=ALL_BUT_ONE)
    machine.has("sudo", SUDO + 'exec "$@"\n')
    code, said = run_on_a_terminal(machine, "list")
    assert code == 0, said
    assert machine.calls("sudo asked")
    assert machine.installed() == ["libxkbcommon-x11-0"]


def test_what_was_stopped_behind_sudo_is_stopped(machine: Machine) -> None:
    """sudo gives what it starts a terminal of its own, so that Ctrl-C does not come from ours."""
    get = 'case "$*" in *--download-only*) kill -INT $PPID; exit 100 ;; esac'
    machine.has_apt(user=1000, installed=ALL_BUT_ONE, get=get)
    machine.has("sudo", SUDO + 'exec "$@"\n')
    code, said = run_on_a_terminal(machine, "list")
    assert code == 130
    assert said.splitlines()[-1].endswith("run: stopped. The next start goes on from here.")


def test_on_a_terminal_without_sudo_su_asks(machine: Machine) -> None:
    machine.has_apt(user=1000, installed=ALL_BUT_ONE)
    machine.has("su", SU + RUNS_SU)
    code, said = run_on_a_terminal(machine, "list")
    assert code == 0, said
    assert "The password of root is needed" in said
    assert machine.calls("su asked")
    assert machine.installed() == ["libxkbcommon-x11-0"]


def test_a_wrong_password_ends_with_the_line_to_paste(machine: Machine) -> None:
    machine.has_apt(user=1000, installed=ALL_BUT_ONE)
    machine.has("sudo", SUDO + "exit 1\n")
    code, said = run_on_a_terminal(machine)
    assert code == 1
    assert line_to_paste(said).endswith("libxkbcommon-x11-0")
    assert machine.calls() == ["sudo asked"]


def test_nobody_is_asked_when_nothing_is_missing(machine: Machine) -> None:
    machine.has_apt(user=1000, installed=ALL)
    machine.has("sudo", SUDO)
    done = machine.run()
    assert done.returncode == 0, done.stderr
    assert not machine.calls("apt-get") and not machine.calls("sudo")


def test_what_tests_need_besides_is_installed_for_tests_alone(machine: Machine) -> None:
    machine.has_apt(user=0, installed=ALL)
    assert machine.run().returncode == 0
    assert not machine.calls("apt-get")
    assert machine.run("test", "tests/engine").returncode == 0
    assert set(TOOLS) <= set(machine.installed())
    assert machine.calls()[-1].startswith("-m|pytest|tests/engine|")


def test_a_tool_that_this_system_does_not_offer_is_left_out(machine: Machine) -> None:
    machine.has_apt(user=0, installed=ALL)
    machine.has("apt-cache", '#!/bin/sh\n[ "$2" != wixl ]\n')
    machine.has("ls", "#!/bin/sh\n")
    assert machine.run("test", "tests/engine").returncode == 0
    assert {"nsis", "zsh"} <= set(machine.installed())
    assert "wixl" not in machine.installed()


def test_tests_go_on_without_the_tools_that_nobody_here_may_install(machine: Machine) -> None:
    machine.has_apt(user=1000, installed=ALL)
    machine.has("sudo", SUDO)
    done = machine.run("test", "tests/engine")
    assert done.returncode == 0
    assert {"zsh", "fish", "nsis"} <= set(line_to_paste(done.stderr).split())
    assert "tests that want one of them are skipped" in done.stderr
    assert machine.calls()[-1].startswith("-m|pytest|tests/engine|")


@pytest.mark.parametrize(
    ("offered", "packages"),
    [
        ("3.10.6-1~22.04", ["python3.11", "python3.11-venv"]),
        ("3.13.5-1", ["python3", "python3-venv"]),
    ],
)
def test_only_a_python_that_does_not_fit_is_taken_by_number(
    machine: Machine, offered: str, packages: list[str]
) -> None:
    (machine.bin / "python3").unlink()
    machine.has_apt(user=0, installed=ALL)
    machine.has(
        "apt-cache",
        f'#!/bin/sh\n[ "$1" = policy ] && {{ echo "  Candidate: {offered}"; exit; }}\n'
        '[ "$2" = python3.11-venv ]\n',
    )
    machine.run()
    assert machine.installed() == packages


def test_a_system_without_a_fitting_python_says_so(machine: Machine) -> None:
    (machine.bin / "python3").unlink()
    machine.has_apt(user=0, installed=ALL)
    machine.has("apt-cache", '#!/bin/sh\n[ "$1" = policy ] && echo "  Candidate: 3.9.2"\n')
    done = machine.run()
    assert done.returncode == 1
    assert "this system offers 3.9" in done.stderr
    assert not machine.calls("apt-get")


SAYS = """
echo "Setting up ugly-noise (1.0)"
case "$*" in
    *" install "*)
        echo "Need to get 67.4 MB of archives."
        echo "After this operation, 267 MB of additional disk space will be used."
        echo "dlstatus:1:40.5:Retrieving file 1 of 2" ;;
esac
"""


def test_sizes_and_time_are_said_and_no_noise(machine: Machine) -> None:
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=SAYS)
    done = machine.run()
    assert done.returncode == 0
    first, second, third, fourth = done.stderr.splitlines()
    assert first == "Installing system packages: libxkbcommon-x11-0"
    assert second.startswith("System packages: 67.4 MB downloaded, 267 MB installed in ")
    assert third.startswith("Setting up ") and " MB " in third
    assert fourth.startswith("Python packages: ready in ")


# Each wait of the clock lasts until the stand-in has been seen to say where it is.
CLOCK = """#!/bin/sh
[ -e "$LOG.ticked" ] && exec "$REAL_SLEEP" 60
read -r line <"$LOG.reached"
: >"$LOG.ticked"
"""
REPORTS = """
case "$*" in
    *--download-only*)
        echo "Need to get 1,234 kB/67.4 MB of archives."
        echo "dlstatus:1:40.5:Retrieving file 1 of 2"
        echo here >"$LOG.reached"
        read -r line <"$LOG.seen" ;;
esac
"""


def test_on_a_terminal_one_line_shows_how_far_the_download_is(machine: Machine) -> None:
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=REPORTS)
    sleep = str((machine.bin / "sleep").readlink())
    machine.has("sleep", CLOCK.replace("$REAL_SLEEP", sleep))
    for name in ("reached", "seen"):
        os.mkfifo(f"{machine.log}.{name}")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        ["sh", str(machine.checkout / "run")],
        cwd=machine.elsewhere,
        env=machine.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
    )
    os.close(theirs)
    said = ""
    while "downloaded" not in said:
        said += os.read(ours, 4096).decode()
    assert "\r\x1b[KSystem packages: 40 % of 67.4 MB downloaded, " in said
    Path(f"{machine.log}.seen").write_text("yes\n")
    assert process.wait() == 0
    os.close(ours)


NO_LISTS = """
case "$*" in
    *update*)
        echo "Err:1 http://deb.debian.org/debian bookworm InRelease"
        echo "  Temporary failure resolving 'deb.debian.org'"
        echo "E: Failed to fetch http://a/b  Temporary failure resolving 'deb.debian.org'"
        echo "E: Some index files failed to download."
        exit 100 ;;
esac
"""
NO_PACKAGES = """
case "$*" in
    *update*) echo "Hit:1 http://a bookworm InRelease" ;;
    *" install "*)
        echo "E: Failed to fetch http://a/b.deb  Could not connect to deb.debian.org:80 (1.2.3.4)."
        echo "E: Unable to fetch some archives, maybe run apt-get update?"
        exit 100 ;;
esac
"""


@pytest.mark.parametrize("get", [NO_LISTS, NO_PACKAGES], ids=["from the start", "later"])
def test_without_network_apt_gets_one_clear_line(machine: Machine, get: str) -> None:
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=get)
    done = machine.run()
    assert done.returncode == 1
    _, line = done.stderr.splitlines()
    assert line.startswith("run: no network: deb.debian.org cannot be reached. Start ./run again")


def test_where_no_list_can_be_fetched_no_package_is_tried(machine: Machine) -> None:
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=NO_LISTS)
    machine.run()
    assert not machine.installed()


def test_a_list_that_cannot_be_fetched_does_not_keep_packages_away(machine: Machine) -> None:
    get = 'case "$*" in *update*) echo "Hit:1 a"; echo "Err:2 gone"; exit 100 ;; esac'
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=get)
    done = machine.run()
    assert done.returncode == 0, done.stderr
    assert "gone" not in done.stderr
    assert machine.installed() == ["libxkbcommon-x11-0"]


def test_what_apt_complains_of_is_said_without_the_noise(machine: Machine) -> None:
    get = '[ "$*" = "${*% install *}" ] || { echo noise; echo "E: no space left"; exit 100; }'
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=get)
    done = machine.run()
    assert done.returncode == 1
    assert done.stderr.splitlines()[1:] == [
        "E: no space left",
        "run: apt-get could not install the packages above.",
    ]


def test_what_an_earlier_start_left_broken_is_repaired(machine: Machine) -> None:
    get = 'case "$*" in *check) exit 100 ;; esac'
    machine.has_apt(user=0, installed=ALL_BUT_ONE, get=get)
    assert machine.run().returncode == 0
    calls = [call for call in machine.calls() if call.startswith(("dpkg", "apt-get"))]
    words = [next(w for w in call.split() if w in WORDS) for call in calls]
    assert words == ["--configure", "check", "--fix-broken", "update", "--download-only", "install"]


WORDS = ("--configure", "check", "--fix-broken", "update", "--download-only", "install")


NO_INDEX = """
        echo "WARNING: Retrying after connection broken by 'NewConnectionError(...)': /simple/a"
        echo "ERROR: Could not find a version that satisfies the requirement numpy==2.4.6"
        echo "ERROR: No matching distribution found for numpy==2.4.6"
"""
BROKEN_OFF = """
        echo "ERROR: Exception:"
        echo "Traceback (most recent call last):"
        echo "pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool: Read timed out."
"""
BAD_CERTIFICATE = NO_INDEX.replace("NewConnectionError(", "SSLError(SSLCertVerificationError(1, ")


def pip_fails(machine: Machine, says: str) -> None:
    fails = f'*pip*install*){says}\n        exit 1 ;;\n    *) log "$@"'
    machine.has("python3", PYTHON.replace('*) log "$@"', fails))


@pytest.mark.parametrize("says", [NO_INDEX, BROKEN_OFF], ids=["from the start", "later"])
def test_without_network_pip_gets_one_clear_line(machine: Machine, says: str) -> None:
    pip_fails(machine, says)
    done = machine.run()
    assert done.returncode == 1
    _, line = done.stderr.splitlines()
    assert line.startswith(
        "run: no network: the index of Python packages cannot be reached. Start "
    )
    machine.has("python3", PYTHON)
    assert machine.run().returncode == 0


def test_a_certificate_that_is_refused_is_no_missing_network(machine: Machine) -> None:
    pip_fails(machine, BAD_CERTIFICATE)
    done = machine.run()
    assert done.returncode == 1
    _, line = done.stderr.splitlines()
    assert line.startswith("run: the certificate of the index of Python packages is not accepted.")
    assert "PIP_CERT" in line


DISK_IS_FULL = """
        echo "ERROR: Exception:"
        echo "Traceback (most recent call last):"
        echo "OSError: [Errno 28] No space left on device"
"""


def test_a_traceback_of_pip_becomes_its_last_line(machine: Machine) -> None:
    pip_fails(machine, DISK_IS_FULL)
    done = machine.run()
    assert done.returncode == 1
    assert done.stderr.splitlines()[1:] == [
        "OSError: [Errno 28] No space left on device",
        "run: pip could not install packaging/lock/run.txt; its message stands above.",
    ]
