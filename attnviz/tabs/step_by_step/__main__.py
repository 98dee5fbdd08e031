"""Show this tab alone: ``python -m attnviz.tabs.step_by_step [light|dark|projector]``."""

import sys

from PySide6.QtWidgets import QApplication

from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.step_by_step.view import StepByStepView
from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.look import typeface
from attnviz.ui.look.style import palette, style_sheet
from attnviz.ui.look.theme import theme

if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    typeface.load()
    look = theme(sys.argv[1] if len(sys.argv) > 1 else "light", 1080)
    app.setStyle("Fusion")
    app.setPalette(palette(look))
    app.setStyleSheet(style_sheet(look))
    view = StepByStepView(Session(library.start_lab()), look)
    view.resize(976, 588)
    view.show()
    lazy_pyqtgraph.load()
    app.exec()
