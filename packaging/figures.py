"""Sizes of packages, and times from starting a program to its first window.

    python packaging/figures.py dist/attnviz_*.deb dist/attnviz \\
        package=/usr/bin/attnviz folder=dist/attnviz/attnviz

A word with an equals sign is a program: the median of seven starts, taken by turns, as anybody
sees it from outside, and the ratio to the first. That takes an X display; the X server itself is
asked, so that nothing has to be installed. The exit code is 1 when a limit is passed.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import statistics
import subprocess
import sys
import time
from pathlib import Path

MB, MIB = 1_000_000, 2**20
MOST_OF_DEB, MOST_INSTALLED, MOST_OF_FOLDER = 32 * MB, 125 * MIB, 170 * MIB
SLOWEST = 1.3  # of the first program's time

TURNS = 7
LIMIT = 30.0
LEAST = 300  # pixels: the window, and no helper window of a toolkit


class Attributes(ctypes.Structure):
    """The head of XWindowAttributes and, after what is not looked at, its map state."""

    _fields_ = (
        *((name, ctypes.c_int) for name in ("x", "y", "width", "height", "border", "depth")),
        ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong),
        *((name, ctypes.c_int) for name in ("kind", "bit_gravity", "win_gravity", "store")),
        ("planes", ctypes.c_ulong),
        ("pixel", ctypes.c_ulong),
        ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong),
        ("installed", ctypes.c_int),
        ("map_state", ctypes.c_int),
        ("rest", ctypes.c_char * 64),
    )


class Screen:
    """Looks for windows on the display."""

    def __init__(self) -> None:
        self.x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.argtypes = (ctypes.c_void_p,)
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XFree.argtypes = (ctypes.c_void_p,)
        # A window may close between two questions; that is no reason to stop.
        handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
        self.ignore = handler(lambda display, event: 0)
        self.x11.XSetErrorHandler(self.ignore)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.display:
            raise SystemExit("figures: no X display")
        self.root = self.x11.XDefaultRootWindow(self.display)

    def windows(self) -> set[int]:
        """Return the windows in sight that are large enough for a program."""
        ids = ctypes.POINTER(ctypes.c_ulong)()
        count = ctypes.c_uint()
        unused = (ctypes.c_ulong(), ctypes.c_ulong())
        self.x11.XQueryTree(
            self.display, ctypes.c_ulong(self.root), *map(ctypes.byref, unused),
            ctypes.byref(ids), ctypes.byref(count),
        )  # fmt: skip
        found = {window for window in ids[: count.value] if self._in_sight(window)}
        if count.value:
            self.x11.XFree(ids)
        return found

    def _in_sight(self, window: int) -> bool:
        seen = Attributes()
        self.x11.XGetWindowAttributes(self.display, ctypes.c_ulong(window), ctypes.byref(seen))
        return seen.map_state == 2 and min(seen.width, seen.height) >= LEAST


def start_time(screen: Screen, command: str) -> float:
    """Start a program and end it once its window is in sight; return the seconds between."""
    before = screen.windows()
    begin = time.monotonic()
    program = subprocess.Popen([command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        while not screen.windows() - before:
            if program.poll() is not None:
                raise SystemExit(f"figures: {command} ended: {program.stderr.read()!r}")
            if time.monotonic() - begin > LIMIT:
                raise SystemExit(f"figures: {command} showed no window")
            time.sleep(0.002)
        return time.monotonic() - begin
    finally:
        program.terminate()
        program.wait(LIMIT)


def starts(programs: dict[str, str]) -> bool:
    """Measure and print; return whether all are quick enough."""
    screen = Screen()
    times: dict[str, list[float]] = {name: [] for name in programs}
    for turn in range(TURNS + 1):
        for name, command in programs.items():
            taken = start_time(screen, command)
            if turn:  # the first start fills the disk cache
                times[name].append(taken)
    middles = {name: statistics.median(found) for name, found in times.items()}
    first = next(iter(middles.values()))
    for name, middle in middles.items():
        print(
            f"{name}: first window after {middle:.2f} s ({min(times[name]):.2f} to "
            f"{max(times[name]):.2f}), {middle / first:.2f} of the first (limit {SLOWEST})"
        )
    return all(middle <= SLOWEST * first for middle in middles.values())


def size(path: Path) -> bool:
    """Print how large a package or folder is; return whether that is within its limits."""
    if path.is_dir():
        total = sum(
            each.stat().st_size
            for each in path.rglob("*")
            if each.is_file() and not each.is_symlink()
        )
        print(f"{path.name}/: {total / MIB:.1f} MiB (limit {MOST_OF_FOLDER // MIB})")
        return total <= MOST_OF_FOLDER
    held = path.stat().st_size
    if path.suffix != ".deb":
        print(f"{path.name}: {held / MB:.2f} MB")
        return True
    told = subprocess.run(
        ["dpkg-deb", "-f", path, "Installed-Size"], check=True, capture_output=True, text=True
    ).stdout
    installed = int(told) * 1024
    print(
        f"{path.name}: {held / MB:.1f} MB (limit {MOST_OF_DEB // MB}), "
        f"installed {installed / MIB:.1f} MiB (limit {MOST_INSTALLED // MIB})"
    )
    return held <= MOST_OF_DEB and installed <= MOST_INSTALLED


def main() -> int:
    """Print all that was asked for."""
    words = sys.argv[1:]
    good = [size(Path(word)) for word in words if "=" not in word]
    programs = dict(word.split("=", 1) for word in words if "=" in word)
    if programs:
        good.append(starts(programs))
    return int(not all(good))


if __name__ == "__main__":
    sys.exit(main())
