"""Whole words of a model's text: the tokens of one word taken together, and what they share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.model.document.document import Document

# A character and which part of it a token is, in every language: 🦊 1 of 3, 🦊 1 von 3.
_CUT = re.compile(r"(.+) (\d+) \w+ (\d+)\Z", re.DOTALL)


@dataclass(frozen=True)
class WordGroups:
    """The words of a text that a model cuts into tokens.

    Parameters
    ----------
    tokens : the tokens of the text
    starts : place of the first token of every word
    names_of : places of tokens that are shown by a name instead of their text
    """

    tokens: tuple[str, ...]
    starts: tuple[int, ...]
    names_of: frozenset[int] = frozenset()

    @cached_property
    def ranges(self) -> tuple[range, ...]:
        """Every word as the places of its tokens."""
        ends = (*self.starts[1:], len(self.tokens))
        return tuple(range(a, b) for a, b in zip(self.starts, ends, strict=True))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every word as it reads."""
        return tuple(self._joined(places) for places in self.ranges)

    @property
    def named(self) -> tuple[int, ...]:
        """The words that are a single token with a name."""
        return tuple(
            word
            for word, places in enumerate(self.ranges)
            if len(places) == 1 and places.start in self.names_of
        )

    def _joined(self, places: range) -> str:
        """Put tokens together; a character that is cut into several stands there once."""
        if len(places) == 1:
            return self.tokens[places.start]
        parts = []
        for i in places:
            cut = _CUT.match(self.tokens[i]) if i in self.names_of else None
            if cut is None:
                parts.append(self.tokens[i])
            elif cut[2] == "1":
                parts.append(cut[1])
        return "".join(parts)

    def of(self, token: int) -> int:
        """Return the word that a token belongs to."""
        return int(np.searchsorted(self.starts, token, side="right")) - 1

    def asking(self, word: int) -> int:
        """Return the token that stands for a word that asks: its last, which knows all of it."""
        return self.ranges[word][-1]

    def read(self, word: int, row: NDArray[Any]) -> int:
        """Return the token that stands for a word that is read: the one that a row reads most."""
        places = self.ranges[word]
        return places.start + int(np.argmax(row[places.start : places.stop]))

    def shares(self, pattern: NDArray[Any]) -> NDArray[Any]:
        """Return what words give to words: (n, n) of tokens to (words, words).

        Shares of the tokens that are read are added up, and the rows of those that ask averaged,
        so that a row sums to what the rows of its tokens do.
        """
        read = np.add.reduceat(np.asarray(pattern, dtype=np.float64), self.starts, axis=1)
        counts = np.array([len(places) for places in self.ranges])
        means = np.add.reduceat(read, self.starts, axis=0) / counts[:, None]
        return np.asarray(means, dtype=pattern.dtype)

    def seen(self, allowed: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return which words a word may look at: with any of its tokens at any of theirs."""
        read = np.logical_or.reduceat(allowed, self.starts, axis=1)
        return np.asarray(np.logical_or.reduceat(read, self.starts, axis=0))


@lru_cache(maxsize=2)
def word_groups(document: Document, pieces: Sequence[int], named: Sequence[int] = ()) -> WordGroups:
    """Put the tokens of a document together.

    Parameters
    ----------
    pieces : places of the tokens that go on with the word before them
    named : places of the tokens that are shown by a name
    """
    going_on = frozenset(pieces)
    starts = tuple(i for i in range(document.n_tokens) if i == 0 or i not in going_on)
    return WordGroups(document.tokens, starts, frozenset(named))
