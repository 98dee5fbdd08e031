"""What a lesson covers by name cannot be read, and everything it can enlarge can be painted."""

import html
import re

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from attnviz.export.svg import svg_bytes
from attnviz.model.files import library
from attnviz.model.lessons.lesson import lesson_of
from attnviz.model.tabs import TABS
from attnviz.session import Session
from attnviz.ui.look import icons
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.enlargement import ALL

COVERED = [(tab.id, name) for tab in TABS for name in tab.covers if name not in ("answer", ALL)]
BIG = [(tab.id, name) for tab in TABS for name in tab.enlargements]


@pytest.fixture
def made(qtbot):
    """Return a function that makes a tab of the usual start."""

    def make(tab_id, look="projector"):
        entry = next(tab for tab in TABS if tab.id == tab_id)
        session = Session(library.start_lab())
        view = entry.view_class()(session, theme(look, 720))
        qtbot.addWidget(view)
        view.resize(1280, 520)
        if tab_id == "steps":
            session.select(step=6)
        return view

    return make


SAID = [  # a tab, what is covered, what a picture of it says else, and how it comes to say it
    ("heads", "row", "96%", {}, ()),
    ("steps", "S", "1.96", {"step": 6}, ()),
    ("steps", "by hand", "(1.6)(1.2)", {"step": 6, "cell": ("scores", (0, 2, 1))}, ()),
    ("steps", "S", "0.98", {"step": 7}, ()),
    ("steps", "A", "66", {"step": 11}, ()),
    ("steps", "E", "2.664", {"step": 9}, ()),
    ("steps", "O", "0.95", {"step": 12}, ()),
    ("saturation", "left chart", "100.0%", {}, ()),
    ("saturation", "right chart", "49.5%", {}, ()),
    ("saturation", "right chart", "−1.88", {}, ()),
    ("saturation", "readouts", "0.3829", {}, ("readouts",)),
    ("grid", "titles", "Previous word", {}, ()),
    ("grid", "list", "animal  96%", {}, ()),
    ("grid", "update", "+1.00", {}, ()),
    ("grid", "update", "+1.00", {}, ("mix",)),
    ("grid", "concatenation", "0.96", {}, ("mix",)),
    ("grid", "size card", "512 KiB", {}, ("size card",)),
    ("grid", "long line", "64 GiB", {}, ("size card",)),
    ("sparse", "counts", "70 of 136", {}, ()),
    ("sparse", "long counts", "528.6", {}, ()),
    ("sparse", "memory", "2.0 of", {}, ()),
    ("sparse", "reach", "5", {}, ("reach",)),
    ("sparse", "deeper reach", "8", {}, ("reach",)),
]


def texts(view):
    """Return what a picture of the tab says."""

    def draw(painter, rect):
        view.draw(painter, rect, theme("projector", 720))

    svg = svg_bytes(draw, QSize(1280, 520)).decode()
    return [html.unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


def says(view, said):
    """Whether a picture says something: a short number alone, a longer text anywhere."""
    found = [text.replace("\u00a0", " ").replace("\u202f", " ") for text in texts(view)]
    return said in found or (len(said) > 2 and said in "".join(found))


@pytest.mark.parametrize("case", SAID, ids=lambda case: " ".join(case[:3]))
def test_no_picture_says_what_is_covered(made, case):
    tab_id, name, said, pointing, big = case
    view = made(tab_id)
    view.session.select(**pointing)
    view.set_bare(True)
    view.magnify(big)
    assert says(view, said), texts(view)
    view.cover(frozenset({name}))
    assert not says(view, said)
    view.cover(frozenset())
    assert says(view, said), "and it comes back"


@pytest.mark.parametrize(("tab_id", "name"), COVERED)
def test_words_say_nothing_while_something_is_covered(made, tab_id, name):
    view = made(tab_id)
    view.cover(frozenset({name}))
    assert view.covered
    assert view.caption() == view.status() == "Answer hidden."
    assert not re.search(r"\d", view.focusProxy().accessibleDescription())
    assert view.controls.isHidden()
    view.cover(frozenset())
    assert not view.covered
    assert view.caption() != "Answer hidden."
    assert not view.controls.isHidden()


def image(view, look):
    found = QImage(1280, 520, QImage.Format.Format_RGB32)
    found.fill(QColor("white"))
    with QPainter(found) as painter:
        view.draw(painter, QRectF(0, 0, 1280, 520), theme(look, 720))
    return found


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize(("tab_id", "name"), BIG)
def test_every_part_that_can_be_enlarged_is_painted_alone(made, tab_id, name, look):
    view = made(tab_id, look)
    view.set_bare(True)
    before = image(view, look)
    view.magnify((name,))
    alone = image(view, look)
    assert (alone == before) == (name == view.WHOLE)
    blank = QImage(alone)
    blank.fill(theme(look, 720).window)
    assert alone != blank
    view.magnify(())
    assert image(view, look) == before


@pytest.mark.parametrize("name", sorted(next(t for t in TABS if t.id == "steps").enlargements))
def test_nothing_enlarged_says_that_it_can_be_typed_over(made, monkeypatch, name):
    """The pencil belongs to matrices under the pointer; a large picture takes no numbers."""
    drawn = []
    monkeypatch.setattr(icons, "draw", lambda painter, icon, *_: drawn.append(icon))
    view = made("steps")
    view.session.select(step=1)
    image(view, "projector")
    assert "pencil" in drawn
    drawn.clear()
    view.magnify((name,))
    image(view, "projector")
    assert "pencil" not in drawn


def test_the_whole_canvas_can_be_covered(made):
    view = made("saturation")
    view.cover(frozenset({ALL}))
    assert view.canvas.isHidden()
    view.cover(frozenset())
    assert not view.canvas.isHidden()


def test_heads_are_followed_through_the_layers(made):
    view = made("heads")
    shown = lesson_of(library.load("a-real-head"), "a-real-head").shown(3, revealed=True)
    view.session.open(shown.lab, pointing=shown.selection)
    view.show_page(shown.page)
    assert view.page() == dict(shown.page)
    view.magnify(shown.big)
    found = texts(view)
    assert {"L1·H2", "L2·H1"} <= set(found)
    assert [text for text in found if "%" in text] == ["99%", ">99%"]
    assert found.count("K") == 2 * 3  # before, between and after the layers


def test_the_curve_of_a_head_that_learned_has_the_numbers_that_are_said(made):
    view = made("grid")
    shown = lesson_of(library.load("a-real-head"), "a-real-head").shown(6)
    view.session.open(shown.lab, pointing=shown.selection)
    view.show_page(shown.page)
    view.cover(frozenset(shown.covers))
    view.magnify(shown.big)
    found = [text.replace("\u202f", "") for text in texts(view)]
    for step, share in (("50", "9%"), ("100", "32%"), ("150", "82%"), ("400", "87%")):
        assert step in found
        assert share in found


def test_the_matrices_of_a_step_fill_the_picture(made):
    view = made("steps")
    view.session.select(step=10, cell=("pattern", (0, 2, 1)))
    view.set_bare(True)
    alone = texts(view)
    view.magnify(("result",))
    large = texts(view)
    assert {"0.761", "4.009", "66"} <= set(large)
    assert any("0.6647" in text for text in large)  # how the kept cell comes about
    view.session.select(cell=None)
    assert not any("0.6647" in text for text in texts(view))
    assert "0.761" in alone


def test_the_curve_of_many_draws_has_the_numbers_that_are_said(made):
    view = made("saturation")
    view.magnify(("curve",))
    found = [text.replace("\u202f", "") for text in texts(view)]
    assert {"35%", "89%", "97%", "42%"} <= set(found)
