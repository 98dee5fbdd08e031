"""Numbers inside a written text: with the mark that a person chose, and their units beside them."""

from __future__ import annotations

import re

from attnviz.ui.look.numbers import NO_BREAK, THIN, number_format, percent_sign

_WRITTEN = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d]|[.,]\d)")

_PERCENT = re.compile(rf"(?<=\d){THIN}?%")
_BEFORE_UNIT = re.compile(r"(?<=\d) (?=(?:[KMGT]i[Bo]|[MB]|Mio\.|Mrd\.|Md)(?!\w))")


def in_format(text: str) -> str:
    """Return a text with its decimal points and marks of thousands as numbers have them now.

    A whole sentence keeps its own commas and points: "2,000 draws, 4.5% each." becomes
    "2 000 draws, 4,5% each." No line ends before a unit.
    """
    text = _BEFORE_UNIT.sub(NO_BREAK, text)
    text = _PERCENT.sub(percent_sign(), text)
    if not number_format().comma:
        return text
    return _WRITTEN.sub(lambda found: found[0].replace(",", THIN).replace(".", ","), text)
