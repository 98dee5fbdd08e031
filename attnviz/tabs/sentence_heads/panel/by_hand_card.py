"""A score and its share worked out by hand, as it would stand on a blackboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.tabs.sentence_heads.words.by_hand import ByHand
from attnviz.ui.controls.column_names import two_lines
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.text import write_within
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

LINE = 24.0  # px of the design
NARROW = 40.0  # px of the design: a column of the table is never narrower


class ByHandCard(Themed, QWidget):
    """Paints one `ByHand`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._content = ByHand("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def content(self) -> ByHand:
        """Return what is shown."""
        return self._content

    def set_content(self, content: ByHand) -> None:
        """Show another sum."""
        before = self._content
        taller = (len(content.lines), not content.names) != (len(before.lines), not before.names)
        self._content = content
        query, key = visible(content.query), visible(content.key)
        name = tr("By hand: {asker} to {source}", asker=query, source=key)
        self.setAccessibleName(name)
        self.setAccessibleDescription(content.spoken)
        if taller:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = max(len(self._content.lines), 2) + (6.6 if self._content.names else 2.4)
        return QSize(round(self._theme.px(272)), round(self._theme.px(LINE) * rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.px(180)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_by_hand(painter, self._content, self._theme, float(self.width()))


def paint_by_hand(painter: QPainter, content: ByHand, theme: Theme, width: float) -> float:
    """Draw the card at the origin and return its height."""
    step = theme.px(LINE)
    y = 0.6 * step
    title = theme.font("label", bold=True)
    painter.setFont(title)
    painter.setPen(theme.text)
    pair = f"{visible(content.query)} → {visible(content.key)}"
    words = tr("By hand: {pair}", pair=pair)
    painter.drawText(QPointF(0, y), elided(words, QFontMetricsF(title), width))
    y += step * 1.15
    y = _paint_table(painter, content, theme, width, y)
    for line in content.lines:
        _paint_line(painter, theme, y, line, width)
        y += step
    _paint_line(painter, theme, y, content.result, width, bold=True)
    return y + 0.4 * step


def _paint_table(painter: QPainter, content: ByHand, theme: Theme, width: float, y: float) -> float:
    if not content.names:
        return y
    step = theme.px(LINE)
    label = QFontMetricsF(theme.font("label"))
    heads = ("q " + visible(content.query), "k " + visible(content.key), "×")
    need = max(label.horizontalAdvance(head) for head in heads) + theme.px(5)
    left = min(need, width - len(content.names) * theme.px(NARROW))
    column = (width - left) / len(content.names)
    tick = theme.font("tick")
    painter.setFont(tick)
    painter.setPen(theme.muted)
    metrics = QFontMetricsF(tick)
    split = [two_lines(name, metrics, column - 2) for name in content.names]
    deepest = max(len(lines) for lines in split)
    line_height = 1.2 * theme.size("tick")
    for i, lines in enumerate(split):
        for up, line in enumerate(reversed(lines)):
            at = QPointF(left + (i + 0.5) * column, y + (deepest - 1 - up) * line_height)
            write_within(painter, at, line, column - 2)
    y += (deepest - 1) * line_height
    apart = theme.px(6)
    rows: tuple[tuple[str, Sequence[str], QColor, bool], ...] = (
        (heads[0], content.query_vector, theme.Q, False),
        (heads[1], content.key_vector, theme.K, False),
        (heads[2], content.products, theme.text, True),
    )
    for head, cells, colour, bold in rows:
        y += step
        font = theme.font("label", bold=bold)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QPointF(0, y), elided(head, QFontMetricsF(font), left - theme.px(4)))
        for i, cell in enumerate(cells):
            write_within(painter, QPointF(left + (i + 0.5) * column, y), cell, column - apart)
    return y + step * 1.15


def _paint_line(
    painter: QPainter, theme: Theme, y: float, line: str, width: float, *, bold: bool = False
) -> None:
    """Write a line whose parts in ``^{…}`` are raised, narrower where it would be too wide."""
    size = theme.size("label")
    plain = theme.font("label", bold=bold)
    raised = theme.font("label", bold=bold, px=max(theme.size("tick") - 1, round(size * 0.72)))
    pieces: list[tuple[str, QFont, float]] = []
    for part in line.split("^{"):
        inside, closed, rest = part.partition("}")
        if closed:
            pieces += [(inside, raised, size * 0.4), (rest, plain, 0.0)]
        else:
            pieces.append((part, plain, 0.0))
    wide = [QFontMetricsF(font).horizontalAdvance(text) for text, font, _ in pieces]
    painter.save()
    painter.setPen(theme.text)
    painter.scale(min(1.0, width / max(1.0, sum(wide))), 1.0)
    for i, (text, font, lift) in enumerate(pieces):
        painter.setFont(font)
        painter.drawText(QPointF(sum(wide[:i]), y - lift), text)
    painter.restore()
