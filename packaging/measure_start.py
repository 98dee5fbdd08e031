"""Time from starting a program to its first window, as anybody sees it from outside.

    python packaging/measure_start.py deb=/usr/bin/attnviz folder=dist/attnviz/attnviz

Prints the median of seven starts for each program, taken by turns, and the ratios to the first.
Takes an X display; asks the X server itself, so that nothing has to be installed.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import statistics
import subprocess
import sys
import time

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
            raise SystemExit("measure_start: no X display")
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
                raise SystemExit(f"measure_start: {command} ended: {program.stderr.read()!r}")
            if time.monotonic() - begin > LIMIT:
                raise SystemExit(f"measure_start: {command} showed no window")
            time.sleep(0.002)
        return time.monotonic() - begin
    finally:
        program.terminate()
        program.wait(LIMIT)


def main() -> None:
    """Measure and print."""
    programs = dict(word.split("=", 1) for word in sys.argv[1:])
    screen = Screen()
    times: dict[str, list[float]] = {name: [] for name in programs}
    for turn in range(TURNS + 1):
        for name, command in programs.items():
            taken = start_time(screen, command)
            if turn:  # the first start fills the disk cache
                times[name].append(taken)
    first = None
    for name, found in times.items():
        middle = statistics.median(found)
        first = first or middle
        print(
            f"{name}: first window after {middle:.2f} s "
            f"({min(found):.2f} to {max(found):.2f}), {middle / first:.2f} of the first"
        )


if __name__ == "__main__":
    main()
