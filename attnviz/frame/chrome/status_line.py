"""The status line: the exact numbers behind what is pointed at; a click copies them.

At its end may stand what leads to the numbers that are held.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.ui.controls.message_line import WRAPPED, MessageLine
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading.announce import announce

HEIGHT = 24
SMALLEST = 12  # px: no letters of the window are smaller


class StatusLine(MessageLine):
    """One line of numbers; a second one opens when the first is too narrow for them.

    What is too long for two lines of enlarged letters gets smaller ones, and at last more lines.
    """

    link_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("status", theme, parent)
        self._link = ""
        self.setMouseTracking(True)
        self._lines, self._px = 1, theme.size("tick")
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

    def set_link(self, text: str) -> None:
        """Let the end of the text that follows lead somewhere; "" = none of it."""
        if text != self._link:
            self._link = text
            self.update()

    def link_rect(self) -> QRect:
        """Return where the link is; empty where there is none, or the text takes several lines."""
        there = self._link and not self._note and self._text.endswith(self._link)
        if not there or self._needed() > 1:
            return QRect()
        metrics, room = QFontMetrics(self._theme.font("tick", px=self._px)), self._room()
        before = metrics.horizontalAdvance(self._text.removesuffix(self._link))
        wide = metrics.horizontalAdvance(self._link)
        return QRect(room.x() + before, room.y(), wide, room.height())

    def set_note(self, text: str, *, warning: bool = False) -> None:
        """Show a message in place of the numbers, for a while or until the numbers change."""
        super().set_note(text, warning=warning)
        announce(self, text)

    def dress(self) -> None:
        self._lines = 1
        self._changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._lines = 1
            self._changed()

    def _changed(self) -> None:
        self.setAccessibleName(self.shown)
        self._px = self._theme.size("tick")
        needed = self._needed()
        while needed > 2 and self._px > SMALLEST:
            self._px -= 1
            needed = self._needed()
        # More lines stay until the window changes: the canvas must not jump with every number.
        self._lines = max(self._lines, needed)
        more = (self._lines - 1) * QFontMetrics(self._theme.font("tick")).lineSpacing()
        self.setFixedHeight(round(self._theme.px(HEIGHT)) + more)
        self.update()

    def _needed(self) -> int:
        """Return how many lines the text takes in the letters it has."""
        metrics, wide = QFontMetrics(self._theme.font("tick", px=self._px)), self._room().width()
        if wide <= 0 or metrics.horizontalAdvance(self.shown) <= wide:
            return 1
        tall = metrics.boundingRect(QRect(0, 0, wide, 10_000), WRAPPED, self.shown).height()
        return round(tall / metrics.lineSpacing())

    def _room(self) -> QRect:
        side = round(self._theme.px(16))
        return self.rect().adjusted(side, 0, -side, 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.link_rect().contains(event.position().toPoint()):
            self.link_pressed.emit()
        elif self._text:
            QGuiApplication.clipboard().setText(self._text)
            self.set_note(tr("Copied."))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self.link_rect().contains(event.position().toPoint())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("Show the held numbers") if over else tr("Click to copy"))

    def _ink(self) -> QColor:
        if not self._note:
            return self._theme.muted
        return self._theme.warning if self._warning else self._theme.text

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            self._paint_ground(painter, theme.panel)
            painter.setFont(theme.font("tick", px=self._px))
            painter.setPen(self._ink())
            painter.drawText(self._room(), WRAPPED, self.shown)
            link = self.link_rect()
            if not link.isEmpty():
                base = link.center().y() + QFontMetrics(painter.font()).ascent() // 2 + 2
                painter.drawLine(link.left(), base, link.right(), base)
