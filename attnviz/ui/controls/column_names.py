"""Names over the columns of a grid, on two lines where a name has two parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.ui.look.labels import NARROWEST, halves, visible
from attnviz.ui.look.text import LEAST, write_within
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent

LINES = 2
LINE = 1.2  # height of a line, of its letters
EDGE = 2.0  # px between names
WHOLE = 0.97  # of the usual width of letters: rather that than a second line
LEAST_PX = 8  # of letters that can be read


class ColumnNames(Themed, QWidget):
    """Paints the names of the columns in sight; a double click on one is a wish to rename it."""

    name_double_clicked = Signal(int)
    name_clicked = Signal(int, object)
    """Column and the keys that are held."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names: Sequence[str] = ()
        self._left = 0.0
        self._width = 1.0
        self._first = self._stop = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_names(
        self,
        names: Sequence[str],
        left: float,
        width: float,
        first: int = 0,
        stop: int | None = None,
    ) -> None:
        """Show other names.

        Parameters
        ----------
        names : of all columns
        left : where the first column in sight begins
        width : of one column
        first : the first column in sight
        stop : the column after the last in sight; None = all that there are
        """
        stop = len(names) if stop is None else stop
        before = self._names, self._left, self._width, self._first, self._stop
        if before != (names, left, width, first, stop):
            self._names, self._left, self._width, self._first = names, left, width, first
            self._stop = stop
            self.update()

    def column_at(self, x: float) -> int | None:
        """Return the column at a place."""
        place = self._first + int((x - self._left) // self._width)
        return place if x >= self._left and place < len(self._names) else None

    def name_rect(self, column: int) -> tuple[float, float]:
        """Return left edge and width of the name of a column."""
        return self._left + (column - self._first) * self._width, self._width

    def sizeHint(self) -> QSize:
        return QSize(100, round(LINES * LINE * self._theme.size("tick") + self._theme.px(4)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def letters(self) -> QFont:
        """Return letters in which every name is whole, if there are any that can be read."""
        px = self._theme.size("tick")
        least = max(LEAST_PX, LEAST * px)
        while True:
            font = self._theme.font("tick", px=px)
            metrics = QFontMetricsF(font)
            lines = (two_lines(name, metrics, self._width - EDGE) for name in self._names)
            cut = any(
                "".join(found) != visible(name)
                for found, name in zip(lines, self._names, strict=True)
            )
            if not cut or px - 1 < least:
                return font
            px -= 1

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            font = self.letters()
            painter.setFont(font)
            painter.setPen(theme.muted)
            metrics = QFontMetricsF(font)
            step = LINE * font.pixelSize()
            bottom = self.height() - theme.px(4) - metrics.descent() * 0.5
            for place in range(self._first, self._stop):
                left, width = self.name_rect(place)
                if left >= self.width():
                    break
                lines = two_lines(self._names[place], metrics, width - EDGE)
                for up, line in enumerate(reversed(lines)):
                    at = QPointF(left + width / 2, bottom - up * step)
                    write_within(painter, at, line, width - EDGE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the release."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        column = self.column_at(event.position().x())
        inside = self.rect().contains(event.position().toPoint())
        if column is not None and inside and event.button() == Qt.MouseButton.LeftButton:
            self.name_clicked.emit(column, event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        column = self.column_at(event.position().x())
        if column is not None:
            self.name_double_clicked.emit(column)

    def event(self, event: QEvent) -> bool:
        """Return the whole name as a tool tip."""
        if event.type() == QEvent.Type.ToolTip:
            self._show_tip(cast("QHelpEvent", event))
            return True
        return super().event(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        from attnviz.ui.controls.tips import show_tip

        column = self.column_at(event.pos().x())
        show_tip(event, "" if column is None else visible(self._names[column]), self)


def two_lines(name: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Break a name after its hyphen or blank if it is too wide, and cut what still is.

    A name that is only a little too wide stays whole: `write_within` writes it narrower.
    """
    text = visible(name)
    if metrics.horizontalAdvance(text) * WHOLE <= width:
        return [text]
    return [fitted(part, metrics, width) for part in halves(text)]


def fitted(text: str, metrics: QFontMetricsF, width: float) -> str:
    """Return a name cut to a width that it fits when it is written narrower.

    Of a name with two sides, as stand-in/start, the first is kept.
    """
    if metrics.horizontalAdvance(text) * NARROWEST > width:
        text = text.partition("/")[0] or text
    while len(text) > 1 and metrics.horizontalAdvance(text) * NARROWEST > width:
        text = text[:-1]
    return text
