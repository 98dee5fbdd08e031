"""pyqtgraph takes longer to import than all the rest: it is loaded after the first paint.

Which Qt it runs on is chosen in ``attnviz/widgets/__init__.py``.
"""

from collections.abc import Callable
from functools import cache
from types import ModuleType

_waiting: list[Callable[[], None]] = []


def loaded() -> bool:
    """Return whether pyqtgraph has been loaded by `load`."""
    return _imported.cache_info().currsize > 0


def load() -> ModuleType:
    """Import pyqtgraph once and tell everyone who waits for it."""
    module = _imported()
    waiting = _waiting[:]
    _waiting.clear()
    for callback in waiting:
        callback()
    return module


@cache
def _imported() -> ModuleType:
    from importlib import import_module

    return import_module("pyqtgraph")


def when_loaded(callback: Callable[[], None]) -> None:
    """Call `callback` as soon as pyqtgraph is there: now, or at the end of `load`."""
    if loaded():
        callback()
    else:
        _waiting.append(callback)


def forget(callback: Callable[[], None]) -> None:
    """Stop waiting, if `callback` still does."""
    if callback in _waiting:
        _waiting.remove(callback)
