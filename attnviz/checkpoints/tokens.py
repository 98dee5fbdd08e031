"""Tokens as people read them: no storage marks, pieces of a word told from whole words.

A vocabulary stores bytes in a disguise of letters (byte-level BPE writes a space as Ġ) or spaces as
▁ and single bytes as <0x0A> (SentencePiece). Here each token is its bytes again.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass

from attnviz.language import mark, tr

BYTE_LEVEL, SENTENCE_PIECE, WHOLE = "byte level", "SentencePiece", "whole words"
_BYTE_TOKEN = re.compile(r"<0x([0-9A-Fa-f]{2})>\Z")
_NAMES = {
    "\n": mark("line feed"),
    "\r": mark("carriage return"),
    "\t": mark("tab"),
    "\r\n": mark("line feed"),
    " ": mark("space"),
}

_SEVERAL = {" ": mark("{n} spaces"), "\n": mark("{n} line feeds")}


@dataclass(frozen=True)
class TokenText:
    """One token.

    Parameters
    ----------
    stored : as the vocabulary writes it
    data : its bytes; empty for a special token
    label : what is shown for it, never empty
    named : whether the label is a name (*line feed*, *byte E2*, *🦊 1 of 3*) instead of the text
        itself
    special : whether it stands for no text (start, end)
    continues : whether it goes on with the word before it
    joined : whether no blank stands between it and the token before it, both texts
    part : (which, of how many) where a single character is cut into several tokens
    start : whether it is the one that the model begins every text with
    """

    stored: str
    data: bytes
    label: str
    named: bool = False
    special: bool = False
    continues: bool = False
    joined: bool = False
    part: tuple[int, int] | None = None
    start: bool = False


def _byte_letters() -> dict[str, int]:
    """Return the letters that stand for bytes in byte-level vocabularies (GPT-2, 2019)."""
    plain = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    letters = {chr(byte): byte for byte in plain}
    rest = [byte for byte in range(256) if byte not in plain]
    return letters | {chr(256 + i): byte for i, byte in enumerate(rest)}


_LETTERS = _byte_letters()


def token_bytes(stored: str, kind: str) -> bytes:
    """Return the bytes that a token of the vocabulary stands for.

    Parameters
    ----------
    stored : the token as the vocabulary writes it
    kind : `BYTE_LEVEL`, `SENTENCE_PIECE` or `WHOLE`
    """
    if kind == WHOLE:
        return stored.encode()
    if kind == SENTENCE_PIECE:
        byte = _BYTE_TOKEN.match(stored)
        if byte:
            return bytes([int(byte[1], 16)])
        return stored.replace("▁", " ").encode()
    if all(letter in _LETTERS for letter in stored):
        return bytes(_LETTERS[letter] for letter in stored)
    return stored.encode()


def readable(stored: list[str], kind: str, special: set[str]) -> list[TokenText]:
    """Return the tokens of a text as people read them, in order.

    Parameters
    ----------
    stored : tokens as the vocabulary writes them
    kind : `BYTE_LEVEL`, `SENTENCE_PIECE` or `WHOLE`, whose tokens never go on with another
    special : tokens that stand for no text
    """
    pieces = [b"" if token in special else token_bytes(token, kind) for token in stored]
    parts = _cut_characters(pieces)
    found: list[TokenText] = []
    in_word = False
    for place, (token, data, part) in enumerate(zip(stored, pieces, parts, strict=True)):
        if token in special:
            found.append(TokenText(token, b"", token, special=True))
            in_word = False
            continue
        label, named = _label(data, part)
        if part is not None and part[1] > 1:
            which, count = part
            first = place - which + 1
            whole = b"".join(pieces[first : first + count]).decode("utf-8", "replace")
            label = tr(
                "{character} {number} of {count}",
                character=whole.strip(),
                number=which,
                count=count,
            )
        begins = data[:1].isspace() or not _is_wordlike(data)
        found.append(
            TokenText(
                token,
                data,
                label,
                named,
                continues=in_word and not begins,
                joined=kind != WHOLE and not named and _goes_on(found, data),
                part=part,
            )
        )
        in_word = kind != WHOLE and _is_wordlike(data) and not data[-1:].isspace()
    return found


def _goes_on(before: list[TokenText], data: bytes) -> bool:
    """Whether a text stands beside the token before it without a blank; names stand apart."""
    if not before or before[-1].special or before[-1].named:
        return False
    return not data[:1].isspace() and not before[-1].data[-1:].isspace()


def _is_wordlike(data: bytes) -> bool:
    """Whether a token ends in something that a following piece can go on with."""
    last = data.decode("utf-8", "replace")[-1:]
    return last.isalnum() or last == "\ufffd"


def _label(data: bytes, part: tuple[int, int] | None) -> tuple[str, bool]:
    """Return what is shown for some bytes, and whether it is a name instead of their text."""
    if part is not None:
        return tr("byte {code}", code=" ".join(f"{byte:02X}" for byte in data)), True
    text = data.decode("utf-8", "replace")
    if not text:
        return tr("nothing"), True
    if text in _NAMES:
        return tr(_NAMES[text]), True
    if not text.strip():
        runs = ((sign, sum(1 for _ in run)) for sign, run in itertools.groupby(text))
        return ", ".join(_blanks(sign, count) for sign, count in runs), True
    shown = text.strip(" ")
    if not shown.isprintable():
        shown = "".join(c if c.isprintable() else f"⟨{ord(c):04X}⟩" for c in shown)
    return shown, False


def _blanks(sign: str, count: int) -> str:
    """Name a run of one sign that cannot be seen."""
    if count > 1 and sign in _SEVERAL:
        return tr(_SEVERAL[sign], n=count)
    name = tr(_NAMES[sign]) if sign in _NAMES else f"U+{ord(sign):04X}"
    return " ".join([name] * count)


def _cut_characters(pieces: list[bytes]) -> list[tuple[int, int] | None]:
    """Find characters that are cut into several tokens: (which, of how many) for their tokens."""
    parts: list[tuple[int, int] | None] = [None] * len(pieces)
    start = 0
    while start < len(pieces):
        if not _is_cut(pieces[start]):
            start += 1
            continue
        end, joined = start, b""
        while end < len(pieces) and end - start < 8:
            joined += pieces[end]
            end += 1
            if not _is_cut(joined):
                break
        whole = end - start > 1 and not _is_cut(joined)
        count = end - start if whole else 1
        for offset in range(count):
            parts[start + offset] = (offset + 1, count)
        start += count
    return parts


def _is_cut(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return True
    return False
