"""Every edit of a document as a pure function: Document in, Document out, EditError on nonsense.

An edit that changes nothing gives back the same object, so it leaves no undo step.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError, ShapeError
from attnviz.model.document import MATRICES, Document, HeadSpec, fits_heads, numbered
from attnviz.model.mask import MaskSpec
from attnviz.model.sheet import LEAST, MOST, split_words

Index = tuple[int, ...]
LARGEST = 1e6


def set_cell(document: Document, name: str, index: Index, value: float) -> Document:
    """Set one number of X or a projection matrix.

    Parameters
    ----------
    name : "X", "W_Q", "W_K", "W_V" or "W_O"
    index : (row, column), or (head, row, column) for W_Q, W_K and W_V
    value : finite, at most a million in size

    Raises
    ------
    EditError
        For a computed array, a place outside it, a locked column of a sheet or a bad number.
    """
    array = _editable(document, name)
    inside = len(index) == array.ndim and all(
        0 <= i < n for i, n in zip(index, array.shape, strict=True)
    )
    if not inside:
        raise EditError(f"{name}: no cell {list(index)}; its shape is {list(array.shape)}")
    if array[index] == array.dtype.type(_number(name, value)):
        return document
    if name == "X" and document.sheet is not None and index[1] < document.sheet.meaning:
        return set_word_feature(document, document.tokens[index[0]], index[1], value)
    new = array.copy()
    new[index] = value
    return document.with_(**{name: new})


def set_matrix(document: Document, name: str, values: Any, head: int | None = None) -> Document:
    """Replace a whole matrix, or one head's slice of it, by numbers of the same shape.

    Raises
    ------
    EditError
        When the shape differs or a number is not finite.
    """
    array = _editable(document, name)
    part = array if head is None else array[head]
    new_part = np.asarray(values, dtype=np.float64)
    if new_part.shape != part.shape:
        want = " × ".join(str(n) for n in part.shape)
        raise EditError(f"{name}: found {_shape(new_part)}, expected {want}")
    if not np.isfinite(new_part).all() or np.abs(new_part).max(initial=0.0) > LARGEST:
        raise EditError(f"{name}: every number must be finite and at most a million in size")
    if np.array_equal(part, new_part):
        return document
    new = array.copy()
    if head is None:
        new[...] = new_part
    else:
        new[head] = new_part
    return document.with_(**{name: new})


def set_row(document: Document, name: str, row: int, values: Sequence[float]) -> Document:
    """Replace one row of X or W_O."""
    array = _editable(document, name)
    if array.ndim != 2 or not 0 <= row < array.shape[0]:
        raise EditError(f"{name}: no row {row + 1}; its shape is {list(array.shape)}")
    new = array.copy()
    if len(values) != array.shape[1]:
        raise EditError(
            f"{name} row {row + 1}: found {len(values)} numbers, expected {array.shape[1]}"
        )
    new[row] = values
    return set_matrix(document, name, new)


def set_word_feature(document: Document, token: str, feature: int, value: float) -> Document:
    """Set a meaning feature of a word, in every place where the word stands."""
    sheet = document.sheet
    if sheet is None:
        raise EditError("This document has no character sheet.")
    sheet = sheet.with_feature(token, feature, _number("X", value))
    X = document.X.copy()
    for place, other in enumerate(document.tokens):
        if sheet.key(other) == sheet.key(token):
            X[place, : sheet.meaning] = sheet.row(token)
    return document.with_(sheet=sheet, X=X)


def set_sentence(document: Document, text: str) -> Document:
    """Write another sentence for a document with a character sheet; words beyond its limit drop.

    Raises
    ------
    EditError
        When no word is left.
    """
    sheet = document.sheet
    if sheet is None:
        raise EditError("This document has no character sheet; its tokens are fixed.")
    tokens = tuple(split_words(text)[: sheet.max_words])
    if not tokens:
        raise EditError("Type at least one word")
    if tokens == document.tokens:
        return document
    mask = document.mask if document.mask.kind != "custom" else MaskSpec("causal")
    return document.with_(tokens=tokens, X=sheet.vectors(tokens), mask=mask)


def set_token(document: Document, place: int, text: str) -> Document:
    """Rename one token; with a sheet its vector follows the word."""
    if not text:
        raise EditError("A token needs at least one character.")
    tokens = (*document.tokens[:place], text, *document.tokens[place + 1 :])
    if tokens == document.tokens:
        return document
    if document.sheet is None:
        return document.with_(tokens=tokens)
    return document.with_(tokens=tokens, X=document.sheet.vectors(tokens))


def rename_feature(document: Document, feature: int, name: str) -> Document:
    """Rename a column of X."""
    names = list(document.feature_names)
    if names[feature] == name.strip():
        return document
    if document.sheet is not None:
        sheet = document.sheet.with_name(feature, name)
        return document.with_(sheet=sheet, feature_names=sheet.features)
    names[feature] = name.strip()
    return document.with_(feature_names=tuple(names))


def set_mask(document: Document, mask: MaskSpec) -> Document:
    """Choose which keys a query may look at, and switch the mask on."""
    options = replace(document.options, mask_on=True)
    return document.with_(mask=mask, options=options)


def set_option(document: Document, name: str, value: Any) -> Document:
    """Set one switch of `Options`: scale_on, mask_on, scale, temperature, softcap, …"""
    if getattr(document.options, name) == value:
        return document
    if name == "temperature" and not (isinstance(value, int | float) and 1e-3 <= value <= 1e3):
        raise EditError(f"temperature: found {value!r}, expected 0.001 to 1000")
    return document.with_(options=replace(document.options, **{name: value}))


def set_kv_heads(document: Document, used: int | None) -> Document:
    """Compute with another number of key/value heads: copies, or averages of the stored ones."""
    stored = None if used == document.n_kv_heads else used
    if stored == document.kv_heads_used:
        return document
    if stored is not None and not fits_heads(stored, document.n_kv_heads, document.n_heads):
        raise EditError(
            f"{stored} key/value heads: the number must divide {document.n_heads} "
            "query heads, so that each group has the same size"
        )
    return document.with_(kv_heads_used=stored)


def set_muted(document: Document, head: int, muted: bool) -> Document:
    """Silence a head, or let it speak again."""
    after = document.muted | {head} if muted else document.muted - {head}
    return document if after == document.muted else document.with_(muted=after)


def resize(document: Document, n_tokens: int, d_model: int, d_k: int) -> Document:
    """Cut or extend a one-head document; new numbers are 0, new projection columns repeat the old.

    Keeps W_V square enough that the output has d_model columns.
    """
    if document.n_heads != 1 or document.sheet is not None:
        raise EditError("Only the one-head example can be resized.")
    if (n_tokens, d_model, d_k) == (document.n_tokens, document.d_model, document.d_k):
        return document
    if not all(2 <= n <= 8 for n in (n_tokens, d_model, d_k)):
        raise EditError("Words, d_model and d_k go from 2 to 8.")
    tokens = (*document.tokens, *(f"word {i + 1}" for i in range(document.n_tokens, n_tokens)))
    return Document(
        tokens=tokens[:n_tokens],
        X=_fitted(document.X, n_tokens, d_model),
        W_Q=_fitted(document.W_Q[0], d_model, d_k)[None],
        W_K=_fitted(document.W_K[0], d_model, d_k)[None],
        W_V=_fitted(document.W_V[0], d_model, d_model)[None],
        heads=(HeadSpec(document.heads[0].name),),
        feature_names=numbered("d", d_model),
        mask=document.mask if document.mask.kind != "custom" else MaskSpec("causal"),
        options=document.options,
        title=document.title,
    )


def _fitted(array: NDArray[Any], rows: int, columns: int) -> NDArray[np.float64]:
    """Cut a matrix, or fill it up: a new row or column repeats the old ones, shifted by one."""
    r = np.arange(rows)[:, None]
    c = np.arange(columns)[None, :]
    return np.asarray(
        array[r % array.shape[0], (c + r // array.shape[0]) % array.shape[1]], dtype=np.float64
    )


def _editable(document: Document, name: str) -> NDArray[Any]:
    if name not in MATRICES:
        raise EditError(f"{name} is computed; change X, W_Q, W_K, W_V or W_O instead.")
    array = getattr(document, name)
    if array is None:
        raise EditError("This document has no W_O: the heads' results stand side by side.")
    return array  # type: ignore[no-any-return]


def _number(name: str, value: float) -> float:
    number = float(value)
    if not math.isfinite(number) or abs(number) > LARGEST:
        raise EditError(f"{name}: found {value}, expected a finite number up to a million")
    return number


def _shape(array: NDArray[Any]) -> str:
    return " × ".join(str(n) for n in array.shape) or "a single number"


__all__ = [
    "LEAST",
    "MOST",
    "EditError",
    "ShapeError",
    "rename_feature",
    "resize",
    "set_cell",
    "set_kv_heads",
    "set_mask",
    "set_matrix",
    "set_muted",
    "set_option",
    "set_row",
    "set_sentence",
    "set_token",
    "set_word_feature",
]
