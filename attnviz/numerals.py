"""Numbers as people and their programs write them, read without guessing.

1.5, 1,5, −0.5, (0.5) for minus a half, "- 0.5", 1,234.5, 1.234,5, 1'234.5, 1e-3. A mark may part
whole numbers from decimals or thousands from hundreds; which of the two it does is found out from
all numbers of a table together (`Marks`), and what may be both is refused.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass

from attnviz.wholes import EXACT, survives

# Hyphens, dashes, minus signs, small and full-width ones: what stands for a minus.
MINUSES = "-−‐‑‒–—﹣－⁻"
_PLUSES = "+＋"
_SIGN = str.maketrans(dict.fromkeys(MINUSES, "-") | dict.fromkeys(_PLUSES, "+"))
# Beside point and comma these part thousands: the apostrophe of the Swiss, and the narrow blank
# that this program writes itself. Wider blanks may part two numbers.
_GROUPS = str.maketrans(dict.fromkeys("'’\u202f", ""))
_BLANKS = " \t\u00a0\u202f\u2009\u2007"
_SIGNED = re.compile(rf"([-+])[{_BLANKS}]*(?=[\d.,])")
_IN_BRACKETS = re.compile(r"\(\s*(?P<inner>[\d.,'’\u202feE+-]+)\s*\)", re.ASCII)
_EXPONENT = r"(?:[eE][+-]?\d+)?"
# `\d+(\.\d*)?`, not `\d+\.?\d*`, which tries every way to part a long row of digits in two.
_POINT = re.compile(
    rf"[+-]?(?:\d+(?:\.\d*)?|\.\d+|[1-9]\d{{0,2}}(?:,\d{{3}})+(?:\.\d*)?"
    rf"|[1-9]\d{{0,2}}(?:['’\u202f]\d{{3}})+(?:\.\d*)?){_EXPONENT}",
    re.ASCII,
)
_COMMA = re.compile(
    rf"[+-]?(?:\d+(?:,\d*)?|,\d+|[1-9]\d{{0,2}}(?:\.\d{{3}})+(?:,\d*)?"
    rf"|[1-9]\d{{0,2}}(?:['’\u202f]\d{{3}})+(?:,\d*)?){_EXPONENT}",
    re.ASCII,
)
LONGEST = 309  # digits of the largest float64
_OPERATOR = re.compile(r"\s*([/÷*×·])\s*")
_SPECIAL = re.compile(r"[+-]?(?:nan(?:\(\w*\))?|inf|infty|infinity|∞)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Numeral:
    """One written number: what it is if points part decimals off, and what if commas do.

    None where it cannot be read so. A number without marks is the same in both.
    """

    text: str
    point: float | None
    comma: float | None

    @property
    def marked(self) -> bool:
        """Whether it makes a difference how it is read."""
        return self.point != self.comma


def read(text: str) -> Numeral | None:
    """Read one number, or return None when it is none: no sign is lost, no blank joins two.

    Values may be infinite where the digits are too large to hold.
    """
    plain = _plain(text)
    if plain is None:
        return None
    point, comma = _value(_POINT, plain, ","), _value(_COMMA, plain, ".")
    return None if point is None and comma is None else Numeral(text, point, comma)


def is_special(text: str) -> bool:
    """Whether a text stands for what is no finite number: nan, inf, −∞."""
    return bool(_SPECIAL.fullmatch(text.strip().translate(_SIGN)))


def is_number(text: str) -> bool:
    """Whether a text is a number, or stands for one that is not finite."""
    return is_special(text) or read(text) is not None


def loses_digits(text: str, value: float) -> bool:
    """Whether a text is a whole number and the value that was read of it is another one.

    Decimals, and numbers with an exponent, are rounded wherever they are read.
    """
    if not EXACT <= abs(value) < math.inf or "e" in text.lower():
        return False
    digits = "".join(filter(str.isdecimal, text)).lstrip("0")
    whole = int(digits) if len(digits) <= LONGEST else 0
    # With decimals the digits alone are at least ten times as much.
    return 0 < whole < 2 * abs(value) and not survives(whole)


class AmbiguousError(ValueError):
    """Numbers that may mean two things, or that use two decimal marks; `texts` are the ones."""

    def __init__(self, *texts: str) -> None:
        super().__init__(*texts)
        self.texts = texts


class Marks:
    """Which mark parts decimals off in some numbers that belong together.

    Parameters
    ----------
    comma : whether the person who writes them uses decimal commas
    """

    def __init__(self, comma: bool = False) -> None:
        self._comma = comma

    def values(self, numerals: Iterable[Numeral]) -> list[float]:
        """Return the numbers, all read with the same decimal mark.

        Raises
        ------
        AmbiguousError
            When some can only have a decimal point and others only a comma, or all may be both.
        """
        listed = list(numerals)
        only_point = next((n for n in listed if n.comma is None), None)
        only_comma = next((n for n in listed if n.point is None), None)
        if only_point and only_comma:
            raise AmbiguousError(only_point.text, only_comma.text)
        if not only_comma and not only_point:
            # All may be both: then the person's own decimal mark is one, and the other is not.
            other = "." if self._comma else ","
            doubtful = next((n for n in listed if n.marked and other in n.text), None)
            if doubtful:
                raise AmbiguousError(doubtful.text)
        if only_comma or (self._comma and not only_point):
            return [_given(n.comma) for n in listed]
        return [_given(n.point) for n in listed]


def _given(value: float | None) -> float:
    assert value is not None
    return value


def _plain(text: str) -> str | None:
    """Return a number with its sign before it in ASCII, None where there is more than a number."""
    plain = text.strip().translate(_SIGN)
    bracketed = _IN_BRACKETS.fullmatch(plain)
    if bracketed:
        inner = bracketed["inner"]
        # (-0.5) would be a minus of a minus: which of the two is meant is not known.
        return None if inner[0] in "+-" else "-" + inner
    plain = _SIGNED.sub(r"\1", plain, count=1) if plain[:1] in ("-", "+") else plain
    return plain or None


def _value(form: re.Pattern[str], plain: str, group: str) -> float | None:
    if not form.fullmatch(plain):
        return None
    return float(plain.translate(_GROUPS).replace(group, "").replace(",", "."))


def typed(text: str, comma: bool = False) -> float:
    """Return what a person typed into a field: a number, a product or quotient, or per cent.

    2.5, −.5, 1e-3, 1/3, 2*3, 50%. Values may be infinite.

    Parameters
    ----------
    comma : whether the person uses decimal commas

    Raises
    ------
    ValueError
        When the text is none of these; `AmbiguousError` when a mark may mean two things.
    """
    body = text.strip()
    share = body.endswith("%")
    parts = _OPERATOR.split(body.removesuffix("%").strip() if share else body)
    numerals = [read(part) for part in parts[::2]]
    if None in numerals:
        raise ValueError(text)
    values = Marks(comma).values(n for n in numerals if n is not None)
    total = values[0]
    for sign, value in zip(parts[1::2], values[1:], strict=True):
        if sign in "/÷" and value == 0:
            raise ValueError(text)
        total = total / value if sign in "/÷" else total * value
    return total / 100 if share else total
