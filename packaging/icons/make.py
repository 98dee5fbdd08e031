"""Draw the icons of the program and of its files: PNG for Linux, .ico for Windows, .icns for macOS.

    python packaging/icons/make.py FOLDER      writes attnviz and document, .ico and .icns

The sizes up to 24 pixels are drawn by hand, on whole pixels; the larger ones are one drawing.
Qt draws them, so that the same script serves every system.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
PROGRAM = HERE.parents[1] / "resources" / "icons" / "attnviz.svg"
DOCUMENT = HERE / "document.svg"
BY_HAND = {16: HERE / "attnviz-16.svg", 22: HERE / "attnviz-22.svg", 24: HERE / "attnviz-22.svg"}
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512}


def png(drawing: Path, size: int) -> bytes:
    """Draw one icon, `size` pixels wide and high."""
    source = BY_HAND.get(size, drawing) if drawing == PROGRAM else drawing
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    # The drawing for 22 stands in 24 with a free pixel around it.
    free = 1 if source == BY_HAND[22] and size == 24 else 0
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise SystemExit(f"make: {source} is no drawing that Qt can read")
    renderer.render(painter, QRectF(free, free, size - 2 * free, size - 2 * free))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def ico(drawing: Path) -> bytes:
    """Put several sizes into one file for Windows."""
    pictures = [png(drawing, size) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place
        )
        place += len(picture)
    return head + entries + b"".join(pictures)


def icns(drawing: Path) -> bytes:
    """Put several sizes into one file for macOS."""
    body = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(drawing, size)
        body += kind.encode() + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_all(folder: Path) -> None:
    """Write what the Windows and macOS packages take."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in (("attnviz", PROGRAM), ("document", DOCUMENT)):
        (folder / f"{name}.ico").write_bytes(ico(drawing))
        (folder / f"{name}.icns").write_bytes(icns(drawing))


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
