"""What the tab shows on a projector, where there is no panel: counts and reach, or memory."""

import pytest
from PySide6.QtCore import QRectF, QSize

from attnviz.export.svg import svg_bytes
from attnviz.frame.settings import languages
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.sparse_patterns.state.state import LAYERS, REACH
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.ui.look.theme import theme

SIZE = QSize(1024, 640)
PROJECTOR = theme("projector", 768)


@pytest.fixture
def view(qtbot):
    made = SparsePatternsView(Session(library.start_lab()), PROJECTOR)
    qtbot.addWidget(made)
    made.resize(SIZE)
    made.show()
    return made


def said(view, way="draw", look=PROJECTOR):
    def draw(painter, rect):
        getattr(view, way)(painter, rect, look)

    return svg_bytes(draw, SIZE).decode()


def run(view, name):
    next(c for c in view.commands() if c.id == f"sparse.{name}").run()


def test_counts_and_reach_come_first(view):
    assert REACH in view.canvas.names()
    assert LAYERS not in view.canvas.names()
    assert "70 of 136" in said(view)
    assert "10.4\N{NO-BREAK SPACE}GiB" not in said(view)


@pytest.mark.parametrize("way", ["draw", "draw_live"])
def test_memory_takes_their_place_and_gives_it_back(view, way):
    run(view, "memory")
    assert LAYERS in view.canvas.names()
    assert REACH not in view.canvas.names()
    assert "10.4\N{NO-BREAK SPACE}GiB" in said(view, way)
    assert "70 of 136" not in said(view, way)
    assert view.page() == {"memory": True}
    view.show_page({})
    assert "70 of 136" in said(view, way)
    assert view.page() == {}


def test_everything_lies_inside_and_apart(view):
    run(view, "memory")
    canvas, whole = view.canvas, QRectF(view.canvas.rect())
    places = canvas._places(view.state)
    assert whole.contains(places.layers)
    assert whole.contains(places.bars)
    assert not places.layers.intersects(places.bars)
    assert places.bars.left() > places.pattern.left() + places.cell * 16


def test_a_window_with_a_panel_shows_both_anyway(view):
    view.set_theme(theme("light"))
    assert {REACH, LAYERS} <= set(view.canvas.names())
    run(view, "memory")
    assert {REACH, LAYERS} <= set(view.canvas.names())
    view.set_theme(PROJECTOR)
    assert REACH not in view.canvas.names()


def test_a_window_in_another_look_is_drawn_for_the_projector(view):
    view.set_theme(theme("light"))
    assert "70 of 136" in said(view, "draw_live")
    run(view, "memory")
    assert "70 of 136" not in said(view, "draw_live")
    assert "10.4\N{NO-BREAK SPACE}GiB" in said(view, "draw_live")


@pytest.mark.parametrize(
    ("kind", "notes"),
    [
        ("full", ("scores for 16 tokens, 100%", "scores for 131,072 tokens, 100%")),
        ("window", ("scores for 16 tokens, 43%", "scores for 131,072 tokens, w = 4,096, 6.2%")),
        ("draw", ("scores for 16 tokens, 51%", "stretched to 131,072 tokens")),
    ],
)
def test_every_large_number_says_what_it_counts(view, kind, notes):
    run(view, kind)
    text = said(view)
    for note in notes:
        assert note in text
    assert ("KV cache: 32 layers of 32 × 128, 16-bit" in text) == (kind != "draw")


@pytest.mark.parametrize("name", ["en", "de", "fr"])
def test_the_patterns_stay_side_by_side_in_every_language(qtbot, name):
    languages.load(name)
    try:
        made = SparsePatternsView(Session(library.start_lab()), theme("light"))
        qtbot.addWidget(made)
        made.resize(976, 588)  # of a window 1280 px wide
        made.show()
        for kind in SPARSE_KINDS:
            run(made, kind)
            qtbot.wait(1)
            assert not made.controls.kinds.is_list, kind
    finally:
        languages.unload()
