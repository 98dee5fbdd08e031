"""A figure as a picture file. One drawing serves screen, PNG, SVG and PDF."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from attnviz import __version__
from attnviz.errors import AttnvizError
from attnviz.export.drawing import Draw
from attnviz.export.pdf import pdf_bytes
from attnviz.export.svg import svg_bytes
from attnviz.language import tr

Kind = Literal["png", "svg", "pdf"]
Size = QSize | tuple[int, int]

SCREEN_DPI = 96.0
MOST_DOTS = 2**28  # a picture of 16,384 x 16,384, 1 GiB while it is drawn
INCH = 0.0254


def picture_bytes(
    kind: Kind,
    draw: Draw,
    size: Size,
    *,
    scale: float = 1.0,
    background: QColor | None = None,
    title: str = "",
    description: str = "",
) -> bytes:
    """Return a figure as the bytes of a file; the same figure gives the same bytes.

    Parameters
    ----------
    draw : paints the figure into the rectangle it is given
    size : of that rectangle, in pixels of 1/96 inch
    scale : dots a pixel of a PNG
    background : under the drawing; None = white. May be transparent
    title, description : for readers of the file's properties, and for screen readers (SVG)

    Raises
    ------
    AttnvizError
        For a size that is absurd.
    """
    whole = _qsize(size)
    if min(whole.width(), whole.height()) < 1:
        raise AttnvizError(
            tr(
                "a picture of {width} × {height} would be empty",
                width=whole.width(),
                height=whole.height(),
            )
        )
    if kind == "png":
        picture = image(draw, whole, scale=scale, background=background)
        return _png(picture, title, description)

    def on_ground(painter: QPainter, rect: QRectF) -> None:
        if background is not None and background.alpha():
            painter.fillRect(rect, background)
        draw(painter, rect)

    if kind == "svg":
        return svg_bytes(on_ground, whole, title=title, description=description)
    return pdf_bytes([on_ground], QSizeF(whole), title=title, description=description)


def image(
    draw: Draw, size: Size, *, scale: float = 1.0, background: QColor | None = None
) -> QImage:
    """Return a figure as an image of `scale` dots a pixel.

    Raises
    ------
    AttnvizError
        When it would not fit into memory.
    """
    whole = _qsize(size)
    wide, high = (max(1, round(side * scale)) for side in (whole.width(), whole.height()))
    if wide * high > MOST_DOTS:
        raise AttnvizError(
            tr(
                "a picture of {wide} × {high} pixels does not fit in memory. Choose a "
                "smaller size or scale, or SVG or PDF, which are sharp at any size",
                wide=f"{wide:,}",
                high=f"{high:,}",
            )
        )
    # With alpha, since Qt then draws letters in grey and not in the colours of a screen's dots.
    picture = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    if picture.isNull():
        raise AttnvizError(
            tr(
                "not enough memory for a picture of {wide} × {high} pixels",
                wide=f"{wide:,}",
                high=f"{high:,}",
            )
        )
    picture.setDevicePixelRatio(scale)
    picture.fill(QColor("white") if background is None else background)
    painter = QPainter(picture)
    try:
        draw(painter, QRectF(0, 0, whole.width(), whole.height()))
    finally:
        painter.end()
    if background is None or background.alpha() == 255:
        return picture.convertToFormat(QImage.Format.Format_RGB32)
    return picture


def _png(picture: QImage, title: str, description: str) -> bytes:
    """Write an image with its size in inches and its texts, and nothing that changes by itself."""
    dots = round(picture.devicePixelRatio() * SCREEN_DPI / INCH)
    picture.setDotsPerMeterX(dots)
    picture.setDotsPerMeterY(dots)
    texts = {"Title": title, "Description": description, "Software": f"attnviz {__version__}"}
    for name, text in texts.items():
        if text:
            picture.setText(name, text)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(picture):
        raise AttnvizError(
            tr(
                "the picture could not be written as PNG ({errorstring})",
                errorstring=writer.errorString(),
            )
        )
    return bytes(buffer.data().data())


def _qsize(size: Size) -> QSize:
    return size if isinstance(size, QSize) else QSize(*size)
