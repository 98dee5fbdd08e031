"""Lets a screen reader say something, if there is one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Say a text politely, after what is being said; nothing happens without a screen reader."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if widget.isVisible() and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
