"""Attention weights that were given and not computed, as a document that computes them again.

Softmax of the logarithms of a row's weights is that row. So X is the identity, W_Q holds the
logarithms and W_K is the identity: a mask that is laid over such a document shares its rows out
anew, as if nothing else changed. A row that sums to less than 1 keeps its sum: what is missing goes
to a learned sink.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import ShapeError
from attnviz.language import mark, plural, tr
from attnviz.model.document.document import Document
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.options import HeadSpec, Options

Array = NDArray[Any]
Marks = NDArray[np.bool_]

NOTHING = -1e4  # e to this is 0 in float64
SUM_ERROR = 1e-6
TOLD_ERROR = 1e-2  # rows of float16 miss 1 by nearly this
LEAST_REST = 1e-30


def document_of_pattern(
    pattern: Array,
    tokens: Sequence[str],
    *,
    values: Array | None = None,
    head_names: Sequence[str] = (),
    title: str = "",
    note: str = "",
) -> Document:
    """Return a document whose pattern is this.

    Parameters
    ----------
    pattern : (n_heads, n_query, n_key); with fewer queries than keys they are the last tokens, and
        the rows before them see nothing
    tokens : n_key texts
    values : (n_heads or n_kv_heads, n_key, d_v) where they are known
    head_names : of the query heads

    Raises
    ------
    ShapeError
        When a weight is below 0 or not finite.
    """
    n_heads, n_query, n = pattern.shape
    square = np.zeros((n_heads, n, n))
    square[:, n - n_query :] = pattern
    _check(square)
    square, divided = _at_most_one(square)
    if divided:
        note = " ".join(filter(None, (note, _told(divided))))
    seen: Marks = np.asarray(np.any(square, axis=0))
    looking: Marks = np.asarray(np.any(seen, axis=1))
    causal = not np.triu(seen, 1).any()
    mask = MaskSpec("causal" if causal else "none")
    if not looking.all():
        free = np.tri(n, dtype=np.bool_) if causal else np.ones((n, n), dtype=np.bool_)
        mask = MaskSpec("custom", custom=free & looking[:, None])
    rest = 1 - square.sum(axis=-1, keepdims=True)
    whole = bool((rest[:, looking] <= SUM_ERROR).all())
    V = np.zeros((n_heads, n, 1)) if values is None else np.asarray(values, dtype=np.float64)
    with np.errstate(divide="ignore"):
        logs = np.log(square) if whole else np.log(square / np.maximum(rest, LEAST_REST))
    return Document(
        tokens=tuple(tokens),
        X=np.eye(n),
        W_Q=np.where(square > 0, logs, NOTHING),
        W_K=np.tile(np.eye(n), (len(V), 1, 1)),
        W_V=V,
        sink_logits=None if whole else np.zeros(n_heads),
        mask=mask,
        options=Options(scale=1.0),
        heads=tuple(HeadSpec(name) for name in head_names),
        title=title,
        note=note,
        captured=True,
    )


def was_given(document: Document, array: str) -> bool:
    """Whether a step of a document is computed from what was given, and not from its weights."""
    if not document.captured or array == "pattern":
        return True
    return array == "z" and has_values(document)


def has_values(document: Document) -> bool:
    """Whether its heads have values to blend, and not weights alone that somebody gave."""
    if document.W_V.any():
        return True
    X = document.X
    return X.shape[0] != X.shape[1] or not np.array_equal(X, np.eye(len(X)))


def _check(pattern: Array) -> None:
    odd = np.argwhere(~np.isfinite(pattern) | (pattern < 0))
    if len(odd):
        head, row, column = (int(i) for i in odd[0])
        raise ShapeError(
            tr(
                "attention, head {head}, row {row}, column {column}: found {value}, expected a "
                "weight of 0 or more",
                head=head,
                row=row + 1,
                column=column + 1,
                value=pattern[head, row, column],
            )
        )


def _at_most_one(pattern: Array) -> tuple[Array, int]:
    """Divide rows that sum to more than 1, and count those where it can be seen."""
    sums = pattern.sum(axis=-1, keepdims=True)
    return pattern / np.maximum(sums, 1), int(np.count_nonzero(sums > 1 + TOLD_ERROR))


def _told(divided: int) -> str:
    return plural(
        mark("{n} row sums to more than 1 and is shown divided by its sum: was dropout on?"),
        mark("{n} rows sum to more than 1 and are shown divided by their sum: was dropout on?"),
        divided,
    )
