"""Names of keys: as Qt reads them, and as they stand on the keyboard."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QKeySequence

from attnviz.language import mark, tr

CLICKER_BLANK = "."
"""What a clicker sends to blank the picture; it is also the decimal point."""

_QT_NAMES = {"PageDown": "PgDown", "PageUp": "PgUp"}
_SHOWN = {
    "PgDown": mark("PageDown"), "PgUp": mark("PageUp"),
    "Space": mark("Space"), "Return": mark("Enter"),
    "Left": "←", "Right": "→", "Up": "↑", "Down": "↓",
}  # fmt: skip


@cache
def sequence(key: str) -> QKeySequence:
    """Return the key sequence of a name such as "Ctrl+PageDown"."""
    held, plus, last = _parts(key)
    return QKeySequence(held + plus + _QT_NAMES.get(last, last))


def portable(key: str) -> str:
    """Return the one name that Qt has for a key; "" for what is none."""
    return sequence(key).toString()


def shown(key: str) -> str:
    """Name a key as it stands on the keyboard."""
    _, _, last = _parts(portable(key))
    held, plus, named = _parts(sequence(key).toString(QKeySequence.SequenceFormat.NativeText))
    return held + plus + (tr(_SHOWN[last]) if last in _SHOWN else named)


def is_single(key: str) -> bool:
    """Whether a key is one letter, digit or sign without a modifier."""
    return len(portable(key)) == 1


def _parts(key: str) -> tuple[str, str, str]:
    """Divide "Ctrl+Shift+Left" before its last name; the plus itself may be that name."""
    if key.endswith("+"):
        return key[:-1].removesuffix("+"), "+" if key[:-1].endswith("+") else "", "+"
    return key.rpartition("+")
