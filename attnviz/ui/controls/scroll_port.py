"""The part of a scrolled tab that is in sight."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

ROUNDS = 4  # the tab grows for it, it takes its share of that, and the tab grows once more


def scroll_area_of(widget: QWidget) -> QScrollArea | None:
    """Return what a widget is scrolled in."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def bring_into_sight(widget: QWidget) -> None:
    """Scroll to a widget that has just been shown, as soon as it has its place."""
    area = scroll_area_of(widget)
    if area is not None:
        _scroll_to(widget, area, ROUNDS)


def _scroll_to(widget: QWidget, area: QScrollArea, rounds: int) -> None:
    across = area.horizontalScrollBar().value()
    area.ensureWidgetVisible(widget, 0, 0)
    # It is as wide as the tab: there is no better place.
    area.horizontalScrollBar().setValue(across)
    if rounds:
        QTimer.singleShot(0, widget, partial(_scroll_to, widget, area, rounds - 1))
