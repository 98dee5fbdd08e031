"""Finding a line by a few letters: how well a text answers what was typed, and by which letters.

Letters count without case and accents, so that `francais` finds “Français”. Each typed word has to
be found; a word that begins a text is worth more than one inside it, and letters that only come in
the right order are worth least.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

BEGINS, WORD, INSIDE, SCATTERED, BESIDE = 1000.0, 800.0, 500.0, 200.0, 60.0
KEY = 5000.0  # for who types a key, whatever else begins with it
NONE: frozenset[int] = frozenset()


class Found(NamedTuple):
    """How well a text answers; the letters that were found.

    Parameters
    ----------
    score : larger is better
    places : of the letters in the text
    """

    score: float
    places: frozenset[int]


class PreparedLine(NamedTuple):
    """A text prepared for searching, and words beside it that are not shown.

    Parameters
    ----------
    letters : of the text, one for one, without case and accents
    beside : group, id and keys, folded
    keys : keys alone, folded, without blanks
    farther : taken off the score, for what is not at hand
    """

    letters: str
    beside: str
    keys: frozenset[str] = frozenset()
    farther: float = 0.0


def prepare(
    text: str, *beside: str, keys: Sequence[str] = (), farther: float = 0.0
) -> PreparedLine:
    """Fold a text once, to be searched many times."""
    words = " ".join(map(folded, (*beside, *keys)))
    return PreparedLine(folded(text), words, frozenset(map(_joined, keys)), farther)


def folded(text: str) -> str:
    """Return a text without case and accents, one letter for one."""
    return text.lower() if text.isascii() else "".join(map(_fold, text))


def find(query: str, words: PreparedLine) -> Found | None:
    """Return how well a prepared text answers a query; None when a word of it is missing."""
    wanted = folded(query).split()
    total, places = 0.0, NONE
    for word in wanted:
        found = _find_word(word, words)
        if found is None:
            return None
        total += found.score
        places |= found.places
    if _joined(query) in words.keys:
        total += KEY
    # Of two equal answers the shorter text is the nearer one.
    return Found(total - len(words.letters) / 10 - words.farther, places)


def ranked(query: str, texts: Sequence[PreparedLine]) -> list[tuple[int, Found]]:
    """List the places of the texts that answer, the best first; equal ones keep their order."""
    found = [(place, find(query, words)) for place, words in enumerate(texts)]
    hits = [(place, hit) for place, hit in found if hit is not None]
    return sorted(hits, key=lambda each: -each[1].score) if query.strip() else hits


def _joined(key: str) -> str:
    return "".join(folded(key).split())


def _find_word(word: str, words: PreparedLine) -> Found | None:
    letters = words.letters
    at = letters.find(word)
    while at > 0 and not _starts(letters, at):
        later = letters.find(word, at + 1)
        if later < 0:
            break
        at = later
    if at >= 0:
        return Found(_worth(letters, at), frozenset(range(at, at + len(word))))
    if word in words.beside:
        return Found(BESIDE + WORD / 4 * (f" {word}" in f" {words.beside}"), NONE)
    return _scattered(word, letters)


def _worth(letters: str, at: int) -> float:
    if at == 0:
        return BEGINS
    return (WORD if _starts(letters, at) else INSIDE) - at


def _scattered(word: str, letters: str) -> Found | None:
    """Find the letters of a word in their order, the first of them where a word starts."""
    if len(word) < 2:
        return None
    best: Found | None = None
    for first, letter in enumerate(letters):
        if letter != word[0] or not _starts(letters, first):
            continue
        places = _follow(word, letters, first)
        if places is None:
            continue
        # Letters that begin words are no gap: w c s is as good as Whole Character Sheet.
        jumps = pairwise(places)
        gaps = sum(b - a - 1 for a, b in jumps if not _starts(letters, b))
        heads = sum(_starts(letters, place) for place in places)
        score = SCATTERED + 20 * heads - 5 * gaps - first
        if gaps <= 2 * len(word) and (best is None or score > best.score):
            best = Found(score, frozenset(places))
    return best


def _follow(word: str, letters: str, first: int) -> list[int] | None:
    """Take each next letter where it follows at once, else where a word starts, else anywhere."""
    places = [first]
    for letter in word[1:]:
        after = places[-1] + 1
        if after < len(letters) and letters[after] == letter:
            places.append(after)
            continue
        anywhere = letters.find(letter, after)
        if anywhere < 0:
            return None
        start = anywhere
        while start >= 0 and not _starts(letters, start):
            start = letters.find(letter, start + 1)
        places.append(start if start >= 0 else anywhere)
    return places


def _starts(letters: str, at: int) -> bool:
    """Whether a word starts at a letter."""
    return at == 0 or not letters[at - 1].isalnum()


def _fold(letter: str) -> str:
    """Return one letter for one: é as e, Ä as a, and the apostrophe that a keyboard has."""
    if letter < "\x80":
        return letter.lower()
    if letter in "’‘":
        return "'"
    base = unicodedata.normalize("NFKD", letter)[0].lower()
    return base if len(base) == 1 else letter
