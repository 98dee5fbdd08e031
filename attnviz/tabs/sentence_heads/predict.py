"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.language import tr
from attnviz.tabs.sentence_heads.by_hand_card import ByHand
from attnviz.tabs.sentence_heads.row import Row
from attnviz.ui.look.labels import visible
from attnviz.ui.predict.ballot import Question

if TYPE_CHECKING:
    from attnviz.model.document.document import Document

SAME = 1e-9  # shares that differ by less are equal


def question(document: Document, head: int, row: Row) -> Question:
    """Ask which word gets most of a row's attention; of equal shares each is right."""
    best = [place for place in row.order if row.shares[row.order[0]] - row.shares[place] < SAME]
    answer = tr(" and ").join(row.word(place) for place in best[:3]) or tr("no word")
    last = int(np.flatnonzero(row.seen).max(initial=0))
    return Question(
        about=(document.tokens, document.heads[head].name, head, row.asker),
        text=tr("Who gets most of the attention of {word}?", word=row.word(row.asker)),
        choices=tuple(row.name(place) for place in range(last + 1)),
        right=frozenset(best),
        answer=answer,
    )


def covered_status(document: Document, head: int, row: Row) -> str:
    """Say head and row, and no number of it."""
    name = visible(document.heads[head].title)
    return tr(
        "Head {head} of {n}  {name}   row {row}  {word}   covered",
        head=head + 1,
        n=document.n_heads,
        name=name,
        row=row.asker + 1,
        word=visible(row.tokens[row.asker]),
    )


def covered_pair(row: Row, source: int) -> str:
    """Say a pair as a screen reader does while it is covered."""
    asker, read = (visible(row.tokens[place]) for place in (row.asker, source))
    why = tr("covered") if row.seen[source] else tr("not written yet")
    return tr("row {row}, column {column}, {why}", row=asker, column=read, why=why)


def covered_card(row: Row) -> ByHand:
    """Give the card that shows nothing yet."""
    return ByHand(asker=row.tokens[row.asker], source="?", lines=(tr("covered until the reveal"),))
