"""Drawings as the pages of a PDF: real shapes, embedded fonts, and nothing that changes by itself.

Qt writes the time and a random name into each file, and fonts in the order of a hash with a random
seed. All three are held still, so that the same drawing gives the same bytes.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QBuffer, QHashSeed, QIODevice, QMarginsF, QRectF, QSizeF, QUuid
from PySide6.QtGui import QFont, QPageSize, QPainter, QPdfWriter

from attnviz import __version__
from attnviz.export.drawing import Draw

RESOLUTION = 96  # dots an inch: one unit of a drawing is 1/96 inch, 0.75 points
POINTS = 72 / RESOLUTION
A4 = QSizeF(210 / 25.4 * RESOLUTION, 297 / 25.4 * RESOLUTION)

_NOBODY = "00000000-0000-5000-8000-000000000000"
_DATE = re.compile(rb"/(?:CreationDate|ModDate) \(D:[^)]*\)")
# What a PDF says of itself in XMP, without dates.
_ABOUT = """<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmp:CreatorTool="{creator}"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li>
</rdf:Alt></dc:title><dc:description><rdf:Alt><rdf:li xml:lang="x-default">{description}</rdf:li>
</rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end='w'?>"""


class PdfPainter(QPainter):
    """A painter that joins no letters: who searches the page for “fits” finds no “ﬁts”."""

    def setFont(self, font: QFont | str | Sequence[str]) -> None:
        plain = QFont(font)
        plain.setFeature(QFont.Tag("liga"), 0)
        super().setFont(plain)


def pdf_bytes(
    pages: Sequence[Draw], size: QSizeF, *, title: str = "", description: str = ""
) -> bytes:
    """Return drawings as pages of one size, given in units of 1/96 inch.

    The same drawings give the same bytes with the same version of Qt.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    page = QSizeF(size.width() * POINTS, size.height() * POINTS)
    exact = QPageSize.SizeMatchPolicy.ExactMatch
    writer.setPageSize(QPageSize(page, QPageSize.Unit.Point, "", exact))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(RESOLUTION)
    creator = f"attnviz {__version__}"
    writer.setTitle(title)
    writer.setCreator(creator)
    writer.setDocumentId(QUuid(_NOBODY))
    about = _ABOUT.format(
        creator=creator, title=escape(title), description=escape(description)
    ).encode()
    writer.setDocumentXmpMetadata(about)
    QHashSeed.setDeterministicGlobalSeed()
    painter = PdfPainter(writer)
    try:
        for number, draw in enumerate(pages):
            if number:
                writer.newPage()
            painter.save()
            try:
                draw(painter, QRectF(0, 0, size.width(), size.height()))
            finally:
                painter.restore()
    finally:
        painter.end()
        QHashSeed.resetRandomGlobalSeed()
    return _steady(bytes(buffer.data().data()))


def _steady(data: bytes) -> bytes:
    """Take out dates, and name the file by its content; no byte moves, so offsets stay right."""
    data = _DATE.sub(lambda found: b" " * len(found.group()), data)
    name = QUuid.createUuidV5(QUuid(_NOBODY), hashlib.sha256(data).digest()).toString()
    plain = name.strip("{}").encode()
    old = _NOBODY.encode()
    for before, after in ((old, plain), (old.hex().encode(), plain.hex().encode())):
        data = data.replace(before, after)
    return data
