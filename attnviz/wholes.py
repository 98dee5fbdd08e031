"""Whole numbers in float64: up to where it holds each, and which of the larger ones it holds."""

from __future__ import annotations

from decimal import Decimal

EXACT = 2**53  # up to here float64 holds every whole number


def survives(whole: int) -> bool:
    """Whether a whole number is one in float64 too: as it is, or as the digits printed of it.

    Every one up to 2^53 is. Numbers whose last digits count, such as identifiers, are not.
    """
    size = abs(whole)
    if size <= EXACT:
        return True
    try:
        value = float(size)
    except OverflowError:
        return False
    return int(value) == size or int(Decimal(repr(value))) == size
