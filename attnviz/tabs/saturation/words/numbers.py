"""How numbers print, and names as this tab says them.

Shares print as the chapter's figure does, 100.0% and 0.0% included: six of them under each other
show what rounding leaves of a saturated softmax. The exact value stands in the status line.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from attnviz import rounding
from attnviz.engine.saturation import N_KEYS
from attnviz.language import mark, tr
from attnviz.tabs.saturation.state import State
from attnviz.ui.look.numbers import (
    MINUS,
    fixed,
    grouped,
    percent_sign,
    shortest,
    superscript,
)

SMALLEST_PLAIN = 0.00005  # under it four decimals would print 0.0000
DIVISOR_NAMES = {"1": "1", "sqrt": "√d", "d": "d"}
DISTRIBUTIONS = (("normal", mark("normal")), ("coin", mark("±1 coins")))
CURVES = (("1", mark("no division")), ("sqrt", "÷ √d"), ("d", "÷ d"))
QUANTITIES: Mapping[str, str] = {
    "largest": mark("largest weight"),
    "entropy": mark("entropy"),
    "slope": mark("slope"),
    "range": mark("range"),
}


def key_names() -> tuple[str, ...]:
    """Name the keys in the language chosen."""
    return tuple(tr("key {number}", number=i + 1) for i in range(N_KEYS))


def percent(share: Any) -> str:
    """Return a share with one decimal: 49.5%, 100.0%, 0.0%."""
    return f"{fixed(float(share) * 100, 1)}{percent_sign()}"


def one_decimal(value: Any) -> str:
    """Return a number with one decimal; large ones without: 27.4, −15.0, 12,345."""
    number = float(value)
    if abs(number) >= 1000:
        return grouped(rounding.whole(number))
    return fixed(number, 1)


def divisor_text(divisor: float) -> str:
    """Return what scores are divided by: 8, 11.3, 1,024."""
    if divisor >= 1000:
        return grouped(rounding.whole(divisor))
    return shortest(divisor, 1)


def slope_text(value: float) -> str:
    """Return a slope with four decimals, a tiny one as a power of ten: 0.3755, 1.2·10⁻¹⁵."""
    if value == 0 or value >= SMALLEST_PLAIN:
        return fixed(value, 4)
    return with_power(math.log10(value))


def slope_with_sign(value: float) -> str:
    """Return how much a share moves: +0.0312, −0.00024, a tiny one as −1.2·10⁻¹⁵."""
    sign = "+" if value > 0 else MINUS if value < 0 else ""
    size = abs(value)
    return f"{sign}{fixed(size, 5) if SMALLEST_PLAIN <= size < 0.01 else slope_text(size)}"


def slope_title(state: State) -> str:
    """Name the slopes of the share that is asked about: ∂p1 / ∂q·k."""
    return "" if state.asked is None else f"∂p{state.asked + 1} / ∂q·k"


def exponential_text(score: float) -> str:
    """Return e to a score with two or three digits; it never overflows: 0.69, 7.39, 2.5·10⁵."""
    if -4.6 < score < 11.5:
        value = math.exp(score)
        return fixed(value, 2) if value < 100 else grouped(rounding.whole(value))
    return with_power(score / math.log(10))


def with_power(log10: float) -> str:
    """Return 10 to `log10` as 2.5·10⁵."""
    power = math.floor(log10)
    mantissa = fixed(10 ** (log10 - power), 1)
    if len(mantissa) > 3:
        mantissa, power = fixed(1, 1), power + 1
    return f"{mantissa}·10{superscript(power)}"


def percent_of_hundredths(share: float) -> str:
    """Return a share with two decimals that never claims to be all: 99.99%, >99.99%."""
    text = fixed(share * 100)
    text = f">{fixed(99.99)}" if share < 1 and text == fixed(100) else text
    return f"{text}{percent_sign()}"
