"""Matrices alone as a figure: which ones, all of their cells, in any room."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from attnviz.errors import EditError
from attnviz.export.matrices_figure import _placed, drawing, matrices
from attnviz.export.tab_tables import shorter
from attnviz.frame.settings import languages
from attnviz.model.document.document import Document, HeadSpec
from attnviz.model.document.lab import Lab
from attnviz.model.edits.hold import hold
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.ui.grid.paint import title_width
from attnviz.ui.look.theme import lettered, theme


@pytest.fixture
def session(qapp):
    return Session(library.start_lab())


def large(n_heads, n_tokens):
    rng = np.random.default_rng(1)
    return Session(
        Lab(
            Document(
                tokens=tuple(f"token{i:03}" for i in range(n_tokens)),
                X=rng.normal(size=(n_tokens, 4)),
                W_Q=rng.normal(size=(n_heads, 4, 4)),
                W_K=rng.normal(size=(n_heads, 4, 4)),
                W_V=rng.normal(size=(n_heads, 4, 4)),
            )
        )
    )


def test_of_all_heads_each_has_its_names(session):
    grids = matrices(session, "grid")
    assert [grid.title for grid in grids][1] == "H2  Previous word"
    tokens = session.document().tokens
    assert all(grid.column_labels == grid.row_labels == tokens for grid in grids)
    assert np.array_equal(grids[3].values, session.trace().pattern[3])
    session.select(head=2)
    (alone,) = matrices(session, "grid", one_head=True)
    assert alone.title == "H3  Subject finder"


def test_of_a_step_the_matrices_that_it_shows(session):
    session.select(step=6)
    assert [grid.title for grid in matrices(session, "steps")] == [
        "Q  queries", "Kᵀ  keys, transposed", "S  scores",
    ]  # fmt: skip
    assert matrices(session, "steps")[0].column_labels[0] == "q₀"


@pytest.mark.parametrize(("tab", "slot"), [("steps", "example"), ("heads", "document")])
def test_held_cells_are_marked(session, tab, slot):
    session.edit(hold, "pattern", (0, 2, 1), 0.5, slot=slot)
    grids = matrices(session, tab, "pattern")
    assert [set(grid.held) for grid in grids] == [{(2, 1)}] + [set()] * (len(grids) - 1)


@pytest.mark.parametrize(
    ("tab", "array", "count"),
    [("steps", "A", 1), ("heads", "scores", 4), ("sparse", "allowed", 1), ("saturation", "raw", 1)],
)
def test_one_matrix_of_any_tab(session, tab, array, count):
    assert len(matrices(session, tab, array)) == count
    with pytest.raises(EditError, match="unknown array 'nothing'"):
        matrices(session, tab, "nothing")


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (64, 64)])
@pytest.mark.parametrize(("n_heads", "n_tokens"), [(1, 1), (12, 64), (32, 8), (3, 200)])
def test_every_cell_has_its_place_in_any_room(qapp, size, n_heads, n_tokens):
    look, rect = theme("light"), QRectF(0, 0, *size)
    grids = matrices(large(n_heads, n_tokens), "grid")
    placed = _placed(grids, look, rect)
    assert len(placed) == n_heads
    rooms = [room for _, _, room in placed]
    assert not any(a.intersects(b) for a in rooms for b in rooms if a is not b)
    if min(size) > 500:
        assert all(rect.contains(room) for room in rooms)


@pytest.mark.parametrize("size", [(500, 300), (960, 540), (1280, 720), (64, 64)])
@pytest.mark.parametrize("array", ["W_Q", "exponent_shift", "row_sums", "scores", "pattern", "Q"])
@pytest.mark.parametrize("points", [None, 24])
def test_no_title_reaches_into_its_neighbour(session, size, array, points):
    rect = QRectF(0, 0, *size)
    look = lettered(theme("light"), points) if points else theme("light")
    for n_heads in (1, 4, 9):
        shown = large(n_heads, 6) if n_heads != 4 else session
        placed = _placed(matrices(shown, "heads", array), look, rect)
        assert all(title_width(grid, look) <= room.width() for grid, _, room in placed)
        rooms = [room for _, _, room in placed]
        assert not any(a.intersects(b) for a in rooms for b in rooms if a is not b)


def test_a_title_that_is_wider_than_the_picture_is_cut(qapp):
    document = replace(
        large(1, 3).document(), heads=(HeadSpec("a long name of a head that goes on and on"),)
    )
    look, rect = theme("light"), QRectF(0, 0, 200, 200)
    grids = matrices(Session(Lab(document)), "grid")
    ((grid, _, room),) = _placed(grids, look, rect)
    assert grid.title.startswith("H1  a long") and grid.title.endswith("…")
    assert grid.row_labels and title_width(grid, look) <= room.width() <= rect.width()


def test_heads_are_counted_as_on_the_tabs(session):
    titles = [grid.title for grid in matrices(session, "heads", "exponent_shift")]
    assert titles[1] == "exponent_shift, H2 (Previous word)"


def test_letters_have_the_size_that_is_asked_for(qapp):
    look = lettered(theme("light"), 9)
    assert look.size("label") == 12
    assert lettered(theme("projector", 1080), 9).size("label") == 12
    assert lettered(theme("light", zoom=2.0), 18).size("label") == 24


def test_the_figure_stands_on_the_ground_of_its_look(session):
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    drawing(matrices(session, "grid"), theme("light"))(painter, QRectF(0, 0, 300, 200))
    painter.end()
    assert image.pixelColor(1, 1) == theme("light").window
    assert len({image.pixel(x, y) for x in range(300) for y in range(0, 200, 3)}) > 10


@pytest.mark.parametrize(
    ("title", "cut"),
    [
        ("W_Q  makes queries, H1 (Who is it?)", ("W_Q  H1 (Who is it?)", "W_Q  H1")),
        ("Kᵀ  keys, transposed, key/value head 0", ("Kᵀ  key/value head 0",) * 2),
        (
            "exponent_shift, H12 (a, b (c))",
            ("exponent_shift  H12 (a, b (c))", "exponent_shift  H12"),
        ),
        ("H3  Subject finder", ("H3",)),
        ("X  token vectors", ()),
        ("allowed", ()),
    ],
)
def test_a_title_is_cut_to_what_tells_the_head(title, cut):
    assert shorter(title) == cut


def test_titles_are_cut_where_cells_gain_by_it(session):
    look, rect = theme("light"), QRectF(0, 0, 975, 500)
    placed = _placed(matrices(session, "heads", "W_Q"), look, rect)
    assert [grid.title for grid, _, _ in placed][1] == "W_Q  H2 (Previous word)"
    assert all(cell > 12 and grid.row_labels for grid, cell, _ in placed)
    wide = _placed(matrices(session, "heads", "W_Q"), look, QRectF(0, 0, 1600, 500))
    assert wide[1][0].title == "W_Q  makes queries, H2 (Previous word)"


def test_heads_have_the_names_of_the_language(session):
    languages.load("de")
    try:
        scores = [grid.title for grid in matrices(session, "heads", "scores")]
        pattern = [grid.title for grid in matrices(session, "heads")]
    finally:
        languages.unload()
    assert scores[1].endswith(", H2 (Voriges Wort)")
    assert pattern[1] == "H2  Voriges Wort"
