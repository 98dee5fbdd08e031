"""Which theme is on: the system's, or one that was chosen; text zoom; the height of the image."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from attnviz.settings import THEME, ZOOM, Settings
from attnviz.ui.controls.tips import hide_tip
from attnviz.ui.look.style import palette, style_sheet
from attnviz.ui.look.theme import Theme, forget, theme

CYCLE = ("light", "dark", "projector")
ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200)
SETTLE_MS = 80  # a window being dragged larger asks for many heights in a row


class ThemeManager(QObject):
    """The theme of the whole program. Sends `changed(Theme)` after it has been applied.

    Parameters
    ----------
    applied : apply the theme at once. Otherwise `apply` has to be called when the window is built:
        with a style sheet on, each widget that gets a parent is styled anew with all that is in it,
        a tenth of the time to the first picture.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, parent: QObject | None = None, *, applied: bool = True
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._choice = settings.get(THEME)
        self._before = self._choice if self._choice != "projector" else "auto"
        self._zoom = settings.get(ZOOM)
        self._pushed: tuple[str, str, int] | None = None
        self._height = 1080
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._apply)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._apply)
        self._theme = self._wanted()
        self._applied = False
        if applied:
            self.apply()

    @property
    def theme(self) -> Theme:
        """Return the theme that is on."""
        return self._theme

    @property
    def choice(self) -> str:
        """Return what was chosen: "auto", "light", "dark" or "projector"."""
        return self._choice

    @property
    def zoom(self) -> int:
        """Return the text zoom in per cent."""
        return self._zoom

    def apply(self) -> None:
        """Apply the theme to the application, from now on at every change."""
        self._applied = True
        apply_theme(self._theme)

    def is_chosen(self, choice: str) -> bool:
        """Whether a theme was chosen by this name."""
        return self._choice == choice

    def choose(self, choice: str, *, remember: bool = True) -> None:
        """Switch to a theme by name; "auto" follows the system."""
        if choice != "projector":
            self._before = choice
        self._choice = choice
        if remember and self._pushed is None:
            self._settings.set(THEME, choice)
        self._apply()

    def cycle(self) -> None:
        """Switch to the next of light, dark, projector."""
        self.choose(CYCLE[(CYCLE.index(self._theme.name) + 1) % len(CYCLE)])

    def toggle_projector(self) -> None:
        """Switch to the projector theme, or to the one before it."""
        self.choose(self._before if self._theme.projector else "projector")

    def push(self, choice: str, height: int) -> None:
        """Switch to a theme until `pop`, for a window of this height; nothing is remembered."""
        if self._pushed is None:
            self._pushed = self._choice, self._before, self._zoom
        self._height = height
        self.choose(choice)

    def pop(self, height: int) -> None:
        """Restore theme and text zoom from before `push`, for a window of this height."""
        if self._pushed is not None:
            self._choice, self._before, self._zoom = self._pushed
            self._pushed, self._height = None, height
            self._apply()

    def set_zoom(self, zoom: int, *, remember: bool = True) -> None:
        """Set the text zoom in per cent, 80 to 200."""
        self._zoom = min(max(zoom, ZOOMS[0]), ZOOMS[-1])
        if remember and self._pushed is None:
            self._settings.set(ZOOM, self._zoom)
        self._apply()

    def zoom_in(self) -> None:
        """Take the next larger letters."""
        self.set_zoom(next((zoom for zoom in ZOOMS if zoom > self._zoom), ZOOMS[-1]))

    def zoom_out(self) -> None:
        """Take the next smaller letters."""
        self.set_zoom(next((zoom for zoom in reversed(ZOOMS) if zoom < self._zoom), ZOOMS[0]))

    def renew(self) -> None:
        """Rebuild the same theme: what it says is written another way now."""
        forget()
        self._theme = self._wanted()
        self.changed.emit(self._theme)

    def set_height(self, height: int) -> None:
        """Set the height of the window, by which the projector theme scales."""
        if height != self._height:
            self._height = height
            if self._theme.projector:
                self._settle.start()

    def _wanted(self) -> Theme:
        name = self._choice
        if name == "auto":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            name = "dark" if dark else "light"
        return theme(name, self._height, self._zoom / 100)

    def _apply(self) -> None:
        wanted = self._wanted()
        if wanted is not self._theme:
            self._theme = wanted
            if self._applied:
                apply_theme(wanted)
            self.changed.emit(wanted)


def apply_theme(theme: Theme) -> None:
    """Apply a theme to the application; a tip on screen goes, as it would keep its colours."""
    hide_tip()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))
