"""What a sheet holds: read from the lesson, its numbers worked out, its slips named."""

import re
from dataclasses import replace

import pytest
from old_lessons import OLD, old

from attnviz.engine import mask_costs
from attnviz.errors import LessonError
from attnviz.model.files import attn, library
from attnviz.model.files.attn import LabFile
from attnviz.model.lessons import computed
from attnviz.model.lessons.computed import Sight
from attnviz.model.lessons.handout import LinePart, Prediction, Work, handout_of
from attnviz.model.lessons.lesson import lesson_of

FILES = {i: library.load(i) for i in library.COURSE}
LESSONS = {i: lesson_of(FILES[i], i) for i in library.COURSE}


def sheet(lesson_id, **other):
    tree = {**FILES[lesson_id].extra["handout"], **other}
    return handout_of(LESSONS[lesson_id], tree)


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_every_lesson_has_a_sheet(lesson_id):
    made = sheet(lesson_id)
    assert len(made.votes) == 3
    assert made.work and made.question and made.answer
    assert len(made.experiment) == 3
    assert any(work.figure for work in made.work)
    assert any(piece.blank for work in made.work for piece in work.pieces)


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_numbers_in_braces_are_what_their_author_expected(lesson_id):
    lesson = LESSONS[lesson_id]
    for work in FILES[lesson_id].extra["handout"]["work"]:
        text, step = (
            (work, 1) if isinstance(work, str) else (work.get("text", ""), work.get("step"))
        )
        for named in computed.named_in(text):
            screen = lesson.shown(step - 1, revealed=True)
            assert computed.said(named, Sight(screen)) == named.written, text


def test_numbers_that_are_printed_follow_too():
    """What a pupil fills in without braces, worked out here."""
    by_hand = sheet("one-layer-by-hand").work
    products = [float(piece.text.replace("−", "-")) for piece in by_hand[1].pieces if piece.blank]
    assert sum(products[:4]) == pytest.approx(products[4])
    q, k = re.findall(r": ([\d., −]+);.*: ([\d., −]+)\. Four", by_hand[1].text)[0]
    pairs = zip(q.replace("−", "-").split(", "), k.split(", "), strict=True)
    assert [round(float(a) * float(b), 2) for a, b in pairs] == products[:4]
    said = re.findall(r"[(−\d.)]+", by_hand[5].text)
    share = [float(n.replace("−", "-").strip("()")) for n in said if n.strip("().")]
    blended = sum(a * b for a, b in zip(share[0:6:2], share[1:6:2], strict=True))
    assert blended == pytest.approx(share[6], abs=0.005)
    bill = [piece.text for piece in sheet("many-heads-one-bill").work[4].pieces if piece.blank]
    assert bill[0] == f"{mask_costs.LLAMA_2_7B.cache_per_token_and_layer // 1024}"
    gap = [piece.text for piece in sheet("why-sqrt-d").work[3].pieces if piece.blank]
    assert float(gap[-1]) == pytest.approx(float(gap[0]) - float(gap[2]), abs=0.005)


@pytest.mark.parametrize("lesson_id", OLD)
def test_a_lesson_that_says_nothing_of_it_has_one_too(lesson_id):
    made = handout_of(lesson_of(attn.load(old(lesson_id)), lesson_id))
    assert made.votes == ()
    assert made.work == ()


def test_a_sheet_is_made_of_what_the_steps_ask():
    lesson = LESSONS["who-looks-where"]
    made = handout_of(replace(lesson, steps=lesson.steps))
    assert [vote.step for vote in made.votes] == [1, 3, 5, 6]
    assert made.experiment == ("proposal", "my guess", "result")


def test_a_line_is_parted_into_print_and_blanks():
    work = Work("A word asks with its [[query]], and [[100%]] are given.")
    assert work.pieces == (
        LinePart("A word asks with its "), LinePart("query", True), LinePart(", and "),
        LinePart("100%", True), LinePart(" are given."),
    )  # fmt: skip
    assert Prediction(3).text == ""


@pytest.mark.parametrize(
    ("tree", "said"),
    [
        ({"vote": []}, "handout: found the unknown field 'vote'. Did you mean 'votes'?"),
        ({"votes": [12]}, "handout.votes[0]: found step 12, expected 1 to 11."),
        ({"votes": [{"text": "x"}]}, "handout.votes[0]: found an object, expected an object with"),
        ({"work": [{"figure": "cube"}]}, "handout.work[0].figure: found 'cube', expected one of"),
        ({"work": [{}]}, "handout.work[0]: found an object, expected a line, a step and a text"),
        ({"work": ["{shares it it}"]}, "handout.work[0]: 'shares': found no such number"),
        ([], "handout: found an empty list, expected an object in braces"),
    ],
)
def test_a_slip_is_named(tree, said):
    with pytest.raises(LessonError) as error:
        handout_of(LESSONS["who-looks-where"], tree)
    assert str(error.value).startswith(said)


def test_a_sheet_goes_with_the_lesson_as_markdown():
    file = FILES["fewer-scores"]
    back = attn.loads(attn.markdown(LabFile(file.lab, steps=file.steps, extra=file.extra)))
    assert back.extra["handout"] == file.extra["handout"]
