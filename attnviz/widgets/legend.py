"""The colour scale under a grid: a bar with numbers, or the projector's named bins."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from attnviz.widgets import numbers
from attnviz.widgets.grid import Grid
from attnviz.widgets.ramp import Ramp
from attnviz.widgets.theme import Theme

WIDEST = 260.0
BAR, GAP = 8.0, 2.0  # px of the design; px between bar and numbers


def legend_room(theme: Theme) -> float:
    """Return the height of a scale whose numbers stand clear of the ring around a canvas."""
    numbers_high = QFontMetricsF(theme.font("tick")).ascent()
    return theme.px(BAR) + GAP + numbers_high + theme.line(2) + 1


def legend_texts(grid: Grid) -> tuple[str, ...]:
    """Return what stands under the low end, the middle and the high end of a gradient."""
    if grid.quantity == "weight":
        if numbers.number_format().percents:
            return "0%", "50%", "100%"
        return "0", numbers.shortest(0.5), "1"
    top = numbers.shortest(grid.top)
    return f"{numbers.MINUS}{top}", "0", top


def paint_legend(painter: QPainter, rect: QRectF, grid: Grid, theme: Theme) -> None:
    """Paint the scale of a grid into `rect`; grids without a colour map have none."""
    if grid.quantity not in ("weight", "signed") or rect.height() <= 0:
        return
    ramp = theme.weight_ramp if grid.quantity == "weight" else theme.signed_ramp
    bar_high = theme.px(BAR)
    bar = QRectF(rect.x(), rect.y(), min(rect.width(), theme.px(WIDEST)), bar_high)
    painter.setFont(theme.font("tick"))
    painter.save()
    rounded = QPainterPath()
    rounded.addRoundedRect(bar, theme.px(2), theme.px(2))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded)
    if ramp.edges is None:
        _gradient(painter, bar, ramp)
        texts = list(zip((0.0, 0.5, 1.0), legend_texts(grid), strict=True))
    else:
        step = 1 / ramp.n_codes
        for i, colour in enumerate(ramp.colours.tolist()):
            box = QRectF(bar.x() + i * step * bar.width(), bar.y(), step * bar.width(), bar_high)
            painter.fillRect(box, QColor.fromRgb(colour))
        texts = _bin_texts(grid, ramp)
    painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.border if theme.projector else theme.grid, theme.hairline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded)
    painter.setPen(theme.muted)
    _write(painter, bar, texts, QFontMetricsF(theme.font("tick")))


def _gradient(painter: QPainter, bar: QRectF, ramp: Ramp) -> None:
    gradient = QLinearGradient(bar.topLeft(), bar.topRight())
    for i in range(0, ramp.n_codes, 15):
        gradient.setColorAt(i / (ramp.n_codes - 1), QColor.fromRgb(int(ramp.colours[i])))
    painter.fillRect(bar, gradient)


def _bin_texts(grid: Grid, ramp: Ramp) -> list[tuple[float, str]]:
    """Return (place along the bar, text) where one bin ends and the next begins."""
    assert ramp.edges is not None
    n = ramp.n_codes
    if grid.quantity == "weight":
        percents = numbers.number_format().percents
        inner = [
            (i / n, f"{round(100 * e)}" if percents else numbers.shortest(e))
            for i, e in enumerate(ramp.edges.tolist(), 1)
        ]
        return [(0.0, "0"), *inner, (1.0, "100%" if percents else "1")]
    low, zero, high = legend_texts(grid)
    return [(0.0, low), (0.5, zero), (1.0, high)]


def _write(
    painter: QPainter, bar: QRectF, texts: list[tuple[float, str]], metrics: QFontMetricsF
) -> None:
    """Write texts under the bar, the ends first, leaving out what would touch another."""
    taken: list[tuple[float, float]] = []
    for place, text in sorted(texts, key=lambda t: -abs(t[0] - 0.5)):
        wide = metrics.horizontalAdvance(text)
        x = bar.x() + place * bar.width() - wide * place
        if all(x + wide + 4 <= left or x >= right + 4 for left, right in taken):
            taken.append((x, x + wide))
            painter.drawText(QPointF(x, bar.bottom() + metrics.ascent() + GAP), text)
