"""What a model is to learn: texts drawn at random, and which tokens of them it has to guess."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import mark

Ints = NDArray[np.int64]
Floats = NDArray[Any]

LETTERS = tuple(ascii_uppercase[:20])
N_TOKENS = 24
SORTED = 8  # letters to sort
DEEPEST = 4  # brackets open at once
MOST_PAIRS = 6  # pairs in one text
MOST_WORDS = 200
LONGEST_WORD = 40
BAR = "|"


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
    """

    id: str
    title: str
    vocabulary: tuple[str, ...] = LETTERS
    n_tokens: int = N_TOKENS
    scores: tuple[str, ...] = ()

    @abstractmethod
    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        """Draw texts."""

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


class Previous(Task):
    """Random letters; at each the one before it is asked for."""

    id = "previous"
    title = mark("Previous letter")
    scores = ("previous",)

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        tokens = rng.integers(0, len(self.vocabulary), size=(size, self.n_tokens))
        asked = np.broadcast_to(np.arange(self.n_tokens) > 0, tokens.shape)
        return Batch(tokens, np.roll(tokens, 1, axis=1), asked)


class Sort(Task):
    """Eight letters, a bar, and then the same letters in the order of the alphabet."""

    id = "sort"
    title = mark("Sort letters")
    vocabulary = (*LETTERS, BAR)
    n_tokens = 2 * SORTED

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        drawn = rng.integers(0, len(LETTERS), size=(size, SORTED))
        bar = np.full((size, 1), len(LETTERS))
        text = np.concatenate([drawn, bar, np.sort(drawn, axis=1)], axis=1)
        asked = np.broadcast_to(np.arange(self.n_tokens) >= SORTED, (size, self.n_tokens))
        return Batch(text[:, :-1], text[:, 1:], asked)


class Brackets(Task):
    """Brackets of two kinds, up to four deep; asked for is the kind of one that closes."""

    id = "brackets"
    title = mark("Brackets")
    vocabulary = ("(", "[", ")", "]")

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
            text[:, i] = np.where(goes_in, kinds[:, i], stack[rows, top] + 2)
            stack[rows[goes_in], deep[goes_in]] = kinds[goes_in, i]
            deep += goes_in
            closes[:, i] = ~goes_in
        return Batch(text[:, :-1], text[:, 1:], closes[:, 1:])


class Pairs(Task):
    """Pairs of words, joined anew in every text: which word belongs to which has to be read there.

    A text names every pair once, and then asks for them in another order.
    """

    id = "pairs"
    title = mark("Your own pairs")
    scores = ("copy",)

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self._firsts = _unique(first for first, _ in pairs)
        self._seconds = _unique(second for _, second in pairs)
        both = [word for word in self._firsts if word in set(self._seconds)]
        if both:
            raise EditError(f"pairs: found {both[0]!r} on both sides, expected it on one")
        self._asked = min(MOST_PAIRS, len(self._firsts), len(self._seconds))
        if self._asked < 2:
            raise EditError(
                f"pairs: found {len(self._firsts)} different first and {len(self._seconds)} "
                "different second words, expected at least 2 of each"
            )
        self.vocabulary = (*self._firsts, *self._seconds)
        self.n_tokens = 4 * self._asked - 1

    def batch(self, rng: np.random.Generator, size: int) -> Batch:
        k = self._asked
        first = _drawn(rng, size, len(self._firsts), k)
        second = _drawn(rng, size, len(self._seconds), k) + len(self._firsts)
        order = _drawn(rng, size, k, k)
        told = np.stack([first, second], axis=2)
        again = np.take_along_axis(told, order[:, :, None], axis=1)
        text = np.concatenate([told, again], axis=1).reshape(size, 4 * k)
        places = np.arange(self.n_tokens)
        asked = np.broadcast_to((places >= 2 * k) & (places % 2 == 0), (size, self.n_tokens))
        return Batch(text[:, :-1], text[:, 1:], asked)


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


def read_pairs(text: str) -> list[tuple[str, str]]:
    """Read one pair a line, two words divided by blanks; empty lines are left out.

    Raises
    ------
    EditError
        Names the line that has not two words, or too long ones.
    """
    pairs = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words:
            continue
        if len(words) != 2:
            raise EditError(f"pairs, line {number}: found {len(words)} words, expected 2")
        if max(map(len, words)) > LONGEST_WORD:
            raise EditError(f"pairs, line {number}: a word has over {LONGEST_WORD} letters")
        pairs.append((words[0], words[1]))
    if len(pairs) > MOST_WORDS:
        raise EditError(f"pairs: found {len(pairs)} lines, expected at most {MOST_WORDS}")
    return pairs


def _unique(words: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


def _drawn(rng: np.random.Generator, size: int, of: int, count: int) -> Ints:
    """Draw `count` different numbers below `of` for each text."""
    return np.argsort(rng.random((size, of)), axis=1)[:, :count]
