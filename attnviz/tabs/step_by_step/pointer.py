"""Which cell the tab speaks of: pointed at, kept lit by a person, or lit first by the step."""

from __future__ import annotations

from attnviz.session import Selection
from attnviz.tabs.step_by_step.focus import first_lit, strongest_link, top_of_row
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.plan import PANES, StepPlan

Lit = tuple[str, int, int]
Cell = tuple[int, int]


class Pointer:
    """Remembers the pointed-at cell, and the pair of words that the tab follows.

    The pair is chosen once for what was opened or chosen, so that edits do not move the light.
    `kept_on` is the step on which a cell was lit by hand: elsewhere its words are what counts.
    """

    def __init__(self) -> None:
        self.hovered: Lit | None = None
        self.kept_on = 0
        self._followed: dict[tuple[int, int], Cell] = {}
        self._original: object = None

    def link(self, one: OneHead, selection: Selection, own: bool) -> Cell:
        """Return (query, read).

        Parameters
        ----------
        own : the tab shows an example of its own; else it follows the word of tab 1
        """
        pair = kept_pair(one, selection)
        if pair is not None:
            return pair
        if not own:
            query = min(selection.token, one.document.n_tokens - 1)
            return query, top_of_row(one, query)
        original = one.document.original
        if original is not self._original:
            self._original, self._followed = original, {}
        key = (one.head, one.document.n_tokens)
        if key not in self._followed:
            self._followed[key] = strongest_link(one)
        return self._followed[key]

    def lit(self, one: OneHead, step: StepPlan, selection: Selection, own: bool) -> Lit:
        """Return the cell that is kept lit on a step."""
        kept = kept_cell(one, selection)
        result = step.arrays[-1]
        here = kept is not None and (kept[0] == result or self.kept_on == step.number)
        if kept is not None and here and kept[0] in step.arrays:
            return kept
        pair = kept_pair(one, selection)
        pane = PANES[result]
        if pair is not None and pane.rows == pane.columns == "token":
            return (result, *pair)
        return (result, *first_lit(one, step, self.link(one, selection, own)))

    def shown(self, one: OneHead, step: StepPlan, selection: Selection, own: bool) -> Lit:
        """Return the cell that lights, arithmetic and status speak of: the pointed-at one first."""
        hovered = self.hovered
        if hovered is not None and _inside(one, step, hovered):
            return hovered
        return self.lit(one, step, selection, own)


def _inside(one: OneHead, step: StepPlan, cell: Lit) -> bool:
    array, row, column = cell
    if array not in step.arrays:
        return False
    rows, columns = one.shape(array)
    return row < rows and column < columns


def kept_cell(one: OneHead, selection: Selection) -> Lit | None:
    """Return the cell a person keeps lit, when it belongs to this head."""
    if selection.cell is None or selection.cell[0] not in PANES:
        return None
    array, index = selection.cell
    cell = one.cell(array, index)
    return None if cell is None else (array, *cell)


def kept_pair(one: OneHead, selection: Selection) -> Cell | None:
    """Return (query, read) of a kept cell between words."""
    kept = kept_cell(one, selection)
    if kept is None:
        return None
    pane = PANES[kept[0]]
    return kept[1:] if pane.rows == pane.columns == "token" else None
