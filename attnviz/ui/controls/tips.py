"""Tool tips, always as plain text: a token such as <s> is no markup.

While the window is presented there are none: on the wall they would lie over what the class looks
at, and the caption says it anyway.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QWidget

_reasons: set[str] = set()
"""Why no tips are shown."""


def set_quiet(quiet: bool) -> None:
    """Show no tips from now on, or show them again."""
    _reasons.clear()
    if quiet:
        _reasons.add("presenting")
        from PySide6.QtWidgets import QToolTip

        QToolTip.hideText()


def are_quiet() -> bool:
    """Whether no tips are shown."""
    return bool(_reasons)


def hide_tip() -> None:
    """Take away a tip whose numbers have changed under it."""
    from PySide6.QtWidgets import QToolTip

    if QToolTip.isVisible():
        QToolTip.hideText()


def show_tip(event: QHelpEvent, text: str, widget: QWidget, at: QPoint | None = None) -> None:
    """Show a text where the pointer rests, or at a place of the widget, letter by letter."""
    if not _reasons:
        from PySide6.QtWidgets import QToolTip

        where = event.globalPos() if at is None else widget.mapToGlobal(at)
        QToolTip.showText(where, plain_tip(text), widget)


def tell_beside(text: str, widget: QWidget, at: QPoint) -> None:
    """Show a text at a place of a widget for a while, as the answer to what was typed there."""
    if not _reasons:
        from PySide6.QtWidgets import QToolTip

        QToolTip.showText(widget.mapToGlobal(at), plain_tip(text), widget)


def plain_tip(text: str) -> str:
    """Return a text as markup that shows exactly these letters; Qt guesses at markup in tips."""
    shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<span style='white-space:pre'>{shown}</span>" if text else ""
