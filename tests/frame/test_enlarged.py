"""In enlarged letters the page of a tab scrolls, and nothing inside it does or is cut."""

import pytest
from PySide6.QtWidgets import QApplication
from windows import open_window

from attnviz.frame.settings import languages
from attnviz.tabs.learning.canvas import charts
from attnviz.tabs.learning.state import head_name
from attnviz.tabs.learning.words import ROLES
from attnviz.tabs.many_heads.state import CONCAT, UPDATE
from attnviz.tabs.sparse_patterns.canvas.paint import memory_fits

PLACES = {"heads": 0, "grid": 3, "sparse": 4, "learning": 5}
LARGE = [((1024, 576), 150), ((1024, 576), 200), ((1280, 720), 200)]


def _canvas(qtbot, tab, size, zoom, look="light"):
    window = open_window(qtbot, look=look, size=size)
    window.themes.set_zoom(zoom)
    window.show_tab(PLACES[tab])
    QApplication.processEvents()
    return window.view.canvas


@pytest.mark.parametrize(("size", "zoom"), LARGE)
def test_all_words_of_a_sentence_stand_on_the_page(qtbot, size, zoom):
    canvas = _canvas(qtbot, "heads", size, zoom)
    assert len(canvas.layout_now().rows) == 11


@pytest.mark.parametrize(("size", "zoom"), LARGE)
def test_all_heads_and_numbers_of_a_layer_stand_on_the_page(qtbot, size, zoom):
    canvas = _canvas(qtbot, "grid", size, zoom)
    assert not canvas.places.scrolls
    titles = [canvas.grid(f"A{slot}").title for slot in range(4)]
    assert titles == [canvas.state.name(head) for head in range(4)]
    for name in (CONCAT, UPDATE):
        assert len(canvas.layout_of(name).rows) == 16, name


@pytest.mark.parametrize(("size", "zoom"), [*LARGE, ((1024, 576), 100), ((1280, 720), 100)])
def test_the_sentence_under_the_memory_is_whole(qtbot, size, zoom):
    canvas = _canvas(qtbot, "sparse", size, zoom)
    state = canvas._state
    assert memory_fits(canvas.theme, canvas._places(state), state.pattern)


@pytest.mark.parametrize(("size", "zoom"), LARGE)
def test_patterns_of_heads_that_learn_grow_with_the_letters(qtbot, size, zoom):
    canvas = _canvas(qtbot, "learning", size, zoom)
    assert all(place.cell >= 6 * zoom / 100 for place in canvas.layout_now().grids)


@pytest.mark.parametrize(("size", "zoom"), LARGE)
def test_every_curve_is_named_over_its_chart(qtbot, monkeypatch, size, zoom):
    canvas = _canvas(qtbot, "learning", size, zoom)
    written = []
    monkeypatch.setattr(charts, "write", lambda *call: written.append(call[3]))
    canvas.grab()
    assert {"two layers", "one layer, same seed"} <= set(written)
    named = {f"{head_name(head)} {ROLES[role]}" for head, role in canvas._state.curves}
    assert named and named <= set(written)


@pytest.mark.parametrize("tab", ["grid", "sparse"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_projected_image_at_150_percent_needs_no_scrolling_sideways(qtbot, tab, size):
    canvas = _canvas(qtbot, tab, size, 150, look="projector")
    assert canvas.minimumSizeHint().width() <= size[0] - 16


def test_a_curve_keeps_a_short_name_where_the_long_one_has_no_room(qtbot, monkeypatch):
    languages.load("de")
    try:
        canvas = _canvas(qtbot, "learning", (1280, 720), 100, look="projector")
        written = []
        monkeypatch.setattr(charts, "write", lambda *call: written.append(call[3]))
        canvas.grab()
    finally:
        languages.unload()
    assert "eine Schicht" in written
