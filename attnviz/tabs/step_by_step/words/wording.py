"""Numbers, shares and places as words of a sentence."""

from __future__ import annotations

import numpy as np

from attnviz.engine.arrays import SAME
from attnviz.language import mark, tr
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible

COUNTS = (
    mark("no"), mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six"),
    mark("seven"), mark("eight"), mark("nine"), mark("ten"), mark("eleven"), mark("twelve"),
)  # fmt: skip
FRACTIONS = (
    (1 / 4, mark("a quarter")), (1 / 3, mark("a third")), (1 / 2, mark("half")),
    (2 / 3, mark("two thirds")), (3 / 4, mark("three quarters")),
)  # fmt: skip
NEAR = 0.01  # how far a share may lie from the fraction that names it
NEARLY_ALL = 0.995


def count(number: int) -> str:
    """Write a small whole number in letters, a larger one in figures."""
    return tr(COUNTS[number]) if number < len(COUNTS) else numbers.grouped(number)


def some_words(number: int) -> str:
    """Write "four words", "one word"."""
    return tr("one word") if number == 1 else tr("{count} words", count=count(number))


def some_tokens(number: int) -> str:
    """Write "four tokens", "one token"."""
    return tr("one token") if number == 1 else tr("{count} tokens", count=count(number))


def by_rows(one: OneHead, of_words: str, of_tokens: str, **values: object) -> str:
    """Say a text of words of a sentence, or of tokens that a model reads; both are marked."""
    return tr(of_tokens if one.of_tokens else of_words, **values)


def some_numbers(number: int) -> str:
    """Write "four numbers", "one number"."""
    return tr("one number") if number == 1 else tr("{count} numbers", count=count(number))


def all_of(number: int) -> str:
    """Write "both", "all three"."""
    return tr("both") if number == 2 else tr("all {count}", count=count(number))


def share(value: float) -> str:
    """Name a share of 1: "two thirds", "36%", "nearly everything", "everything"."""
    if value == 1:
        return tr("everything")
    if value >= NEARLY_ALL:
        return tr("nearly everything")
    for fraction, name in FRACTIONS:
        if abs(value - fraction) <= NEAR:
            return tr(name)
    return numbers.whole_percent(value)


def per_cent(value: float) -> str:
    """Print a share as the caption does: 64%, and in tenths where the whole number would be 100."""
    text = numbers.whole_percent(value)
    return numbers.one_decimal_percent(value) if text.startswith(">") else text


def is_even(shares: np.ndarray) -> bool:
    """Whether all shares that are not 0 are alike, and more than one."""
    seen = shares[shares > 0]
    return len(seen) > 1 and bool(np.ptp(seen) <= SAME)


def sees(one: OneHead, row: int) -> int:
    """Count the words that a row may look at."""
    return int(one.trace["allowed"][row].sum())


def spoken_place(one: OneHead, array: str, row: int, column: int) -> str:
    """Say where a cell is: matrix, row, column."""
    pane = PANES[array]
    rows, columns = one.names(pane.rows, array), one.names(pane.columns, array)
    return tr(
        "{matrix}, row {row}, column {column}",
        matrix=pane.symbol,
        row=visible(rows[row]),
        column=visible(columns[column]),
    )
