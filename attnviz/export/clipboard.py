"""A picture for the clipboard, in the forms that other programs take."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QColor, QGuiApplication

from attnviz.export.drawing import Draw
from attnviz.export.figure import Size, image, picture_bytes


def copy_picture(
    draw: Draw,
    size: Size,
    *,
    scale: float = 2.0,
    background: QColor | None = None,
    title: str = "",
) -> None:
    """Put a figure on the clipboard: as an image, and as SVG for programs that draw."""
    data = QMimeData()
    data.setImageData(image(draw, size, scale=scale, background=background))
    svg = picture_bytes("svg", draw, size, background=background, title=title)
    data.setData("image/svg+xml", svg)
    QGuiApplication.clipboard().setMimeData(data)
