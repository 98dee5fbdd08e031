"""In larger letters the row over the picture stays a row: its note has two lines at most."""

import pytest
from PySide6.QtWidgets import QApplication
from windows import open_window


@pytest.mark.parametrize("zoom", [80, 100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_note_of_what_is_kept_is_whole_or_left_to_the_status_line(qtbot, zoom, size):
    window = open_window(qtbot, size=size)
    window.show_tab(3)
    window.looks.set_zoom(zoom)
    QApplication.processEvents()
    row = window.view.controls
    note, lines = row.note, 2 * row.note.fontMetrics().lineSpacing()
    assert note.heightForWidth(note.width()) <= lines + 2
    assert note.text() or zoom >= 150
    assert note.toolTip().startswith("keys and values kept a token: 16 numbers")
    assert row.height() <= max(button.height() for button in (row.predict, row.every)) + lines
    window.looks.set_zoom(100)
