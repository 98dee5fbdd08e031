"""Numbers inside a written text: with the mark that a person chose, and their units beside them."""

from __future__ import annotations

import re

from attnviz.language import chosen, mark, tr
from attnviz.ui.look.numbers import NO_BREAK, THIN, UNITS, number_format, percent_sign

_WRITTEN = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d]|[.,]\d)")

_PERCENT = re.compile(rf"(?<=\d){THIN}?%")
_BEFORE_UNIT = re.compile(r"(?<=\d) (?=(?:[KMGT]i[Bo]|[MB]|Mio\.|Mrd\.|Md)(?!\w))")
_UNIT = re.compile(rf"(?<=\d)[ {NO_BREAK}]({'|'.join(UNITS[1:])})(?!\w)")
_COUNT = re.compile(rf"(\d\.\d+)[ {NO_BREAK}]([MB])(?!\w)")
_COUNTS = {"M": mark("{number} M"), "B": mark("{number} B")}
_NUMBER = r"−?\d+(?:\.\d+)?"
_VECTOR = re.compile(rf"\({_NUMBER}(?:, {_NUMBER})+\)")


def _between() -> str:
    """Return what stands between two numbers of a vector."""
    sign = "," if not number_format().comma else f"{NO_BREAK};" if chosen() == "fr" else ";"
    return sign + NO_BREAK


def in_format(text: str) -> str:
    """Return a text with its decimal points and marks of thousands as numbers have them now.

    A whole sentence keeps its own commas and points: "2,000 draws, 4.5% each." becomes
    "2 000 draws, 4,5% each.", and a vector "(1.5, 0)" is "(1,5; 0)". Millions, billions and
    bytes are called as on the screen. No line ends before a unit, or within a vector.
    """
    text = _UNIT.sub(lambda found: NO_BREAK + tr(found[1]), text)
    text = _COUNT.sub(lambda found: tr(_COUNTS[found[2]], number=found[1]), text)
    text = _BEFORE_UNIT.sub(NO_BREAK, text)
    text = _PERCENT.sub(percent_sign(), text)
    text = _VECTOR.sub(lambda found: found[0].replace(", ", _between()), text)
    if not number_format().comma:
        return text
    return _WRITTEN.sub(lambda found: found[0].replace(",", THIN).replace(".", ","), text)
