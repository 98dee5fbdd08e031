"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

import numpy as np

from attnviz.language import tr
from attnviz.tabs.many_heads.figure import Figure
from attnviz.ui.predict.ballot import Question

SAME = 1e-9  # shares that differ by less are equal


def question(figure: Figure) -> Question:
    """Ask which word the chosen head reads most in the locked row; equal shares are all right."""
    shares = figure.pattern[figure.head, figure.row]
    seen = np.flatnonzero(~figure.hidden[figure.row])
    best = [int(place) for place in seen if shares.max() - shares[place] < SAME]
    word = figure.tokens[figure.row]
    document = figure.document
    return Question(
        about=(document.tokens, document.heads, figure.head, figure.row, figure.group_of_head),
        text=tr(
            "Which word does “{word}” read most in H{number}?", word=word, number=figure.head + 1
        ),
        choices=figure.tokens[: int(seen.max(initial=0)) + 1],
        right=frozenset(best),
        answer=tr(" and ").join(f"“{figure.tokens[place]}”" for place in best[:3]) or tr("no word"),
    )


def covered_status(figure: Figure) -> str:
    """Say head and row, and no number of it."""
    return tr(
        "{head}   row {word}   covered",
        head=figure.name(figure.head),
        word=figure.tokens[figure.row],
    )


def covered_cell(figure: Figure, key: int) -> str:
    """Say a cell of the covered row."""
    why = tr("not written yet") if figure.hidden[figure.row, key] else tr("covered")
    return tr(
        "row {row}, column {column}, {why}",
        row=figure.tokens[figure.row],
        column=figure.tokens[key],
        why=why,
    )


def covered_path(figure: Figure) -> str:
    """Say a number that follows from the covered row."""
    return tr("what {word} gets: covered", word=figure.tokens[figure.row])
