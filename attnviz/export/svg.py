"""A drawing as SVG: shapes and text by Qt's generator, with its faults put right.

Six things have to be mended. Qt loses an outer clip when an inner one ends; it states the size
in millimetres; its texts need other names and lengths, see svg_text; their letters are not in
the file, see web_letters; every file calls its clips and gradients alike, so that on a page with
two of them one would take those of the other; and it writes signs that XML does not have.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from attnviz.export import svg_text, web_letters
from attnviz.export.drawing import Draw

RESOLUTION = 96  # dots an inch: one unit is one pixel of CSS

_DEFS, _STYLE = re.compile("<defs>"), re.compile(r"<style>[^<]*</style>")
_ID = re.compile(r' id="([^"]+)"')
_NAMED = re.compile(r"""( id="|url\(#|href="#)([^"()]+)(?=["\)])""")
_ILLEGAL = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_SIZE = re.compile(r'<svg width="[^"]*" height="[^"]*"')


class SvgPainter(QPainter):
    """A painter that tells the generator of the outer clip again when an inner one ends."""

    def restore(self) -> None:
        super().restore()
        self._clip_again()

    def drawText(self, *where_and_what: Any) -> None:  # type: ignore[override]
        super().drawText(*where_and_what)
        box = where_and_what[0]
        # Qt clips by itself what is too large for its box, as a line with a sign of a tall font is.
        if isinstance(box, QRect | QRectF) and self.hasClipping():
            used = self.boundingRect(*where_and_what)
            if not box.contains(used):
                self._clip_again()

    def _clip_again(self) -> None:
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
    text = legal(bytes(buffer.data().data()).decode())
    return _mended(text, size).encode()


def _mended(text: str, size: QSize) -> str:
    head = f'<svg width="{size.width()}" height="{size.height()}"'
    # Columns of figures stay columns in fonts whose figures differ in width.
    head += ' style="font-variant-numeric: tabular-nums"'
    mended = _own_ids(svg_text.mended(_SIZE.sub(head, text, count=1)))
    faces = web_letters.font_faces(web_letters.letters_of(mended))
    return _DEFS.sub(f"<defs>\n<style>{faces}</style>", mended, count=1) if faces else mended


def _own_ids(svg: str) -> str:
    """Name clips and gradients by what the drawing holds."""
    names = set(_ID.findall(svg))
    if not names:
        return svg
    mine = hashlib.sha256(svg.encode()).hexdigest()[:8]
    # All names in one pattern would take seconds to compile where there are thousands.
    return _NAMED.sub(lambda at: f"{at[0]}-{mine}" if at[2] in names else at[0], svg)


def legal(text: str) -> str:
    """Return a text in which the code point stands for what XML and HTML cannot hold."""
    return _ILLEGAL.sub(lambda found: f"⟨{ord(found[0]):02X}⟩", text)


def without_letters(svg: str) -> str:
    """Return a drawing that leaves it to the page around it to bring its letters along."""
    return _STYLE.sub("", svg, count=1)
