"""A bar that shows a share: a filled part of a track."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from attnviz.ui.look.theme import Theme

RADIUS = 3.0  # px of the design


def paint_bar(
    painter: QPainter, theme: Theme, frame: QRectF, share: float, colour: QColor, *, least: float
) -> None:
    """Draw the track, with a frame when projecting, and its share filled.

    Parameters
    ----------
    share : 0 to 1
    least : pixels that are filled of any share but 0
    """
    radius = theme.px(RADIUS)
    painter.setPen(QPen(theme.grid, theme.hairline) if theme.projector else Qt.PenStyle.NoPen)
    painter.setBrush(theme.track)
    painter.drawRoundedRect(frame, radius, radius)
    if share <= 0:
        return
    filled = QRectF(frame)
    filled.setWidth(max(least, frame.width() * min(share, 1.0)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(filled, radius, radius)
