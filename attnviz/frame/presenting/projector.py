"""Presenting: the projector look on a full screen, and after it everything as it was before."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.chrome.canvas_stack import CanvasStack
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.presenting import screens
from attnviz.settings import GEOMETRY, Settings

LOOK = "projector"
FULL = Qt.WindowState.WindowFullScreen
LARGE = Qt.WindowState.WindowMaximized | FULL


class _Before(NamedTuple):
    """What the window was like."""

    state: Qt.WindowState
    rect: QRect
    drawers: tuple[bool, bool]


class Presenting(QObject):
    """Fills a screen with the projector look, and gives all back.

    Parameters
    ----------
    window : what fills the screen; it may not be shown yet
    themes : the look of the program; what is chosen while presenting is not remembered
    bench : the side panel's, which is away meanwhile
    settings : where the place of the window is remembered
    """

    started = Signal()
    ended = Signal()

    def __init__(
        self, window: QMainWindow, themes: ThemeManager, bench: CanvasStack, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window, self._themes, self._bench = window, themes, bench
        self._settings = settings
        self._before: _Before | None = None
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._on_screen_removed)

    @property
    def active(self) -> bool:
        """Whether a presentation is on."""
        return self._before is not None

    def start(self, screen: QScreen | None = None) -> None:
        """Present on a screen; None = the one the window is on."""
        window = self._window
        if self._before is not None:
            return
        state = window.windowState()
        rect = window.normalGeometry() if state & LARGE else window.geometry()
        self._before = _Before(state, rect, self._bench.open_states)
        if not state & FULL:
            self._settings.set(GEOMETRY, window.saveGeometry())
        target = screens.name_of(screen or window.screen())
        window.setUpdatesEnabled(False)
        try:
            self._themes.push(LOOK, screens.named(target).geometry().height())
            self._fill(target)
        finally:
            window.setUpdatesEnabled(True)
        self.started.emit()

    def stop(self) -> None:
        """End it, and let the window be as it was."""
        before, self._before = self._before, None
        if before is None:
            return
        window = self._window
        window.setUpdatesEnabled(False)
        try:
            if not before.state & FULL:
                window.setWindowState(before.state & ~LARGE)
                window.setGeometry(_in_sight(before.rect, window.screen()))
            window.setWindowState(before.state)
            self._themes.pop(before.rect.height())
            self._bench.set_open(*before.drawers)
        finally:
            window.setUpdatesEnabled(True)
        self.ended.emit()

    def toggle(self) -> None:
        """Start or stop."""
        if self.active:
            self.stop()
        else:
            self.start()

    def leave(self) -> bool:
        """Leave the presentation, the projector look or the full screen; False if there is none."""
        window = self._window
        if self.active:
            self.stop()
        elif self._themes.theme.projector:
            self._themes.toggle_projector()
        elif window.isFullScreen():
            self.toggle_full_screen()
        else:
            return False
        return True

    def toggle_full_screen(self) -> None:
        """Fill the screen, or give it back."""
        self._window.setWindowState(self._window.windowState() ^ FULL)

    def _fill(self, target: str) -> None:
        window = self._window
        if screens.name_of(window.screen()) != target:
            self._move_to(target)
        window.setWindowState(window.windowState() | FULL)

    def _move_to(self, target: str) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~LARGE)
        window.setScreen(screens.named(target))
        window.setGeometry(screens.named(target).availableGeometry())

    def _on_screen_removed(self) -> None:
        """Go on with the talk where there still is a screen, once Qt has moved the window there."""
        if self.active:
            QTimer.singleShot(0, self, self._fill_again)

    def _fill_again(self) -> None:
        if not self.active:
            return
        screen = self._window.screen()
        if screen not in QGuiApplication.screens():
            screen = QGuiApplication.primaryScreen()
        target = screens.name_of(screen)
        self._move_to(target)
        self._fill(target)
        self._themes.set_height(screens.named(target).geometry().height())


def _in_sight(rect: QRect, screen: QScreen) -> QRect:
    """Return a place for a window that was on a screen which may be gone."""
    if any(each.geometry().contains(rect.center()) for each in QGuiApplication.screens()):
        return rect
    room = screen.availableGeometry()
    moved = QRect(rect.topLeft(), rect.size().boundedTo(room.size()))
    moved.moveCenter(room.center())
    return moved
