"""The part of a scrolled tab that is in sight."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

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
    part : tells what of it is to be in sight; None = all
    """
    area = scroll_area_of(widget)
    if area is not None:
        _scroll_to(widget, area, part or widget.rect, ROUNDS)


def _scroll_to(widget: QWidget, area: QScrollArea, part: Callable[[], QRect], rounds: int) -> None:
    place = part()
    bar, room = area.verticalScrollBar(), area.viewport().height()
    top = bar.value() + widget.mapTo(area.viewport(), place.topLeft()).y()
    # It is as wide as the tab: nothing moves sideways. Of what is too high the top is shown.
    bar.setValue(min(max(bar.value(), top + place.height() - room), top))
    if rounds:
        QTimer.singleShot(0, widget, partial(_scroll_to, widget, area, part, rounds - 1))
