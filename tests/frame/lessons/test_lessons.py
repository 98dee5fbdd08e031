"""Every lesson walked to its end in the real window; one's own work comes back as it was."""

import json
from pathlib import Path

import numpy as np
import pytest
from old_lessons import OLD, old
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attnviz.frame.chrome import dialogs
from attnviz.frame.lessons import player
from attnviz.frame.lessons.words import as_shown
from attnviz.model.document.equality import same
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn, library
from attnviz.model.lessons.lesson import lesson_of
from attnviz.settings import LESSONS

K, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def lesson(lesson_id):
    return lesson_of(library.load(lesson_id), lesson_id)


def on_screen(room, place):
    """Check that the session shows what a step of the lesson says."""
    poll = room.player.poll
    shown = room.player.lesson.shown(place, revealed=poll.revealed, attempt=poll.tried)
    plays = room.player.step.plays
    if plays is not None and plays.what == "training":
        shown = room.player.lesson.trained(place, plays.last)
    assert same(room.session.lab, shown.lab)
    for name, value in shown.selection.items():
        # The picture of many heads points at a cell of its own where none is named.
        if room.view.id != "grid" or name not in ("key", "pinned"):
            assert getattr(room.session.selection, name) == value
    assert room.view.id == shown.selection["tab"]
    assert room.view.caption()


def go_on(room, step):
    """Press PageDown until the answer of a step is there."""
    while room.bar.step.asks:
        assert not room.bar.step.revealed
        room.key(K.Key_PageDown)
    if step.plays is not None:
        room.key(K.Key_PageDown)
    if step.reveal:
        assert room.bar.step.revealed
        assert step.reveal in room.bar.text.text


@pytest.fixture
def clock(monkeypatch):
    """Return a list with the time that a player reads; no time passes by itself."""
    now = [1000.0]
    monkeypatch.setattr(player, "monotonic", lambda: now[0])
    return now


def test_a_clicker_alone_goes_on_to_the_next_lesson(room, clock):
    first, second = library.COURSE[:2]
    room.lesson_controller.open(first)
    room.key(K.Key_F5)
    room.player.go(len(room.player.lesson.steps) - 1)
    for _ in range(3):  # the end of the lesson, and two clicks too many
        room.key(K.Key_PageDown)
    assert room.player.lesson.name == first
    assert room.player.slide.picture.lines[1].endswith(library.load(second).title)
    clock[0] += 2
    room.key(K.Key_PageDown)
    assert (room.player.lesson.name, room.player.place) == (second, 0)
    assert room.window.controller.talk.is_on()


def test_enter_goes_on_to_the_next_lesson_at_once(room, clock):
    room.lesson_controller.open(library.COURSE[0])
    room.player.go(len(room.player.lesson.steps) - 1)
    room.key(K.Key_PageDown)
    room.key(K.Key_Return)
    assert room.player.lesson.name == library.COURSE[1]


def test_nothing_is_said_of_the_picture_under_a_slide(room):
    """“tired” gives 96% of its attention to “animal” was the caption of the first slide."""
    bars = (room.window.caption_bar, room.window.status_line)
    room.lesson_controller.open("who-looks-where")
    assert room.player.slide.isVisible()
    assert [bar.text for bar in bars] == ["", ""]
    room.player.go(1)
    assert all(bar.text for bar in bars)
    room.player.go(0)
    room.lesson_controller.leave()
    assert [bar.text for bar in bars] == [room.view.caption(), room.view.status()]


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_a_clicker_alone_walks_every_lesson_to_its_end(room, clock, lesson_id):
    assert room.lesson_controller.open(lesson_id)
    steps = as_shown(lesson(lesson_id)).steps
    for place, step in enumerate(steps):
        assert room.player.place == place
        assert room.bar.step.say in step.say, "what a slide says is not said twice"
        assert step.slide is not None or room.bar.step.say == step.say
        assert room.bar.isVisible()
        go_on(room, step)
        assert room.player.place == place, "the answer comes before the next step"
        on_screen(room, place)
        room.key(K.Key_PageDown)
    assert room.player.place == len(steps) - 1
    last = lesson_id == library.COURSE[-1]
    ended = "End of the course" if last else "End of lesson"
    assert room.player.slide.picture.lines[0] == ended
    room.key(K.Key_PageDown)
    assert room.player.between is not None, "a clicker pressed twice opens nothing"
    assert room.lesson_controller.listed()[library.COURSE.index(lesson_id)].progress == "done"
    for place in reversed(range(len(steps))):
        room.key(K.Key_PageUp)
        assert room.player.place == place
    room.key(K.Key_Escape)
    assert room.lesson_controller.is_running()
    room.key(K.Key_Escape)
    assert not room.lesson_controller.is_running()
    assert not room.bar.isVisible()


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_a_clicker_alone_leads_a_talk_through_every_lesson(room, lesson_id):
    """F5, PageDown, PageUp, the point and Esc, also while a step asks."""
    room.lesson_controller.open(lesson_id)
    room.key(K.Key_F5)
    talk, blanking = room.window.controller.talk, room.window.controller.actions.stage.blanking
    assert talk.is_on()
    steps = as_shown(lesson(lesson_id)).steps
    for place, step in enumerate(steps):
        assert room.player.place == place
        if step.kind != "typed":
            room.key(K.Key_Period)
            assert blanking.active, place
            room.key(K.Key_Period)
        assert not blanking.active
        go_on(room, step)
        room.key(K.Key_PageDown)
    assert room.player.place == len(steps) - 1
    room.key(K.Key_PageUp)
    room.key(K.Key_PageUp)
    assert room.player.place == len(steps) - 2
    room.key(K.Key_Escape)
    assert room.player.asks_to_leave()
    assert talk.is_on()
    room.key(K.Key_PageDown)
    assert not room.player.asks_to_leave(), "to go on is to stay"
    room.key(K.Key_Escape)
    room.key(K.Key_Escape)
    assert not talk.is_on()
    assert room.lesson_controller.is_running()


@pytest.mark.parametrize("lesson_id", library.COURSE)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 576)])
def test_the_picture_stays_large_in_front_of_a_class(room, size, lesson_id):
    room.lesson_controller.open(lesson_id)
    room.key(K.Key_F5)
    window = room.window
    window.resize(*size)
    window.themes.set_height(size[1])
    room.bot.waitUntil(lambda: window.themes.theme.height == size[1])
    for place in range(len(room.player.lesson.steps)):
        room.player.go(place)
        QApplication.processEvents()
        shown = room.player.slide if room.player.slide.isVisible() else room.view
        assert shown.height() >= 0.7 * size[1]
        assert room.player.slide.isVisible() or not room.view.controls.isVisible()
        for name in ("flow_button", "chips"):
            part = getattr(room.view, name, None) or getattr(room.view.canvas, name, None)
            assert part is None or not part.isVisible()
    for part in (window.top_bar, window.caption_bar, window.status_line, window.canvas_stack.panel):
        assert not part.isVisible()
    room.key(K.Key_F5)
    assert window.top_bar.isVisible()
    assert window.caption_bar.isVisible()
    assert room.player.slide.isVisible() or room.view.controls.isVisible()


def test_a_notice_waits_until_the_class_is_gone(room):
    notice = room.window.controller.info_bar
    room.lesson_controller.open(library.COURSE[0])
    room.key(K.Key_F5)
    high = room.view.height()
    notice.show_message("Something else.")
    QApplication.processEvents()
    assert not notice.isVisible()
    assert room.view.height() == high
    room.key(K.Key_F5)
    assert notice.isVisible()
    assert notice.text == "Something else."
    room.key(K.Key_F5)
    assert not notice.isVisible()
    notice.dismiss()
    room.key(K.Key_F5)
    assert not notice.isVisible()


def test_no_key_of_a_tab_acts_in_front_of_a_class(room):
    room.lesson_controller.open(old("tired-or-wide"))
    room.key(K.Key_F5)
    for place in range(len(room.player.lesson.steps)):
        room.player.go(place)
        before = (room.session.lab, room.session.selection, room.view.page())
        for key in (K.Key_1, K.Key_4, K.Key_G, K.Key_T, K.Key_M, K.Key_Down, K.Key_Left, K.Key_P,
                    K.Key_F4, K.Key_Space):  # fmt: skip
            room.key(key)
            if not room.bar.step.revealed:
                now = (room.session.lab, room.session.selection, room.view.page())
                assert now == before, (place, key)


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_hands_are_counted_by_keys_and_no_tab_hears_them(room, lesson_id):
    room.lesson_controller.open(lesson_id)
    asked = 0
    for place, step in enumerate(lesson(lesson_id).steps):
        room.player.go(place)
        if step.choices:
            before = (room.session.lab, room.session.selection, room.view.page())
            for key in (K.Key_2, K.Key_1, K.Key_2, K.Key_B, K.Key_9):
                room.key(key)
            assert [choice.hands for choice in room.bar.step.choices[:2]] == [1, 3]
            room.key(K.Key_Backspace)
            assert [choice.hands for choice in room.bar.step.choices[:2]] == [1, 2]
            assert not room.bar.step.revealed
            assert (room.session.lab, room.session.selection, room.view.page()) == before
            room.key(K.Key_Return)
            if step.kind == "discuss":
                assert [choice.before for choice in room.bar.step.choices[:2]] == [1, 2]
                assert [choice.hands for choice in room.bar.step.choices[:2]] == [0, 0]
                room.key(K.Key_1)
                room.key(K.Key_Return)
            assert room.bar.step.revealed
            room.key(K.Key_1)
            hands = sum(choice.hands for choice in room.bar.step.choices)
            assert hands == (1 if step.kind == "discuss" else 3), "hands are counted before"
            asked += 1
            rights = [choice.letter for choice in room.bar.step.choices if choice.right]
            assert rights == ([step.answer] if step.right is not None else [])
    assert asked >= 3


def test_digits_count_hands_and_choose_no_heads_until_the_next_step(room):
    room.lesson_controller.open(old("tired-or-wide"))
    room.key(K.Key_3)
    assert room.session.selection.head == 2
    room.key(K.Key_PageDown)
    assert room.bar.step.choices
    head = room.session.selection.head
    for key in (K.Key_2, K.Key_2, K.Key_3, K.Key_Return, K.Key_4):
        room.key(key)
        assert room.session.selection.head == head
    assert [choice.hands for choice in room.bar.step.choices] == [0, 2, 1, 0]
    while room.bar.step.choices:
        room.key(K.Key_PageDown)
    room.key(K.Key_4)
    assert room.session.selection.head == 3


@pytest.mark.parametrize("lesson_id", sorted({*OLD} - {"whole-chapter", "sharing-keys"}))
def test_nothing_gives_an_answer_of_before_away(room, lesson_id):
    """Whether a tab has a cover of its own or not: its words change with the answer."""
    room.lesson_controller.open(old(lesson_id))
    covered = 0
    for place, step in enumerate(room.player.lesson.steps):
        room.player.go(place)
        if step.state.get("predict"):
            before = (room.view.caption(), room.view.status())
            room.player.reveal()
            after = (room.view.caption(), room.view.status())
            assert before[0] != after[0], step.ask
            assert not getattr(room.view, "covered", False)
            covered += 1
    assert covered


def test_a_tab_that_can_cover_is_asked_to(room):
    room.lesson_controller.open(old("tired-or-wide"))
    room.player.go(2)
    assert room.view.covered
    assert room.session.document().tokens[-1] == "wide"
    room.key(K.Key_2)
    assert room.view.covered, "a hand is no answer"
    room.key(K.Key_Return)
    assert not room.view.covered
    assert room.session.selection.head == 0
    room.player.go(3)
    assert room.view.covered
    room.view.controls.predict.click()
    assert not room.view.covered
    assert room.bar.step.revealed, "the tab's own button reveals the answer of the lesson too"
    room.player.go(1)
    room.lesson_controller.leave()
    assert not room.view.predicting


def test_leaving_brings_everything_back(room):
    session = room.session
    session.edit(edits.set_word_feature, "animal", 0, 1.3, text="animal living 1.3")
    session.edit(edits.set_kv_heads, 1, text="MQA")
    session.undo_stack.undo()
    room.window.show_tab(2)
    room.view.swap_mode()
    session.select(head=2, token=3, key=1, pinned=True)
    lab, stack, selection = session.lab, session.undo_stack, session.selection
    trace, pages = session.trace(), room.view.page()
    room.lesson_controller.open(old("why-sqrt-d"))
    room.player.go(4)
    assert room.view.page() == {"mode": "ruler"}
    session.edit(edits.set_sentence, "Quite another text", text="Sentence")
    assert session.own_lab is lab
    room.key(K.Key_PageDown)
    room.lesson_controller.leave()
    assert session.lab is lab
    assert session.trace() is trace
    assert session.selection == selection
    assert session.undo_stack is stack
    assert (room.view.id, room.view.page()) == ("saturation", pages)
    assert stack.undoText() == "animal living 1.3"
    assert stack.redoText() == "MQA"
    room.key(K.Key_Z, CTRL)
    assert session.document().sheet.row("animal")[0] == 1.0
    assert session.undo_stack.canRedo()


def test_an_edit_in_a_lesson_is_undone_there(room):
    room.lesson_controller.open(old("tired-or-wide"))
    room.session.edit(edits.set_sentence, "A dog slept", text="Sentence: A dog slept")
    assert not room.window.controller.files.dirty
    room.key(K.Key_Z, CTRL)
    assert room.session.document().tokens[-1] == "tired"
    room.key(K.Key_Z, CTRL)
    assert room.lesson_controller.is_running()


def test_saving_in_a_lesson_saves_ones_own_work(room, tmp_path):
    room.session.edit(edits.set_sentence, "A dog slept", text="Sentence")
    room.lesson_controller.open(old("one-cell-by-hand"))
    assert room.window.controller.files.dirty
    assert room.window.controller.files.save_as(tmp_path / "mine.attn")
    assert not room.window.controller.files.dirty
    saved = json.loads((tmp_path / "mine.attn").read_text())
    assert saved["document"]["tokens"] == ["A", "dog", "slept"]
    assert saved["view"]["tab"] == "heads"
    assert "steps" not in saved


def test_jumping_shows_the_same_as_walking(room):
    room.lesson_controller.open(old("whole-chapter"))
    count = len(room.player.lesson.steps)
    walked = {}
    for place in range(count):
        room.player.go(place)
        walked[place] = (room.session.lab, room.session.selection, room.view.page())
    for place in np.random.default_rng(3).permutation(count)[:20].tolist():
        room.player.go(place)
        lab, selection, page = walked[place]
        assert same(room.session.lab, lab)
        assert (room.session.selection, room.view.page()) == (selection, page)


def test_a_lesson_goes_on_where_it_was_left_or_starts_again(room):
    room.lesson_controller.open(library.COURSE[0])
    room.player.go(4)
    room.lesson_controller.leave()
    assert room.lesson_controller.listed()[0].progress == "step 5 of 11"
    room.lesson_controller.open(library.COURSE[0])
    assert [choice.text for choice in room.bar.step.choices] == ["Continue at 5", "Start again"]
    room.key(K.Key_PageDown)
    assert (room.player.place, room.player.between) == (4, None)
    room.lesson_controller.leave()
    room.lesson_controller.open(library.COURSE[0])
    room.key(K.Key_B)
    assert (room.player.place, room.player.between) == (0, None)
    room.player.go(10)
    room.lesson_controller.leave()
    assert room.lesson_controller.listed()[0].progress == "done"
    room.lesson_controller.open(library.COURSE[0])
    assert (room.player.place, room.player.between) == (0, None)
    assert room.lesson_controller.listed()[0].progress == "done"


@pytest.mark.parametrize("kept", ["", "no JSON", "[1]", '{"tired-or-wide": 99}', '{"a": "b"}'])
def test_spoiled_progress_starts_at_the_beginning(room, kept):
    room.window.settings.set(LESSONS, kept)
    room.lesson_controller.open(old("tired-or-wide"))
    assert room.player.place == 0


def test_escape_leaves_what_a_person_opened_before_the_lesson(room):
    room.lesson_controller.open(old("tired-or-wide"))
    room.key(K.Key_F4)
    assert room.view.page() == {"drawer": "sheet"}
    for _ in range(3):
        if room.view.page():
            room.key(K.Key_Escape)
    assert room.view.page() == {}
    assert not room.player.asks_to_leave()
    room.key(K.Key_Escape)
    assert room.player.asks_to_leave()
    room.key(K.Key_Escape)
    assert not room.lesson_controller.is_running()
    assert room.view.hasFocus() or room.view.isAncestorOf(QApplication.focusWidget())


def test_choices_buttons_and_the_list_of_steps(room):
    room.lesson_controller.open(old("tired-or-wide"))
    room.click(room.bar.on)
    room.click(room.bar.choices[2])
    assert room.player.poll.tally(2) == 1
    room.click(room.bar.back)
    assert room.player.place == 0
    room.click(room.bar.on)
    assert room.player.poll.tally(2) == 1, "hands that were counted stay"
    room.player.open_list()
    menu = QApplication.activePopupWidget()
    assert len(menu.actions()) == 10
    menu.actions()[6].trigger()
    menu.close()
    assert room.player.place == 6
    room.click(room.bar.leave)
    assert not room.lesson_controller.is_running()


def test_notes_are_for_the_teacher_alone(room):
    room.lesson_controller.open(old("tired-or-wide"))
    assert not room.player.notes.isVisible()
    room.click(room.bar.notes)
    assert room.player.notes.text == room.player.step.notes
    assert room.player.notes.isVisible()
    room.window.themes.choose("projector")
    assert not room.player.notes.isVisible()
    assert not room.bar.notes.isVisible()
    room.lesson_controller.toggle_notes()
    assert not room.player.notes.isVisible()


def test_the_ring_lies_around_what_a_step_speaks_of(room):
    room.lesson_controller.open(old("tired-or-wide"))
    places = [i for i, step in enumerate(room.player.lesson.steps) if step.focus]
    assert places
    for place in places:
        room.player.go(place)
        room.player.reveal()
        target = room.player.ring.target
        assert target is not None, room.player.step.focus
        assert room.player.ring.isVisible()
        corner = target.mapTo(room.window, target.rect().topLeft())
        assert room.player.ring.geometry().contains(corner)
    room.player.go(0)
    assert not room.player.ring.isVisible()


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_every_word_of_every_lesson_fits(room, look, size):
    """No choice is cut off, and no text is smaller than the labels of the look."""
    room.window.themes.choose(look)
    room.window.resize(*size)
    room.window.themes.set_height(size[1])
    room.bot.waitUntil(lambda: look == "light" or room.window.themes.theme.height == size[1])
    theme = room.window.themes.theme
    for lesson_id, place in [(i, n) for i in library.COURSE for n in range(len(lesson(i).steps))]:
        if room.player.lesson is None or room.player.lesson.name != lesson_id:
            room.lesson_controller.open(lesson_id)
            QApplication.processEvents()
            assert room.window.width() == size[0]
        for act in (lambda at=place: room.player.go(at), room.player.reveal):
            act()
            QApplication.processEvents()
            assert room.bar.text.fits, room.bar.text.text
            assert room.bar.text.text_size >= theme.size("label") * 0.8, room.bar.text.text
            for button in room.bar.choices:
                if button.isVisible():
                    assert button.width() >= button.sizeHint().width() - 2, button.choice.text
                    assert button.geometry().right() < room.bar.back.geometry().left()
                    assert button.geometry().bottom() <= room.bar.height()


def test_screen_readers_hear_steps_hands_and_answers(room):
    room.lesson_controller.open(old("tired-or-wide"))
    room.player.go(1)
    said = room.bar.accessibleDescription()
    assert said.startswith("Step 2 of 10. The last word asks")
    assert "Which word gets most of it? A: street; B: too; C: animal; D: tired" in said
    room.key(K.Key_3)
    assert room.bar.choices[2].accessibleName() == "C: animal, 1 vote"
    room.key(K.Key_Return)
    assert room.bar.accessibleDescription().startswith("“animal”: 96%.")


def test_a_faulty_file_is_refused_and_nothing_moves(room, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(dialogs, "show_fault", lambda *words: told.append(words[1:3]))
    tree = json.loads(Path(old("four-heads")).read_text(encoding="utf-8"))
    tree["steps"][2]["state"]["token"] = "elephant"
    path = tmp_path / "mine.attn"
    path.write_text(json.dumps(tree))
    lab = room.session.lab
    assert not room.lesson_controller.open(str(path))
    room.window.controller.files.open(str(path))
    assert len(told) == 2
    assert told[0][0] == "mine.attn cannot be opened as a lesson."
    assert "step 3.state.token: found 'elephant', expected a word" in told[0][1]
    assert room.session.lab is lab
    assert not room.lesson_controller.is_running()


def test_opening_a_file_with_steps_runs_it(room, tmp_path):
    room.session.edit(edits.set_sentence, "A dog slept", text="Sentence")
    path = tmp_path / "mine.attn"
    path.write_text((library.LESSONS / "why-sqrt-d.attn").read_text(encoding="utf-8"))
    assert room.window.controller.files.open(str(path))
    assert room.window.windowTitle() == "• Lesson: Why divide by √d? – attnviz"
    assert room.window.controller.files.recent()[0] == str(path)
    room.key(K.Key_Escape)
    room.key(K.Key_Escape)
    assert room.session.document().tokens == ("A", "dog", "slept")


def test_the_menu_lists_the_course(room):
    room.key(K.Key_L, CTRL)
    menu = QApplication.activePopupWidget()
    texts = [action.text() for action in menu.actions()]
    assert texts[:2] == ["Who looks where?\t12 min", "One layer by hand\t12 min"]
    assert texts[4] == "Fewer scores\t12 min"
    menu.actions()[3].trigger()
    menu.close()
    assert room.player.lesson.title == "Many heads, one bill"


def test_enter_on_the_open_menu_takes_the_first_lesson(room):
    menu = room.lesson_controller.open_menu()
    QTest.keyClick(menu, K.Key_Return)
    assert room.lesson_controller.is_running()
    assert room.player.place == 0


def test_a_lesson_in_markdown_is_offered_and_runs(room, tmp_path, monkeypatch):
    path = tmp_path / "mine.md"
    path.write_text(attn.markdown(library.load("a-real-head")), encoding="utf-8")
    offered = []
    monkeypatch.setattr(
        dialogs, "ask_open_path", lambda *asked: offered.append(asked[-1]) or str(path)
    )
    room.lesson_controller.ask_open()
    assert offered[0][0] == "Lessons (*.attn *.md)"
    assert room.player.lesson.title == "A real head"
    assert room.player.lesson.next == ""
