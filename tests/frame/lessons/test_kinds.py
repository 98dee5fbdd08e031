"""Each kind of step of a lesson, played as a class meets it."""

import json

import numpy as np
import pytest
from frame.lessons.readable import readable
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from attnviz.errors import EditError
from attnviz.frame.chrome import dialogs
from attnviz.frame.lessons.own import OwnSight, typed
from attnviz.frame.lessons.poll import Poll
from attnviz.frame.lessons.slides import pictures_of, slide_of
from attnviz.model.files import library
from attnviz.model.lessons.step import LessonStep, Slide

K = Qt.Key
WIDE = "The animal didn't cross the street because it was too wide"
T = {"tab": "heads", "token": "tired"}


@pytest.fixture
def play(room, tmp_path, monkeypatch):
    """Return a function that runs a lesson of some steps."""

    def refused(*words):
        raise AssertionError(words[1:])

    monkeypatch.setattr(dialogs, "show_fault", refused)

    def run(*steps):
        tree = json.loads((library.LESSONS / "sentence-heads.attn").read_text(encoding="utf-8"))
        path = tmp_path / "mine.attn"
        path.write_text(json.dumps(tree | {"title": "Mine", "steps": list(steps)}))
        assert room.lesson_controller.open(str(path))
        return room

    return run


def test_a_vote_counts_then_marks_what_is_right(play):
    room = play(
        {"kind": "vote", "say": "Which word?", "choices": ["street", "animal"], "answer": "B",
         "reveal": "“animal”.", "state": T, "covers": ["row"]}
    )  # fmt: skip
    assert room.view.covered
    for key in (K.Key_1, K.Key_B, K.Key_2):
        room.key(key)
    assert [c.hands for c in room.bar.step.choices] == [1, 2]
    assert [c.right for c in room.bar.step.choices] == [None, None]
    room.key(K.Key_PageDown)
    assert [c.right for c in room.bar.step.choices] == [False, True]
    assert not room.view.covered


def test_a_number_is_typed_counted_and_what_went_wrong_is_named(play):
    room = play(
        {"kind": "typed", "say": "What is the score?", "answer": "1.96", "reveal": "1.96.",
         "diagnoses": [{"number": 2.2, "text": "a minus was lost"}],
         "state": {"tab": "steps", "step": 6}, "covers": ["S"], "big": ["operands"]}
    )  # fmt: skip
    for key in (K.Key_2, K.Key_Period, K.Key_2, K.Key_Return, K.Key_1, K.Key_Period, K.Key_9):
        room.key(key)
    room.key(K.Key_6)
    room.key(K.Key_Return)
    assert room.player.poll.called() == [("2.2", 1), ("1.96", 1)]
    room.key(K.Key_Return)
    assert room.bar.step.reveal == "1.96. 2.2: a minus was lost."
    assert room.bar.step.numbers.ballot.right == {"1.96"}
    assert not room.view.covered


@pytest.mark.parametrize(("typed", "right"), [("64", True), ("60", True), ("59", False)])
def test_a_guess_may_be_near(play, typed, right):
    room = play(
        {"kind": "typed", "say": "How much?", "answer": "64", "accept": [60, 70],
         "reveal": "64 GiB.", "state": {"tab": "grid"}, "big": ["size card"],
         "covers": ["long line"]}
    )  # fmt: skip
    for sign in typed:
        room.key(getattr(K, f"Key_{sign}"))
    room.key(K.Key_PageDown)
    assert bool(room.bar.step.numbers.ballot.right) == right


def test_the_picture_changes_with_the_answer_and_rows_that_changed_are_marked(play):
    room = play(
        {"kind": "vote", "say": "Whose attention changes?", "choices": ["the last", "all"],
         "answer": "A", "reveal": "Only the last.", "state": {**T, "token": "it"},
         "after": {"document": {"sentence": WIDE}}, "marks": True}
    )  # fmt: skip
    assert room.view.canvas.columns.changed == ()
    room.key(K.Key_PageDown)
    assert room.session.document().tokens[-1] == "wide"
    assert room.view.canvas.columns.changed == (False,) * 10 + (True,)
    room.key(K.Key_PageDown)
    room.lesson_controller.leave()
    assert room.view.canvas.columns.changed == ()


def test_what_is_tried_is_said_and_its_targets_are_ticked(play):
    room = play(
        {"kind": "edit", "say": "Which pattern?", "reveal": "{count} scores.",
         "state": {"tab": "sparse", "sparse": {"kind": "window", "window": 4}},
         "covers": ["counts"], "own": "pattern",
         "tries": [{"label": "w = 4", "state": {"sparse": {"window": 4}}},
                   {"label": "w = 8", "state": {"sparse": {"window": 8}}}],
         "targets": [{"text": "at most 90 scores", "number": "count", "most": 90},
                     {"text": "few", "number": "count", "most": 90, "tally": True}]}
    )  # fmt: skip
    assert room.view.covered
    for key in (K.Key_1, K.Key_2, K.Key_2):
        room.key(key)
    room.key(K.Key_PageDown)
    assert room.session.lab.sparse.window == 8, "most hands were for it"
    assert room.bar.step.reveal == "100 scores. ✗ at most 90 scores · few: 0 of 1"
    room.key(K.Key_A)
    assert room.session.lab.sparse.window == 4
    assert room.bar.step.reveal == "58 scores. ✓ at most 90 scores · few: 1 of 2"
    room.key(K.Key_Backspace)
    assert room.view.covered
    assert room.bar.step.asks


def test_steps_follow_one_another_and_a_click_ends_that(play, qtbot):
    room = play(
        {"say": "Five steps.", "state": {"tab": "steps", "step": 5},
         "plays": {"what": "step", "first": 1, "last": 5, "seconds": 0.01}},
        {"say": "And now?"},
    )  # fmt: skip
    qtbot.waitUntil(lambda: room.session.selection.step == 5)
    assert room.player.place == 0
    room.player.go(0)
    room.key(K.Key_PageDown)
    assert (room.session.selection.step, room.player.place) == (5, 0)
    room.key(K.Key_PageDown)
    assert room.player.place == 1


def test_a_reach_grows_with_the_answer(play):
    room = play(
        {"kind": "vote", "say": "How many layers?", "choices": ["4", "5"], "answer": "B",
         "reveal": "5.", "covers": ["deeper reach"], "big": ["reach"],
         "state": {"tab": "sparse", "sparse": {"kind": "window", "window": 4},
                   "page": {"row": 16}},
         "plays": {"what": "reach", "first": 1, "last": 5, "seconds": 60}}
    )  # fmt: skip

    def open_layers():
        return sum(not room.view.state.covers_layer(layer) for layer in range(5))

    assert open_layers() == 1
    room.key(K.Key_PageDown)
    assert open_layers() == 1
    room.player._on_played()
    assert open_layers() == 2
    room.key(K.Key_PageDown)
    assert (open_layers(), room.player.place) == (5, 0)


def test_a_run_learns_on_with_the_answer_and_shows_nothing_before(play):
    page = {"so_far": True}
    room = play(
        {"say": "Thirty steps.",
         "state": {"tab": "learning", "learning": {"step": 30}, "page": page}},
        {"kind": "vote", "say": "What now?", "choices": ["a", "b"], "answer": "B",
         "reveal": "{accuracy} right.", "after": {"learning": {"step": 8}},
         "state": {"tab": "learning", "learning": {"step": 5}, "page": page},
         "plays": {"what": "learn", "first": 5, "last": 8, "seconds": 60}},
        {"say": "And now?"},
    )  # fmt: skip
    view = room.view
    view.complete()
    assert view.state.shown.history[-1].step == 30
    room.key(K.Key_PageDown)
    assert (view.state.step, view.state.shown.latest) == (5, 5), "what comes is not told"
    assert [m.step for m in view.state.shown.history] == [0, 5]
    room.key(K.Key_PageDown)
    assert view.state.step == 5
    room.player._on_played()
    assert view.state.step == room.session.lab.learning.step == 6
    assert not view.state.waits, "a step is learned at once"
    room.key(K.Key_PageUp)
    room.player._on_played()
    assert view.state.step == 30, "what plays ends with its step"
    room.key(K.Key_PageDown)
    room.key(K.Key_PageDown)
    assert (view.state.step, room.player.place) == (8, 1)
    room.key(K.Key_PageDown)
    assert room.player.place == 2


def test_a_word_of_the_class_is_read_by_the_model_that_stands_there(play):
    room = play(
        {"kind": "edit", "say": "Give a word.", "own": "text",
         "tries": [{"label": "AB", "state": {"learning": {"text": "ABCDABCD"}}}],
         "reveal": "{hits} of {asked}; {guess 2} first.",
         "state": {"tab": "learning", "learning": {"step": 3}}},
    )  # fmt: skip
    room.view.complete()
    room.key(K.Key_PageDown)
    assert " of 3; " in room.bar.step.reveal
    room.view.edit(room.view.edits.set_text, "ABABABAB")
    guesses = room.view.state.shown.guesses
    hits = sum(bool(guess.right) for guess in guesses)
    assert room.bar.step.reveal == f"{hits} of 5; {guesses[1].token} first."


def test_a_slide_stands_alone_and_its_word_turns_with_the_answer(play):
    room = play(
        {"kind": "vote", "say": "It was tired. Which word?", "choices": ["it", "tired"],
         "answer": "B", "reveal": "“tired”.",
         "slide": {"lines": ["It was tired."], "swap": ["tired", "wide"]}},
        {"kind": "slide", "say": "One. Two.", "slide": {"lines": ["One.", "Two."]}},
    )  # fmt: skip
    assert room.player.slide.isVisible()
    assert room.player.slide.picture.lines == ("It was tired.",)
    assert room.bar.step.say == "Which word?"
    room.key(K.Key_PageDown)
    assert room.player.slide.picture.lines == ("It was wide.",)
    room.player.slide.turn()
    assert room.player.slide.picture.lines == ("It was tired.",)
    room.player.slide.turn()
    assert room.player.slide.picture.lines == ("It was tired.",), "nothing follows"
    room.key(K.Key_PageDown)
    assert room.bar.step.say == ""
    assert room.player.slide.picture.lines == ("One.", "Two.")
    assert room.player.slide.accessibleName() == "One. Two."
    room.lesson_controller.leave()
    assert not room.player.slide.isVisible()


def shown(slide, count):
    """Return what a slide shows, and what follows by itself."""
    for _ in range(count):
        yield slide.picture
        slide.turn()


def test_the_parts_of_a_formula_light_one_after_the_other(play):
    room = play(
        {"kind": "slide", "say": "softmax(S) V", "slide": {"lights": ["S", "softmax", "V", "V"]}},
        {"kind": "slide", "say": "After.", "slide": {"lines": ["After."]}},
    )
    slide = room.player.slide
    assert [picture.lit for picture in shown(slide, 6)] == ["S", "softmax", "V", "V", "", ""]
    room.key(K.Key_PageDown)
    assert room.player.place == 1, "it waits for nobody"
    room.key(K.Key_PageUp)
    assert slide.picture.lit == "S", "who comes back sees it again"


def test_bars_come_stage_by_stage_with_the_answer(play):
    halves, wholes = [["a", 50], ["b", 50]], [["a", 100], ["b", 100]]
    room = play(
        {"kind": "vote", "say": "How much?", "choices": ["a", "b"], "answer": "B",
         "reveal": "Both.", "slide": {"bars": [halves, wholes]}},
    )  # fmt: skip
    slide = room.player.slide
    assert slide.picture.bars == ()
    room.key(K.Key_PageDown)
    bars = [[list(bar) for bar in picture.bars] for picture in shown(slide, 3)]
    assert bars == [halves, wholes, wholes]


def test_paper_has_the_picture_of_a_slide_that_tells_most():
    slide = Slide(("It was tired.",), swap=("tired", "wide"))
    step = LessonStep("It was tired.", "vote", choices=("it", "tired"), answer="B", slide=slide)
    assert slide_of(step, Poll("vote")).lines == ("It was tired.",)
    assert slide_of(step, Poll("vote", revealed=True)).lines == ("It was wide.",)


def test_covered_titles_are_letters_on_screen_too(play):
    room = play(
        {"say": "Four heads.", "state": {"tab": "grid"}},
        {"kind": "vote", "say": "Which grid?", "choices": ["one", "two"], "answer": "B",
         "reveal": "Two.", "state": {"tab": "grid"}, "covers": ["titles", "list"]},
    )  # fmt: skip

    def titles():
        canvas = room.view.canvas
        return [canvas.grid(name).title for name in canvas.names() if name.startswith("A")]

    named = titles()
    assert "Who is it?" in " ".join(named)
    room.key(K.Key_PageDown)
    assert titles() == ["A", "B", "C", "D"]
    room.key(K.Key_PageDown)
    assert titles() == named


def test_neighbours_talk_between_two_votes(play):
    room = play(
        {"kind": "discuss", "say": "How?", "choices": ["so", "or so"], "answer": "A",
         "reveal": "So.", "state": T, "covers": ["row"]}
    )  # fmt: skip
    room.key(K.Key_2)
    room.key(K.Key_PageDown)
    assert room.view.covered
    assert room.bar.step.ask.startswith("Talk with a neighbour")
    assert [(c.hands, c.before) for c in room.bar.step.choices] == [(0, 0), (0, 1)]
    room.key(K.Key_1)
    room.key(K.Key_PageDown)
    assert not room.view.covered
    assert [(c.hands, c.before) for c in room.bar.step.choices] == [(1, 0), (0, 1)]


def test_what_is_enlarged_is_gone_with_the_lesson(play):
    room = play({"say": "By hand.", "state": {**T, "key": "animal"}, "big": ["by hand"]})
    assert not room.view.canvas.isVisible()
    room.lesson_controller.leave()
    assert room.view.canvas.isVisible()
    assert np.all(room.view.canvas.columns.pattern)


OWNS = [
    ("sentence", {"tab": "heads", "document": {"sentence": WIDE}}, WIDE, "wide",
     WIDE.replace("wide", "hungry"), lambda lab: lab.document.tokens[-1] == "hungry"),
    ("cell", {"tab": "steps", "cell": ["X", [3, 0]],
              "example": {"preset": "text"}}, "0.4", "0.4",
     "2.5", lambda lab: lab.example.X[3, 0] == 2.5),
    ("draw", {"tab": "saturation", "saturation": {"draw": 7}}, "7", "7",
     "1207", lambda lab: lab.saturation.draw == 1207),
    ("heads", {"tab": "grid"}, "H1", "H1",
     "H2, H4", lambda lab: lab.document.muted == {1, 3}),
    ("pattern", {"tab": "sparse", "sparse": {"kind": "window", "window": 4}},
     "Window 4", "Window 4", "strided 3",
     lambda lab: (lab.sparse.kind, lab.sparse.stride) == ("strided", 3)),
    ("letters", {"tab": "heads", "document": {"model": {
        "name": "letters", "text": "K T B R K T B", "layer": 2}}}, "K T B R", "K T B R",
     "a b c", lambda lab: lab.document.tokens == tuple("ABCABC")),
]  # fmt: skip


@pytest.mark.parametrize("case", OWNS, ids=[case[0] for case in OWNS])
def test_own_opens_a_field_with_what_is_there(play, case):
    own, state, text, chosen, typed, met = case
    room = play(
        {"kind": "edit", "say": "Your own?", "reveal": "There.", "own": own, "state": state,
         "tries": [{"label": "one", "state": {}}]}
    )  # fmt: skip
    assert [choice.text for choice in room.bar.step.choices] == ["one", "Your own…"]
    field = room.bar.own
    assert not field.isVisible()
    room.key(K.Key_B)
    assert field.isVisible()
    assert (field.text(), field.selectedText()) == (text, chosen)
    field.setText(typed)
    room.bot.keyClick(field, K.Key_Return)
    assert not field.isVisible()
    assert met(room.session.lab)
    assert room.bar.step.reveal == "There."
    assert [choice.lit for choice in room.bar.step.choices] == [False, True]
    room.key(K.Key_A)
    assert not met(room.session.lab)


def test_own_says_what_cannot_be_and_esc_closes_it_alone(play):
    room = play(
        {"kind": "edit", "say": "Your own?", "reveal": "There.", "own": "letters",
         "state": {"tab": "heads", "document": {"model": {
             "name": "letters", "text": "K T B", "layer": 2}}},
         "tries": [{"label": "one", "state": {}}]}
    )  # fmt: skip
    room.player.choose(1)
    room.bar.own.setText("X Y")
    room.bot.keyClick(room.bar.own, K.Key_Return)
    assert "has 'X'" in room.bar.text.text
    assert room.bar.own.isVisible()
    assert room.session.lab.document.tokens == tuple("KTB")
    room.bot.keyClick(room.bar.own, K.Key_Escape)
    assert not room.bar.own.isVisible()
    assert room.player.between is None
    assert room.bar.text.text == "Your own?"


def test_parts_of_a_question_light_with_its_answer():
    step = LessonStep(
        "A B A?", kind="vote", choices=("A", "B"), answer="B", reveal="B.",
        slide=Slide(("A B A?",), lights=("A", "B")),
    )  # fmt: skip
    asked = Poll("vote", 2, waits=True)
    assert [picture.lit for picture in pictures_of(step, asked)] == [""]
    assert [picture.lit for picture in pictures_of(step, asked.go_on())] == ["A", "B", ""]


def test_a_model_is_shown_as_it_was_saved_while_it_learned(play, qtbot):
    room = play(
        {"say": "How it learned.", "plays": {"what": "training", "first": 1, "last": 3,
                                             "seconds": 0.01},
         "state": {"tab": "grid", "document": {"model": {
             "name": "letters", "text": "K T B R K T B", "layer": 2}}}},
    )  # fmt: skip
    name = lambda: room.session.lab.document.heads[0].name  # noqa: E731
    qtbot.waitUntil(lambda: name() == "L2·H1 · step 75: 14%")
    assert room.player.place == 0


def test_letters_that_the_task_does_not_know_are_refused(play):
    """They gave way to the usual text, which nobody had typed."""
    room = play(
        {"kind": "edit", "say": "Give a word.", "own": "text",
         "tries": [{"label": "AB", "state": {"learning": {"text": "ABCDABCD"}}}],
         "reveal": "{hits}.", "state": {"tab": "learning", "learning": {"step": 0}}},
    )  # fmt: skip
    sight = OwnSight(room.session.lab, {"tab": "learning"}, room.player.step)
    with pytest.raises(EditError, match=r"text: found 0 that the task knows"):
        typed(sight, "ZZZ")
    with pytest.raises(EditError, match=r"text: found 26 tokens, expected 2 to 24"):
        typed(sight, "ABCDEFGHIJKLM")
    assert typed(sight, "abc").learning.text == "ABCABC"


def test_parts_side_by_side_say_each_number_once(play):
    """The grid of tab 5 came with counts of its own, which lay over those beside it."""
    room = play(
        {"say": "The price.", "big": ["grid", "counts"],
         "state": {"tab": "sparse", "sparse": {"kind": "sink-window", "window": 4}}}
    )  # fmt: skip
    for place in ("picture", "class"):
        assert readable(room)[place].count("70 of 136") == 1


def test_in_large_letters_choices_leave_room_for_the_question_and_the_buttons(play):
    room = play(
        {"kind": "vote", "say": "Now the last word asks. Which word does “tired” look at most?",
         "choices": ["“street”", "“too”", "“animal”", "“tired” itself"], "answer": "C",
         "reveal": "There."}
    )  # fmt: skip
    room.window.resize(1280, 720)
    room.key(K.Key_F5)
    for _ in range(6):
        room.key(K.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    bar = room.player.bar
    for button in bar.choices[:4]:
        assert not button.geometry().intersects(bar.back.geometry())
        assert bar.rect().contains(button.geometry())
    assert bar.text.height() > 0
