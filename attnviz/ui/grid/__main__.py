"""Sample grids that can be edited, to look at grids alone: python -m attnviz.ui.grid [THEME]."""

import sys

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from attnviz.ui.grid import lazy_pyqtgraph
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.paint import sample_grid
from attnviz.ui.look import typeface
from attnviz.ui.look.theme import theme


def main() -> None:
    """Open the window and return when it is closed."""
    app = QApplication(sys.argv)
    typeface.load()
    host = GridHost(theme(sys.argv[1] if len(sys.argv) > 1 else "light"))
    host.resize(976, 588)
    host.set_grid("Q", sample_grid())
    host.set_rect("Q", QRectF(16, 16, 900, 520))

    def take(name: str, row: int, col: int, value: float, _: int) -> None:
        grid = host.grid(name)
        values = grid.block(range(grid.shape[0]), range(grid.shape[1])).copy()
        values[row, col] = value
        host.set_values(name, values)

    host.cell_edited.connect(take)
    host.show()
    lazy_pyqtgraph.load()
    app.exec()


if __name__ == "__main__":
    main()
