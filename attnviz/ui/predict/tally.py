"""Votes as tally marks, five to a bundle, with their number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from attnviz.ui.look.theme import Theme

BUNDLE = 5
GAP = 0.34  # between strokes, of their height
STROKE = 0.13  # width of a stroke, of its height


def paint_tally(
    painter: QPainter, rect: QRectF, theme: Theme, count: int, right: bool | None = None
) -> None:
    """Draw so many marks from the left of `rect`, then their number, then a tick if they are right.

    Marks that do not fit are left out: the number tells.

    Parameters
    ----------
    right : whether these votes were right; None while nobody knows
    """
    if not count or rect.width() <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = min(rect.height() * 0.7, theme.size("title") * 1.1)
    font = theme.font("title", px=max(6, round(high * 0.95)))
    metrics = QFontMetricsF(font)
    text = str(count)
    tick = high * 1.1 if right else 0.0
    room = rect.width() - metrics.horizontalAdvance(text) - high * 0.4 - tick
    colour = theme.muted if right is False else theme.text
    painter.setPen(QPen(colour, max(2.0, high * STROKE), Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap))  # fmt: skip
    wide = _marks_width(count, high)
    x = rect.x()
    if wide <= room:
        _paint_marks(painter, QPointF(x, rect.center().y()), count, high)
        x += wide + high * 0.4
    painter.setFont(font)
    painter.setPen(colour)
    base = rect.center().y() + 0.36 * font.pixelSize()
    painter.drawText(QPointF(x, base), text)
    if right:
        x += metrics.horizontalAdvance(text) + high * 0.3
        paint_tick(painter, QRectF(x, rect.center().y() - high / 2, high, high), theme)
    painter.restore()


def _marks_width(count: int, high: float) -> float:
    bundles, rest = divmod(count, BUNDLE)
    return (bundles * (BUNDLE - 1 + 0.6) + max(0, rest - 1)) * GAP * high


def _paint_marks(painter: QPainter, at: QPointF, count: int, high: float) -> None:
    x, step, half = at.x(), GAP * high, high / 2
    for start in range(0, count, BUNDLE):
        here = min(BUNDLE, count - start)
        upright = min(here, BUNDLE - 1)
        for i in range(upright):
            top = QPointF(x + i * step, at.y() - half)
            painter.drawLine(top, top + QPointF(0, high))
        if here == BUNDLE:
            low = QPointF(x - 0.4 * step, at.y() + half * 0.7)
            painter.drawLine(low, low + QPointF(3.8 * step, -high * 0.7))
        x += (BUNDLE - 1 + 0.6) * step


def paint_tick(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the tick of a right answer."""
    painter.setPen(QPen(theme.V, max(2.5, rect.height() * 0.17), Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    places = ((0.0, 0.55), (0.33, 0.88), (0.95, 0.12))
    x, y, side = rect.x(), rect.y(), rect.height()
    painter.drawPolyline(QPolygonF([QPointF(x + a * side, y + b * side) for a, b in places]))


def paint_cover(
    painter: QPainter, rect: QRectF, theme: Theme, lift: float = 0.0, number: str = ""
) -> None:
    """Draw a tile with a question mark over an answer, or on its way up.

    Parameters
    ----------
    lift : 0 = lies flat, 1 = gone
    number : what to press to vote for it
    """
    if lift >= 1.0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * (1.0 - lift))
    rect = rect.translated(0, -lift * rect.height())
    painter.setPen(QPen(theme.select_edge, theme.line(1)) if theme.projector else Qt.PenStyle.NoPen)
    painter.setBrush(theme.select_fill)
    painter.drawRoundedRect(rect, theme.px(6), theme.px(6))
    painter.setPen(theme.text)
    # Capitals are 0.72 of the size of their letters: even of a flat tile they are no higher.
    least = min(theme.size("tick"), int(rect.height()))
    px = max(6, least, min(theme.size("title"), round(rect.height() * 0.72)))
    painter.setFont(theme.font("title", px=px))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "?")
    if number:
        painter.setFont(theme.font("label", px=max(6, min(theme.size("label"), px))))
        inside = rect.adjusted(theme.px(8), 0, -theme.px(8), 0)
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, number)
    painter.restore()
