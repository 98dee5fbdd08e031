"""The caption: one or two sentences about what is on screen, large enough for the last row."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.widgets.announce import announce
from attnviz.widgets.theme import Theme

HEIGHT, PROJECTOR_HEIGHT = 60, 112  # of 720 and of 1080
NOTE_SECONDS = 6

_WRAPPED = int(
    Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
)


class CaptionBar(QWidget):
    """Shows a text whole: what is too long for two lines gets smaller letters, no ellipsis."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = self._note = ""
        self._warning = False
        self._note_end = QTimer(self)
        self._note_end.setSingleShot(True)
        self._note_end.setInterval(NOTE_SECONDS * 1000)
        self._note_end.timeout.connect(self.clear_note)
        self._size = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setObjectName("caption")
        self.set_theme(theme)

    @property
    def text(self) -> str:
        """Return what is said."""
        return self._note or self._text

    @property
    def text_size(self) -> int:
        """Return the size of the letters in pixels."""
        return self._size

    def set_text(self, text: str) -> None:
        """Say something else."""
        if text != self._text:
            self._text = text
            self._note = ""
            self._changed()

    def set_note(self, text: str, *, warning: bool = False) -> None:
        """Say something in passing, for a while or until the caption changes."""
        self._note, self._warning = text, warning
        self._note_end.start()
        self._changed()

    def clear_note(self) -> None:
        """Go back to the caption."""
        if self._note:
            self._note = ""
            self._changed()

    def _changed(self) -> None:
        self.setAccessibleName(self.text)
        self._fit()
        self.update()
        announce(self, self.text)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        high = PROJECTOR_HEIGHT * theme.scale if theme.projector else theme.px(HEIGHT)
        self.setFixedHeight(round(high))
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _room(self) -> QRect:
        side = round(self._theme.px(16))
        return self.rect().adjusted(side, 2, -side, -2)

    def _fit(self) -> None:
        room = self._room()
        self._size = self._theme.size("body")
        least = self._theme.size("tick")
        while self._size > least and self._needs(room) > room.height():
            self._size -= 1

    def _needs(self, room: QRect) -> int:
        metrics = QFontMetrics(self._theme.font("body", px=self._size))
        return metrics.boundingRect(QRect(0, 0, room.width(), 10_000), _WRAPPED, self.text).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.fillRect(self.rect(), theme.surface)
        painter.fillRect(0, 0, self.width(), max(1, round(theme.line(1))), theme.border)
        painter.setFont(theme.font("body", px=self._size))
        painter.setPen(theme.warning if self._note and self._warning else theme.text)
        painter.drawText(self._room(), _WRAPPED, self.text)
