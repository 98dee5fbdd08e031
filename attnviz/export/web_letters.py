"""The letters of a file for browsers, inside the file: the pieces of the typeface that it uses.

A reader that takes no letters from files (Inkscape, librsvg) finds the typeface by its name where
it is installed, and else the fonts that are most like it.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from html import unescape
from typing import NamedTuple

from attnviz.errors import AttnvizError
from attnviz.language import tr
from attnviz.resources import FOLDER
from attnviz.ui.look.typeface import FAMILY

PIECES = FOLDER / "fonts" / "web"
STAND_INS = ("Inter", "'Helvetica Neue'", "Arial", "sans-serif")
BOLD = 600  # the least weight that is drawn in bold letters

_TEXT = re.compile(
    r'<text [^>]*?font-weight="(?P<weight>\d+)" font-style="(?P<style>\w+)"[^>]*>(?P<inside>.*?)'
    r"</text>",
    re.DOTALL,
)
_TAG = re.compile(r"<[^>]*>")


class Style(NamedTuple):
    """Which of the four files of the typeface."""

    bold: bool = False
    italic: bool = False

    @property
    def name(self) -> str:
        """What it is called in the names of the files."""
        return ("Bold" * self.bold + "Italic" * self.italic) or "Regular"


Letters = Mapping[Style, set[str]]


def letters_of(svg: str) -> dict[Style, set[str]]:
    """Return the letters in the texts of an SVG, by the style that they are drawn in."""
    found: dict[Style, set[str]] = defaultdict(set)
    for text in _TEXT.finditer(svg):
        style = Style(int(text["weight"]) >= BOLD, text["style"] == "italic")
        found[style] |= set(unescape(_TAG.sub("", text["inside"])))
    return dict(found)


def font_faces(letters: Letters) -> str:
    """Return the rules of a style sheet that bring letters along.

    Raises
    ------
    AttnvizError
        When a file of the typeface is missing.
    """
    return "\n".join(
        _face(style, piece)
        for style, used in sorted(letters.items())
        for piece in _ranges()
        if _holds(piece, used)
    )


@cache
def _ranges() -> Mapping[str, list[tuple[int, int]]]:
    """Return the pieces, each with the first and last codes of what it holds without a gap."""
    table = json.loads(_read("pieces.json"))
    return {name: [(low, high) for low, high in spans] for name, spans in table.items()}


def _holds(piece: str, letters: Iterable[str]) -> bool:
    spans = _ranges()[piece]
    return any(low <= ord(letter) <= high for letter in letters for low, high in spans)


@cache
def _face(style: Style, piece: str) -> str:
    data = b64encode(_read(f"AttnvizSans-{style.name}-{piece}.woff2")).decode()
    spans = ", ".join(
        f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in _ranges()[piece]
    )
    return (
        f"@font-face {{ font-family: '{FAMILY}'; font-weight: {700 if style.bold else 400}; "
        f"font-style: {'italic' if style.italic else 'normal'}; unicode-range: {spans}; "
        f"src: url(data:font/woff2;base64,{data}) format('woff2'); }}"
    )


def _read(name: str) -> bytes:
    path = PIECES / name
    try:
        data: bytes = path.read_bytes()
    except OSError as error:
        raise AttnvizError(
            tr("{path}: cannot be read. Install attnviz again", path=path)
        ) from error
    return data
