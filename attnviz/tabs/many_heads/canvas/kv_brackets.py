"""Brackets over grids and beside cells that share keys and values: told apart by their dashes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.ui.look.theme import Theme

THICK = 3.0  # px of the design
# Lengths in line widths, drawn and left out: solid, dashed, dotted, dash-dot, long dashes, …
DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (3.0, 2.5),
    (0.1, 2.4),
    (4.0, 2.2, 0.1, 2.2),
    (7.0, 3.0),
    (4.0, 2.2, 0.1, 2.2, 0.1, 2.2),
    (1.2, 3.6),
    (9.0, 2.4, 2.0, 2.4),
)


def _pen(theme: Theme, group: int) -> QPen:
    """Return the pen of a group: after eight kinds of dashes they come round again."""
    pen = QPen(theme.K, theme.line(THICK))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    dashes = DASHES[group % len(DASHES)]
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def paint_bracket_over(
    painter: QPainter, theme: Theme, span: QRectF, group: int, label: str = ""
) -> None:
    """Draw a level bracket along the top of `span`; a label stands in a gap in the middle."""
    painter.setPen(_pen(theme, group))
    x, y, end = span.left(), span.top(), span.right()
    if not label:
        painter.drawLine(QPointF(x, y), QPointF(end, y))
        return
    font = theme.font("label", bold=True)
    metrics = QFontMetricsF(font)
    half = metrics.horizontalAdvance(label) / 2 + theme.px(8)
    middle = span.center().x()
    painter.drawLine(QPointF(x, y), QPointF(middle - half, y))
    painter.drawLine(QPointF(middle + half, y), QPointF(end, y))
    painter.setFont(font)
    room = QRectF(middle - half, y - metrics.height() / 2, 2 * half, metrics.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label)


def paint_bracket_beside(painter: QPainter, theme: Theme, span: QRectF, group: int) -> None:
    """Draw an upright bracket of a group along the left of `span`."""
    painter.setPen(_pen(theme, group))
    painter.drawLine(span.topLeft(), span.bottomLeft())
