"""How the numbers of this tab are printed.

Shares print as the chapter's figure does, 100.0% and 0.0% included: six of them under each other
show what rounding leaves of a saturated softmax. The exact value stands in the status line.
"""

from __future__ import annotations

import math
from typing import Any

from attnviz.widgets.numbers import fixed, grouped, shortest, superscript

DIVISOR_NAMES = {"1": "1", "sqrt": "√d", "d": "d"}
SMALLEST_PLAIN = 0.00005  # under it four decimals would print 0.0000


def percent(share: Any) -> str:
    """Return a share with one decimal: 49.5%, 100.0%, 0.0%."""
    return f"{fixed(float(share) * 100, 1)}%"


def one_decimal(value: Any) -> str:
    """Return a number with one decimal; large ones without: 27.4, −15.0, 12,345."""
    number = float(value)
    if abs(number) >= 1000:
        return grouped(round(number))
    return fixed(number, 1)


def divisor_text(divisor: float) -> str:
    """Return what scores are divided by: 8, 11.3, 1,024."""
    if divisor >= 1000:
        return grouped(round(divisor))
    return shortest(divisor, 1)


def slope_text(value: float) -> str:
    """Return a slope with four decimals, a tiny one as a power of ten: 0.3755, 1.2·10⁻¹⁵."""
    if value == 0 or value >= SMALLEST_PLAIN:
        return fixed(value, 4)
    return with_power(math.log10(value))


def exponential_text(score: float) -> str:
    """Return e to a score with two or three digits; it never overflows: 0.69, 7.39, 2.5·10⁵."""
    if -4.6 < score < 11.5:
        value = math.exp(score)
        return fixed(value, 2) if value < 100 else grouped(round(value))
    return with_power(score / math.log(10))


def with_power(log10: float) -> str:
    """Return 10 to `log10` as 2.5·10⁵."""
    power = math.floor(log10)
    mantissa = round(10 ** (log10 - power), 1)
    if mantissa >= 10:
        mantissa, power = 1.0, power + 1
    return f"{fixed(mantissa, 1)}·10{superscript(power)}"
