"""Numbers and places as they are typed on the command line."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from attnviz import numerals
from attnviz.export.choice import FASTEST, LARGEST_FONT, SLOWEST, SMALLEST_FONT

LONGEST = 100  # digits; Python itself stops at 4,300
SMALLEST, LARGEST = 64, 16384  # pixels of a picture's side


def whole(text: str) -> int:
    """Read a whole number; its range is checked where its meaning is known."""
    digits = text.strip().replace("_", "")
    if len(digits) > LONGEST:
        raise argparse.ArgumentTypeError(
            f"found a number of {len(digits):,} digits, expected at most {LONGEST}"
        )
    if not (digits[1:] if digits[:1] in ("-", "+") else digits).isdecimal():
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a whole number")
    return int(digits)


def positive(text: str) -> int:
    """Return a whole number from 1 up."""
    found = whole(text)
    if found < 1:
        raise argparse.ArgumentTypeError(f"found {found}, expected a whole number from 1")
    return found


def draw(text: str) -> int | str:
    """Read the number of a draw, or `chapter`."""
    if text == "chapter":
        return text
    if not text.strip().replace("_", "").isdecimal():
        raise argparse.ArgumentTypeError(
            f"found {text!r}, expected chapter or a whole number, 0 or more"
        )
    return whole(text)


def file_name(text: str) -> str:
    """Read the name of a file to write, or - for standard output."""
    if not text:
        raise argparse.ArgumentTypeError("found '', expected the name of a file, or -")
    return text


def cell(text: str) -> tuple[int, ...]:
    """Read row,column or head,row,column, counted from 0."""
    parts = text.split(",")
    if not 1 <= len(parts) <= 3 or not all(part.strip().isdecimal() for part in parts):
        raise argparse.ArgumentTypeError(
            f"found {text!r}, expected row,column or head,row,column counted from 0, such as 2,1"
        )
    return tuple(whole(part) for part in parts)


def hold(text: str) -> tuple[str, tuple[int, ...], float]:
    """Read array,row,column=value or array,head,row,column=value: what is held, where and at what.

    A value may be a quotient, a product or per cent, as typed in the window.
    """
    place, equals, number = text.partition("=")
    array, _, index = place.partition(",")
    parts = index.split(",")
    if equals and array and len(parts) in (2, 3) and all(p.strip().isdecimal() for p in parts):
        try:
            value = numerals.typed(number)
        except ValueError:
            value = math.nan
        if math.isfinite(value):
            return array.strip(), tuple(whole(part) for part in parts), value
    raise argparse.ArgumentTypeError(
        f"found {text!r}, expected array,row,column=value or array,head,row,column=value counted "
        "from 0, such as S,2,1=0"
    )


def named_cell(text: str) -> tuple[str, *tuple[int, ...]]:
    """Read the name of an array and a cell of it, such as A,2,1."""
    name, comma, where = text.partition(",")
    if not name or not comma:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected NAME,ROW,COLUMN such as A,2,1")
    return (name, *cell(where))


def rule(text: str) -> str:
    """Read the name of a pattern that a person chooses among."""
    from attnviz.engine.masks import RULES  # NumPy is loaded for those who name one

    return _one_of(text, RULES)


def rule_or_none(text: str) -> str:
    """Read the name of a pattern, or none for no mask at all."""
    return text if text == "none" else rule(text)


def _one_of(text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected {', '.join(known)}")
    return text


def size(text: str) -> tuple[int, int]:
    """Read width x height in pixels."""
    parts = text.lower().replace("×", "x").split("x")
    if len(parts) == 2 and all(part.isdecimal() and len(part) < LONGEST for part in parts):
        width, height = int(parts[0]), int(parts[1])
        if min(width, height) >= SMALLEST and max(width, height) <= LARGEST:
            return width, height
    raise argparse.ArgumentTypeError(
        f"found {text!r}, expected width x height in pixels, {SMALLEST} to {LARGEST} each, such as "
        "1280x720"
    )


def scale(text: str) -> float:
    """Read how many dots a pixel takes in a PNG."""
    return _between(text, 0.25, 8, "")


def rate(text: str) -> int:
    """Read how many pictures a second a film has."""
    if text.isdecimal() and len(text) < 4 and SLOWEST <= int(text) <= FASTEST:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"found {text!r}, expected a whole number of frames per second, {SLOWEST} to {FASTEST}"
    )


def number(text: str) -> float:
    """Read a number; its range is checked where its meaning is known."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not math.isfinite(found):
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number")
    return found


def tolerance(text: str) -> float:
    """Read how far apart two numbers may be and still count as one."""
    found = number(text)
    if found < 0:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected 0 or a positive number")
    return found


def font_size(text: str) -> float:
    """Read the size of letters in points."""
    return _between(text, SMALLEST_FONT, LARGEST_FONT, " points")


def dots(text: str) -> float:
    """Read dots an inch."""
    return _between(text, 24, 1200, " dots an inch")


def width(text: str) -> int:
    """Read the width of a PNG in dots."""
    if text.isdecimal() and len(text) < 9 and SMALLEST <= int(text) <= LARGEST:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"found {text!r}, expected a whole number of pixels, {SMALLEST} to {LARGEST}"
    )


def _between(text: str, least: float, most: float, unit: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(
            f"found {text!r}, expected a number from {least:g} to {most:g}{unit}"
        )
    return number
