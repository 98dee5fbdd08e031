"""Everyday words: what a word means that the list of a character sheet does not have.

`resources/words/en.txt`, `de.txt` and `fr.txt` sort words into kinds, a line a kind; a word of two
kinds is taken for the one that comes first here. What is found is written into the sheet, so that a
file says itself what its words mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from attnviz.model.document.sheet import Features, Sheet
from attnviz.resources import FOLDER

LANGUAGES = ("en", "de", "fr")
_ROWS: Mapping[str, Mapping[str, float]] = {
    "helper": {"verb": 0.7},
    "pronoun": {"pronoun": 1},
    "person": {"pronoun": 0.5, "says-living": 0.5},
    "says-living": {"says-living": 1},
    "says-place": {"says-place": 1},
    "says-thing": {"says-thing": 1},
    "says-any": {"says-living": 0.5, "says-thing": 0.5},
    "living": {"living": 1, "noun": 1},
    "place": {"place": 1, "noun": 1},
    "thing": {"thing": 1, "noun": 1},
    "noun": {"noun": 1},
    "verb": {"verb": 1},
    "little-word": {"little-word": 1},
}
KINDS: Mapping[str, Features] = {kind: MappingProxyType(row) for kind, row in _ROWS.items()}
_WRITTEN = frozenset(map(id, KINDS.values()))  # rows that only this module writes into a sheet
BENDS = {
    "'s": ("",), "ves": ("f", "fe"), "ies": ("y",), "es": ("", "e"), "s": ("",),
    "ied": ("y",), "ed": ("", "e"), "ing": ("", "e"),
    "ier": ("y",), "er": ("", "e"), "iest": ("y",), "est": ("", "e"),
}  # fmt: skip
"""English endings, and what stands in their place in the list."""
LEAST_STEM = 3
ELIDED = ("l'", "d'", "j'", "n'", "s'", "t'", "m'", "c'", "qu'")
"""French words that lose their vowel before the next, and are written with it."""


def words_for(sheet: Sheet, tokens: Sequence[str]) -> Sheet:
    """Return the sheet with the everyday words of a text, and without those of the text before.

    The words are looked up in the language that most words of the text are of. A row that a person
    changed is never touched; a sheet with other features than those of the list stays as it is.
    """
    if not {name for row in KINDS.values() for name in row} <= set(sheet.features):
        return sheet
    keys = [sheet.key(token) for token in tokens]
    own = {
        word: row
        for word, row in sheet.lexicon.items()
        if id(row) not in _WRITTEN or word in keys or not _is_added(word, row)
    }
    language = max(LANGUAGES, key=lambda name: _known(own, name, keys))
    new = {}
    for key in keys:
        row = None if key in own else row_of(key, language)
        if row is not None:
            new[key] = row
    if not new and len(own) == len(sheet.lexicon):
        return sheet
    return replace(sheet, lexicon={**own, **new})


@lru_cache(maxsize=2)
def vectors_for(sheet: Sheet, tokens: tuple[str, ...]) -> NDArray[np.float64]:
    """Return X as a sheet gives it with the everyday words of a text; one drag asks many times.

    Returns
    -------
    float64 array, shape (n_tokens, n_features)
    """
    return words_for(sheet, tokens).vectors(tokens)


@lru_cache(4096)  # every new sentence asks for all words of the sheet
def row_of(word: str, language: str = "en") -> Features | None:
    """Return the features of a word in lower case, None where the list does not have it.

    Plurals, possessives and the bent forms of verbs and adjectives are found in English, and what
    stands behind an elided word in French.
    """
    words = _words(language)
    found = words.get(word)
    if found is None and language == "en":
        found = next((words[stem] for stem in _stems(word) if stem in words), None)
    if found is None and language == "fr":
        found = next((words.get(word[len(e) :]) for e in ELIDED if word.startswith(e)), None)
    return found


def _known(own: Mapping[str, Features], language: str, keys: Sequence[str]) -> int:
    """Count the words of a text that a language has; the list of a sheet is English."""
    mine = own if language == "en" else {}
    return sum(key in mine or row_of(key, language) is not None for key in keys)


def _is_added(word: str, row: Features) -> bool:
    """Whether a row was written into a sheet by `words_for`, and not changed since."""
    return any(row is row_of(word, name) for name in LANGUAGES)


def _stems(word: str) -> Iterator[str]:
    for ending, beginnings in BENDS.items():
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= LEAST_STEM - (ending == "'s"):
            yield from (stem + more for more in beginnings)
            if ending in ("ed", "ing", "er", "est") and stem[-1] == stem[-2]:
                yield stem[:-1]


@cache
def _words(language: str) -> Mapping[str, Features]:
    text = (FOLDER / "words" / f"{language}.txt").read_text(encoding="utf-8")
    lines = dict(line.split(": ") for line in text.splitlines())
    found: dict[str, Features] = {}
    for kind, row in KINDS.items():
        found.update((word, row) for word in lines.get(kind, "").split() if word not in found)
    return MappingProxyType(found)
