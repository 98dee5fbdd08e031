"""The plot of mean curves as a widget: read by pointer and keyboard, or waiting for its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import mark, tr
from attnviz.tabs.saturation.panel.bands import (
    Bands,
    BandsLayout,
    layout_bands,
    paint_bands,
    paint_marks,
)
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.reading import accessibility

if TYPE_CHECKING:
    from attnviz.ui.reading.readable import ReadableTable

DIGITS = 3  # of a mean curve, as its axis can be read
LEAST, WISHED, MOST = 170.0, 250.0, 440.0  # px of the design: height
MOVES = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class BandPlot(Themed, QWidget):
    """Shows `Bands`. Setters never emit."""

    point_read = Signal(int, int)
    """A person reads this curve at this size, by their numbers."""
    reading_left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(tr("Point at a curve, or use the arrow keys, to read it"))
        self._theme = theme
        self._bands: Bands | None = None
        self._size = 1.0
        self._read: tuple[int, int] | None = None
        self._waiting = ""
        self._layout: BandsLayout | None = None
        self._still: QPixmap | None = None

    @property
    def bands(self) -> Bands | None:
        """Return what is shown, None while it is waited for."""
        return self._bands

    @property
    def reading(self) -> tuple[int, int] | None:
        """Return the numbers of the curve and the size that are read."""
        return self._read

    @property
    def waiting(self) -> str:
        """Return what is said while there are no curves."""
        return self._waiting

    def dress(self) -> None:
        self._relayout()

    def set_bands(self, bands: Bands | None) -> None:
        """Show other curves, or none yet."""
        self._bands = bands
        self._relayout()

    def set_waiting(self, text: str) -> None:
        """Say this while there are no curves."""
        if text != self._waiting:
            self._waiting = text
            self.update()

    def set_size(self, size: float) -> None:
        """Put the rings over another size."""
        if size != self._size:
            self._size = size
            self.update()

    def layout_now(self) -> BandsLayout | None:
        """Return where everything lies."""
        if self._layout is None and self._bands is not None:
            self._layout = layout_bands(self._bands, self._theme, QRectF(self.rect()))
        return self._layout

    def sheets(self) -> dict[str, ReadableTable]:
        """Return one sheet: each curve's mean, low and high over all sizes; none without curves."""
        from attnviz.ui.reading.readable import text_sheet

        if self._bands is None:
            return {}
        curves, box = self._bands.curves, QRectF(self.rect())
        names = (mark("{curve}, mean"), mark("{curve}, low"), mark("{curve}, high"))
        heads = [tr(name, curve=curve.name) for curve in curves for name in names]
        numbers = [part for curve in curves for part in (curve.mean, curve.low, curve.high)]
        sizes = [str(size) for size in self._bands.sizes]
        cells = [[fixed(part[row], DIGITS) for part in numbers] for row in range(len(sizes))]
        return {"bands": text_sheet(self.accessibleName(), sizes, heads, cells, (box, box))}

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._theme.px(WISHED)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self._theme.px(LEAST)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            layout = self.layout_now()
            if layout is None:
                painter.fillRect(self.rect(), self._theme.surface)
            if layout is not None:
                painter.drawPixmap(0, 0, self._kept_picture(layout))
                paint_marks(painter, layout, self._theme, self._size, self._read)
            else:
                painter.setFont(self._theme.font("label"))
                painter.setPen(self._theme.muted)
                painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._waiting)
            if self.hasFocus():
                painter.setPen(QPen(self._theme.focus, self._theme.line(2)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _kept_picture(self, layout: BandsLayout) -> QPixmap:
        """Return the plot without its marks, painted once for all places of the rings."""
        if self._still is None:
            ratio = self.devicePixelRatio()
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            self._still.fill(self._theme.surface)
            painter = QPainter(self._still)
            paint_bands(painter, layout, self._theme)
            painter.end()
        return self._still

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        layout = self.layout_now()
        self._read_point(layout.nearest(event.position()) if layout is not None else None)

    def leaveEvent(self, event: QEvent) -> None:
        self._read_point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        move = MOVES.get(Qt.Key(event.key()))
        if move is None or self._bands is None:
            super().keyPressEvent(event)
            return
        curves, sizes = len(self._bands.curves), len(self._bands.sizes)
        curve, place = self._read or (0, 0)
        if self._read is not None:
            curve, place = (curve + move[0]) % curves, place + move[1]
        self._read_point((curve, min(max(place, 0), sizes - 1)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._read_point(None)
        self.update()
        super().focusOutEvent(event)

    def _read_point(self, read: tuple[int, int] | None) -> None:
        if read == self._read:
            return
        self._read = read
        self.update()
        if read is None:
            self.reading_left.emit()
        else:
            self.point_read.emit(*read)

    def resizeEvent(self, event: QEvent) -> None:
        self._relayout()

    def _relayout(self) -> None:
        self._layout = None
        self._still = None
        self.update()
        accessibility.notify(self)
