"""A calculation as it is written down: with as many digits as it takes to come out.

Whoever does a printed line again, with the printed digits alone, and rounds as it is rounded there,
gets what is printed as its result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Context, Decimal, localcontext
from typing import Protocol

import numpy as np

from attnviz import rounding
from attnviz.engine.explain.explanation import Operand
from attnviz.engine.steps.trace import Trace

MOST_MORE = 12  # digits beyond the usual ones, after which a line is not tried with more
ENOUGH_MORE = 4  # digits for a line that floats as narrow as its own never let come out
SAME = Decimal("1e-12")  # numbers that differ by less, beside their size, differ by noise
_EXACT = Context(prec=80)  # products of two floats are exact
_ENOUGH = Context(prec=40)  # for what has no end: in 80 digits e to a number takes 50 µs, not 15
_SURE = Decimal(100)  # tanh of more is 1 in any number of digits that is printed


class Rounding(Protocol):
    """How a number is rounded for print."""

    def rounded(self, value: Decimal, more: int) -> Decimal:
        """Round a number, keeping `more` digits beyond the usual ones."""


@dataclass(eq=False)
class Number:
    """One number of a calculation.

    Parameters
    ----------
    value : what it is
    style : how it is rounded
    more : how many digits it has beyond the usual ones
    printed : what is written of it
    """

    value: Decimal
    style: Rounding
    more: int = 0
    printed: Decimal = field(init=False)

    def __post_init__(self) -> None:
        self.printed = self.style.rounded(self.value, self.more)

    def write(self, more: int) -> None:
        """Write the number anew, with `more` digits beyond the usual ones."""
        self.more = more
        self.printed = self.style.rounded(self.value, more)

    @property
    def exact(self) -> bool:
        """Whether the number itself is written, but for the noise of floats."""
        if self.printed == self.value:
            return True
        return abs(self.printed - self.value) <= SAME * max(Decimal(1), abs(self.value))


@dataclass(eq=False)
class Line:
    """One line: what is calculated with, the result, and how to come from one to the other."""

    operands: tuple[Number, ...]
    result: Number
    evaluate: Callable[[Sequence[Decimal]], Decimal]

    def done_again(self) -> Decimal:
        """Return the result by the written digits alone, not rounded; in the context of now."""
        return self.evaluate([number.printed for number in self.operands])

    @property
    def written(self) -> list[Decimal]:
        """What is written of its numbers."""
        return [self.result.printed, *[number.printed for number in self.operands]]

    @property
    def exact(self) -> bool:
        """Whether nothing in it is rounded, so that it may have an equals sign."""
        for number in self.operands:
            if not number.exact:
                return False
        with localcontext(_EXACT):
            return self.done_again() == self.result.printed

    @property
    def _rounded(self) -> Decimal:
        return self.result.style.rounded(self.done_again(), self.result.more)

    def refine(self) -> list[Decimal]:
        """Write the operands with as few more digits as it takes for the line to come out.

        Returns
        -------
        list of Decimal
            What is written then; nothing where it does not come out.
        """
        if self._rounded == self.result.printed:
            return self.written
        usual = [number.more for number in self.operands]
        for more in (*range(1, MOST_MORE + 1), ENOUGH_MORE):
            for number, least in zip(self.operands, usual, strict=True):
                number.write(max(least, more))
            if self._rounded == self.result.printed:
                return self.written
        return []

    def correct(self) -> None:
        """Write as the result what the line gives, where no digits let it come out."""
        self.result.printed = self._rounded


def settle(*lines: Line) -> None:
    """Choose the digits of a calculation so that each of its lines comes out.

    Parameters
    ----------
    lines : in order; the result of one may be a number of those that follow
    """
    with localcontext(_EXACT):
        refined = [line.refine() for line in reversed(lines)]
        for line, came_out in zip(lines, reversed(refined), strict=True):
            if line.written != came_out:  # what it shares with others is written otherwise now
                line.correct()


def value_of(trace: Trace, operand: Operand) -> Decimal:
    """Return the decimal value of a finite operand; of a float32 the digits that it has."""
    array = trace.rows(operand.name) if operand.name in trace else None  # "rotation" is none
    narrow = array is not None and array.dtype == np.float32
    return rounding.printed(np.float32(operand.value) if narrow else operand.value)


def added(values: Iterable[Decimal]) -> Decimal:
    """Add up numbers."""
    return sum(values, Decimal(0))


def products(values: Sequence[Decimal], pairs: int) -> Decimal:
    """Add up products of the first `pairs` pairs, (a, b, a, b, …), and what follows them."""
    paired = zip(values[: 2 * pairs : 2], values[1 : 2 * pairs : 2], strict=True)
    return added(a * b for a, b in paired) + added(values[2 * pairs :])


def exponential(value: Decimal) -> Decimal:
    """Return e to a number, in far more digits than are printed."""
    return value.exp(_ENOUGH)


def hyperbolic_tangent(value: Decimal) -> Decimal:
    """Return tanh."""
    if abs(value) > _SURE:
        return Decimal(1).copy_sign(value)
    turn = exponential(2 * value)
    return (turn - 1) / (turn + 1)


def root_mean_square(values: Sequence[Decimal]) -> Decimal:
    """Return the root of the mean of squares and of what is added to it, the last number."""
    *numbers, epsilon = values
    return (added(number * number for number in numbers) / len(numbers) + epsilon).sqrt()
