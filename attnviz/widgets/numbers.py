"""How numbers look on screen and how typed ones are read. Every number of the program passes here.

The minus sign on screen is U+2212. A weight that is not 0 never prints as 0, nor one under 1 as 1.
"""

import math
import re
from typing import Literal, SupportsFloat

from attnviz.errors import EditError

Style = Literal["decimals", "percent", "shortest", "none"]

MINUS = "\N{MINUS SIGN}"
HIDDEN = f"{MINUS}\N{INFINITY}"
NOT_A_NUMBER = "not a number"
_RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
# Minus sign, non-breaking hyphen and en dash are what people paste for a minus.
_MINUSES = str.maketrans(dict.fromkeys("−‑–", "-"))
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?", re.ASCII)
_GROUPED = re.compile(r"[+-]?\d{1,3}(?:(?P<group>[.,])\d{3})+(?!(?P=group))[.,]\d+", re.ASCII)


def fixed(value: SupportsFloat, digits: int = 2) -> str:
    """Return `value` with `digits` decimals: 1.20, −0.30, never −0.00."""
    number = float(value)
    if not math.isfinite(number):
        return _special(number)
    text = f"{number:.{digits}f}"
    if text[0] != "-":
        return text
    return MINUS + text[1:] if text.strip("-0.") else text[1:]


def shortest(value: SupportsFloat, digits: int = 2) -> str:
    """Return `value` with at most `digits` decimals and no closing zeros: 1, 0.7, −2."""
    text = fixed(value, digits)
    return text.rstrip("0").rstrip(".") if "." in text else text


def whole_percent(share: SupportsFloat) -> str:
    """Return a share of 1 as a whole per cent: 96%, <1% above 0, >99% under 1."""
    return _percent(float(share), 0, "<1%", ">99%")


def one_decimal_percent(share: SupportsFloat) -> str:
    """Return a share of 1 as a per cent with one decimal: 54.5%, <0.1%, >99.9%."""
    return _percent(float(share), 1, "<0.1%", ">99.9%")


def _percent(share: float, digits: int, low: str, high: str) -> str:
    if not math.isfinite(share):
        return _special(share)
    text = f"{abs(share) * 100:.{digits}f}"
    if share > 0 and not text.strip("0."):
        return low
    if share < 1 and float(text) == 100:
        return high
    sign = MINUS if share < 0 and text.strip("0.") else ""
    return f"{sign}{text}%"


def _special(number: float) -> str:
    if math.isnan(number):
        return NOT_A_NUMBER
    return "\N{INFINITY}" if number > 0 else HIDDEN


def clipboard(value: SupportsFloat) -> str:
    """Return the shortest text that reads back to the same number, in ASCII (1.96, -inf).

    NumPy scalars keep their width: ``float32(0.1)`` gives 0.1, not 0.10000000149011612.
    """
    number = float(value)
    if number == 0:
        return "0"
    # str() of a NumPy scalar is the shortest text for its own width; repr() names its type.
    text = str(value) if not isinstance(value, int) else str(number)
    return text.removesuffix(".0")


def exact(value: SupportsFloat) -> str:
    """Return the shortest exact text for the screen: −0.545, 1.2·10⁻¹⁵."""
    number = float(value)
    if not math.isfinite(number):
        return _special(number)
    mantissa, _, power = clipboard(value).partition("e")
    text = mantissa.replace("-", MINUS)
    return f"{text}·10{superscript(int(power))}" if power else text


def cell_text(value: SupportsFloat, style: Style = "decimals", digits: int = 2) -> str:
    """Return what a grid cell prints for a value; a cell's per cent has no sign and no 0."""
    if style == "none":
        return ""
    if style == "percent":
        text = fixed(float(value) * 100, 0)
        return "" if text == "0" else text
    return shortest(value, digits) if style == "shortest" else fixed(value, digits)


def equals(printed: str, value: SupportsFloat) -> Literal["=", "≈"]:
    """Return "=" if the printed digits are the value itself (but for float noise), else "≈"."""
    number = float(value)
    noise = 1e-12 * max(1.0, abs(number))
    return "=" if abs(parse(printed) - number) <= noise else "≈"


def parse(text: str) -> float:
    """Read a typed number: point or comma, hyphen or minus sign, 1.000,5 and 1,000.5 too.

    Raises
    ------
    EditError
        If the text is not one finite number; the message says what would be.
    """
    plain = "".join(text.translate(_MINUSES).lower().split())
    if _GROUPED.fullmatch(plain):
        plain = plain.replace("," if plain.rfind(",") < plain.rfind(".") else ".", "")
    plain = plain.replace(",", ".")
    if not _NUMBER.fullmatch(plain):
        shown = text.strip() or "nothing"
        raise EditError(f"“{shown}” is not a number. Type digits such as 0.5, 0,5 or −1.2.")
    number = float(plain)
    if math.isinf(number):
        raise EditError(f"“{text.strip()}” is too large to hold. Type a smaller number.")
    return number


def grouped(count: int) -> str:
    """Return a whole number with commas between the thousands."""
    return f"{count:,}".replace("-", MINUS)


def short_count(count: float) -> str:
    """Return a large count in millions or billions: 528.6 M, 8.59 B; small ones in full."""
    if abs(count) >= 1e9:
        return f"{fixed(count / 1e9)} B"
    return f"{fixed(count / 1e6, 1)} M" if abs(count) >= 1e6 else grouped(round(count))


def short_bytes(count: float) -> str:
    """Return a size in binary units: 512 KiB, 2 GiB, 10.4 GiB; a whole number has no decimal."""
    unit = 0
    while count >= 1024 and unit < 4:
        count, unit = count / 1024, unit + 1
    number = fixed(count, 0) if count == int(count) else fixed(count, 1)
    return f"{number} {('B', 'KiB', 'MiB', 'GiB', 'TiB')[unit]}"


def subscript(number: int) -> str:
    """Return a whole number as a subscript."""
    return str(number).translate(_LOWERED)


def superscript(number: int) -> str:
    """Return a whole number as a superscript."""
    return str(number).translate(_RAISED)


def rounds_to(value: SupportsFloat, digits: int) -> int:
    """Return the printed digits of `value` as a whole number: 3.725 with 2 digits gives 373."""
    return int(f"{float(value):.{digits}f}".replace(".", ""))
