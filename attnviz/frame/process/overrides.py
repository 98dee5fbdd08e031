"""Keeps a fault in a method that Qt calls from ending the process, on Python 3.11.

There an exception raised by the interpreter itself (1/0, a list index, unpacking) travels as a type
and a text until somebody looks at it. PySide6 up to 6.11.3 takes the text for the exception when
such a fault leaves an override (`paintEvent`, `resizeEvent`, `event`, …) and reads from a wild
address. Handing the exception through one `except` makes it a real object. Python 3.12 has no such
half exceptions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from types import FunctionType
from typing import Any

from shiboken6 import Shiboken

AFFECTED = sys.version_info < (3, 12)
PACKAGES = ("attnviz", "pyqtgraph")
QT = "PySide6."

_done: set[type] = set()


def protect(packages: tuple[str, ...] = PACKAGES) -> int:
    """Wrap the overrides of all classes loaded so far; return how many that were."""
    if not AFFECTED:
        return 0
    count = 0
    for cls in _classes(Shiboken.Object):
        if cls in _done or cls.__module__.split(".")[0] not in packages:
            continue
        _done.add(cls)
        for name, function in _overrides(cls):
            setattr(cls, name, _handed_through(function))
            count += 1
    return count


def _classes(root: type) -> Iterator[type]:
    """Go through all subclasses of a class, each once."""
    seen: set[type] = set()
    waiting = [root]
    while waiting:
        below: list[type] = type.__subclasses__(waiting.pop())
        for cls in below:
            if cls not in seen:
                seen.add(cls)
                waiting.append(cls)
                yield cls


def _overrides(cls: type) -> list[tuple[str, FunctionType]]:
    """List the methods of a class that some Qt class above it has too."""
    above = [base for base in cls.__mro__[1:] if base.__module__.startswith(QT)]
    return [
        (name, function)
        for name, function in vars(cls).items()
        if isinstance(function, FunctionType)
        and not name.startswith("__")
        and any(name in vars(base) for base in above)
    ]


def _handed_through(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except BaseException:
            raise

    return call
