"""What a model is to learn: texts drawn at random, and which tokens of them it has to guess."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import mark
from attnviz.model.document.learning import (
    ASKED,
    BAR,
    LETTERS,
    N_TOKENS,
    PAIRS,
    SORTED,
    VOCABULARIES,
    pair_words,
    pairs_length,
)

Ints = NDArray[np.int64]
Floats = NDArray[Any]

DEEPEST = 4  # brackets open at once
CLOSING = 2  # from the number of a bracket to that of the one that closes it
UNKNOWN = -1


@dataclass(frozen=True, eq=False)
class Batch:
    """Texts and what follows each of their tokens.

    Parameters
    ----------
    tokens : int (size, n), numbers of `Task.vocabulary`
    targets : int (size, n), what is to be guessed at each token
    asked : bool (size, n), where a guess counts
    """

    tokens: Ints
    targets: Ints
    asked: NDArray[np.bool_]


class Task(ABC):
    """Texts with something to learn in them.

    Attributes
    ----------
    id, title : name in code and on screen
    vocabulary : the texts of the tokens
    n_tokens : length of a training text, and of the longest text the model can read
    scores : which of "previous" and "copy" say something about its heads
    asks_next : whether the token after the query is guessed, else the one before it
    """

    id: str
    title: str
    vocabulary: tuple[str, ...] = LETTERS
    n_tokens: int = N_TOKENS
    scores: tuple[str, ...] = ()
    asks_next: bool = True

    @abstractmethod
    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        """Draw texts."""

    @abstractmethod
    def answers(self, tokens: Ints) -> Ints:
        """Return what is right at each token of one text, (n,); -1 where nobody could know."""

    def encode(self, text: Sequence[str]) -> Ints:
        """Return the numbers of tokens.

        Raises
        ------
        EditError
            When there is none, too many, or one that this task does not have.
        """
        if not 1 <= len(text) <= self.n_tokens:
            raise EditError(f"text: found {len(text)} tokens, expected 1 to {self.n_tokens}")
        numbers = {token: i for i, token in enumerate(self.vocabulary)}
        for place, token in enumerate(text):
            if token not in numbers:
                known = " ".join(self.vocabulary)
                raise EditError(
                    f"text, token {place + 1}: found {token!r}, expected one of {known}"
                )
        return np.array([numbers[token] for token in text], dtype=np.int64)

    def copy_places(self, tokens: Ints) -> NDArray[np.bool_]:
        """Return where a head that copies would look, bool (..., n, n), rows are queries.

        These are the tokens that followed an earlier copy of the query's token: what an induction
        head attends to (Olsson et al. 2022). A row without such a place is False throughout.
        """
        n = tokens.shape[-1]
        places = np.zeros((*tokens.shape, n), dtype=np.bool_)
        places[..., 1:] = tokens[..., :, None] == tokens[..., None, :-1]
        return places & np.tri(n, dtype=np.bool_)


class Repeats(Task):
    """Random letters, and then the same ones again: from the copy on the next can be known."""

    id = "repeats"
    title = mark("Repeated letters")
    scores = ("previous", "copy")

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        n = self.n_tokens
        period = rng.integers(n // 3, n // 2 + 1, size=size)
        once = rng.integers(0, len(self.vocabulary), size=(size, n // 2 + 1))
        text = np.take_along_axis(once, np.arange(n + 1) % period[:, None], axis=1)
        asked = np.arange(n) >= period[:, None] - 1
        return Batch(text[:, :-1], text[:, 1:], asked)

    def answers(self, tokens: Ints) -> Ints:
        """Return the next letter wherever the one of the query stood before."""
        known = np.asarray(self.copy_places(tokens).any(axis=-1))[:-1]
        return np.append(np.where(known, tokens[1:], UNKNOWN), UNKNOWN)


class Previous(Task):
    """Random letters; at each the one before it is asked for."""

    id = "previous"
    title = mark("Previous letter")
    asks_next = False
    scores = ("previous",)

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        tokens = rng.integers(0, len(self.vocabulary), size=(size, self.n_tokens))
        asked = np.broadcast_to(np.arange(self.n_tokens) > 0, tokens.shape)
        return Batch(tokens, np.roll(tokens, 1, axis=1), asked)

    def answers(self, tokens: Ints) -> Ints:
        """Return the letter before each."""
        return np.insert(tokens[:-1], 0, UNKNOWN)


class Sort(Task):
    """Eight letters, a bar, and then the same letters in the order of the alphabet."""

    id = "sort"
    title = mark("Sort letters")
    vocabulary = VOCABULARIES["sort"]
    n_tokens = 2 * SORTED

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        drawn = rng.integers(0, len(LETTERS), size=(size, SORTED))
        bar = np.full((size, 1), len(LETTERS))
        text = np.concatenate([drawn, bar, np.sort(drawn, axis=1)], axis=1)
        asked = np.broadcast_to(np.arange(self.n_tokens) >= SORTED, (size, self.n_tokens))
        return Batch(text[:, :-1], text[:, 1:], asked)

    def answers(self, tokens: Ints) -> Ints:
        """Return from the bar on the letters before it, in order."""
        found = np.full(len(tokens), UNKNOWN)
        bars = np.flatnonzero(tokens == self.vocabulary.index(BAR))
        if len(bars):
            at = int(bars[0])
            rest = found[at : 2 * at]
            rest[:] = np.sort(tokens[:at])[: len(rest)]
        return found


class Brackets(Task):
    """Brackets of two kinds, up to four deep; asked for is the kind of one that closes."""

    id = "brackets"
    title = mark("Brackets")
    vocabulary = VOCABULARIES["brackets"]

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        n = self.n_tokens
        kinds = rng.integers(0, 2, size=(size, n + 1))
        opens = rng.random((size, n + 1)) < 0.5
        text = np.zeros((size, n + 1), dtype=np.int64)
        closes = np.zeros((size, n + 1), dtype=np.bool_)
        stack = np.zeros((size, DEEPEST), dtype=np.int64)
        deep = np.zeros(size, dtype=np.int64)
        rows = np.arange(size)
        for i in range(n + 1):
            goes_in = ((deep == 0) | opens[:, i]) & (deep < DEEPEST)
            deep -= ~goes_in
            top = np.minimum(deep, DEEPEST - 1)
            text[:, i] = np.where(goes_in, kinds[:, i], stack[rows, top] + CLOSING)
            stack[rows[goes_in], deep[goes_in]] = kinds[goes_in, i]
            deep += goes_in
            closes[:, i] = ~goes_in
        return Batch(text[:, :-1], text[:, 1:], closes[:, 1:])

    def answers(self, tokens: Ints) -> Ints:
        """Return which kind closes, wherever the next bracket closes one."""
        found = np.full(len(tokens), UNKNOWN)
        still_open: list[int] = []
        for at, token in enumerate(tokens.tolist()):
            if token < CLOSING:
                still_open.append(token)
            elif still_open:
                kind = still_open.pop()
                if at:
                    found[at - 1] = kind + CLOSING
        return found


class Pairs(Task):
    """Pairs of words, joined anew in every text: which word belongs to which has to be read there.

    A text names a few pairs, and then asks for each of them twice, in other orders.
    """

    id = PAIRS
    title = mark("Your own pairs")
    scores = ("copy",)

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self._firsts, self._seconds, self._asked = pair_words(pairs)
        self.vocabulary = (*self._firsts, *self._seconds)
        self.n_tokens = pairs_length(self._asked)

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        k = self._asked
        first = _drawn(rng, size, len(self._firsts), k)
        second = _drawn(rng, size, len(self._seconds), k) + len(self._firsts)
        order = np.concatenate([_drawn(rng, size, k, k) for _ in range(ASKED)], axis=1)
        told = np.stack([first, second], axis=2)
        again = np.take_along_axis(told, order[:, :, None], axis=1)
        text = np.concatenate([told, again], axis=1).reshape(size, -1)
        places = np.arange(self.n_tokens)
        asked = np.broadcast_to((places >= 2 * k) & (places % 2 == 0), (size, self.n_tokens))
        return Batch(text[:, :-1], text[:, 1:], asked)

    def answers(self, tokens: Ints) -> Ints:
        """Return what followed a first word before, where it stands again."""
        found = np.full(len(tokens), UNKNOWN)
        seconds: dict[int, int] = {}
        for at, token in enumerate(tokens.tolist()):
            if token >= len(self._firsts):
                continue
            if token in seconds:
                found[at] = seconds[token]
            elif at + 1 < len(tokens):
                seconds[token] = int(tokens[at + 1])
        return found


TASKS: dict[str, type[Task]] = {
    kind.id: kind for kind in (Repeats, Previous, Sort, Brackets, Pairs)
}


def make_task(id_: str, pairs: Sequence[tuple[str, str]] = ()) -> Task:
    """Return a task by its id; "pairs" is made of words of one's own.

    Raises
    ------
    EditError
        When there is no such task, or none can be made of the pairs.
    """
    if id_ not in TASKS:
        raise EditError(f"task: found {id_!r}, expected one of {', '.join(TASKS)}")
    if id_ == Pairs.id:
        return Pairs(pairs)
    if pairs:
        raise EditError(f"pairs: only the task pairs takes them, found the task {id_}")
    return TASKS[id_]()


def _drawn(rng: np.random.Generator, size: int, of: int, count: int) -> Ints:
    """Draw `count` different numbers below `of` for each text."""
    return np.argsort(rng.random((size, of)), axis=1)[:, :count]
