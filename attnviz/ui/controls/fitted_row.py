"""Rows of controls that take smaller letters where they have too little width for them."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attnviz.ui.controls.scroll_port import scroll_area_of
from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.theme import theme as theme_of

SMALLEST = 0.5
STEP = 0.02  # sizes are few, so that looks are kept and not made anew at every pixel
_KINDS = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)


class FittedRow(QWidget):
    """The controls over a canvas, in one row that always fits. Call `set_theme` when they stand.

    Letters of a projected image grow with its height; an image of 4 : 3 has less width for them.
    Enlarged letters are smaller where even what can fold has folded. A canvas may be wider than
    what is in sight of it: the row is not.
    """

    SIDE: ClassVar[float] = 16.0
    """Pixels of the design beside the row."""
    GAP: ClassVar[float] = 8.0
    """Pixels of the design between two controls."""
    CROWDED: ClassVar[bool] = False
    """Whether it may have too little width in usual letters as well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._full: Theme | None = None
        self._scale = 1.0
        self._seen: tuple[int, int, int] | None = None
        self._busy = False
        self._beyond = 0
        self._port: QWidget | None = None
        self._tinted = False

    @property
    def scale(self) -> float:
        """Return how large the row is; 1 where it fits."""
        return self._scale

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes, smaller ones where the row does not fit."""
        self._full, self._seen = theme, None
        # Otherwise a row that has not shrunk yet would make the whole canvas scroll.
        self.setMinimumWidth(1 if self._shrinks(theme) else 0)
        self._busy = True  # the layout asks in the middle of it
        try:
            self._take(1.0)
        finally:
            self._busy = False
        self._fit()

    def set_tinted(self, tinted: bool) -> None:
        """Tint the row, in a mode in which the numbers below mean something else."""
        if tinted != self._tinted:
            self._tinted = tinted
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of a row that is tinted."""
        if self._tinted and self._full is not None:
            with QPainter(self) as painter:
                painter.fillRect(self.rect(), self._full.tint)

    @abstractmethod
    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""

    def wanted_width(self) -> int:
        """Return the width that the row takes in the letters it has."""
        assert self._full is not None
        size = self._row.sizeHint() if self._full.projector else self._row.minimumSize()
        return size.width()

    def event(self, event: QEvent) -> bool:
        """Fit again when the width changes, or what stands in the row."""
        if event.type() in _KINDS:
            self._fit()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when less or more of the canvas is in sight."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        if self._full is None or not self._shrinks(self._full):
            return
        if self._busy or not self.isVisible():
            return
        beyond = self._out_of_sight()
        width = max(1, self.width() - beyond)
        if self._seen == (width, beyond, self._wanted()):
            return
        self._busy = True
        try:
            self._take(_stepped(width * self._scale / self._wanted()))
            while self._wanted() > width and self._scale > SMALLEST:
                self._take(self._scale - STEP)
            margins = self._row.contentsMargins()
            margins.setRight(margins.right() + beyond)
            self._row.setContentsMargins(margins)
            self._beyond = beyond
        finally:
            self._busy = False
        self._seen = width, beyond, self._wanted()

    def _wanted(self) -> int:
        return max(1, self.wanted_width() - self._beyond)

    def _shrinks(self, theme: Theme) -> bool:
        return self.CROWDED or theme.projector or theme.enlarged

    def _out_of_sight(self) -> int:
        """Return how much of the row lies beyond what is in sight of the canvas."""
        if self._port is None:
            area = scroll_area_of(self)
            if area is None:
                return 0
            self._port = area.viewport()
            self._port.installEventFilter(self)
        return max(0, self.width() - self._port.width())

    def _take(self, scale: float) -> None:
        theme, before = self._full, self._scale
        assert theme is not None
        self._scale, self._beyond = scale, 0
        if scale < 1.0:
            high, zoom = (scale, 1.0) if theme.projector else (1.0, scale)
            theme = theme_of(theme.name, round(theme.height * high), theme.zoom * zoom)
        if (scale, before) != (1.0, 1.0):
            self.setStyleSheet(style_sheet(theme) if scale < 1.0 else "")
        side = round(theme.px(self.SIDE))
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(theme.px(self.GAP)))
        self.apply_theme(theme)


def _stepped(scale: float) -> float:
    """Return the next smaller step."""
    return min(1.0, max(SMALLEST, int(scale / STEP) * STEP))
