"""`lesson check`: what would be seen too early, said wrongly, or read in no time is named."""

from dataclasses import replace

import pytest

from attnviz.model.files import library
from attnviz.model.lessons.check import needed_seconds, remarks, words
from attnviz.model.lessons.lesson import lesson_of

FILES = {i: library.load(i) for i in library.COURSE}


def said(lesson_id, change, place):
    """Return what is said of a bundled lesson with one step changed, counted from 1."""
    file = FILES[lesson_id]
    steps = [dict(step) for step in file.steps]
    steps[place - 1] = change(steps[place - 1])
    lesson = lesson_of(replace(file, steps=tuple(steps)), lesson_id)
    return [str(remark) for remark in remarks(lesson) if remark.grave]


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_nothing_is_wrong_with_the_bundled_lessons(lesson_id):
    assert [str(r) for r in remarks(lesson_of(FILES[lesson_id], lesson_id)) if r.grave] == []


# Their answers are on no screen before the click; what they hide would lead to them.
ELSEWHERE = {
    ("many-heads-one-bill", 4),
    ("fewer-scores", 1),
    ("who-looks-where", 6),
    ("a-real-head", 4),
}
HIDING = [
    (lesson_id, place)
    for lesson_id, file in FILES.items()
    for place, step in enumerate(file.steps, 1)
    if step.get("covers") and (lesson_id, place) not in ELSEWHERE
    and step.get("kind") in ("vote", "discuss", "typed", "point")
    and "{" in step["reveal"] and "slide" not in step
]  # fmt: skip


def test_most_questions_hide_something():
    assert len(HIDING) >= 12


@pytest.mark.parametrize(("lesson_id", "place"), HIDING)
def test_without_its_covers_an_answer_stands_on_the_screen(lesson_id, place):
    told = said(lesson_id, lambda step: {**step, "covers": []}, place)
    assert any("stands on the screen before the click" in text for text in told), told


def test_what_an_earlier_step_shows_is_no_question():
    shown = {"state": {"tab": "heads", "head": "Who is it?", "token": "tired"}}
    told = said("who-looks-where", lambda step: {**step, **shown}, 2)
    assert "step 3, then: 96% ({share tired animal}) can be read at step 2 already." in told
    told = said("why-sqrt-d", lambda step: {**step, "covers": []}, 2)
    assert "step 3, then: 100.0% ({left 1}) can be read at step 2 already." in told


def test_a_number_that_the_engine_does_not_give():
    wrong = {"reveal": "“animal”: {share tired animal = 95%}."}
    told = said("who-looks-where", lambda step: {**step, **wrong}, 3)
    assert told == [
        "step 3, then: found 95% for {share tired animal}, the engine gives 96%."
    ]  # fmt: skip


def test_texts_too_long_and_steps_too_short():
    told = said("who-looks-where", lambda step: {**step, "say": "word " * 31}, 3)
    assert "step 3, read: found 31 words, expected at most 30." in told
    told = said("who-looks-where", lambda step: {**step, "seconds": 20}, 3)
    assert told[0].startswith("step 3, seconds: found 20 s, expected about ")
    assert told[1].startswith("minutes: found 12, but") or len(told) == 1


def test_the_same_letter_three_times_running():
    turned = lambda step: {**step, "choices": step["choices"][1:] + step["choices"][:1],  # noqa: E731
                           "reasons": [], "answer": "C"}  # fmt: skip
    told = said("one-layer-by-hand", turned, 6)
    assert told == ["step 6, answer: C is right 3 times running."]


def test_a_click_that_changes_nothing():
    still = lambda step: {**step, "reveal": "So it is.", "covers": [], "after": {}}  # noqa: E731
    told = said("who-looks-where", still, 3)
    assert told == [
        "step 3, then: the click changes nothing on the screen: hide something, or say “after:”."
    ]


def test_words_are_counted_as_they_are_read():
    assert words("Scores 3, 0, 0. – “it” ÷ √4 = 2: why?") == 9
    step = lesson_of(FILES["who-looks-where"], "x").steps[2]
    assert needed_seconds(step) == pytest.approx(75, abs=20)
