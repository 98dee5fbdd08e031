"""The character sheet: how a word becomes a token vector in the designed sentences.

A word has meaning features (the same in every sentence); its place in the text sets two clock
hands, and the first word is marked. Row vectors: x = [meaning, hands, first, one].
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError

APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'"})
LEAST, MOST = -9.9, 9.9


@dataclass(frozen=True)
class Dial:
    """Two clock hands that tell a word its place.

    `columns` are those of slow cos, slow sin, fast cos, fast sin.
    """

    marks: int = 24
    slow_step: int = 1
    fast_step: int = 5
    columns: tuple[int, int, int, int] = (10, 11, 12, 13)

    def hands(self, position: int) -> tuple[float, float, float, float]:
        """Give the four numbers of the word at `position` (0 = first word)."""
        slow = 2 * math.pi * self.slow_step * position / self.marks
        fast = 2 * math.pi * self.fast_step * position / self.marks
        return math.cos(slow), math.sin(slow), math.cos(fast), math.sin(fast)


def split_words(text: str) -> list[str]:
    """Split a sentence: letters and digits with inner apostrophes or hyphens, all else dropped."""
    words: list[str] = []
    word = ""
    for sign in text.translate(APOSTROPHES) + " ":
        if sign.isalnum() or (word and sign in "'-") or (word and _is_mark(sign)):
            word += sign
        elif word:
            words.append(word.rstrip("'-"))
            word = ""
    return words


def _is_mark(sign: str) -> bool:
    """Tell whether a sign joins the letter before it (accents, joiners), as in many scripts."""
    import unicodedata  # only for texts beyond plain letters

    return unicodedata.category(sign) in ("Mn", "Mc", "Me") or sign in "\u200c\u200d"


@dataclass(frozen=True, eq=False)
class Sheet:
    """Feature names, the lexicon and the built-in sentences of a designed text.

    Parameters
    ----------
    lexicon : word in lower case -> {feature: value}; features left out are 0
    gloss : feature -> one line of meaning
    meaning : number of meaning features; they are the first columns of X
    dial : the position columns
    first, one : columns that mark the first word and that are always 1
    max_words : longest text; beyond one turn of the slow hand positions repeat
    sentences : groups of one or two sentences; a pair differs in its last word
    """

    features: tuple[str, ...]
    lexicon: Mapping[str, Mapping[str, float]]
    gloss: Mapping[str, str] = field(default_factory=dict)
    meaning: int = 10
    dial: Dial = field(default_factory=Dial)
    first: int = 14
    one: int = 15
    max_words: int = 24
    sentences: tuple[tuple[str, ...], ...] = ()

    def key(self, token: str) -> str:
        """Give the lexicon's spelling of a token."""
        return token.translate(APOSTROPHES).lower()

    def knows(self, token: str) -> bool:
        """Tell whether the lexicon has the word."""
        return self.key(token) in self.lexicon

    def guess(self, token: str) -> Mapping[str, float]:
        """Give the features of an unknown word from its ending."""
        word = self.key(token)
        if word.endswith(("ed", "ing")):
            return {"verb": 0.7}
        if word.endswith("ly"):
            return {"little-word": 1.0}
        return {"noun": 0.6}

    def row(self, token: str) -> NDArray[np.float64]:
        """Give the meaning features of a word, shape (meaning,)."""
        entry = self.lexicon.get(self.key(token))
        entry = self.guess(token) if entry is None else entry
        names = self.features
        return np.array([float(entry.get(names[i], 0.0)) for i in range(self.meaning)])

    def vectors(self, tokens: tuple[str, ...]) -> NDArray[np.float64]:
        """Build X, shape (n_tokens, d_model), from the words and their places."""
        X = np.zeros((len(tokens), len(self.features)))
        for position, token in enumerate(tokens):
            X[position, : self.meaning] = self.row(token)
            X[position, list(self.dial.columns)] = self.dial.hands(position)
        X[0, self.first] = 1.0
        X[:, self.one] = 1.0
        return X

    def with_feature(self, token: str, feature: int, value: float) -> Sheet:
        """Give the sheet with one meaning feature of one word changed.

        Raises
        ------
        EditError
            For a value outside -9.9 to 9.9 or a column that is no meaning feature.
        """
        if not 0 <= feature < self.meaning:
            raise EditError(f"{self.features[feature]} follows from the place in the text.")
        if not LEAST <= value <= MOST:
            raise EditError(f"{self.features[feature]}: found {value:g}, expected −9.9 to 9.9")
        row = {self.features[i]: v for i, v in enumerate(self.row(token).tolist()) if v}
        row[self.features[feature]] = float(value)
        lexicon = {**self.lexicon, self.key(token): row}
        return replace(self, lexicon=MappingProxyType(lexicon))

    def with_name(self, feature: int, name: str) -> Sheet:
        """Give the sheet with one feature renamed, in the lexicon too."""
        old, new = self.features[feature], name.strip()
        if not new or len(new) > 40:
            raise EditError("A feature name needs 1 to 40 characters.")
        if new != old and new in self.features:
            raise EditError(f"There is already a feature called {new}.")
        features = tuple(new if f == old else f for f in self.features)
        lexicon = {
            word: {(new if f == old else f): v for f, v in row.items()}
            for word, row in self.lexicon.items()
        }
        gloss = {(new if f == old else f): text for f, text in self.gloss.items()}
        return replace(self, features=features, lexicon=MappingProxyType(lexicon), gloss=gloss)
