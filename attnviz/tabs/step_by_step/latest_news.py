"""Remembers what the last change did, until a person moves on."""

from __future__ import annotations

from attnviz.tabs.step_by_step.news import news
from attnviz.tabs.step_by_step.one_head import OneHead


class LatestNews:
    """The sentence of the caption about the last change; "" when there is none."""

    def __init__(self, one: OneHead) -> None:
        self.text = ""
        self._start: tuple[int, OneHead] = (0, one)
        self._moves_on = False

    def changed(self, before: OneHead, after: OneHead, gesture: int, row: int) -> None:
        """Tell a change; numbers of one gesture are compared with those it started from.

        Parameters
        ----------
        row : the query word in view
        """
        if not gesture or gesture != self._start[0]:
            self._start = (gesture, before)
        self.text = news(self._start[1], after, row)
        # Enter moves on to the next cell: that must not take the news of the edit away.
        self._moves_on = bool(gesture)

    def pointed_elsewhere(self, step_or_head: bool) -> None:
        """Forget the news when a person looks at something else."""
        if step_or_head or not self._moves_on:
            self.text = ""
        self._moves_on = False
