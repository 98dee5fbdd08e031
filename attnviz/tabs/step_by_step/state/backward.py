"""Backwards from one number: what of each matrix would change it, and how much."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.backward import (
    Gradient,
    Index,
    Slope,
    gradient,
    next_token_gradient,
    next_token_loss,
    row_entropy_gradient,
)
from attnviz.engine.chain import Link, chain
from attnviz.engine.measures import entropy
from attnviz.engine.steps.run import Trace
from attnviz.errors import AttnvizError, EditError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.unembedding import Unembedding
from attnviz.tabs.step_by_step.state.one_head import OF_LAYER, Bools, OneHead
from attnviz.tabs.step_by_step.state.plan import BIASES, PLANS
from attnviz.ui.grid.value import Floats

STRONGEST = 3
GIVEN = ("X", "W_Q", "W_K", "W_V")
"""What a person types: the strongest of these are told."""
POWERS = (0, -3, -6, -9, -12)
FAINTEST = 5e-4  # of the scale's unit: less is printed as about 0


@dataclass(frozen=True)
class Watched:
    """The number that is asked about.

    Parameters
    ----------
    array, place : a cell of the trace
    row : whether the entropy of its row is meant instead of the cell
    loss : whether the loss of the token after its row is meant
    word : which word of `last` follows, and `last` what reads the layer; filled in by `meant`
    """

    array: str
    place: Index
    row: bool = False
    loss: bool = False
    word: int = -1
    last: Unembedding | None = None

    @property
    def text(self) -> str:
        """Write it as a page of a lesson does: pattern,0,2,1 or entropy,0,2 or loss,2."""
        if self.loss:
            return f"loss,{self.place[0]}"
        name, place = ("entropy", self.place[:2]) if self.row else (self.array, self.place)
        return ",".join((name, *map(str, place)))


def watched_of(text: object) -> Watched | None:
    """Read what `Watched.text` wrote; None for anything else."""
    if not isinstance(text, str):
        return None
    name, *numbers = text.split(",")
    if not numbers or not all(number.isdecimal() for number in numbers):
        return None
    place = tuple(map(int, numbers))
    if name == "loss":
        return loss_of(place[0]) if len(place) == 1 else None
    if name == "entropy":
        return Watched("pattern", (*place, 0), True) if len(place) == 2 else None
    return Watched(name, place)


def loss_of(row: int) -> Watched:
    """Return the loss of the token after a row as what is watched."""
    return Watched("out", (row, 0), loss=True)


def meant(watched: Watched, document: Document) -> Watched:
    """Return what is watched with what it takes from the layer: for a loss, the next word."""
    if not watched.loss:
        return watched
    word = document.next_word(watched.place[0])
    if word is None:
        return replace(watched, word=-1, last=None)
    return replace(watched, word=word, last=document.unembedding)


@dataclass(frozen=True, eq=False)
class Backward:
    """All slopes of one number of a layer.

    Parameters
    ----------
    watched : the number
    found : its slopes
    """

    watched: Watched
    found: Gradient

    @property
    def trace(self) -> Trace:
        """The layer."""
        return self.found.trace

    @cached_property
    def value(self) -> float:
        """The number itself."""
        return value_of(self.trace, self.watched)

    @cached_property
    def limit(self) -> float:
        """The largest slope of any earlier array, up or down: the end of the one scale."""
        earlier = (s for name, s in self.found.items() if name != self.watched.array)
        return max((float(np.abs(s).max(initial=0.0)) for s in earlier), default=0.0) or 1.0

    @cached_property
    def power(self) -> int:
        """The power of ten that the whole scale is in, so that no slope is lost to rounding."""
        return next((p for p in POWERS if self.limit >= 1e-3 * 10.0**p), POWERS[-1])

    def slopes(self, one: OneHead, array: str) -> Floats:
        """Return the slopes of the matrix of a head, shape (rows, columns); 0 where none is."""
        slopes = self.found.slopes.get(array)
        return np.zeros(one.shape(array)) if slopes is None else _slice(one, array, slopes)

    def paths(self, one: OneHead, array: str) -> Bools:
        """Return which cells of the matrix of a head reach the number at all."""
        if array == self.watched.array:
            return _slice(one, array, self.found.seed != 0)
        paths = self.found.paths.get(array)
        if array not in self.found or paths is None:
            return np.zeros(one.shape(array), dtype=np.bool_)
        return _slice(one, array, paths)

    def chain(self, one: OneHead, array: str, row: int, column: int) -> list[Link]:
        """Return the products that make the slope of a cell."""
        if array not in self.found:
            return []
        return chain(self.found, array, one.place(array, row, column))

    def reaches(self, array: str) -> bool:
        """Whether any cell of an array reaches the number."""
        return array == self.watched.array or (
            array in self.found and bool(np.any(self.found.paths.get(array, False)))
        )

    @cached_property
    def steps(self) -> frozenset[int]:
        """The steps whose result reaches the number, from 1."""
        return frozenset(plan.number for plan in PLANS if self.reaches(plan.array))

    @cached_property
    def strongest(self) -> list[Slope]:
        """The strongest of the numbers that a person gives."""
        return self.found.strongest(STRONGEST, GIVEN)


def _slice(one: OneHead, array: str, values: NDArray[Any]) -> NDArray[Any]:
    first = one.place(array, 0, 0)[0]
    if array in BIASES:
        return np.atleast_2d(values[first])
    return values if array in OF_LAYER else values[first]


def value_of(trace: Trace, watched: Watched) -> float:
    """Return the watched number in a layer: of a whole row, its entropy in bits."""
    if watched.last is not None:
        row = watched.place[0]
        return next_token_loss(trace, watched.last.matrix, row, watched.word)
    if watched.row:
        return float(entropy(trace["pattern"])[watched.place[:2]])
    return float(trace[watched.array][watched.place])


def why_not(trace: Trace, watched: Watched) -> str:
    """Say why there is nothing to ask about a number; "" where there is."""
    try:
        backward_of(trace, watched)
    except (AttnvizError, IndexError) as error:
        return str(error)
    return ""


@lru_cache(maxsize=4)
def backward_of(trace: Trace, watched: Watched) -> Backward:
    """Return the slopes of a number.

    Raises
    ------
    EditError
        When there is no such number, or the mask hides it.
    """
    if watched.last is not None:
        row = watched.place[0]
        found = next_token_gradient(trace, watched.last.matrix, row, watched.word)
        return Backward(watched, found)
    if watched.loss:
        raise EditError(tr("This layer has no unembedding that tells which token comes next."))
    if watched.row:
        head, row = watched.place[:2]
        return Backward(watched, row_entropy_gradient(trace, head, row))
    return Backward(watched, gradient(trace, watched.array, watched.place))
