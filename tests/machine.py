"""A made-up machine for the start script: every program that it calls is a stand-in."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIBRARIES = [
    *("libegl1", "libgl1", "libglib2.0-0", "libdbus-1-3", "libfontconfig1", "libxkbcommon0"),
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1"),
    "libxkbcommon-x11-0",
]
# Without these no start is possible; those below are only called while something is set up.
REAL_TOOLS = ("sh", "sed", "readlink", "env")
SET_UP_TOOLS = (
    *("mkdir", "dirname", "cp", "mktemp", "rm", "cat", "tr", "date", "sleep", "du", "grep", "awk"),
    *("ln", "mv", "find", "cksum", "touch", "chmod", "ls", "setsid"),
)
SCRIPTS = ("run", "packaging/setup/set_up.sh", "packaging/setup/as_root.sh")
ASKED = ("pyproject.toml", "packaging/lock/run.txt", "packaging/lock/test.txt")

# Says yes to every question, makes an environment when asked for one, and writes down the rest.
PYTHON = """#!/bin/sh
log() { printf '%s|' "$@" >>"$LOG"; printf 'in %s\\n' "$PWD" >>"$LOG"; }
case "$*" in
    *"import ensurepip"*) exit 0 ;;
    *"-m pip --version"*) exit 0 ;;
    *imageio_ffmpeg*) echo /there/ffmpeg-linux ;;
    *"--clear"*)
        log make-environment
        for venv in "$@"; do :; done
        mkdir -p "$venv/bin"
        cp "$0" "$venv/bin/python" ;;
    *) log "$@" ;;
esac
"""
OLD_PYTHON = "#!/bin/sh\nexit 1\n"


@contextmanager
def signals_heeded() -> Iterator[None]:
    """Let what is started meanwhile heed what those who run the tests may ignore.

    nohup and the background of a script ignore signals, and hand that on.
    """
    numbers = (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT)
    ignored = [number for number in numbers if signal.getsignal(number) == signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


class Machine:
    """A made-up machine: ``bin`` is all of its PATH."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "log"
        self.user: int | None = None
        self.home = folder / "home"
        self.home.mkdir()
        self.checkout = folder / "my code" / "attnviz"
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        for name in (*SCRIPTS, *ASKED):
            path = self.checkout / name
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, path)
            os.utime(path, (1_000_000_000, 1_000_000_000))
        for name in (*REAL_TOOLS, *SET_UP_TOOLS):
            (self.bin / name).symlink_to(shutil.which(name))

    def has(self, name: str, script: str) -> None:
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(script)
        path.chmod(0o755)

    def has_apt(self, *, user: int, installed: str = "", get: str = "") -> None:
        """Give it Debian's programs; `get` is what apt-get does beside writing itself down."""
        self.has("id", f"#!/bin/sh\necho {user}\n")
        self.has("dpkg", '#!/bin/sh\nprintf "dpkg %s\\n" "$*" >>"$LOG"\n')
        self.has("dpkg-query", f"#!/bin/sh\nprintf '{installed}'\nexit 1\n")
        self.has("apt-cache", "#!/bin/sh\necho '  Candidate: 3.11.2-1+b1'\n")
        self.has("apt-get", f'#!/bin/sh\nprintf "apt-get %s\\n" "$*" >>"$LOG"\n{get}\n')

    def environment(self, **more: str) -> dict[str, str]:
        given = {"PATH": str(self.bin), "LOG": str(self.log), "HOME": str(self.home)}
        return {**given, **more}

    def run(self, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
        self.log.unlink(missing_ok=True)
        return subprocess.run(
            ["sh", str(self.checkout / "run"), *arguments],
            cwd=self.elsewhere,
            env=self.environment(**environ),
            user=self.user,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self, of: str = "") -> list[str]:
        """Return what was called, or what of it begins so."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if line.startswith(of)]

    def installed(self) -> list[str]:
        """Return the packages that apt-get was asked to install in the end."""
        asked = [call.split() for call in self.calls("apt-get") if " install " in call]
        return asked[-1][asked[-1].index("install") + 1 :] if asked else []
