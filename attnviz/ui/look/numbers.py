"""How numbers look on screen and how typed ones are read. Every number of the program passes here.

The minus sign on screen is U+2212. A weight that is not 0 never prints as 0, nor one under 1 as 1.
Point or comma, decimals in matrices, per cents or decimals for shares: a person chooses that, for
the screen and for what a spreadsheet takes (`copied`). Code and files have the point (`clipboard`).
"""

import math
from decimal import Decimal
from typing import Literal, NamedTuple, SupportsFloat

from attnviz import rounding
from attnviz.errors import EditError
from attnviz.language import chosen, mark, tr

Style = Literal["decimals", "nonzero", "percent", "shortest", "none"]

MINUS = "\N{MINUS SIGN}"
THIN = "\N{NARROW NO-BREAK SPACE}"
NO_BREAK = "\N{NO-BREAK SPACE}"
HIDDEN = f"{MINUS}\N{INFINITY}"
ABOUT_ZERO = "≈0"
SHORT = -1  # decimals: as few digits as tell the size
FARTHEST_SHORT = 999.5e15  # no letter for thousands is usual beyond
_THOUSANDS = ((15, "P"), (12, "T"), (9, "G"), (6, "M"), (3, "k"))
NOT_A_NUMBER = mark("not a number")
_RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


class NumberFormat(NamedTuple):
    """How a person wants numbers on the screen.

    Parameters
    ----------
    comma : the decimal mark is a comma, and thin spaces part the thousands
    digits : decimals in matrices
    percents : shares as 96%, else as 0.96
    """

    comma: bool = False
    digits: int = 2
    percents: bool = True


_format = NumberFormat()


def set_number_format(chosen: NumberFormat) -> None:
    """Write numbers this way from now on; what stands on the screen has to be written anew."""
    global _format  # noqa: PLW0603 - one way to write numbers for the whole program
    _format = chosen


def number_format() -> NumberFormat:
    """Return how numbers are written."""
    return _format


def digits_in_matrices() -> int:
    """Return how many decimals a matrix shows where there is room for them."""
    return _format.digits


def decimal_mark() -> str:
    """Return the point or the comma."""
    return "," if _format.comma else "."


def fixed(value: SupportsFloat, digits: int = 2) -> str:
    """Return `value` with `digits` decimals: 1.20, −0.30, never −0.00."""
    return _marked(_fixed(value, digits))


def _fixed(value: SupportsFloat, digits: int) -> str:
    number = float(value)
    if not math.isfinite(number):
        return _special(number)
    return rounding.fixed(value, digits).replace("-", MINUS)


def _marked(text: str) -> str:
    """Put the decimal mark that a person chose."""
    return text.replace(".", ",") if _format.comma else text


def shortest(value: SupportsFloat, digits: int = 2) -> str:
    """Return `value` with at most `digits` decimals and no closing zeros: 1, 0.7, −2."""
    text = _fixed(value, digits)
    return _marked(text.rstrip("0").rstrip(".") if "." in text else text)


def written(value: Decimal, closing_zeros: bool = True) -> str:
    """Return a rounded number with the digits that it has: 1.90, −0.5."""
    text = f"{value:f}".replace("-", MINUS)
    if not closing_zeros and "." in text:
        text = text.rstrip("0").rstrip(".")
    return _marked(text)


def whole_percent(share: SupportsFloat) -> str:
    """Return a share of 1 as a whole per cent: 96%, <1% above 0, >99% under 1.

    Where a person chose decimals: 0.96, <0.01, >0.99.
    """
    return _share(share, 0)


def one_decimal_percent(share: SupportsFloat) -> str:
    """Return a share of 1 as a per cent with one decimal: 54.5%, <0.1%, >99.9%.

    It has more where one would round to another whole per cent than the share: 66.47% beside 66%.
    Where a person chose decimals: 0.545, <0.001, >0.999.
    """
    return _share(share, 1)


def _share(share: SupportsFloat, digits: int) -> str:
    """Return a share of 1 with `digits` decimals of a per cent, or two more without per cents."""
    number = float(share)
    if not math.isfinite(number):
        return _special(number)
    shift, sign, digits = (2, percent_sign(), digits) if _format.percents else (0, "", digits + 2)
    text, least = _agreeing(share, digits, shift), 10.0**-digits
    if number > 0 and not text.strip("0."):
        return _marked(f"<{least:.{digits}f}{sign}")
    whole = 10**shift
    if number < 1 and float(text) == whole:
        return _marked(f">{whole - least:.{digits}f}{sign}")
    return _marked(f"{text.replace('-', MINUS)}{sign}")


def _agreeing(share: SupportsFloat, digits: int, shift: int) -> str:
    """Write a share with so many decimals, or more: rounded again it is the same whole per cent."""
    text, fewer = rounding.fixed(share, digits, shift), 2 - shift
    if digits > fewer and text[-1] == "5":
        value = rounding.printed(share).scaleb(shift)
        text = f"{rounding.agreeing(value, digits, fewer):f}"
    return text


def percent_sign() -> str:
    """Return the sign behind a number: German and French part the two by a narrow space."""
    return "%" if chosen() == "en" else f"{THIN}%"


def without_sign(percent: str) -> str:
    """Return a per cent without its sign: 96."""
    return percent.rstrip(f"{THIN}%")


def _special(number: float) -> str:
    if math.isnan(number):
        return tr(NOT_A_NUMBER)
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


def copied(value: SupportsFloat) -> str:
    """Return what a spreadsheet takes: `clipboard` with the decimal mark that was chosen."""
    return _marked(clipboard(value))


def exact(value: SupportsFloat) -> str:
    """Return the shortest exact text for the screen: −0.545, 1.2·10⁻¹⁵."""
    number = float(value)
    if not math.isfinite(number):
        return _special(number)
    mantissa, _, power = clipboard(value).partition("e")
    text = _marked(mantissa.replace("-", MINUS))
    return f"{text}·10{superscript(int(power))}" if power else text


def exact_sum(value: float) -> str:
    """Return a sum's exact text without the noise of floats: 1.96 for 1.9599999999999997.

    What is left of numbers that cancel is 0, not 1.4·10⁻¹⁴.
    """
    return exact(rounding.clean(value))


def cell_text(value: SupportsFloat, style: Style = "decimals", digits: int = 2) -> str:
    """Return what a grid cell prints for a value; a cell's per cent has no sign and no 0.

    Parameters
    ----------
    style : "nonzero" are decimals in which only what is 0 prints as 0; what is nearly so is about 0
    digits : decimals, or `SHORT`: −3.8M
    """
    if style == "none":
        return ""
    if style == "percent":
        text = rounding.fixed(value, 0, 2).replace("-", MINUS)
        if text == "0":
            return "<1" if float(value) > 0 else ""
        return ">99" if text == "100" and float(value) < 1 else text
    if digits == SHORT:
        return _short(float(value))
    if style == "nonzero" and float(value) != 0 and not rounding.fixed(value, digits).strip("-0."):
        return ABOUT_ZERO
    return shortest(value, digits) if style == "shortest" else fixed(value, digits)


def _short(number: float) -> str:
    """Return a number with two or three digits: −3.8M, 12k, 456, 0.5; from 10¹⁸ on 2e23."""
    if not math.isfinite(number):
        return _special(number)
    if abs(number) >= FARTHEST_SHORT:
        figure, _, size = f"{number:.0e}".partition("e")
        return f"{figure.replace('-', MINUS)}e{int(size)}"
    fitting = ((p, s) for p, s in _THOUSANDS if round(abs(number) / 10.0**p, 1) >= 1)
    power, sign = next(fitting, (0, ""))
    scaled = number / 10.0**power
    return f"{shortest(scaled, 1 if round(abs(scaled), 1) < 10 else 0)}{sign}"


def equals(printed: str, value: SupportsFloat) -> Literal["=", "≈"]:
    """Return "=" if the printed digits are the value itself (but for float noise), else "≈"."""
    number = float(value)
    noise = 1e-12 * max(1.0, abs(number))
    return "=" if abs(_printed(printed) - number) <= noise else "≈"


def _printed(text: str) -> float:
    """Return the number that this program has printed, with the marks that it uses now."""
    plain = text.replace(MINUS, "-").replace(THIN, "")
    return float(plain.replace(",", ".") if _format.comma else plain.replace(",", ""))


def parse(text: str) -> float:
    """Read a typed number: point or comma, any minus sign, 1.000,5 and 1,000.5, 1/3, 2*3, 50%.

    Raises
    ------
    EditError
        If the text is not one finite number, or may be two; the message says what would be.
    """
    from attnviz import numerals

    try:
        number = numerals.typed(text, _format.comma)
    except numerals.AmbiguousError as error:
        raise EditError(
            tr(
                "“{text}” may have a decimal or a thousands separator. Type 1.2345 or 12345.",
                text=error.texts[0].strip(),
            )
        ) from None
    except ValueError:
        shown = text.strip() or tr("nothing")
        raise EditError(
            tr("“{text}” is not a number. Type a number such as 0.5, 0,5 or −1.2.", text=shown)
        ) from None
    if math.isinf(number):
        raise EditError(tr("“{text}” is too large. Type a smaller number.", text=text.strip()))
    return number


def grouped(count: int) -> str:
    """Return a whole number with commas between the thousands, or thin spaces."""
    text = f"{count:,}".replace("-", MINUS)
    return text.replace(",", THIN) if _format.comma else text


def short_count(count: float) -> str:
    """Return a large count in millions or billions: 528.6 M, 8.59 B; small ones in full."""
    if abs(count) >= 1e9:
        return unbroken(tr("{number} B", number=fixed(count / 1e9)))
    if abs(count) >= 1e6:
        return unbroken(tr("{number} M", number=fixed(count / 1e6, 1)))
    return grouped(rounding.whole(count))


UNITS = (mark("B"), mark("KiB"), mark("MiB"), mark("GiB"), mark("TiB"))


def short_bytes(count: float) -> str:
    """Return a size in binary units: 512 KiB, 2 GiB, 10.4 GiB; a whole number has no decimal."""
    unit = 0
    while count >= 1024 and unit < 4:
        count, unit = count / 1024, unit + 1
    number = fixed(count, 0) if count == int(count) else fixed(count, 1)
    return unbroken(f"{number} {tr(UNITS[unit])}")


def unbroken(text: str) -> str:
    """Return a number with its unit so that no line ends between them."""
    return text.replace(" ", NO_BREAK)


def superscript(number: int) -> str:
    """Return a whole number as a superscript."""
    return str(number).translate(_RAISED)
