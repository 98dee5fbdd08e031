"""The tab as a figure on its own: size and draw in a line over the picture at rest."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.language import mark, tr
from attnviz.tabs.saturation.canvas.canvas import ScoresCanvas
from attnviz.tabs.saturation.state import Figure
from attnviz.widgets.theme import Theme
from attnviz.widgets.writing import base_of, write

TITLE = mark("Vector size d_k")
HEAD = 44.0  # px of the design: the line over the picture


def draw_tab(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    figure: Figure,
    canvas: ScoresCanvas,
    *,
    live: bool = False,
) -> None:
    """Paint everything into `rect`; `live` = as it moves, instead of at rest."""
    painter.save()
    painter.fillRect(rect, theme.window)
    margin, head = theme.px(16), theme.px(HEAD)
    middle = rect.top() + head / 2
    x = rect.left() + margin
    painter.setFont(theme.font("body", bold=True))
    painter.setPen(theme.text)
    title = tr(TITLE)
    write(painter, x, base_of(middle, theme.size("body")), title)
    x += painter.fontMetrics().horizontalAdvance(title) + margin
    painter.setFont(theme.font("title"))
    painter.setPen(theme.accent)
    write(painter, x, base_of(middle, theme.size("title")), str(figure.d_k))
    painter.setFont(theme.font("label"))
    painter.setPen(theme.muted)
    said = tr("typed scores") if figure.typed else figure.draw_name
    write(painter, rect.right() - margin, base_of(middle, theme.size("label")), said, "right")
    canvas.draw(painter, rect.adjusted(0, head, 0, 0), theme, live=live)
    painter.restore()
