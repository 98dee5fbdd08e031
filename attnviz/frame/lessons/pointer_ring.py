"""A ring around a control that something speaks of; it lies over the window and takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

OUTSIDE = 3


class PointerRing(Themed, QWidget):
    """Follows its target while that moves, and hides with it."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """Return what the ring is around."""
        return self._target

    def point_at(self, target: QWidget | None) -> None:
        """Lie around a control, or nowhere."""
        for watched in (self._target, self.parentWidget()):
            if watched is not None and isValid(watched):
                watched.removeEventFilter(self)
        self._target = target
        for watched in (target, self.parentWidget()):
            if watched is not None and target is not None:
                watched.installEventFilter(self)
        self.follow()

    def dress(self) -> None:
        self.follow()

    def follow(self) -> None:
        """Lie where the target is now."""
        target, window = self._target, self.parentWidget()
        if target is None or window is None or not isValid(target) or not target.isVisible():
            self.hide()
            return
        out = OUTSIDE + round(self._theme.line(2))
        corner = target.mapTo(window, QPoint(0, 0))
        around = QRect(corner, target.size()).adjusted(-out, -out, out, out)
        self.setGeometry(around.intersected(window.rect()))
        self.show()
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what moves."""
        kinds = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if event.type() in kinds:
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wide = self._theme.line(2)
            painter.setPen(QPen(self._theme.focus, wide))
            inside = self.rect().adjusted(round(wide), round(wide), -round(wide), -round(wide))
            painter.drawRoundedRect(inside, 5, 5)
