"""A score and its share worked out by hand, as it would stand on a blackboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.widgets.column_names import two_lines
from attnviz.widgets.labels import elided, visible
from attnviz.widgets.theme import Theme
from attnviz.widgets.writing import write_within

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

LINE = 24.0  # px of the design
NARROW = 40.0  # px of the design: a column of the table is never narrower


@dataclass(frozen=True)
class ByHand:
    """What the card shows.

    Parameters
    ----------
    asker, source : the two words
    names : of the numbers, one a column
    query, key, products : the printed numbers, one a column
    lines : the sums under the table; ``^{…}`` is raised
    result : the last line, bold
    """

    asker: str
    source: str
    names: tuple[str, ...] = ()
    query: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    products: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    result: str = ""

    @property
    def spoken(self) -> str:
        """Return the sums as one sentence for a screen reader."""
        terms = [tr("{q} times {k}", q=q, k=k) for q, k in zip(self.query, self.key, strict=True)]
        plain = [line.replace("^{", tr(" to the ")).replace("}", "") for line in self.lines]
        return ". ".join(
            [
                tr(
                    "{asker} to {source}: {terms}",
                    asker=visible(self.asker),
                    source=visible(self.source),
                    terms=", ".join(terms),
                ),
                *plain,
                self.result,
            ]
        )


class ByHandCard(QWidget):
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

    def set_theme(self, theme: Theme) -> None:
        """Show the card in another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_content(self, content: ByHand) -> None:
        """Show another sum."""
        taller = len(content.lines) != len(self._content.lines)
        self._content = content
        asker, source = visible(content.asker), visible(content.source)
        name = tr("By hand: {asker} to {source}", asker=asker, source=source)
        self.setAccessibleName(name)
        self.setAccessibleDescription(content.spoken)
        if taller:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = 6.6 + max(len(self._content.lines), 2)
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
    pair = f"{visible(content.asker)} → {visible(content.source)}"
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
    heads = ("q " + visible(content.asker), "k " + visible(content.source), "×")
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
        (heads[0], content.query, theme.Q, False),
        (heads[1], content.key, theme.K, False),
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
