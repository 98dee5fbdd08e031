"""Edits of single numbers: undo texts, one step a drag, and what the caption tells about them."""

from __future__ import annotations

from functools import partial
from typing import Any

from attnviz.language import possessive, tr
from attnviz.model.edits.layer import set_cell
from attnviz.session import Session
from attnviz.tabs.sentence_heads import captions
from attnviz.tabs.sentence_heads.row import QueryRow
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import shortest
from attnviz.ui.tab.edit_news import EditNews, Told

# Which columns are locked is the grid's to say: its padlock may be open.
_set_free_cell = partial(set_cell, unlocked=True)


class NumberEdits(EditNews):
    """Sends edits of X and the projection matrices to the session."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def set(
        self, matrix: str, index: tuple[int, ...], value: float, gesture: int, row: QueryRow
    ) -> bool:
        """Set one number; edits with one gesture are one undo step and one story.

        Parameters
        ----------
        matrix, index : the cell, with the head first for W_Q, W_K and W_V
        row : the row on screen before the edit
        """
        key, head = (matrix, index, gesture), self._session.selection.head
        old = float(getattr(self._session.document(), matrix)[index])
        what, named = self._words(matrix, index)
        told = Told(key, what, old, float(value), (head, row.query), row.pattern)
        text = f"{named} {shortest(value)}"
        edit = partial(self._session.edit, _set_free_cell, matrix, index, value)
        return self.carry_out(told, partial(edit, text=text, merge_key=key))

    def caption(self, row: QueryRow, head: int) -> str:
        """Say what the last edit did to the row on screen; empty when there is nothing to tell."""
        told = self.told_of((head, row.query), row.pattern)
        if told is None:
            return ""
        return captions.change(told.what, told.old, told.new, row, told.before)

    def _words(self, matrix: str, index: tuple[int, ...]) -> tuple[str, str]:
        """Name a number for the caption and for the undo menu."""
        document = self._session.document()
        feature = document.feature_names[index[-2] if matrix != "X" else index[1]]
        if matrix == "X":
            word = visible(document.tokens[index[0]])
            return tr("{owner} {thing}", owner=possessive(word), thing=feature), f"{word} {feature}"
        spec = next(
            h for i, h in enumerate(document.heads) if _stored_head(document, matrix, i) == index[0]
        )
        names = spec.value_names if matrix == "W_V" else spec.query_names
        column = names[index[2]] if names else str(index[2] + 1)
        return f"{matrix} {feature} → {column}", f"{matrix} {feature} → {column}"


def _stored_head(document: Any, matrix: str, head: int) -> int:
    return head if matrix == "W_Q" else int(document.kv_of_head[head])
