"""One line of the command palette: what it does, where it belongs, its key; painted and spoken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from attnviz.language import tr
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

ROW, PAD, GAP = 30, 10, 14  # px of the 1280 x 720 design: height, at the ends, between texts
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

    def natural_width(self, lines: Iterable[PaletteItem]) -> int:
        """Return how wide the widest line is with all that it says."""
        return round(max(map(self._width_of, lines), default=0.0)) + 1

    def _width_of(self, line: PaletteItem) -> float:
        told = ((line.text, self._bold), (line.key, self._bold), (_beside(line), self._small))
        gaps = self._theme.px(2 * PAD + PAD + 2 * GAP)
        return self._mark_width() + gaps + sum(_advance(text, font) for text, font in told)

    def is_whole(self, line: PaletteItem, width: int) -> bool:
        """Whether all of a name can be read in a line of this width."""
        pads = 2 * round(self._theme.px(PAD)) + self._mark_width()
        key = round(_advance(line.key, self._bold) + self._theme.px(GAP)) + 1 if line.key else 0
        return self._fitted(line, width - pads - key)[0] == line.text

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
        pad = round(theme.px(PAD))
        body = rect.adjusted(pad, 0, -pad, 0)
        left = body.left() + self._mark_width()
        if line.on:
            painter.setFont(self._bold)
            painter.setPen(theme.text)
            painter.drawText(body, int(_LEFT), MARK)
        right = self._paint_right(painter, body, line, left)
        room = QRect(left, body.top(), max(0, right - left), body.height())
        self._paint_text(painter, room, line, theme.muted if line.why else theme.text)

    def _mark_width(self) -> int:
        return round(QFontMetricsF(self._bold).horizontalAdvance(MARK + " "))

    def _paint_right(self, painter: QPainter, body: QRect, line: PaletteItem, left: int) -> int:
        """Paint the key, and left of it the group or why it cannot be done; return the left end.

        What stands at the right gives way to the name, but for the key: it is spoken and told.
        """
        theme, end = self._theme, body.right()
        name = _advance(line.text, self._bold if line.found else self._plain)
        for text, font in ((line.key, self._bold), (_beside(line), self._small)):
            wide = round(_advance(text, font)) + 1
            if not text or (font is self._small and left + name + theme.px(GAP) > end - wide):
                continue
            painter.setFont(font)
            painter.setPen(theme.muted if font is self._small else theme.text)
            painter.drawText(QRect(end - wide, body.top(), wide, body.height()), int(_LEFT), text)
            end -= wide + round(theme.px(GAP))
        return end

    def _paint_text(
        self, painter: QPainter, room: QRect, line: PaletteItem, colour: QColor
    ) -> None:
        """Paint run after run, so that found letters stand out; too long a text ends in dots."""
        painter.setPen(colour)
        text, plain, bold = self._fitted(line, room.width())
        x = float(room.left())
        metrics = QFontMetricsF(plain)
        base = room.center().y() + (metrics.ascent() - metrics.descent()) / 2
        for start, end, found in _runs(len(text), line.found):
            font = bold if found else plain
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

    def _fitted(self, line: PaletteItem, width: int) -> tuple[str, QFont, QFont]:
        """Return a name in letters in which it fits; in the smallest ones it ends in dots."""
        theme = self._theme
        plain, bold = self._plain, self._bold
        for px in range(theme.size("label"), theme.size("tick") - 1, -1):
            plain, bold = theme.font("label", px=px), theme.font("label", px=px, bold=True)
            if _advance(line.text, bold if line.found else plain) <= width:
                return line.text, plain, bold
        metrics = QFontMetricsF(bold if line.found else plain)
        return metrics.elidedText(line.text, Qt.TextElideMode.ElideRight, width), plain, bold


def _beside(line: PaletteItem) -> str:
    return line.why or line.group


def _advance(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


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
