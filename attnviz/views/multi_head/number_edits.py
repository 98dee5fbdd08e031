"""Edits of single numbers: undo texts, one step a drag, and what the caption tells about them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np

from attnviz.language import possessive, tr
from attnviz.model.edits import set_cell
from attnviz.session import Session
from attnviz.views.multi_head.figure import Figure, Floats
from attnviz.widgets.numbers import fixed, shortest

# Which columns are locked is the grid's to say.
_set_cell = partial(set_cell, unlocked=False)
SAME = 1e-12


@dataclass(frozen=True, eq=False)
class _Told:
    """The edit that the caption tells about, and the update before it."""

    key: object
    what: str
    old: float
    new: float
    row: int
    before: Floats


class NumberEdits:
    """Sends edits of X and W_O to the session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: _Told | None = None
        self.busy = False

    def set(
        self, matrix: str, index: tuple[int, int], value: float, gesture: int, figure: Figure
    ) -> bool:
        """Set one number; edits with one gesture are one undo step and one story."""
        key = (matrix, index, gesture)
        old, before = float(getattr(self._session.document(), matrix)[index]), figure.update
        if self._told is not None and self._told.key == key:
            old, before = self._told.old, self._told.before
        what = self._name(matrix, index, figure)
        earlier = self._told
        self._told = _Told(key, what, old, float(value), figure.row, before)
        self.busy = True
        try:
            done = self._session.edit(
                _set_cell, matrix, index, value, text=f"{what} {shortest(value)}", merge_key=key
            )
        finally:
            self.busy = False
        if not done:
            self._told = earlier
        return done

    def forget(self) -> None:
        """Tell no more about the last edit."""
        self._told = None

    def caption(self, figure: Figure) -> str:
        """Say what the last edit did to the locked row's update; empty with nothing to tell."""
        told = self._told
        if told is None or told.row != figure.row or told.before.shape != figure.update.shape:
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
