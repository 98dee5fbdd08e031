"""How one cell of an array follows from cells of others, written with a letter for each axis.

A rule says what is done ("sum" of products, "divide", …) and with which cells. Axes are letters as
in einsum: ``htu`` is head, query token, key token. A letter that the array itself has not is run
through from end to end: in the scores, ``Q[h t d]`` meets ``K_T[g d u]`` for every d. From this
both the arithmetic of a cell and the light that spreads from a cell are derived.

=====  ========================================================================
h, g   query head; key/value head (that of h, where the array has an h)
t, u   query token, key token
i, d   column of X; column inside a head
c, o   column of the joined heads (head and column inside it); column of out
1      an axis of length one
=====  ========================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Index = tuple[int, ...]
Marks = NDArray[np.bool_]


@dataclass(frozen=True)
class Rule:
    """One row of the arithmetic.

    Parameters
    ----------
    operation : see `attnviz.engine.explain.cells.Explanation`
    axes : letters of the array itself
    operands : (array, its letters); in a "sum" the first two are multiplied
    hidden_stay : a cell the mask hides follows from nothing
    gated : the second factor counts only where the first is not 0
    """

    operation: str
    axes: str = ""
    operands: tuple[tuple[str, str], ...] = ()
    hidden_stay: bool = False
    gated: bool = False


GIVEN = Rule("given")


def places(
    letters: str,
    axes: str,
    index: Index,
    shape: Sequence[int],
    *,
    kv_of_head: Sequence[int],
    d_v: int,
) -> list[Index]:
    """List the cells of an operand that one cell takes in, in order.

    Parameters
    ----------
    letters, shape : axes of the operand
    axes, index : axes and place of the cell
    kv_of_head : key/value head of each query head
    d_v : width of a head in the joined columns
    """
    known = dict(zip(axes, index, strict=True)) | {"1": 0}
    if "c" in known:
        known["h"], known["d"] = divmod(known["c"], d_v)
    if "h" in known:
        known.setdefault("g", kv_of_head[known["h"]])
    ranges = [
        (known[letter],) if letter in known else range(size)
        for letter, size in zip(letters, shape, strict=True)
    ]
    found: list[Index] = [()]
    for one in ranges:
        found = [(*start, i) for start in found for i in one]
    return found


def spread(letters: str, axes: str, marks: Marks, kv_of_head: Sequence[int]) -> Marks:
    """Carry marks of an operand to the cells that take it in; broadcasts to the array's shape."""
    if axes == "tc" and letters == "htd":
        return marks.transpose(1, 0, 2).reshape(marks.shape[1], -1)
    if "g" in letters and "g" not in axes:
        marks = marks[list(kv_of_head)]
        letters = letters.replace("g", "h")
    gone = tuple(n for n, letter in enumerate(letters) if letter not in axes)
    kept = [letter for letter in letters if letter in axes]
    left: Marks = np.any(marks, axis=gone, keepdims=False) if gone else marks
    left = left.transpose([kept.index(letter) for letter in axes if letter in kept])
    sizes = iter(left.shape)
    return left.reshape([next(sizes) if letter in kept else 1 for letter in axes])
