"""Numbers of a calculation as a person writes them: 1.6, −0.545, 0.190, 6.14·10⁻⁶."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from attnviz import rounding
from attnviz.ui.look import numbers

if TYPE_CHECKING:
    from attnviz.engine.explain.written import Line, Number

SMALLEST, LARGEST = Decimal("0.0005"), Decimal(1_000_000)  # outside, with a power of ten
MANTISSA = 2  # decimals before a power of ten
WHOLE = 2  # decimals of a share that is a whole per cent
NOISE = -12  # power of ten under which what no softmax made is what is left of a sum that is 0


@dataclass(frozen=True)
class Figures:
    """How numbers of one kind are written.

    Parameters
    ----------
    places : decimals
    padded : whether closing zeros are kept
    significant : whether `places` counts significant digits instead
    soft : whether softmax made it, so that a very small number is no noise
    beside : decimals with which it stands in its matrix: rounded to them it is the same there
    """

    places: int
    padded: bool = False
    significant: bool = False
    soft: bool = False
    beside: tuple[int, ...] = ()

    def rounded(self, value: Decimal, more: int) -> Decimal:
        """Round a number, keeping `more` digits beyond the usual ones."""
        size = value.adjusted()
        if not value or (size < NOISE and not (more or self.soft)):
            return Decimal(0)
        if not SMALLEST <= value.copy_abs() < LARGEST:
            return _significant(value, MANTISSA + more)
        if self.significant:
            return _significant(value, self.places - 1 + more, least=0)
        if not self.beside:
            return rounding.to_places(value, self.places + more)
        return rounding.agreeing(value, self.places + more, *self.beside)

    def text(self, written: Decimal) -> str:
        """Return what stands on the screen for a number that is rounded."""
        if not written:
            return "0"
        if SMALLEST <= written.copy_abs() < LARGEST:
            return numbers.written(written, self.padded)
        power = written.adjusted()
        mantissa = numbers.written(written.scaleb(-power), self.padded and self.significant)
        return f"{mantissa}·10{numbers.superscript(power)}"


def _significant(value: Decimal, behind: int, least: int | None = None) -> Decimal:
    """Round to so many digits behind the first one; 9.996 becomes 10.0 and not 10.00."""
    places = behind - value.adjusted()
    found = rounding.to_places(value, places if least is None else max(least, places))
    places = behind - found.adjusted()
    return rounding.to_places(found, places if least is None else max(least, places))


LONGEST_SHARE = 6  # digits behind the first one
LARGEST_SHARE = 10_000  # a larger one, of a held number, is written with a power of ten


class Share:
    """A share of 1 as a per cent with one decimal, or as a person chose to have shares."""

    def rounded(self, value: Decimal, more: int) -> Decimal:
        """Round a share; it has the same digits whatever the line it stands in.

        A held number may make it millions of per cent, of which no line gives every digit.
        """
        return rounding.agreeing(value, min(3, LONGEST_SHARE - value.adjusted()), WHOLE)


ORDINARY = Figures(4)
SOFT = Figures(3, padded=True, soft=True, beside=(3,))
WEIGHT = Figures(3, padded=True, soft=True, beside=(WHOLE,))
BRIEF = Figures(2)
THREE_DIGITS = Figures(3, padded=True, significant=True, soft=True)
SHARE = Share()


def text(number: Number) -> str:
    """Return a number of a calculation as it stands on the screen."""
    if isinstance(number.style, Figures):
        return number.style.text(number.printed)
    if number.printed.copy_abs() >= LARGEST_SHARE:
        return f"{ORDINARY.text(number.printed.scaleb(2))}{numbers.percent_sign()}"
    if number.printed in (0, 1):  # a share that is not quite nothing or all says so
        return numbers.one_decimal_percent(number.value)
    return numbers.one_decimal_percent(number.printed)


def result(line: Line) -> str:
    """Return the sign and the result of a line: = 1.96, ≈ 0.6647, <0.1%."""
    found = text(line.result)
    return found if found[0] in "<>" else f"{'=' if line.exact else '≈'} {found}"
