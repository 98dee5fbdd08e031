"""Who hears of a change on screen without seeing it: nobody, until `readable.begin` says who.

A painted widget calls `changed` when it shows something else. Before the first picture, and as
long as no screen reader runs, that is one comparison.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

_tell: Callable[[QWidget], None] | None = None


def changed(widget: QWidget) -> None:
    """Say that a painted widget shows something else, or elsewhere."""
    if _tell is not None:
        _tell(widget)


def tell(listener: Callable[[QWidget], None] | None) -> None:
    """Choose who is told."""
    global _tell  # noqa: PLW0603 - one accessibility tree for the whole program
    _tell = listener
