"""Which words and features of the character sheet say most about the row on screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from attnviz.model.document.document import Document
    from attnviz.tabs.sentence_heads.state.row import QueryRow

FEATURES = 4
KEYS = 2
MOST_WORDS = KEYS + 2  # with the query word and one other


@dataclass(frozen=True)
class Excerpt:
    """Rows (places of words) and columns (features) of X, both in the order of the text."""

    words: tuple[int, ...]
    features: tuple[int, ...]


def excerpt(document: Document, row: QueryRow, head: int, covered: bool = False) -> Excerpt:
    """Choose the query word, its two best keys and one other, and the features in play.

    The other one is the visible word that offers most of the rest. The features are those that
    these words carry and this head listens to (W_Q for the query, W_K for the others), then those
    it listens to at all; the marks of the first word and of every word are left out. While the
    row's answer is covered only the query word is chosen: its best keys would tell.
    """
    words = [row.query] if covered else _words(row)
    listens = np.abs(document.W_Q[head]).sum(axis=1)
    offered = np.abs(document.W_K[document.kv_of_head[head]]).sum(axis=1)
    carried = np.abs(document.X)
    keys = [place for place in words if place != row.query]
    in_play = carried[row.query] * listens
    if keys:
        in_play = np.maximum(in_play, (carried[keys] * offered).max(axis=0))
    ranked = np.lexsort((-(listens + offered), -in_play))
    usable = [int(feature) for feature in ranked if feature not in _marks(document)]
    return Excerpt(tuple(sorted(words)), tuple(sorted(usable[:FEATURES])))


def _words(row: QueryRow) -> list[int]:
    """Return the query, its two best keys and the visible word that offers most besides."""
    keys = [place for place in row.order if place != row.query]
    best, others = keys[:KEYS], keys[KEYS:]
    words = [row.query, *best]
    if others:
        offers: NDArray[Any] = np.linalg.norm(row.keys[others], axis=1)
        words.append(others[int(offers.argmax())])
    return words


def _marks(document: Document) -> set[int]:
    return set() if document.sheet is None else {document.sheet.first, document.sheet.one}
