"""pyqtgraph takes longer to import than all the rest: it is loaded after the first paint.

It must run on PySide6, so its choice is made here, before the one import.
"""

import os
from collections.abc import Callable
from types import ModuleType

_waiting: list[Callable[[], None]] = []
_module: ModuleType | None = None


def loaded() -> bool:
    """Return whether pyqtgraph has been loaded by `load`."""
    return _module is not None


def load() -> ModuleType:
    """Import pyqtgraph once and tell everyone who waits for it."""
    global _module
    if _module is None:
        os.environ["PYQTGRAPH_QT_LIB"] = "PySide6"
        import pyqtgraph

        _module = pyqtgraph
        waiting = _waiting[:]
        _waiting.clear()
        for callback in waiting:
            callback()
    return _module


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
