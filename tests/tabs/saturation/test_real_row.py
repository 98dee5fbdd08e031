"""The tab on a real row of a language model: its scores, a temperature, all heads of the layer."""

import math

import numpy as np
import pytest
from PySide6.QtCore import Qt

from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab, SaturationSpec
from attnviz.model.document.options import HeadSpec, Options
from attnviz.model.document.source import LayerSource
from attnviz.model.edits import saturation as edits
from attnviz.model.files import library
from attnviz.model.files.attn import dumps, loads
from attnviz.session import Session
from attnviz.tabs.saturation.canvas.slider import LogTrack
from attnviz.tabs.saturation.view import SaturationView
from attnviz.ui.look.theme import theme

D_K = 16


def layer(**options):
    draw = np.random.default_rng(2)
    return Document(
        tokens=tuple("abcdefghijklmn"),
        X=draw.normal(size=(14, 20)),
        W_Q=draw.normal(size=(3, 20, D_K)),
        W_K=draw.normal(size=(3, 20, D_K)),
        W_V=draw.normal(size=(3, 20, D_K)),
        heads=tuple(HeadSpec(f"4.{i}") for i in range(3)),
        options=Options(**options),
    )


def lab_of(document):
    return Lab(document, source=LayerSource("model", "/models/m", "m", 4, "a b"))


@pytest.fixture
def tab(qtbot):
    session = Session(lab_of(layer()))
    session.select(head=1, token=13)
    view = SaturationView(session, theme("light"))
    qtbot.addWidget(view)
    panel = view.make_panel()
    qtbot.addWidget(panel)
    view.resize(976, 588)
    view.set_reduced_motion(True)
    view.show()
    qtbot.waitExposed(view)
    view.set_shown(True)
    view.panel.show_state(view.state, None)
    return view


def scores_of(document, head, token):
    return run(document)["scores"][head, token, : token + 1]


def test_the_row_of_the_chosen_token_is_shown_largest_first(tab):
    expected = np.sort(scores_of(layer(), 1, 13))[::-1]
    picture = tab.canvas.picture
    assert np.allclose(picture.scores, expected[:10])
    labels = picture.charts[0].labels
    assert len(labels) == 11
    assert labels[0] == f"1 {'abcdefghijklmn'[int(scores_of(layer(), 1, 13).argmax())]}"
    assert labels[-1] == "4 others"
    for chart in picture.charts:
        assert sum(chart.shares) == pytest.approx(1)
    assert f"have a spread of {expected.std():.1f}; random scores would have 4" in tab.caption()


def test_divided_as_the_model_does_the_shares_are_its_own(tab):
    pattern = run(layer())["pattern"][1, 13]
    assert np.allclose(tab.state.divided.shares, np.sort(pattern)[::-1])
    own = layer(scale=0.5)
    tab.session.open(lab_of(own))
    tab.session.select(head=1, token=13)
    assert tab.state.divisor == 2
    assert np.allclose(tab.state.divided.shares, np.sort(run(own)["pattern"][1, 13])[::-1])


def test_the_temperature_is_set_by_the_slider_and_does_not_touch_the_model(tab):
    before = tab.session.document()
    tab.canvas.size_picked.emit(2.0, 1)
    tab.canvas.size_picked.emit(4.0, 1)
    assert tab.session.lab.saturation.temperature == 4.0
    assert tab.session.undo_stack.count() == 1, "one gesture is one step"
    assert tab.session.document() is before
    raw = np.sort(scores_of(layer(), 1, 13))[::-1]
    warm = np.exp((raw - raw.max()) / math.sqrt(D_K) / 4)
    assert np.allclose(tab.state.divided.shares, warm / warm.sum())
    assert "at temperature 4" in tab.caption()
    assert tab.edits.step_temperature(1)
    assert tab.session.lab.saturation.temperature == 5.0
    assert tab.edits.step_temperature(1)
    assert not tab.edits.step_temperature(1), "10 is the hottest"


def test_another_head_or_token_shows_its_row(tab, qtbot):
    dots = tab.panel.heads
    at = dots.place(dots._dots[2])
    dots.resize(240, 220)
    at = dots.place(dots._dots[2]).toPoint()
    qtbot.mouseClick(dots, Qt.MouseButton.LeftButton, pos=at)
    assert tab.session.selection.head == 2
    assert np.allclose(tab.canvas.picture.scores, np.sort(scores_of(layer(), 2, 13))[::-1][:10])
    assert tab.advance(-1)
    assert tab.session.selection.token == 12
    assert len(tab.canvas.picture.charts[0].labels) == 11
    tab.session.select(token=4)
    assert len(tab.canvas.picture.charts[0].labels) == 5, "five tokens, none added up"
    tab.session.select(token=0)
    assert not tab.advance(-1)
    assert tab.canvas.picture.charts[1].numbers == ["100.0%"]
    assert "can only look at itself" in tab.caption()


def test_every_head_has_a_dot_with_its_spread(tab):
    row, trace = tab.state.row, run(layer())
    assert [dot.name for dot in row.heads] == ["4.0", "4.1", "4.2"]
    spreads = [trace["scores"][h, 13].std() for h in range(3)]
    assert np.allclose([dot.spread for dot in row.heads], spreads)
    assert row.spread == pytest.approx(spreads[1])


def test_random_vectors_bring_the_tab_back(tab, qtbot):
    assert not tab.controls.size_field.isVisible()
    qtbot.mouseClick(tab.controls.random_button, Qt.MouseButton.LeftButton)
    assert tab.session.lab.saturation.random
    assert tab.controls.size_field.isVisible()
    assert len(tab.canvas.picture.scores) == 6
    tab.session.undo_stack.undo()
    assert len(tab.canvas.picture.scores) == 10


def test_nothing_can_be_typed_or_drawn_of_a_row(tab):
    tab.canvas.edit_score(0)
    assert tab.canvas.editor is None
    ids = {row.id.partition(".")[2] for row in tab.commands()}
    assert {"warmer", "colder", "random", "next_row"} <= ids
    assert not {"new_draw", "sweep", "type_score", "paste", "copy_stops"} & ids


def test_what_is_added_up_is_no_key(tab):
    layout = tab.canvas.layout_now()
    last = layout.charts[0].row_rect(10).center()
    assert layout.hit(last, tab.canvas.picture, theme("light")) is None


def test_a_cap_is_told(tab):
    tab.session.open(lab_of(layer(softcap=5.0)))
    tab.session.select(head=1, token=13)
    assert tab.caption().endswith("The model caps these scores first; here they are not capped.")


def test_without_a_model_the_six_keys_stay(qtbot):
    session = Session(library.start_lab())
    view = SaturationView(session, theme("light"))
    qtbot.addWidget(view)
    assert view.state.row is None
    assert not view.state.offers_row


def test_temperature_and_choice_are_saved(tab):
    spec = edits.set_random(edits.set_temperature(SaturationSpec(), 0.5), True)
    lab = library.start_lab().with_slot("saturation", spec)
    assert loads(dumps(lab)).lab.saturation == spec
    assert edits.set_temperature(spec, 99).temperature == 10.0


def test_numbers_between_stops_have_two_digits():
    track = LogTrack(0, 200, 0, (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0))
    assert track.value_at(100) == 1.0
    assert track.value_at(115, snap=False) == 1.4
    assert LogTrack(0, 200, 0, (1, 2, 4)).value_at(120, snap=False) == 2


def test_hiding_the_first_token_says_why_it_does_nothing_here(tab):
    (command,) = [each for each in tab.commands() if each.id == "saturation.hide_first"]
    assert (command.keys, command.enabled()) == (("F",), False)
    assert command.why == "the softmax is shown whole, with every token of the row"
