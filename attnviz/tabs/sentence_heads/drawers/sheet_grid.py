"""Grids of the character sheet: which numbers, whose, and which of them are locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.language import tr
from attnviz.model.document.sheet import LEAST, MOST
from attnviz.model.document.unknown_words import vectors_for
from attnviz.tabs.sentence_heads.state.state import row_names
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed

if TYPE_CHECKING:
    from attnviz.model.document.document import Document

FREE = 1e6  # limit of numbers that belong to no sheet


def sheet_grid(
    document: Document,
    words: Sequence[int],
    features: Sequence[int],
    *,
    query: int | None = None,
    unlocked: bool = False,
    **themes: Any,
) -> Grid:
    """Show some words' features as a grid that a person may change.

    Parameters
    ----------
    words, features : rows and columns of X
    query : row to write bold
    unlocked : whether the hands of the dial may be changed too
    """
    values = _block(document.X, words, features)
    bold = [i for i, word in enumerate(words) if word == query]
    sheet = document.sheet
    bounds = (LEAST, MOST) if sheet is not None else (-FREE, FREE)
    return Grid(
        values,
        row_labels=row_labels(document, words),
        spoken_columns=[document.feature_names[feature] for feature in features],
        quantity="signed",
        limit=scale_end(document),
        style="shortest",
        editable=True,
        locked=_locked(document, features, len(words), unlocked),
        changed=_changed(document, words, features),
        bounds=bounds,
        bold_rows=bold,
        square=False,
        **themes,
    )


def scale_end(document: Document) -> float:
    """Return the number with the full colour: 1, or the largest one there is."""
    return max(1.0, float(np.abs(document.X).max()))


def row_labels(document: Document, words: Sequence[int]) -> list[str]:
    """Return the words, with a question mark after those that the word list does not have."""
    names = row_names(document)
    return [names[word] for word in words]


def _locked(
    document: Document, features: Sequence[int], n_words: int, unlocked: bool
) -> NDArray[np.bool_] | None:
    """Mark what follows from the place in the text."""
    sheet = document.sheet
    if sheet is None:
        return None
    free = set(range(sheet.meaning)) | (set(sheet.dial.columns) if unlocked else set())
    columns = np.array([feature not in free for feature in features])
    return np.tile(columns, (n_words, 1))


def _changed(
    document: Document, words: Sequence[int], features: Sequence[int]
) -> NDArray[np.bool_] | None:
    """Mark numbers that differ from the sheet as it was opened."""
    start = document.original
    if start is document:
        return None
    if document.sheet is not None and start.sheet is not None:
        before = vectors_for(start.sheet, document.tokens)
    elif start.X.shape == document.X.shape:
        before = start.X
    else:
        return None
    changed: NDArray[np.bool_] = _block(document.X, words, features) != _block(
        before, words, features
    )
    return changed


def _block(array: NDArray[Any], words: Sequence[int], features: Sequence[int]) -> NDArray[Any]:
    # A third of the time of array[np.ix_(words, features)].
    return array.take(words, axis=0).take(features, axis=1)


def why_locked(document: Document, feature: int) -> str:
    """Say why a number cannot be changed here."""
    name = document.feature_names[feature]
    sheet = document.sheet
    if sheet is not None and feature in sheet.dial.columns:
        return tr(
            "{name} is set by position; unlock it in “Whole sheet” (F4).",
            name=name,
        )
    return tr("{name} is the same for every text and cannot be changed.", name=name)


def number_text(document: Document, word: int, feature: int) -> str:
    """Say one number of a word."""
    return tr(
        "{word}, {feature}: {value}",
        word=visible(document.tokens[word]),
        feature=document.feature_names[feature],
        value=fixed(document.X[word, feature]),
    )
