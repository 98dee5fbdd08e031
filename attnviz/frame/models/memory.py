"""How much memory there is and how much the program has, where the system says so."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

MEMINFO, OWN = Path("/proc/meminfo"), Path("/proc/self/statm")


def free_memory(source: Path = MEMINFO) -> int | None:
    """Return the bytes that are free or can be made so; None where the system does not tell.

    Parameters
    ----------
    source : Linux's own table of it
    """
    try:
        lines = source.read_text(encoding="ascii").splitlines()
    except (OSError, UnicodeDecodeError):
        return None
    for line in lines:
        name, _, value = line.partition(":")
        number = value.split()
        if name == "MemAvailable" and number and number[0].isdigit():
            return int(number[0]) * 1024
    return None


def used_memory(source: Path = OWN) -> int | None:
    """Return the bytes that the program has in memory now; None where the system does not tell.

    Parameters
    ----------
    source : Linux's own line of it, in pages: all, those in memory, and more
    """
    try:
        pages = source.read_text(encoding="ascii").split()
        return int(pages[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


def give_back() -> None:
    """Let the system have what the program has freed, where the C library keeps it otherwise.

    glibc does: what a thread's arrays took stays with the program for the arrays that come next.
    """
    if sys.platform != "linux":
        return
    import ctypes  # 4 ms, and nobody may ever give up

    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).malloc_trim(0)
