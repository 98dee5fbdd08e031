"""Files that are nobody else's business: unsaved work, logs, settings."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077
FILE, FOLDER = 0o600, 0o700


def make_private_folder(folder: Path) -> None:
    """Make a folder that its owner alone can look into; one that is there already becomes so.

    Raises
    ------
    OSError
        When it cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    keep_private(folder)


def keep_private(path: Path) -> None:
    """Take the rights of others off a file or folder of ours that is there."""
    if os.name != "posix":
        return
    with suppress(OSError):  # somebody else's, or a file system without rights
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS & 0o7777)


def opener(path: str, flags: int) -> int:
    """Open a file for its owner alone: for the `opener` of `open`."""
    return os.open(path, flags, FILE)
