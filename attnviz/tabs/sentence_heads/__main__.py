"""The tab alone, for a look: ``python -m attnviz.tabs.sentence_heads [light|dark|projector]``."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.sentence_heads.view import SentenceHeadsView
from attnviz.ui.look import typeface
from attnviz.ui.look.style import palette, style_sheet
from attnviz.ui.look.theme import theme


def main() -> int:
    """Show the designed sentence until the window is closed."""
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    typeface.load()
    look = theme(sys.argv[1] if len(sys.argv) > 1 else "light", 720)
    app.setPalette(palette(look))
    app.setStyleSheet(style_sheet(look))
    window = QWidget()
    view = SentenceHeadsView(Session(library.start_lab()), look)
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(view, 1)
    if not look.projector:
        panel = view.side_panel()
        panel.setFixedWidth(round(look.px(304)))
        row.addWidget(panel)
    window.resize(1280, 588)
    window.show()
    view.setFocus()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
