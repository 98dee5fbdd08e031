"""The keys of a lesson: counted before anything under it can take them for its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from shiboken6 import isValid

from attnviz.frame.lessons.lesson_bar import LessonBar

K = Qt.Key
ENTER = (K.Key_Return, K.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_MOVES = (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Home, K.Key_End)
_CELL = (*_MOVES, *ENTER, K.Key_F2, K.Key_Delete, K.Key_Backspace)


class LessonKeys(QObject):
    """Asks a lesson about each key of its window, whatever has the keyboard.

    It listens to what has the keyboard and to nothing else.

    Parameters
    ----------
    takes : whether a key is one of the lesson's now
    press : does what the key is for
    quiet : whether other keys of a tab do nothing now
    kept : keys of the window, which go on working
    """

    def __init__(
        self,
        window: QMainWindow,
        *,
        takes: Callable[[str], bool],
        press: Callable[[str], None],
        quiet: Callable[[], bool],
        kept: Callable[[], frozenset[str]],
    ) -> None:
        super().__init__(window)
        self._window, self._takes, self._press = window, takes, press
        self._quiet, self._kept = quiet, kept
        self._heard: QWidget | None = None
        self._on = False

    def listen(self, on: bool) -> None:
        """Listen to keys, or no longer."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if on and not self._on:
            app.focusChanged.connect(self._on_focus_changed)
            self._hear(QApplication.focusWidget())
        elif self._on and not on:
            app.focusChanged.disconnect(self._on_focus_changed)
            self._hear(None)
        self._on = on

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        self._hear(now)

    def _hear(self, widget: QWidget | None) -> None:
        if self._heard is not None and isValid(self._heard):
            self._heard.removeEventFilter(self)
        ours = widget is not None and widget.window() is self._window
        self._heard = widget if ours and not _is_field(widget) else None
        if self._heard is not None:
            self._heard.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim a key of the lesson before any shortcut, then act; keep others from the tab."""
        kind = event.type()
        if kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        assert isinstance(event, QKeyEvent)
        name = name_of(event)
        ours = bool(name) and self._takes(name)
        if ours and name == "Enter" and self._is_button(watched):
            return False
        if not ours and not (self._quiet() and self._is_of_tab(event)):
            return False
        if ours and kind == QEvent.Type.KeyPress:
            self._press(name)
        event.accept()
        return True

    def _is_button(self, watched: QObject) -> bool:
        """Whether Enter presses what has the keyboard: a button of the lesson."""
        parent = watched.parent()
        return isinstance(parent, LessonBar)

    def _is_of_tab(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & ~_KEYPAD
        if held not in _PLAIN:
            return False
        key = Qt.Key(event.key())
        sequence = QKeySequence(event.keyCombination()).toString()
        text = event.text()
        printable = bool(text) and text.isprintable() and not text.isspace()
        return (key in _CELL or printable) and sequence not in self._kept()


def name_of(event: QKeyEvent) -> str:
    """Return "Enter", "Backspace" or the sign of a key; "" for all others."""
    if event.modifiers() & ~_KEYPAD not in _PLAIN:
        return ""
    if event.key() in ENTER:
        return "Enter"
    if event.key() == K.Key_Backspace:
        return "Backspace"
    text = event.text()
    return text if len(text) == 1 and text.isprintable() and text != " " else ""


def _is_field(widget: QWidget | None) -> bool:
    """Whether somebody types here."""
    from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit

    return isinstance(widget, QLineEdit | QAbstractSpinBox)
