"""Who hears of a change on screen without seeing it: nobody, until `readable.begin` says who.

A painted widget calls `notify` when it shows something else. Before the first picture, and as
long as no screen reader runs, that is one comparison.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

_listener: Callable[[QWidget], None] | None = None


def notify(widget: QWidget) -> None:
    """Say that a painted widget shows something else, or elsewhere."""
    if _listener is not None:
        _listener(widget)


def set_listener(listener: Callable[[QWidget], None] | None) -> None:
    """Choose who is told."""
    global _listener  # noqa: PLW0603 - one accessibility tree for the whole program
    _listener = listener
