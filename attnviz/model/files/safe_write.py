"""Writing a file so that a crash in the middle leaves the old one."""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from contextlib import suppress

from attnviz.errors import LessonError
from attnviz.language import tr


def write_safely(path: str | os.PathLike[str], data: bytes | Sequence[bytes]) -> None:
    """Write a file whole or not at all; `data` may come in pieces.

    The bytes go to a new file in the same folder, reach the disk, and only then take the old
    one's place. A link stays a link and its target is replaced; permissions are kept.

    Raises
    ------
    LessonError
        When the file cannot be written; the old one is then as it was.
    """
    parts = [data] if isinstance(data, bytes) else data
    try:
        target = os.path.realpath(path)
        mode = _mode(target)
        if mode is not None and not stat.S_ISREG(mode):
            with open(target, "wb") as device:  # noqa: PTH123 - pipes and devices have no temp file
                device.writelines(parts)
            return
        _replace(target, parts, mode)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LessonError(
            tr(
                "{path}: could not be saved ({reason}). What was there before is untouched; save "
                "under another name or in another folder.",
                path=os.fspath(path),
                reason=reason,
            )
        ) from error


def _mode(target: str) -> int | None:
    """Return the mode of the file that is there, or refuse a folder or a read-only file."""
    try:
        mode = os.stat(target).st_mode  # noqa: PTH116
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(21, tr("it is a folder"))
    if not os.access(target, os.W_OK):
        raise PermissionError(13, tr("it is write-protected"))
    return mode


def _replace(target: str, parts: Sequence[bytes], mode: int | None) -> None:
    folder = os.path.dirname(target)  # noqa: PTH120
    # A short name of its own: the target's may already be as long as the file system allows.
    spare = os.path.join(folder, f".attnviz-{os.getpid()}-{os.urandom(4).hex()}.tmp")  # noqa: PTH118
    handle = os.open(
        spare, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666
    )
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
            if mode is not None and hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), stat.S_IMODE(mode))
        os.replace(spare, target)  # noqa: PTH105
    except BaseException:
        with suppress(OSError):
            os.unlink(spare)  # noqa: PTH108
        raise
    _sync_folder(folder)


def _sync_folder(folder: str) -> None:
    """Bring the new name to the disk, where a folder can be opened for that."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
