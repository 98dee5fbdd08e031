"""Enlarged letters that fit: a canvas that would be wider than what is in sight of it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QScrollArea, QWidget

from attnviz.ui.controls.scroll_port import scroll_area_of
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.theme import theme as theme_of

STEP = 0.02  # of the text zoom: sizes are few, so that looks are kept and not made anew
_OF_VIEW = (QEvent.Type.LayoutRequest, QEvent.Type.Show)
_OF_AREA = (QEvent.Type.Resize,)


class _Canvas(Protocol):
    def set_theme(self, theme: Theme) -> None: ...

    def minimumSizeHint(self) -> QSize: ...


class CanvasFit(QObject):
    """Gives a canvas the largest letters, up to those asked for, at which it scrolls only down.

    At the usual size every canvas fits into the smallest window. The room for a scroll bar is kept
    free, so that letters do not come and go with it.

    Parameters
    ----------
    view : the tab in which the canvas lies, and which is scrolled
    """

    def __init__(self, canvas: _Canvas, view: QWidget) -> None:
        super().__init__(view)
        self._canvas, self._view = canvas, view
        self._full: Theme | None = None
        self._area: QScrollArea | None = None
        self._seen: tuple[int, int] | None = None
        self._listens = False

    def set_theme(self, theme: Theme) -> None:
        """Learn of the look that the canvas was given."""
        self._full, self._seen = theme, None
        if theme.enlarged != self._listens:
            self._listens = theme.enlarged
            change = QObject.installEventFilter if self._listens else QObject.removeEventFilter
            change(self._view, self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when more or less is in sight, or the canvas asks for another width."""
        if event.type() in (_OF_VIEW if watched is self._view else _OF_AREA):
            self._fit()
        return False

    def _fit(self) -> None:
        full, room = self._full, self._room()
        if full is None or room is None or not full.enlarged:
            return
        if self._seen == (room, self._least()):
            return
        self._canvas.set_theme(full)
        zoom = full.zoom
        while (least := self._least()) > room and zoom > 1.0:
            zoom = max(1.0, min(zoom - STEP, zoom * room / least // STEP * STEP))
            self._canvas.set_theme(theme_of(full.name, full.height, zoom))
        self._seen = room, least

    def _least(self) -> int:
        return self._canvas.minimumSizeHint().width()

    def _room(self) -> int | None:
        """Return the width in sight beside a scroll bar; None while the tab lies nowhere."""
        if self._area is None:
            self._area = scroll_area_of(self._view)
            if self._area is None:
                return None
            self._area.installEventFilter(self)
        bar = self._area.verticalScrollBar().sizeHint().width()
        return self._area.maximumViewportSize().width() - bar
