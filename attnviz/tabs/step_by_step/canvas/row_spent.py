"""A row of weights that makes no 100%: a bar of what it spends."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.words.held import held_cells
from attnviz.ui.grid.hatch import draw_hatch
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.text import base_of
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.tab.held import is_off, off_sign, row_sum

BAR = 22.0  # px of the design: height of the bar
PAD, TITLE = 14.0, 0.3  # beside the bar; the most of its room that the name of the row takes
BEYOND = 0.12  # of the bar: room for what a row spends over 100%
SHARES = "pattern"


def parts_of(one: OneHead, row: int) -> list[tuple[str, float, bool]]:
    """Return what a row spends: the words it gives something to, how much, and whether held."""
    held = held_cells(one, SHARES)
    shares = one.slice(SHARES)[row].tolist()
    return [
        (visible(one.words[key]), weight, (row, key) in held)
        for key, weight in enumerate(shares)
        if weight > 0 or (row, key) in held
    ]


def paint_spent(painter: QPainter, rect: QRectF, theme: Theme, one: OneHead, row: int) -> None:
    """Paint what a row spends against 100%, and hatched what it does not give."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pad, high = theme.px(PAD), min(theme.px(BAR), rect.height())
    font = theme.font("label")
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    title = tr("Row “{word}”", word=visible(one.words[row]))
    wide = min(metrics.horizontalAdvance(title) + 2 * pad, rect.width() * TITLE)
    base = base_of(rect.center().y(), theme.size("label"))
    painter.setPen(theme.text)
    painter.drawText(QPointF(rect.x() + pad, base), elided(title, metrics, wide - 2 * pad))
    full = numbers.whole_percent(1.0)
    total = row_sum(one.trace, one.head, row)
    lack = tr("{share} not given", share=numbers.whole_percent(1 - total)) if total < 1 else ""
    told = f"{full}   {lack}" if lack else full
    room = rect.width() - wide - pad - metrics.horizontalAdvance(told) - theme.px(6)
    whole = room if total <= 1 else room / max(1.0 + BEYOND, total)
    x, top = rect.x() + wide, rect.center().y() - high / 2
    for word, weight, held in parts_of(one, row):
        part = QRectF(x, top, max(weight, 0.0) * whole, high)
        ground = theme.weight_colour(min(max(weight, 0.0), 1.0))
        painter.fillRect(part, ground)
        ink = theme.ink(ground)
        if held:
            _bracket(painter, part, theme, ink)
        text = f"{word} {numbers.whole_percent(weight)}"
        if metrics.horizontalAdvance(text) > part.width() - theme.px(8):
            text = numbers.whole_percent(weight)
        if metrics.horizontalAdvance(text) <= part.width() - theme.px(4):
            painter.setPen(ink)
            painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)
        x += part.width()
    mark = rect.x() + wide + whole
    if total < 1:
        draw_hatch(painter, QRectF(x, top, mark - x, high), theme)
    painter.setPen(QPen(theme.text, theme.line(2)))
    painter.drawLine(QPointF(mark, top - theme.px(4)), QPointF(mark, top + high + theme.px(4)))
    over = x if total > 1 else mark
    at = QPointF(max(over, mark) + theme.px(6), base)
    painter.drawText(at, full)
    painter.setPen(theme.warning)
    painter.drawText(at + QPointF(metrics.horizontalAdvance(f"{full}   "), 0), lack)
    painter.restore()


def _bracket(painter: QPainter, part: QRectF, theme: Theme, ink: QColor) -> None:
    """Mark a held part with square brackets at its ends."""
    painter.setPen(QPen(ink, theme.line(2)))
    arm, gap = theme.px(4), theme.px(2)
    for x, inward in ((part.left() + gap, arm), (part.right() - gap, -arm)):
        up, down = QPointF(x, part.top() + gap), QPointF(x, part.bottom() - gap)
        painter.drawPolyline([up + QPointF(inward, 0), up, down, down + QPointF(inward, 0)])


class RowSpent(Themed, QWidget):
    """Shows what a row spends in the place of the formula; takes no input."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: tuple[OneHead, int] | None = None
        self.hide()

    def show_row(self, one: OneHead, row: int | None) -> None:
        """Show a row; None hides it."""
        shown = None if row is None or not is_off(one.trace, one.head, row) else (one, row)
        self._shown = shown
        if shown is not None:
            self.setAccessibleName(self.text)
            self.update()

    @property
    def text(self) -> str:
        """Return what is shown, as plain text; "" for nothing."""
        if self._shown is None:
            return ""
        one, row = self._shown
        parts = (f"{word} {numbers.whole_percent(w)}" for word, w, _ in parts_of(one, row))
        return ", ".join((*parts, off_sign(one.trace, one.head, row)))

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._theme.px(BAR * 2)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is not None:
            with QPainter(self) as painter:
                paint_spent(painter, QRectF(self.rect()), self._theme, *self._shown)
