"""The colour scale under a grid: a bar with numbers, or the projector's bins with all of theirs."""

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from attnviz import rounding
from attnviz.language import tr
from attnviz.ui.grid.value import DIVERGING, Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.ramp import Ramp
from attnviz.ui.look.theme import Theme

WIDEST = 260.0
LONG = 1e6  # an end from which on it is written as in cells: 3.8M
BAR, GAP = 8.0, 2.0  # px of the design; px between bar and numbers
ROUNDING = 2.0  # px of the design
CLEAR, TOUCH = 0.75, 0.5  # of a figure: what numbers are asked to keep apart; nearer they touch


def legend_room(theme: Theme) -> float:
    """Return the height of a scale whose numbers stand clear of the ring around a canvas."""
    numbers_high = QFontMetricsF(theme.font("tick")).ascent()
    return theme.px(BAR) + GAP + numbers_high + theme.line(2) + 1


def legend_texts(grid: Grid) -> tuple[str, ...]:
    """Return what stands under the low end, the middle and the high end of a gradient."""
    if grid.quantity == "weight":
        low, half, top = "0", numbers.shortest(0.5), "1"
        if numbers.number_format().percents:
            low, half, top = (f"{edge}{numbers.percent_sign()}" for edge in (0, 50, 100))
        # What colours the cells are not the numbers in them, but their shares.
        return low, half if grid.tints is None else tr("{half} of the row", half=half), top
    if grid.top == 0:
        return "", "0", ""  # nothing but noughts: the scale has no ends
    top = numbers.shortest(grid.top)
    if grid.top >= LONG:
        top = numbers.cell_text(grid.top, digits=numbers.SHORT)
    return f"{numbers.MINUS}{top}", "0", top


def paint_legend(painter: QPainter, rect: QRectF, grid: Grid, theme: Theme) -> None:
    """Paint the scale of a grid into `rect`; grids without a colour map have none."""
    if grid.quantity not in ("weight", *DIVERGING) or rect.height() <= 0:
        return
    ramp = theme.ramp(grid.quantity)
    bar = QRectF(rect.x(), rect.y(), min(rect.width(), theme.px(WIDEST)), theme.px(BAR))
    metrics = QFontMetricsF(theme.font("tick"))
    texts = legend_texts(grid)
    if grid.tints is not None and ramp.edges is None:
        texts = _of_the_row(texts, bar.width(), metrics)
    of_what = bins_note(grid, ramp)
    if of_what:
        beside = bar.width() - metrics.horizontalAdvance(f"  {of_what}")
        # All numbers come first.
        fits = beside >= sum(_least_bins(bin_texts(ramp), metrics))
        of_what = of_what if fits else ""
        bar.setWidth(beside if fits else bar.width())
    places = [0.0, bar.width() / 2, bar.width()]
    rounded = QPainterPath()
    rounded.addRoundedRect(bar, theme.px(ROUNDING), theme.px(ROUNDING))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded, Qt.ClipOperation.IntersectClip)
    if ramp.edges is None:
        _gradient(painter, bar, ramp)
    else:
        ends = [bar.width() * i / ramp.n_codes for i in range(ramp.n_codes + 1)]
        if grid.quantity == "weight":
            texts = bin_texts(ramp)
            places = ends = bin_ends(texts, bar.width(), metrics)
        for i, colour in enumerate(ramp.colours.tolist()):
            left, right = bar.x() + ends[i], bar.x() + ends[i + 1]
            painter.fillRect(
                QRectF(left, bar.y(), right - left, bar.height()), QColor.fromRgb(colour)
            )
    painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.border if theme.projector else theme.grid, theme.hairline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded)
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    base = bar.bottom() + metrics.ascent() + GAP
    for x, text in placed(texts, places, metrics):
        painter.drawText(QPointF(bar.x() + x, base), text)
    if of_what:
        painter.drawText(QPointF(bar.right() + metrics.horizontalAdvance(" "), base), of_what)


def _of_the_row(texts: Sequence[str], room: float, metrics: QFontMetricsF) -> tuple[str, ...]:
    """Return texts that say of what they are shares, however little room they have."""
    low, half, top = texts
    whole = tr("{half} of the row", half=top)
    for shown in ((low, half, top), (low, "", whole)):
        if len(placed(shown, (0.0, room / 2, room), metrics)) == len(list(filter(None, shown))):
            return shown
    return "", tr("of the row"), ""


def bins_note(grid: Grid, ramp: Ramp) -> str:
    """Say of what the bins are shares where the numbers in the cells are none; "" = they are."""
    binned = ramp.edges is not None and grid.quantity == "weight"
    return tr("of the row") if binned and grid.tints is not None else ""


def _gradient(painter: QPainter, bar: QRectF, ramp: Ramp) -> None:
    gradient = QLinearGradient(bar.topLeft(), bar.topRight())
    for i in range(0, ramp.n_codes, 15):
        gradient.setColorAt(i / (ramp.n_codes - 1), QColor.fromRgb(int(ramp.colours[i])))
    painter.fillRect(bar, gradient)


def bin_texts(ramp: Ramp) -> tuple[str, ...]:
    """Return the numbers where the bins of a ramp of weights begin and where the last one ends."""
    assert ramp.edges is not None
    if numbers.number_format().percents:
        return (
            "0",
            *(rounding.fixed(edge, 0, 2) for edge in ramp.edges.tolist()),
            f"100{numbers.percent_sign()}",
        )
    return "0", *(numbers.shortest(edge) for edge in ramp.edges.tolist()), "1"


def bin_ends(texts: Sequence[str], room: float, metrics: QFontMetricsF) -> list[float]:
    """Return where bins begin and end, from 0 to `room`: as wide as one another.

    Only where two numbers would touch their bin is wider than the others.
    """
    least = _least_bins(texts, metrics)
    size = room / len(least)
    if sum(least) <= room:
        while True:
            larger = [need for need in least if need > size]
            shared = (room - sum(larger)) / (len(least) - len(larger))
            if shared >= size:
                break
            size = shared
    else:
        least = [size] * len(least)
    return [0.0, *accumulate(max(size, need) for need in least)]


def _least_bins(texts: Sequence[str], metrics: QFontMetricsF) -> list[float]:
    """Return how wide each bin has to be so that the numbers at its ends stand apart."""
    wide = [metrics.horizontalAdvance(text) for text in texts]
    # The first and the last number stand within the bar, the others in the middle of their place.
    after, before = (
        [wide[0], *(w / 2 for w in wide[1:-1])],
        [*(w / 2 for w in wide[1:-1]), wide[-1]],
    )
    clear = CLEAR * metrics.horizontalAdvance("0")
    return [a + clear + b for a, b in zip(after, before, strict=True)]


def placed(
    texts: Sequence[str], places: Sequence[float], metrics: QFontMetricsF
) -> list[tuple[float, str]]:
    """Return (left end, text) of numbers under a bar from 0 to the last place.

    The ends come first; what would touch another is left out.
    """
    room, touch = places[-1], TOUCH * metrics.horizontalAdvance("0")
    taken: list[tuple[float, float]] = []
    shown: list[tuple[float, str]] = []
    there = [(place, text) for place, text in zip(places, texts, strict=True) if text]
    for place, text in sorted(there, key=lambda p: -abs(p[0] - room / 2)):
        wide = metrics.horizontalAdvance(text)
        x = min(max(0.0, place - wide / 2), room - wide)
        if all(x + wide <= left - touch or x >= right + touch for left, right in taken):
            taken.append((x, x + wide))
            shown.append((x, text))
    return shown
