"""Puts the parts together: application, settings, looks, session, window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from attnviz.frame.looks import Looks
from attnviz.frame.tabs import TABS
from attnviz.main_window import MainWindow
from attnviz.model import lesson_file, library
from attnviz.session import Session
from attnviz.settings import Settings


def start(files: Sequence[str] = (), *, tab: str = "heads", theme: str | None = None) -> int:
    """Open the window and stay until it is closed."""
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    looks = Looks(Settings())
    if theme:
        looks.choose(theme, remember=False)
    lab = lesson_file.load(files[0]).lab if files else library.start_lab()
    window = MainWindow(Session(lab), looks)
    ids = [entry.id for entry in TABS]
    window.show_tab(ids.index(tab))
    window.show()
    return app.exec()
