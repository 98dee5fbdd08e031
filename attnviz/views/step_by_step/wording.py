"""Numbers and shares as words of a sentence."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from attnviz.views.step_by_step.one_head import OneHead
from attnviz.widgets import numbers

COUNTS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip
FRACTIONS = (
    (1 / 4, "a quarter"), (1 / 3, "a third"), (1 / 2, "half"), (2 / 3, "two thirds"),
    (3 / 4, "three quarters"),
)  # fmt: skip
NEAR = 0.01  # how far a share may lie from the fraction that names it
NEARLY_ALL = 0.995


def count(number: int) -> str:
    """Write a small whole number in letters, a larger one in figures."""
    return COUNTS[number] if number < len(COUNTS) else numbers.grouped(number)


def some(number: int, thing: str) -> str:
    """Write "four words", "one word"."""
    return f"{count(number)} {thing}" + ("" if number == 1 else "s")


def all_of(number: int) -> str:
    """Write "both", "all three"."""
    return "both" if number == 2 else f"all {count(number)}"


def share(value: float) -> str:
    """Name a share of 1: "two thirds", "36%", "nearly everything", "everything"."""
    if value == 1:
        return "everything"
    if value >= NEARLY_ALL:
        return "nearly everything"
    for fraction, name in FRACTIONS:
        if abs(value - fraction) <= NEAR:
            return name
    return numbers.whole_percent(value)


def per_cent(value: float) -> str:
    """Print a share as the caption does: 64%, and in tenths where the whole number would be 100."""
    text = numbers.whole_percent(value)
    return numbers.one_decimal_percent(value) if text == ">99%" else text


def owner(name: str) -> str:
    """Write the possessive of a word."""
    return f"{name}'s"


def joined(names: Sequence[str]) -> str:
    """Write "X, W_Q or W_K"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def together(names: Sequence[str]) -> str:
    """Write "S ÷ √d_k and M"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def is_even(shares: np.ndarray) -> bool:
    """Tell whether all shares that are not 0 are alike, and more than one."""
    seen = shares[shares > 0]
    return len(seen) > 1 and bool(np.ptp(seen) <= 1e-9)


def sees(one: OneHead, row: int) -> int:
    """Count the words that a row may look at."""
    return int(one.trace["allowed"][row].sum())
