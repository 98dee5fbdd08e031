"""What a step of a lesson may be, what its reveal and its tries change, and what is refused."""

import pytest

from attnviz.engine.steps.run import run
from attnviz.errors import LessonError
from attnviz.model.files import library
from attnviz.model.files.attn import LabFile, dumps, loads
from attnviz.model.lessons.draft import draft_of
from attnviz.model.lessons.lesson import lesson_of
from attnviz.model.lessons.step import LessonStep, read_steps

START = library.start_lab()
VOTE = {
    "kind": "vote", "say": "Which word does “tired” look at most?",
    "choices": ["“street”", "“too”", "“animal”", "“tired”"], "answer": "C",
    "reasons": ["the nearest noun", "the word next to it", "", "its own meaning"],
    "reveal": "“{most tired}”: {share tired animal = 96%}.",
    "state": {"tab": "heads", "token": "tired"}, "covers": ["row", "head name"],
    "big": ["columns"], "seconds": 75, "notes": "Of {sum}.",
}  # fmt: skip
EDIT = {
    "kind": "edit", "say": "Give a word.", "reveal": "“{word last}”: “{most last}” {top last}.",
    "state": {"document": {"sentence": "The animal crossed because it was wide"}, "token": "wide"},
    "covers": ["row"], "own": "sentence",
    "tries": [
        {"label": "hungry",
         "state": {"document": {"sentence": "The animal crossed because it was hungry"},
                   "token": "hungry"}},
        {"label": "old", "reveal": "Neither.",
         "state": {"document": {"sentence": "The animal crossed because it was old"},
                   "token": "old"}},
    ],
}  # fmt: skip
SLIDE = {
    "kind": "slide", "say": "Four lines.", "answer": "none",
    "slide": {"lines": ["a", "b"], "swap": ["tired", "wide"],
              "bars": [[["“animal”", 50], ["“too”", 50]]], "lights": ["a"]},
}  # fmt: skip
TYPED = {
    "kind": "typed", "say": "What is the score?", "answer": "1.96", "accept": [1.9, 2.0],
    "diagnoses": [{"number": 2.2, "text": "the minus was lost"}], "reveal": "It is {scores 3 2}.",
    "state": {"tab": "steps", "step": 6},
    "plays": {"what": "step", "first": 1, "last": 5, "seconds": 5},
    "after": {"step": 10, "big": ["result"]}, "marks": True,
    "targets": [{"text": "≤ 90 scores", "number": "count", "most": 90}],
}  # fmt: skip


def lesson(*steps, **top):
    return lesson_of(LabFile(START, steps=steps, extra=top), "my.attn")


def vote(**other):
    plain = {**VOTE, "notes": "Let three people say why."}
    return {name: value for name, value in (plain | other).items() if value is not None}


def test_a_step_comes_back_as_it_was_written():
    trees = [vote(), EDIT, SLIDE, TYPED]
    assert [step.tree() for step in read_steps(trees)] == trees
    made = lesson(*trees, minutes=3, goal="You can vote.")
    again = lesson_of(loads(dumps(made.lab, steps=trees)), "again")
    assert [step.tree() for step in again.written] == trees
    assert [step.tree() for step in draft_of(again).steps] == trees


def test_numbers_are_filled_in_and_kept_as_written():
    made = lesson(vote(), goal="You can vote.", next="why-sqrt-d")
    assert made.steps[0].reveal == "“animal”: 96%."
    assert made.written[0].reveal == VOTE["reveal"]
    assert (made.goal, made.next) == ("You can vote.", "why-sqrt-d")
    assert made.steps[0].right == 2


def test_the_reveal_and_the_tries_are_states_of_their_own():
    made = lesson(vote(after={"document": {"swap_word": False}, "token": "it"}), EDIT, TYPED)
    assert made.shown(0).covers == ("row", "head name")
    assert made.shown(0, revealed=True).covers == ()
    assert made.shown(0, revealed=True).big == ("columns",)
    assert made.shown(0, revealed=True).selection["token"] == 7
    assert made.shown(1, attempt=1).lab.document.tokens[-1] == "old"
    assert made.shown(1, attempt=1).covers == ()
    assert [one.reveal for one in made.steps[1].tries] == ["“hungry”: “animal” 97%.", "Neither."]
    assert made.steps[1].reveal == made.steps[1].tries[0].reveal
    assert (made.shown(2).selection["step"], made.shown(2, True).selection["step"]) == (6, 10)
    assert (made.shown(2).big, made.shown(2, True).big) == ((), ("result",))


def test_what_a_class_types_itself_is_worked_out_too():
    made = lesson(EDIT, TYPED)
    screen = made.shown(0, attempt=0)
    assert made.revealed_on(0, screen) == "“hungry”: “animal” 97%."
    target = made.steps[1].targets[0]
    assert made.met(target, 1, screen)  # 70 of 136
    full = lesson({"say": "x", "state": {"sparse": {"kind": "full"}}}).shown(0)
    assert not made.met(target, 1, full)


@pytest.mark.parametrize(
    ("step", "begins"),
    [
        (vote(kind="poll"), "step 1.kind: found 'poll', expected one of 'show', 'ask', 'vote'"),
        (vote(answer="E"), "step 1.answer: found 'E', expected the letter of the right choice: A"),
        (vote(answer=None), "step 1.answer: found '', expected the letter"),
        (vote(choices=list("abcde"), reasons=None), "step 1.choices: found 5 in a vote, expected"),
        (vote(reasons=["x"]), "step 1.reasons: found 1, expected one for each of 4 choices."),
        (vote(covers=["rows"]), "step 1.state.covers[0]: found 'rows', expected one of 'answer'"),
        (vote(big=["walk"]), "step 1.state.big[0]: found 'walk', expected one of 'columns'"),
        (vote(after={"tab": "x"}), "step 1.after.tab: found 'x', expected one of"),
        (vote(reveal="{shares tired animal}"), "step 1.reveal: 'shares': found no such number"),
        (vote(reveal="{share tired dog}"), "step 1.reveal: {share tired dog}: found dog, expected"),
        (vote(reveal="{share tired}"), "step 1.reveal: {share tired}: found 1, expected 2"),
        (vote(reveal="{copy L3·H1}"), "step 1.reveal: {copy L3·H1}: found L3·H1, expected a head"),
        (vote(reveal="{guess 99}"), "step 1.reveal: {guess 99}: found 99, expected a number from"),
        (vote(plays={"what": "step", "first": 0, "last": 5, "seconds": 1}),
         "step 1.plays.first: found 0, expected a whole number from 1 to 64"),
        (vote(plays={"what": "learn", "first": 0, "last": 20001, "seconds": 1}),
         "step 1.plays.last: found 20001, expected a whole number from 0 to 20,000"),
        (vote(reveal="{}"), "step 1.reveal: {}: found no name between the braces."),
        (vote(reveal="{share it it as many}"), "step 1.reveal: {share it it as many}: found the f"),
        (vote(notes="{sum}"), "step 1.notes: 'sum': found no such number, expected one of share"),
        ({**EDIT, "tries": []}, "step 1.tries: found nothing, but a step of kind 'edit' needs it."),
        ({**EDIT, "tries": [{"label": "a"}]}, "step 1.tries[0]: found an object, expected an obj"),
        ({**EDIT, "own": "words"}, "step 1.own: found 'words', expected one of 'sentence'"),
        ({**EDIT, "tries": [{"label": "a", "state": {"token": "dog"}}]},
         "step 1.tries[0].state.token: found 'dog', expected a word"),
        ({**SLIDE, "slide": {"line": []}}, "step 1.slide: found the unknown field 'line'. Did you"),
        ({**TYPED, "accept": [3, 2]}, "step 1.accept: found a list of 2, expected the least and"),
        ({**TYPED, "targets": [{"text": "x", "number": "nothing"}]},
         "step 1.targets[0].number: 'nothing': found no such number"),
    ],
)  # fmt: skip
def test_what_does_not_go_together_is_named(step, begins):
    with pytest.raises(LessonError) as error:
        lesson(step)
    assert str(error.value).removeprefix("my.attn: ").startswith(begins)


def test_a_question_of_before_is_still_one():
    old = LessonStep("Look.", ask="Which?", choices=("a", "b"), reveal="a")
    assert (old.kind, old.right, old.asks) == ("ask", None, True)
    assert "kind" not in old.tree()
    assert not LessonStep("Look.").asks


def told(text, state):
    step = {"kind": "point", "say": "Where?", "reveal": text, "state": state}
    return lesson(step).steps[0].reveal


def test_every_kind_of_number_is_the_engines():
    heads = {"tab": "heads", "head": "Who is it?", "token": "tired"}
    trace = run(START.document)
    assert told("{share tired animal} {share was The in Resting as %1}", heads) == (
        f"96% {100 * trace.pattern[3, 8, 0]:.1f}%"
    )
    assert told("{top tired} {most tired} {word last} {word 2}", heads) == "96% animal tired animal"
    assert told("{share tired it}", heads) == "<1%"
    assert told("{Q tired 1 as 0} {K animal 1 as 0} {scores tired animal as 0}", heads) == "4 3 12"
    assert told("{out tired living as +2} {length it in Resting}", heads) == "+1.00 0.09"
    assert told("{kept}", heads) == "16"
    muted = {"tab": "grid", "document": {"muted": [0, 2]}}
    assert told("{muted}: {out tired living as +2}", muted) == "H1 and H3: +0.00"
    steps = {"tab": "steps", "step": 10}
    assert told(
        "{scaled_scores sat cat} {exponentials sat cat as 3} {row_sums sat as 3}", steps
    ) == ("0.98 2.664 4.009")
    assert told("{changed} {K_T 1 cat}", steps) == "0 1.20"
    root = {"tab": "saturation", "saturation": {"d_k": 64}}
    assert told("{left 1} {right 1} {end 2} {divided 2} {gap 1 4}", root) == (
        "100.0% 49.5% −15.0 −1.88 8.9"
    )
    assert told("{slope left} {slope right} {largest right} {range} {draw}", root) == (
        "0.0004 0.3829 49.5% 27.4 chapter"
    )
    window = {"tab": "sparse", "sparse": {"kind": "window", "window": 4}}
    assert told("{count} {part} {count full} {count sink-window}", window) == "58 43% 136 70"
    assert told("{count long} {count full long} {part sink-window long}", window) == (
        "528.5 M 8.59 B 6.2%"
    )
    assert told("{reach 2} {layers} {memory as GiB1} {memory full}", window) == "7 5 2.0 64 GiB"
    assert told("{layout part} {layout memory} {window} {pattern_name}", window) == (
        "17% 10.4 GiB 4 Window"
    )
    assert told("{cache 1} {cache 4096} {cache 131072 8}", window) == "512 KiB 2 GiB 16 GiB"


def test_braces_of_a_file_of_before_stay_what_they_were():
    old = {"say": "The set {1, 2}, {QK^T}, {} and {{x}}.", "ask": "Is {share it animal} there?"}
    step = lesson(old).steps[0]
    assert step.say == old["say"]
    assert step.ask == "Is 47% there?"
    with pytest.raises(LessonError, match=r"step 1.say: '1,': found no such number"):
        lesson(old | {"seconds": 5})
    braced = lesson({"say": "{{1, 2}} {kept}", "seconds": 5}).steps[0]
    assert braced.say == "{1, 2} 16"


def test_nobody_reads_so_many_numbers():
    many = "{kept}" * 41
    with pytest.raises(LessonError, match=r"step 1.say: found 41 numbers in braces, expected at m"):
        lesson({"say": many, "seconds": 5})
    assert lesson({"say": many}).steps[0].say == many


def test_a_number_that_is_0_is_kept():
    step = {
        **EDIT,
        "plays": {"what": "learn", "first": 0, "last": 5, "seconds": 1},
        "targets": [{"text": "small", "number": "count", "least": 0, "most": 0}],
    }
    (made,) = read_steps([step])
    assert made.tree()["plays"]["first"] == 0
    assert made.tree()["targets"] == step["targets"]
