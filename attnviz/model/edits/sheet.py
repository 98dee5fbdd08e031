"""Edits of X that go through the character sheet, where a row belongs to a word, not to a place."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.sheet import Sheet


def set_word_feature(document: Document, token: str, feature: int, value: float) -> Document:
    """Set a meaning feature of a word, in every place where the word stands.

    Raises
    ------
    EditError
        Without a character sheet, for a position column, or a value outside -9.9 to 9.9.
    """
    sheet = document.sheet
    if sheet is None:
        raise EditError(tr("This document has no character sheet."))
    if not 0 <= feature < len(sheet.features):
        raise EditError(
            tr(
                "unknown feature {feature}; known features: {features}",
                feature=feature + 1,
                features=len(sheet.features),
            )
        )
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number):
        raise EditError(
            tr(
                "{features}: found {value}, expected −9.9 to 9.9",
                features=sheet.features[feature],
                value=value,
            )
        )
    if (
        feature < sheet.meaning
        and sheet.row(token)[feature] == number
        and _in_step(document, token)
    ):
        return document
    return _follow(document, sheet.with_feature(token, feature, number), {sheet.key(token)})


def set_sheet_X(document: Document, X: NDArray[Any]) -> Document:
    """Replace the meaning features of all words by those in the rows of X.

    Raises
    ------
    EditError
        When one word has different rows in different places, or a position column changed.
    """
    sheet = document.sheet
    assert sheet is not None
    if not np.array_equal(X[:, sheet.meaning :], document.X[:, sheet.meaning :]):
        raise EditError(
            tr(
                "X: the columns from {features} on are set by position; leave them as they are",
                features=sheet.features[sheet.meaning],
            )
        )
    rows: dict[str, NDArray[Any]] = {}
    for place, (token, row) in enumerate(zip(document.tokens, X[:, : sheet.meaning], strict=True)):
        first = rows.setdefault(sheet.key(token), row)
        if not np.array_equal(first, row):
            raise EditError(
                tr(
                    "X row {place}: found different numbers than in the first row of "
                    "{token}; a word has the same row wherever it stands",
                    place=place + 1,
                    token=repr(token),
                )
            )
    for word, row in rows.items():
        for feature in np.flatnonzero(sheet.row(word) != row):
            sheet = sheet.with_feature(word, int(feature), float(row[feature]))
    return _follow(document, sheet, set(rows))


def checked_place(sheet: Sheet, column: int, *, unlocked: bool) -> None:
    """Refuse a column that follows from the place in the text, unless it is unlocked."""
    name = sheet.features[column]
    if column in (sheet.first, sheet.one):
        raise EditError(
            tr("{name} is locked: it marks the first word, or is 1 for every word.", name=name)
        )
    if not unlocked:
        raise EditError(tr("{name} is set by position; unlock it first.", name=name))


def _in_step(document: Document, token: str) -> bool:
    """Whether X holds in all places of a word what its sheet says."""
    sheet = document.sheet
    assert sheet is not None
    row = sheet.row(token).astype(document.X.dtype)
    places = [i for i, other in enumerate(document.tokens) if sheet.key(other) == sheet.key(token)]
    return all(np.array_equal(document.X[i, : sheet.meaning], row) for i in places)


def _follow(document: Document, sheet: Sheet, words: set[str]) -> Document:
    """Put the rows of some words into X as the sheet says them now."""
    X = document.X.copy()
    for place, token in enumerate(document.tokens):
        if sheet.key(token) in words:
            X[place, : sheet.meaning] = sheet.row(token)
    return document.with_(sheet=sheet, X=X)
