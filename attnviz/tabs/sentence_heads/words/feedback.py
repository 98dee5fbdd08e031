"""What one typed number did: its name, and the pair of the row on screen that it moved most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from attnviz.engine.arrays import SAME
from attnviz.language import labelled, possessive, tr
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.row import QueryRow
from attnviz.tabs.sentence_heads.state.state import column_names, stored_head
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import decimal_mark, shortest
from attnviz.ui.look.numbers import whole_percent as percent

if TYPE_CHECKING:
    from attnviz.model.document.document import Document


def feedback(before: State, state: State) -> str:
    """Say what the number set last did to the row on screen; "" for another row or number."""
    edited, row = state.pointer.edited, state.row
    shown = (before.head, before.query) == (state.head, state.query)
    if edited is None or not shown or before.row.pattern.shape != row.pattern.shape:
        return ""
    matrix, index = edited.matrix, edited.index
    old, new = (float(getattr(each.document, matrix)[index]) for each in (before, state))
    if old == new:
        return ""  # it was something else that changed, such as the edit before it, undone
    return change(told_name(state.document, matrix, index), old, new, row, before.row.pattern)


def told_name(document: Document, matrix: str, index: tuple[int, ...]) -> str:
    """Name a number of X or of a projection matrix in a sentence: living of “animal”."""
    if matrix != "X":
        return number_name(document, matrix, index)
    word, feature = visible(document.tokens[index[0]]), document.feature_names[index[1]]
    return tr("{thing} {owner}", owner=possessive(word), thing=feature)


def number_name(document: Document, matrix: str, index: tuple[int, ...]) -> str:
    """Name a number for the undo menu: animal living, W_Q[pronoun, living]."""
    if matrix == "X":
        return f"{visible(document.tokens[index[0]])} {document.feature_names[index[1]]}"
    head = next(i for i in range(document.n_heads) if stored_head(document, matrix, i) == index[0])
    column = column_names(document, matrix, head)[index[2]]
    return f"{matrix}[{document.feature_names[index[1]]}, {column}]"


def change(what: str, old: float, new: float, row: QueryRow, before: NDArray[Any]) -> str:
    """Say what an edit did: the number, and the pair of the row on screen that it moved most.

    Parameters
    ----------
    what : the number, "living of “animal”"
    old, new : its values
    row : the row on screen after the edit
    before : (n_key,), shares of the same row before it
    """
    lead = labelled(what, f"{_with_decimal(old)} → {_with_decimal(new)}")
    moved = abs(row.pattern - before)
    place = int(moved.argmax())
    if not moved[place] > SAME:
        word = row.word(row.query)
        return tr("{change}. The shares of {word} do not change.", change=lead, word=word)
    told = {
        "change": lead,
        "asker": row.word(row.query),
        "now": percent(row.pattern[place]),
        "was": percent(before[place]),
    }
    if place == row.query:
        return tr("{change}. {asker} now gives itself {now} (was {was}).", **told)
    return tr("{change}. {asker} now gives {word} {now} (was {was}).", word=row.word(place), **told)


def _with_decimal(value: float) -> str:
    """Return a number with at least one decimal: 1.0, 0.25."""
    text = shortest(value, 4)
    return text if decimal_mark() in text else f"{text}{decimal_mark()}0"
