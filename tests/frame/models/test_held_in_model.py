"""What is typed or painted in a layer of a model is done in the model: later layers run on."""

from pathlib import Path

import numpy as np
import pytest
from frame.models.jobs import over
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from attnviz.checkpoints.changes import (
    HeldCell,
    HiddenCell,
    MaskOff,
    RopeOff,
    ScaleOff,
    Temperature,
)
from attnviz.checkpoints.model import open_model
from attnviz.model.document.model_change import ModelChange
from attnviz.model.wishes import ToggleSwitch

LLAMA = str(Path(__file__).parents[2] / "data" / "models" / "llama")
TEXT = "The cat and the dog"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(room):
    desk = room.window.controller.actions.desk
    desk.opening.open(LLAMA, TEXT, layer=0, head=2)
    over(desk)
    return desk


def logits(*changes):
    return open_model(LLAMA).run(TEXT, changes=changes).logits


def held(room):
    return room.session.lab.source.changes


def test_a_typed_score_is_held_in_the_model_and_let_go_again(room, desk):
    room.window.show_tab(1)
    edits, plain = room.window.host.view.edits, desk.at_hand.run.run.logits
    edits.holding.hold("scores", (2, 4, 1), 7.5, cell="S")
    over(desk)
    assert held(room) == (
        ModelChange("held_number", 0, 2, 4, 1, number=7.5, array="scores"),
    )  # fmt: skip
    assert np.allclose(desk.at_hand.run.run.logits, logits(HeldCell(0, "scores", 2, 4, 1, 7.5)))
    assert not np.allclose(desk.at_hand.run.run.logits, plain, atol=1e-4)
    assert room.session.trace().is_held("scores", (2, 4, 1))
    edits.holding.let_go("scores", (2, 4, 1), cell="S")
    over(desk)
    assert held(room) == ()
    assert np.array_equal(desk.at_hand.run.run.logits, plain)
    room.session.undo_stack.undo()
    assert len(held(room)) == 1


def test_a_number_typed_again_replaces_the_first(room, desk):
    room.window.show_tab(1)
    holding = room.window.host.view.edits.holding
    for value in (0.5, 0.25):
        holding.hold("pattern", (2, 4, 1), value, cell="A")
        over(desk)
    assert [change.number for change in held(room)] == [0.25]


def test_a_drag_is_one_step_and_its_last_number_counts(room, desk):
    room.window.show_tab(0)
    edits, before = room.window.host.view.edits, room.session.undo_stack.count()
    for value in (0.2, 0.4, 0.6):  # faster than the model runs
        edits.hold("pattern", (2, 4, 1), value, 1)
    over(desk)
    over(desk)
    assert [(c.array, c.number) for c in held(room)] == [("pattern", pytest.approx(0.6))]
    assert room.session.undo_stack.count() == before + 1
    room.session.undo_stack.undo()
    assert held(room) == ()


def test_what_the_mask_hides_is_refused_as_in_a_layer_alone(room, desk):
    said = []
    room.session.edit_rejected.connect(said.append)
    room.window.show_tab(1)
    assert not room.window.host.view.edits.holding.hold("pattern", (2, 1, 4), 0.5, cell="A")
    assert said
    assert held(room) == ()


@pytest.mark.parametrize(
    ("array", "place", "head"),
    [
        ("exponentials", (2, 4, 1), 2),
        ("row_sums", (2, 4, 0), 2),
        ("concat", (4, 1), None),
        ("out", (4, 1), None),
    ],
)
def test_numbers_behind_the_scores_run_on_too(room, desk, array, place, head):
    room.window.show_tab(1)
    holding, plain = room.window.host.view.edits.holding, desk.at_hand.run.run.logits
    holding.hold(array, place, 1.5, cell=array)
    over(desk)
    assert held(room) == (
        ModelChange("held_number", 0, head, *place[-2:], number=1.5, array=array),
    )
    changed = desk.at_hand.run.run.logits
    assert np.array_equal(changed, logits(HeldCell(0, array, head, *place[-2:], 1.5)))
    assert not np.allclose(changed, plain, atol=1e-4)
    assert room.session.trace().is_held(array, place)
    holding.let_go(array, place, cell=array)
    over(desk)
    assert held(room) == ()


def test_a_switched_cell_of_the_mask_is_hidden_from_one_head(room, desk):
    room.window.show_tab(1)
    edits = room.window.host.view.edits
    edits.switch_cell(4, 1)
    over(desk)
    assert held(room) == (ModelChange("hidden_cell", 0, 2, 4, 1),)
    assert np.allclose(desk.at_hand.run.run.logits, logits(HiddenCell(0, 2, 4, 1)))
    edits.switch_cell(4, 1)
    over(desk)
    assert held(room) == ()


def test_a_stroke_on_tab_5_is_hidden_from_the_head_and_one_step(room, desk):
    room.window.show_tab(4)
    strokes, before = room.window.host.view.strokes, room.session.undo_stack.count()
    strokes.press((4, 1))
    strokes.drag((4, 3))
    strokes.release()
    over(desk)
    assert held(room) == tuple(ModelChange("hidden_cell", 0, 2, 4, k) for k in (1, 2, 3))
    assert room.session.undo_stack.count() == before + 1
    strokes.press((4, 2))
    strokes.release()
    over(desk)
    assert [change.key for change in held(room)] == [1, 3]
    room.session.undo_stack.undo()
    room.session.undo_stack.undo()
    assert held(room) == ()
    assert room.session.lab.sparse.kind == "full"


def test_a_custom_pattern_begins_with_what_the_head_may_see(room, desk):
    desk.changing.set_changes((ModelChange("hidden_cell", 0, 2, 4, 1),), "hide")
    over(desk)
    room.window.show_tab(4)
    view = room.window.host.view
    view.edits.set_kind(1)  # a window lies over the layer
    view.edits.set_kind(5)
    drawn = np.tri(6, dtype=bool)
    drawn[4, 1] = False
    assert np.array_equal(room.session.lab.sparse.drawn, drawn)
    assert room.session.document().mask == room.session.document().original.mask
    view.strokes.press((5, 0))
    view.strokes.release()
    over(desk)
    assert [(c.query, c.key) for c in held(room)] == [(4, 1), (5, 0)]


def test_without_a_model_a_stroke_changes_the_pattern_alone(room):
    room.window.show_tab(4)
    strokes = room.window.host.view.strokes
    strokes.press((4, 1))
    strokes.release()
    assert room.session.lab.sparse.kind == "draw"
    assert room.session.lab.source is None


@pytest.mark.parametrize(
    ("switch", "kind", "change"), [("mask", "mask_off", MaskOff), ("rope", "rope_off", RopeOff)]
)
def test_the_switches_of_mask_and_rope_are_the_model_s(room, desk, switch, kind, change):
    room.window.show_tab(1)
    view, plain = room.window.host.view, desk.at_hand.run.run.logits
    button = {"mask": view.panel.mask_button, "rope": view.panel.rope_button}[switch]
    assert button.on
    room.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    over(desk)
    assert held(room) == (ModelChange(kind, 0),)
    assert np.array_equal(desk.at_hand.run.run.logits, logits(change(0)))
    assert not button.on
    assert not button.isHidden()
    room.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    over(desk)
    assert held(room) == ()
    assert button.on
    assert np.array_equal(desk.at_hand.run.run.logits, plain)


def test_what_the_model_has_not_has_no_switch(room, desk):
    room.window.show_tab(1)
    panel = room.window.host.view.panel
    assert panel.softcap_button.isHidden()
    room.session.wish(ToggleSwitch("rope_off"))
    over(desk)
    desk.picking.step_layer(1)
    over(desk)
    assert panel.rope_button.on, "the other layer rotates"


def test_a_temperature_is_used_in_the_model_and_taken_back(room, desk):
    room.window.show_tab(2)
    view = room.window.host.view
    button = view.controls.use_button
    assert button.isVisible()
    assert not button.isEnabled(), "the chart divides as the model does"
    view.canvas.size_picked.emit(2.0, 1)
    assert held(room) == ()
    room.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    over(desk)
    assert held(room) == (ModelChange("temperature", 0, number=2.0),)
    assert np.array_equal(desk.at_hand.run.run.logits, logits(Temperature(0, 2.0)))
    row = view.state.row
    pattern = room.session.trace()["pattern"][row.head, row.place]
    assert np.allclose(view.state.divided.shares, np.sort(pattern[pattern > 0])[::-1], atol=1e-6)
    assert button.isChecked()
    view.canvas.size_picked.emit(5.0, 2)
    assert not button.isChecked()
    room.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    over(desk)
    assert held(room) == (ModelChange("temperature", 0, number=5.0),)
    room.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    over(desk)
    assert held(room) == ()
    room.session.undo_stack.undo()
    assert held(room) == (ModelChange("temperature", 0, number=5.0),)


def test_where_no_division_is_on_the_temperature_is_all_of_it(room, desk):
    desk.changing.toggle_switch("scale_off")
    over(desk)
    room.window.show_tab(2)
    view = room.window.host.view
    assert view.state.wanted_temperature == pytest.approx(view.state.row.own)
    view.use_temperature()
    over(desk)
    back = Temperature(0, view.state.row.own)
    assert np.allclose(desk.at_hand.run.run.logits, logits(ScaleOff(0), back), atol=1e-5)
    assert np.allclose(desk.at_hand.run.run.logits, logits(), atol=1e-4)


def test_the_switch_of_the_scale_is_the_model_s(room, desk):
    room.window.show_tab(1)
    edits, plain = room.window.host.view.edits, desk.at_hand.run.run.logits
    edits.switch_scale()
    over(desk)
    assert held(room) == (ModelChange("scale_off", 0),)
    assert np.allclose(desk.at_hand.run.run.logits, logits(ScaleOff(0)), atol=1e-5)
    assert not room.session.document().options.scale_on
    edits.switch_scale()
    over(desk)
    assert held(room) == ()
    assert np.array_equal(desk.at_hand.run.run.logits, plain)
    assert room.session.document().options.scale_on


def test_a_click_with_ctrl_hides_a_cell_of_a_pattern_in_the_model(room, desk):
    room.window.show_tab(3)
    view = room.window.host.view
    name = view.canvas.grid_of(3)
    spot = view.canvas.cell_rect(name, 4, 1).center().toPoint()
    for expected in ((ModelChange("hidden_cell", 0, 3, 4, 1),), ()):
        QTest.mouseClick(view.canvas, LEFT, Qt.KeyboardModifier.ControlModifier, spot)
        over(desk)
        assert held(room) == expected
    assert not view.pointer.picks
    future = view.canvas.cell_rect(name, 1, 4).center().toPoint()
    QTest.mouseClick(view.canvas, LEFT, Qt.KeyboardModifier.ControlModifier, future)
    assert not desk.job.running
