"""Drawings as the pages of a PDF: real shapes, embedded fonts, and nothing that changes by itself.

Qt writes the time and a random name into each file, and fonts in the order of a hash with a random
seed. All three are held still, so that the same drawing gives the same bytes.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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


class PdfFile:
    """A file that is drawn page by page, all of one size in units of 1/96 inch.

    The same drawings give the same bytes with the same version of Qt.
    """

    def __init__(self, size: QSizeF, *, title: str = "", description: str = "") -> None:
        self._size = size
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = writer = QPdfWriter(self._buffer)
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
        self._painter: PdfPainter | None = None

    def add(self, draw: Draw) -> None:
        """Draw one more page."""
        with _still_hashes():
            if self._painter is None:
                self._painter = PdfPainter(self._writer)
            else:
                self._writer.newPage()
            self._painter.save()
            try:
                draw(self._painter, QRectF(0, 0, self._size.width(), self._size.height()))
            finally:
                self._painter.restore()

    def close(self) -> None:
        """End the drawing; also when nobody wants the file any more."""
        painter, self._painter = self._painter, None
        if painter is not None:
            with _still_hashes():
                painter.end()

    def data(self) -> bytes:
        """End the drawing and return the file."""
        self.close()
        return _steady(bytes(self._buffer.data().data()))


def pdf_bytes(
    pages: Sequence[Draw], size: QSizeF, *, title: str = "", description: str = ""
) -> bytes:
    """Return drawings as pages of one file, see `PdfFile`."""
    file = PdfFile(size, title=title, description=description)
    try:
        for draw in pages:
            file.add(draw)
    finally:
        file.close()
    return file.data()


@contextmanager
def _still_hashes() -> Iterator[None]:
    """Let Qt go through its tables in an order that is always the same."""
    QHashSeed.setDeterministicGlobalSeed()
    try:
        yield
    finally:
        QHashSeed.resetRandomGlobalSeed()


def _steady(data: bytes) -> bytes:
    """Take out dates, and name the file by its content; no byte moves, so offsets stay right."""
    data = _DATE.sub(lambda found: b" " * len(found.group()), data)
    name = QUuid.createUuidV5(QUuid(_NOBODY), hashlib.sha256(data).digest()).toString()
    plain = name.strip("{}").encode()
    old = _NOBODY.encode()
    for before, after in ((old, plain), (old.hex().encode(), plain.hex().encode())):
        data = data.replace(before, after)
    return data
