"""Standard output and standard error: what fails there is told in one line, never by a traceback.

Python keeps what is printed until there is enough of it, so a full disk or a reader that has gone
often shows only at the end, when nothing catches it any more. Hence everything the program says
goes through here, and `answer` is around all of it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TextIO

DONE, FAILED, INTERRUPTED = 0, 1, 130


class OutputError(Exception):
    """Standard output takes no more; the cause is its OSError."""

    def __init__(self, cause: OSError) -> None:
        super().__init__(cause.strerror or str(cause))
        self.reader_left = isinstance(cause, BrokenPipeError)


def write(text: str) -> None:
    """Write words to standard output.

    Raises
    ------
    OutputError
        When it takes no more.
    """
    try:
        sys.stdout.write(text)
    except OSError as error:
        raise OutputError(error) from error


def write_bytes(data: bytes) -> None:
    """Write data to standard output as it is, after the words written so far.

    Raises
    ------
    OutputError
        When it takes no more.
    """
    flush()
    try:
        sys.stdout.buffer.write(data)
    except OSError as error:
        raise OutputError(error) from error
    flush()


def flush() -> None:
    """Send off what has been written to standard output.

    Raises
    ------
    OutputError
        When it takes no more.
    """
    try:
        sys.stdout.flush()
    except OSError as error:
        raise OutputError(error) from error


def warn(text: str) -> None:
    """Print to standard error; where that fails too there is nobody left to tell."""
    if sys.stderr is None:
        return  # print would take standard output instead
    try:
        print(text, file=sys.stderr, flush=True)  # noqa: T201
    except OSError:
        _let_go(sys.stderr)


def answer(act: Callable[[], int]) -> int:
    """Return the exit code of what answers on standard output.

    An answer that could not be written whole is a failure and said in a line, but a reader that
    has left (`… | head`) had enough.
    """
    open_closed()
    try:
        code = act()
        flush()
    except OutputError as error:
        _let_go(sys.stdout)
        if error.reader_left:
            return DONE
        warn(f"attnviz: standard output: {error}")
        return FAILED
    except KeyboardInterrupt:
        _let_go(sys.stdout)  # the end of the process would wait for a reader that stands still
        return INTERRUPTED
    return code


def open_closed() -> None:
    """Say nothing where nobody listens, and spell out signs that the terminal's encoding lacks.

    The numbers of closed streams are taken as well: the next file or connection that is opened
    would get them, and with them what a library has to say.
    """
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest that is free: this one
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _let_go(stream: TextIO) -> None:
    """Turn a stream that failed to nowhere: what it still holds would fail again at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
