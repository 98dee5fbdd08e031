"""The field in which a class types what was not prepared."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed


class OwnField(Themed, QLineEdit):
    """A line that is open for a while: Enter takes what stands in it, Esc closes it."""

    taken = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.returnPressed.connect(self._on_return_pressed)
        self.hide()

    def open_with(self, text: str, hint: str, *, last_word: bool) -> None:
        """Open with a text that typing replaces: all of it, or its last word."""
        self.setText(text)
        self.setPlaceholderText(hint)
        self.setToolTip(hint)
        self.setAccessibleName(hint)
        self.show()
        self.setFocus()
        begin = text.rstrip().rfind(" ") + 1 if last_word else 0
        self.setSelection(begin, len(text) - begin)

    def dress(self) -> None:
        self.setFont(self._theme.font("body"))

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window: here it closes the field alone."""
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close at Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _on_return_pressed(self) -> None:
        self.taken.emit(self.text())
