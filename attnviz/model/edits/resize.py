"""Another size for the small example, from the numbers there are or with none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import Document, HeadSpec, numbered

SMALLEST, LARGEST = 2, 8

Array = NDArray[Any]


def resize(document: Document, n_tokens: int, d_model: int, d_k: int) -> Document:
    """Cut or extend a one-head document.

    New rows and columns repeat the old ones, shifted by one column, so that there is something to
    see at once. The width of the values follows d_model where it was equal to it, else d_k.

    Raises
    ------
    EditError
        For more than one head, a character sheet, or a size outside 2 to 8.
    """
    d = document
    if d.n_heads != 1 or d.sheet is not None:
        raise EditError(tr("Only the one-head example can be resized."))
    if (n_tokens, d_model, d_k) == (d.n_tokens, d.d_model, d.d_k):
        return d
    check_sizes(n_tokens, d_model, d_k)
    d_v = d_model if d.d_v == d.d_model else d_k if d.d_v == d.d_k else d.d_v
    new_words = tuple(tr("word {number}", number=i + 1) for i in range(d.n_tokens, n_tokens))
    d_out = 0 if d.W_O is None else d_model if d.W_O.shape[1] == d.d_model else d.W_O.shape[1]
    rope = d.options.rope
    if rope is not None and (rope.inv_freq is not None or (rope.width or d_k) > d_k or d_k % 2):
        raise EditError(tr("The rotary positions do not fit this d_k; keep it as it is."))
    return d.with_(
        tokens=(*d.tokens[:n_tokens], *new_words),
        X=_fitted(d.X, n_tokens, d_model),
        W_Q=_fitted(d.W_Q[0], d_model, d_k)[None],
        W_K=_fitted(d.W_K[0], d_model, d_k)[None],
        W_V=_fitted(d.W_V[0], d_model, d_v)[None],
        W_O=None if d.W_O is None else _fitted(d.W_O, d_v, d_out),
        b_Q=None if d.b_Q is None else _fitted(d.b_Q, 1, d_k),
        b_K=None if d.b_K is None else _fitted(d.b_K, 1, d_k),
        b_V=None if d.b_V is None else _fitted(d.b_V, 1, d_v),
        q_norm=None if d.q_norm is None else _fitted(d.q_norm[None], 1, d_k)[0],
        k_norm=None if d.k_norm is None else _fitted(d.k_norm[None], 1, d_k)[0],
        b_O=None if d.b_O is None else _fitted(d.b_O[None], 1, d_out or d_v)[0],
        heads=(_fitted_head(d.heads[0], d_k, d_v),),
        feature_names=(*d.feature_names, *numbered("d", d_model)[d.d_model :])[:d_model],
        mask=d.mask.fitted(n_tokens),
        holds=(),
    )


def empty(words: int, d_model: int, d_k: int) -> Document:
    """Return an example of one head in which every number is 0, to be filled in.

    Raises
    ------
    EditError
        For a size outside those that tab 2 has room for.
    """
    check_sizes(words, d_model, d_k)
    return Document(
        tokens=tuple(tr("word {number}", number=i + 1) for i in range(words)),
        X=np.zeros((words, d_model)),
        W_Q=np.zeros((1, d_model, d_k)),
        W_K=np.zeros((1, d_model, d_k)),
        W_V=np.zeros((1, d_model, d_k)),
        heads=(HeadSpec(tr("One head")),),
        title=tr("Empty example"),
    )


def check_sizes(*sizes: int) -> None:
    """Refuse a size outside 2 to 8.

    Raises
    ------
    EditError
        For such a size.
    """
    if not all(SMALLEST <= n <= LARGEST for n in sizes):
        raise EditError(
            tr(
                "Words, d_model and d_k must be from {smallest} to {largest}.",
                smallest=SMALLEST,
                largest=LARGEST,
            )
        )


def _fitted(array: Array, rows: int, columns: int) -> Array:
    """Cut a matrix, or fill it up: a new row or column repeats the old ones, shifted by one."""
    r = np.arange(rows)[:, None]
    c = np.arange(columns)[None, :]
    return np.asarray(array[r % array.shape[0], (c + r // array.shape[0]) % array.shape[1]])


def _fitted_head(head: HeadSpec, d_k: int, d_v: int) -> HeadSpec:
    """Keep the names of columns only where their number is the same."""
    query = head.query_names if len(head.query_names) == d_k else ()
    value = head.value_names if len(head.value_names) == d_v else ()
    return replace(head, query_names=query, value_names=value)
