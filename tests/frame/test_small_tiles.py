"""What covers an answer can be read on a screen of 1024 × 576."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from windows import open_window, press

CAPITAL = 8  # px in height of a capital of 12 px, whose edge is faint


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
def test_tiles_of_flat_rows_keep_their_letters(qtbot, look):
    window = open_window(qtbot, look=look, size=(1024, 576))
    window.show_tab(2)
    window.view.setFocus()
    press(window, Qt.Key.Key_P)
    QApplication.processEvents()
    canvas, theme = window.view.canvas, window.themes.theme
    shown = canvas.grab().toImage()
    for chart in canvas.layout_now().charts:
        tiles = [chart.tile_rect(row, theme) for row in range(chart.n)]
        for row, tile in enumerate(tiles):
            assert row == 0 or tiles[row - 1].bottom() <= tile.top()
            inside = tile.toRect().adjusted(4, 2, -4, -2)
            number = QRect(inside.left(), inside.top(), 24, inside.height())
            mark = QRect(inside.center().x() - 12, inside.top(), 24, inside.height())
            for place in (number, mark):
                assert _inked_height(shown, place, theme.select_fill) >= CAPITAL, (row, place)
    press(window, Qt.Key.Key_P)


def _inked_height(shown, rect, ground):
    def inked(y):
        colours = (shown.pixelColor(x, y) for x in range(rect.left(), rect.right()))
        return any(abs(c.lightness() - ground.lightness()) > 40 for c in colours)

    rows = [y for y in range(rect.top(), rect.bottom() + 1) if inked(y)]
    return rows[-1] - rows[0] + 1 if rows else 0
