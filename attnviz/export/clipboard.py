"""Pictures and numbers for the clipboard, in the forms that other programs take."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QColor, QGuiApplication

from attnviz.export.drawing import Draw
from attnviz.export.figure import Size, image, picture_bytes
from attnviz.export.tables import Block, matrix_text

# What a person calls a form, and what `matrix_text` does.
FORMS = {
    "TSV": "tsv",
    "CSV": "csv",
    "NumPy": "numpy",
    "Python list": "python",
    "LaTeX": "latex",
    "Markdown": "markdown",
}


def picture_data(
    draw: Draw,
    size: Size,
    *,
    scale: float = 2.0,
    background: QColor | None = None,
    title: str = "",
) -> QMimeData:
    """Return a figure for the clipboard: as an image, and as SVG for programs that draw."""
    data = QMimeData()
    data.setImageData(image(draw, size, scale=scale, background=background))
    svg = picture_bytes("svg", draw, size, background=background, title=title)
    data.setData("image/svg+xml", svg)
    return data


def copy_picture(
    draw: Draw,
    size: Size,
    *,
    scale: float = 2.0,
    background: QColor | None = None,
    title: str = "",
) -> None:
    """Put a figure on the clipboard; see `picture_data`."""
    data = picture_data(draw, size, scale=scale, background=background, title=title)
    QGuiApplication.clipboard().setMimeData(data)


def copy_block(block: Block, form: str, *, labels: bool = False) -> None:
    """Put a cell, row or matrix on the clipboard in one of ``FORMS``, with names if wanted.

    A cell is a block of one row and column: as TSV, its shortest exact number alone.
    """
    QGuiApplication.clipboard().setText(matrix_text(block, FORMS[form], labels))
