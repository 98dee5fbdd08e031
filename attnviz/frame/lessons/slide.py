"""A slide: lines of text alone on the ground, in the largest letters in which all of them fit."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

LARGEST, LEAST = 2.4, 0.6  # times a title
SIDE, BETWEEN = 0.07, 0.55  # of the width; of the letters
BAR = 1.2  # height of a bar, of the letters of a title

_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)

Bars = tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class SlidePicture:
    """What a slide shows.

    Parameters
    ----------
    lines : one under the other
    bars : (label, per cent) of each bar under them
    lit : a part of the first line that stands out; "" = none
    stays : seconds until the next picture of the slide
    """

    lines: tuple[str, ...]
    bars: Bars = ()
    lit: str = ""
    stays: float = 0.0

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint it into any device."""
        painter.save()
        painter.fillRect(rect, theme.window)
        side = SIDE * rect.width()
        room = rect.adjusted(side, side / 2, -side, -side / 2)
        bars = _bars_height(self.bars, theme)
        size = self._fitting(room.width(), room.height() - bars, theme)
        high = self._height(room.width(), size, theme)
        top = room.y() + max(0.0, (room.height() - bars - high) / 2)
        painter.setPen(theme.text)
        for line in self.lines:
            part = self._line_height(line, room.width(), size, theme)
            painter.setFont(_font(theme, size))
            painter.drawText(QRectF(room.x(), top, room.width(), part + 2), _WRAPPED, line)
            if self.lit and line is self.lines[0] and self.lit in line:
                self._light(painter, QRectF(room.x(), top, room.width(), part), theme, size)
            top += part + BETWEEN * size
        if self.bars:
            _paint_bars(painter, QRectF(room.x(), top, room.width(), bars), theme, self.bars)
        painter.restore()

    def _light(self, painter: QPainter, rect: QRectF, theme: Theme, size: int) -> None:
        """Underline the lit part; a formula stands in one line."""
        metrics = QFontMetricsF(_font(theme, size))
        before = self.lines[0][: self.lines[0].index(self.lit)]
        x = rect.x() + metrics.horizontalAdvance(before)
        wide = metrics.horizontalAdvance(self.lit)
        if x + wide <= rect.right():
            thick = theme.line(4)
            painter.fillRect(QRectF(x, rect.y() + metrics.height(), wide, thick), theme.accent)

    def _fitting(self, wide: float, high: float, theme: Theme) -> int:
        size, least = round(LARGEST * theme.size("title")), round(LEAST * theme.size("title"))
        while size > least and self._height(wide, size, theme) > high:
            size -= 1
        return size

    def _height(self, wide: float, size: int, theme: Theme) -> float:
        lines = sum(self._line_height(line, wide, size, theme) for line in self.lines)
        return lines + BETWEEN * size * max(0, len(self.lines) - 1)

    def _line_height(self, line: str, wide: float, size: int, theme: Theme) -> float:
        metrics = QFontMetricsF(_font(theme, size))
        return metrics.boundingRect(QRectF(0, 0, wide, 100_000), _WRAPPED, line).height()


def _font(theme: Theme, size: int) -> QFont:
    return theme.font("title", px=size)


def _bars_height(bars: Bars, theme: Theme) -> float:
    return len(bars) * 1.5 * BAR * theme.size("title") + theme.size("title") if bars else 0.0


def _paint_bars(painter: QPainter, rect: QRectF, theme: Theme, bars: Bars) -> None:
    size = theme.size("title")
    painter.setFont(theme.font("title"))
    metrics = QFontMetricsF(painter.font())
    names = max(metrics.horizontalAdvance(label) for label, _ in bars) + size
    numbers = metrics.horizontalAdvance(whole_percent(1.0)) + size
    full, y = rect.width() - names - numbers, rect.y() + size
    for label, share in bars:
        high = BAR * size
        painter.setPen(theme.text)
        painter.drawText(QRectF(rect.x(), y, names, high), Qt.AlignmentFlag.AlignVCenter, label)
        wide = full * min(1.0, share / 100)
        painter.fillRect(QRectF(rect.x() + names, y, wide, high), theme.accent)
        at = QRectF(rect.x() + names + wide + size / 2, y, numbers, high)
        painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, whole_percent(share / 100))
        y += 1.5 * high


class SlideSheet(Themed, QWidget):
    """Covers its parent with a slide, whose pictures follow by themselves."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pictures: tuple[SlidePicture, ...] = ()
        self._place = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.turn)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        self.hide()

    @property
    def picture(self) -> SlidePicture | None:
        """Return what is shown; None while the canvas is."""
        return self._pictures[self._place] if self._pictures else None

    def show_pictures(self, pictures: tuple[SlidePicture, ...]) -> None:
        """Show a slide from its first picture on, if it is another; none = the canvas under it."""
        if pictures == self._pictures:
            return
        self._pictures, self._place = pictures, 0
        self._show()

    def turn(self) -> None:
        """Show the next picture of the slide."""
        if self._place + 1 < len(self._pictures):
            self._place += 1
            self._show()

    def _show(self) -> None:
        picture = self.picture
        self._later.stop()
        if self._place + 1 < len(self._pictures):
            self._later.start(round(1000 * self._pictures[self._place].stays))
        self.setAccessibleName(" ".join(picture.lines) if picture is not None else "")
        self.setVisible(picture is not None)
        self._cover()
        self.raise_()
        self.update()

    def _cover(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self.picture
        if picture is not None:
            with QPainter(self) as painter:
                picture.paint(painter, QRectF(self.rect()), self._theme)
