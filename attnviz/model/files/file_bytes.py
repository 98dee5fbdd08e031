"""The bytes of a file that a person names; nothing that could keep the program waiting for ever."""

from __future__ import annotations

import errno
import os
import re
import stat

from attnviz.language import tr

LARGEST_FILE = 2**28
# What the shell hands over by number, as in `attnviz check <(command)`.
_HANDED = re.compile(r"/dev/stdin|/dev/fd/\d+|/proc/(self|\d+)/fd/\d+")


def bytes_of(path: str | os.PathLike[str]) -> bytes:
    """Read an ordinary file, or what the shell hands over; a larger one one byte too far.

    Raises
    ------
    OSError
        Also for a folder, and for a pipe, socket or device, whose data may never come or end.
    """
    name = os.fspath(path)
    mode = os.stat(name).st_mode  # noqa: PTH116 - a Path would take the end off a name
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, tr("it is a folder, expected a file"))
    if not stat.S_ISREG(mode) and not _HANDED.fullmatch(name):
        kind = tr("it is a pipe, a socket or a device, expected an ordinary file")
        raise OSError(errno.EINVAL, kind)
    with open(name, "rb") as file:  # noqa: PTH123
        return file.read(LARGEST_FILE + 1)
