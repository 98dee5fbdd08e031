"""What the last edit of a number did."""

from __future__ import annotations

import numpy as np

from attnviz.language import labelled, possessive, tr
from attnviz.model.document.document import Document
from attnviz.tabs.many_heads.state import Cell, State, concat_names, update_names
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import (
    fixed,
    shortest,
)

UNMOVED = 1e-12


def feedback(before: State, state: State) -> str:
    """Say what one typed number did to the locked row's update; nothing over the other views."""
    if state.shown != "layer":
        return ""
    if before.row != state.row or before.update.shape != state.update.shape:
        return ""
    edited = _edited(before.document, state.document)
    if edited is None:
        return ""
    matrix, place = edited
    old, new = (getattr(each.document, matrix)[place] for each in (before, state))
    what = number_name(state.document, matrix, place)
    lead = labelled(what, f"{shortest(float(old), 4)} → {shortest(float(new), 4)}")
    moved = np.abs(state.update - before.update)
    most, word = int(moved.argmax()), state.tokens[state.row]
    if moved[most] <= UNMOVED:
        return tr("{first}. The update of “{word}” does not change.", first=lead, word=word)
    return tr(
        "{first}. In the update of “{word}”: {name} {change}.",
        first=lead,
        word=word,
        name=state.update_names[most],
        change=f"{fixed(before.update[most])} → {fixed(state.update[most])}",
    )


def _edited(before: Document, after: Document) -> tuple[str, Cell] | None:
    """Return the one number of X or W_O that differs."""
    for matrix in ("X", "W_O"):
        old, new = getattr(before, matrix), getattr(after, matrix)
        if old is new or np.shape(old) != np.shape(new):
            continue
        rows, columns = np.nonzero(old != new)
        if len(rows) == 1:
            return matrix, (int(rows[0]), int(columns[0]))
    return None


def number_name(document: Document, matrix: str, place: Cell) -> str:
    """Name a number of X or W_O."""
    row, column = place
    if matrix == "X":
        owner = possessive(visible(document.tokens[row]))
        return tr("{thing} {owner}", owner=owner, thing=document.feature_names[column])
    from_, to = concat_names(document)[row], update_names(document)[column]
    return f"W_O[H{row // document.d_v + 1} {from_}, {to}]"
