"""One line of the command palette: what it does, where it belongs, its key; painted and spoken."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from attnviz.language import tr
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

ROW = 30  # px of the 1280 x 720 design
MARK = "✓"


class PaletteItem(NamedTuple):
    """What a line says.

    Parameters
    ----------
    text : what it does
    group : where it belongs
    key : how it is called from the keyboard
    on : for a switch, whether it is on; None = no switch
    why : why it cannot be done now; "" when it can
    found : places of the letters that were looked for
    """

    text: str
    group: str = ""
    key: str = ""
    on: bool | None = None
    why: str = ""
    found: frozenset[int] = frozenset()


def spoken(line: PaletteItem) -> str:
    """Say a line as a screen reader does."""
    state = "" if line.on is None else tr("on") if line.on else tr("off")
    return ", ".join(filter(None, (line.text, state, line.key, line.group, line.why)))


class LineDelegate(Themed, QStyledItemDelegate):
    """Paints a line: found letters bold, group and key at the right."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_theme(theme)

    def dress(self) -> None:
        theme = self._theme
        self._plain = theme.font("label")
        self._bold = theme.font("label", bold=True)
        self._small = theme.font("tick")

    def height(self) -> int:
        """Return how high a line is."""
        return max(round(self._theme.px(ROW)), round(QFontMetricsF(self._bold).height()) + 6)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, self.height())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        line: PaletteItem = index.model().lines[index.row()]  # type: ignore[attr-defined]
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setClipRect(rect)
        if chosen:
            self._paint_chosen(painter, rect)
        self._paint(painter, rect, line)
        painter.restore()

    def _paint_chosen(self, painter: QPainter, rect: QRect) -> None:
        """Mark the chosen line by fill and edge, not by colour alone."""
        theme = self._theme
        wide = theme.line(2)
        painter.fillRect(rect, theme.select_fill)
        painter.setPen(QPen(theme.select_edge, wide))
        inner = rect.adjusted(round(wide / 2), round(wide / 2), -round(wide), -round(wide))
        painter.drawRect(inner)

    def _paint(self, painter: QPainter, rect: QRect, line: PaletteItem) -> None:
        theme = self._theme
        pad = round(theme.px(10))
        body = rect.adjusted(pad, 0, -pad, 0)
        left = body.left() + self._mark_width()
        if line.on:
            painter.setFont(self._bold)
            painter.setPen(theme.text)
            painter.drawText(body, int(_LEFT), MARK)
        right = self._paint_right(painter, body, line)
        room = QRect(left, body.top(), max(0, right - left - pad), body.height())
        self._paint_text(painter, room, line, theme.muted if line.why else theme.text)

    def _mark_width(self) -> int:
        return round(QFontMetricsF(self._bold).horizontalAdvance(MARK + " "))

    def _paint_right(self, painter: QPainter, body: QRect, line: PaletteItem) -> int:
        """Paint the key, and left of it the group or why it cannot be done; return the left end."""
        theme, end = self._theme, body.right()
        for text, font in ((line.key, self._bold), (line.why or line.group, self._small)):
            if not text:
                continue
            painter.setFont(font)
            painter.setPen(theme.muted if font is self._small else theme.text)
            wide = round(QFontMetricsF(font).horizontalAdvance(text)) + 1
            room = QRect(end - wide, body.top(), wide, body.height())
            if room.left() < body.left() + body.width() // 3:
                continue
            painter.drawText(room, int(_LEFT), text)
            end -= wide + round(theme.px(14))
        return end

    def _paint_text(
        self, painter: QPainter, room: QRect, line: PaletteItem, colour: QColor
    ) -> None:
        """Paint run after run, so that found letters stand out; too long a text ends in dots."""
        painter.setPen(colour)
        text = self._fitted(line.text, line.found, room.width())
        x = float(room.left())
        metrics = QFontMetricsF(self._plain)
        base = room.center().y() + (metrics.ascent() - metrics.descent()) / 2
        for start, end, found in _runs(len(text), line.found):
            font = self._bold if found else self._plain
            painter.setFont(font)
            part = text[start:end]
            painter.drawText(QPointF(x, base), part)
            if found:
                painter.fillRect(
                    round(x), round(base + metrics.descent()) - 1,
                    round(QFontMetricsF(font).horizontalAdvance(part)),
                    max(1, round(self._theme.line(1))), colour,
                )  # fmt: skip
            x += QFontMetricsF(font).horizontalAdvance(part)

    def _fitted(self, text: str, found: frozenset[int], width: int) -> str:
        font = self._bold if found else self._plain
        return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _runs(length: int, found: frozenset[int]) -> list[tuple[int, int, bool]]:
    """Divide a text into runs of letters that were found, or were not."""
    runs: list[tuple[int, int, bool]] = []
    start = 0
    for place in range(1, length + 1):
        if place == length or (place in found) != (start in found):
            runs.append((start, place, start in found))
            start = place
    return runs
