"""A motion of this tab: one number of X changes, and every step follows."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.run import run
from attnviz.language import mark
from attnviz.model.edits.layer import set_cell
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import LAST
from attnviz.tabs.step_by_step.words.feedback import news
from attnviz.ui.tab.reel import Reel, ReelPart

PARTS = (ReelPart(0.3), ReelPart(0.7, True), ReelPart(0.8))
"""Of a step: as it was, on its way, as it is then."""


def edit_reel(view: Any) -> Reel:
    """Return the motion."""
    edit = _Edit(view)
    parts = (*PARTS * LAST, ReelPart(1.2))
    return Reel(
        "edit", mark("One number changes, and what follows"), parts, edit.show, say=edit.say
    )


class _Edit:
    """Takes the largest number of X through zero to its opposite, on each step anew."""

    def __init__(self, view: Any) -> None:
        self._view = view
        self._before = view.state.one
        size = np.abs(_open_numbers(view.state.one))
        row, column = np.unravel_index(int(size.argmax()), size.shape)
        self._place = int(row), int(column)
        self._old = float(view.state.one.document.X[self._place])
        self._new = -self._old if self._old else 1.0
        self._news = ""

    def show(self, part: int, moment: float) -> None:
        """Show a step with the number as it is at that moment."""
        step, phase = divmod(min(part, len(PARTS) * LAST - 1), len(PARTS))
        on_its_way = round(self._old + (self._new - self._old) * moment, 2)
        value = (self._old, on_its_way, self._new)[phase]
        session = self._view.session
        session.select(step=step + 1, cell=("X", self._place))
        session.edit(set_cell, "X", self._place, value, slot="example", merge_key="reel")

    def say(self, part: int) -> str:
        """Tell the whole change, whichever step it has come to."""
        if not self._news:
            before = self._before
            document = set_cell(before.document, "X", self._place, self._new)
            after = OneHead(document, run(document, before.trace), before.head)
            self._news = news(before, after, self._view.state.link[0])
        return self._news


def _open_numbers(one: OneHead) -> NDArray[Any]:
    """Return the columns of X that can be changed."""
    sheet = one.document.sheet
    return one.document.X if sheet is None else one.document.X[:, : sheet.meaning]
