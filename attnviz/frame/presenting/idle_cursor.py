"""Hides the pointer while nobody moves it; the first move shows it again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

IDLE_MS = 3000


class IdleCursor(QObject):
    """Watches the pointer over one window between `start` and `stop`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watching = False
        self._hidden = False
        self._idle = QTimer(self, singleShot=True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._on_idle)

    @property
    def hidden(self) -> bool:
        """Whether the pointer is away."""
        return self._hidden

    def start(self) -> None:
        """Hide the pointer from now on whenever it rests."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self._watching = handle is not None
        self._idle.start()

    def stop(self) -> None:
        """Show the pointer for good."""
        # Asked for anew: PySide 6.11.3 can take the Python side of a handle that was kept away.
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
        self._watching = False
        self._idle.stop()
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a move or a click in the window, or anywhere once the pointer is away."""
        if event.type() in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress):
            self._show()
            if self._watching:
                self._idle.start()
        return False

    def _on_idle(self) -> None:
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget():
            self._idle.start()
            return
        self._hidden = True
        QApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)
        # In a dialog that opens now it has to come back too; nothing much happens meanwhile.
        _app().installEventFilter(self)

    def _show(self) -> None:
        if self._hidden:
            self._hidden = False
            _app().removeEventFilter(self)
            QApplication.restoreOverrideCursor()


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
