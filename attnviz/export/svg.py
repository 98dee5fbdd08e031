"""A drawing as SVG: shapes and text by Qt's generator, with its faults put right.

Three things have to be mended. Qt loses an outer clip when an inner one ends; it states the size
in millimetres; and it names fonts as this machine does, without a fallback or a length, so that
elsewhere other letters would run over their cells.
"""

from __future__ import annotations

import re
from html import unescape

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

from attnviz.export.drawing import Draw
from attnviz.widgets.labels import END, ISOLATE
from attnviz.widgets.signs import runs_back

RESOLUTION = 96  # dots an inch: one unit is one pixel of CSS

_SIZE = re.compile(r'<svg width="[^"]*" height="[^"]*"')
_TEXT = re.compile(
    r'<text (?P<look>[^>]*?) font-family="(?P<family>[^"]*)" font-size="(?P<size>[\d.]+)" '
    r'font-weight="(?P<weight>\d+)" font-style="(?P<style>\w+)"\s*>(?P<text>[^<]*)</text>'
)
_UNSEEN = dict.fromkeys((*range(0x2066, 0x206A), *range(0x202A, 0x202F), 0x200E, 0x200F))
# A run that is read from the right and begins or ends with a blank or full stop is isolated; this
# sign after its end keeps them in it. Inkscape 1.2 loses a text that has a length and says
# direction="rtl".
STAY = "\N{RIGHT-TO-LEFT MARK}"


class SvgPainter(QPainter):
    """A painter that tells the generator of the outer clip again when an inner one ends."""

    def restore(self) -> None:
        super().restore()
        if self.hasClipping():
            self.setClipPath(self.clipPath())


def svg_bytes(draw: Draw, size: QSize, *, title: str = "", description: str = "") -> bytes:
    """Return a drawing as SVG 1.1, size in pixels; the same drawing gives the same bytes."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # 1.2 Tiny, Qt's default, has no clip.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(RESOLUTION)
    generator.setSize(size)
    rect = QRectF(0, 0, size.width(), size.height())
    generator.setViewBox(rect)
    generator.setTitle(title)
    generator.setDescription(description)
    painter = SvgPainter(generator)
    try:
        draw(painter, rect)
    finally:
        painter.end()
    text = bytes(buffer.data().data()).decode()
    return _mended(text, size).encode()


def _mended(text: str, size: QSize) -> str:
    head = f'<svg width="{size.width()}" height="{size.height()}"'
    # Columns of figures stay columns in fonts whose figures differ in width.
    head += ' style="font-variant-numeric: tabular-nums"'
    return _TEXT.sub(_mended_text, _SIZE.sub(head, text, count=1))


def _mended_text(found: re.Match[str]) -> str:
    family, text = unescape(found["family"]), unescape(found["text"])
    if text and not text.translate(_UNSEEN):
        return ""  # Qt writes the signs that say in which direction a name is read on their own
    font = QFont(family)
    font.setPixelSize(max(1, round(float(found["size"]))))
    font.setWeight(QFont.Weight(_known_weight(int(found["weight"]))))
    font.setItalic(found["style"] == "italic")
    real = QFontInfo(font).family()
    names = dict.fromkeys(f"'{name}'" for name in (real, family) if name and "'" not in name)
    long = QFontMetricsF(font).horizontalAdvance(text)
    fit = f' textLength="{long:g}" lengthAdjust="spacingAndGlyphs"' if text.strip() else ""
    written = found["text"]
    if any(map(runs_back, text)) and not (runs_back(text[0]) and runs_back(text[-1])):
        written = f"{ISOLATE}{written}{STAY}{END}"
    return (
        f'<text {found["look"]} font-family="{", ".join(names)}, sans-serif" '
        f'font-size="{found["size"]}" font-weight="{found["weight"]}" '
        f'font-style="{found["style"]}"{fit}>{written}</text>'
    )


def _known_weight(weight: int) -> int:
    """Return the weight of Qt's scale that is nearest."""
    return min((known.value for known in QFont.Weight), key=lambda known: abs(known - weight))
