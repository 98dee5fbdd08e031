"""Writing a file so that a crash in the middle leaves the old one."""

from __future__ import annotations

import os
import platform
import re
import stat
import time
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from attnviz.errors import LessonError
from attnviz.language import tr

# The new file that a process on a machine writes before it takes the place of the old one.
_SPARE = re.compile(r"\.attnviz-(?:(?P<host>[0-9a-f]{8})-)?(?P<pid>\d+)-[0-9a-f]{8}\.tmp")
ABANDONED = 86_400.0  # seconds after which nobody elsewhere is still writing


def write_safely(
    path: str | os.PathLike[str], data: bytes | Sequence[bytes], *, private: bool = False
) -> None:
    """Write a file whole or not at all; `data` may come in pieces.

    The bytes go to a new file in the same folder, reach the disk, and only then take the old
    one's place. A link stays a link and its target is replaced; permissions are kept. `private`
    lets nobody but the owner read a new file.

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
        _replace(target, parts, mode, 0o600 if private else 0o666)
    except (OSError, ValueError) as error:
        told = {
            "path": os.fspath(path),
            "reason": getattr(error, "strerror", None) or str(error),
        }
        raise LessonError(
            tr(
                "{path}: could not be saved ({reason}). The old file is untouched; save "
                "under another name or in another folder.",
                **told,
            )
            if _is_file(path)
            else tr("{path}: could not be saved ({reason}). Choose another place for it.", **told)
        ) from error


def _is_file(path: str | os.PathLike[str]) -> bool:
    try:
        return os.path.isfile(path)  # noqa: PTH113
    except ValueError:  # no name of a file
        return False


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


def sweep(folders: Iterable[Path]) -> None:
    """Take away what saving left in folders when its process was killed; other files stay."""
    for folder in set(folders):
        with suppress(OSError):
            for path in folder.iterdir():
                found = _SPARE.fullmatch(path.name)
                if found and _is_left(path, found["host"], int(found["pid"])):
                    path.unlink()


def _is_left(path: Path, host: str | None, pid: int) -> bool:
    """Whether nobody writes a new file any more; for another machine's only its age tells."""
    if os.name == "posix" and host in (None, _host()):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        except OSError:
            return False  # somebody else's process
        return False
    return time.time() - path.stat().st_mtime > ABANDONED


def _host() -> str:
    return f"{zlib.crc32(platform.node().encode()):08x}"


def _replace(target: str, parts: Sequence[bytes], mode: int | None, rights: int) -> None:
    folder = os.path.dirname(target)  # noqa: PTH120
    # A short name of its own: the target's may already be as long as the file system allows.
    name = f".attnviz-{_host()}-{os.getpid()}-{os.urandom(4).hex()}.tmp"
    spare = os.path.join(folder, name)  # noqa: PTH118
    handle = os.open(
        spare, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), rights
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
