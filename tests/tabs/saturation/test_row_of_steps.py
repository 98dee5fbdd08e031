"""A row of tab 2 on tab 3: its scores as they are and divided, without any language model."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.engine.steps.run import run
from attnviz.errors import AttnvizError
from attnviz.model.document.hold import Hold
from attnviz.model.document.lab import SaturationSpec
from attnviz.model.edits import saturation as edits
from attnviz.model.edits.layer import set_cell
from attnviz.model.files import library
from attnviz.model.files.attn import dumps, loads
from attnviz.session import Session
from attnviz.tabs.saturation.view import SaturationView
from attnviz.ui.look.theme import theme


@pytest.fixture
def tab(qtbot):
    session = Session(library.start_lab())
    view = SaturationView(session, theme("light"))
    qtbot.addWidget(view)
    panel = view.make_panel()
    qtbot.addWidget(panel)
    view.resize(976, 588)
    view.set_reduced_motion(True)
    view.show()
    qtbot.waitExposed(view)
    view.set_shown(True)
    session.edit(edits.show_steps_row, 0, 2, slot="saturation")
    return view


def scores(tab, token=2):
    return tab.session.trace("example")["scores"][0, token, : token + 1]


def test_the_scores_of_the_row_stand_there_and_divided_they_are_its_weights(tab):
    assert np.allclose(tab.canvas.picture.scores, np.sort(scores(tab))[::-1])
    assert [label.split()[1] for label in tab.canvas.picture.charts[0].labels] == [
        "cat", "The", "sat"
    ]  # fmt: skip
    weights = tab.session.trace("example")["pattern"][0, 2, :3]
    assert np.allclose(tab.state.divided.shares, np.sort(weights)[::-1])
    assert "differ" not in tab.caption()
    assert tab.controls.badge.text() == "Row “sat” of tab 2"
    assert tab.controls.badge.isVisibleTo(tab)


def test_the_row_follows_what_is_changed_on_tab_2(tab):
    before = list(tab.canvas.picture.scores)
    tab.session.edit(set_cell, "X", (2, 0), 2.5, slot="example")
    assert list(tab.canvas.picture.scores) != before
    assert np.allclose(tab.canvas.picture.scores, np.sort(scores(tab))[::-1])
    held = Hold("scores", (2, 1), 0.0, head=0)
    tab.session.edit(lambda document: replace(document, holds=(held,)), slot="example")
    assert 0.0 in tab.canvas.picture.scores


def test_where_the_layer_does_more_than_divide_it_is_said(tab):
    assert "own weights differ" not in tab.caption()
    held = Hold("scaled_scores", (2, 1), 3.0, head=0)
    tab.session.edit(lambda document: replace(document, holds=(held,)), slot="example")
    assert "The layer’s own weights differ" in tab.caption()


def test_the_next_row_is_one_undo_step_and_a_row_is_left_for_random_vectors(tab):
    count = tab.session.undo_stack.count()
    assert tab.step_row(1)
    assert not tab.step_row(1)
    assert tab.state.row.asker == "down"
    assert tab.step_row(-1)
    assert tab.step_row(-1)
    assert tab.session.undo_stack.count() == count + 1
    tab.session.undo_stack.undo()
    assert tab.state.row.asker == "sat"
    tab.edits.set_random(True)
    assert tab.state.row is None
    assert len(tab.canvas.picture.scores) == 6
    tab.edits.set_random(False)
    assert tab.state.row.asker == "sat"


def test_a_file_keeps_the_row_and_a_smaller_example_its_last(tab):
    lab = loads(dumps(tab.session.lab), "x.attn").lab
    assert lab.saturation.steps_row == (0, 2)
    shorter = library.load("tiny-example").lab.document
    tab.session.open(lab.with_slot("example", shorter))
    assert tab.state.row.place == min(2, shorter.n_tokens - 1)
    assert np.allclose(
        np.sort(tab.state.row.scores),
        np.sort(run(shorter)["scores"][0, tab.state.row.place][: tab.state.row.place + 1]),
    )


@pytest.mark.parametrize("row", [(0,), (0, -1), (0, 1.5), (0, 1, 2)])
def test_what_is_no_row_is_refused(row):
    with pytest.raises(AttnvizError, match="row of tab 2"):
        SaturationSpec(steps_row=row)
