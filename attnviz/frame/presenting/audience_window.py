"""The window on the projector's screen: it shows the class the canvas and takes nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QCloseEvent, QPainter, QResizeEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.lessons.slide import SlidePicture
from attnviz.frame.presenting.mirror import Mirror
from attnviz.language import tr
from attnviz.ui.look.theme import Theme, theme

LOOK = "projector"


class AudienceWindow(QWidget):
    """Fills a screen, without frame, keyboard, pointer or tool tips.

    Parameters
    ----------
    themes : the text zoom; the look is always the projector's
    host : the tabs; the one in front is drawn
    slide : the slide of a lesson that lies over it, if one does
    """

    def __init__(
        self,
        themes: ThemeManager,
        host: TabHost,
        slide: Callable[[], SlidePicture | None] = lambda: None,
    ) -> None:
        super().__init__(
            None,
            Qt.WindowType.Window
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowDoesNotAcceptFocus,
        )
        self._themes, self._host, self._slide = themes, host, slide
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        # The program ends with its own window, not with this one.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowTitle(tr("attnviz: audience"))
        self.setAccessibleName(tr("What the audience sees"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.mirror = Mirror(self._wanted(), self._draw, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.mirror)

    def show_on(self, screen: QScreen) -> None:
        """Fill a screen."""
        self.setWindowState(Qt.WindowState.WindowNoState)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        # Not showFullScreen(): that would take the keyboard from the presenter's window.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()

    def fit(self) -> None:
        """Take the sizes that belong to this height and the text zoom."""
        self.mirror.set_theme(self._wanted())

    def _wanted(self) -> Theme:
        return theme(LOOK, max(1, self.height()), self._themes.zoom / 100)

    def _draw(self, painter: QPainter, rect: QRectF, look: Theme) -> None:
        slide = self._slide()
        if slide is not None:
            slide.paint(painter, rect, look)
        else:
            self._host.view.draw_live(painter, rect, look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stay: the window manager's close would end the talk by accident."""
        event.ignore()
