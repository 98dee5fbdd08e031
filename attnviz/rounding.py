"""One way to round numbers for the whole program: half away from zero, as it is taught at school.

Rounded is the decimal value that the program prints of a float, not its binary value:
−1.765 is −1.76499999999999990230… in binary, yet gives −1.77 as −0.545 gives −0.55.
"""

from __future__ import annotations

import math
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache
from typing import SupportsFloat

NOISE = 1e-14  # of a sum of floats, beside its size, is rounding only
# Wide enough for every float with all decimals that anybody asks for.
_WIDE = Context(prec=400, rounding=ROUND_HALF_UP)
_NEAR_HALF, _FAR = 1e-3, 1e9
_NARROW = "float32"  # by name: NumPy is not loaded for a number alone


def clean(value: float) -> float:
    """Return a number without the noise of floats: 1.96 for 1.9599999999999997.

    What is left of numbers that cancel is 0, not 1.4·10⁻¹⁴.
    """
    if not math.isfinite(value):
        return value
    rounded = round(value, 12)
    return rounded if not rounded or abs(rounded - value) <= NOISE * max(1.0, abs(value)) else value


def decimal(value: SupportsFloat) -> Decimal:
    """Return the decimal value that stands for a finite number; of a float32 its own digits."""
    # str() of a NumPy scalar is the shortest text for its own width.
    return Decimal(str(value) if type(value).__name__ == _NARROW else repr(float(value)))


def printed(value: SupportsFloat) -> Decimal:
    """Return the decimal value of a finite number without the noise of floats.

    Unlike in `clean`, a small number is not taken for what is left of a sum.
    """
    if type(value).__name__ == _NARROW:
        return decimal(value)
    number = float(value)
    return Decimal(repr(clean(number) or number))


def to_places(value: Decimal, places: int) -> Decimal:
    """Round to so many decimals, half away from zero; fewer than none round to tens, hundreds."""
    return value.quantize(_unit(places), context=_WIDE)


def agreeing(value: Decimal, places: int, *coarser: int) -> Decimal:
    """Round to so many decimals, or to more: rounded again, it is what the number itself rounds to.

    0.66467 with three decimals beside 66% is 0.6647: 0.665 would give 67%.

    Parameters
    ----------
    coarser : decimals with which the number stands elsewhere
    """
    found = to_places(value, places)
    for fewer in coarser:
        whole = to_places(value, fewer)
        while fewer < places and to_places(found, fewer) != whole:
            places += 1
            found = to_places(value, places)
    return found


@cache
def _unit(places: int) -> Decimal:
    return Decimal(1).scaleb(-places)


def to_digits(value: Decimal, digits: int) -> Decimal:
    """Round to so many significant digits, half away from zero."""
    return to_places(value, digits - 1 - value.adjusted()) if value else Decimal(0)


def fixed(value: SupportsFloat, places: int, shift: int = 0) -> str:
    """Return a finite number with so many decimals in ASCII: 1.20, -0.30, 0.00.

    Parameters
    ----------
    shift : how many places the decimal mark moves first; a share as a per cent is moved by two
    """
    number = float(value)
    scaled = abs(number) * 10.0 ** (places + shift)
    # Only what lies near a half may be rounded otherwise by its binary value.
    if scaled < _FAR and abs(scaled % 1.0 - 0.5) > _NEAR_HALF:
        text = f"{number * 10.0**shift:.{places}f}"
    else:
        text = f"{to_places(printed(value).scaleb(shift, _WIDE), places):f}"
    return text[1:] if text[0] == "-" and not text.strip("-0.") else text


def whole(value: SupportsFloat) -> int:
    """Return the nearest whole number, of two that are equally near the one away from zero."""
    return int(fixed(value, 0))
