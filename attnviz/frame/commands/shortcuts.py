"""Keys: one shortcut a key of the command table; single letters only while the canvas has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from attnviz.language import labelled, tr
from attnviz.ui.controls.keys import CLICKER_BLANK, portable, sequence
from attnviz.ui.controls.whole_field import WholeField
from attnviz.ui.grid.editor import CellEditor
from attnviz.ui.tab.contract import Command

K = Qt.Key
_ARROWS = frozenset({K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Home, K.Key_End})
_ENTER = frozenset({K.Key_Return, K.Key_Enter})
_PRESS = _ENTER | {K.Key_Space}
_IN_A_CELL = _ARROWS | _PRESS | {K.Key_F2, K.Key_Escape, K.Key_Delete, K.Key_Backspace}
_STEPS = frozenset({K.Key_Up, K.Key_Down})
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_NUMBER = frozenset("0123456789-−.,+")
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)

# Keys that a focused control needs for itself; Qt would give them to a shortcut of the canvas.
_NEEDED: tuple[tuple[type[QWidget], frozenset[Qt.Key]], ...] = (
    (QLineEdit, _ARROWS | _PRESS),
    (QAbstractSpinBox, _ARROWS | _PRESS),
    (QAbstractSlider, _ARROWS),
    (QComboBox, _ARROWS | _PRESS),
    (QAbstractItemView, _ARROWS | _PRESS),
    (QTabBar, _ARROWS | _PRESS),
    (QAbstractButton, _PRESS),
)


class Shortcuts(QObject):
    """The shortcuts of one command table, alive while their widget is visible.

    Parameters
    ----------
    owner : window or tab; keys marked `canvas_only` act only while it or a child has the focus
    taken : keys that others have already, which are left out
    """

    refused = Signal(str)
    """A key was pressed whose command cannot be carried out now: which, and what is missing."""

    def __init__(
        self, owner: QWidget, commands: Iterable[Command], taken: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(owner)
        self._owner = owner
        self._commands: dict[QShortcut, Command] = {}
        self.keys: frozenset[str] = taken
        for command in commands:
            for key in command.keys:
                self._add(key, command)

    def set_resting(self, resting: bool) -> None:
        """Let no key act for a while."""
        for shortcut in self._commands:
            shortcut.setEnabled(not resting)

    def remove(self) -> None:
        """Take all shortcuts away."""
        for shortcut in self._commands:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._commands.clear()
        self.deleteLater()

    def _add(self, key: str, command: Command) -> None:
        name = portable(key)
        if not name or name in self.keys:
            return
        self.keys |= {name}
        context = (
            Qt.ShortcutContext.WidgetWithChildrenShortcut
            if command.canvas_only
            else Qt.ShortcutContext.WindowShortcut
        )
        shortcut = QShortcut(sequence(key), self._owner, context=context)
        shortcut.activated.connect(self._on_activated)
        self._commands[shortcut] = command

    def _on_activated(self) -> None:
        shortcut = self.sender()
        assert isinstance(shortcut, QShortcut)
        command = self._commands[shortcut]
        focus = QApplication.focusWidget()
        if isinstance(focus, CellEditor):
            focus.clearFocus()
        if command.enabled is None or command.enabled():
            command.run()
        elif command.why:
            self.refused.emit(labelled(command.text, tr(command.why)))


class KeyKeeper(QObject):
    """Leaves a control the keys it needs: asked before any shortcut, it claims them for it.

    It listens to the control that has the focus and to no other: a filter on the application
    would take every event through Python.
    """

    def __init__(self, parent: QObject, presenting: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._presenting = presenting
        self._kept: QWidget | None = None
        _app().focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._kept is not None and isValid(self._kept):
            self._kept.removeEventFilter(self)
        self._kept = now if now is not None and _may_need_keys(now) else None
        if self._kept is not None:
            self._kept.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim a key for the control that has the focus; Enter presses a button as Space does."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if not _presses(watched, event):
                return False
            assert isinstance(watched, QAbstractButton)
            watched.click()
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            assert isinstance(watched, QWidget)
            if self._presenting() and gives_way(watched, event):
                event.ignore()
                return True
            if needs(watched, event, presenting=self._presenting()):
                event.accept()
                return True
        return False


def needs(widget: QWidget, event: QKeyEvent, *, presenting: bool = False) -> bool:
    """Whether a control that has the focus uses this key itself.

    Parameters
    ----------
    presenting : a cell gives way to the "." of a clicker; it still opens with a digit
    """
    key, held = Qt.Key(event.key()), event.modifiers() & ~_KEYPAD
    if _in_a_cell(widget):
        if presenting and event.text() == CLICKER_BLANK:
            return False
        copies = held == Qt.KeyboardModifier.ControlModifier and key in (K.Key_C, K.Key_V)
        if held & ~_SHIFT == Qt.KeyboardModifier.ControlModifier and key in _STEPS:
            return _takes_typing(widget)
        if key == K.Key_Escape and not getattr(widget, "keeps_escape", True):
            return False
        typed = event.text() in _NUMBER and _takes_typing(widget)
        if key in _ENTER and held == _SHIFT:
            return False  # it is a command's, such as distributing what a held weight leaves
        return copies or (held in _PLAIN and (key in _IN_A_CELL or typed))
    if key in _ENTER and widget.window().windowType() == Qt.WindowType.Popup:
        # Qt chooses from a list that hangs from a control while it is asked about the key.
        return False
    needed = (keys for kind, keys in _NEEDED if isinstance(widget, kind))
    return held in _PLAIN and any(key in keys for keys in needed)


def gives_way(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether a field leaves a key to the clicker in a talk: a whole number has no point."""
    return isinstance(widget, WholeField) and event.text() == CLICKER_BLANK


def _presses(watched: QObject, event: QKeyEvent) -> bool:
    """Whether Enter is for a button; those of dialogs and menus Qt presses itself."""
    return (
        isinstance(watched, QAbstractButton)
        and event.key() in _ENTER
        and event.modifiers() & ~_KEYPAD == Qt.KeyboardModifier.NoModifier
        and not event.isAutoRepeat()
        and not isinstance(watched.window(), QDialog)
    )


def _may_need_keys(widget: QWidget) -> bool:
    return isinstance(widget, tuple(kind for kind, _ in _NEEDED)) or hasattr(widget, "cursor_cell")


def _in_a_cell(widget: QWidget) -> bool:
    """Whether the keyboard is in a cell of a grid."""
    cursor = getattr(widget, "cursor_cell", None)
    return cursor is not None and cursor() is not None


def _takes_typing(widget: QWidget) -> bool:
    """Whether digits and steps are for the cell; those of a pattern leave them to the tab."""
    takes = getattr(widget, "takes_typing", None)
    return takes is None or bool(takes())


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
