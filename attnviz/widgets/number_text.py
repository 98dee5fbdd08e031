"""Numbers inside a text that was written with points: shown with the mark that a person chose."""

from __future__ import annotations

import re

from attnviz.widgets.numbers import THIN, number_format

_WRITTEN = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d]|[.,]\d)")


def in_format(text: str) -> str:
    """Return a text with its decimal points and marks of thousands as numbers have them now.

    A whole sentence keeps its own commas and points: "2,000 draws, 4.5% each." becomes
    "2 000 draws, 4,5% each."
    """
    if not number_format().comma:
        return text
    return _WRITTEN.sub(lambda found: found[0].replace(",", THIN).replace(".", ","), text)
