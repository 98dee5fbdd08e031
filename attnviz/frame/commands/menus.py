"""All menus: under File, or in a bar that is out of sight until Alt or F10.

They are filled from the command table when they open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from attnviz.ui.controls.keys import shown
from attnviz.ui.tab.contract import Command

TAP_MS = 500  # Alt held longer is meant for something else


@dataclass(frozen=True)
class Submenu:
    """Commands under a title of their own."""

    title: str
    commands: Sequence[Command]


Entry = Command | Submenu


class Menus(QObject):
    """Menus of a window.

    Parameters
    ----------
    titles : of the menus, by name; the letter after & opens it together with Alt
    fill : gives what is in a menu by its name, asked each time it opens
    """

    def __init__(
        self,
        window: QMainWindow,
        titles: Mapping[str, str],
        fill: Callable[[str], Sequence[Entry]],
    ) -> None:
        super().__init__(window)
        self._window, self._fill = window, fill
        self._titles = dict(titles)
        self._bar: QMenuBar | None = None
        self._all: QMenu | None = None
        self._before: QWidget | None = None
        self._pressed_at: int | None = None
        self._others = _Others(self)
        self._openers: dict[QShortcut, int] = {}
        for place, title in enumerate(titles.values()):
            opener = QShortcut(QKeySequence.mnemonic(title), window)
            opener.activated.connect(self._on_opener)
            self._openers[opener] = place

    @property
    def shown(self) -> bool:
        """Whether the menu bar is to be seen."""
        return self._bar is not None and not self._bar.isHidden()

    def open(self) -> None:
        """Show the menu bar and give it the keyboard."""
        self._open_at(0)

    def pop_up(self, under: QWidget) -> None:
        """Open the first menu under a button, with the others as its submenus."""
        if self._all is None:
            self._all = QMenu(self._window)
        menu = self._all
        _empty(menu)
        menu.setToolTipsVisible(True)
        first, *others = self._titles
        self._fill_menu(menu, first)
        menu.addSeparator()
        for name in others:
            self._add_menu(menu, name)
        menu.popup(under.mapToGlobal(under.rect().bottomLeft()))

    def _add_menu(self, to: QMenu | QMenuBar, name: str) -> QMenu:
        menu = to.addMenu(self._titles[name])
        menu.setObjectName(name)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._on_about_to_show)
        return menu

    def _fill_menu(self, menu: QMenu, name: str) -> None:
        for entry in self._fill(name):
            if isinstance(entry, Command):
                _add(menu, entry)
                continue
            below = menu.addMenu(entry.title)
            below.setEnabled(bool(entry.commands))
            for command in entry.commands:
                _add(below, command)

    def close(self) -> None:
        """Hide the menu bar again and give the keyboard back."""
        if self._bar is None or self._bar.isHidden():
            return
        self._bar.hide()
        if self._before is not None and isValid(self._before):
            self._before.setFocus()
        self._before = None

    def _open_at(self, place: int) -> None:
        bar = self._made()
        if bar.isHidden():
            self._before = QApplication.focusWidget()
        bar.show()
        bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        bar.setActiveAction(bar.actions()[place])

    def key_pressed(self, event: QKeyEvent) -> None:
        """Learn of a key that reached the window: Alt alone opens the menu when let go."""
        alone = event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat()
        self._pressed_at = event.timestamp() if alone else None
        if alone:
            self._others.listen()

    def key_released(self, event: QKeyEvent) -> None:
        """Learn of a key that was let go."""
        if event.key() != Qt.Key.Key_Alt or self._pressed_at is None:
            return
        held, self._pressed_at = event.timestamp() - self._pressed_at, None
        if self._others.end() and held < TAP_MS:
            self.close() if self.shown else self.open()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the bar when it was left: by Escape, by a click, or for another window."""
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.MouseButtonRelease):
            QTimer.singleShot(0, self, self._hide_if_left)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            leaves = event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Alt, Qt.Key.Key_F10)
            if leaves:
                self.close()
            return leaves
        return False

    def _made(self) -> QMenuBar:
        if self._bar is None:
            # Made here: a bar that Qt makes itself was lost to Python when other widgets went.
            self._bar = QMenuBar(self._window)
            self._window.setMenuBar(self._bar)
            for name in self._titles:
                menu = self._add_menu(self._bar, name)
                menu.aboutToHide.connect(self._on_about_to_hide)
            self._bar.installEventFilter(self)
        return self._bar

    def _on_opener(self) -> None:
        opener = self.sender()
        assert isinstance(opener, QShortcut)
        self._open_at(self._openers[opener])

    def _on_about_to_show(self) -> None:
        menu = self.sender()
        assert isinstance(menu, QMenu)
        _empty(menu)
        self._fill_menu(menu, menu.objectName())

    def _on_about_to_hide(self) -> None:
        QTimer.singleShot(0, self, self._hide_if_left)

    def _hide_if_left(self) -> None:
        """Hide the bar unless it or one of its menus still has the keyboard."""
        bar = self._bar
        if bar is None or bar.isHidden():
            return
        open_menus = any(menu.isVisible() for menu in bar.findChildren(QMenu))
        if not open_menus and (bar.activeAction() is None or not bar.hasFocus()):
            self.close()


class _Others(QObject):
    """Notices whether Alt was for something else: a shortcut takes Alt+Down, and nobody hears it.

    It listens to the whole program, but only while Alt is held.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._listening = self._none = False

    def listen(self) -> None:
        """Alt went down."""
        self._none = True
        if not self._listening:
            self._listening = True
            _app().installEventFilter(self)

    def end(self) -> bool:
        """Alt went up; tell whether nothing else happened."""
        if self._listening:
            self._listening = False
            _app().removeEventFilter(self)
        return self._none

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice another key, or the mouse."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel):
            self._none = False
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            self._none = self._none and event.key() == Qt.Key.Key_Alt
        return False


def _empty(menu: QMenu) -> None:
    """Take all entries away, with the menus under them, which Qt would keep."""
    menu.clear()
    for below in menu.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
        below.deleteLater()


def _add(menu: QMenu, command: Command) -> None:
    # The key is only shown: the shortcut itself exists already, and two would block each other.
    key = f"\t{shown(command.keys[0])}" if command.keys else ""
    action: QAction = menu.addAction(command.text.replace("&", "&&") + key)
    action.setEnabled(command.enabled is None or command.enabled())
    if command.checked is not None:
        action.setCheckable(True)
        action.setChecked(command.checked())
    action.triggered.connect(partial(_run, command))


def _run(command: Command, _checked: bool = False) -> None:
    command.run()


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app
