"""Lets a screen reader say something, if there is one."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Say a text politely, after what is being said; nothing happens without a screen reader.

    The text is painted first: the first word to QAccessible costs 4 ms, and the start would wait.
    """
    QTimer.singleShot(0, widget, lambda: _say(widget, text))


def _say(widget: QWidget, text: str) -> None:
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if widget.isVisible() and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
