"""Recording a lesson: what is on screen becomes a step and opens elsewhere as the same numbers."""

import pytest
from old_lessons import old
from PySide6.QtCore import Qt

from attnviz.frame.chrome import dialogs
from attnviz.frame.lessons.recorder import Recorder, draft_path
from attnviz.model.document.equality import same
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn
from attnviz.model.lessons.lesson import lesson_of

K, CTRL, SHIFT = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def closed(room):
    yield
    if room.lesson_controller.recorder._editor is not None:
        room.lesson_controller.recorder.editor.close()


def record(room):
    room.key(K.Key_R, CTRL | SHIFT)


def two_steps(room):
    record(room)
    room.session.edit(edits.set_word_feature, "animal", 0, 1.2, text="animal living 1.2")
    room.session.select(token=7, head=0)
    record(room)
    room.window.show_tab(2)
    room.view.swap_mode()
    record(room)
    return room.lesson_controller.recorder


def test_what_is_on_screen_becomes_a_step(room, tmp_path):
    recorder = two_steps(room)
    assert [step.say for step in recorder.draft.steps][2] == room.view.caption()
    lab, selection = room.session.lab, vars(room.session.selection)
    assert recorder.save(tmp_path / "mine.attn")
    there = lesson_of(attn.load(tmp_path / "mine.attn"), "mine.attn")
    shown = there.shown(2)
    assert dict(shown.selection) == selection
    assert shown.page == {"mode": "walk"}
    for slot in ("document", "example", "saturation", "sparse"):
        assert same(getattr(shown.lab, slot), getattr(lab, slot))
    room.session.edit(edits.set_sentence, "Something else", text="Sentence")
    assert room.lesson_controller.open(str(tmp_path / "mine.attn"))
    room.player.go(2)
    assert room.view.page() == {"mode": "walk"}
    room.player.go(1)
    assert room.session.trace().pattern[0, 7, 1] == pytest.approx(0.686, abs=5e-4)


def test_the_draft_outlives_the_program(room):
    two_steps(room)
    assert draft_path().exists()
    later = Recorder(room.window, room.session, room.host, room.window.settings)
    assert [step.tree() for step in later.draft.steps] == [
        step.tree() for step in room.lesson_controller.recorder.draft.steps
    ]
    draft_path().write_text("spoiled")
    assert Recorder(room.window, room.session, room.host, room.window.settings).draft is None


def test_the_editor_rewords_reorders_and_deletes(room):
    recorder = two_steps(room)
    room.lesson_controller.edit()
    editor = recorder.editor
    assert editor.isVisible()
    assert not editor.isModal()
    assert editor.list.count() == 3
    editor.list.setCurrentRow(1)
    editor.say.setPlainText("Who is it?")
    editor.ask.setText("Who?")
    editor.choices.setPlainText("animal\nstreet\n")
    editor.reveal.setPlainText("animal")
    editor.cover.click()
    step = recorder.draft.steps[1]
    assert (step.say, step.choices, step.state["predict"]) == (
        "Who is it?", ("animal", "street"), True,
    )  # fmt: skip
    assert editor.list.item(1).text() == "2  Who is it?"
    room.click(editor.button("up"))
    assert recorder.draft.steps[0] is step
    assert editor.place == 0
    room.click(editor.button("delete"))
    assert len(recorder.draft.steps) == 2
    room.click(editor.button("undo"))
    assert recorder.draft.steps[0] is step
    editor.list.setCurrentRow(2)
    room.window.show_tab(4)
    room.click(editor.button("retake"))
    assert recorder.draft.steps[2].state["tab"] == "sparse"
    room.click(editor.button("add"))
    assert len(recorder.draft.steps) == 4
    editor.title.setText("Mine")
    editor.minutes.setValue(9)
    editor.minutes.editingFinished.emit()
    assert (recorder.draft.title, recorder.draft.minutes) == ("Mine", 9)


def test_words_that_cannot_be_are_told_and_not_taken(room):
    recorder = two_steps(room)
    room.lesson_controller.edit()
    editor = recorder.editor
    editor.list.setCurrentRow(0)
    before = recorder.draft
    editor.say.setPlainText("")
    assert editor.fault.text().startswith("say: found nothing")
    assert recorder.draft is before
    editor.say.setPlainText("Good")
    assert not editor.fault.isVisible()
    assert recorder.draft.steps[0].say == "Good"


def test_a_draft_is_tried_from_a_step(room):
    recorder = two_steps(room)
    room.lesson_controller.edit()
    recorder.editor.list.setCurrentRow(1)
    room.click(recorder.editor.button("try"))
    assert room.lesson_controller.is_running()
    assert room.player.place == 1
    assert room.bar.isVisible()
    room.lesson_controller.leave()
    assert room.view.id == "saturation"


def test_a_file_and_a_running_lesson_can_be_edited(room, tmp_path, monkeypatch):
    recorder = two_steps(room)
    recorder.save(tmp_path / "mine.attn")
    recorder.start_new()
    assert recorder.draft.steps == ()
    assert recorder.edit_file(tmp_path / "mine.attn")
    assert len(recorder.draft.steps) == 3
    told = []
    monkeypatch.setattr(dialogs, "show_fault", lambda *words: told.append(words[2]))
    (tmp_path / "bad.attn").write_text('{"attnviz": 1}')
    assert not recorder.edit_file(tmp_path / "bad.attn")
    assert "bad.attn: found no field" in told[0]
    assert not recorder.save(tmp_path / "no" / "where.attn")
    assert len(told) == 2
    recorder.draft = None
    room.lesson_controller.open(old("four-heads"))
    room.lesson_controller.edit()
    assert len(recorder.draft.steps) == 8
