"""The letters of an SVG: named so that others find the same fonts, and one text for each drawn.

Qt names fonts as this machine does, without a fallback or a length, so that elsewhere other letters
would run over their cells; and where a sign comes from another font or script than its neighbours
it begins a text anew, so that "−0.40" could be neither found nor edited as one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import unescape
from itertools import pairwise

from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont, QTextLayout

from attnviz.export.web_letters import STAND_INS
from attnviz.language import END, ISOLATE, pictograph
from attnviz.ui.look.signs import runs_back
from attnviz.ui.look.theme import steady

_TEXT = re.compile(
    r'<text (?P<look>[^>]*?) x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" '
    r'font-family="(?P<family>[^"]*)" font-size="(?P<size>[\d.]+)" '
    r'font-weight="(?P<weight>\d+)" font-style="(?P<style>\w+)"\s*>(?P<written>[^<]*)</text>'
)
_UNSEEN = dict.fromkeys((*range(0x2066, 0x206A), *range(0x202A, 0x202F), 0x200E, 0x200F))
# A run that is read from the right and begins or ends with a blank or full stop is isolated; this
# sign after its end keeps them in it. Inkscape 1.2 loses a text that has a length and says
# direction="rtl".
STAY = "\N{RIGHT-TO-LEFT MARK}"
TOUCHING = 0.3  # pixels by which the end of a run may miss the begin of the next
EMOJI_FORM = "\ufe0f"


@dataclass(frozen=True)
class TextRun:
    """What Qt wrote as one text: letters of one font and script."""

    look: str
    x: str
    y: str
    family: str
    size: str
    weight: str
    style: str
    written: str

    @cached_property
    def text(self) -> str:
        """The letters themselves."""
        return unescape(self.written)

    @cached_property
    def font(self) -> QFont:
        """The font that they were drawn with, but for those that it lacks."""
        return _font(
            unescape(self.family), float(self.size), int(self.weight), self.style == "italic"
        )

    @cached_property
    def main(self) -> str:
        """The name of that font on this machine."""
        return QFontInfo(self.font).family()

    @cached_property
    def emoji(self) -> bool:
        """Whether it begins or ends with a picture, which others draw in another width."""
        return pictograph(self.text[:1]) or pictograph(self.text[-1:]) or EMOJI_FORM in self.text

    @cached_property
    def families(self) -> tuple[str, ...]:
        """The fonts that the letters come from, none for letters that no font has."""
        return _families(self.font, self.main, self.text)

    @cached_property
    def width(self) -> float:
        """How far the letters reach."""
        return QFontMetricsF(self.font).horizontalAdvance(self.text)

    @cached_property
    def backwards(self) -> bool:
        """Whether some letters are read from the right."""
        return any(map(runs_back, self.text))

    def goes_on(self, after: TextRun) -> bool:
        """Whether another run is the rest of the same drawn text."""
        same = (self.look, self.y, self.family, self.size, self.weight, self.style) == (
            after.look, after.y, after.family, after.size, after.weight, after.style,
        )  # fmt: skip
        # Runs of both directions stand in the order of places, not in that of reading.
        if not same or self.backwards or after.backwards:
            return False
        gap = float(after.x) - float(self.x)
        return any(abs(gap - width) < TOUCHING for width in self._widths())

    def leads_to(self, after: TextRun) -> bool:
        """Whether the rest stands in its place without being told, whoever draws it.

        It may not beside an emoji, after letters that no font has, and at a blank, which others
        take from the font before it.
        """
        gap = float(after.x) - float(self.x)
        return (
            abs(gap - self.width) < TOUCHING / 2
            and bool(self.families)
            and not after.text.startswith(" ")
            and not (self.emoji or after.emoji)
        )

    def _widths(self) -> Iterable[float]:
        """Yield the width, and that with the blanks of another font, which Qt takes at times."""
        yield self.width
        for family in self.families:
            other = QFont(self.font)
            other.setFamily(family)
            yield QFontMetricsF(other).horizontalAdvance(self.text)


def mended(svg: str) -> str:
    """Return Qt's SVG with one text for each that was drawn, in fonts with names and lengths."""
    parts: list[str] = []
    runs: list[TextRun] = []
    done = 0
    for found in _TEXT.finditer(svg):
        between = svg[done : found.start()]
        done = found.end()
        run = TextRun(**found.groupdict())
        # Qt writes the signs that say in which direction a name is read on their own.
        unseen = bool(run.text) and not run.text.translate(_UNSEEN)
        if runs and (between.strip() or not (unseen or runs[-1].goes_on(run))):
            parts.append(_text(runs))
            runs = []
        if not runs:
            parts.append(between)
        if not unseen:
            runs.append(run)
    if runs:
        parts.append(_text(runs))
    return "".join((*parts, svg[done:]))


def _text(runs: list[TextRun]) -> str:
    """Return the runs of one drawn text as one text; where needed, parts of it have their place."""
    first = runs[0]
    # Others take a sign that two fonts have from the one that is named first.
    doubtful = len({first.main, *_fonts(runs)}) > 2
    pieces = [[first]]
    for before, run in pairwise(runs):
        if before.leads_to(run) and not (doubtful and before.families != run.families):
            pieces[-1].append(run)
        else:
            pieces.append([run])
    font = (
        f'{_named(runs)} font-size="{first.size}" font-weight="{first.weight}" '
        f'font-style="{first.style}"'
    )
    if len(pieces) == 1:
        place = f'x="{first.x}" y="{first.y}"'
        return f"<text {first.look} {place} {font}{_length(runs)}>{_letters(runs)}</text>"
    inside = "".join(
        f'<tspan x="{piece[0].x}"{" " + _named(piece) if doubtful else ""}{_length(piece)}>'
        f"{_letters(piece)}</tspan>"
        for piece in pieces
    )
    return f'<text {first.look} y="{first.y}" {font}>{inside}</text>'


def _fonts(runs: list[TextRun]) -> list[str]:
    """Return where the letters come from; others choose a font for pictures by themselves."""
    return [family for run in runs if not run.emoji for family in run.families]


def _named(runs: list[TextRun]) -> str:
    """Return the fonts of runs, in the order in which they are to be tried."""
    names = _fonts(runs)
    if runs[0].main in names[1:] and len(runs) > 1:
        names.insert(0, runs[0].main)
    names += runs[0].main, unescape(runs[0].family)
    named = dict.fromkeys(f"'{name}'" for name in names if name and "'" not in name)
    return f'font-family="{", ".join((*named, *STAND_INS))}"'


def _length(runs: list[TextRun]) -> str:
    if not any(run.text.strip() for run in runs):
        return ""
    long = float(runs[-1].x) - float(runs[0].x) + runs[-1].width
    return f' textLength="{long:g}" lengthAdjust="spacingAndGlyphs"'


def _letters(runs: list[TextRun]) -> str:
    written, text = "".join(run.written for run in runs), "".join(run.text for run in runs)
    if runs[0].backwards and not (runs_back(text[0]) and runs_back(text[-1])):
        return f"{ISOLATE}{written}{STAY}{END}"
    return written


@lru_cache(maxsize=64)
def _font(family: str, size: float, weight: int, italic: bool) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(size)))
    # Of Qt's scale the nearest.
    known = min((known.value for known in QFont.Weight), key=lambda known: abs(known - weight))
    font.setWeight(QFont.Weight(known))
    font.setItalic(italic)
    return steady(font)


def _families(font: QFont, main: str, text: str) -> tuple[str, ...]:
    raw = QRawFont.fromFont(font)
    if not raw.isValid():
        return ()
    if all(raw.supportsCharacter(ord(letter)) for letter in text):
        return (main,)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    names = set()
    for run in layout.glyphRuns():
        used = run.rawFont()
        # Boxes for a script without a font come from no file; to ask for their name ends Qt.
        if 0 in run.glyphIndexes() or not used.fontTable("name").size():
            return ()
        names.add(used.familyName())
    return tuple(sorted(names - {""}, key=lambda name: (name != main, name)))
