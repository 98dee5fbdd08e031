"""What a test may change for the whole process, put back after it: only what was changed.

Without this the sizes, texts and numbers that a test meets depend on which tests came before it.
Nothing is imported here for its own sake: what was never imported cannot have been changed.
"""

import gc
import sys
from collections.abc import Iterator
from types import ModuleType


def restore() -> list[str]:
    """Put back what the program keeps in its modules; return what was changed."""
    return list(_restored())


def _restored() -> Iterator[str]:
    language = _imported("attnviz.language")
    languages = _imported("attnviz.frame.settings.languages")
    if languages and languages._loaded:
        languages.unload()
        yield "translators"
    if language and (language._lookup, language._name) != (None, "en"):
        language.set_lookup(None)
        yield "language"
    numbers = _imported("attnviz.ui.look.numbers")
    if numbers and numbers.number_format() != numbers.NumberFormat():
        numbers.set_number_format(numbers.NumberFormat())
        yield "numbers"
    accessibility = _imported("attnviz.ui.reading.accessibility")
    if accessibility and accessibility._listener is not None:
        accessibility.set_listener(None)
        yield "listener"
    keys = _imported("attnviz.ui.controls.shortcut_labels")
    if keys and (keys._TABLE.usual or keys._TABLE.chosen or not keys._TABLE.singles):
        keys._TABLE.usual, keys._TABLE.chosen, keys._TABLE.singles = {}, {}, True
        yield "keys"
    lazy = _imported("attnviz.ui.grid.lazy_pyqtgraph")
    if lazy and (lazy.loaded() or lazy._waiting):
        lazy._imported.cache_clear()
        lazy._waiting.clear()
        yield "pyqtgraph"
    if gc.get_freeze_count() or not gc.isenabled():
        gc.unfreeze()
        gc.enable()
        yield "garbage"


class Application:
    """The application as it is before the first test."""

    def __init__(self) -> None:
        from PySide6.QtCore import QLocale
        from PySide6.QtGui import QAccessible, QCursor
        from PySide6.QtWidgets import QApplication

        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        self._palette, self._font = app.palette(), app.font()
        self._icon = app.windowIcon()
        self._names = _names(app)
        self._quits = app.quitOnLastWindowClosed()
        self._pointer = QCursor.pos()
        self._accessible, self._read = QAccessible, QAccessible.isActive()
        self._locale = QLocale()

    def restore(self) -> list[str]:
        """Put back what a person sees of the application; return what was changed."""
        return list(self._restored())

    def _restored(self) -> Iterator[str]:
        from PySide6.QtCore import QLocale
        from PySide6.QtGui import QCursor, QPalette

        app = self._app
        if app.styleSheet():
            app.setStyleSheet("")
            yield "style sheet"
        if app.palette() != self._palette:
            app.setPalette(QPalette())
            yield "palette"
        if app.font() != self._font:
            app.setFont(self._font)
            yield "font"
        if app.windowIcon().cacheKey() != self._icon.cacheKey():
            app.setWindowIcon(self._icon)
            yield "icon"
        if _names(app) != self._names:
            name, desktop = self._names
            app.setApplicationName(name)
            app.setDesktopFileName(desktop)
            yield "names"
        if app.quitOnLastWindowClosed() != self._quits:
            app.setQuitOnLastWindowClosed(self._quits)
            yield "quitting"
        while app.overrideCursor() is not None:
            app.restoreOverrideCursor()
            yield "cursor"
        if QCursor.pos() != self._pointer:  # it would light a button of the next window
            QCursor.setPos(self._pointer)
            yield "pointer"
        if self._accessible.isActive() != self._read:
            self._accessible.setActive(self._read)
            yield "being read"
        if QLocale() != self._locale:
            QLocale.setDefault(self._locale)
            yield "locale"


def _names(app: object) -> tuple[str, str]:
    return app.applicationName(), app.desktopFileName()


def _imported(name: str) -> ModuleType | None:
    return sys.modules.get(name)
