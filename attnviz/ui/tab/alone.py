"""One tab alone on the sample numbers, in a window of its own: ``python -m attnviz.tabs.NAME``."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from attnviz.model.files import library
from attnviz.session import Session
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.look import typeface
from attnviz.ui.look.style import palette, style_sheet
from attnviz.ui.look.theme import Theme, theme
from attnviz.ui.tab.contract import TabView


def show_alone(make: Callable[[Session, Theme], TabView]) -> int:
    """Show a tab until its window is closed; the first argument names the look.

    Parameters
    ----------
    make : the class of its view
    """
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    typeface.load()
    look = theme(sys.argv[1] if len(sys.argv) > 1 else "light")
    app.setPalette(palette(look))
    app.setStyleSheet(style_sheet(look))
    window = window_with(make, look)
    window.show()
    lazy_pyqtgraph.load()
    return app.exec()


def window_with(make: Callable[[Session, Theme], TabView], look: Theme) -> QWidget:
    """Make a window with a tab and, unless it is projected, the panel beside it."""
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
