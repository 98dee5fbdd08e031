"""A line of text in whose place something can be said in passing."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

NOTE_SECONDS = 6
WRAPPED = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


class MessageLine(Themed, QWidget):
    """Goes back to its text after a while, or when the text becomes another."""

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = self._note = ""
        self._warning = False
        self._note_end = QTimer(self)
        self._note_end.setSingleShot(True)
        self._note_end.setInterval(NOTE_SECONDS * 1000)
        self._note_end.timeout.connect(self.clear_note)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setObjectName(name)

    @property
    def shown(self) -> str:
        """Return what is on screen: the passing message, or else the text."""
        return self._note or self._text

    def set_text(self, text: str) -> None:
        """Show another text."""
        if text != self._text:
            self._text = text
            self._note = ""
            self._changed()

    def set_note(self, text: str, *, warning: bool = False) -> None:
        """Say something in passing, for a while or until the text changes."""
        self._note, self._warning = text, warning
        self._note_end.start()
        self._changed()

    def clear_note(self) -> None:
        """Go back to the text."""
        if self._note:
            self._note = ""
            self._changed()

    @abstractmethod
    def _changed(self) -> None:
        """Show what is said now."""

    def _paint_ground(self, painter: QPainter, colour: QColor) -> None:
        """Paint the ground, and the edge to what lies above."""
        edge = max(1, round(self._theme.line(1)))
        painter.fillRect(self.rect(), colour)
        painter.fillRect(0, 0, self.width(), edge, self._theme.line_colour)
