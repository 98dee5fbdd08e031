"""Which cell of a step is lit before anyone points: one that tells the step's story."""

from __future__ import annotations

import numpy as np

from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.plan import PANES, StepPlan

Cell = tuple[int, int]


def strongest_link(one: OneHead) -> Cell:
    """Return (query, read): the largest share that a word gives to another word.

    The first of several equal ones; a text of one word looks at itself.
    """
    pattern = one.slice("pattern")
    if len(pattern) == 1:
        return 0, 0
    others = np.where(np.eye(len(pattern), dtype=bool), -1.0, pattern)
    query, read = np.unravel_index(int(others.argmax()), others.shape)
    return int(query), int(read)


def top_of_row(one: OneHead, query: int) -> int:
    """Return the word that a row gives its largest share to."""
    return int(one.slice("pattern")[query].argmax())


def lost_to_the_mask(one: OneHead) -> Cell | None:
    """Return (row, column) of a best score that the mask crosses out, of the last such row."""
    scaled, hidden = one.slice("scaled_scores"), one.hidden
    best = scaled.argmax(axis=1)
    rows = np.flatnonzero(hidden[np.arange(len(best)), best])
    return None if not len(rows) else (int(rows[-1]), int(best[rows[-1]]))


def first_lit(one: OneHead, step: StepPlan, link: Cell) -> Cell:
    """Return the cell of a step's result that is lit first.

    Parameters
    ----------
    link : (query, read), the pair of words the tab follows
    """
    query, read = link
    array = step.panes[-1].array
    pane = PANES[array]
    if array == "masked_scores":
        return lost_to_the_mask(one) or _some_hidden(one) or link
    if pane.rows == pane.columns == "token":
        return link
    if array == "K_T":
        return _largest(one, "K", read), read
    row = read if array in ("K", "V") else query
    return row, _largest(one, array, row)


def _largest(one: OneHead, array: str, row: int) -> int:
    return int(np.abs(one.slice(array)[row]).argmax())


def _some_hidden(one: OneHead) -> Cell | None:
    rows, columns = np.nonzero(one.hidden)
    return (int(rows[-1]), int(columns[-1])) if len(rows) else None
