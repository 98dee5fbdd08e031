"""What would change this? The slope of one number with respect to every number before it.

The table of steps is walked backwards (reverse mode, the chain rule from the last step to the
first): each step turns the slopes of what it made into slopes of what it took in. A held number
blocks: it has a slope itself, and hands none on, as nothing before it reaches what follows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine.steps.paths import paths_to
from attnviz.engine.steps.table import BY_NAME, FACTS, STEPS
from attnviz.engine.steps.trace import Trace
from attnviz.errors import EditError, ShapeError

Array = NDArray[Any]
Index = tuple[int, ...]

LEAVES = ("X", "W_Q", "W_K", "W_V", "W_O", "b_Q", "b_K", "b_V", "b_O", "q_norm", "k_norm",
          "sink_logits")  # fmt: skip
"""What a person gives: the arrays that no step makes."""


class Slope(NamedTuple):
    """The slope of the number with respect to one cell of an array."""

    array: str
    place: Index
    value: float


@dataclass(frozen=True, eq=False)
class Gradient(Mapping[str, Array]):
    """Slopes of one number with respect to every earlier array: `gradient["Q"]` and so on.

    An array that the number does not follow from at all is not in it.

    Parameters
    ----------
    trace : the layer
    array : the array that the number is of
    seed : (shape of that array), how much the number moves per unit of each of its cells
    slopes : by name, each of the shape of its array
    straight : of slopes the part that no step hands on: the number takes these arrays in itself
    """

    trace: Trace
    array: str
    seed: Array
    slopes: Mapping[str, Array] = field(repr=False)
    straight: Mapping[str, Array] = field(default_factory=dict, repr=False)

    def __getitem__(self, name: str) -> Array:
        return self.slopes[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.slopes)

    def __len__(self) -> int:
        return len(self.slopes)

    @cached_property
    def paths(self) -> Mapping[str, NDArray[np.bool_]]:
        """Which cells reach the number at all, by name, bool: a slope of 0 elsewhere says nothing.

        Whatever its numbers, a cell without a path cannot change it: a later token under a causal
        mask, a cell before a held one, a head that is muted.
        """
        found = dict(paths_to(self.trace, self.array, self.seed != 0))
        for name, part in self.straight.items():
            found[name] = (part != 0) | found.get(name, np.zeros(part.shape, dtype=np.bool_))
        return found

    def strongest(self, count: int, names: Sequence[str] = LEAVES) -> list[Slope]:
        """Return the cells with the largest slopes, up or down; ties in the order of the arrays."""
        found = []
        for name in names:
            if name in self.slopes:
                flat = np.abs(self.slopes[name]).ravel()
                for place in np.argsort(-flat, kind="stable")[:count]:
                    index = tuple(map(int, np.unravel_index(place, self.slopes[name].shape)))
                    found.append(Slope(name, index, float(self.slopes[name][index])))
        found = [slope for slope in found if slope.value]
        return sorted(found, key=lambda slope: -abs(slope.value))[:count]


def gradient(trace: Trace, array: str, place: Index) -> Gradient:
    """Return the slopes of one cell of an array.

    Parameters
    ----------
    trace : the layer
    array : any step of the table, such as "pattern"
    place : of the cell

    Raises
    ------
    EditError
        When there is no such array or cell, or the mask hides it.
    """
    values = _array_of(trace, array)
    fits = len(place) == values.ndim and all(
        0 <= at < size for at, size in zip(place, values.shape, strict=True)
    )
    if not fits:
        raise EditError(
            f"{array}: no cell {list(place)}; its shape is {list(values.shape)}, counted from 0"
        )
    if BY_NAME[array].rule.hidden_stay and not trace["allowed"][place[-2:]]:
        raise EditError("A masked weight is 0 whatever the numbers are.")
    seed = np.zeros(values.shape, dtype=values.dtype)
    seed[place] = 1
    return gradient_from(trace, array, seed)


def row_entropy_gradient(trace: Trace, head: int, row: int) -> Gradient:
    """Return the slopes of the entropy of one row of the pattern, in bits.

    H = -Σ A log₂ A has the slope -(log₂ A + 1 / ln 2) at a weight A, and none where A is 0.
    """
    pattern = trace["pattern"]
    if not (0 <= head < pattern.shape[0] and 0 <= row < pattern.shape[1]):
        raise EditError(f"row: found head {head}, row {row}, expected shape {pattern.shape[:2]}")
    shares = pattern[head, row]
    seed = np.zeros_like(pattern)
    logs = np.log2(np.where(shares > 0, shares, 1)) + 1 / np.log(2)
    seed[head, row] = np.where(shares > 0, -logs, 0)
    return gradient_from(trace, "pattern", seed)


def next_token_loss(trace: Trace, unembedding: Array, row: int, word: int) -> float:
    """Return -ln p of the token that follows, in a model whose last layer this is.

    Parameters
    ----------
    trace : the layer
    unembedding : (d_model, n_words); the scores of the words are (X + output) times it
    row, word : after which token, and which of the words follows
    """
    logs, _ = _next_scores(trace, unembedding, row)
    return float(-logs[word])


def next_token_gradient(trace: Trace, unembedding: Array, row: int, word: int) -> Gradient:
    """Return the slopes of that loss: through the layer, and past it from X.

    The loss has the slope p - 1 at the score of the word that follows, and p at all others.
    """
    out, X = _array_of(trace, "out"), _array_of(trace, "X")
    if not (0 <= row < len(out) and 0 <= word < unembedding.shape[1]):
        raise EditError(f"row: found row {row}, word {word}, expected {len(out)} rows")
    _, shares = _next_scores(trace, unembedding, row)
    shares[word] -= 1
    seed = np.zeros_like(out)
    seed[row] = unembedding @ shares
    found = gradient_from(trace, "out", seed)
    straight = np.zeros_like(X)
    straight[row] = seed[row]
    slopes = {**found.slopes, "X": found.slopes.get("X", 0) + straight}
    return replace(found, slopes=slopes, straight={"X": straight})


def _next_scores(trace: Trace, unembedding: Array, row: int) -> tuple[Array, Array]:
    """Return ln p and p of all words after a token, (n_words,) each."""
    scores = (trace["X"][row] + trace["out"][row]) @ unembedding
    scores = scores - scores.max()
    logs = scores - np.log(np.exp(scores).sum())
    return logs, np.exp(logs)


def gradient_from(trace: Trace, array: str, seed: ArrayLike) -> Gradient:
    """Return the slopes of any number that is given by its slopes at one array.

    Parameters
    ----------
    trace : the layer
    array : any step of the table
    seed : (shape of that array), how much the number moves per unit of each of its cells
    """
    values = _array_of(trace, array)
    first = np.asarray(seed, dtype=values.dtype)
    if first.shape != values.shape:
        raise ShapeError(f"seed: found shape {first.shape}, expected {values.shape}")
    found: dict[str, Array] = {array: first}
    steps = [*FACTS, *STEPS]
    last = next(i for i, step in enumerate(steps) if step.name == array)
    with np.errstate(all="ignore"):
        for step in reversed(steps[: last + 1]):
            slope = found.get(step.name)
            if slope is None or step.backward is None or step.inputs == (step.name,):
                continue
            if step.rule.hidden_stay:  # what the mask hides stays 0, or -inf, whatever is done
                slope = found[step.name] = np.where(trace["allowed"], slope, slope.dtype.type(0))
            slope = without_held(trace, step.name, slope)
            inputs = [trace[name] for name in step.inputs]
            handed = step.backward(slope, trace[step.name], *inputs)
            for name, part in zip(step.inputs, handed, strict=True):
                if part is not None:
                    found[name] = part if name not in found else found[name] + part
    return Gradient(trace, array, first, found)


def _array_of(trace: Trace, name: str) -> Array:
    known = BY_NAME.get(name)
    values = trace[name] if known is not None else None
    if known is None or known.backward is None or not isinstance(values, np.ndarray):
        raise EditError(f"array: found {name!r}, expected a step of this layer, such as pattern")
    return values


def without_held(trace: Trace, name: str, slope: Array) -> Array:
    """Return slopes of an array as they are handed on: a held cell hands on nothing."""
    places = trace.held.get(name)
    if not places:
        return slope
    handed = slope.copy()
    for place in places:
        handed[place] = 0
    return handed
