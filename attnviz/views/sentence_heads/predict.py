"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.views.sentence_heads.row import Row
from attnviz.widgets.ballot import Question
from attnviz.widgets.by_hand_card import ByHand
from attnviz.widgets.labels import visible

if TYPE_CHECKING:
    from attnviz.model.document import Document

SAME = 1e-9  # shares that differ by less are equal


def question(document: Document, head: int, row: Row) -> Question:
    """Ask which word gets most of a row's attention; of equal shares each is right."""
    best = [place for place in row.order if row.shares[row.order[0]] - row.shares[place] < SAME]
    answer = " and ".join(row.word(place) for place in best[:3]) or "no word"
    last = int(np.flatnonzero(row.seen).max(initial=0))
    return Question(
        about=(document.tokens, document.heads[head].name, head, row.asker),
        text=f"Who gets most of the attention of {row.word(row.asker)}?",
        choices=tuple(row.name(place) for place in range(last + 1)),
        right=frozenset(best),
        answer=answer,
    )


def covered_status(document: Document, head: int, row: Row) -> str:
    """Say head and row, and no number of it."""
    name = visible(document.heads[head].name)
    return (
        f"Head {head + 1} of {document.n_heads}  {name}   "
        f"row {row.asker + 1}  {visible(row.tokens[row.asker])}   covered"
    )


def covered_pair(row: Row, source: int) -> str:
    """Say a pair as a screen reader does while it is covered."""
    asker, read = (visible(row.tokens[place]) for place in (row.asker, source))
    why = "covered" if row.seen[source] else "not written yet"
    return f"row {asker}, column {read}, {why}"


def covered_card(row: Row) -> ByHand:
    """Give the card that shows nothing yet."""
    return ByHand(asker=row.tokens[row.asker], source="?", lines=("covered until the reveal",))
