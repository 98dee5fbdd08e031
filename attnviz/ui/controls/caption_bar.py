"""The caption: one or two sentences about what is on screen, large enough for the last row."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.message_line import WRAPPED, MessageLine
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading.announce import announce, announce_caption

HEIGHT, PROJECTOR_HEIGHT = 60, 112  # of 720 and of 1080
BETWEEN_SENTENCES = re.compile(r"(?<=[.!?…])\s+(?![a-zà-ÿ])")


class CaptionBar(MessageLine):
    """Shows a text whole: what is too long for two lines gets smaller letters, no ellipsis."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("caption", theme, parent)
        self._size = 0
        self._told: str | None = None
        self.set_theme(theme)

    @property
    def text(self) -> str:
        """Return what is said."""
        return self.shown

    @property
    def text_size(self) -> int:
        """Return the size of the letters in pixels."""
        return self._size

    def _changed(self) -> None:
        self.setAccessibleName(self.shown)
        self._fit()
        self.update()
        if self._note:
            announce(self, self._note)
        elif news := self._news():
            announce_caption(self, news)

    def _news(self) -> str:
        """Return those sentences that were not heard just before.

        What the window opens with a screen reader says anyway, as it describes the canvas: the
        start need not load what Qt says things with.
        """
        told, self._told = self._told, self._text
        if told is None:
            return ""
        before = BETWEEN_SENTENCES.split(told)
        now = BETWEEN_SENTENCES.split(self._text)
        return " ".join(each for each in now if each not in before)

    def dress(self) -> None:
        theme = self._theme
        high = PROJECTOR_HEIGHT * theme.scale if theme.projector else theme.px(HEIGHT)
        self.setFixedHeight(round(high))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _room(self) -> QRect:
        side = round(self._theme.px(16))
        return self.rect().adjusted(side, 2, -side, -2)

    def _fit(self) -> None:
        room = self._room()
        self._size = self._theme.size("caption")
        least = self._theme.size("tick")
        while self._size > least and self._needs(room) > room.height():
            self._size -= 1

    def _needs(self, room: QRect) -> int:
        metrics = QFontMetrics(self._theme.font("body", px=self._size))
        return metrics.boundingRect(QRect(0, 0, room.width(), 10_000), WRAPPED, self.shown).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            self._paint_ground(painter, theme.window)
            painter.setFont(theme.font("body", px=self._size))
            painter.setPen(theme.warning if self._note and self._warning else theme.text)
            painter.drawText(self._room(), WRAPPED, self.shown)
