"""Finding the control that a lesson or the tour speaks of, by a name that a person can read."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWidget

from attnviz.frame.chrome.tabs import TabHost
from attnviz.language import tr
from attnviz.ui.reading.descendants import descendants

CANVAS = "canvas"


def find_control(window: QMainWindow, host: TabHost, name: str) -> QWidget | None:
    """Return a visible control.

    Parameters
    ----------
    name : "canvas", an object name, an accessible name, or the text on a button; these may be given
        in English whatever the language of the window
    """
    if name == CANVAS:
        return host.view.focusProxy() or host.view
    wanted = {name, tr(name)}
    for widget in descendants(window, QWidget):
        if widget.isVisible() and not wanted.isdisjoint(_names(widget)):
            return widget
    return None


def _names(widget: QWidget) -> Iterator[str]:
    yield widget.objectName()
    yield widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        yield widget.text().replace("&&", "&")
