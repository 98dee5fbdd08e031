"""A widget that takes some keys before the shortcuts of the window do."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class OwnKeys(QWidget):
    """Takes the keys that `is_ours` says are its own; `keyPressEvent` gets them then."""

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key is for this widget and not for a command."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """Take our keys before the shortcuts of the tab do."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.is_ours(event)
        ):
            event.accept()
            return True
        return super().event(event)
