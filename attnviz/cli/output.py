"""Where answers go: words to the terminal, data as UTF-8 to a pipe or a file."""

from __future__ import annotations

import sys

from attnviz.errors import AttnvizError
from attnviz.streams import flush, warn, write, write_bytes

BINARY = ("npz",)
TENTHS = 10  # lines of a log, of what has that many parts


def plain(text: str) -> str:
    """Return `text` on one line, with control signs spelt out: a terminal would obey them."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def say(text: str) -> None:
    """Print one line of words."""
    write(f"{text}\n")


def complain(text: str) -> None:
    """Print one line to the error stream, after what has been said so far."""
    try:
        flush()
    finally:
        warn(f"attnviz: {plain(text)}")


def put(data: bytes, path: str | None) -> None:
    """Write data to a file, or to standard output for None and ``-``.

    Raises
    ------
    AttnvizError
        When the file cannot be written.
    OutputError
        When standard output cannot.
    """
    if path is not None and path != "-":
        from attnviz.export.files import write_file

        write_file(path, data)
        return
    write_bytes(data)


def refuse_terminal(form: str, path: str | None) -> None:
    """Raise AttnvizError before binary data is written to a screen."""
    if form in BINARY and path in (None, "-") and sys.stdout.isatty():
        raise AttnvizError(f"{form} is not text: name a file with -o, or send it through a pipe")


class Told:
    """How far it is: one line that changes on a terminal, a line for every tenth in a log.

    Parameters
    ----------
    unit : what is counted
    """

    def __init__(self, unit: str) -> None:
        self._unit = unit
        self._tenths = 0
        self._open = self._ended = False

    def __call__(self, done: int, whole: int) -> None:
        if self._ended:
            return
        said = f"{done:,} of {whole:,} {self._unit}"
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{said}")
            sys.stderr.flush()
            self._open = True
        elif done < whole >= TENTHS and TENTHS * done // whole > self._tenths:
            self._tenths = TENTHS * done // whole
            complain(said)

    def end(self) -> None:
        """Leave the line; texts that are on their way are told no more."""
        self._ended = True
        if self._open:
            sys.stderr.write("\n")
            self._open = False
