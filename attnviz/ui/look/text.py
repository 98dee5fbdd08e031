"""Text at a point, aligned on it: what every painted widget needs and Qt only does in boxes."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from attnviz.ui.look.labels import elided
from attnviz.ui.look.theme import Role, Theme

Side = Literal["left", "right", "centre"]

CAPITAL_MIDDLE = 0.36  # from the base line to the middle of a capital letter, of the text size
LEAST = 0.68  # of the size of a role, however little room there is


def write(painter: QPainter, x: float, base: float, text: str, side: Side = "left") -> None:
    """Write `text` in the painter's font with its left end, right end or middle at `x`."""
    if side != "left":
        width = painter.fontMetrics().horizontalAdvance(text)
        x -= width if side == "right" else width / 2
    painter.drawText(QPointF(x, base), text)


def base_of(middle: float, px: float) -> float:
    """Return the base line that centres letters of `px` pixels on the height `middle`."""
    return middle + CAPITAL_MIDDLE * px


def write_amid(painter: QPainter, rect: QRectF, text: str) -> None:
    """Write `text` into the middle of `rect`, on one base line whatever its signs.

    Qt itself takes a line for higher in which one sign is of another font, as the minus often is:
    negative numbers would then stand above the positive ones beside them.
    """
    metrics = QFontMetricsF(painter.font())
    middle = rect.center()
    base = middle.y() - ceil(metrics.height()) / 2 + metrics.ascent()
    painter.drawText(QPointF(middle.x() - metrics.horizontalAdvance(text) / 2, base), text)


def shrunk_font(
    text: str, theme: Theme, role: Role, width: float, *, bold: bool | None = None
) -> QFont:
    """Return the font of `role`, or a smaller one in which `text` fits `width` if there is one."""
    font = theme.font(role, bold=bold)
    wanted = QFontMetricsF(font).horizontalAdvance(text)
    if wanted > width:
        share = max(LEAST, width / wanted)
        font.setPixelSize(max(1, int(font.pixelSize() * share)))
    return font


# Names of rows are written at every repaint, and to fit one takes as long as to write it.
@lru_cache(maxsize=4096)
def fitted_name(text: str, theme: Theme, role: Role, width: float, *, bold: bool = False) -> str:
    """Return a name shortened to a width in the font of `role`, see `elided`."""
    return elided(text, QFontMetricsF(theme.font(role, bold=bold)), width)


def write_within(
    painter: QPainter, at: QPointF, text: str, width: float, side: Side = "centre"
) -> None:
    """Write a name with its middle or end at `at`, its letters closer where it is too wide."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
    painter.save()
    painter.translate(at)
    if wide > width:
        painter.scale(width / wide, 1.0)
    left = {"left": 0.0, "centre": -wide / 2, "right": -wide}[side]
    painter.drawText(QPointF(left, 0), text)
    painter.restore()
