"""Edits of the whole W_O: back to the start, identity, shuffled, one head's rows at 0."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.document import Document
from attnviz.model.edits.layer import set_matrix

SEED = 1


def designed(document: Document) -> Document:
    """Put back the W_O that the document was opened or chosen with.

    Raises
    ------
    EditError
        When there was none, or one of another shape.
    """
    start = document.original.W_O
    if start is None or start.shape != _shape(document):
        raise EditError(tr("The W_O this document started with has a different shape."))
    return set_matrix(document, "W_O", start)


def identity(document: Document) -> Document:
    """Hand the joined results on as they are, as far as there are columns for them."""
    return set_matrix(document, "W_O", np.eye(*_shape(document)))


def shuffled(document: Document, seed: int = SEED) -> Document:
    """Deal the rows of the starting W_O out anew, in a seeded order that leaves none in place."""
    rows, _ = _shape(document)
    start = document.original.W_O
    if start is None or start.shape != _shape(document):
        start = document.W_O
    assert start is not None
    order = np.random.default_rng(seed).permutation(rows)
    # One cycle through all rows: none stays where it was.
    places = np.empty(rows, dtype=np.intp)
    places[order] = np.roll(order, 1)
    return set_matrix(document, "W_O", start[places])


def without_head(document: Document, head: int) -> Document:
    """Set the rows of one head to 0, so that nothing of it reaches the update.

    Raises
    ------
    EditError
        Without a W_O, or for a head that is not there.
    """
    _shape(document)
    if not 0 <= head < document.n_heads:
        raise EditError(tr("W_O: no head {head}; there are {n}", head=head + 1, n=document.n_heads))
    assert document.W_O is not None
    new = document.W_O.copy()
    new[head * document.d_v : (head + 1) * document.d_v] = 0
    return set_matrix(document, "W_O", new)


def _shape(document: Document) -> tuple[int, int]:
    if document.W_O is None:
        raise EditError(
            tr("This document has no W_O: the outputs of the heads are only concatenated.")
        )
    rows, columns = document.W_O.shape
    return int(rows), int(columns)


PRESETS: tuple[tuple[str, str, Callable[[Document], Document]], ...] = (
    ("designed", mark("Designed"), designed),
    ("identity", mark("Identity"), identity),
    ("shuffled", mark("Shuffled"), shuffled),
)
