"""Signs for letters that cannot be seen, and isolation of text that runs from right to left.

Loaded with the first name that is more than plain ASCII.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication

from attnviz.language import END, ISOLATE, pictograph

SIGNS = {
    "\n": "↵", "\r": "␍", "\t": "⇥", "\x0b": "␋", "\x0c": "␌", "\xa0": "⍽", "\u200b": "⟨zwsp⟩",
    "\u200c": "⟨zwnj⟩", "\u200d": "⟨zwj⟩", "\u200e": "⟨lrm⟩", "\u200f": "⟨rlm⟩",
    "\u2028": "⟨ls⟩", "\u2029": "⟨ps⟩", "\u2060": "⟨wj⟩", "\ufeff": "⟨bom⟩", "\xad": "⟨shy⟩",
    "\ufffd": "⟨FFFD⟩",
}  # fmt: skip
CARRIER = "◌"
UNSEEN = ("Cc", "Cf", "Mn", "Zs")  # what shapes its neighbours, or is nothing to see
JOINERS = "\u200c\u200d"
TIED, TIES_TO = "\xa0\u202f", ":;?!»%"  # French sets a narrow gap before these, and after «
FLAG = "\U0001f3f4"
# Printable by their category, and yet nothing to be seen: fillers, the empty Braille cell.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


def signed(text: str, *, fonts: bool = True) -> str:
    """Return a text of at least one letter with a sign for each that cannot be seen.

    `fonts` gives the code point of what no font here has; without it that is left to who shows it.

    Joiners stay between letters and between the parts of an emoji, where they shape what is seen;
    a mark without its letter is put on a dotted circle.
    """
    core = text.strip(" ")
    lead = len(text) - len(text.lstrip(" ")) if core else len(text)
    tail = len(text) - len(text.rstrip(" ")) if core else 0
    shown = (
        "␣" * lead
        + "".join(_shown(core, place, fonts=fonts) for place in range(len(core)))
        + "␣" * tail
    )
    return f"{ISOLATE}{shown}{END}" if _moves_others(shown) else shown


def _moves_others(text: str) -> bool:
    """Whether letters that run from right to left stand outside any isolation."""
    inside = 0
    for letter in text:
        inside += (letter == ISOLATE) - (letter == END)
        if not inside and runs_back(letter):
            return True
    return False


def runs_back(letter: str) -> bool:
    """Whether a letter is written from right to left."""
    return unicodedata.bidirectional(letter) in ("R", "AL", "AN")


def _shown(text: str, place: int, *, fonts: bool) -> str:
    letter = text[place]
    before = text[place - 1] if place else ""
    if letter == ISOLATE and END in text[place + 2 :]:
        return letter  # a name that was made visible before
    if letter == END and ISOLATE in text[: max(0, place - 1)]:
        return letter
    if letter in TIED and before.strip() and _is_set(before, text[place + 1 : place + 2]):
        return letter
    if letter in JOINERS and _carries(before) and _carries(text[place + 1 : place + 2]):
        return letter
    if _selects(letter) and _carries(before):
        return letter
    if _tags(letter) and FLAG in text[:place]:
        return letter
    if letter in SIGNS:
        return SIGNS[letter]
    plain = letter.isprintable() or letter == " " or pictograph(letter)
    if letter in BLANK or _selects(letter) or not plain:
        return f"⟨{ord(letter):02X}⟩"
    if fonts and lacks_font(letter):
        return f"⟨U+{ord(letter):04X}⟩"
    if pictograph(letter):
        return letter
    alone = unicodedata.category(letter)[0] == "M" and not _carries(before)
    return CARRIER + letter if alone else letter


def _is_set(before: str, after: str) -> bool:
    """Whether a gap that does not break is one that typesetting asks for."""
    return bool(after.strip()) and (after in TIES_TO or before == "«")


@lru_cache(maxsize=4096)
def lacks_font(letter: str) -> bool:
    """Whether no font here has a letter that can be seen: Qt would draw a box for it."""
    if unicodedata.category(letter) in UNSEEN or QGuiApplication.instance() is None:
        return False
    return not QFontMetrics(QFont()).inFontUcs4(ord(letter))


def _carries(letter: str) -> bool:
    """Whether something stands there that a mark, a joiner or a selector can act on."""
    if not letter or letter in BLANK:
        return False
    return pictograph(letter) or (
        letter.isprintable() and unicodedata.category(letter)[0] in "LMNS"
    )


def _selects(letter: str) -> bool:
    """Whether a letter chooses a form of the one before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _tags(letter: str) -> bool:
    """Whether a letter is part of the name of a flag."""
    return "\U000e0020" <= letter <= "\U000e007f"
