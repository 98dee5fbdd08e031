"""The arithmetic of a cell of the head on screen, and what a number is that none made."""

from __future__ import annotations

from attnviz.language import mark, tr
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES
from attnviz.tabs.step_by_step.words.wording import by_rows
from attnviz.ui.look import numbers
from attnviz.ui.tab import by_hand as arithmetic
from attnviz.ui.tab.by_hand import Pieces, brief


def by_hand(one: OneHead, array: str, row: int, column: int) -> Pieces:
    """Write the arithmetic of a cell, without its name; nothing for a number that only moved."""
    return arithmetic.by_hand(one.document, one.trace, array, one.place(array, row, column))


def note(one: OneHead, array: str, row: int, column: int) -> str:
    """Say what a number is that no arithmetic made: typed, moved, or beside its input."""
    number = one.slice(array)[row, column]
    if PANES[array].matrix:
        return tr("{number}, an input: type a new value", number=numbers.exact(number))
    if array == "K_T":
        row_of_k = one.words[column]
        exact = numbers.exact(number)
        return tr("{number}, copied from row “{row}” of K", number=exact, row=row_of_k)
    if array == "M":
        if one.hidden[row, column]:
            return by_rows(
                one,
                mark("{number}: this word cannot look there"),
                mark("{number}: this token cannot look there"),
                number=numbers.HIDDEN,
            )
        return tr("0: not masked")
    if array == "out" and one.slice("X").shape == one.slice("out").shape:
        before = brief(one.slice("X")[row, column])
        return tr("{number}; X has {before} here", number=brief(number), before=before)
    return brief(number)
