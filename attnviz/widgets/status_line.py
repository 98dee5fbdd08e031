"""The status line: the exact numbers behind what is pointed at; a click copies them."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.widgets.announce import announce
from attnviz.widgets.theme import Theme

HEIGHT = 28
NOTE_SECONDS = 6

_WRAPPED = int(
    Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
)


class StatusLine(QWidget):
    """One line of numbers; a second one opens when the first is too narrow for them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._note, self._warning = "", False
        self._lines = 1
        self._note_end = QTimer(self)
        self._note_end.setSingleShot(True)
        self._note_end.setInterval(NOTE_SECONDS * 1000)
        self._note_end.timeout.connect(self.clear_note)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setObjectName("status")
        self.setToolTip(tr("Click to copy"))
        self.set_theme(theme)

    @property
    def text(self) -> str:
        """Return the numbers."""
        return self._text

    @property
    def note(self) -> str:
        """Return the passing message, if there is one."""
        return self._note

    def set_text(self, text: str) -> None:
        """Show other numbers."""
        if text != self._text:
            self._text = text
            self._note = ""
            self._changed()

    def set_note(self, text: str, *, warning: bool = False) -> None:
        """Show a message in place of the numbers, for a while or until the numbers change."""
        self._note, self._warning = text, warning
        self._note_end.start()
        self._changed()
        announce(self, text)

    def clear_note(self) -> None:
        """Go back to the numbers."""
        if self._note:
            self._note = ""
            self._changed()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        self._lines = 1
        self._changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._lines = 1
            self._changed()

    def _changed(self) -> None:
        shown = self._note or self._text
        self.setAccessibleName(shown)
        metrics = QFontMetrics(self._theme.font("tick"))
        if metrics.horizontalAdvance(shown) > self._room().width() > 0:
            # Stays until the window changes: the canvas must not jump with every number.
            self._lines = 2
        more = (self._lines - 1) * metrics.lineSpacing()
        self.setFixedHeight(round(self._theme.px(HEIGHT)) + more)
        self.update()

    def _room(self) -> QRect:
        side = round(self._theme.px(16))
        return self.rect().adjusted(side, 0, -side, 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._text:
            QGuiApplication.clipboard().setText(self._text)
            self.set_note(tr("Copied."))

    def _ink(self) -> QColor:
        if not self._note:
            return self._theme.muted
        return self._theme.warning if self._warning else self._theme.text

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.fillRect(self.rect(), theme.window)
        painter.fillRect(0, 0, self.width(), max(1, round(theme.line(1))), theme.border)
        painter.setFont(theme.font("tick"))
        painter.setPen(self._ink())
        painter.drawText(self._room(), _WRAPPED, self._note or self._text)
