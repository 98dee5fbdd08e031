"""Every edit of a document as a pure function: Document in, Document out, EditError on nonsense.

An edit that changes nothing gives back the same object, so it leaves no undo step.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.functions import allowed
from attnviz.errors import EditError, ShapeError
from attnviz.language import tr
from attnviz.model.document.document import MATRICES, Document, fits_heads
from attnviz.model.document.hold import Hold, kept_for
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.sheet import LEAST, LONGEST_NAME, MOST, split_words
from attnviz.model.document.unknown_words import words_for
from attnviz.model.edits.resize import resize
from attnviz.model.edits.sheet import checked_place, set_sheet_X, set_word_feature

Index = tuple[int, ...]
LARGEST = 1e6


def set_cell(
    document: Document, name: str, index: Index, value: float, *, unlocked: bool = False
) -> Document:
    """Set one number of X or a projection matrix.

    Parameters
    ----------
    name : "X", "W_Q", "W_K", "W_V" or "W_O"
    index : (row, column), or (head, row, column) for W_Q, W_K and W_V
    value : finite, at most a million in size
    unlocked : allow the position columns of a character sheet; a meaning feature of a word changes
        in every place where the word stands

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
        raise EditError(
            tr(
                "{name}: no cell {index}; its shape is {shape}",
                name=name,
                index=list(index),
                shape=list(array.shape),
            )
        )
    number = array.dtype.type(_number(name, value))
    if array[index] == number:
        return document
    if name == "X" and document.sheet is not None:
        if index[1] < document.sheet.meaning:
            return set_word_feature(document, document.tokens[index[0]], index[1], value)
        checked_place(document.sheet, index[1], unlocked=unlocked)
    new = array.copy()
    new[index] = number
    new.setflags(write=False)  # else the document copies it once more
    return document.with_(**{name: new})


def set_cells(
    document: Document, name: str, values: Mapping[Index, float], *, unlocked: bool = False
) -> Document:
    """Set several numbers of one array; see `set_cell`, also for what is refused."""
    if name == "X" and document.sheet is not None:
        for place, value in values.items():
            document = set_cell(document, name, place, value, unlocked=unlocked)
        return document
    before = array = _editable(document, name)
    for place, value in values.items():
        number = array.dtype.type(_number(name, value))
        if array[place] != number:
            array = array.copy() if array is before else array
            array[place] = number
    return document if array is before else document.with_(**{name: array})


def set_matrix(document: Document, name: str, values: Any, head: int | None = None) -> Document:
    """Replace a whole matrix, or one head's slice of it, by numbers of the same shape.

    Raises
    ------
    EditError
        When the shape differs, a number is not finite or too large, or the character sheet does
        not allow it (two places of one word that differ, a position column that changes).
    """
    array = _editable(document, name)
    if head is not None and not (array.ndim == 3 and 0 <= head < len(array)):
        raise EditError(
            tr(
                "{name}: no head {head}; its shape is {shape}",
                name=name,
                head=head + 1,
                shape=list(array.shape),
            )
        )
    part = array if head is None else array[head]
    new_part = _numbers(name, values, part)
    if np.array_equal(part, new_part):
        return document
    if name == "X" and document.sheet is not None:
        return set_sheet_X(document, new_part)
    if head is None:
        return document.with_(**{name: new_part})
    new = array.copy()
    new[head] = new_part
    return document.with_(**{name: new})


def set_arrays(document: Document, arrays: Mapping[str, NDArray[Any]]) -> Document:
    """Replace several arrays at once, matrices and others (`b_Q`, `sink_logits`), in their shapes.

    Raises
    ------
    EditError, ShapeError
        What `set_matrix` refuses, in any of them; nothing is changed then.
    """
    others = {}
    for name, values in arrays.items():
        if name in MATRICES:
            document = set_matrix(document, name, values)
            continue
        there = getattr(document, name)
        new = _numbers(name, values, there)
        if not np.array_equal(there, new):
            others[name] = new
    return document.with_(**others) if others else document


def set_row(document: Document, name: str, row: int, values: Sequence[float]) -> Document:
    """Replace one row of X or W_O.

    Raises
    ------
    EditError
        For a computed array, a row outside it, or what `set_matrix` refuses.
    """
    array = _editable(document, name)
    number = document.numbering.of(row) if name == "X" else row + 1
    if array.ndim != 2 or not 0 <= row < array.shape[0]:
        raise EditError(
            tr(
                "{name}: no row {row}; its shape is {shape}",
                name=name,
                row=number,
                shape=list(array.shape),
            )
        )
    new = array.copy()
    new[row] = _numbers(f"{name} row {number}", values, array[row])
    return set_matrix(document, name, new)


def set_sentence(document: Document, text: str) -> Document:
    """Write another sentence for a document with a character sheet; words beyond its limit drop.

    Raises
    ------
    EditError
        When no word is left.
    """
    sheet = document.sheet
    if sheet is None:
        raise EditError(tr("This document has no character sheet; its tokens are fixed."))
    tokens = tuple(split_words(text)[: sheet.max_words])
    if not tokens:
        raise EditError(tr("Type at least one word"))
    if tokens == document.tokens:
        return document
    sheet = words_for(sheet, tokens)
    X = sheet.vectors(tokens).astype(document.X.dtype)
    mask = document.mask.fitted(len(tokens))
    holds = _still_held(document, tokens)
    return document.with_(tokens=tokens, X=X, mask=mask, sheet=sheet, holds=holds)


def set_token(document: Document, place: int, text: str) -> Document:
    """Rename one token; with a sheet its meaning features follow the word.

    Raises
    ------
    EditError
        For an empty text, or a place where there is no token.
    """
    if not text:
        raise EditError(tr("A token needs at least one character."))
    if not 0 <= place < document.n_tokens:
        raise EditError(
            tr(
                "no token {place}; there are {n_tokens}",
                place=document.numbering.of(place),
                n_tokens=document.n_tokens,
            )
        )
    tokens = (*document.tokens[:place], text, *document.tokens[place + 1 :])
    if tokens == document.tokens:
        return document
    sheet = document.sheet
    if sheet is None:
        return document.with_(tokens=tokens)
    sheet = words_for(sheet, tokens)
    X = document.X.copy()
    X[place, : sheet.meaning] = sheet.row(text)
    return document.with_(tokens=tokens, X=X, sheet=sheet, holds=_still_held(document, tokens))


def rename_feature(document: Document, feature: int, name: str) -> Document:
    """Rename a column of X, in the character sheet too.

    Raises
    ------
    EditError
        For a column that is not there, or a name that is empty or too long.
    """
    new = name.strip()
    if not 0 <= feature < document.d_model:
        raise EditError(
            tr(
                "no column {feature}; there are {d_model}",
                feature=feature + 1,
                d_model=document.d_model,
            )
        )
    if not 1 <= len(new) <= LONGEST_NAME:
        raise EditError(
            tr("A feature name needs 1 to {longest_name} characters.", longest_name=LONGEST_NAME)
        )
    if document.feature_names[feature] == new:
        return document
    sheet = document.sheet and document.sheet.with_name(feature, new)
    names = tuple(new if i == feature else n for i, n in enumerate(document.feature_names))
    return document.with_(sheet=sheet, feature_names=names)


def set_mask(document: Document, mask: MaskSpec) -> Document:
    """Choose which keys a query may look at, and switch the mask on."""
    if document.mask == mask and document.options.mask_on:
        return document
    return document.with_(mask=mask, options=replace(document.options, mask_on=True))


def toggle_mask_cell(document: Document, query: int, key: int) -> Document:
    """Hide what a query may see at a key, or let it look; the mask becomes a drawn one.

    Raises
    ------
    EditError
        For a cell outside the mask.
    """
    n, mask = document.n_tokens, document.mask
    if not (0 <= query < n and 0 <= key < n):
        raise EditError(tr("no cell {value} in a mask of {n} × {n}", value=[query, key], n=n))
    cells = allowed(mask, True, n)
    cells[query, key] = not cells[query, key]
    return set_mask(document, replace(mask, kind="custom", custom=cells))


def set_option(document: Document, name: str, value: Any) -> Document:
    """Set one switch of `Options`: scale_on, mask_on, scale, temperature, softcap, …

    Raises
    ------
    EditError
        For an unknown switch, or a value that it cannot have.
    """
    if name not in document.options.__dict__:
        raise EditError(
            tr(
                "unknown option {name}; known options: {dict}",
                name=repr(name),
                dict=", ".join(document.options.__dict__),
            )
        )
    if getattr(document.options, name) == value:
        return document
    return document.with_(options=replace(document.options, **{name: value}))


def set_kv_heads(document: Document, used: int | None) -> Document:
    """Compute with another number of key/value heads: copies, or averages of the stored ones.

    Raises
    ------
    EditError
        When the number does not divide that of the query heads.
    """
    stored = None if used == document.n_kv_heads else used
    if stored == document.kv_heads_used:
        return document
    if stored is not None and not fits_heads(stored, document.n_kv_heads, document.n_heads):
        raise EditError(
            tr(
                "{stored} key/value heads: the number must divide {n_heads} query heads, so that "
                "each group has the same size",
                stored=stored,
                n_heads=document.n_heads,
            )
        )
    holds = tuple(hold for hold in document.holds if hold.array not in ("K", "V"))
    return document.with_(kv_heads_used=stored, holds=holds)


def set_muted(document: Document, head: int, muted: bool) -> Document:
    """Silence a head, or let it speak again."""
    after = document.muted | {head} if muted else document.muted - {head}
    return document if after == document.muted else document.with_(muted=after)


def _still_held(document: Document, tokens: tuple[str, ...]) -> tuple[Hold, ...]:
    """Return the holds of words that are unchanged, as are all words before them."""
    pairs = zip(document.tokens, tokens, strict=False)
    same = next((i for i, (old, new) in enumerate(pairs) if old != new), None)
    shared = min(len(document.tokens), len(tokens)) if same is None else same
    return kept_for(document.holds, shared)


def _editable(document: Document, name: str) -> NDArray[Any]:
    if name not in MATRICES:
        raise EditError(
            tr("{name} is computed; change X, W_Q, W_K, W_V or W_O instead.", name=name)
        )
    array: NDArray[Any] | None = getattr(document, name)
    if array is None:
        raise EditError(
            tr("This document has no W_O: the outputs of the heads are only concatenated.")
        )
    return array


def _number(name: str, value: float) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number) or abs(number) > LARGEST:
        raise EditError(
            tr(
                "{name}: found {value}, expected a finite number up to a million",
                name=name,
                value=value,
            )
        )
    return number


def _numbers(name: str, values: Any, like: NDArray[Any]) -> NDArray[Any]:
    """Return numbers in the shape and dtype of an array."""
    try:
        found = np.array(values, dtype=np.float64)
    except (TypeError, ValueError, OverflowError) as error:
        raise EditError(
            tr("{name}: expected numbers in rows of equal length ({error})", name=name, error=error)
        ) from error
    if found.shape != like.shape:
        raise EditError(
            tr(
                "{name}: found {found}, expected {like}",
                name=name,
                found=_shape(found),
                like=_shape(like),
            )
        )
    if not np.isfinite(found).all() or np.abs(found).max(initial=0.0) > LARGEST:
        raise EditError(
            tr("{name}: every number must be finite and at most a million in size", name=name)
        )
    return found.astype(like.dtype, copy=False)


def _shape(array: NDArray[Any]) -> str:
    return " × ".join(str(n) for n in array.shape) or tr("a single number")


__all__ = [
    "LEAST",
    "MOST",
    "EditError",
    "ShapeError",
    "rename_feature",
    "resize",
    "set_arrays",
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
    "toggle_mask_cell",
]
