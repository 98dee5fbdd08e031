"""The model that is built in, while it learned: its steps in a row over the canvas."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from frame.models.jobs import over
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from attnviz.checkpoints.discover import BUILT_IN
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.training_steps import along_training, training_steps
from attnviz.engine.head_scores import score_heads

TOY = BUILT_IN.folder / "letters"
LLAMA = Path(__file__).parents[2] / "data" / "models" / "llama"
TEXT = "K T B R M P H D K T B"


@pytest.fixture
def toy(room):
    desk = room.window.controller.actions.desk
    desk.opening.open("letters")
    over(desk)
    return desk


def pattern_at(file, layer):
    model = open_model(file)
    return model.run(TEXT).pattern[layer]


def test_the_last_step_is_the_model_itself():
    steps = training_steps(TOY)
    assert [step.number for step in steps] == [0, 50, 75, 100, 110, 125, 150, 200, 400]
    assert steps[-1].path == TOY
    assert training_steps(steps[3].path) == steps
    stored = open_model(TOY / "steps" / "step-400.safetensors").run(TEXT)
    assert np.array_equal(stored.logits, open_model(TOY).run(TEXT).logits)
    assert training_steps(LLAMA) == ()


def test_all_steps_are_measured_until_nobody_wants_more():
    steps, ids = training_steps(TOY), open_model(TOY).encode(TEXT).ids
    found = along_training(steps, ids)
    last = score_heads(open_model(TOY).run(TEXT).pattern, ids)
    assert np.array_equal(found[-1]["induction"], last["induction"])
    assert found[0]["induction"][1, 0] < 0.2
    assert found[-1]["induction"][1, 0] > 0.9
    assert len(along_training(steps, ids, lambda done, whole: done < 2)) == 2


def test_a_click_on_a_step_shows_the_same_head_at_that_step_and_is_no_edit(room, toy):
    bar = toy.training.bar
    assert bar.isVisible()
    assert bar.track.value() == 8
    before = room.session.undo_stack.count()
    x = round(bar.track._xs()[3])
    room.bot.mouseClick(bar.track, Qt.MouseButton.LeftButton, pos=QPoint(x, 10))
    over(toy)
    source = room.session.lab.source
    assert Path(source.path) == TOY / "steps" / "step-100.safetensors"
    assert (source.layer, source.name, source.text) == (1, "letters", TEXT)
    assert np.allclose(room.session.trace().pattern, pattern_at(source.path, 1), atol=1e-5)
    assert room.session.undo_stack.count() == before
    room.bot.keyClick(bar.track, Qt.Key.Key_Right)
    over(toy)
    assert Path(room.session.lab.source.path).stem == "step-110"


def test_the_curve_is_the_score_that_the_head_has_most_of(room, toy):
    steps, ids = training_steps(TOY), room.session.lab.source.ids
    scores = along_training(steps, ids)
    curve = [each["induction"][1, 0] for each in scores]
    assert toy.training.bar.track._curve == pytest.approx(curve)
    assert toy.training.bar.said.text() == (
        f"Head 1.0, induction: {curve[0]:.2f} at step 0, {curve[-1]:.2f} here"
    )
    toy.picking.show_layer(0, 1)
    over(toy)
    previous = [each["previous"][0, 1] for each in scores]
    assert toy.training.bar.track._curve == pytest.approx(previous)


def test_it_plays_from_the_start_to_the_end_and_stops(room, toy):
    bar = toy.training.bar
    room.bot.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    over(toy)
    assert bar.playing
    assert bar.play.text() == "Pause"
    assert bar.track.value() == 0
    for _ in range(8):
        bar._on_tick()
        over(toy)
    assert Path(room.session.lab.source.path) == TOY
    assert not bar.playing


def test_a_model_without_steps_has_no_such_row(room, toy):
    toy.opening.open(str(LLAMA), "The cat")
    over(toy)
    assert not toy.training.bar.isVisible()
    assert not toy.training.has_steps()
    room.session.undo_stack.undo()
    over(toy)
    assert toy.training.bar.isVisible()


@pytest.mark.parametrize("zoom", [100, 200])
def test_rows_of_a_model_are_whole_in_a_small_window(room, toy, zoom):
    window, bar = room.window, toy.training.bar
    window.resize(1024, 576)
    window.themes.set_zoom(zoom)
    QApplication.processEvents()
    QApplication.processEvents()
    for label in (bar.label, bar.said, toy.bar.layer.label, toy.bar.head.label):
        assert label.width() >= label.sizeHint().width(), label.text()
    xs, room_of_one = bar.track._xs(), QFontMetricsF(bar.track._font).horizontalAdvance("0000")
    written = sorted(bar.track._written(xs, room_of_one))
    assert {0, 8} <= set(written), "both ends, and the chosen step"
    assert all(xs[b] - xs[a] >= room_of_one for a, b in pairwise(written))
    window.themes.set_zoom(100)
