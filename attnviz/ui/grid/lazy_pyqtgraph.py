"""pyqtgraph takes longer to import than all the rest: it is loaded after the first paint.

Which Qt it runs on is chosen in ``attnviz/ui/__init__.py``.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import MethodType, ModuleType
from weakref import WeakMethod

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

# pyqtgraph imports them for items that no tab draws. They are 9 MB, and no package holds them.
NOT_DRAWN = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
# It goes on without it, as in the packages: Qt's library for tests.
NOT_NEEDED = "PySide6.QtTest"

# Weak, so that a widget closed before the load is not kept alive by waiting for it.
_waiting: list[WeakMethod[Callable[[], None]]] = []


def loaded() -> bool:
    """Whether pyqtgraph has been loaded by `load`."""
    return _imported.cache_info().currsize > 0


def load() -> ModuleType:
    """Import pyqtgraph once and tell everyone who waits for it."""
    module = _imported()
    waiting = _waiting[:]
    _waiting.clear()
    for reference in waiting:
        callback = reference()
        # A widget that Qt has deleted may live on in Python until its cycle is collected.
        if isinstance(callback, MethodType) and isValid(callback.__self__):
            callback()
    return module


def when_loaded(callback: Callable[[], None]) -> None:
    """Call a method as soon as pyqtgraph is there: now, or at the end of `load`."""
    if loaded():
        callback()
    elif isinstance(callback, MethodType):
        _waiting.append(WeakMethod(callback))
    else:
        raise TypeError("only a method can wait, since its object says how long")


@cache
def _imported() -> ModuleType:
    with _without_unused():
        return import_module("pyqtgraph")


@contextmanager
def _without_unused() -> Iterator[None]:
    """Let pyqtgraph find, while it is imported, modules with the one name it builds on, or none."""
    found: dict[str, ModuleType | None] = {NOT_NEEDED: None}  # None: there is no such module
    for name in NOT_DRAWN:
        stand_in = found[name] = ModuleType(name)
        stand_in.QOpenGLWidget = QWidget  # type: ignore[attr-defined]
    missing = {name: module for name, module in found.items() if name not in sys.modules}
    sys.modules.update(missing)  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in missing:
            del sys.modules[name]
