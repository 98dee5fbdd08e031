"""The products of a cell as bars, the largest with their numbers; a person may sort them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz import rounding
from attnviz.engine.explain.written import Line, Number, settle
from attnviz.language import mark, tr
from attnviz.tabs.step_by_step.state.lens import NAMED, ORDERS, Lens, Order
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.controls.tips import show_tip
from attnviz.ui.look import figures
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

HEIGHT, HEAD = 84.0, 34.0  # px of the design: of it all, and of the line over the bars
NAMED_SHARE = 0.42  # of the width, that the named bars take where the largest stand first
APART = 0.82  # width of a bar, of its place
SHADE = 1.4  # of the colour ramp: bars are a step paler than its ends
HEIGHTS = figures.Figures(1, padded=True)
NAMES: dict[Order, str] = {
    "number": mark("By number"),
    "size": mark("By size"),
    "pairs": mark("RoPE pairs"),
}


def lens_height(theme: Theme) -> float:
    """Return the height of the lens."""
    return theme.px(HEIGHT)


def title_of(lens: Lens, cell: str) -> str:
    """Say how many products which cell adds up."""
    if lens.of_pairs:
        return tr("Lens: {n} RoPE pairs of ({cell}), fast to slow", n=len(lens.bars), cell=cell)
    return tr("Lens: {n} products of ({cell})", n=len(lens.products), cell=cell)


def bar_rects(rect: QRectF, lens: Lens, theme: Theme) -> list[QRectF]:
    """Return the place of each bar, as high as all may be."""
    n = len(lens.bars)
    room = rect.adjusted(0, theme.px(HEAD), 0, 0)
    if lens.order == "size" and n > NAMED:
        wide, rest = room.width() * NAMED_SHARE / NAMED, room.width() * (1 - NAMED_SHARE)
        widths = [wide] * NAMED + [rest / (n - NAMED)] * (n - NAMED)
    else:
        widths = [room.width() / n] * n
    found, x = [], room.left()
    for width in widths:
        found.append(QRectF(x, room.top(), width, room.height()))
        x += width
    return found


def paint_lens(painter: QPainter, rect: QRectF, lens: Lens, cell: str, theme: Theme) -> None:
    """Paint title and bars.

    Parameters
    ----------
    cell : name of the cell
    """
    painter.save()
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    head = QRectF(rect.left(), rect.top(), rect.width(), theme.px(HEAD))
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(head, middle, title_of(lens, cell))
    rects = bar_rects(rect, lens, theme)
    tick = theme.size("tick")
    low = rects[0].top() + tick, rects[0].bottom() - tick
    zero, reach = (low[0] + low[1]) / 2, (low[1] - low[0]) / 2
    most = max(abs(height) for _, height in lens.bars) or 1.0
    painter.setPen(Qt.PenStyle.NoPen)
    for (_, height), place in zip(lens.bars, rects, strict=True):
        tall = max(reach * abs(height) / most, theme.hairline)
        wide = max(place.width() * APART, theme.hairline)
        top = zero - tall if height > 0 else zero
        painter.setBrush(theme.signed_colour(1.0 if height > 0 else -1.0, SHADE))
        painter.drawRect(QRectF(place.left(), top, wide, tall))
    painter.setPen(QPen(theme.border, theme.hairline))
    painter.drawLine(QPointF(rect.left(), zero), QPointF(rect.right(), zero))
    _paint_names(painter, lens, rects, theme, zero)
    painter.restore()


def _paint_names(
    painter: QPainter, lens: Lens, rects: Sequence[QRectF], theme: Theme, zero: float
) -> None:
    """Write the number and the height of the largest bars, on the other side of the line."""
    largest = sorted(range(len(rects)), key=lambda i: -abs(lens.bars[i][1]))[:NAMED]
    font = theme.font("tick")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme.text)
    taken: list[QRectF] = []
    for i in largest:
        number, height = lens.bars[i]
        text = f"{number}: {_signed(height)}"
        wide = metrics.horizontalAdvance(text)
        under = height > 0
        y = zero + theme.px(2) if under else zero - theme.px(2) - metrics.height()
        x = min(max(rects[i].left(), rects[0].left()), rects[-1].right() - wide)
        box = QRectF(x, y, wide, metrics.height())
        if any(box.intersects(other) for other in taken):
            continue  # beside another one it could not be read
        taken.append(box.adjusted(-4, 0, 4, 0))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft, text)


def product_text(left: float, right: float) -> str:
    """Write a product with as many digits as it takes to come out: (−2.32) × (−1.66) ≈ +3.9."""
    sides = tuple(Number(rounding.printed(side), figures.ORDINARY) for side in (left, right))
    product = Number(sides[0].value * sides[1].value, HEIGHTS)
    line = Line(sides, product, lambda n: n[0] * n[1])
    settle(line)
    first, second = map(figures.text, sides)
    equals, plus = "=" if line.exact else "≈", "+" if product.printed > 0 else ""
    return f"({first}) × ({second}) {equals} {plus}{figures.text(product)}"


def _signed(value: float) -> str:
    text = fixed(value, 1)
    return text if value < 0 else f"+{text}"


class LensView(Themed, QWidget):
    """Shows a lens; its switch wishes for another order. Setters never emit."""

    order_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lens: Lens | None = None
        self._cell = ""
        self.orders = Segmented(tr("Order of the products"), theme, self)
        self.orders.chosen.connect(self._on_chosen)
        self._offered: tuple[Order, ...] = ()

    @property
    def lens(self) -> Lens | None:
        """Return what is shown."""
        return self._lens

    def set_lens(self, lens: Lens | None, cell: str) -> None:
        """Show other products, or none."""
        self._lens, self._cell = lens, cell
        if lens is not None:
            offered = tuple(o for o in ORDERS if o != "pairs" or len(lens.pairs))
            order = lens.order if lens.order in offered else "number"
            if offered != self._offered:
                self._offered = offered
                self.orders.set_names([tr(NAMES[o]) for o in offered], offered.index(order))
            self.orders.set_current(offered.index(order))
            self.setAccessibleName(title_of(lens, cell))
            self.setAccessibleDescription(
                ", ".join(f"{number}: {_signed(height)}" for number, height in lens.bars[:NAMED])
            )
            self._place()
        self.orders.setVisible(lens is not None)
        self.update()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.orders,)

    def dress(self) -> None:
        self._place()
        self.update()

    def _place(self) -> None:
        if self._lens is None:
            return
        size = self.orders.sizeHint()
        title = title_of(self._lens, self._cell)
        wide = QFontMetricsF(self._theme.font("label", bold=True)).horizontalAdvance(title)
        x = min(round(wide + self._theme.px(16)), max(0, self.width() - size.width()))
        self.orders.setGeometry(x, 0, size.width(), round(self._theme.px(HEAD)))

    def tip_at(self, point: QPointF) -> str:
        """Say the bar at a point: its two numbers, or its pair."""
        lens = self._lens
        if lens is None:
            return ""
        for (number, height), place in zip(
            lens.bars, bar_rects(QRectF(self.rect()), lens, self._theme), strict=True
        ):
            if place.contains(point):
                if lens.of_pairs:
                    return tr("RoPE pair {n}: {sum}", n=number, sum=_signed(height))
                return f"{number}: {product_text(lens.left[number], lens.right[number])}"
        return ""

    def event(self, event: QEvent) -> bool:
        """Say what the bar under the pointer is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event, self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
            if self._lens is not None:
                cell = elided(self._cell, QFontMetricsF(self._theme.font("label")), self.width())
                paint_lens(painter, QRectF(self.rect()), self._lens, cell, self._theme)

    def _on_chosen(self, place: int) -> None:
        self.order_chosen.emit(self._offered[place])
