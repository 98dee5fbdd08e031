"""A small painted table: a name a row, a printed value a column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import clauses
from attnviz.ui.controls.tips import show_tip
from attnviz.ui.look.text import base_of, shrunk_font, write
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.reading import accessibility

if TYPE_CHECKING:
    from attnviz.ui.reading.readable import ReadableTable

LINE = 21.0  # px of the design
GAP, LEAST_GAP = 12.0, 6.0

Row = tuple[str, tuple[str, ...]]


class ValueTable(Themed, QWidget):
    """Shows rows of printed values. Setters never emit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._heads: tuple[str, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._tips: Callable[[], Sequence[str]] = tuple
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def heads(self) -> tuple[str, ...]:
        """Return the names of the columns."""
        return self._heads

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return what is shown."""
        return self._rows

    def set_rows(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        """Show other values under these heads."""
        taller = len(rows) != len(self._rows)
        self._heads, self._rows = tuple(heads), tuple(rows)
        self.setAccessibleDescription(spoken(self._heads, self._rows))
        accessibility.notify(self)
        if taller:
            self.updateGeometry()
        self.update()

    def set_tips(self, tips: Callable[[], Sequence[str]]) -> None:
        """Explain each row where the pointer rests on it; () explains none.

        Parameters
        ----------
        tips : asked when the pointer rests: who drags a slider pays for none
        """
        self._tips = tips

    def tip_at(self, y: float) -> str:
        """Return what explains the row at a height, "" for none."""
        row, tips = int(y / self._theme.px(LINE)) - 1, self._tips()
        return tips[row] if 0 <= row < len(tips) else ""

    def event(self, event: QEvent) -> bool:
        """Explain the row under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event, self.tip_at(event.pos().y()), self)
            return True
        return super().event(event)

    def sheets(self) -> dict[str, ReadableTable]:
        """Return the table for assistive technology."""
        from attnviz.ui.reading.readable import text_sheet

        box, names = QRectF(self.rect()), [name for name, _ in self._rows]
        cells = [values for _, values in self._rows]
        title = self.accessibleName()
        return {"values": text_sheet(title, names, self._heads, cells, (box, box))}

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._theme.px(LINE) * (len(self._rows) + 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            theme, step = self._theme, self._theme.px(LINE)
            names, right = self._columns()
            painter.setFont(theme.font("tick"))
            painter.setPen(theme.muted)
            base = base_of(step / 2, theme.size("tick"))
            for x, head in zip(right, self._heads, strict=True):
                write(painter, x, base, head, "right")
            painter.setPen(QPen(theme.grid, theme.hairline))
            painter.drawLine(QPointF(0, step), QPointF(self.width(), step))
            for number, (name, cells) in enumerate(self._rows):
                base = base_of(step * (number + 1.5), theme.size("label"))
                font = shrunk_font(name, theme, "label", names)
                painter.setFont(font)
                painter.setPen(theme.muted)
                elide = Qt.TextElideMode.ElideRight
                write(painter, 0, base, QFontMetricsF(font).elidedText(name, elide, names))
                painter.setFont(theme.font("label"))
                painter.setPen(theme.text)
                for x, cell in zip(right, cells, strict=True):
                    write(painter, x, base, cell, "right")

    def _columns(self) -> tuple[float, list[float]]:
        """Return the room for names, and the right edge of each column of values."""
        metrics = QFontMetricsF(self._theme.font("label"))
        names = max((metrics.horizontalAdvance(name) for name, _ in self._rows), default=0.0)
        columns = [
            (head, *(cells[place] for _, cells in self._rows))
            for place, head in enumerate(self._heads)
        ]
        wide = [max(metrics.horizontalAdvance(text) for text in column) for column in columns]
        free = (self.width() - names - sum(wide)) / max(1, len(wide))
        gap = min(max(free, self._theme.px(LEAST_GAP)), self._theme.px(GAP))
        right: list[float] = []
        edge = float(self.width())
        for each in reversed(wide):
            right.insert(0, edge)
            edge -= each + gap
        return edge, right


def spoken(heads: Sequence[str], rows: Sequence[Row]) -> str:
    """Say a table in one line for a screen reader."""
    said = [
        f"{name}: " + ", ".join(f"{cell} ({head})" for head, cell in zip(heads, cells, strict=True))
        for name, cells in rows
    ]
    return clauses(said)
