"""The character sheet: how a word becomes a token vector in the designed sentences.

A word has meaning features (the same in every sentence); its place in the text sets two clock
hands, and the first word is marked. Row vectors: x = [meaning, hands, first, one].
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import compress
from operator import is_not
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.brief import shortened
from attnviz.model.document.words import spelled, split_words

LEAST, MOST = -9.9, 9.9
LONGEST_NAME = 40

Features = Mapping[str, float]
Checked = tuple[tuple[str, ...], Mapping[str, Features], Mapping[str, Features]]


@dataclass(frozen=True)
class Dial:
    """Two clock hands that tell a word its place.

    Parameters
    ----------
    marks : marks of the dial; after as many words positions repeat
    slow_step, fast_step : marks each hand moves a word
    columns : those of slow cos, slow sin, fast cos, fast sin
    """

    marks: int = 24
    slow_step: int = 1
    fast_step: int = 5
    columns: tuple[int, int, int, int] = (10, 11, 12, 13)

    def hands(self, position: int) -> tuple[float, float, float, float]:
        """Return the four numbers of the word at `position` (0 = first word)."""
        slow = 2 * math.pi * self.slow_step * position / self.marks
        fast = 2 * math.pi * self.fast_step * position / self.marks
        return math.cos(slow), math.sin(slow), math.cos(fast), math.sin(fast)


@dataclass(frozen=True, eq=False)
class Sheet:
    """Feature names, the lexicon and the built-in sentences of a designed text.

    Parameters
    ----------
    lexicon : word in lower case -> {feature: value}; features left out are 0
    guesses : ending -> features of an unknown word, the first that fits; "" fits every word
    gloss : feature -> one line of meaning
    meaning : number of meaning features; they are the first columns of X
    dial : the position columns
    first, one : columns that mark the first word and that are always 1
    max_words : longest text; beyond one turn of the slow hand positions repeat
    sentences : groups of one or two sentences; a pair differs in its last word
    checked : features, lexicon and guesses that were checked before; handed on so that an edit need
        not look through the words it left alone

    Raises
    ------
    EditError
        For columns that are not there or used twice, unknown features and numbers not finite.
    """

    features: tuple[str, ...]
    lexicon: Mapping[str, Features]
    guesses: Mapping[str, Features] = field(default_factory=dict)
    gloss: Mapping[str, str] = field(default_factory=dict)
    meaning: int = 10
    dial: Dial = field(default_factory=Dial)
    first: int = 14
    one: int = 15
    max_words: int = 24
    sentences: tuple[tuple[str, ...], ...] = ()
    checked: Checked = field(default=((), {}, {}), repr=False)

    def __post_init__(self) -> None:
        _check_columns(self)
        known = set(self.features)
        features, before, guesses = self.checked
        if features is not self.features:
            before = guesses = {}
        others = map(is_not, self.lexicon.values(), map(before.get, self.lexicon))
        new = compress(self.lexicon.items(), others)
        _check_words("lexicon", new, known)
        if self.guesses is not guesses:
            _check_words("guesses", self.guesses.items(), known)
        for name in ("lexicon", "guesses", "gloss"):
            words = getattr(self, name)
            if not any(words is checked for checked in self.checked):
                object.__setattr__(self, name, MappingProxyType(dict(words)))
        if self.max_words < 1 or any(not group for group in self.sentences):
            raise EditError(tr("max_words and sentences: expected at least one of each"))
        object.__setattr__(self, "checked", (self.features, self.lexicon, self.guesses))

    def key(self, token: str) -> str:
        """Return the lexicon's spelling of a token."""
        return spelled(token)

    def knows(self, token: str) -> bool:
        """Whether the lexicon has the word."""
        return spelled(token) in self.lexicon

    def guess(self, token: str) -> Features:
        """Return the features of an unknown word from its ending."""
        word = spelled(token)
        return next((row for end, row in self.guesses.items() if word.endswith(end)), {})

    def row(self, token: str) -> NDArray[np.float64]:
        """Return the meaning features of a word, shape (meaning,)."""
        entry = self.lexicon.get(spelled(token))
        entry = self.guess(token) if entry is None else entry
        return np.array([float(entry.get(name, 0.0)) for name in self.features[: self.meaning]])

    def vectors(self, tokens: Iterable[str]) -> NDArray[np.float64]:
        """Build X, shape (n_tokens, d_model), from the words and their places."""
        words = tuple(tokens)
        X = np.zeros((len(words), len(self.features)))
        for position, token in enumerate(words):
            X[position, : self.meaning] = self.row(token)
            X[position, list(self.dial.columns)] = self.dial.hands(position)
        X[0, self.first] = 1.0
        X[:, self.one] = 1.0
        return X

    def with_feature(self, token: str, feature: int, value: float) -> Sheet:
        """Return the sheet with one meaning feature of one word changed.

        Raises
        ------
        EditError
            For a value outside -9.9 to 9.9 or a column that is no meaning feature.
        """
        name = self.features[feature]
        if not 0 <= feature < self.meaning:
            raise EditError(tr("{name} is set by position.", name=name))
        if not LEAST <= value <= MOST:
            raise EditError(
                tr("{name}: found {value}, expected −9.9 to 9.9", name=name, value=f"{value:g}")
            )
        row = {self.features[i]: v for i, v in enumerate(self.row(token).tolist()) if v}
        row[name] = float(value)
        return replace(self, lexicon={**self.lexicon, spelled(token): row})

    def with_name(self, feature: int, name: str) -> Sheet:
        """Return the sheet with one feature renamed, wherever it stands."""
        old, new = self.features[feature], name.strip()
        if not 1 <= len(new) <= LONGEST_NAME:
            raise EditError(
                tr(
                    "A feature name needs 1 to {longest_name} characters.",
                    longest_name=LONGEST_NAME,
                )
            )
        if new != old and new in self.features:
            raise EditError(tr("There is already a feature called {new}.", new=new))

        def renamed(words: Mapping[str, Features]) -> Mapping[str, Features]:
            return {
                word: {(new if f == old else f): v for f, v in row.items()}
                for word, row in words.items()
            }

        return replace(
            self,
            features=tuple(new if f == old else f for f in self.features),
            lexicon=renamed(self.lexicon),
            guesses=renamed(self.guesses),
            gloss={(new if f == old else f): text for f, text in self.gloss.items()},
        )


def _check_columns(sheet: Sheet) -> None:
    width = len(sheet.features)
    if len(set(sheet.features)) != width or not all(sheet.features):
        raise EditError(tr("features: expected unique names"))
    if not 1 <= sheet.meaning <= width:
        raise EditError(
            tr(
                "meaning: found {meaning}, expected 1 to {width}",
                meaning=sheet.meaning,
                width=width,
            )
        )
    placed = [*sheet.dial.columns, sheet.first, sheet.one]
    if len(set(placed)) != 6 or not all(sheet.meaning <= column < width for column in placed):
        raise EditError(
            tr(
                "dial columns, first, one: found {placed}, expected six different columns from "
                "{meaning} to {width}",
                placed=placed,
                meaning=sheet.meaning,
                width=width - 1,
            )
        )
    if sheet.dial.marks < 1:
        raise EditError(
            tr("dial marks: found {marks}, expected at least 1", marks=sheet.dial.marks)
        )


def _check_words(name: str, words: Iterable[tuple[str, Features]], known: set[str]) -> None:
    for word, row in words:
        if word != spelled(word):
            raise EditError(
                tr(
                    "{name}: found {word}, expected lower case: {word_2}",
                    name=name,
                    word=repr(shortened(word)),
                    word_2=repr(shortened(spelled(word))),
                )
            )
        if not known.issuperset(row):
            feature = next(feature for feature in row if feature not in known)
            raise EditError(
                tr(
                    "{name}, {word}: found the unknown feature {feature}",
                    name=name,
                    word=repr(shortened(word)),
                    feature=repr(shortened(feature)),
                )
            )
        if not all(map(math.isfinite, row.values())):
            raise EditError(
                tr(
                    "{name}, {word}: found {row}, expected finite numbers",
                    name=name,
                    word=repr(shortened(word)),
                    row=shortened(str(dict(row))),
                )
            )


__all__ = ["LEAST", "MOST", "Dial", "Sheet", "split_words"]
