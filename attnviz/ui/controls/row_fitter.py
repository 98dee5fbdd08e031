"""Lets a row of controls take smaller letters where it has too little width for them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attnviz.ui.look.style import style_sheet
from attnviz.ui.look.theme import Theme, theme

SMALLEST = 0.5
SIDE = 16.0  # px of the design beside the row
STEP = 0.02  # sizes are few, so that looks are kept and not made anew at every pixel
_KINDS = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)


class RowFitter(QObject):
    """Dresses a row in its look, or in a smaller one if it is projected and does not fit.

    Letters of a projected image grow with its height; an image of 4 : 3 has less width for them.

    Parameters
    ----------
    row : has a layout
    apply_theme : gives the row a look
    zoomed : whether it also takes smaller letters where text is enlarged; a row that finds room
        in another way keeps them
    """

    def __init__(
        self, row: QWidget, apply_theme: Callable[[Theme], None], *, zoomed: bool = False
    ) -> None:
        super().__init__(row)
        self._row, self._wear, self._zoomed = row, apply_theme, zoomed
        self._theme: Theme | None = None
        self._scale = 1.0
        self._seen: tuple[int, int] | None = None
        self._busy = False
        row.installEventFilter(self)

    @property
    def scale(self) -> float:
        """Return how large the row is; 1 where it fits."""
        return self._scale

    def set_theme(self, look: Theme) -> None:
        """Take another look."""
        self._theme, self._seen = look, None
        # Otherwise a row that has not shrunk yet would make the whole canvas scroll.
        self._row.setMinimumWidth(1 if self._shrinks(look) else 0)
        self._busy = True  # the layout asks in the middle of it
        try:
            self._take(1.0)
        finally:
            self._busy = False
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when the width changes, or what stands in the row."""
        if event.type() in _KINDS:
            self._fit()
        return False

    def _fit(self) -> None:
        look = self._theme
        if look is None or not self._shrinks(look) or self._busy or not self._row.isVisible():
            return
        width, wanted = self._row.width(), self._wanted()
        if self._seen == (width, wanted):
            return
        self._busy = True
        try:
            self._take(_stepped(width * self._scale / wanted))
            while self._wanted() > width and self._scale > SMALLEST:
                self._take(self._scale - STEP)
        finally:
            self._busy = False
        self._seen = width, self._wanted()

    def _shrinks(self, look: Theme) -> bool:
        return look.projector or (self._zoomed and look.zoom > 1)

    def _wanted(self) -> int:
        layout = self._row.layout()
        assert layout is not None
        return max(1, layout.sizeHint().width())

    def _take(self, scale: float) -> None:
        look, before = self._theme, self._scale
        assert look is not None
        self._scale = scale
        if scale < 1.0:
            high, zoom = (scale, 1.0) if look.projector else (1.0, scale)
            look = theme(look.name, round(look.height * high), look.zoom * zoom)
        if (scale, before) != (1.0, 1.0):
            self._row.setStyleSheet(style_sheet(look) if scale < 1.0 else "")
        self._wear(look)


class FittedRow(QWidget):
    """The controls over a canvas, in one row that always fits. Call `set_theme` when they stand."""

    GAP: ClassVar[float] = 8.0
    """Pixels of the design between two controls."""
    ZOOMED: ClassVar[bool] = False
    """Whether enlarged letters of the row are smaller where it does not fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._fitter = RowFitter(self, self._take, zoomed=self.ZOOMED)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes, smaller ones where the row does not fit."""
        self._fitter.set_theme(theme)

    @abstractmethod
    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""

    def _take(self, theme: Theme) -> None:
        side = round(theme.px(SIDE))
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(theme.px(self.GAP)))
        self.apply_theme(theme)


def _stepped(scale: float) -> float:
    """Return the next smaller step."""
    return min(1.0, max(SMALLEST, int(scale / STEP) * STEP))
