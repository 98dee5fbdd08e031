"""Two layers of a model, and two models, stand beside each other: A is pinned, then B is chosen."""

import shutil
from pathlib import Path

import pytest
from frame.models.jobs import over

from attnviz.model.wishes import ShowHead

MODELS = Path(__file__).parents[2] / "data" / "models"
TEXT = "The cat and the dog"


@pytest.fixture
def pinned(room):
    """Run a model, let its layer be A, and return the room with its desk."""
    desk = room.window.controller.actions.desk
    desk.opening.open(str(MODELS / "llama"), TEXT, layer=1, head=0)
    over(desk)
    room.window.controller.actions.comparing.pin()
    room.window.show_tab(3)
    return room, desk


def sides(room):
    comparison = room.view.comparing.comparison
    return comparison, room.session.compared.lab.source, room.session.lab.source


def test_two_layers_of_one_model(pinned):
    room, desk = pinned
    room.session.wish(ShowHead(0, 0))
    over(desk)
    comparison, a, b = sides(room)
    assert (a.layer, b.layer) == (1, 0)
    assert all(row.equal for row in comparison.alignment.rows)
    assert comparison.ranked, "other layers look elsewhere"
    row = room.view.comparing.row
    assert (row.a.text(), row.b.text()) == ("llama, layer 1", "llama, layer 0")


def test_two_models(pinned):
    room, desk = pinned
    desk.opening.open(str(MODELS / "gpt2"), TEXT, layer=0, head=0)
    over(desk)
    comparison, a, b = sides(room)
    assert a.path != b.path
    assert comparison.tokens[0] != () != comparison.tokens[1]
    row = room.view.comparing.row
    assert (row.a.text(), row.b.text()) == ("llama, layer 1", "gpt2, layer 0")


def test_a_text_typed_for_a_small_model_is_kept_for_its_like(room, tmp_path):
    desk = room.window.controller.actions.desk
    desk.opening.open("letters", "ABCDABCD")
    over(desk)
    other = shutil.copytree(desk.at_hand.model.path, tmp_path / "other")
    desk.opening.open(str(other))
    over(desk)
    assert room.session.lab.source.name == "other"
    assert room.session.lab.source.text == "ABCDABCD"


@pytest.mark.parametrize("compared", [True, False])
def test_two_models_that_are_compared_read_one_text(room, compared):
    desk = room.window.controller.actions.desk
    desk.opening.open(str(MODELS / "llama"), TEXT, layer=1, head=0)
    over(desk)
    if compared:
        room.window.controller.actions.comparing.pin()
    desk.opening.open("letters")
    over(desk)
    example = desk.at_hand.model.example
    assert room.session.lab.source.text == (TEXT if compared else example)
    desk.opening.open(str(MODELS / "gpt2"))
    over(desk)
    assert room.session.lab.source.text == TEXT
