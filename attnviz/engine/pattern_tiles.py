"""A causal pattern seen from far: what blocks of cells hold, without building the cells.

A block is where some rows in a row meet some columns in a row. Every distance back that lies
between its nearest and its farthest cell occurs in it, so that the rule of the pattern answers for
the whole block at once: 131,072 x 131,072 cells on 600 x 600 dots take as many steps as 600 x 600.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine.masks import MaskRule, rule_of

Kinds = NDArray[np.uint8]
Edges = NDArray[np.signedinteger]
NARROW = 2**30


class PatternBlock(IntEnum):
    """What a block shows: the most that any of its cells is."""

    FUTURE = 0
    SKIPPED = 1
    NEAR = 2  # a score of the window, or of the own block
    FAR = 3  # none of those, but one by a first token, by stride or by an earlier block's end


def blocks(
    kind: str,
    row_edges: ArrayLike,
    column_edges: ArrayLike,
    *,
    window: int | None = None,
    n_sinks: int = 1,
    stride: int | None = None,
) -> Kinds:
    """Return what the blocks between rising edges hold.

    Parameters
    ----------
    kind, window, n_sinks, stride
        As for `masks.allowed_rows`, causal.
    row_edges, column_edges
        Whole numbers (m + 1,) and (n + 1,): block (a, b) holds the rows from row_edges[a] up to
        row_edges[a + 1], that one left out, and columns likewise.

    Returns
    -------
    uint8 (m, n) of `PatternBlock` values. With edges one apart it is the pattern cell by cell.
    """
    rule = rule_of(kind, window=window, n_sinks=n_sinks, stride=stride)
    rows, columns = (_compact(edges) for edges in (row_edges, column_edges))
    first_row, last_row = rows[:-1, None], rows[1:, None] - 1
    first_column, last_column = columns[None, :-1], columns[None, 1:] - 1
    farthest = last_row - first_column
    nearest = np.maximum(first_row - last_column, 0)
    past = farthest >= 0
    found = np.where(past, np.uint8(PatternBlock.SKIPPED), np.uint8(PatternBlock.FUTURE))
    if rule.stride:
        found[past & (farthest // rule.stride * rule.stride >= nearest)] = PatternBlock.FAR
    if rule.n_sinks:
        found[past & (first_column < rule.n_sinks)] = PatternBlock.FAR
    if rule.block:
        found[past & _has_summary(rule, last_row, first_column, last_column)] = PatternBlock.FAR
        lowest = np.maximum(first_row // rule.block, first_column // rule.block)
        near = past & (lowest <= np.minimum(last_row // rule.block, last_column // rule.block))
    else:
        near = past if rule.window is None else past & (nearest < rule.window)
    found[near] = PatternBlock.NEAR
    return found


def _has_summary(rule: MaskRule, last_row: Edges, first: Edges, last: Edges) -> NDArray[np.bool_]:
    """Whether some column from `first` to `last` ends a block before that of the last row."""
    block = rule.block or 1
    # The last column of the earlier blocks, else the end of the block before it.
    most = np.minimum(last, last_row // block * block - 1)
    inside = most % block >= block - rule.summary
    candidate = np.where(inside, most, most // block * block - 1)
    return np.asarray((most >= first) & (candidate >= first))


def _compact(edges: ArrayLike) -> NDArray[np.signedinteger]:
    """Take the narrower of two kinds of whole numbers: half the time for half a million blocks."""
    found = np.asarray(edges, dtype=np.int64)
    return found.astype(np.int32) if found.max(initial=0) < NARROW else found
