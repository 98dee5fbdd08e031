"""What is remembered from one start to the next: a table of typed preferences on QSettings.

A value that is missing, of the wrong type or out of range counts as never set: a settings file
edited by hand or written by another version must not keep the window from opening.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QByteArray, QSettings

T = TypeVar("T")

MOST_RECENT = 10


class Preference(NamedTuple, Generic[T]):
    """One remembered value.

    Parameters
    ----------
    key : name in the settings file
    default : used when nothing valid is stored
    read : turns what the file gave into a value; raises ValueError when it is none
    """

    key: str
    default: T
    read: Callable[[Any], T]


def _one_of(*choices: str) -> Callable[[Any], str]:
    def read(raw: Any) -> str:
        if raw not in choices:
            raise ValueError(raw)
        return str(raw)

    return read


def _whole(least: int, most: int) -> Callable[[Any], int]:
    def read(raw: Any) -> int:
        number = int(raw)
        if not least <= number <= most:
            raise ValueError(raw)
        return number

    return read


def _switch(raw: Any) -> bool:
    if isinstance(raw, bool):
        return raw
    return {"true": True, "false": False}[raw]


def _bytes(raw: Any) -> QByteArray:
    if not isinstance(raw, QByteArray):
        raise TypeError(raw)
    return raw


def _paths(raw: Any) -> tuple[str, ...]:
    # An ini file gives a list of one as a plain string.
    names = [raw] if isinstance(raw, str) else list(raw)
    return tuple(dict.fromkeys(str(name) for name in names if name))[:MOST_RECENT]


def _text(raw: Any) -> str:
    if not isinstance(raw, str):
        raise TypeError(raw)
    return raw


def _key_table(raw: Any) -> Mapping[str, tuple[str, ...]]:
    """Read which keys commands have instead of their own; kept as one JSON text."""
    from json import loads

    table = loads(raw) if isinstance(raw, str) else raw
    if not isinstance(table, dict):
        raise TypeError(raw)
    for id_, keys in table.items():
        if not isinstance(id_, str) or not isinstance(keys, list | tuple):
            raise TypeError(raw)
        if not all(isinstance(key, str) for key in keys):
            raise TypeError(raw)
    return {id_: tuple(keys) for id_, keys in table.items()}


def _stored(value: Any) -> Any:
    """Return a value as a settings file can hold it."""
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, dict):
        from json import dumps

        return dumps(value, sort_keys=True)
    return value


THEME = Preference("look/theme", "auto", _one_of("auto", "light", "dark", "projector"))
ZOOM = Preference("look/zoom", 100, _whole(80, 200))
PANEL_OPEN = Preference("window/panel-open", True, _switch)
PANEL_WIDTH = Preference("window/panel-width", 304, _whole(200, 32_767))  # no window is wider on X
GEOMETRY: Preference[QByteArray] = Preference("window/geometry", QByteArray(), _bytes)
TAB = Preference("window/tab", "heads", _text)
RECENT: Preference[tuple[str, ...]] = Preference("files/recent", (), _paths)
FOLDER = Preference("files/folder", "", _text)
MOTION = Preference("look/motion", "", _one_of("", "reduced", "full"))  # "" = as the system asks
SINGLE_KEYS = Preference("keys/single-letters", True, _switch)
LESSONS = Preference("lessons/progress", "", _text)
HINT_SEEN = Preference("lessons/first-hint-seen", False, _switch)
# "" = the language of the system. A change shows from the next start on.
LANGUAGE = Preference("look/language", "", _one_of("", "en", "de", "fr"))
# "" = as the language has it. For the screen alone: files and copies have the point.
DECIMAL_MARK = Preference("numbers/decimal-mark", "", _one_of("", "point", "comma"))
DIGITS = Preference("numbers/digits-in-matrices", 2, _whole(1, 4))
PERCENTS = Preference("numbers/shares-in-per-cent", True, _switch)
KEYS: Preference[Mapping[str, tuple[str, ...]]] = Preference("keys/changed", {}, _key_table)
EXPORT = Preference("files/export", "", _text)  # what was chosen last, as JSON
RECENT_MODELS: Preference[tuple[str, ...]] = Preference("models/recent", (), _paths)
MODEL_FOLDERS: Preference[tuple[str, ...]] = Preference("models/folders", (), _paths)
LAST_TEXT = Preference("models/text", "", _text)
START = Preference("start/open", "", _text)  # "" = the usual start; else a lesson's id or a file

TABLE: tuple[Preference[Any], ...] = (
    THEME, ZOOM, PANEL_OPEN, PANEL_WIDTH, GEOMETRY, TAB, RECENT, FOLDER, MOTION,
    SINGLE_KEYS, LESSONS, HINT_SEEN, LANGUAGE, DECIMAL_MARK, DIGITS, PERCENTS, KEYS, START,
    EXPORT, RECENT_MODELS, MODEL_FOLDERS, LAST_TEXT,
)  # fmt: skip


class Store(Protocol):
    """Where preferences lie: a QSettings, or nothing but memory."""

    def value(self, key: str, /) -> Any: ...
    def setValue(self, key: str, value: Any, /) -> None: ...
    def remove(self, key: str, /) -> None: ...
    def sync(self) -> None: ...


class Memory:
    """A store that forgets all at the end, for pictures that no preference may change."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}

    def value(self, key: str, /) -> Any:
        return self._values.get(key)

    def setValue(self, key: str, value: Any, /) -> None:
        self._values[key] = value

    def remove(self, key: str, /) -> None:
        self._values.pop(key, None)

    def sync(self) -> None:
        """Keep nothing."""


class Settings:
    """The preferences of the person at the keyboard.

    Parameters
    ----------
    store : where they lie; None = the user's own ini file
    """

    def __init__(self, store: Store | None = None) -> None:
        self._store: Store = store or QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "attnviz", "attnviz"
        )

    @property
    def path(self) -> Path | None:
        """Return the file where they lie, None for nowhere."""
        return Path(self._store.fileName()) if isinstance(self._store, QSettings) else None

    def get(self, preference: Preference[T]) -> T:
        """Return the stored value, or the default."""
        raw = self._store.value(preference.key)
        if raw is None:
            return preference.default
        try:
            return preference.read(raw)
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
            return preference.default

    def set(self, preference: Preference[T], value: T) -> None:
        """Remember a value; one that `get` would not accept is refused with its error."""
        self._make_private()
        self._store.setValue(preference.key, _stored(preference.read(value)))

    def forget(self, preference: Preference[Any]) -> None:
        """Go back to the default."""
        self._store.remove(preference.key)

    def sync(self) -> None:
        """Write to the disk now."""
        self._store.sync()

    def _make_private(self) -> None:
        """Make the file before Qt does, which would let others read it; Qt keeps its rights."""
        path = self.path
        if path is None or path.exists():
            return
        from attnviz.model.files.private import make_private_folder, opener

        with suppress(OSError):  # Qt says what cannot be written
            if not path.parent.exists():
                make_private_folder(path.parent)
            with open(path, "x", opener=opener):
                pass
