"""Cells that show something else than a number: hatched, covered, crossed, or a letter."""

from functools import lru_cache

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from attnviz.ui.grid.cell_look import Special
from attnviz.ui.grid.hatch import draw_hatch
from attnviz.ui.look.ramp import Pixels
from attnviz.ui.look.text import write_amid
from attnviz.ui.look.theme import Theme

LEAST = 6  # px of letters; smaller ones are left out


@lru_cache(maxsize=512)
def special_tile(
    theme: Theme, special: Special, colours: tuple[int, int], size: tuple[int, int], dpr: float
) -> Pixels:
    """Return the cell as pixels, shape (high, wide).

    Parameters
    ----------
    colours
        Packed ground and ink.
    size
        (wide, high) in device pixels.
    """
    wide, high = size
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    draw_special(painter, QRectF(0, 0, wide / dpr, high / dpr), theme, special, colours)
    painter.end()
    bits = np.frombuffer(image.constBits(), np.uint32).reshape(high, image.bytesPerLine() // 4)
    return bits[:, :wide].copy()


def draw_special(
    painter: QPainter, rect: QRectF, theme: Theme, special: Special, colours: tuple[int, int]
) -> None:
    """Draw the cell into `rect`; `colours` are its packed ground and ink."""
    ground, ink = (QColor.fromRgb(c) for c in colours)
    painter.fillRect(rect, ground)
    if special.hatched:
        draw_hatch(painter, rect, theme)
    if special.crossed:
        painter.setPen(QPen(ink, theme.line(1)))
        inset = rect.height() * 0.3
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
    if special.text:
        px, bold = min(theme.size("label"), int(rect.height() * 0.7)), special.text.isalnum()
        if px >= LEAST:
            wide = QFontMetricsF(theme.font("label", bold=bold, px=px)).horizontalAdvance(
                special.text
            )
            px = min(px, int(px * (rect.width() - 1) / wide))
        if px >= LEAST:
            painter.setFont(theme.font("label", bold=bold, px=px))
            painter.setPen(ink)
            write_amid(painter, rect, special.text)
