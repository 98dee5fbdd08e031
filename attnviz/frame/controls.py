"""Finding the control that a lesson or the tour speaks of, by a name that a person can read."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWidget

from attnviz.frame.tabs import TabHost

CANVAS = "canvas"


def find_control(window: QMainWindow, host: TabHost, name: str) -> QWidget | None:
    """Return a visible control.

    Parameters
    ----------
    name : "canvas", an object name, an accessible name, or the text on a button
    """
    if name == CANVAS:
        return host.view.focusProxy() or host.view
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and name in _names(widget):
            return widget
    return None


def _names(widget: QWidget) -> Iterator[str]:
    yield widget.objectName()
    yield widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        yield widget.text().replace("&&", "&")
