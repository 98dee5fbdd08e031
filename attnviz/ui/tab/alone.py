"""One tab alone on the sample numbers, in a window of its own: ``python -m attnviz.tabs.NAME``.

Qt is loaded when it is known that there is a display: it would end the process with no word of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from attnviz import display, streams
from attnviz.model.tabs import TABS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from attnviz.session import Session
    from attnviz.ui.look.theme import Theme
    from attnviz.ui.tab.contract import TabView

LOOKS = ("light", "dark", "projector")


def show_alone(tab_id: str) -> int:
    """Show a tab until its window is closed; the first argument of the process names the look.

    Returns
    -------
    The exit code: 1 where no window can open, 2 for a look that there is not.
    """
    look, *more = sys.argv[1:] or ["light"]
    if look not in LOOKS or more:
        found = " ".join(sys.argv[1:])
        streams.warn(f"attnviz: the theme of a tab is one of {', '.join(LOOKS)}, not {found}.")
        return 2
    try:
        display.check()
    except display.DisplayError as error:
        streams.warn(f"attnviz: {error}")
        return 1
    try:
        make = next(tab for tab in TABS if tab.id == tab_id).view_class()
    except ImportError as error:
        streams.warn(f"attnviz: {display.explain_import(error)}")
        return 1
    return _show(make, look)


def _show(make: Callable[[Session, Theme], TabView], look: str) -> int:
    from PySide6.QtWidgets import QApplication

    from attnviz.ui.grid import lazy_pyqtgraph
    from attnviz.ui.look import typeface
    from attnviz.ui.look.style import palette, style_sheet
    from attnviz.ui.look.theme import theme

    app = QApplication(sys.argv[:1])
    display.release()
    app.setStyle("Fusion")
    typeface.load()
    found = theme(look)
    app.setPalette(palette(found))
    app.setStyleSheet(style_sheet(found))
    window = window_with(make, found)
    window.show()
    lazy_pyqtgraph.load()
    return app.exec()


def window_with(make: Callable[[Session, Theme], TabView], look: Theme) -> QWidget:
    """Make a window with a tab and, unless it is projected, the panel beside it."""
    from PySide6.QtWidgets import QHBoxLayout, QWidget

    from attnviz.model.files import library
    from attnviz.session import Session

    window = QWidget()
    view = make(Session(library.start_lab()), look)
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(view, 1)
    panel = None if look.projector else view.side_panel()
    if panel is not None:
        panel.setFixedWidth(round(look.px(304)))
        row.addWidget(panel)
    window.resize(1280, 588)
    window.setFocusProxy(view)
    return window
