"""Heads, rows and cells of an array that is not made, from those of what it follows from.

A line of text that tells one score needs one row of it, not the scores of all heads. The functions
of the step table make a row as they make the whole: they get one head and one query token of each
input, cut out by the letters of the rule.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.table import Step
from attnviz.engine.steps.trace import locked

Array = NDArray[Any]

# Steps whose rows follow from one row of each input that has query tokens.
BY_QUERY = (
    "scores",
    "scaled_scores",
    "capped_scores",
    "masked_scores",
    "exponent_shift",
    "exponentials",
    "row_sums",
)


class Rows:
    """An array of (head, query token, …) of which only what is asked for is made.

    `rows[head]`, `rows[head, row]` and `rows[head, row, column]` give what the array itself would,
    but for the rounding of products. What was made last is kept.

    Parameters
    ----------
    step : one of `BY_QUERY`
    inputs : what it is computed from: arrays, rows of arrays, or facts
    kv_of_head : the key/value head of each query head
    shape, dtype : of the whole
    """

    def __init__(
        self,
        step: Step,
        inputs: tuple[Any, ...],
        kv_of_head: tuple[int, ...],
        shape: tuple[int, int, int],
        dtype: np.dtype[Any],
    ) -> None:
        self.shape, self.dtype, self.ndim = shape, dtype, len(shape)
        self._step = step
        self._inputs = inputs
        self._kv_of_head = kv_of_head
        self._last: tuple[tuple[int, ...], Array] = ((), np.empty(0))

    def __getitem__(self, index: int | tuple[int, ...]) -> Any:
        place = index if isinstance(index, tuple) else (index,)
        part = self.part(place[:2])[0]
        return part if len(place) == 1 else part[0] if len(place) == 2 else part[0, place[2]]

    def part(self, place: tuple[int, ...]) -> Array:
        """Return one head, (1, n_query, …), or one row of it, (1, 1, …); read-only."""
        known, part = self._last
        if known == place:
            return part
        if known == place[:1]:
            return part[:, place[1], None]
        made: Array = locked(self._made(place))
        self._last = place, made
        return made

    def _made(self, place: tuple[int, ...]) -> Array:
        letters = dict(self._step.rule.operands) | {"allowed": "tu"}
        own = dict(zip("ht", place, strict=False)) | {"g": self._kv_of_head[place[0]]}
        cuts = {letter: slice(at, at + 1) for letter, at in own.items()}
        inputs: list[Any] = []
        for name, value in zip(self._step.inputs, self._inputs, strict=True):
            if isinstance(value, Rows):
                inputs.append(value.part(place))
            elif name == "kv_of_head":
                inputs.append((0,))  # of the one head that is cut out
            elif isinstance(value, np.ndarray):
                cut = tuple(cuts.get(letter, slice(None)) for letter in letters[name])
                inputs.append(value[cut])
            else:
                inputs.append(value)
        made: Array = self._step.function(*inputs)
        return made
