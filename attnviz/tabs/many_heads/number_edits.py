"""Edits of single numbers: undo texts, one step a drag, and what the caption tells about them."""

from __future__ import annotations

from functools import partial

import numpy as np

from attnviz.language import possessive, tr
from attnviz.model.edits.layer import set_cell
from attnviz.session import Session
from attnviz.tabs.many_heads.figure import Figure
from attnviz.ui.look.numbers import fixed, shortest
from attnviz.ui.tab.edit_news import EditNews, Told

# Which columns are locked is the grid's to say.
_set_cell = partial(set_cell, unlocked=False)
SAME = 1e-12


class NumberEdits(EditNews):
    """Sends edits of X and W_O to the session."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def set(
        self, matrix: str, index: tuple[int, int], value: float, gesture: int, figure: Figure
    ) -> bool:
        """Set one number; edits with one gesture are one undo step and one story."""
        key = (matrix, index, gesture)
        old = float(getattr(self._session.document(), matrix)[index])
        what = self._name(matrix, index, figure)
        told = Told(key, what, old, float(value), figure.row, figure.update)
        text = f"{what} {shortest(value)}"
        edit = partial(self._session.edit, _set_cell, matrix, index, value)
        return self.carry_out(told, partial(edit, text=text, merge_key=key))

    def caption(self, figure: Figure) -> str:
        """Say what the last edit did to the locked row's update; empty with nothing to tell."""
        told = self.told_of(figure.row, figure.update)
        if told is None:
            return ""
        lead = f"{told.what} {shortest(told.old, 4)} → {shortest(told.new, 4)}"
        moved = np.abs(figure.update - told.before)
        place, word = int(moved.argmax()), figure.tokens[figure.row]
        if moved[place] <= SAME:
            return tr("{first}: the update of “{word}” stays as it was.", first=lead, word=word)
        return tr(
            "{first}: the update of “{word}” has {name} {change}.",
            first=lead,
            word=word,
            name=figure.update_names[place],
            change=f"{fixed(told.before[place])} → {fixed(figure.update[place])}",
        )

    def _name(self, matrix: str, index: tuple[int, int], figure: Figure) -> str:
        row, column = index
        if matrix == "X":
            owner = possessive(figure.tokens[row])
            return tr("{owner} {thing}", owner=owner, thing=figure.document.feature_names[column])
        head = row // figure.document.d_v
        return f"W_O H{head + 1} {figure.concat_names[row]} → {figure.update_names[column]}"
