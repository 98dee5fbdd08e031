"""Keys as labels and tool tips name them: those that commands have now, which a person may change.

A widget names the command and the key that it usually has; the window lays over it what was chosen,
and all texts that name a key are written anew. Without a key the text stands alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from attnviz.ui.controls.keys import is_single, portable, shown


class _Table(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Mapping[str, tuple[str, ...]] = {}
        self.singles = True
        self.usual: dict[str, str] = {}


_TABLE = _Table()


def set_keys(chosen: Mapping[str, tuple[str, ...]], *, singles: bool) -> None:
    """Name these keys from now on.

    Parameters
    ----------
    chosen : keys by the id of their command, for commands that have other ones than usual
    singles : whether single letters, digits and signs are keys
    """
    if (dict(_TABLE.chosen), _TABLE.singles) == (dict(chosen), singles):
        return
    _TABLE.chosen, _TABLE.singles = dict(chosen), singles
    _TABLE.changed.emit()


def told() -> Mapping[str, str]:
    """Return the usual key of every command that was named so far, by its id."""
    return dict(_TABLE.usual)


def key_of(id_: str, usual: str) -> str:
    """Name the first key that works now as it stands on the keyboard; "" where none does."""
    _TABLE.usual[id_] = portable(usual)
    keys = _TABLE.chosen.get(id_, (usual,))
    return next((shown(key) for key in keys if _TABLE.singles or not is_single(key)), "")


def beside(text: str, key: str) -> str:
    """Return the text of a button that names its key."""
    return f"{text}  {key}" if key else text


def after(text: str, key: str) -> str:
    """Return a tool tip that names a key."""
    return f"{text}  ({key})" if key else text


def follow(owner: QObject, write: Callable[[], None]) -> None:
    """Write a text now and whenever keys change, as long as its owner lives."""
    _Follower(owner, write)
    write()


def label(button: QAbstractButton, text: str, id_: str, usual: str) -> None:
    """Let a button name its key beside its text."""
    follow(button, lambda: button.setText(beside(text, key_of(id_, usual))))


def tip(widget: QWidget, text: str, id_: str, usual: str) -> None:
    """Let a tool tip name a key."""
    follow(widget, lambda: widget.setToolTip(after(text, key_of(id_, usual))))


class _Follower(QObject):
    """Belongs to what it writes, so that it ends with it."""

    def __init__(self, owner: QObject, write: Callable[[], None]) -> None:
        super().__init__(owner)
        self._write = write
        _TABLE.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        self._write()
