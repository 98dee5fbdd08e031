"""Lets a screen reader say something, if there is one."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

_places: list[str] = []  # what was said about the keyboard's place since the event loop was idle


def announce(widget: QWidget, text: str) -> None:
    """Say a text politely, after what is being said; nothing happens without a screen reader.

    The text is painted first: the first word to QAccessible costs 4 ms, and the start would wait.
    """
    QTimer.singleShot(0, widget, lambda: _say(widget, text))


def announce_caption(widget: QWidget, text: str) -> None:
    """Say a caption, unless it changed because the keyboard moved on and its new place was said.

    Whoever walks through cells hears the cells; the caption is the description of the canvas.
    """
    QTimer.singleShot(0, widget, lambda: None if _places else _say(widget, text))


def announce_now(widget: QWidget, text: str) -> None:
    """Say a text at once, as what a person just asked for."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def announce_place(widget: QWidget, text: str) -> None:
    """Say at once where the keyboard is now."""
    announce_now(widget, text)
    _places.append(text)
    # The second turn comes after all that was asked for together with this place.
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, _places.clear))


def _say(widget: QWidget, text: str) -> None:
    from PySide6.QtGui import QAccessible

    if widget.isVisible() and QAccessible.isActive():
        announce_now(widget, text)
