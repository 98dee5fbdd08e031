"""In larger letters the note of the row has two lines at most, and the numbers stay readable."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from windows import open_window

from attnviz.tabs.many_heads.canvas.layout import lay_out
from attnviz.ui.grid.paint import left_title_font
from attnviz.ui.look.theme import theme


@pytest.mark.parametrize("zoom", [80, 100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_note_of_what_is_kept_is_whole_or_left_to_the_status_line(qtbot, zoom, size):
    window = open_window(qtbot, size=size)
    window.show_tab(3)
    window.themes.set_zoom(zoom)
    QApplication.processEvents()
    row = window.view.controls
    note, lines = row.note, 2 * row.note.fontMetrics().lineSpacing()
    assert note.heightForWidth(note.width()) <= lines + 2
    assert note.text() or zoom >= 150
    assert note.toolTip().startswith("KV cache per token: 16 numbers")
    assert row.height() <= max(button.height() for button in (row.predict, row.every)) + lines
    window.themes.set_zoom(100)


def test_a_projected_row_with_room_says_in_full_what_is_kept(qtbot):
    window = open_window(qtbot, size=(1920, 1080))
    window.show_tab(3)
    window.themes.choose("projector")
    QApplication.processEvents()
    assert window.view.controls.note.text() == ("KV cache per token: 16 numbers (MHA 32, MQA 8)")
    window.themes.choose("light")


@pytest.mark.parametrize(
    ("look", "size", "zoom"),
    [
        ("projector", (1024, 576), 100),
        ("projector", (1024, 768), 100),
        ("projector", (1280, 720), 150),
        ("projector", (1280, 720), 200),
        ("light", (1024, 700), 125),
    ],
)
def test_a_head_has_its_whole_name_in_smaller_letters_before_its_speaker(qtbot, look, size, zoom):
    window = open_window(qtbot, look=look, size=size)
    window.show_tab(3)
    window.themes.set_zoom(zoom)
    QApplication.processEvents()
    canvas, sizes = window.view.canvas, set()
    for slot, head in enumerate(canvas.heads):
        grid = canvas.grid(f"A{slot}")
        assert grid.title == f"H{head + 1}  {window.view.state.document.heads[head].title}"
        font = left_title_font(grid, canvas.theme, grid.title_room)
        sizes.add(font.pixelSize())
        wide = QFontMetricsF(font).horizontalAdvance(grid.title)
        title, speaker = canvas.layout_of(f"A{slot}").title, canvas.speaker_of(head)
        assert title.x() + wide <= speaker.geometry().center().x()
        badge = QFontMetricsF(canvas.theme.font("body", bold=True)).horizontalAdvance(grid.badge)
        assert speaker.geometry().center().x() < title.right() - badge
    assert len(sizes) == 1
    window.themes.set_zoom(100)
    window.themes.choose("light")


@pytest.mark.parametrize("name", ["light", "projector"])
@pytest.mark.parametrize("height", [720, 768, 1080])
def test_the_ring_of_the_keyboard_leaves_the_numbers_of_the_scale_alone(name, height):
    look, inner = theme(name, height), 0.75 * height
    places = lay_out(1200, inner, look, tokens=["a"] * 11, n_heads=4, columns=2)
    baseline = places.legend.y() + look.px(8) + 2 + QFontMetricsF(look.font("tick")).ascent()
    assert baseline + look.line(2) < inner
