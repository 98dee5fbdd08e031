"""Recording a lesson: what is on screen becomes a step and opens elsewhere as the same numbers."""

import pytest
from old_lessons import old
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from attnviz.frame.chrome import dialogs
from attnviz.frame.lessons.editing.recorder import Recorder, draft_path
from attnviz.model.document.equality import same
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn, library
from attnviz.model.lessons.check import remarks
from attnviz.model.lessons.draft import draft_of
from attnviz.model.lessons.lesson import lesson_of

WIDE = "The animal didn't cross the street because it was too wide"
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


def choose(table, row, *texts):
    """Type a row of a table; a mark is ticked where its text says so."""
    for column, text in enumerate(texts):
        item = table.item(row, column)
        if item.flags() & Qt.ItemFlag.ItemIsEditable:
            item.setText(text)
        else:
            item.setCheckState(Qt.CheckState.Checked if text else Qt.CheckState.Unchecked)


def tick(names, text):
    """Tick a name of a list."""
    (item,) = names.findItems(text, Qt.MatchFlag.MatchExactly)
    item.setCheckState(Qt.CheckState.Checked)


def pick(combo, key):
    combo.setCurrentIndex(combo.findData(key))


def test_what_is_on_screen_becomes_a_step(room, tmp_path):
    recorder = two_steps(room)
    assert [step.say for step in recorder.draft.steps][2] == room.view.caption()
    lab, selection = room.session.lab, dict(vars(room.session.selection))
    del selection["place"]  # what one tab alone points at is kept on its page
    del selection["hides_first"]  # that is how a person looks at a model, and no step's business
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
    fields = editor.step
    fields.say.setPlainText("Who is it?")
    fields.ask.setText("Who?")
    fields.ask.textEdited.emit("Who?")
    choose(fields.choices, 0, "", "animal", "")
    choose(fields.choices, 1, "", "street", "")
    fields.reveal.setPlainText("animal")
    fields.cover.click()
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
    editor.step.say.setPlainText("")
    assert editor.fault.text().startswith("step 1: found no field 'say'")
    assert recorder.draft is before
    editor.step.say.setPlainText("Good")
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


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_every_field_of_every_lesson_is_shown_and_comes_back(room, lesson_id):
    """What the editor shows of a step is what the file says, and the same when it is read."""
    recorder = room.lesson_controller.recorder
    file = library.load(lesson_id)
    recorder.draft = draft_of(lesson_of(file, lesson_id))
    room.lesson_controller.edit()
    editor = recorder.editor
    for place, step in enumerate(recorder.draft.steps):
        editor.list.setCurrentRow(place)
        said = {name: value for name, value in editor.step.fields().items() if value is not None}
        assert recorder.draft.with_fields(place, **editor.step.fields()).steps[place].tree() == (
            step.tree()
        ), (place + 1, said)
    assert recorder.draft.told(**editor.about.fields()).file().extra == dict(file.extra)
    assert [editor.remarks.item(i).text() for i in range(editor.remarks.count())] == (
        [str_of(r) for r in remarks(lesson_of(file, lesson_id))] or ["Nothing is wrong."]
    )


def str_of(remark):
    return str(remark) if remark.grave else f"Note: {remark}"


@pytest.fixture
def fresh(room):
    """Open the editor on four steps of what is on screen."""
    recorder = room.lesson_controller.recorder
    recorder.start_new()
    for _ in range(4):
        recorder.add_step()
    room.lesson_controller.edit()
    return recorder


def test_a_vote_is_made_with_all_that_belongs_to_it(room, fresh):
    recorder, editor, fields = fresh, fresh.editor, fresh.editor.step
    editor.list.setCurrentRow(0)
    fields.say.setPlainText("Now the last word asks. Which word does it look at most?")
    choose(fields.choices, 0, "", "“street”", "the nearest noun")
    choose(fields.choices, 1, "yes", "“animal”", "")
    fields.reveal.setPlainText("“animal”: {share tired animal = 96%}.")
    pick(fields.kind, "discuss")
    assert editor.fault.isHidden(), editor.fault.text()
    recorder.check()
    told = [editor.remarks.item(i).text() for i in range(editor.remarks.count())]
    assert any("is on screen before the click" in text for text in told), told
    editor.list.setCurrentRow(2)
    editor.remarks.itemClicked.emit(editor.remarks.item(0))
    assert editor.place == 0, "a remark leads to its step"
    tick(fields.covers, "row")
    tick(fields.big, "columns")
    fields.seconds.setText("110")
    fields.seconds.textEdited.emit("110")
    fields.notes.setPlainText("Vote alone.")
    fields.marks.click()
    room.session.edit(edits.set_sentence, WIDE)
    room.click(editor.button("after"))
    step = recorder.draft.steps[0]
    assert (step.kind, step.answer, step.covers, step.big, step.seconds, step.marks) == (
        "discuss", "B", ("row",), ("columns",), 110, True,
    )  # fmt: skip
    assert step.reasons == ("the nearest noun", "")
    assert step.after["document"]["sentence"].endswith("wide")


def test_an_edit_and_a_typed_number_are_made(room, fresh):
    recorder, editor, fields = fresh, fresh.editor, fresh.editor.step
    room.session.edit(edits.set_sentence, WIDE)
    editor.list.setCurrentRow(1)
    fields.reveal.setPlainText("“{word last}”: {top last}.")
    room.click(editor.button("add try"))
    pick(fields.own, "sentence")
    choose(fields.targets, 0, "sure", "top last", "0.9", "", "yes")
    step = recorder.draft.steps[1]
    assert (step.kind, step.own, len(step.tries)) == ("edit", "sentence", 1)
    assert step.tries[0].state["document"]["sentence"].endswith("wide")
    assert (step.targets[0].least, step.targets[0].tally) == (0.9, True)

    editor.list.setCurrentRow(2)
    fields.reveal.setPlainText("403.")
    fields.answer.setText("403")
    pick(fields.kind, "typed")
    fields.accept.setText("400 410")
    fields.accept.textEdited.emit("")
    choose(fields.diagnoses, 0, "6", "that is the exponent")
    step = recorder.draft.steps[2]
    assert (step.kind, step.answer, step.accept) == ("typed", "403", (400, 410))
    assert step.diagnoses[0].number == 6


def test_a_slide_and_what_a_lesson_says_of_itself_are_made(fresh, tmp_path):
    recorder, editor, fields = fresh, fresh.editor, fresh.editor.step
    editor.list.setCurrentRow(0)
    fields.reveal.setPlainText("“animal”.")
    pick(fields.kind, "point")
    editor.list.setCurrentRow(3)
    fields.on_slide.click()
    fields.lines.setPlainText("One row is 100%.\nThe asker decides.")
    pick(fields.kind, "slide")
    choose(fields.bars, 0, "1", "“animal”", "96")
    step = recorder.draft.steps[3]
    assert step.slide.lines == ("One row is 100%.", "The asker decides.")
    assert step.slide.bars == ((("“animal”", 96.0),),)

    about = editor.about
    about.lines["goal"].setText("You can read a row.")
    about.handout.setPlainText("predict: 1\nquestion: Why?\nanswer: Because.")
    assert recorder.draft.about["goal"] == "You can read a row."
    assert recorder.save(tmp_path / "mine.attn")
    found = lesson_of(attn.load(tmp_path / "mine.attn"), "mine.attn")
    assert found.goal == "You can read a row."
    assert found.handout == {"votes": [1], "question": "Why?", "answer": "Because."}
    assert found.steps[0].reveal == "“animal”."


def test_what_cannot_be_in_a_field_is_named_and_undo_takes_it_back(room):
    recorder = two_steps(room)
    room.lesson_controller.edit()
    editor = recorder.editor
    editor.list.setCurrentRow(0)
    before = recorder.draft
    for field, text, told in (
        (editor.step.state, "tab nowhere", "step 1.state.tab: found 'nowhere'"),
        (editor.step.state, "row", "state: line 1: found 'row', expected a name and a value"),
        (editor.step.reveal, "{nothing}", "found an answer without a question"),
    ):
        field.setPlainText(text)
        assert told in editor.fault.text()
        assert recorder.draft is before
        room.click(editor.button("undo"))
        assert editor.fault.isHidden()
        assert recorder.draft is before
    editor.about.handout.setPlainText("predict: x")
    assert "expected the number of a step" in editor.fault.text()


@pytest.mark.parametrize("before", [None, 100])
@pytest.mark.parametrize("zoom", [100, 200])
def test_the_editor_is_whole_on_a_small_screen(room, monkeypatch, zoom, before):
    """Also where letters grow while it is open: `before` is what they had then."""
    from attnviz.frame.lessons.editing import editor as editing

    most = QSize(984, 516)  # of 1024 x 576, under a title bar
    for module in (dialogs, editing):
        monkeypatch.setattr(module, "within_screen", lambda window: most)
    room.window.themes.set_zoom(before or zoom)
    two_steps(room)
    room.lesson_controller.edit()
    editor = room.lesson_controller.recorder.editor
    QApplication.processEvents()
    room.window.themes.set_zoom(zoom)
    QApplication.processEvents()
    assert editor.width() <= most.width() and editor.height() <= most.height()
    for name in ("undo", "save"):
        button = editor.button(name)
        assert button.visibleRegion().contains(button.rect())
        assert button.width() >= button.minimumSizeHint().width()
    bar = editor.pages.tabBar()
    assert bar.rect().contains(bar.tabRect(bar.count() - 1))
    for place in range(editor.pages.count()):
        editor.pages.setCurrentIndex(place)
        QApplication.processEvents()
        assert editor.pages.widget(place).horizontalScrollBar().maximum() == 0


def test_another_look_leaves_the_editor_as_large_as_a_person_made_it(room):
    two_steps(room)
    room.lesson_controller.edit()
    editor = room.lesson_controller.recorder.editor
    editor.resize(editor.width() + 30, editor.height() + 20)
    wanted = editor.size()
    room.window.themes.choose("dark")
    QApplication.processEvents()
    assert editor.size() == wanted
