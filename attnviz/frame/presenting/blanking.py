"""Blanking the canvas: the class looks at the teacher; the next key or click brings all back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.language import tr
from attnviz.ui.tab.contract import TabView

E, K = QEvent.Type, Qt.Key
_PRESSES = (E.KeyPress, E.MouseButtonPress, E.MouseButtonDblClick)
_ALL = (
    *_PRESSES, E.ShortcutOverride, E.KeyRelease, E.MouseButtonRelease, E.Wheel, E.ContextMenu,
)  # fmt: skip
_HELD = frozenset({K.Key_Shift, K.Key_Control, K.Key_Alt, K.Key_AltGr, K.Key_Meta, K.Key_Super_L})


class BlankSheet(QWidget):
    """Covers its parent in the ground of the look."""

    def __init__(self, themes: ThemeManager, parent: QWidget) -> None:
        super().__init__(parent)
        self._themes = themes
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Canvas blank; press any key to bring it back"))
        parent.installEventFilter(self)
        self._cover()

    def _cover(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if event.type() == E.Resize:
            self._cover()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._themes.theme.window)


class Blanking(QObject):
    """Blanks the canvas; the key or click that ends it does nothing else.

    Parameters
    ----------
    bench : what is covered; the caption is not part of it
    host : the tab in front rests meanwhile
    """

    def __init__(self, bench: QWidget, host: TabHost, themes: ThemeManager) -> None:
        super().__init__(bench)
        self._bench, self._host, self._themes = bench, host, themes
        self._sheet: BlankSheet | None = None
        self._view: TabView | None = None
        self._last: QEvent.Type | None = None

    @property
    def active(self) -> bool:
        """Whether the canvas is blank."""
        return self._sheet is not None

    def start(self) -> None:
        """Cover the canvas until the next key or click."""
        if self._sheet is not None:
            return
        self._sheet = BlankSheet(self._themes, self._bench)
        self._view = self._host.view
        self._view.set_shown(False)
        self._sheet.show()
        self._sheet.raise_()
        # Only while the canvas is blank, and nothing moves or is painted: every event comes by.
        app = QApplication.instance()
        assert app is not None
        self._last = None
        app.installEventFilter(self)

    def stop(self) -> None:
        """Show the canvas again."""
        sheet, self._sheet = self._sheet, None
        if sheet is not None and self._view is not None:
            self._view.set_shown(True)
            sheet.hide()
            sheet.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep every key and click from whom it was meant for; the first one ends it."""
        kind = event.type()
        if kind not in _ALL or not watched.isWidgetType():
            return False
        pressed = kind in _PRESSES and not (isinstance(event, QKeyEvent) and _is_held(event))
        if self._sheet is None and pressed:
            self._let_go()
            return False
        if kind == E.ShortcutOverride:
            event.accept()
        elif pressed:
            self.stop()
            self._last = E.KeyRelease if kind == E.KeyPress else E.MouseButtonRelease
        elif kind == self._last and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self._let_go()
        return True

    def _let_go(self) -> None:
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        self._last = None


def _is_held(event: QKeyEvent) -> bool:
    """Whether a key is one held with others, or was down before."""
    return event.isAutoRepeat() or Qt.Key(event.key()) in _HELD
