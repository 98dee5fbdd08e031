"""How much memory there is and how much the program has, where the system says so."""

from __future__ import annotations

import os
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
