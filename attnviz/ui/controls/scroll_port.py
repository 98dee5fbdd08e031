"""The part of a scrolled tab that is in sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

ROUNDS = 4  # the tab grows for it, it takes its share of that, and the tab grows once more


def scroll_area_of(widget: QWidget) -> QScrollArea | None:
    """Return what a widget is scrolled in."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def bring_into_sight(widget: QWidget, part: Callable[[], QRect] | None = None) -> None:
    """Scroll to a widget that has just been shown, as soon as it has its place.

    Parameters
    ----------
    part : tells what of it is to be in sight, where nothing has just been shown whole; None = all
    """
    area = scroll_area_of(widget)
    if area is not None:
        search = area.findChild(_Search) or _Search(area)
        search.begin(widget, part)


class _Search(QObject):
    """Scrolls an area in each of the next turns: what is sought finds its place in some of them."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._widget: QWidget | None = None
        self._part: Callable[[], QRect] | None = None
        self._rounds = 0

    def begin(self, widget: QWidget, part: Callable[[], QRect] | None) -> None:
        """Seek a widget; a part of one gives way to what is sought whole."""
        running = self._widget is not None
        if part is None or self._part is not None or not running:
            self._widget, self._part = widget, part
        self._rounds = ROUNDS
        self._scroll()
        if not running:
            QTimer.singleShot(0, self, self._turn)

    def _turn(self) -> None:
        self._scroll()
        self._rounds -= 1
        if self._rounds:
            QTimer.singleShot(0, self, self._turn)
        else:
            self._widget = self._part = None

    def _scroll(self) -> None:
        widget, area = self._widget, self._area
        if widget is None or not isValid(widget):
            return
        place = widget.rect() if self._part is None else self._part()
        bar, room = area.verticalScrollBar(), area.viewport().height()
        top = bar.value() + widget.mapTo(area.viewport(), place.topLeft()).y()
        # It is as wide as the tab: nothing moves sideways. Of what is too high the top is shown.
        bar.setValue(min(max(bar.value(), top + place.height() - room), top))
