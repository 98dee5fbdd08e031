"""The screens of this computer: finding one by its number, and putting the window on it.

Nobody keeps a QScreen for long: PySide makes it a part of the widget that was asked for it, and
when some part of that widget is deleted it calls the screen deleted too, though it is still there.
A screen that is asked for anew is fine, so what is kept is its name.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from attnviz.options import UsageError

TITLE = 32  # px: how high the title of a window may be, before there is one to measure


def numbered(number: int) -> QScreen:
    """Return a screen, counted from 1 as the system lists them.

    Raises
    ------
    UsageError
        When there is no such screen.
    """
    screens = QGuiApplication.screens()
    if not 1 <= number <= len(screens):
        there = "; ".join(f"{place} {_name(screen)}" for place, screen in enumerate(screens, 1))
        raise UsageError(f"--screen: found {number}, but the screens here are: {there}.")
    return screens[number - 1]


def name_of(screen: QScreen) -> str:
    """Return what a screen is kept by; as two may have one name, its place among those is in it."""
    alike = [each for each in QGuiApplication.screens() if each.name() == screen.name()]
    return f"{alike.index(screen)} {screen.name()}" if screen in alike else screen.name()


def there(name: str) -> bool:
    """Whether a screen that was kept by its name is still there."""
    return any(name_of(each) == name for each in QGuiApplication.screens())


def named(name: str) -> QScreen:
    """Return a screen that was kept by its name, or the first one when it is gone."""
    screens = QGuiApplication.screens()
    return next((each for each in screens if name_of(each) == name), screens[0])


def fit(window: QWidget) -> None:
    """Make a window no larger than its screen can show; where it goes is the system's business."""
    window.resize(window.size().boundedTo(_room(window.screen()).size()))


def place(window: QWidget, screen: QScreen) -> None:
    """Put a window in the middle of a screen, no larger than that."""
    room = _room(screen)
    window.setScreen(screen)
    rect = window.geometry()
    rect.setSize(rect.size().boundedTo(room.size()))
    rect.moveCenter(room.center())
    window.setGeometry(rect)


def bring_into_sight(window: QWidget) -> None:
    """Put a window from a screen that is gone where it can be seen; not every desktop does."""
    middle = window.geometry().center()
    if not any(each.geometry().contains(middle) for each in QGuiApplication.screens()):
        place(window, window.screen())


def _room(screen: QScreen) -> QRect:
    """Return where a window may be so that its title is in sight too."""
    return screen.availableGeometry().adjusted(0, TITLE, 0, 0)


def _name(screen: QScreen) -> str:
    """Name a screen as a person can tell it from others: size and name."""
    size = screen.geometry().size() * screen.devicePixelRatio()
    return f"{size.width()} × {size.height()} {screen.name()}".rstrip()
