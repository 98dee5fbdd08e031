"""Signs beside rows of a grid: they make no 100%, or are as they were before, or are not."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.look.text import base_of
from attnviz.ui.look.theme import Theme

GAP, NARROW = 10.0, 3.0  # px of the design from the cells to the sign, and where there is no more
LEAST, SAME = "≠", "="


def paint_row_signs(
    painter: QPainter, theme: Theme, layout: GridLayout, signs: Mapping[int, str], right: float
) -> None:
    """Write signs right of their rows, as much of each as fits before `right`.

    Parameters
    ----------
    signs : by row, such as "Σ 84% ≠ 100%"; what stands before "≠" is shorter, "≠" alone the least;
        "=" stands beside a row that is as it was
    right : where something else begins
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = theme.font("label", bold=True)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    left = layout.cells.right() + theme.px(GAP)
    for row, sign in signs.items():
        if row not in layout.rows:
            continue
        off = theme.warning if LEAST in sign else theme.accent
        painter.setPen(theme.muted if sign == SAME else off)
        shorter = sign.partition(f" {LEAST}")[0]
        fits = (t for t in (sign, shorter) if left + metrics.horizontalAdvance(t) <= right)
        least = SAME if sign == SAME else LEAST
        text = next(fits, "")
        x = left if text else layout.cells.right() + theme.px(NARROW)
        middle = layout.cell_rect(row, layout.cols.start).center().y()
        painter.drawText(QPointF(x, base_of(middle, theme.size("label"))), text or least)
    painter.restore()
