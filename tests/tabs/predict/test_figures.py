"""Votes stand in the figures of every tab: in files, and on the class's own screen."""

import pytest
from PySide6.QtCore import QSize, Qt
from tabs.predict.leaks import TAG

from attnviz.export.svg import svg_bytes
from attnviz.ui.look.theme import theme

CHOICES = ("heads", "saturation", "grid")
NUMBERS = {"steps": "1.96", "sparse": "70"}
TABS = (*CHOICES, *NUMBERS)
SIZE = QSize(1280, 720)
WAYS = ("draw", "draw_live")


def texts(view, way, look="light"):
    colours = theme(look, SIZE.height())

    def draw(painter, rect):
        getattr(view, way)(painter, rect, colours)

    return TAG.findall(svg_bytes(draw, SIZE).decode())


@pytest.fixture(params=TABS)
def tab(stage, request):
    """A covered tab with 17 votes for one thing."""
    made = stage(request.param)
    if request.param == "steps":
        made.session.select(step=6)
    if request.param == "sparse":
        made.run("sink-window")
    made.cover()
    for _ in range(17):
        if request.param in NUMBERS:
            made.type(NUMBERS[request.param])
            made.key(Qt.Key.Key_Return)
        else:
            made.view.prediction.vote(1)
    return made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("look", ["light", "projector"])
def test_the_number_of_votes_is_in_it_until_predicting_ends(tab, way, look):
    counted = texts(tab.view, way, look).count("17")
    tab.view.set_predicting(False)
    assert texts(tab.view, way, look).count("17") == counted - 1


@pytest.mark.parametrize("way", WAYS)
def test_what_was_typed_is_in_it(stage, way):
    tab = stage("sparse")
    tab.cover()
    tab.type("58")
    assert "58" in texts(tab.view, way)
    assert any("Your answer:" in text for text in texts(tab.view, way))


@pytest.mark.parametrize("id_", ["saturation", "grid"])
def test_each_choice_is_named_with_its_number(stage, id_):
    tab = stage(id_)
    tab.cover()
    said = texts(tab.view, "draw")
    names = [f"{n} {name}" for n, name in enumerate(tab.view.prediction.question.choices, 1)]
    assert set(names[:3]) <= set(said)


@pytest.mark.parametrize("way", WAYS)
def test_a_lesson_asks_elsewhere_and_has_no_votes_in_it(stage, way):
    tab = stage("grid")
    tab.view.set_predicting(True)
    assert not any(text.startswith("1 ") for text in texts(tab.view, way))
