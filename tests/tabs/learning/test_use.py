"""What a person does with mouse and keys, and what the lab and the picture become."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from attnviz.learning.documents import layer_document
from attnviz.model.document.equality import same
from attnviz.model.document.learning import USUAL_PAIRS, LearningSpec
from attnviz.tabs.learning.panel import panel as panel_module
from attnviz.tabs.learning.state import STEPS_A_SECOND
from attnviz.ui.tab.compare.exhibit import layer_name


def test_it_begins_untrained_and_one_step_learns(tab):
    assert tab.state.step == 0
    assert tab.view.controls.step_label.text() == "0 / 60"
    tab.press("Right")
    assert (tab.state.step, tab.state.shown.latest) == (1, 1)
    assert tab.view.controls.step_label.text() == "1 / 60"
    tab.press("Shift+Right")
    tab.press("Left")
    assert tab.state.step == 10
    tab.press("Home")
    assert tab.state.step == 0
    tab.press("End")
    assert tab.state.step == 11


def test_walking_and_playing_leave_no_undo_steps_and_a_file_holds_the_step(tab):
    tab.press("Shift+Right")
    assert tab.undo_names == []
    assert tab.spec.step == 10
    assert tab.spec.weights == tab.view.run.weights()
    assert tab.session.undo_stack.isClean()


@pytest.mark.parametrize("pace", ["full", "fast"])
def test_it_plays_to_its_end_and_stands_still(tab, monkeypatch, pace):
    now = [100.0]
    monkeypatch.setattr("attnviz.tabs.learning.view.monotonic", lambda: now[0])
    tab.run(f"pace_{pace}")
    tab.press("Space")
    assert tab.view.pointer.playing
    while tab.view.pointer.playing:
        now[0] += 1 / 30
        tab.frames()
    assert tab.state.step == 60
    assert tab.view.controls.play.text() == "Play"
    assert tab.spec.step == 60


def test_a_pace_is_steps_a_second_on_the_clock(tab, monkeypatch):
    now = [100.0]
    monkeypatch.setattr("attnviz.tabs.learning.view.monotonic", lambda: now[0])
    monkeypatch.setattr("attnviz.learning.runs.LEASH", float("inf"))
    tab.press("Space")
    now[0] += 2.0
    tab.frames()
    assert tab.state.step == 2 * STEPS_A_SECOND["class"] == 30
    tab.press("Space")
    now[0] += 5.0
    tab.press("Space")
    now[0] += 1.0
    tab.frames()
    assert tab.state.step == 45


def test_playing_again_from_an_earlier_step_gives_the_same_run(tab):
    tab.run("pace_full")
    tab.press("Space")
    tab.play_to_the_end()
    first, curve = tab.view.run.weights(), [m.loss for m in tab.state.shown.history]
    tab.view.go_to(20)
    tab.press("Space")
    tab.play_to_the_end()
    assert tab.view.run.weights() == first
    assert [m.loss for m in tab.state.shown.history] == curve
    assert tab.state.shown.branches == ()


def test_it_rests_while_another_tab_is_in_front(tab):
    tab.press("Space")
    tab.view.set_shown(False)
    assert not tab.view.pointer.playing
    assert not tab.view._work.isActive()


def test_reduced_motion_shows_few_steps(tab, monkeypatch):
    monkeypatch.setattr("attnviz.learning.runs.LEASH", 0.0)
    seen = []
    tab.view.set_reduced_motion(True)
    tab.run("pace_full")
    tab.press("Space")
    while tab.view.pointer.playing:
        tab.frames()
        if seen[-1:] != [tab.state.step]:
            seen.append(tab.state.step)
    assert [step for step in seen if step] == [25, 50, 60]


def test_the_slider_goes_back_and_no_further_than_is_known(tab):
    tab.view.step_by(40)
    tab.drag(tab.at_step(10), tab.at_step(20))
    assert tab.state.step == 20
    assert tab.spec.step == 20
    tab.drag(tab.at_step(60))
    assert tab.state.step == 40
    assert tab.undo_names == []


def test_a_held_head_is_an_undo_step_and_a_branch(tab):
    tab.view.step_by(30)
    tab.view.go_to(20)
    tab.press("Shift+2")
    assert tab.undo_names == ["L1·H2 held at 0"]
    assert tab.spec.held == {(0, 1)}
    assert tab.spec.changes[0].step == 20
    assert tab.caption.startswith("L1·H2 is held at 0: accuracy")
    assert [branch[-1].step for branch in tab.state.shown.branches] == [30]
    assert tab.state.shown.latest == 20
    tab.view.step_by(5)
    tab.undo()
    assert (tab.spec.held, tab.state.step) == (frozenset(), 20)
    assert tab.state.shown.latest == 30, "what was computed before it is not lost"
    tab.session.undo_stack.redo()
    assert tab.state.shown.held == {(0, 1)}


def test_a_switch_shows_what_is_so_and_holds(tab):
    switch = tab.panel.heads_table.switch(3)
    tab.view.step_by(5)
    switch.click()
    assert tab.spec.held == {(1, 1)}
    assert switch.isChecked()
    switch.click()
    assert tab.spec.held == frozenset()
    assert not switch.isChecked()


def test_another_rate_acts_from_the_step_on_and_at_step_0_from_the_start(tab):
    panel = tab.panel
    panel.rate.submitted.emit(0.01)
    assert (tab.spec.rate, tab.spec.changes) == (0.01, ())
    tab.view.step_by(10)
    panel.rate.submitted.emit(0.02)
    assert (tab.spec.rate, tab.spec.rate_now, tab.spec.changes[0].step) == (0.01, 0.02, 10)
    assert tab.state.shown.rate == 0.02
    assert panel.rate.text() == "0.02"
    assert tab.undo_names == ["learning rate 0.01", "learning rate 0.02"]


def test_task_model_and_seed_begin_anew_and_are_undo_steps(tab):
    tab.view.step_by(10)
    tab.run("task_sort")
    assert (tab.spec.task, tab.state.step) == ("sort", 0)
    assert "".join(tab.state.shown.tokens) == "SBLANKET|ABEKLNS"
    tab.run("layers_1")
    tab.run("heads_4")
    tab.run("width_16")
    tab.press("R")
    assert (tab.spec.layers, tab.spec.heads, tab.spec.width, tab.spec.seed) == (1, 4, 16, 4)
    assert len(tab.state.heads) == 4
    assert tab.undo_names == ["Sort letters", "layers: 1", "heads: 4", "width: 16", "seed 4"]
    for _ in range(5):
        tab.undo()
    assert (tab.spec.task, tab.state.step) == ("repeats", 10)


def test_pairs_of_ones_own(tab):
    tab.run("task_pairs")
    assert tab.spec.pairs == USUAL_PAIRS
    panel = tab.panel
    panel.pairs.setPlainText("one eins\ntwo zwei\nthree drei")
    left = []
    panel.left.connect(lambda: left.append(1))
    panel.take_pairs.click()
    assert left, "the keyboard is with the canvas again"
    assert tab.spec.vocabulary == ("one", "two", "three", "eins", "zwei", "drei")
    refused = []
    tab.session.edit_rejected.connect(refused.append)
    panel.pairs.setPlainText("one eins\ntwo")
    panel.take_pairs.click()
    assert refused == ["pairs, line 2: found 1 word, expected 2"]
    assert tab.spec.pairs[1] == ("two", "zwei")


def test_a_text_of_ones_own(tab):
    tab.type_text("abcabc")
    assert tab.spec.text == "ABCABC"
    assert tab.undo_names == ["text to try it on"]
    assert len(tab.state.shown.guesses) == 6
    assert [guess.right is not None for guess in tab.state.shown.guesses] == [
        False, False, False, False, True, True,
    ]  # fmt: skip
    refused = []
    tab.session.edit_rejected.connect(refused.append)
    tab.type_text("Z")
    assert refused[0].startswith("text: found 0 that the task knows, expected at least 2 of A B")
    assert tab.spec.text == "ABCABC"


def test_letters_that_the_task_does_not_know_are_not_read(tab):
    tab.type_text("abzab")
    assert tab.state.shown.read == (True, True, False, True, True)
    assert tab.state.shown.patterns.shape[-1] == 4
    point = tab.canvas.layout_now().text[2].center()
    assert "is not read" in tab.canvas.tip_at(point)


def test_a_head_is_large_by_key_and_by_click(tab):
    tab.press("3")
    assert tab.state.large == (1, 0)
    assert [place.head for place in tab.canvas.layout_now().grids] == [(1, 0)]
    tab.press("3")
    assert len(tab.canvas.layout_now().grids) == 4
    tab.drag(tab.canvas.layout_now().grids[1].box.center())
    assert tab.state.large == (0, 1)
    assert tab.view.escape()
    assert tab.state.large is None


def test_pointing_at_a_weight_says_it(tab):
    grid = tab.canvas.layout_now().grids[2]
    tab.hover(grid.at(3, 1).center())
    share = tab.state.shown.patterns[1, 0, 3, 1]
    assert tab.status.startswith("L2·H1: N (4) looks at L (2): ")
    assert f"{share * 100:.1f}%" in tab.status
    tab.hover(grid.at(1, 3).center())
    assert tab.state.hovered is None


def test_open_in_step_by_step_is_the_layer_of_this_step(tab):
    tab.view.step_by(20)
    document = layer_document(tab.view.run.training, 1, tab.state.shown.words)
    tab.panel.open.click()
    assert same(tab.session.lab.example, document)
    assert tab.session.selection.tab == "steps"
    assert tab.undo_names == ["layer 2 of step 20"]
    tab.undo()
    assert tab.session.lab.example is None
    tab.run("open_1")
    assert tab.session.lab.example.title == "step 20 · layer 1"


def test_undoing_something_else_does_not_move_the_step(tab):
    tab.view.step_by(5)
    tab.session.edit(lambda document: document.with_(title="other"), text="title")
    tab.view.step_by(5)
    tab.undo()
    assert tab.state.step == tab.spec.step == 10


def test_an_explosion_stops_it_and_offers_two_ways_on(make_tab):
    tab = make_tab(LearningSpec(width=8, length=400, rate=1.0))
    tab.run("pace_full")
    tab.press("Space")
    tab.play_to_the_end()
    assert tab.state.shown.stopped
    assert tab.caption.startswith("Stopped at step ")
    assert "nan" not in tab.caption.lower()
    assert tab.caption.endswith("The learning rate 1 is too large.")
    panel = tab.panel
    assert not panel.best.isHidden()
    assert panel.slower.text() == "Restart with 0.3"
    panel.best.click()
    assert tab.state.step == tab.state.shown.best
    panel.slower.click()
    assert (tab.spec.rate, tab.state.step) == (0.3, 0)
    assert panel.best.isHidden()


def test_restart_lets_go_of_heads_and_can_be_undone(tab):
    tab.view.step_by(10)
    tab.press("Shift+1")
    tab.run("restart")
    assert (tab.state.step, tab.spec.changes) == (0, ())
    tab.undo()
    assert tab.spec.held == {(0, 0)}


def test_a_file_shows_its_step_at_once_and_the_run_is_made_up_for(make_tab):
    done = make_tab()
    done.view.step_by(50)
    spec = done.spec
    loss = done.state.shown.measured.loss
    tab = make_tab(replace(spec, seed=spec.seed))
    tab.view.run = type(tab.view.run)(spec)  # as in a program that knows nothing of it
    tab.view.refresh()
    assert (tab.state.step, tab.state.shown.measured.loss) == (50, loss)
    assert len(tab.state.shown.history) == 1
    while not tab.view.run.arrived:
        tab.frames()
    tab.frames()
    assert [m.step for m in tab.state.shown.history][-1] == 50


def test_the_next_event_is_learned_up_to_and_then_gone_to(usual):
    assert next(event.step for event in usual.state.shown.events if event.kind == "copy") == 110
    usual.press("Home")
    usual.press("PgDown")
    assert usual.state.step == 110
    usual.press("PgUp")
    assert usual.state.step == 0


def test_a_longer_run_goes_on_and_a_shorter_one_goes_back(tab):
    tab.view.step_by(60)
    tab.panel.length.submitted.emit(80)
    tab.view.step_by(10)
    assert tab.state.step == 70
    tab.panel.length.submitted.emit(30)
    assert tab.state.step == 30
    assert tab.state.at_end


def test_what_is_offered_after_an_explosion_is_scrolled_to(make_tab, monkeypatch):
    """The buttons stand below the heads, where a window of 720 pixels does not reach."""
    shown = []
    monkeypatch.setattr(panel_module, "bring_into_sight", shown.append)
    tab = make_tab(LearningSpec(width=8, length=400, rate=1.0))
    assert tab.panel.best.isHidden()
    tab.view.step_by(400)
    assert shown == [tab.panel.slower]
    tab.view.step_by(-5)
    assert shown == [tab.panel.slower]


def test_a_number_that_cannot_be_is_refused_once_under_the_name_of_its_field(tab):
    said = []
    tab.panel.refused.connect(said.append)
    tab.session.edit_rejected.connect(said.append)
    for field in (tab.panel.length, tab.panel.seed):
        field.setText("999999999999")
        QTest.keyClick(field, Qt.Key.Key_Return)
    tab.panel.length.setText("0")
    QTest.keyClick(tab.panel.length, Qt.Key.Key_Return)
    assert [text.split(":")[0] for text in said] == ["Steps", "Seed", "Steps"]
    assert tab.spec.length == 60
    assert tab.panel.length.text() == "60"


def test_tables_take_the_place_of_the_picture(tab):
    tab.view.step_by(10)
    tab.press("F3")
    assert tab.view.tables.tables is not None
    assert len(tab.view.tables.tables.names()) == 5
    assert not tab.canvas.isVisible()
    tab.press("F3")
    assert tab.canvas.isVisible()


def test_curves_and_patterns_are_copied(tab):
    tab.view.step_by(10)
    tab.press("Ctrl+C")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("step,loss,accuracy,previous_L1H1")
    assert [line.split(",")[0] for line in lines[1:]] == ["0", "5", "10"]
    tab.run("copy_pattern_numpy")
    assert QGuiApplication.clipboard().text().count("[") == 17


def test_predict_first_covers_what_is_known_and_reveals_by_running(usual, monkeypatch):
    usual.view.go_to(50)
    usual.press("P")
    assert usual.view.covered
    assert usual.view.controls.accuracy_label.text() == "accuracy ?"
    assert usual.panel.heads_table.shares(0) == ("?", "?")
    assert "which head passes one half" in usual.caption
    assert "%" not in usual.status
    assert usual.view.prediction.question.right == frozenset()
    usual.press("3")  # a digit votes, as the ring of keys does
    usual.view.prediction.reveal()
    right = usual.view.prediction.question.right
    assert right == {1, 2, 3}
    assert usual.view.pointer.playing


def test_while_covered_the_end_is_looked_up_unseen(tab):
    tab.view.step_by(10)
    tab.press("P")
    before = tab.view.run.weights()
    while tab.view._outcome is None:
        tab.frames()
    assert tab.state.step == 10
    assert tab.view.run.weights() == before
    assert tab.view.prediction.question.right == {4}, "nobody passes one half in 60 steps"


def test_the_page_of_a_lesson_is_pace_and_large_head(tab):
    tab.run("pace_slow")
    tab.press("4")
    page = tab.view.page()
    assert page == {"pace": "slow", "layer": 2, "large": 2}
    tab.view.show_page({})
    assert (tab.view.pointer.pace, tab.state.large) == ("class", None)
    tab.view.show_page(page)
    assert tab.state.large == (1, 1)


def test_the_grids_are_the_weights_of_the_model(tab):
    tab.view.step_by(5)
    _, patterns = tab.view.run.training.guesses(tab.state.shown.words)
    assert np.array_equal(tab.state.shown.patterns, patterns)


def test_a_head_is_held_once_the_steps_of_a_file_are_made_up_for(make_tab, whole_run):
    spec = replace(whole_run.spec, length=401)  # of a file: nothing of it is known here
    tab = make_tab(spec)
    assert not tab.view.run.arrived
    tab.view.hold((0, 1), True)
    assert tab.spec.held == frozenset()  # the window did not wait for 400 steps
    assert "computed again" in tab.status
    while not tab.view.run.arrived:
        tab.frames()
    assert tab.spec.held == {(0, 1)}
    assert tab.view.run.step == 400


def test_what_waits_is_forgotten_when_another_run_comes(make_tab, whole_run):
    tab = make_tab(replace(whole_run.spec, length=401))
    tab.view.hold((0, 1), True)
    tab.view.edits.set_seed(5)
    tab.frames(3)
    assert tab.spec.held == frozenset()


def test_two_steps_of_a_run_stand_beside_each_other_on_tab_2(tab):
    tab.view.stand_at(10)
    tab.run("compare")
    pinned = tab.session.compared
    assert pinned.name == "step 10 · layer 2"
    assert "Step 10 is A now." in tab.status
    tab.view.stand_at(30)
    tab.view.open_layer(1)
    there, here = pinned.document("example"), tab.session.document("example")
    assert there.tokens == here.tokens
    assert not np.array_equal(there.W_Q, here.W_Q)
    assert layer_name(tab.session.lab, "example", pinned) == "step 30 · layer 2"
    assert layer_name(pinned.lab, "example", pinned) == "", "an edit has no other name"
