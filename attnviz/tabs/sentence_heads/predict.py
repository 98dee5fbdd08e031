"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.language import tr
from attnviz.tabs.sentence_heads.by_hand_card import ByHand
from attnviz.tabs.sentence_heads.row import QueryRow
from attnviz.ui.look.labels import visible
from attnviz.ui.predict.ballot import Question

if TYPE_CHECKING:
    from attnviz.model.document.document import Document

SAME = 1e-9  # shares that differ by less are equal


def question(document: Document, head: int, row: QueryRow) -> Question:
    """Ask which word gets most of a row's attention; of equal shares each is right."""
    best = [place for place in row.order if row.pattern[row.order[0]] - row.pattern[place] < SAME]
    answer = tr(" and ").join(row.word(place) for place in best[:3]) or tr("no word")
    last = int(np.flatnonzero(row.seen).max(initial=0))
    return Question(
        about=(document.tokens, document.heads[head].name, head, row.query),
        text=tr("Who gets most of the attention of {word}?", word=row.word(row.query)),
        choices=tuple(row.name(place) for place in range(last + 1)),
        right=frozenset(best),
        answer=answer,
    )


def covered_status(document: Document, head: int, row: QueryRow) -> str:
    """Say head and row, and no number of it."""
    name = visible(document.heads[head].title)
    return tr(
        "Head {head} of {n}  {name}   row {row}  {word}   covered",
        head=head + 1,
        n=document.n_heads,
        name=name,
        row=row.query + 1,
        word=visible(row.tokens[row.query]),
    )


def covered_pair(row: QueryRow, key: int) -> str:
    """Say a pair as a screen reader does while it is covered."""
    query, read = (visible(row.tokens[place]) for place in (row.query, key))
    why = tr("covered") if row.seen[key] else tr("not written yet")
    return tr("row {row}, column {column}, {why}", row=query, column=read, why=why)


def covered_card(row: QueryRow) -> ByHand:
    """Return the card that shows nothing yet."""
    return ByHand(query=row.tokens[row.query], key="?", lines=(tr("covered until the reveal"),))
