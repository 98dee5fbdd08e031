"""Everything that lies in a widget, found without keeping it.

`QObject.findChildren` ties each Python object that it makes to the widget that was asked, and there
it stays when Qt has long deleted what it stood for (PySide6 6.11.3): the popups, scroll bars and
handles that Qt makes and takes away grew the memory of a window that was used all day.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

W = TypeVar("W", bound=QWidget)


def descendants(root: QObject, kind: type[W]) -> Iterator[W]:
    """Yield the widgets of a kind below a widget, each before those that lie in it."""
    for child in root.children():
        if isinstance(child, kind):
            yield child
        yield from descendants(child, kind)
