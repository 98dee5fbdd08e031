"""How much memory a new program could have now, where the system says so."""

from __future__ import annotations

from pathlib import Path

MEMINFO = Path("/proc/meminfo")


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
