"""What lies over the canvases and is as large as they are."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attnviz.ui.look.theme import Theme


class CanvasCover(QWidget):
    """Hides what it covers under the colour of the window.

    Parameters
    ----------
    canvases : what it covers
    """

    def __init__(self, theme: Theme, canvases: QWidget) -> None:
        super().__init__(canvases)
        self._theme, self._canvases = theme, canvases
        canvases.installEventFilter(self)
        self.hide()

    def cover(self) -> None:
        """Be shown over the canvases."""
        self.setGeometry(self._canvases.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is covered."""
        if watched is self._canvases and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._canvases.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
